"""Where everything lies in the town: hours and distances around the market, as the data file says."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from bot.pictures.svg import Point
from rules.hameln.components import Components
from rules.hameln.view import View

CENTRE: Final = (440.0, 450.0)
SQUARE: Final = 190.0  # the market
STREET: Final = 276.0  # the outer edge of the ring street
WALL: Final = 428.0  # the town wall
HOUSE: Final = 39.0  # half of a house's width
RINGS: Final = {"inner": 140.0, "outer": 341.0}
GROWN: Final = 1.1  # how much larger a house is drawn than it is described
DISTANCE: Final = {"market": 148.0, "street": 236.0, "alley": 341.0, "wall": 402.0}
CIRCLE: Final = 14.5
ASIDE: Final = 0.17  # hours that two circles of one side stand apart from their middle
CORNERS: Final = ((812.0, 68.0), (812.0, 832.0), (68.0, 832.0), (68.0, 68.0))  # from one o'clock on


def polar(clock: float, r: float) -> Point:
    """A place by its hour and its distance from the middle."""
    angle = clock * pi / 6 - pi / 2
    return CENTRE[0] + r * cos(angle), CENTRE[1] + r * sin(angle)


def house_at(box: Components, house: int) -> Point:
    """Where a house stands."""
    printed = box.houses[house]
    return polar(printed.clock, RINGS[printed.ring])


def circle_at(view: View, box: Components, circle: int) -> Point:
    """Where a circle lies; with five players the extra ones beside those of their side."""
    printed, clock = box.circles[circle], box.circles[circle].clock
    if view.seats == 5 and any(other.extra and other.side == printed.side for other in box.circles):
        clock += ASIDE if printed.extra else -ASIDE
    return polar(clock, DISTANCE[printed.place])


def corner(box: Components, region: int) -> Point:
    """The corner of the picture next to a region: where the piper can stand."""
    hours = [house.clock for house in box.houses if house.region == region and house.ring == "outer"]
    middle = sum(hours) / max(len(hours), 1)
    return CORNERS[int(middle // 3) % 4]
