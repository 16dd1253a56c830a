"""The persons still to come, each with its rats: the brown ones of this period, the gray ones by letter; the supply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import LEAST, Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import Point
from rules.notre_dame.view import View

from .facts import letter_of
from .players import WIDE
from .signs import person_short

TITLE: Final = Type(24, 600)
HEADING: Final = 158.0  # room for the title
COLUMN: Final = 142.0
INDENT: Final = 0.87  # how far a name stands behind its letter, in its size
DIGIT: Final = 18.0  # room for the rats
LARGEST: Final = 30.0
WIDEST_STEP: Final = 40.0  # from one line to the next in a single column


class Coming(NamedTuple):
    """A person who is still to come."""

    letter: str
    name: str
    rats: int


def to_come(canvas: Canvas, scene: Scene, tall: float) -> None:
    """The plate."""
    theme = canvas.theme
    canvas.plate(0, 0, WIDE, tall)
    gold_left(canvas, scene.view)
    with canvas.piece("to-come"):
        canvas.frame_glow("to-come", 7, 5, WIDE - 104, 30, 6)
        told = list(_persons(scene))
        text = scene.words("notre_dame-picture-to-come")
        canvas.label(14, 28, text, TITLE, theme.ink, HEADING)
        if told:
            canvas.icon("rat", 36 + min(width(text, TITLE), HEADING), 21, 28, theme.faint)
        _list(canvas, told, tall)


def gold_left(canvas: Canvas, view: View) -> None:
    """The gold that nobody has, at the right of a plate's head."""
    with canvas.piece("gold-left", (WIDE - 84, 21)):
        canvas.frame_glow("gold-left", -6, -16, 82, 32, 6)
        canvas.count("gold", 0, 0, str(view.gold_left), 28, canvas.theme.gold, 74)


def _persons(scene: Scene) -> Iterator[Coming]:
    view: View = scene.view
    grays = sorted(view.grays_left, key=lambda gray: (letter_of(view, gray), gray))
    for person in (*view.browns, *grays):
        yield Coming(letter_of(view, person), person_short(scene.words, person), view.rats[person])


def _list(canvas: Canvas, told: Sequence[Coming], tall: float) -> None:
    """Letter, name, rats: in one column if there is room for it, else in two."""
    room = tall - 47
    if len(told) * 28 <= room:
        step = min(WIDEST_STEP, room / max(len(told), 1))
        for nth, one in enumerate(told):
            _line(canvas, one, (12, 41 + step * (nth + 0.78)), 2 * COLUMN - 8, _size(told, 2 * COLUMN - 8, step * 0.8))
        return
    rows = (len(told) + 1) // 2
    step = room / rows
    for nth, one in enumerate(told):
        at = 12 + nth // rows * (COLUMN + 4), 41 + step * (nth % rows + 0.78)
        _line(canvas, one, at, COLUMN - 8, _size(told, COLUMN - 8, min(24.0, step * 0.98)))


def _size(told: Sequence[Coming], wide: float, most: float) -> float:
    """How large all names are written: so that the longest one fits."""
    size = min(LARGEST, most)
    needed = max(width(one.name, Type(size)) + INDENT * size * bool(one.letter) for one in told)
    return size * max(LEAST, min(1.0, (wide - DIGIT) / needed))


def _line(canvas: Canvas, one: Coming, at: Point, wide: float, size: float) -> None:
    """A person with a base line that begins at a place."""
    (x, y), theme, left = at, canvas.theme, INDENT * size if one.letter else 0
    canvas.label(x, y, one.letter, Type(size, 700), theme.gold, size)
    canvas.label(x + left, y, one.name, Type(size), theme.ink, wide - DIGIT - left)
    canvas.label(x + wide, y, str(one.rats), Type(size + 1, 700), theme.ink, DIGIT, anchor="end")
