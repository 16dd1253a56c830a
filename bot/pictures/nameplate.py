"""The name of a seat on a picture, with a small plate behind it where a bot plays."""

from __future__ import annotations

from typing import Final

from .canvas import Canvas
from .letters import Type, fitted, width
from .scene import Scene
from .svg import Paint

PLATE: Final = 0.64  # the plate's lettering, in parts of the name's
APART: Final = 7
INSET: Final = 4


def draw_name(
    canvas: Canvas, scene: Scene, seat: int, x: float, y: float, letter: Type, room: float, fill: str = ""
) -> None:
    """Draw a seat's name from its left end on a base line; the plate of a bot lies within the same room."""
    name, ink = scene.name(seat), fill or canvas.theme.ink
    if seat not in scene.bots:
        canvas.label(x, y, name, letter, ink, room)
        return
    word, small = scene.words("picture-bot"), Type(letter.size * PLATE, 700)
    wide = width(word, small) + 2 * INSET
    left = room - APART - wide
    canvas.label(x, y, name, letter, ink, left)
    shown, size = fitted(name, letter, left)
    _draw_plate(canvas, x + width(shown, letter._replace(size=size)) + APART, y, word, small, wide)


def _draw_plate(canvas: Canvas, x: float, y: float, word: str, letter: Type, wide: float) -> None:
    """Draw the plate on the name's base line."""
    theme, tall = canvas.theme, letter.size * 1.15
    canvas.svg.rect(x, y - tall + 2, wide, tall, Paint(theme.sunk, theme.ink, 1.5))
    canvas.label(x + wide / 2, y - tall / 2 + 2 + letter.size * 0.32, word, letter, theme.ink, wide, anchor="middle")
