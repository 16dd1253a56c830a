"""Lines around places, and arrows between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, cos, hypot, pi, sin
from typing import Final

from .canvas import Canvas, Extent
from .placing import Rect
from .stage import Spot
from .svg import NONE, Paint, Point

DARK: Final = "#1a130c"  # behind white lines
SHORT_OF: Final = 22.0  # distance at which an arrow begins and ends from the middle of its places


def whole(at: Rect) -> Point:
    """The middle of a mark, plate or rim, rounded to whole units so that an earlier drawing of it can be reused."""
    return round(at.x), round(at.y)


def between(start: Point, end: Point) -> tuple[Point, Point]:
    """The ends of an arrow, shortened so that it does not cover the things at either end."""
    far = hypot(end[0] - start[0], end[1] - start[1])
    if far < 4 * SHORT_OF:
        return start, end
    x, y = (end[0] - start[0]) / far * SHORT_OF, (end[1] - start[1]) / far * SHORT_OF
    return (start[0] + x, start[1] + y), (end[0] - x, end[1] - y)


def covered(extents: Iterable[Extent]) -> list[Rect]:
    """The rectangles that pieces cover."""
    return [grown(each) for each in extents]


def arrow(canvas: Canvas, start: Point, end: Point) -> None:
    """A dashed arrow for something that the plan or the question moves."""
    svg, under, over = canvas.svg, *(("#ffffff", "#000000") if canvas.theme.flat else (DARK, "#ffffff"))
    angle = atan2(end[1] - start[1], end[0] - start[0])
    tip = end[0] - 14 * cos(angle), end[1] - 14 * sin(angle)
    svg.line(start, tip, Paint(NONE, under, 9))
    svg.line(start, tip, Paint(NONE, over, 5, dash="12 9"))
    head = [(end[0] + 4 * cos(angle), end[1] + 4 * sin(angle))]
    head += [(end[0] - 24 * cos(angle + turn), end[1] - 24 * sin(angle + turn)) for turn in (pi / 7, -pi / 7)]
    svg.polygon(head, Paint(over, DARK, 2))


def grown(extent: Extent, by: float = 0.0) -> Rect:
    """The rectangle that a piece covers, grown on each side."""
    return Rect(extent.x, extent.y, extent.half_wide + by, extent.half_high + by)


def rim_towards(place: Rect, at: Rect, *, cornered: bool) -> Point:
    """Where the line from a mark that lies apart meets the rim of its place, so that it does not cover the place."""
    across, down = at.x - place.x, at.y - place.y
    if cornered:
        share = min(place.half_wide / abs(across) if across else 1.0, place.half_high / abs(down) if down else 1.0)
    else:
        share = place.half_wide / hypot(across, down)
    return place.x + across * min(share, 1.0), place.y + down * min(share, 1.0)


def around(canvas: Canvas, rect: Rect, paints: Sequence[Paint], cornered: bool) -> None:
    """Draw outlines, at whole units so that an earlier one of the same size can be reused."""
    with canvas.part(whole(rect)):
        for paint in paints:
            if cornered:
                canvas.svg.rect(-rect.half_wide, -rect.half_high, 2 * rect.half_wide, 2 * rect.half_high, paint, 10)
            else:
                canvas.svg.ellipse(0, 0, rect.half_wide, rect.half_high, paint)


def hole(spot: Spot, rect: Rect, origin: Point, zoom: float) -> str:
    """The black shape of a spot in a mask: the spot covers `rect`, or has an outline, scaled and placed at `origin`."""
    (x, y), scale = whole(rect), ""
    if spot.outline:
        (x, y), scale = origin, f" scale({zoom:.4f})"
        shape = f'<path d="{spot.outline}" fill="#000"/>'
    elif spot.half_high:
        corner = f'x="{-rect.half_wide:.1f}" y="{-rect.half_high:.1f}"'
        size = f'width="{2 * rect.half_wide:.1f}" height="{2 * rect.half_high:.1f}"'
        shape = f'<rect {corner} {size} rx="10" fill="#000"/>'
    else:
        shape = f'<circle cx="0" cy="0" r="{rect.half_wide:.1f}" fill="#000"/>'
    return f'<g class="part" transform="translate({x:.2f} {y:.2f}){scale}">{shape}</g>'
