"""Below the map: every rat token of the box in its place, those turned up lit; and what the signs mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from bot.pictures.letters import Type, width
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.rattus.components import Face, shelf
from rules.rattus.state import REDRAWN
from rules.rattus.view import View

from .faces import AGAIN, GOLD, RAT, classes, letters_of

LEFT, TOP, WIDE, TALL = 8, 774, 866, 122
ROWS: Final = 4
HEAD: Final = 36  # how wide the head of a block is
TITLE: Final = Type(23, 700)
LEGEND: Final = Type(20)


class Place(NamedTuple):
    """Where a token of the box is shown, and whether it has been turned up; or may be the one drawn again."""

    face: Face
    lit: bool
    again: bool


def band(pen: Pen, scene: Scene) -> None:
    """The tokens in blocks by limit and letters."""
    pen.plate(LEFT, TOP, WIDE, TALL)
    _legend(pen, scene)
    with pen.piece("discards", (LEFT + 8, TOP + 34)):
        pen.frame_glow("discards", -4, -1, WIDE - 8, TALL - 37, 6)
        blocks = [list(block) for _, block in groupby(places(scene.view), lambda place: _kind(place.face))]
        columns = [-(-len(block) // ROWS) for block in blocks]
        wide, x = (WIDE - 16 - len(blocks) * (HEAD + 6)) / sum(columns), 0.0
        for block, n in zip(blocks, columns, strict=True):
            with pen.svg.group(at=(x, 0)):
                _block(pen, block, wide)
            x += HEAD + 6 + n * wide


def places(view: View) -> Iterator[Place]:
    """All tokens of the box by limit, letters and classes."""
    lit, again = Counter(view.discards), Counter(view.discards[: view.redrawn])
    for face in sorted(shelf.components(view.edition).rats, key=lambda face: (_kind(face), face.classes)):
        yield Place(face, lit[face] > 0, again[face] > 0)
        lit[face] -= 1
        again[face] -= 1


def _kind(face: Face) -> tuple[int, int, int]:
    return face.limit, face.everybody, face.majority


def _block(pen: Pen, block: list[Place], wide: float) -> None:
    """The tokens with the same limit and letters: how many of them have been turned up, and each with its classes."""
    _head(pen, block[0].face, f"{sum(place.lit for place in block)}/{len(block)}")
    for nth, place in enumerate(block):
        with pen.svg.group(at=(HEAD + 2 + (nth // ROWS + 0.5) * wide, 9.5 + nth % ROWS * 21.3)):
            _pill(pen, place, wide - 3)


def _head(pen: Pen, face: Face, found: str) -> None:
    theme = pen.theme
    pen.svg.circle(HEAD / 2, 17, 17, Paint(theme.paper, theme.dark, 2))
    pen.label(HEAD / 2, 25.5, str(face.limit), Type(26, 700), theme.dark, 26, anchor="middle")
    if letters := letters_of(face):
        pen.label(HEAD / 2, 55, letters, Type(22, 700), theme.ink, HEAD, anchor="middle")
    pen.label(HEAD / 2, 79, found, Type(20, 600), theme.faint, HEAD + 2, anchor="middle")


def _pill(pen: Pen, place: Place, wide: float) -> None:
    """A token: on paper if it has been turned up, else sunk; with a golden rim if it is a starting rat."""
    theme, ringed = pen.theme, place.face.ringed
    rim = (theme.dark if theme.flat else GOLD[False]) if ringed else theme.edge
    fill, seen = (theme.paper, 1.0) if place.lit else (theme.sunk, 0.4)
    dash = AGAIN if place.again else ""
    pen.svg.rect(-wide / 2, -9.7, wide, 19.4, Paint(fill, rim, 2.6 if ringed else 1, seen, dash), 6)
    if place.lit or not theme.flat:
        classes(pen, place.face, 0, 0, 17, wide - 4, theme.dark if place.lit else theme.edge)


# --------------------------------------------------------------------------- what the signs mean


def _legend(pen: Pen, scene: Scene) -> None:
    """How many tokens have been turned up, then sign after sign."""
    view, words, theme = scene.view, scene.words, pen.theme
    title = words("picture-discarded", n=len(view.discards), all=len(shelf.components(view.edition).rats))
    pen.label(LEFT + 12, TOP + 23, title, TITLE, theme.ink, 250)
    told = ["majority", "everybody", "start", *_needed(view)]
    texts = [words(LEGENDS[sign]) for sign in told]
    x = LEFT + 38 + min(250, width(title, TITLE))
    free = WIDE - 10 - (x - LEFT) - sum(width(text, LEGEND) + 17 for text in texts)
    for sign, text in zip(told, texts, strict=True):
        with pen.svg.group(at=(x, TOP + 16)):
            _sign(pen, sign)
        pen.label(x + 17, TOP + 23, text, LEGEND, theme.faint, 220)
        x += 17 + width(text, LEGEND) + min(30, free / max(1, len(told) - 1))


LETTER: Final = {"majority": "M", "everybody": "A"}
LEGENDS: Final = {
    "majority": "picture-rattus-majority",
    "everybody": "picture-rattus-everybody",
    "start": "picture-rattus-start",
    "again": "picture-rattus-again",
    "looked": "picture-rattus-looked",
}


def _needed(view: View) -> Iterator[str]:
    """The signs that only some tables have."""
    rats = [rat for here in view.regions for rat in here.rats]
    if any(rat.origin == REDRAWN for rat in rats):
        yield "again"
    if any(rat.seen_by for rat in rats):
        yield "looked"


def _sign(pen: Pen, sign: str) -> None:
    theme = pen.theme
    if sign in LETTER:
        pen.label(0, 7, LETTER[sign], Type(22, 700), theme.ink, 26, anchor="middle")
    elif sign == "looked":
        pen.svg.circle(0, 2, 9, Paint(RAT, theme.faint, 1.5))
        pen.svg.circle(0, -7, 5, Paint(theme.paper, theme.dark, 1.5))
    else:
        rim = theme.dark if theme.flat else GOLD[False]
        pen.svg.circle(0, 0, 9, Paint(NONE, rim, 2.6, dash=AGAIN if sign == "again" else ""))
