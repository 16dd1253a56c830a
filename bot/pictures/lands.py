"""Regions of a map as polygons, so that an option's plate is placed on its own region or beside its sign."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from .placing import TOUCHES, Rect
from .svg import Point

OTHER_LAND: Final = 4000.0  # cost for a plate that lies on the region of another option
IDLE_LAND: Final = 1200.0  # cost for a plate that lies on a region that is no option
ASTRAY, ASTRAY_FROM = 20_000.0, 55.0  # cost for a plate off its own region and farther than this from its sign
STRAYED: Final = 400_000.0  # cost for a region's sign that lies on another region
BY_A_CORNER: Final = 1200.0  # cost for a plate that touches its sign only at a corner
OWN_LAND: Final = 75.0  # reduction of the cost per unit of distance from the sign, on the option's own region


@lru_cache(maxsize=64)
def corners(outline: str) -> tuple[Point, ...]:
    """The points that a closed outline goes through; none if it has arcs, which bulge far beyond their end points."""
    found = list[Point]()
    for command, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", outline):
        pairs = re.findall(r"-?[\d.]+", numbers)
        if command not in "MLCZ" or len(pairs) % 2:
            return ()
        points = [(float(x), float(y)) for x, y in zip(pairs[::2], pairs[1::2], strict=True)]
        found += points[2::3] if command == "C" else points
    return tuple(found)


@lru_cache(maxsize=64)
def _reach(outline: str) -> tuple[float, float, float, float]:
    """The bounding box of a closed outline: left, top, right and lower edge."""
    xs, ys = zip(*(corners(outline) or ((0.0, 0.0),)), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def lies_on(outline: str, at: Point) -> bool:
    """Whether a point lies within an outline."""
    left, top, right, low = _reach(outline)
    return left <= at[0] <= right and top <= at[1] <= low and holds(corners(outline), at)


def holds(polygon: Sequence[Point], at: Point) -> bool:
    """Whether a point lies within a polygon."""
    x, y = at
    crossed = False
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], *polygon[:1]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossed = not crossed
    return crossed


def cost_of_land(
    outline: str, others: Sequence[str], idle: Sequence[str], sign: Rect, on_stage: Callable[[Point], Point]
) -> Callable[[Rect], float] | None:
    """The cost of a plate's place by the land it lies on: high on another option's, reduced on its own. None: no land.

    `others`: the outlines of all options. `idle`: lands that are no options. `on_stage`: converts a point of the
    picture into the outlines' coordinates.
    """
    if not corners(outline):
        return None
    lands = [other for other in others if other != outline]
    unused = [other for other in idle if other != outline and other not in others]

    def costs(plate: Rect) -> float:
        at = on_stage((plate.x, plate.y))
        if lies_on(outline, at):
            return -OWN_LAND * plate.gap(sign)
        by_a_corner = abs(plate.x - sign.x) > sign.half_wide and abs(plate.y - sign.y) > sign.half_high
        apart = ASTRAY * (plate.gap(sign) > ASTRAY_FROM)
        another, none = (any(lies_on(land, at) for land in some) for some in (lands, unused))
        return apart + BY_A_CORNER * by_a_corner + (OTHER_LAND if another else IDLE_LAND * none)

    return costs


def off_others(
    outline: str, lands: Sequence[str], on_stage: Callable[[Point], Point]
) -> Callable[[Rect], float] | None:
    """The cost for a land's sign to lie on another land, whose sign it would seem to be; None if it has no land."""
    if not corners(outline):
        return None
    others = [land for land in lands if land != outline]
    return lambda sign: STRAYED * any(lies_on(land, on_stage((sign.x, sign.y))) for land in others)


def belongs(
    plate: Rect,
    sign: Rect,
    others: Sequence[Rect],
    outline: str,
    lands: Sequence[str],
    on_stage: Callable[[Point], Point],
) -> bool:
    """Whether a plate clearly belongs to its option: it touches its sign, or lies on its own land.

    `others`: other signs. `lands`: the outlines of all regions. `on_stage`: as for `cost_of_land`.
    """
    away = plate.gap(sign)
    if any(plate.gap(other) <= max(TOUCHES, away) for other in others):
        return False
    if away > TOUCHES:
        ends = [(plate.x + x * plate.half_wide, plate.y + y * plate.half_high) for x in (-1, 0, 1) for y in (-1, 1)]
        return away < ASTRAY_FROM and all(lies_on(outline, on_stage(end)) for end in ends)
    at = on_stage((plate.x, plate.y))
    return not any(lies_on(land, at) for land in lands if land != outline)
