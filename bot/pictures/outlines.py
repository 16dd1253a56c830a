"""Lines around places, and arrows between them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from .canvas import Canvas, Extent
from .placing import Rect
from .svg import Paint, Point

ABROAD: Final = 4000.0  # what it costs a plate to lie on the land of another option
ASLANT: Final = 1200.0  # and to touch its sign at a corner only
NEAR_HOME: Final = 60.0  # what a unit of distance from the sign costs less on the option's own land
SHORT_OF: Final = 22.0  # an arrow begins and ends so far from the middle of its places


def whole(at: Rect) -> Point:
    """The middle of a mark, plate or rim at a whole unit, where what was drawn before is found again."""
    return round(at.x), round(at.y)


def between(start: Point, end: Point) -> tuple[Point, Point]:
    """An arrow that leaves free what lies at its ends."""
    far = hypot(end[0] - start[0], end[1] - start[1])
    if far < 4 * SHORT_OF:
        return start, end
    x, y = (end[0] - start[0]) / far * SHORT_OF, (end[1] - start[1]) / far * SHORT_OF
    return (start[0] + x, start[1] + y), (end[0] - x, end[1] - y)


def grown(extent: Extent, by: float) -> Rect:
    """What a piece covers, and so much more on each side."""
    return Rect(extent.x, extent.y, extent.wide + by, extent.high + by)


def rim_towards(place: Rect, at: Rect, *, cornered: bool) -> Point:
    """Where the line from a mark that lies apart meets the rim of its place: what lies there stays free."""
    across, down = at.x - place.x, at.y - place.y
    if cornered:
        share = min(place.wide / abs(across) if across else 1.0, place.high / abs(down) if down else 1.0)
    else:
        share = place.wide / hypot(across, down)
    return place.x + across * min(share, 1.0), place.y + down * min(share, 1.0)


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


def holds(polygon: Sequence[Point], at: Point) -> bool:
    """Whether a point lies within a polygon."""
    x, y = at
    crossed = False
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], *polygon[:1]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossed = not crossed
    return crossed


def at_home(
    outline: str, others: Sequence[str], sign: Rect, on_stage: Callable[[Point], Point]
) -> Callable[[Rect], float] | None:
    """What it costs the plate of an option to lie on the land of another one; on its own it may lie farther off.

    `on_stage`: where a point of the picture lies among the outlines. None: the option has no land.
    """
    own = corners(outline)
    if not own:
        return None
    lands = [corners(other) for other in others if other != outline]

    def costs(plate: Rect) -> float:
        at = on_stage((plate.x, plate.y))
        if holds(own, at):
            return -NEAR_HOME * plate.gap(sign)
        aslant = abs(plate.x - sign.x) > sign.wide and abs(plate.y - sign.y) > sign.high
        return ASLANT * aslant + ABROAD * any(holds(land, at) for land in lands)

    return costs


def around(canvas: Canvas, rect: Rect, paints: Sequence[Paint], cornered: bool) -> None:
    """Outlines at a whole unit, where one of the same size is found again."""
    with canvas.part(whole(rect)):
        for paint in paints:
            if cornered:
                canvas.svg.rect(-rect.wide, -rect.high, 2 * rect.wide, 2 * rect.high, paint, 10)
            else:
                canvas.svg.ellipse(0, 0, rect.wide, rect.high, paint)
