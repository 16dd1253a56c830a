"""The strip under a stage: what the seat holds, as icons with numbers and a word under each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from .canvas import Canvas
from .letters import Type, width
from .stage import Strip
from .svg import NONE, Paint

WIDE: Final = 800
HIGH: Final = 112.0
EDGE: Final = 14.0  # margin left of the first icon
APART: Final = 12.0  # distance between two words
CAPTION: Final = Type(24)


class RowSizes(NamedTuple):
    """The height of a row, the sizes of its contents, and their positions: the middle of icons, baselines of text."""

    high: float
    icon: float
    middle: float
    number: Type
    number_at: float
    caption: Type
    caption_at: float


USUAL: Final = RowSizes(HIGH, 44, 42, Type(46, 700), 58, CAPTION, 96)
LOW: Final = RowSizes(HIGH * 2 / 3, 34, 25, Type(36, 700), 38, Type(22), 65)  # three are as high as two


class Holding(NamedTuple):
    """One thing that a seat holds."""

    icon: str
    number: str
    caption: str
    tint: str = ""  # of the icon; "" for the colour of the numbers
    planned: bool = False  # whether a plan has changed the number


def holdings(held: Sequence[Holding]) -> Strip | None:
    """A strip of these things side by side; None if there are none."""
    return Strip(HIGH, partial(draw_holdings, held=held, left=EDGE, right=WIDE)) if held else None


def in_rows(above: Sequence[Holding], below: Sequence[Holding]) -> Strip:
    """A strip of the things above, in as few rows as possible without cutting their words, and a row of those below."""
    rows = [*_uncut(above), below]
    row = USUAL if len(rows) == 2 else LOW

    def draw(canvas: Canvas) -> None:
        for nth, held in enumerate(rows):
            with canvas.svg.group(at=(0, nth * row.high)):
                draw_holdings(canvas, held, EDGE, WIDE, row)

    return Strip(len(rows) * row.high, draw)


def _uncut(held: Sequence[Holding]) -> list[Sequence[Holding]]:
    rows: list[Sequence[Holding]] = [held]
    for n in range(1, len(held) + 1):
        across = -(-len(held) // n)
        rows = [held[at : at + across] for at in range(0, len(held), across)]
        if all(_fits(thing, len(row)) for row in rows for thing in row):
            break
    return rows


def _fits(thing: Holding, across: int) -> bool:
    """Whether its word fits uncut, in the smallest letters, if `across` things share a row."""
    return width(thing.caption, LOW.caption) <= (WIDE - EDGE) / across - APART


def after_plan(held: Sequence[Holding], earlier: Sequence[Holding]) -> list[Holding]:
    """The things held after a plan, marking those whose number the plan has changed."""
    before = {thing.icon: thing.number for thing in earlier}
    return [thing._replace(planned=before.get(thing.icon, thing.number) != thing.number) for thing in held]


def draw_holdings(canvas: Canvas, held: Sequence[Holding], left: float, right: float, row: RowSizes = USUAL) -> None:
    """Draw the things between these edges, from the top of the strip."""
    step = (right - left) / len(held)
    for nth, thing in enumerate(held):
        _holding(canvas, thing, left + step * (nth + 0.5), step - APART, row)


def _holding(canvas: Canvas, thing: Holding, x: float, room: float, row: RowSizes) -> None:
    theme = canvas.theme
    if thing.planned:
        canvas.svg.rect(x - room / 2, 8, room, row.number_at + 6, Paint(NONE, theme.ink, 3, dash="9 7"), 10)
    canvas.icon(thing.icon, x - row.icon / 2 - 8, row.middle, row.icon, thing.tint or theme.ink)
    canvas.label(x, row.number_at, thing.number, row.number, theme.ink, room / 2)
    canvas.label(x, row.caption_at, thing.caption, row.caption, theme.faint, room, anchor="middle")
