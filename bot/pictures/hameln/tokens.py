"""A rat-catcher token: a grey disc, face down with a question on it, or face up."""

from __future__ import annotations

from typing import Final

from bot.pictures.pen import Pen
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import darker, lighter

GREY: Final = "#8f8a82"
LIGHT: Final = "#b9b3a9"  # of small ones
QUESTION: Final = "M-4.2 -3.4Q-4.2 -7.6 0.2 -7.6Q4.6 -7.6 4.6 -4Q4.6 -1.2 0.4 0.6V2.6M0.4 6.6V7"


def disc(pen: Pen, r: float) -> None:
    """The disc alone, around the origin."""
    svg, theme = pen.svg, pen.theme
    fill = theme.paper
    if not theme.flat:
        fill = svg.radial("token", (0, lighter(GREY, 0.35)), (0.7, GREY), (1, darker(GREY, 0.3)))
    svg.circle(0, 0, r, Paint(fill, theme.dark, max(1.6, r * 0.06)))
    svg.circle(0, 0, r * 0.84, Paint(NONE, theme.dark, 1.2, 0.5))


def token(pen: Pen, x: float, y: float, size: float, *, hidden: bool) -> None:
    """A small one, `size` wide, beside its number: with a question, or with its rat."""
    theme = pen.theme
    with pen.svg.group(at=(x, y)):
        pen.svg.circle(0, 0, size / 2, Paint(theme.paper if theme.flat else LIGHT, theme.dark, 1.6))
        if not hidden:
            pen.icon("rat", 0, 0, size * 0.7, theme.dark)
            return
        with pen.svg.group(scale=size / 24):
            pen.svg.path(QUESTION, Paint(NONE, theme.dark, 2.8))
