"""Below the map: what is still out there, and what the signs on rats mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.rattus.components import Region
from rules.rattus.view import REDRAWN, View

from . import still_out
from .faces import AGAIN, GOLD, RAT

LEFT, TOP, WIDE, TALL = 8, 773, 866, 123
LINE: Final = 30  # how high the legend is
LEGEND: Final = Type(20)
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


def band(canvas: Canvas, scene: Scene) -> None:
    """What is out by limit and class, and below it the legend."""
    canvas.plate(LEFT, TOP, WIDE, TALL)
    scale = (WIDE - 20) / still_out.WIDE
    with canvas.svg.group(at=(LEFT + 10, TOP + 2), scale=scale):
        still_out.row(canvas, scene)
    _legend(canvas, scene)


def _legend(canvas: Canvas, scene: Scene) -> None:
    """Sign after sign with its meaning."""
    view, words, theme = scene.view, scene.words, canvas.theme
    signs = [*ALWAYS, *_needed(view)]
    texts = [words(_told(view, sign)) for sign in signs]
    x, y = LEFT + 10.0, TOP + TALL - LINE / 2
    letter, gap = _spaced(texts, WIDE - 18)
    for sign, text in zip(signs, texts, strict=True):
        with canvas.svg.group(at=(x + SIGN / 2 - 3, y)):
            _sign(canvas, sign)
        canvas.label(x + SIGN, y + 7, text, letter, theme.faint, 300)
        x += SIGN + width(text, letter) + gap


def _spaced(texts: list[str], room: float) -> tuple[Type, float]:
    """The lettering of the legend, smaller where many signs need it, and the space from text to sign."""
    least = 7
    free = room - len(texts) * (SIGN + least) + least
    letter = LEGEND._replace(size=min(LEGEND.size, LEGEND.size * free / sum(width(text, LEGEND) for text in texts)))
    spare = free - sum(width(text, letter) for text in texts)
    return letter, least + min(20, spare / max(1, len(texts) - 1))


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
