"""How another seat stands, in a row: rat and where the plague moves it, gold, markers, prestige where it is open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from rules.notre_dame.components import MOST_RAT
from rules.notre_dame.view import View

OTHERS: Final = 46.0  # how high a row is
NAME: Final = Type(25, 600)
NUMBER: Final = Type(28, 700)
NAMED: Final = 210.0  # where the numbers begin
STEP: Final = 148.0


def other(canvas: Canvas, scene: Scene, seat: int) -> None:
    """The row of a seat, from its upper left corner; an hourglass beside whoever is awaited."""
    theme = canvas.theme
    with canvas.svg.group(at=(30, 24)):
        canvas.seat(seat, 14)
    canvas.label(54, 33, scene.name(seat), NAME, theme.ink, NAMED - 96)
    if seat in scene.asked:
        canvas.icon("hourglass", NAMED - 22, 24, 26, theme.gold)
    for nth, (icon, told) in enumerate(_numbers(scene.view, seat)):
        canvas.icon(icon, NAMED + 24 + STEP * nth, 24, 34, theme.faint)
        canvas.label(NAMED + 48 + STEP * nth, 34, told, NUMBER, theme.ink, STEP - 52)


def _numbers(view: View, seat: int) -> Iterator[tuple[str, str]]:
    own = view.table[seat]
    then = view.rat_after_plague(seat) if view.plague_to_come else own.rat
    moved = f"{MOST_RAT}!" if then > MOST_RAT else str(then)
    yield "rat", str(own.rat) if then == own.rat else f"{own.rat} → {moved}"
    yield "gold", str(own.gold)
    yield "cube", str(own.personal)
    if view.prestige_open:
        yield "laurel", str(own.prestige)
