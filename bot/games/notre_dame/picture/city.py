"""The city from above: the river around the island, the boroughs with their roofs, the wall, the roads."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.svg import NONE, Paint, Point
from bot.pictures.theme import darker, lighter, mixed
from rules.notre_dame.components import MARKETS, SECTORS
from rules.notre_dame.view import View

from .facts import corner, owner, roads
from .ring import CENTRE, ISLAND, QUAY, TRACK, WALL, Polar, Ring, polar

EARTH, STONE, ROAD = "#c9ad7c", "#8d857a", "#f0dfb4"
ROOFS: Final = ("#9c5a3c", "#a8683f", "#8a4c38", "#7b6a5a")
STAGE: Final = (880, 900)


def city(canvas: Canvas, view: View, ring: Ring) -> None:
    """Everything below the pieces."""
    _country(canvas)
    for borough in range(ring.boroughs):
        _ground(canvas, view, ring, borough)
    _river(canvas)
    _roads(canvas, view, ring)
    _wall(canvas, ring)


def _country(canvas: Canvas) -> None:
    """The fields before the wall, in the light that comes from the city."""
    if canvas.theme.flat:
        return
    svg = canvas.svg
    fields = svg.radial("fields", (0, "#3a4a34"), (0.72, "#2c3a2c"), (1, "#141a16"), radius=0.72)
    svg.rect(0, 0, *STAGE, Paint(fields))
    furrows = "".join(f"M{x} 0l-300 900" for x in range(0, 1176, 24))
    svg.path(furrows, Paint(NONE, "#0c110c", 3, 0.2))
    svg.circle(*CENTRE, WALL, Paint("#463f36"))


def _ground(canvas: Canvas, view: View, ring: Ring, borough: int) -> None:
    """A borough: earth in the light of its colour, gray in a neutral one, roofs, and a rim in its colour."""
    colour, svg, neutral = canvas.theme.seats[view.colours[borough]], canvas.svg, owner(view, borough) is None
    outline = ring.wedge(borough, QUAY, TRACK)
    if canvas.theme.flat:
        svg.path(outline, Paint(canvas.theme.paper, canvas.theme.ink, 3))
        return
    tint = mixed(EARTH, STONE if neutral else colour, 0.3)
    svg.path(outline, Paint(tint, darker(tint, 0.6), 2))
    with svg.group(clip=svg.clip(f"borough-{borough}", outline)):
        canvas.still(_roofs, ring.boroughs, borough, neutral)
        svg.path(outline, Paint(NONE, mixed(colour, EARTH, 0.15), 14, 0.85))
    svg.path(outline, Paint(NONE, "#2a2016", 2.5))


def _roofs(canvas: Canvas, boroughs: int, borough: int, neutral: bool) -> None:
    """Small houses wherever nothing else lies."""
    ring = Ring(boroughs)
    taken = _taken(ring, borough, neutral)
    made: dict[str, str] = {}
    for nth, (x, y) in enumerate(_plots(ring, borough)):
        if any(dist((x, y), other) < reach for other, reach in taken):
            continue
        w, h = 8 + nth * 5 % 4, 6 + nth * 7 % 3
        colour = ROOFS[(nth * 7 + borough) % len(ROOFS)]
        made[colour] = (
            made.get(colour, "") + f"M{x - w:.0f} {y:.0f}l{w * 0.4:.0f} {-h}h{w * 1.2:.0f}l{w * 0.4:.0f} {h}Z"
        )
        wall = f"M{x - w + 1:.0f} {y:.0f}v7h{2 * w - 2:.0f}v-7Z"
        made["#e2cda0"] = made.get("#e2cda0", "") + wall
    for colour, outline in made.items():
        canvas.svg.path(outline, Paint(colour, "#3a2a1c", 0.7, 0.5))


def _plots(ring: Ring, borough: int) -> Iterator[Point]:
    for row in range(11):
        r = QUAY + 18 + row * 25
        wide = max(2, round(2 * ring.half * r / 27))
        for nth in range(wide):
            shift = ((row * 7 + nth * 13) % 5 - 2) * 0.012
            yield ring.point(borough, Polar(-1 + (2 * nth + 1) / wide + shift, r + (nth * 11 + row * 3) % 7 - 3))


def _taken(ring: Ring, borough: int, neutral: bool) -> list[tuple[Point, float]]:
    sectors = [(ring.sector(borough, sector), 46 * ring.grown) for sector in SECTORS if not neutral]
    first = borough * len(MARKETS)
    markets = [(ring.market(market), 33 * ring.grown) for market in range(first, first + len(MARKETS))]
    return sectors + markets


# --------------------------------------------------------------------------- the river


def _river(canvas: Canvas) -> None:
    """The Seine around the island."""
    svg = canvas.svg
    if canvas.theme.flat:
        svg.circle(*CENTRE, QUAY, Paint(canvas.theme.paper, canvas.theme.ink, 3))
        svg.circle(*CENTRE, ISLAND, Paint(canvas.theme.paper, canvas.theme.ink, 2))
        return
    svg.circle(*CENTRE, QUAY + 3, Paint("#5d5346", "#2a2016", 2))
    water = svg.radial("water", (0.78, "#2f6d86"), (0.9, "#3f8aa3"), (1, "#2a5f78"))
    svg.circle(*CENTRE, QUAY - 2, Paint(water))
    waves = []
    for nth in range(26):
        x, y = polar(nth * 0.2417, ISLAND + 7 + nth * 5 % 9)
        waves.append(f"M{x - 6:.0f} {y:.0f}q3 -4 6 0t6 0")
    svg.path("".join(waves), Paint(NONE, "#bfe3ea", 1.4, 0.6))


# --------------------------------------------------------------------------- the wall


def _wall(canvas: Canvas, ring: Ring) -> None:
    """The city wall inside which the rats run, with a tower where two boroughs meet."""
    svg = canvas.svg
    svg.circle(*CENTRE, WALL + 1.5, Paint(NONE, "#2a2016" if not canvas.theme.flat else canvas.theme.ink, 5))
    if not canvas.theme.flat:
        svg.circle(*CENTRE, WALL + 1.5, Paint(NONE, lighter(STONE, 0.1), 3, dash="9 5"))
    for borough in range(ring.boroughs):
        x, y = ring.point(borough, Polar(1, (TRACK + WALL) / 2))
        _tower(canvas, x, y)


def _tower(canvas: Canvas, x: float, y: float) -> None:
    svg = canvas.svg
    if canvas.theme.flat:
        svg.circle(x, y, 16, Paint(canvas.theme.paper, canvas.theme.ink, 3))
        return
    svg.circle(x + 2, y + 3, 20, Paint("#000000", opacity=0.3))
    svg.circle(x, y, 18, Paint(svg.radial("tower", (0, lighter(STONE, 0.35)), (1, darker(STONE, 0.25))), "#2a2016", 2))
    svg.circle(x, y, 14.5, Paint(NONE, darker(STONE, 0.45), 3, dash="5 4"))
    svg.path(f"M{x} {y - 10}L{x + 10} {y}L{x} {y + 10}L{x - 10} {y}Z", Paint("#6d4a3a", "#2a2016", 1.2))


# --------------------------------------------------------------------------- roads


def _roads(canvas: Canvas, view: View, ring: Ring) -> None:
    """All roads from market to market, those across a border dotted."""
    inside: list[str] = []
    across: list[str] = []
    for near, far in sorted(roads(view)):
        same = near // len(MARKETS) == far // len(MARKETS)
        (inside if same else across).append(_road(ring, near, far))
    svg, flat = canvas.svg, canvas.theme.flat
    for lanes, wide, dash in ((across, 5.0, "1 9"), (inside, 7.5, "")):
        outline = "".join(lanes)
        if flat:
            svg.path(outline, Paint(NONE, "#777777", wide - 3, dash=dash))
            continue
        if not dash:
            svg.path(outline, Paint(NONE, "#4a3a26", wide + 2.5, 0.6))
        svg.path(outline, Paint(NONE, ROAD, wide, 1 if not dash else 0.9, dash))


def _road(ring: Ring, near: int, far: int) -> str:
    """A road: straight, along the quay, along the wall, or in a curve that keeps clear of the other markets."""
    (ax, ay), (bx, by) = ring.market(near), ring.market(far)
    kinds = {corner(near), corner(far)}
    if near // len(MARKETS) == far // len(MARKETS):
        if kinds == {"IL", "IR"}:
            return f"M{ax:.1f} {ay:.1f}A155 155 0 0 1 {bx:.1f} {by:.1f}"
        if kinds == {"OL", "OR"}:
            return _boulevard(ring, near // len(MARKETS))
    elif "C" in kinds:
        return _crossing(ring, near, far)
    return f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"


def _boulevard(ring: Ring, borough: int) -> str:
    """Along the wall, behind the outer sectors."""
    r = TRACK - 8
    left, right = (ring.point(borough, Polar(u, r)) for u in (-0.78, 0.78))
    start, end = (ring.market(borough * len(MARKETS) + at) for at in (3, 4))
    return (
        f"M{start[0]:.1f} {start[1]:.1f}L{left[0]:.1f} {left[1]:.1f}"
        f"A{r:.0f} {r:.0f} 0 0 1 {right[0]:.1f} {right[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
    )


def _crossing(ring: Ring, near: int, far: int) -> str:
    """From a centre market over the border to the next inner one, behind the own inner market."""
    centre, inner = (near, far) if corner(near) == "C" else (far, near)
    side = 1 if corner(inner) == "IL" else -1
    (ax, ay), (bx, by) = ring.market(centre), ring.market(inner)
    mx, my = ring.point(centre // len(MARKETS), Polar(side * 0.93, 222))
    return f"M{ax:.1f} {ay:.1f}Q{mx:.1f} {my:.1f} {bx:.1f} {by:.1f}"
