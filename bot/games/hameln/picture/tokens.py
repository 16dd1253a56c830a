"""A rat-catcher token: a grey disc with a rat."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import darker, lighter

GREY: Final = "#8f8a82"
LIGHT: Final = "#b9b3a9"  # of small ones


def disc(canvas: Canvas, r: float) -> None:
    """The disc alone, around the origin."""
    svg, theme = canvas.svg, canvas.theme
    fill = theme.paper
    if not theme.flat:
        fill = svg.radial("token", (0, lighter(GREY, 0.35)), (0.7, GREY), (1, darker(GREY, 0.3)))
    svg.circle(0, 0, r, Paint(fill, theme.dark, max(1.6, r * 0.06)))
    svg.circle(0, 0, r * 0.84, Paint(NONE, theme.dark, 1.2, 0.5))


def token(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A small one, `size` wide, beside its number."""
    theme = canvas.theme
    with canvas.svg.group(at=(x, y)):
        canvas.svg.circle(0, 0, size / 2, Paint(theme.paper if theme.flat else LIGHT, theme.dark, 1.6))
        canvas.icon("rat", 0, 0, size * 0.72, theme.dark)
