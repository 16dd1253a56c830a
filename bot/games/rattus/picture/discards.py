"""Below the map: every rat token of the box in its place, those turned up lit; and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import mixed
from rules.rattus.components import Region, TokenFace, shelf
from rules.rattus.view import REDRAWN, View

from .box import BoxToken, kind, places
from .faces import AGAIN, GOLD, RAT, classes, letters_of

LEFT, TOP, WIDE, TALL = 8, 773, 866, 123
LINE: Final = 31  # how high the legend is
ROWS: Final = 4
STEP: Final = 22.4  # from row to row
HEAD: Final = 36  # how wide the head of a block is
TITLE: Final = Type(23, 700)
LEGEND: Final = Type(20)


def band(canvas: Canvas, scene: Scene) -> None:
    """The tokens in blocks by limit and letters."""
    canvas.plate(LEFT, TOP, WIDE, TALL)
    _legend(canvas, scene)
    with canvas.svg.group(at=(LEFT + 8, TOP + LINE)):
        blocks = [list(block) for _, block in groupby(places(scene.view), lambda place: kind(place.face))]
        columns = [-(-len(block) // ROWS) for block in blocks]
        wide, x = (WIDE - 16 - len(blocks) * (HEAD + 4)) / sum(columns), 0.0
        for block, n in zip(blocks, columns, strict=True):
            with canvas.svg.group(at=(x, 0)):
                _block(canvas, block, wide)
            x += HEAD + 4 + n * wide


def _block(canvas: Canvas, block: list[BoxToken], wide: float) -> None:
    """The tokens with the same limit and letters: how many of them have been turned up, and each with its classes."""
    _head(canvas, block[0].face, f"{sum(place.lit for place in block)}/{len(block)}")
    spots = [(HEAD + 2 + (nth // ROWS + 0.5) * wide, 10.5 + nth % ROWS * STEP) for nth in range(len(block))]
    for place, at in sorted(zip(block, spots, strict=True), key=lambda spot: spot[0].name in canvas.changed):
        with canvas.piece(place.name, at):  # those that glow lie above the others
            _chip(canvas, place, wide - 2, STEP - 2)


def _head(canvas: Canvas, face: TokenFace, found: str) -> None:
    theme = canvas.theme
    canvas.svg.circle(HEAD / 2, 17, 17.5, Paint(theme.paper, theme.dark, 2))
    canvas.label(HEAD / 2, 25.5, str(face.limit), Type(26, 700), theme.dark, 26, anchor="middle")
    if letters := letters_of(face):
        canvas.label(HEAD / 2, 55, letters, Type(22, 700), theme.ink, HEAD, anchor="middle")
    canvas.label(HEAD / 2, 79, found, Type(20, 600), theme.faint, HEAD, anchor="middle")


def _chip(canvas: Canvas, place: BoxToken, wide: float, tall: float) -> None:
    """A token: on paper if it has been turned up, else faint; ringed within its rim if it is a starting rat."""
    theme, gold = canvas.theme, canvas.theme.dark if canvas.theme.flat else GOLD[place.lit]
    fill, rim, ink = theme.paper, theme.edge, theme.dark
    if not place.lit:
        fill, rim = theme.sunk, mixed(theme.sunk, theme.edge, 0.6)
        gold, ink = mixed(gold, theme.sunk, 0.4), "#767676" if theme.flat else mixed(theme.sunk, theme.faint, 0.5)
    left, top, dash = -wide / 2, -tall / 2, AGAIN if place.again else ""
    canvas.svg.rect(left, top, wide, tall, Paint(fill, rim, 2 if dash else 1, dash=dash), 6)
    if place.face.ringed:
        canvas.svg.rect(left + 2, top + 2, wide - 4, tall - 4, Paint(NONE, gold, 2), 4.5)
    classes(canvas, place.face, 0, 0, tall - 3, wide - 3, ink)
    canvas.frame_glow(place.name, left, top, wide, tall, 6)


# --------------------------------------------------------------------------- what the signs mean


def _legend(canvas: Canvas, scene: Scene) -> None:
    """How many tokens have been turned up, then sign after sign."""
    view, words, theme = scene.view, scene.words, canvas.theme
    title = words("picture-discarded", n=len(view.discards), all=len(shelf.components(view.edition).rats))
    canvas.label(LEFT + 12, TOP + 23, title, TITLE, theme.ink, 250)
    signs = [*ALWAYS, *_needed(view)]
    texts = [words(_told(view, sign)) for sign in signs]
    x = LEFT + 34 + min(250, width(title, TITLE))
    letter, gap = _spaced(texts, WIDE + LEFT - 8 - x)
    for sign, text in zip(signs, texts, strict=True):
        with canvas.svg.group(at=(x + SIGN / 2 - 3, TOP + 16)):
            _sign(canvas, sign)
        canvas.label(x + SIGN, TOP + 23, text, letter, theme.faint, 220)
        x += SIGN + width(text, letter) + gap


def _spaced(texts: list[str], room: float) -> tuple[Type, float]:
    """The lettering of the legend, smaller where many signs need it, and the space from text to sign."""
    least = 7
    free = room - len(texts) * (SIGN + least) + least
    letter = LEGEND._replace(size=min(LEGEND.size, LEGEND.size * free / sum(width(text, LEGEND) for text in texts)))
    spare = free - sum(width(text, letter) for text in texts)
    return letter, least + min(20, spare / max(1, len(texts) - 1))


SIGN: Final = 29  # how wide a sign is, with the space to its text
LETTER: Final = {"majority": "M", "everybody": "A"}
ALWAYS: Final = ("majority", "everybody", "start", "order")
LEGENDS: Final = {
    "majority": "picture-rattus-majority",
    "everybody": "picture-rattus-everybody",
    "start": "picture-rattus-start",
    "known": "picture-rattus-start-known",
    "order": "picture-rattus-order",
    "again": "picture-rattus-again",
    "looked": "picture-rattus-looked",
}


def _told(view: View, sign: str) -> str:
    """What a sign means. With few seats starting rats lie in the supply too, and nobody knows where these come."""
    return LEGENDS["known" if sign == "start" and len(view.regions) < len(Region) else sign]


def _needed(view: View) -> Iterator[str]:
    """The signs that only some tables have."""
    rats = [rat for here in view.regions for rat in here.rats]
    if any(rat.origin == REDRAWN for rat in rats):
        yield "again"
    if any(rat.seen_by for rat in rats):
        yield "looked"


def _sign(canvas: Canvas, sign: str) -> None:
    theme = canvas.theme
    if sign in LETTER:
        canvas.label(0, 7, LETTER[sign], Type(22, 700), theme.ink, 26, anchor="middle")
    elif sign == "looked":
        canvas.svg.circle(-1, 2, 9, Paint(RAT, theme.faint, 1.5))
        canvas.svg.circle(5, -6, 5, Paint(theme.paper, theme.dark, 1.5))
    elif sign == "order":
        for x, fill in ((-9, theme.ink), (0, NONE), (8, NONE)):
            canvas.svg.circle(x, 0, 5 if fill == NONE else 6, Paint(fill, theme.ink, 1.6))
    else:
        rim = theme.dark if theme.flat else GOLD[False]
        canvas.svg.circle(0, 0, 9, Paint(NONE, rim, 2.6, dash=AGAIN if sign == "again" else ""))
