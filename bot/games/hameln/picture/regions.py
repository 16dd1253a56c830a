"""The four regions: the colour of each, its pattern where there are no colours, and the rims that name them."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.svg import NONE, Paint, Point
from bot.pictures.theme import darker, lighter, mixed
from rules.hameln.components import Components

from .plan import corner

COLOURS: Final = {
    "yellow": "#d8b24a",
    "green": "#6f9a58",
    "red": "#b5604e",
    "blue": "#5f7fa8",
    "white": "#cfc8b8",
    "orange": "#cf8a45",
    "purple": "#8a68a4",
    "brown": "#8b6b4a",
}
PATTERNS: Final = (  # without colours: plain, black, bars, checks
    "",
    '<path d="M0 0H8V8H0Z" fill="#000"/>',
    '<path d="M2 0V8" stroke="#000" stroke-width="4"/>',
    '<path d="M0 0H4V8H8V4H0Z" fill="#000"/>',
)
PAVED: Final = "#8d8272"  # the market
RIM: Final = 4.2  # how thick the rim of a circle is


def colour(components: Components, region: int) -> str:
    """The colour of a region."""
    return COLOURS[components.regions[region]]


def ground(components: Components, region: int) -> str:
    """Its colour as the ground of a quarter."""
    return mixed(colour(components, region), "#2b2419", 0.3)


def band(canvas: Canvas, components: Components, region: int, x: float, y: float, w: float, h: float) -> None:
    """A strip that tells the region by its colour, or by its pattern."""
    rim = Paint(
        canvas.svg.hatch(f"region-{region}", "#ffffff", PATTERNS[region % len(PATTERNS)]), canvas.theme.ink, 1.5
    )
    if not canvas.theme.flat:
        rim = Paint(lighter(colour(components, region), 0.12), darker(colour(components, region), 0.62), 1.6)
    canvas.svg.rect(x, y, w, h, rim, 1.5)


def rims(components: Components, regions: tuple[int, ...]) -> tuple[str, ...]:
    """The colours of the rim of a circle; stone at the market, which belongs to none."""
    return tuple(lighter(colour(components, region), 0.42) for region in regions) or (lighter(PAVED, 0.5),)


def rim(canvas: Canvas, components: Components, regions: tuple[int, ...], spot: Point, r: float) -> None:
    """The rim around the origin of a circle at this spot: each region has the arc that faces it."""
    colours = rims(components, regions)
    canvas.svg.circle(0, 0, r, Paint(NONE, colours[0], RIM))
    arc = 2 * pi / len(colours)
    for nth, tint in enumerate(colours[1:], 1):
        start = _towards(components, regions, spot) + arc * (nth - 0.5)
        ends = [(r * cos(angle), r * sin(angle)) for angle in (start, start + arc)]
        (ax, ay), (bx, by) = ends
        canvas.svg.path(f"M{ax:.1f} {ay:.1f}A{r:.1f} {r:.1f} 0 0 1 {bx:.1f} {by:.1f}", Paint(NONE, tint, RIM))


def _towards(components: Components, regions: tuple[int, ...], spot: Point) -> float:
    """The angle from the other regions to the first one, in radians."""
    ways = [_unit(corner(components, region), spot) for region in regions]
    others = [sum(way[axis] for way in ways[1:]) / (len(ways) - 1) for axis in (0, 1)]
    return atan2(ways[0][1] - others[1], ways[0][0] - others[0])


def _unit(to: Point, start: Point) -> Point:
    far = hypot(to[0] - start[0], to[1] - start[1]) or 1
    return (to[0] - start[0]) / far, (to[1] - start[1]) / far
