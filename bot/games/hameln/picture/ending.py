"""The end of Hameln: the road to Transylvania with the children that the piper took, and the houses without points."""

from __future__ import annotations

from math import ceil
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.ending import SIDE_HIGH, SIDE_WIDE
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import Paint
from rules.hameln.view import View

from .houses import COIN
from .surroundings import ROAD_WIDE, mountains, road

GROWN = (SIDE_WIDE - 40) / ROAD_WIDE
BELOW: Final = 302.0  # the baseline of the heading over the houses
ROWS, COLUMNS = 3, 4  # of houses; where they are more, they are smaller
CELL: Final = (136.0, 44.0)


def road_to_transylvania(canvas: Canvas, scene: Scene) -> None:
    """The lost children of every family in the order in which they went, each with its cost; then infested houses."""
    canvas.plate(0, 0, SIDE_WIDE, SIDE_HIGH)
    title = scene.words("hameln-picture-road")
    canvas.label(24, 52, title, Type(34, 700), canvas.theme.gold, SIDE_WIDE - 190)
    with canvas.svg.group(at=(20, 74), scale=GROWN):
        mountains(canvas, ROAD_WIDE)
        road(canvas, scene.view, ROAD_WIDE)
    if scene.view.without_points:
        _without_points(canvas, scene)


def _without_points(canvas: Canvas, scene: Scene) -> None:
    """The houses that score nothing, each with the points that are lost and who lives there."""
    view: View = scene.view
    title = scene.words("hameln-picture-without")
    canvas.label(24, BELOW, title, Type(34, 700), canvas.theme.gold, SIDE_WIDE - 48)
    columns = max(COLUMNS, ceil(len(view.without_points) / ROWS))
    with canvas.svg.group(at=(20, BELOW + 14), scale=COLUMNS / columns):
        for nth, house in enumerate(view.without_points):
            with canvas.svg.group(at=(CELL[0] * (nth % columns), CELL[1] * (nth // columns + 0.5))):
                _house(canvas, view, house)


def _house(canvas: Canvas, view: View, house: int) -> None:
    theme, printed = canvas.theme, view.components.houses[house]
    canvas.label(4, 11, printed.id, Type(33, 700), theme.ink, 42)
    canvas.svg.circle(63, 0, 16.5, Paint(theme.paper if theme.flat else COIN, theme.dark, 1.8))
    canvas.label(63, 11, str(printed.cost), Type(33, 700), theme.dark, 26, anchor="middle")
    for x, seat in ((95, view.men[house]), (121, view.women[house])):
        with canvas.svg.group(at=(x, 0)):
            canvas.seat(seat, 12)
