"""The end of Hameln: the road to Transylvania with the children that the piper took."""

from __future__ import annotations

from bot.pictures.canvas import Canvas
from bot.pictures.ending import SIDE_HIGH, SIDE_WIDE
from bot.pictures.letters import Type
from bot.pictures.scene import Scene

from .surroundings import ROAD_WIDE, mountains, road

GROWN = (SIDE_WIDE - 40) / ROAD_WIDE


def road_to_transylvania(canvas: Canvas, scene: Scene) -> None:
    """The lost children of every family in the order in which they went, each with what it costs."""
    canvas.plate(0, 0, SIDE_WIDE, SIDE_HIGH)
    title = scene.words("hameln-picture-road")
    canvas.label(24, 52, title, Type(34, 700), canvas.theme.gold, SIDE_WIDE - 190)
    with canvas.svg.group(at=(20, 74), scale=GROWN):
        mountains(canvas, ROAD_WIDE)
        road(canvas, scene.view, ROAD_WIDE)
