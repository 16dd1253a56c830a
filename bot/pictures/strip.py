"""The strip under a stage: what the seat holds, as icons with numbers and a word under each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from .canvas import Canvas
from .letters import Type
from .stage import Strip
from .svg import NONE, Paint

WIDE: Final = 800
HIGH: Final = 112.0
EDGE: Final = 14.0  # left of the first icon
NUMBER, CAPTION = Type(46, 700), Type(24)


class Holding(NamedTuple):
    """One thing that a seat holds."""

    icon: str
    number: str
    caption: str
    tint: str = ""  # of the icon; "": as the numbers
    planned: bool = False  # whether a plan has changed the number


def holdings(held: Sequence[Holding]) -> Strip | None:
    """A strip of these things side by side; None without any."""
    return Strip(HIGH, partial(draw_holdings, held=held, left=EDGE, right=WIDE)) if held else None


def two_rows(above: Sequence[Holding], below: Sequence[Holding]) -> Strip:
    """A strip of two rows, each with its things side by side."""

    def draw(canvas: Canvas) -> None:
        draw_holdings(canvas, above, EDGE, WIDE)
        with canvas.svg.group(at=(0, HIGH)):
            draw_holdings(canvas, below, EDGE, WIDE)

    return Strip(2 * HIGH, draw)


def after_plan(held: Sequence[Holding], earlier: Sequence[Holding]) -> list[Holding]:
    """The things held after a plan, those marked of which there were more or fewer before it."""
    before = {thing.icon: thing.number for thing in earlier}
    return [thing._replace(planned=before.get(thing.icon, thing.number) != thing.number) for thing in held]


def draw_holdings(canvas: Canvas, held: Sequence[Holding], left: float, right: float) -> None:
    """Draw the things between these edges, from the top of the strip."""
    step = (right - left) / len(held)
    for nth, thing in enumerate(held):
        _holding(canvas, thing, left + step * (nth + 0.5), step - 12)


def _holding(canvas: Canvas, thing: Holding, x: float, room: float) -> None:
    theme = canvas.theme
    if thing.planned:
        canvas.svg.rect(x - room / 2, 8, room, 64, Paint(NONE, theme.ink, 3, dash="9 7"), 10)
    canvas.icon(thing.icon, x - 30, 42, 44, thing.tint or theme.ink)
    canvas.label(x, 58, thing.number, NUMBER, theme.ink, room / 2)
    canvas.label(x, 96, thing.caption, CAPTION, theme.faint, room, anchor="middle")
