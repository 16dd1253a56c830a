"""Regions of a map as polygons, so that what an option brings is written on its own region or beside its sign."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from .placing import TOUCHES, Rect
from .svg import Point

OTHER_LAND: Final = 4000.0  # what it costs a plate to lie on the region of another option
IDLE_LAND: Final = 1200.0  # and on one that is no option
ASTRAY, ASTRAY_FROM = 20_000.0, 55.0  # and to lie so far from its sign elsewhere than on its own region
STRAYED: Final = 400_000.0  # and a sign of a land to lie on another one
BY_A_CORNER: Final = 1200.0  # and to touch its sign by a corner only
OWN_LAND: Final = 75.0  # what a unit of distance from the sign costs less on the option's own region


@lru_cache(maxsize=64)
def corners(outline: str) -> tuple[Point, ...]:
    """The points that a closed outline goes through; of one with arcs none, as those bulge far beyond theirs."""
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
    """How far a closed outline extends: left, top, right, lower edge."""
    xs, ys = zip(*(corners(outline) or ((0.0, 0.0),)), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def lies_on(outline: str, at: Point) -> bool:
    """Whether a point lies on the land within an outline."""
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
    """What it costs the plate of an option to lie on the land of another one; on its own it may lie farther off.

    `idle`: lands that are no options. `on_stage`: where a point of the picture lies among the outlines. None: the
    option has no land.
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
    """What it costs the sign of a land to lie on another one, for whose it would be taken; None: it has no land."""
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
    """Whether nobody takes the plate of an option for that of another: it touches its sign, or lies on its own land.

    `others`: other signs. `lands`: those of all regions. `on_stage` as above.
    """
    away = plate.gap(sign)
    if any(plate.gap(other) <= max(TOUCHES, away) for other in others):
        return False
    if away > TOUCHES:
        ends = [(plate.x + x * plate.half_wide, plate.y + y * plate.half_high) for x in (-1, 0, 1) for y in (-1, 1)]
        return away < ASTRAY_FROM and all(lies_on(outline, on_stage(end)) for end in ends)
    at = on_stage((plate.x, plate.y))
    return not any(lies_on(land, at) for land in lands if land != outline)
