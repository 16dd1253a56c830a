"""Names of people that are not cut: smaller, or in two lines."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.svg import Point

SHORT, LONG, BROKEN = Type(29, 700), Type(23, 700), Type(20, 700)
SHRINK: Final = 0.78  # one line is made so much smaller before the name is broken
APART: Final = 19  # the two lines


def named(canvas: Canvas, name: str, at: Point, room: float) -> None:
    """A name from its left end, around this height."""
    x, y = at
    for letter in (SHORT, LONG):
        if width(name, letter) * SHRINK <= room:
            canvas.label(x, y + 9, name, letter, canvas.theme.ink, room)
            return
    for nth, line in enumerate(halves(name)):
        canvas.label(x, y - 3 + nth * APART, line, BROKEN, canvas.theme.ink, room)


def halves(name: str) -> tuple[str, str]:
    """A name in two lines: broken at the blank or hyphen nearest to its middle, or else within the word."""
    breaks = [at + 1 for at, char in enumerate(name[:-1]) if char in " -"]
    middle = (len(name) + 1) // 2
    if not breaks:
        return f"{name[:middle]}-", name[middle:]
    at = min(breaks, key=lambda one: abs(one - middle))
    return name[:at].rstrip(), name[at:]
