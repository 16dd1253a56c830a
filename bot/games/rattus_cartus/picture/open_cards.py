"""Cards that lie open in a building, in front of its house: a row for each seat inside, each card with its nuns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.rasterizer import Box
from bot.pictures.svg import Paint
from bot.pictures.symbols import SYMBOLS
from rules.rattus_cartus.components import Cards, people
from rules.rattus_cartus.view import View

from .cards import CHIP, chip
from .facts import counting

WIDE, NARROW = 288, 176  # the panel, with many cards and with few
BOTTOM: Final = 294  # the sign stands below
TALLEST, ROOFS = 286, 170  # how tall the panel may be, and with large cards, so that the house is seen above it
STAR, DISC = 19, 53  # where the star of the premium action and the disc of the seat stand in a row
CARDS: Final = 79  # where the cards begin
LARGEST, LEAST = 40, 18  # how wide a card is
ONE_LINE, SEVERAL = 28, 30  # so wide at least if all rows have one line, and at most if some have several
GAP: Final = 4


class Row(NamedTuple):
    """The cards of one seat."""

    seat: int
    cards: Cards


def opened(canvas: Canvas, view: View, at: int, x: float) -> None:
    """Everybody in this building with the cards laid there, and a star before whose premium action it is."""
    place = view.row[at]
    laid = zip(place.inside, place.laid, strict=True)
    rows = [Row(seat, cards) for seat, cards in laid if isinstance(cards, tuple)]
    size = fitting([len(row.cards) for row in rows])
    top = BOTTOM - 8 - sum(tall_of(len(row.cards), size) for row in rows)
    longest = min(max(len(row.cards) for row in rows), in_line(size))
    wide = max(NARROW, CARDS + longest * (size + 1) + 7)
    left = x - wide / 2
    with canvas.piece(f"open-{at}"):
        _frame(canvas, f"open-{at}", (left, top, wide, BOTTOM - top))
        for row, y in _placed(rows, size, top + 6):
            with canvas.svg.group(at=(left + CARDS, y)):
                _cards(canvas, row.cards, size)
    for row, y in _placed(rows, size, top + 6):
        middle = y + (tall_of(len(row.cards), size) - GAP) / 2
        with canvas.piece(f"guest-{at}-{row.seat}", (left + DISC, middle), reach=_reach(size), kind="token"):
            canvas.seat(row.seat, _reach(size) - 1, str(counting(row.cards)), max(15, _reach(size) * 1.1))
            if view.premium_at(at) == row.seat:
                star(canvas, STAR - DISC, 0)


def _frame(canvas: Canvas, name: str, box: Box) -> None:
    seen = 1 if canvas.theme.flat else 0.92
    ground = canvas.theme.paper if canvas.theme.flat else canvas.theme.ground
    canvas.svg.rect(*box, Paint(ground, canvas.theme.gold, 2, seen), 8)
    canvas.frame_glow(name, *box, 8)


def _placed(rows: list[Row], size: int, top: float) -> Iterator[tuple[Row, float]]:
    """Each row with its upper edge."""
    for row in rows:
        yield row, top
        top += tall_of(len(row.cards), size)


def _cards(canvas: Canvas, cards: Cards, size: int) -> None:
    across = in_line(size)
    for nth, kind in enumerate(cards):
        with canvas.svg.group(at=(nth % across * (size + 1), nth // across * (size * CHIP + GAP))):
            chip(canvas, kind, size, counts=people((kind,)) > 0)


def star(canvas: Canvas, x: float, y: float) -> None:
    """Draw the star of the premium action."""
    with canvas.svg.group(at=(x, y), scale=0.27):
        canvas.svg.path(SYMBOLS["star"], Paint(canvas.theme.gold, canvas.theme.dark, 8))


def _reach(size: int) -> float:
    """Return how far the disc of a seat extends before cards of this size."""
    return max(14.0, min(21.0, size * CHIP / 2 - 1))


def in_line(size: int) -> int:
    """How many cards of a size lie side by side."""
    return int((WIDE - 6 - CARDS) // (size + 1))


def lines_of(cards: int, size: int) -> int:
    """How many lines so many cards of a size take."""
    return -(-cards // in_line(size))


def tall_of(cards: int, size: int) -> float:
    """Return the height of the row of a seat with so many cards and the gap below, in units of the picture."""
    return max(lines_of(cards, size) * (size * CHIP + GAP), 2 * _reach(size) + GAP)


def fitting(counts: list[int]) -> int:
    """Return the largest size at which all rows fit, preferably with one line for each seat."""
    for size in range(LARGEST, LEAST, -2):
        room = TALLEST if size <= SEVERAL else ROOFS
        one_line = max(lines_of(n, size) for n in counts) <= 1
        wanted = one_line or (size <= SEVERAL and not _in_one(counts))
        if wanted and sum(tall_of(n, size) for n in counts) + 8 <= room:
            return size
    return LEAST


def _in_one(counts: list[int]) -> bool:
    """Whether every row can have one line of cards that are not too small."""
    return max(counts) <= in_line(ONE_LINE)
