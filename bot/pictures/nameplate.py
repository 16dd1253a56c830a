"""The name of a seat on a picture, followed by a small plate if a bot plays it."""

from __future__ import annotations

from typing import Final

from .canvas import Canvas
from .letters import Type, fitted, width
from .scene import Scene
from .svg import Paint

PLATE: Final = 0.64  # size of the plate's lettering relative to the name's
APART: Final = 7
INSET: Final = 4


def draw_name(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, letter: Type, room: float) -> None:
    """Draw a seat's name from its left end on a baseline; a bot's plate takes part of the same room."""
    name, ink = scene.name(seat), canvas.theme.ink
    if seat not in scene.bots:
        canvas.label(x, y, name, letter, ink, room)
        return
    plate = letter.size * PLATE
    left = room - APART - _width(scene, plate)
    canvas.label(x, y, name, letter, ink, left)
    shown, size = fitted(name, letter, left)
    draw_plate(canvas, scene, x + width(shown, letter._replace(size=size)) + APART, y, plate)


def draw_plate(canvas: Canvas, scene: Scene, x: float, y: float, size: float) -> None:
    """Draw the plate that marks a bot from its left end on a baseline, with lettering of this size."""
    theme, wide, tall = canvas.theme, _width(scene, size), size * 1.15
    canvas.svg.rect(x, y - tall + 2, wide, tall, Paint(theme.sunk, theme.ink, 1.5))
    word, letter = scene.words("picture-bot"), Type(size, 700)
    canvas.label(x + wide / 2, y - tall / 2 + 2 + size * 0.32, word, letter, theme.ink, wide, anchor="middle")


def _width(scene: Scene, size: float) -> float:
    return width(scene.words("picture-bot"), Type(size, 700)) + 2 * INSET
