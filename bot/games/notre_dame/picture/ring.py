"""Where everything lies around the cathedral: angles and distances, for three, four or five boroughs."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from bot.pictures.svg import Point
from rules.notre_dame.components import MARKETS, MOST_RAT, Action

CENTRE: Final = (444.0, 450.0)
ISLAND: Final = 100.0  # the shore of the island
QUAY: Final = 122.0  # the shore of the boroughs
TRACK: Final = 395.0  # the inner edge of the rats' tracks
WALL: Final = 435.0  # and the outer one
TRACKS: Final = 0.92  # how far the track reaches to both sides
SPACE: Final = 2 * TRACKS / (MOST_RAT + 1)
BEYOND: Final = 37.0  # from the last space of a track to the sign of an outbreak
OUTWARD: Final = {3: 11.0, 4: 4.0, 5: 0.0}  # how much further out the centre market lies then
GROWN: Final = {3: 1.2, 4: 1.1, 5: 1.0}  # how much larger sectors and markets are drawn with fewer boroughs
TILE: Final = 35.5  # half of a sector's width
PLAZA: Final = 25.5  # the radius of a market with a message
BARE: Final = 16.0  # and without one


class Polar(NamedTuple):
    """A place in a borough: from -1 to 1 of half its width clockwise, and how far from the centre."""

    u: float
    r: float


SECTOR_AT: Final = {
    Action.SCHOOL: Polar(0, 204),
    Action.BANK: Polar(-0.62, 248),
    Action.RESIDENCE: Polar(0.62, 248),
    Action.CARRIAGE_HOUSE: Polar(-0.563, 345),
    Action.HOTEL: Polar(-0.187, 352),
    Action.PARK: Polar(0.187, 352),
    Action.HOSPITAL: Polar(0.563, 345),
}
MARKET_AT: Final = {
    "C": Polar(0, 266),  # further out with fewer boroughs
    "IL": Polar(-0.7, 155),
    "IR": Polar(0.7, 155),
    "OL": Polar(-0.87, 342),
    "OR": Polar(0.87, 342),
}
PARKED_AT: Final = {  # where the carriages at a market stand, seen from it
    "C": Polar(0, 304),
    "IL": Polar(-0.2, 143),
    "IR": Polar(0.2, 143),
    "OL": Polar(-0.92, 290),
    "OR": Polar(0.92, 290),
}
# How so many carriages stand together: the radius of each, and where.
PARKED: Final = {
    1: (16.0, ((0.0, 0.0),)),
    2: (11.0, ((-12.0, 0.0), (12.0, 0.0))),
    3: (10.0, ((-11.0, 8.0), (11.0, 8.0), (0.0, -11.5))),
    4: (9.0, ((-10.0, -10.0), (10.0, -10.0), (-10.0, 10.0), (10.0, 10.0))),
    5: (8.0, ((-12.5, -12.5), (12.5, -12.5), (0.0, 0.0), (-12.5, 12.5), (12.5, 12.5))),
}
# How far their middle is from the edge of the market: one leans over it, several touch it.
LEANS: Final = {1: 13.0, 2: 11.0, 3: 14.0, 4: 14.0, 5: 17.0}


class Ring:
    """The boroughs around Notre Dame: one of them above, the others clockwise."""

    def __init__(self, boroughs: int, above: int = 0) -> None:
        self.boroughs, self.above = boroughs, above
        self.half = pi / boroughs
        self.grown = GROWN[boroughs]

    def angle(self, borough: int, u: float) -> float:
        """The direction of a place, 0 to the right, clockwise."""
        return -pi / 2 + 2 * self.half * (borough - self.above) + u * self.half

    def point(self, borough: int, at: Polar) -> Point:
        """The place in the picture."""
        return polar(self.angle(borough, at.u), at.r)

    def market(self, market: int) -> Point:
        """Where a market lies."""
        borough, which = divmod(market, len(MARKETS))
        return self.point(borough, self._outward(which, MARKET_AT[MARKETS[which]]))

    def parked(self, market: int, reach: float, n: int) -> Point:
        """The middle of n carriages at a market that reaches so far: they touch it, where nothing else lies."""
        x, y = self.market(market)
        dx, dy = self.away(market)
        far = (reach + LEANS[n]) * self.grown
        return x - far * dx, y - far * dy

    def away(self, market: int) -> Point:
        """The direction from the middle of a market away from its carriages, one unit long."""
        borough, which = divmod(market, len(MARKETS))
        (x, y), (to_x, to_y) = self.market(market), self.point(borough, self._outward(which, PARKED_AT[MARKETS[which]]))
        far = hypot(x - to_x, y - to_y)
        return (x - to_x) / far, (y - to_y) / far

    def sign(self, market: int) -> Point:
        """The direction from the middle of a market to its sign: a quay's is in the river, a gate's beside the road."""
        borough, which = divmod(market, len(MARKETS))
        angle = self.angle(borough, MARKET_AT[MARKETS[which]].u)
        turn = {"IL": 0.0, "IR": 0.0, "OL": -pi / 4, "OR": pi / 4}[MARKETS[which]]
        return -cos(angle + turn), -sin(angle + turn)

    def outbreak(self, borough: int) -> Point:
        """Beyond the last space of the rat's track, close to it."""
        r = (TRACK + WALL) / 2
        return self.point(borough, Polar(-TRACKS + (2 * MOST_RAT + 1) * SPACE / 2 + BEYOND / (r * self.half), r))

    def _outward(self, which: int, at: Polar) -> Polar:
        """The centre market keeps clear of the inner sector, which is larger with fewer boroughs."""
        return at if which else at._replace(r=at.r + OUTWARD[self.boroughs])

    def sector(self, borough: int, sector: int) -> Point:
        """Where a sector lies."""
        return self.point(borough, SECTOR_AT[Action(sector)])

    def space(self, borough: int, rat: float) -> Point:
        """The middle of a space of the rat's track, 0 to 9 clockwise."""
        return self.point(borough, Polar(-TRACKS + (2 * rat + 1) * SPACE / 2, (TRACK + WALL) / 2))

    def wedge(self, borough: int, near: float, far: float, u: float = -1, to: float = 1) -> str:
        """The outline of a part of a borough, between two distances and two directions."""
        start, end = self.angle(borough, u), self.angle(borough, to)
        large = int(end - start > pi)
        (ax, ay), (bx, by) = polar(start, near), polar(start, far)
        (cx, cy), (dx, dy) = polar(end, far), polar(end, near)
        return (
            f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}A{far:.0f} {far:.0f} 0 {large} 1 {cx:.1f} {cy:.1f}"
            f"L{dx:.1f} {dy:.1f}A{near:.0f} {near:.0f} 0 {large} 0 {ax:.1f} {ay:.1f}Z"
        )


def polar(angle: float, r: float) -> Point:
    """A place by its direction and distance from the centre."""
    return CENTRE[0] + r * cos(angle), CENTRE[1] + r * sin(angle)
