"""Lines around places, and arrows between them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import Final

from .canvas import Canvas, Extent
from .lands import corners, lies_on
from .placing import Rect
from .stage import Spot
from .svg import NONE, Paint, Point

DARK: Final = "#1a130c"  # behind white lines
SMALL: Final = 60.0  # greatest half width of a piece that stands on a place
LEAST: Final = 50.0  # least length of an arrow that is shortened to keep off pieces at its ends
STEP: Final = 2.0  # from point to point of an outline that goes around pieces
ROUND: Final = 4.0  # how far a line keeps off the pieces that it passes below
SHORTEST: Final = 6.0  # stretches of a line between two pieces that are left out where they are shorter
HEAD: Final = 16.0  # how far the head of an arrow extends around its tip
SHORT_OF: Final = 22.0  # distance at which an arrow begins and ends from the middle of its places


def whole(at: Rect) -> Point:
    """The middle of a mark, plate or rim, rounded to whole units so that an earlier drawing of it can be reused."""
    return round(at.x), round(at.y)


def between(start: Point, end: Point, pieces: Iterable[Extent]) -> tuple[Point, Point]:
    """The ends of an arrow, shortened so that it covers neither the places nor the numbers of small pieces there."""
    far = hypot(end[0] - start[0], end[1] - start[1])
    if far < 4 * SHORT_OF:
        return start, end
    small = [each for each in pieces if is_small(each)]

    def at(step: float) -> Point:
        return start[0] + (end[0] - start[0]) * step / far, start[1] + (end[1] - start[1]) * step / far

    def is_free(point: Point) -> bool:
        return all(hypot(each.x - point[0], each.y - point[1]) > each.half_wide + 6 for each in small)

    steps = range(round(SHORT_OF), round(far - SHORT_OF), 4)
    free = [step for step in steps if is_free(at(step))]
    first, last = (free[0], free[-1]) if free and free[-1] - free[0] > LEAST else (SHORT_OF, far - SHORT_OF)
    return at(first), at(last)


def is_small(extent: Extent) -> bool:
    """Whether it is a round piece that stands on a place, and no place itself."""
    return extent.round and extent.half_wide < SMALL


def covered(extents: Iterable[Extent]) -> list[Rect]:
    """The rectangles that pieces cover."""
    return [grown(each) for each in extents]


def arrows(canvas: Canvas, ways: Iterable[tuple[Point, Point]]) -> list[Rect]:
    """Draw an arrow along each of these ways; returns what their heads cover."""
    made = [between(*way, canvas.extents.values()) for way in ways]
    for start, end in made:
        arrow(canvas, start, end, canvas.extents.values())
    return [Rect(*end, HEAD, HEAD) for _, end in made]


def lit(canvas: Canvas, ways: Iterable[tuple[Point, Point]], width: float) -> None:
    """Draw a lit line along each of these ways, with a dot at its end."""
    under, over = ("#ffffff", "#000000") if canvas.theme.flat else (DARK, "#ffffff")
    for start, end in ways:
        for stroke, thick in ((under, width + 4), (over, width)):
            canvas.svg.line(start, end, Paint(NONE, stroke, thick))
        canvas.svg.circle(*end, width + 2, Paint(over, under, 2))


def visible_stretches(start: Point, end: Point, pieces: Iterable[Extent]) -> Iterator[tuple[Point, Point]]:
    """The stretches of a line that are seen where it passes below small pieces."""
    far = hypot(end[0] - start[0], end[1] - start[1])
    if not far:
        return
    along = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    hidden = sorted(stretch for each in pieces if is_small(each) and (stretch := _across(each, start, along)))
    at = 0.0
    for first, last in (*hidden, (far, far)):
        if min(first, far) - at > SHORTEST:
            yield (
                (start[0] + along[0] * at, start[1] + along[1] * at),
                (start[0] + along[0] * min(first, far), start[1] + along[1] * min(first, far)),
            )
        at = max(at, last)


def _across(piece: Extent, start: Point, along: Point) -> tuple[float, float] | None:
    """From where to where along a line it lies on a round piece; None where it passes beside."""
    x, y = piece.x - start[0], piece.y - start[1]
    middle, off, reach = x * along[0] + y * along[1], abs(x * along[1] - y * along[0]), piece.half_wide + ROUND
    if off >= reach:
        return None
    half = sqrt(reach**2 - off**2)
    return middle - half, middle + half


def arrow(canvas: Canvas, start: Point, end: Point, pieces: Iterable[Extent]) -> None:
    """A dashed arrow for something that the plan or the question moves; it passes below small pieces."""
    svg, under, over = canvas.svg, *(("#ffffff", "#000000") if canvas.theme.flat else (DARK, "#ffffff"))
    angle = atan2(end[1] - start[1], end[0] - start[0])
    tip = end[0] - 14 * cos(angle), end[1] - 14 * sin(angle)
    for first, last in visible_stretches(start, tip, pieces):
        svg.line(first, last, Paint(NONE, under, 9))
        svg.line(first, last, Paint(NONE, over, 5, dash="12 9"))
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


def below_pieces(canvas: Canvas, outline: str, origin: Point, zoom: float) -> str:
    """An outline, which is scaled and laid from `origin`, without what would lie on small pieces there."""
    small = [Rect((p.x - origin[0]) / zoom, (p.y - origin[1]) / zoom, p.half_wide / zoom, 0) for p in _small(canvas)]
    points = list(_walk(outline))
    free = [all(hypot(each.x - x, each.y - y) > each.half_wide for each in small) for x, y in points]
    if all(free) or not any(free):
        return outline
    first = free.index(False)  # so that no stretch goes over the end
    path, before = "", False
    for (x, y), is_free in zip((*points[first:], *points[:first]), (*free[first:], *free[:first]), strict=True):
        path += f"{'L' if before else 'M'}{x:.1f} {y:.1f}" if is_free else ""
        before = is_free
    return path


def _walk(outline: str) -> Iterator[Point]:
    """Points along a closed outline of lines and curves, near enough to one another; none of one with other parts."""
    if not corners(outline):
        return
    at = first = corners(outline)[0]
    for command, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", outline):
        flat = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        points = list(zip(flat[::2], flat[1::2], strict=True)) or [first]
        for nth in range(0, len(points), 3 if command == "C" else 1):
            curve = (at, *points[nth : nth + 3]) if command == "C" else (at, at, points[nth], points[nth])
            steps = max(1, round(hypot(curve[3][0] - at[0], curve[3][1] - at[1]) / STEP))
            yield from (_on_curve(curve, step / steps) for step in range(steps))
            at = curve[3]


def _on_curve(curve: Sequence[Point], part: float) -> Point:
    rest = 1 - part
    shares = rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3
    x, y = (sum(share * point[axis] for share, point in zip(shares, curve, strict=True)) for axis in (0, 1))
    return x, y


def _small(canvas: Canvas) -> list[Extent]:
    return [each for each in canvas.extents.values() if is_small(each)]


def beside_lit(canvas: Canvas, lit: Sequence[tuple[Spot, Rect]], origin: Point, zoom: float) -> str:
    """A mask of all but these spots with the rectangles that they cover, and the small pieces that stand on them."""
    lands = [spot.outline for spot, _ in lit if spot.outline]

    def stands_there(piece: Extent) -> bool:
        x, y, half = (piece.x - origin[0]) / zoom, (piece.y - origin[1]) / zoom, piece.half_wide / zoom
        return any(lies_on(land, (x + across, y)) for land in lands for across in (0, half, -half))

    pieces = [_round_hole(each) for each in _small(canvas) if stands_there(each)]
    holes = [hole(spot, rect, origin, zoom) for spot, rect in lit if spot.reach or spot.outline]
    ground = f'<rect width="{canvas.svg.width}" height="{canvas.svg.height}" fill="#fff"/>'
    return canvas.svg.window("wash", "".join((ground, *holes, *pieces)))


def _round_hole(extent: Extent) -> str:
    circle = f'<circle cx="0" cy="0" r="{extent.half_wide:.1f}" fill="#000"/>'
    return f'<g class="part" transform="translate({extent.x:.2f} {extent.y:.2f})">{circle}</g>'
