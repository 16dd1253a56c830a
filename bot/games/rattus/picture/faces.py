"""A rat token as it is drawn everywhere: face down, or its face with limit, letters and classes."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import lighter
from rules.rattus.components import TokenFace
from rules.rattus.view import LAID_OUT, REDRAWN

from .facts import CLASS_ICON

RAT: Final = "#3b342f"
GOLD: Final = {False: "#d9a93c", True: "#a8741a"}  # the ring of a starting rat on dark, and on paper
ROOMY, CLEAR = 70, 22  # a token so wide has room for letters of this size
AGAIN: Final = "3 4"  # how the rim of a token is dashed that came back from the discards


def letters_of(face: TokenFace) -> str:
    """What stands beside the limit value."""
    return "M" * face.majority + "A" * face.everybody


def back(canvas: Canvas, r: float, origin: int) -> None:
    """A token face down: ringed if it lies there from the start, with a dashed ring if it was drawn again."""
    theme = canvas.theme
    fill = theme.paper if theme.flat else canvas.svg.radial("rat", (0, lighter(RAT, 0.22)), (1, RAT), radius=0.6)
    canvas.svg.circle(0, 0, r, Paint(fill, theme.dark, 2))
    if origin in (LAID_OUT, REDRAWN):
        rim = theme.dark if theme.flat else GOLD[False]
        canvas.svg.circle(0, 0, r - 3.5, Paint(NONE, rim, 2.4, dash=AGAIN if origin == REDRAWN else ""))
    canvas.icon("rat", 0, -1, r * 1.35, theme.dark if theme.flat else "#efe3c6")


def front(canvas: Canvas, face: TokenFace, wide: float, tall: float, origin: int) -> None:
    """A token face up around the origin: limit and letters above, classes below."""
    theme = canvas.theme
    canvas.svg.rect(-wide / 2, -tall / 2, wide, tall, Paint(theme.paper, theme.dark, 2), tall * 0.16)
    ring(canvas, wide - 7, tall - 7, ringed=face.ringed, again=origin == REDRAWN)
    size, told = min(tall, wide * 1.15), letters_of(face)
    left = -wide * (0.3 if len(told) > 1 else 0.18) if told else 0
    limit = Type(size * (0.5 if wide >= ROOMY else 0.56), 700)
    canvas.label(left, -size * 0.05, str(face.limit), limit, theme.dark, wide * 0.5, anchor="middle")
    if told:
        beside = left + size * 0.17
        letter = Type(max(CLEAR if wide >= ROOMY else 15, size * 0.34), 700)
        canvas.label(beside, -size * 0.05, told, letter, theme.dark, wide / 2 - beside - 2)
    classes(canvas, face, 0, size * 0.24, size * 0.4, wide - 8)


def ring(canvas: Canvas, wide: float, tall: float, *, ringed: bool, again: bool) -> None:
    """The golden ring within the rim of a starting rat; dashed for a token that came back from the discards."""
    if ringed or again:
        colour = canvas.theme.dark if canvas.theme.flat else GOLD[True]
        paint = Paint(NONE, colour, 2.4, dash=AGAIN if again else "")
        canvas.svg.rect(-wide / 2, -tall / 2, wide, tall, paint, tall * 0.13)


def classes(canvas: Canvas, face: TokenFace, x: float, y: float, size: float, room: float, fill: str = "") -> None:
    """The class symbols in a row around a point."""
    n = len(face.classes)
    step = min(size * 1.12, room / max(n, 1))
    for nth, cls in enumerate(face.classes):
        canvas.icon(CLASS_ICON[cls], x + (nth - (n - 1) / 2) * step, y, min(size, step), fill or canvas.theme.dark)
