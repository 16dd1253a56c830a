"""Whether a sign visibly belongs to its place, or a plate to its sign; if not, a line joins them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import dist, hypot
from typing import Final

from .framing import Framing
from .lands import corners, lies_on
from .placing import TOUCHES, Rect, is_as_near
from .stage import Spot
from .svg import Point

NEAR: Final = 20.0  # a mark farther from its place than this is joined to it by a line
BESIDE: Final = 10.0  # the same among many places, as on a map full of roads
SEEN: Final = 8.0  # a line shorter than this cannot be seen
INWARDS: Final = 0.35  # a line ends this far into a land, as a fraction of the way from its border to its middle


def is_at_its_place(at: Rect, spot: Spot, others: Iterable[Spot], frame: Framing) -> bool:
    """Whether a sign lies on its own land, or so near to its place that nobody takes it for another place's sign."""
    if corners(spot.outline):
        across, down = (-1, 0, 1), (-1, 0, 1)
        points = [frame.back((at.x + x * at.half_wide, at.y + y * at.half_high)) for x in across for y in down]
        return any(lies_on(spot.outline, point) for point in points)
    own = _away(at, spot, frame)
    return own <= (BESIDE if spot.beside else NEAR) and all(
        _away(at, other, frame) >= own for other in others if other.at != spot.at
    )


def _away(at: Rect, spot: Spot, frame: Framing) -> float:
    """The distance of a sign from the rim of a place; 0 if it lies on the place."""
    place = frame.rect(spot)
    if spot.half_high:
        return at.gap(place)
    across, down = abs(at.x - place.x) - at.half_wide, abs(at.y - place.y) - at.half_high
    return max(0.0, hypot(max(0.0, across), max(0.0, down)) - place.half_wide)


def end_on_land(sign: Rect, spot: Spot, others: Sequence[Rect], frame: Framing) -> Point:
    """Where the line from a sign off its land ends: well inside that land, and if possible crossing no other sign."""
    border = corners(spot.outline)
    x, y = sum(corner[0] for corner in border) / len(border), sum(corner[1] for corner in border) / len(border)
    inner = [(a + (x - a) * INWARDS, b + (y - b) * INWARDS) for a, b in border]
    ends = [frame.of(point) for point in inner if lies_on(spot.outline, point)] or [frame.of(spot.at)]
    open_ends = [end for end in ends if can_be_joined(sign, Rect(*end, 0, 0), others)]
    return min(open_ends or ends, key=lambda end: dist(end, sign[:2]))


def is_mistakable(plate: Rect, sign: Rect, place: Rect | None, signs: Iterable[Rect], places: Sequence[Rect]) -> bool:
    """Whether a plate seems to belong to another option, because it lies on or near that one's sign or place.

    `place`: its own place, unless that is a land. `signs`, `places`: those of other options.
    """
    if place and plate.outside(place) < plate.area / 2:
        return False
    if any(is_as_near(plate, sign, other) for other in signs):
        return True
    if any(plate.overlap(other) > plate.area / 8 for other in places):
        return True
    away = min(plate.gap(sign), plate.gap(place) if place else plate.gap(sign))
    return away > TOUCHES and any(plate.gap(other) < away for other in places)


def can_be_joined(plate: Rect, sign: Rect, others: Sequence[Rect]) -> bool:
    """Whether a line between a plate and its sign is long enough to be seen, and passes under nothing else."""
    if plate.gap(sign) < SEEN:
        return False
    steps = [nth / 20 for nth in range(21)]
    points = [(plate.x + (sign.x - plate.x) * part, plate.y + (sign.y - plate.y) * part) for part in steps]
    return not any(abs(x - at.x) < at.half_wide and abs(y - at.y) < at.half_high for x, y in points for at in others)
