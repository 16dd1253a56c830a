"""Lettering in which the mark of a seat (● ■ ▲ ◆ ★) is drawn as its piece, in its colour."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from bot.text import SEAT_MARKS

from .canvas import Canvas
from .letters import Type, legible, width

PARTS: Final = re.compile(f"([{SEAT_MARKS}])")
SMALLEST: Final = 0.74  # the smallest factor to which a line is shrunk
PIECE: Final = 0.86  # width of a piece relative to the size of the lettering


def wide(text: str, letter: Type) -> float:
    """The width of a text including its pieces."""
    return sum(letter.size * PIECE if part in SEAT_MARKS else width(part, letter) for part in _parts(text))


def line(canvas: Canvas, x: float, y: float, text: str, letter: Type, fill: str, room: float) -> None:
    """One line from x on a baseline; shrunk, then cut, to stay within its room."""
    needed = wide(text, letter)
    if needed > room:
        letter = letter._replace(size=letter.size * max(SMALLEST, room / needed))
    end = x + room
    for part in _parts(text):
        if part in SEAT_MARKS:
            with canvas.svg.group(at=(x + letter.size * PIECE / 2, y - letter.size * 0.3)):
                canvas.seat(SEAT_MARKS.index(part), letter.size * 0.34)
            x += letter.size * PIECE
        elif x < end:
            blank = width(" ", letter) if part.startswith(" ") else 0.0  # SVG drops leading blanks
            canvas.label(x + blank, y, part.strip(), letter, fill, end - x - blank)
            x += width(part, letter)


def _parts(text: str) -> Iterator[str]:
    """Marks, and the text between them as far as the fonts can show it."""
    for part in PARTS.split(text):
        if part in SEAT_MARKS and part:
            yield part
        elif shown := _spaced(part):
            yield shown


def _spaced(part: str) -> str:
    """The text as the fonts can show it, keeping a blank at either end."""
    shown = legible(part)
    if not shown:
        return ""
    return " " * part.startswith(" ") + shown + " " * part.endswith(" ")
