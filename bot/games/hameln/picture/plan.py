"""Where everything lies in the town: hours and distances around the market, as the data file says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, dist, hypot, inf, pi, sin
from typing import Final

from bot.pictures.svg import Point
from rules.hameln.components import Components, editions
from rules.hameln.view import View

CENTRE: Final = (440.0, 450.0)
SQUARE: Final = 186.0  # the market
WALL: Final = 430.0  # the town wall
RINGS: Final = {"inner": 146.0, "outer": 350.0}
DISTANCE: Final = {"market": 150.0, "street": 240.0, "alley": 335.0, "wall": 401.0}
CIRCLE: Final = 15.5
ASIDE: Final = 0.17  # hours that two circles of one side stand apart from their middle
CORNERS: Final = ((812.0, 68.0), (812.0, 832.0), (68.0, 832.0), (68.0, 68.0))  # from one o'clock on

# A house around its place, as drawn: walls and roof, and above them the badge of its big rat.
GROWN: Final = 1.28  # how much larger it is drawn than it is described
HALF: Final = 39.0
RIDGE, EAVES, GROUND = -31.0, -9.0, 45.0
BADGE: Final = (0.0, -38.0)
BADGE_REACH: Final = 14.0
OUTMOST: Final = GROWN * hypot(HALF, GROUND)  # from the middle of a house to its farthest corner
GAP: Final = 1.5  # between a circle and what stands beside it
FAR: Final = 60  # how far a circle may be moved aside


def polar(clock: float, r: float) -> Point:
    """A point of the picture, by its hour (0 to 12) and its distance from the middle of the market, in units."""
    angle = clock * pi / 6 - pi / 2
    return CENTRE[0] + r * cos(angle), CENTRE[1] + r * sin(angle)


def house_at(components: Components, house: int) -> Point:
    """The point around which a house is drawn."""
    printed = components.houses[house]
    return polar(printed.clock, RINGS[printed.ring])


def corner(components: Components, region: int) -> Point:
    """The corner of the picture next to a region: where the piper can stand."""
    return CORNERS[quarter(components, region)]


def quarter(components: Components, region: int) -> int:
    """The quarter of the clock in which most of a region lies; no two regions have the same."""
    taken = list[int]()
    for each in range(region + 1):
        hours = [house.clock for house in components.houses if house.region == each and house.ring == "outer"]
        middle = int(sum(hours) / max(len(hours), 1) // 3) % 4
        taken.append(next(n % 4 for n in range(middle, middle + 4) if n % 4 not in taken))
    return taken[-1]


# --------------------------------------------------------------------------- circles


def circle_at(view: View, circle: int) -> Point:
    """Where a circle lies: at its hour, or so far aside that it touches no house, no badge, no other circle."""
    return places(view.edition, view.seats)[circle]


@lru_cache(maxsize=16)
def places(edition: str, seats: int) -> tuple[Point, ...]:
    """Where the circles of an edition lie; those not in use at their hour."""
    components = editions.components(edition)
    houses = tuple(house_at(components, house) for house in range(len(components.houses)))
    placed = list[Point]()
    for circle, printed in enumerate(components.circles):
        at = polar(_hour(components, seats, circle), DISTANCE[printed.place])
        used = seats == max(components.around) or not printed.extra
        placed.append(_beside(at, houses, placed) if used else at)
    return tuple(placed)


def _hour(components: Components, seats: int, circle: int) -> float:
    """With five players the extra circles stand beside those of their side, nearer to the houses that they touch."""
    printed = components.circles[circle]
    extra = next((other for other in components.circles if other.extra and other.side == printed.side), None)
    if seats < max(components.around) or extra is None:
        return printed.clock
    away = sum((components.houses[house].clock - extra.clock + 6) % 12 - 6 for house in extra.touches)
    aside = ASIDE if away > 0 else -ASIDE
    return printed.clock + (aside if printed is extra else -aside)


def _beside(at: Point, houses: Sequence[Point], circles: Sequence[Point]) -> Point:
    """The nearest spot with room for a circle; on a board too crowded for that, the place itself."""
    houses, circles = (sorted(things, key=lambda thing: dist(thing, at)) for things in (houses, circles))
    for far in range(0, FAR, 2):
        ring = [(at[0] + far * cos(n * pi / 24), at[1] + far * sin(n * pi / 24)) for n in range(48 if far else 1)]
        best = max(ring, key=lambda spot: round(clearance(spot, houses, circles, CIRCLE), 1))
        if clearance(best, houses, circles) >= CIRCLE + GAP:
            return best
    return at


def clearance(spot: Point, houses: Sequence[Point], circles: Sequence[Point], least: float = -inf) -> float:
    """The distance of a spot from the nearest house, badge or edge of a circle, in units; below 0 inside one.

    Where that is below `least` it may be the distance of another thing that is too near.
    """
    nearest = inf
    for x, y in circles:
        nearest = min(nearest, hypot(spot[0] - x, spot[1] - y) - CIRCLE)
        if nearest < least:
            return nearest
    for x, y in houses:
        if hypot(spot[0] - x, spot[1] - y) - OUTMOST < nearest:
            nearest = min(nearest, _from_house((spot[0] - x, spot[1] - y)))
            if nearest < least:
                break
    return nearest


def _from_house(away: Point) -> float:
    x, y = away[0] / GROWN, away[1] / GROWN
    left, down = abs(x) - HALF, max(RIDGE - y, y - GROUND)
    walls = hypot(max(left, 0), max(down, 0)) + min(max(left, down), 0)
    return GROWN * min(walls, hypot(x - BADGE[0], y - BADGE[1]) - BADGE_REACH)
