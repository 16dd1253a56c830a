"""Stages that are no part of the town: the things to choose from as cards side by side, with a line under them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.seat_text import line, wide
from bot.pictures.stage import Spot, Stage
from bot.text import SEAT_MARKS
from rules.core import Arg

from .holdings import strip

WIDE: Final = 800.0
GAP: Final = 10.0
HEAD: Final = 29.0  # where the mark of a card lies, below its upper edge
SUM: Final = 62.0  # the room of the line under the cards
TEXT, TOTAL = Type(27, 600), Type(36, 700)


class Card(NamedTuple):
    """A thing to choose: what is drawn on its plate, from its upper left corner, in this width."""

    option: Arg
    draw: Callable[[Canvas, float], None]


class Grid(NamedTuple):
    """How cards lie: so many in a row, so high, from this height on."""

    columns: int
    high: float
    top: float = GAP

    @property
    def wide(self) -> float:
        """The width of a card."""
        return (WIDE - GAP * (self.columns + 1)) / self.columns

    def corner(self, nth: int) -> tuple[float, float]:
        """The upper left corner of a card."""
        row, column = divmod(nth, self.columns)
        return GAP + column * (self.wide + GAP), self.top + row * (self.high + GAP)

    def bottom(self, cards: int) -> float:
        """Where the last row of so many cards ends, with its gap."""
        return self.top + ceil(cards / self.columns) * (self.high + GAP)

    def spot(self, nth: int) -> Spot:
        """The place of a card; its mark lies at its head."""
        x, y = self.corner(nth)
        at = x + self.wide / 2, y + self.high / 2
        return Spot(at, self.wide / 2 - 3, half_high=self.high / 2 - 3, mark=(at[0], y + HEAD))


def card_stage(
    scene: Scene, cards: Sequence[Card], grid: Grid, total: str = "", above: Callable[[Canvas], None] | None = None
) -> Stage:
    """The stage with these cards, what is drawn above them, and the line under them."""
    assert scene.question
    offered = set(scene.question.options)
    return Stage(
        partial(_draw, cards=cards, grid=grid, total=total, above=above),
        (0, 0, WIDE, grid.bottom(len(cards)) + (SUM if total else 0)),
        {card.option: grid.spot(nth) for nth, card in enumerate(cards) if card.option in offered},
        dimmed=False,
        plates=False,
        strip=strip(scene),
    )


def _draw(
    canvas: Canvas,
    scene: Scene,
    cards: Sequence[Card],
    grid: Grid,
    total: str,
    above: Callable[[Canvas], None] | None,
) -> None:
    if above:
        above(canvas)
    for nth, card in enumerate(cards):
        with canvas.svg.group(at=grid.corner(nth)):
            canvas.plate(0, 0, grid.wide, grid.high)
            card.draw(canvas, grid.wide)
    if total:
        centred(canvas, WIDE / 2, grid.bottom(len(cards)) + SUM * 0.62, total, TOTAL, WIDE - 4 * GAP)


def centred(canvas: Canvas, x: float, y: float, text: str, letter: Type, room: float, fill: str = "") -> None:
    """A line around x, in which marks of seats are pieces."""
    ink = fill or canvas.theme.ink
    if not set(text) & set(SEAT_MARKS):
        canvas.label(x, y, text, letter, ink, room, anchor="middle")
        return
    half = min(wide(text, letter), room) / 2
    line(canvas, x - half, y, text, letter, ink, 2 * half + 1)


def told(canvas: Canvas, width: float, y: float, *texts: str) -> None:
    """Lines one below the other in the middle of a card."""
    for nth, text in enumerate(texts):
        centred(canvas, width / 2, y + 32 * nth, text, TEXT, width - 14)
