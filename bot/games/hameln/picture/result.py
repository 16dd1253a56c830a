"""The end: who has won, with how many points, what they are made of, and whether a tie fell to the higher influence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.hameln.view import View

from .tokens import token

ICONS: Final = {  # of the lines of the scoring
    "houses": "house",
    "influence": "star",
    "money": "gold",
    "rat_catcher": "",  # a token
    "cat": "cat",
    "ended_game": "rat",
    "road": "piper",
}
LETTER: Final = Type(23, 700)
SIZE: Final = 20.0  # of an icon
BETWEEN: Final = 7.0  # one line and the next
PIECE: Final = 34.0  # the middle of the piece of the seat
ROW: Final = (66.0, 238.0)  # where the lines begin, and their room


def minus(n: int) -> str:
    """A number with a true minus sign."""
    return str(n).replace("-", "−")


def verdict(canvas: Canvas, scene: Scene, wide: float) -> None:
    """The winner; the plate is drawn already."""
    view, words, theme = scene.view, scene.words, canvas.theme
    told = words("hameln-picture-won.tied" if view.tied else "hameln-picture-won")
    name = scene.name(view.ranking[0])
    for x in (34, wide - 34):
        canvas.icon("laurel", x, 42, 58, theme.gold)
    canvas.label(wide / 2, 39, name, Type(30, 700), theme.gold, wide - 132, anchor="middle")
    canvas.label(wide / 2, 70, told, Type(21, 600, True), theme.ink, wide - 132, anchor="middle")


def scored(canvas: Canvas, scene: Scene, seat: int, rows: tuple[float, float, float, float]) -> None:
    """The points of a family under its piece, and the lines that make them: all new, so nothing of it glows."""
    view, theme = scene.view, canvas.theme
    _, second, third, fourth = rows
    with canvas.piece(f"points-{seat}", (PIECE - 1, (second + third) / 2 + 12)):
        canvas.label(0, 8, minus(view.points[seat]), Type(40, 700), theme.gold, 50, anchor="middle")
        canvas.label(0, 27, scene.words("hameln-picture-points"), Type(16, 600, True), theme.ink, 50, anchor="middle")
    line = fourth - min(24.0, (fourth - third) / 2)
    canvas.svg.line((ROW[0], line), (ROW[0] + ROW[1], line), Paint(NONE, theme.edge, 1.2))
    with canvas.piece(f"scored-{seat}", (ROW[0], fourth)):
        _lines(canvas, view, seat)


def _lines(canvas: Canvas, view: View, seat: int) -> None:
    """One after another; closer together where there are many."""
    told = list(_scored(view, seat))
    needed = sum(_wide(text) for _, text in told)
    scale = min(1.0, ROW[1] / max(needed, 1))
    with canvas.svg.group(scale=scale):
        x = 0.0
        for icon, text in told:
            if icon:
                canvas.icon(icon, x + SIZE / 2, 0, SIZE, canvas.theme.faint)
            else:
                token(canvas, x + SIZE / 2, 0, SIZE)
            canvas.label(x + SIZE + 3, 8, text, LETTER, canvas.theme.ink, width(text, LETTER) + 1)
            x += _wide(text)


def _wide(text: str) -> float:
    return SIZE + 3 + width(text, LETTER) + BETWEEN


def _scored(view: View, seat: int) -> Iterator[tuple[str, str]]:
    """The icon and the points of each line in which a family is."""
    for line in view.scoring:
        if (n := line.points[seat]) is not None:
            yield ICONS[line.key], minus(n)
