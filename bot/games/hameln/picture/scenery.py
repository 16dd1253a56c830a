"""Ornaments of the town without meaning for play: trees, a church by the market, the gates in the wall."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from random import Random
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.svg import NONE, Paint, Point
from bot.pictures.theme import darker, lighter, mixed
from rules.hameln.components import editions

from .plan import CENTRE, CORNERS, SQUARE, WALL, clearance, house_at, places, polar

STONE: Final = "#857a6b"
SLATE: Final = "#4d5666"
GLASS: Final = "#e8b85a"
LEAVES: Final = "#4f6b35"
MEADOW: Final = "#26331f"
WOOD: Final = 520  # spots tried for trees; most lie in the town
CLEAR: Final = 76.0  # from the middle of a space of the piper to a tree
NEAR: Final = 12.0  # from a piece to the middle of a tree
TRIES: Final = 70  # a quarter is searched for room so many times


def scenery(canvas: Canvas, edition: str, seats: int, start: int, ground: str) -> None:
    """The trees of the quarter that begins at this hour."""
    chance = Random(start)
    for x, y in _spots(edition, seats, start):
        _tree(canvas, x, y, chance.uniform(5.5, 9), mixed(LEAVES, ground, chance.uniform(0.25, 0.5)))


@lru_cache(maxsize=64)
def _spots(edition: str, seats: int, start: int) -> tuple[Point, ...]:
    """Spots of a quarter that are clear of every piece, of the roads, and of each other."""
    return tuple(sorted(_found(edition, seats, start), key=lambda spot: spot[1]))


def _found(edition: str, seats: int, start: int) -> Iterator[Point]:
    components = editions.components(edition)
    houses = tuple(house_at(components, house) for house in range(len(components.houses)))
    circles, found, chance = list(places(edition, seats)), list[Point](), Random(start)
    for _ in range(TRIES):
        spot = polar(start + chance.uniform(0.1, 2.9), chance.uniform(SQUARE + 18, WALL - 20))
        off_road = min(abs(spot[0] - CENTRE[0]), abs(spot[1] - CENTRE[1])) > 28
        apart = all(hypot(spot[0] - x, spot[1] - y) > 19 for x, y in found)
        if off_road and apart and clearance(spot, houses, circles, NEAR) > NEAR:
            found.append(spot)
            yield spot


def forest(canvas: Canvas) -> None:
    """Trees outside the wall, between it and the spaces of the piper; the nearer ones in front."""
    chance = Random(1284)
    spots = ((chance.uniform(8, 872), chance.uniform(8, 892)) for _ in range(WOOD))
    for x, y in sorted((spot for spot in spots if _outside(spot)), key=lambda spot: spot[1]):
        _tree(canvas, x, y, chance.uniform(7, 12), mixed(LEAVES, MEADOW, chance.uniform(0.35, 0.7)))


def _outside(spot: Point) -> bool:
    """Clear of the wall with its gates, and of the spaces of the piper."""
    apart = all(max(abs(spot[0] - x), abs(spot[1] - y)) > CLEAR for x, y in CORNERS)
    return apart and hypot(spot[0] - CENTRE[0], spot[1] - CENTRE[1]) > WALL + 24


def _tree(canvas: Canvas, x: float, y: float, r: float, tint: str) -> None:
    svg = canvas.svg
    svg.ellipse(x + 2, y + r * 0.8, r, r * 0.45, Paint("#000000", opacity=0.28))
    svg.circle(x, y, r, Paint(darker(tint, 0.12), darker(tint, 0.5), 1.2))
    svg.circle(x - r * 0.25, y - r * 0.3, r * 0.55, Paint(lighter(tint, 0.16)))


# --------------------------------------------------------------------------- buildings


def church(canvas: Canvas) -> None:
    """The church in the middle of the market."""
    if canvas.theme.flat:
        _outlined(canvas)
        return
    svg, (x, y) = canvas.svg, CENTRE
    wall, rim, roof = lighter(STONE, 0.34), darker(STONE, 0.62), SLATE
    svg.ellipse(x + 4, y + 38, 66, 13, Paint("#000000", opacity=0.32))
    svg.rect(x - 16, y - 2, 70, 40, Paint(wall, rim, 2))
    svg.polygon(((x - 18, y - 2), (x - 10, y - 26), (x + 46, y - 26), (x + 57, y - 2)), Paint(roof, rim, 2))
    for line in (-9, -17):
        svg.line((x - 12, y + line), (x + 50, y + line), Paint(NONE, darker(roof, 0.35), 1, 0.7))
    for window in (6, 24, 42):
        svg.path(f"M{x + window - 4} {y + 26}v-14q4 -7 8 0v14Z", Paint(GLASS, rim, 1.4))
    svg.rect(x - 48, y - 34, 32, 72, Paint(lighter(wall, 0.1), rim, 2))
    svg.polygon(((x - 51, y - 34), (x - 32, y - 70), (x - 13, y - 34)), Paint(roof, rim, 2))
    svg.path(f"M{x - 32} {y - 84}v15M{x - 37} {y - 79}h10", Paint(NONE, GLASS, 2.4))
    svg.circle(x - 32, y - 16, 8, Paint(GLASS, rim, 1.6))
    svg.path(f"M{x - 32} {y - 24}v16M{x - 40} {y - 16}h16", Paint(NONE, rim, 1.2))
    svg.path(f"M{x - 39} {y + 38}v-16q7 -12 14 0v16Z", Paint(darker(STONE, 0.6), rim, 1.4))


def _outlined(canvas: Canvas) -> None:
    """The church in lines alone."""
    svg, (x, y) = canvas.svg, CENTRE
    line = Paint(canvas.theme.paper, canvas.theme.ink, 2)
    svg.rect(x - 16, y - 2, 70, 40, line)
    svg.polygon(((x - 18, y - 2), (x - 10, y - 26), (x + 46, y - 26), (x + 57, y - 2)), line)
    svg.rect(x - 48, y - 34, 32, 72, line)
    svg.polygon(((x - 51, y - 34), (x - 32, y - 70), (x - 13, y - 34)), line)
    svg.path(f"M{x - 32} {y - 84}v15M{x - 37} {y - 79}h10", line)


def gate(canvas: Canvas, hour: float) -> None:
    """A gatehouse over the road, between two towers of the wall."""
    svg, rim = canvas.svg, darker(STONE, 0.62)
    house = [polar(hour + aside, WALL + far) for aside, far in ((-0.14, -11), (0.14, -11), (0.14, 9), (-0.14, 9))]
    svg.polygon(house, Paint(SLATE, rim, 2.5))
    svg.line(polar(hour - 0.14, WALL - 1), polar(hour + 0.14, WALL - 1), Paint(NONE, lighter(SLATE, 0.22), 2))
    for aside in (-0.19, 0.19):
        x, y = polar(hour + aside, WALL - 2)
        svg.circle(x, y, 10.5, Paint(lighter(STONE, 0.08), rim, 2.2))
        svg.circle(x, y, 5, Paint(darker(STONE, 0.3), rim, 1.5))
