"""Where things stand in a region: its name, the plague piece, and the rows of rats, figures and cubes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from bot.pictures.svg import Point
from rules.rattus.components import Region

LEAST, EASY = 42.0, 50.0  # from piece to piece in a row: at least, and where there is room


class Row(NamedTuple):
    """A row of pieces: its middle, and how wide it may be."""

    x: float
    y: float
    wide: float = 150

    @property
    def room(self) -> int:
        """How many pieces it takes."""
        return int(self.wide // LEAST)


class Site(NamedTuple):
    """A region on the sheet: the middle of its name's base line, its rows from the top down."""

    name: Point
    plague: Point
    rows: tuple[Row, ...]


# fmt: off
SITES: Final[Mapping[Region, Site]] = {
    Region.ANGLIA: Site((172, 184), (146, 122), (Row(174, 216), Row(188, 261, 186), Row(190, 305))),
    Region.GALLIA: Site((224, 406), (270, 350), (Row(224, 438, 200), Row(222, 486, 200), Row(210, 532))),
    Region.GERMANIA: Site((412, 298), (458, 246), (Row(412, 330), Row(412, 376), Row(412, 422))),
    Region.HISPANIA: Site((116, 604), (214, 606), (Row(122, 638), Row(132, 685, 200), Row(124, 731))),
    Region.HUNGARIA: Site((551, 460), (644, 466), (Row(554, 496), Row(576, 542, 178), Row(574, 583, 86))),
    Region.ITALIA: Site((364, 490), (434, 478), (Row(402, 528), Row(404, 574, 128), Row(432, 620, 128))),
    Region.POLONIA: Site((562, 278), (548, 221), (Row(580, 308), Row(580, 354), Row(578, 400))),
    Region.SCANDIA: Site((456, 64), (562, 36), (Row(460, 96, 168), Row(452, 142), Row(468, 188, 110))),
    Region.BULGARIA: Site((606, 624), (676, 582), (Row(620, 656), Row(610, 702), Row(602, 746, 128))),
    Region.TURCIA: Site((806, 644), (838, 588), (Row(795, 677, 168), Row(793, 723, 168), Row(738, 634, 44))),
    Region.RUSSIA: Site((742, 124), (742, 70), (Row(742, 158, 240), Row(742, 206, 240), Row(742, 254, 240))),
    Region.TARTARIA: Site((770, 388), (770, 336), (Row(770, 422, 200), Row(770, 470), Row(770, 516, 160))),
}
# fmt: on


def places(rows: tuple[Row, ...], figures: int, cubes: int) -> tuple[list[Point], list[Point]]:
    """Where the rats and figures of a region stand, then its cubes: in rows of their own as long as there is room."""
    fit = min(figures, rows[0].room)
    first = _spread(rows[0], fit)
    rest = list(_filled(rows[1:] if figures else rows, figures - fit + cubes))
    return first + rest[: figures - fit], rest[figures - fit :]


def _filled(rows: tuple[Row, ...], n: int) -> Iterator[Point]:
    """So many pieces in as few rows as they need, evenly shared among these."""
    used = next(k for k in range(len(rows) + 1) if sum(row.room for row in rows[:k]) >= n)
    for nth, row in enumerate(rows[:used]):
        later = sum(further.room for further in rows[nth + 1 : used])
        share = max(n - later, min(row.room, -(-n // (used - nth))))
        yield from _spread(row, share)
        n -= share


def _spread(row: Row, n: int) -> list[Point]:
    """So many pieces around the middle of a row."""
    step = min(EASY, row.wide / max(n, 1))
    return [(row.x + (nth - (n - 1) / 2) * step, row.y) for nth in range(n)]
