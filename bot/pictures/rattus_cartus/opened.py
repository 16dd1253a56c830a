"""Cards that lie open in a building, over the front of its house: a row for each guest, each card with its nuns."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.pictures.pen import Pen
from bot.pictures.svg import Paint
from rules.rattus_cartus.components import Cards
from rules.rattus_cartus.view import View

from .cards import chip

WIDE: Final = 276
BOTTOM: Final = 241  # the guests stand below
TALLEST: Final = 230
MARK: Final = 42  # the room of the seat's shape before its cards
LARGEST, LEAST = 44, 18  # a card
ONE_LINE: Final = 36  # so large at most if somebody's cards take several lines


class Row(NamedTuple):
    """The cards of one guest."""

    seat: int
    cards: Cards


def opened(pen: Pen, view: View, at: int, x: float) -> None:
    """The cards of everybody who has laid some in this building."""
    place = view.row[at]
    laid = zip(place.inside, place.laid, strict=True)
    rows = [Row(seat, cards) for seat, cards in laid if isinstance(cards, tuple)]
    size = fitting([len(row.cards) for row in rows])
    lines = [lines_of(len(row.cards), size) for row in rows]
    top = BOTTOM - sum(lines) * (size + 3) - 12
    ground = pen.theme.paper if pen.theme.flat else pen.theme.ground
    pen.svg.rect(
        x - WIDE / 2, top, WIDE, BOTTOM - top, Paint(ground, pen.theme.edge, 1.5, 1 if pen.theme.flat else 0.9), 8
    )
    y = top + 7
    with pen.piece(f"open-{at}"):
        pen.frame_glow(f"open-{at}", x - WIDE / 2, top, WIDE, BOTTOM - top, 8)
        for row, n in zip(rows, lines, strict=True):
            with pen.svg.group(at=(x - WIDE / 2 + 6, y)):
                _row(pen, row, size)
            y += n * (size + 3)


def _row(pen: Pen, row: Row, size: int) -> None:
    with pen.svg.group(at=(MARK / 2 - 4, size / 2)):
        pen.seat(row.seat, min(14.0, size * 0.36))
    across = in_line(size)
    for nth, kind in enumerate(row.cards):
        with pen.svg.group(at=(MARK - 4 + nth % across * (size + 1), nth // across * (size + 3) + 1)):
            chip(pen, kind, size)


def in_line(size: int) -> int:
    """How many cards of a size lie side by side."""
    return int((WIDE - 12 - MARK) // (size + 1))


def lines_of(cards: int, size: int) -> int:
    """How many lines so many cards of a size take."""
    return max(1, -(-cards // in_line(size)))


def fitting(counts: list[int]) -> int:
    """The largest size at which all rows find room, if it can be with one line for each guest."""
    for size in range(LARGEST, LEAST, -2):
        lines = [lines_of(n, size) for n in counts]
        if sum(lines) * (size + 3) + 12 <= TALLEST and (max(lines) == 1 or size < ONE_LINE):
            return size
    return LEAST
