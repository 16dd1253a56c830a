"""Where a wall stands: on the border between two regions, along it, clear of their pieces; across an arrow."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import atan2, degrees, dist
from typing import Final, NamedTuple

from bot.pictures.svg import Point
from rules.rattus.components import Region

from .europe import TOUCHING, arrow, border_points
from .sites import SITES, places

ASIDE: Final = 48  # how far a name reaches to either side


class Stand(NamedTuple):
    """A place for a wall, and how it is turned."""

    at: Point
    turn: float


@cache
def stand(one: int, other: int) -> Stand:
    """Where the wall between two regions stands."""
    if (min(one, other), max(one, other)) not in TOUCHING:
        start, end = arrow(one, other)
        return Stand(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), _level(start, end, across=True))
    chain = border_points(one, other)
    taken = [spot for region in (one, other) for spot in _taken(Region(region))]
    start, end = max(
        filter(_whole, pairwise(chain)), key=lambda pair: min(dist(_middle(*pair), spot) for spot in taken)
    )
    return Stand(_middle(start, end), _level(start, end))


def _whole(ends: tuple[Point, Point]) -> bool:
    """Whether a wall between these two points is not cut off by the edge of the sheet."""
    x, y = _middle(*ends)
    return x < 850 and y > 26


def _taken(region: Region) -> list[Point]:
    """Where the name, the plague piece, three rats and four cubes stand."""
    site = SITES[region]
    (x, y), (rats, cubes) = site.name, places(site.rows, 3, 4)
    return [(x - ASIDE, y - 8), (x, y - 8), (x + ASIDE, y - 8), site.plague, *rats, *cubes]


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _level(start: Point, end: Point, *, across: bool = False) -> float:
    """The direction from here to there, or across it; so that nothing stands on its head."""
    turn = degrees(atan2(end[1] - start[1], end[0] - start[0])) + 90 * across
    return (turn + 90) % 180 - 90
