"""The ground of the town: four quarters between the ring street and the wall, the market, the piper's four spaces."""

from __future__ import annotations

from collections.abc import Collection
from math import pi
from random import Random
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint, Point
from bot.pictures.theme import darker, lighter, mixed
from rules.core import Arg
from rules.hameln.components import Components
from rules.hameln.view import View

from .houses import COIN
from .plan import CENTRE, SQUARE, WALL, corner, polar, quarter
from .regions import PAVED, band, colour, ground
from .scenery import MEADOW, STONE, church, forest, gate, scenery

GATE_HOURS: Final = (0.0, 3.0, 6.0, 9.0)
EARTH: Final = "#6e5c42"  # the roads
SPACE: Final = 118.0  # a space of the piper
CAT: Final = (0.0, 67.0)  # from the middle of the market


def town(canvas: Canvas, scene: Scene, *, spaces: bool = True, marked: Collection[Arg] = ()) -> None:
    """Everything that does not move; `spaces`: those of the piper as well, with names where no mark says them."""
    view: View = scene.view
    canvas.still(_meadow)
    for region in range(len(view.bribes)):
        _quarter(canvas, view, region)
    canvas.still(_streets)
    canvas.still(_wall)
    for region in range(len(view.bribes) if spaces else 0):
        space(canvas, scene, region, corner(view.components, region), named=region not in marked)
    if view.cat < 0:
        _cat(canvas, view)


def _meadow(canvas: Canvas) -> None:
    if canvas.theme.flat:
        return
    svg, chance = canvas.svg, Random(1284)
    svg.rect(0, 0, 880, 900, Paint(svg.radial("meadow", (0.5, lighter(MEADOW, 0.08)), (1, darker(MEADOW, 0.35)))))
    for _ in range(240):
        x, y = chance.uniform(0, 880), chance.uniform(0, 900)
        if (x - CENTRE[0]) ** 2 + (y - CENTRE[1]) ** 2 > (WALL + 12) ** 2:
            svg.path(f"M{x:.0f} {y:.0f}q3 -9 1 -14M{x:.0f} {y:.0f}q-4 -7 -6 -11", Paint(NONE, "#53703f", 1.4, 0.5))
    forest(canvas)


def _quarter(canvas: Canvas, view: View, region: int) -> None:
    """The wedge of a region, a quarter of the clock: its ground, with trees where nothing else stands."""
    svg, theme, components = canvas.svg, canvas.theme, view.components
    start = 3 * quarter(components, region)
    outline = wedge(start, start + 3, SQUARE - 8, WALL)
    if theme.flat:
        svg.path(outline, Paint(theme.paper, theme.ink, 2))
        return
    tint = ground(components, region)
    svg.path(outline, Paint(tint, darker(tint, 0.4), 2))
    canvas.still(scenery, view.edition, view.seats, start, tint)


def wedge(start: float, end: float, near: float, far: float) -> str:
    """The SVG path of a wedge between two hours and two distances from the middle of the market, in units."""
    (ax, ay), (bx, by) = polar(start, near), polar(start, far)
    (cx, cy), (dx, dy) = polar(end, far), polar(end, near)
    return (
        f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}A{far:.0f} {far:.0f} 0 0 1 {cx:.1f} {cy:.1f}"
        f"L{dx:.1f} {dy:.1f}A{near:.0f} {near:.0f} 0 0 0 {ax:.1f} {ay:.1f}Z"
    )


def _streets(canvas: Canvas) -> None:
    """The roads from the gates, each between two regions, and the market, which is paved."""
    svg, theme = canvas.svg, canvas.theme
    for hour in GATE_HOURS:
        ends = polar(hour, SQUARE - 10), polar(hour, WALL - 18)
        svg.line(*ends, Paint(NONE, theme.ink if theme.flat else darker(EARTH, 0.4), 30.5))
        svg.line(*ends, Paint(NONE, theme.paper if theme.flat else EARTH, 27))
        if not theme.flat:
            svg.line(*ends, Paint(NONE, darker(EARTH, 0.3), 18, 0.3, "1 12"))
    if theme.flat:
        svg.circle(*CENTRE, SQUARE, Paint(theme.paper, theme.ink, 3))
    else:
        _pavement(canvas)
    church(canvas)


def _pavement(canvas: Canvas) -> None:
    svg = canvas.svg
    stones = svg.radial("stones", (0, lighter(PAVED, 0.22)), (0.72, PAVED), (1, darker(PAVED, 0.34)))
    svg.circle(*CENTRE, SQUARE, Paint(stones, darker(PAVED, 0.5), 4))
    for ring, n in ((60, 16), (92, 24), (124, 32), (156, 40)):
        step = 2 * pi * ring / n
        svg.circle(*CENTRE, ring, Paint(NONE, darker(PAVED, 0.3), 9, 0.22, f"{step - 3:.1f} 3"))
    svg.circle(*CENTRE, SQUARE - 6, Paint(NONE, lighter(PAVED, 0.35), 3, 0.7))


def _wall(canvas: Canvas) -> None:
    """The town wall with its gates."""
    svg, theme = canvas.svg, canvas.theme
    if theme.flat:
        svg.circle(*CENTRE, WALL, Paint(NONE, theme.ink, 4))
        return
    svg.circle(*CENTRE, WALL, Paint(NONE, darker(STONE, 0.6), 12))
    svg.circle(*CENTRE, WALL, Paint(NONE, STONE, 8))
    svg.circle(*CENTRE, WALL, Paint(NONE, lighter(STONE, 0.3), 8, dash="9 12"))
    for hour in GATE_HOURS:
        gate(canvas, hour)


def _cat(canvas: Canvas, view: View) -> None:
    """The cat by the church, and what it costs."""
    theme, (x, y) = canvas.theme, CENTRE
    with canvas.piece("cat", (x + CAT[0], y + CAT[1])):
        canvas.plate(-33, -19, 66, 38, fill=theme.sunk, rim=theme.gold, round=8)
        canvas.frame_glow("cat", -33, -19, 66, 38, 8)
        canvas.icon("cat", -13, 0, 31, theme.gold)
        _coin(canvas, 16, 0, str(view.components.prices.cat), 13.5)


def _coin(canvas: Canvas, x: float, y: float, price: str, r: float) -> None:
    """A price, as on the houses."""
    theme = canvas.theme
    canvas.svg.circle(x, y, r, Paint(theme.paper if theme.flat else COIN, theme.dark, 2))
    canvas.label(x, y + r * 0.63, price, Type(r * 1.85, 700), theme.dark, 2 * r, anchor="middle")


# --------------------------------------------------------------------------- the spaces of the piper


def space(canvas: Canvas, scene: Scene, region: int, at: Point, *, named: bool = True) -> None:
    """Around a point: what the piper asks for a child here, the bribe that lies here, and the piper."""
    view, theme, components = scene.view, canvas.theme, scene.view.components
    half = SPACE / 2
    with canvas.piece(f"region-{region}", at):
        with canvas.svg.group(kind="part"):
            _board(canvas, components, region)
        canvas.frame_glow(f"region-{region}", -half, -half, SPACE, SPACE)
        if named:
            name = scene.words(f"hameln-region-{components.regions[region]}")
            canvas.label(0, -half + 26, name, Type(26, 600, True), theme.ink, SPACE - 14, anchor="middle")
        canvas.icon("child", -half + 13, half - 23, 30, theme.ink)
        _coin(canvas, -half + 39, half - 23, str(components.piper_price[region]), 16)
        if view.bribes[region]:
            canvas.icon("gold", 11, half - 23, 28, theme.gold)
            canvas.label(27, half - 11, str(view.bribes[region]), Type(36, 700), theme.gold, half - 29)
    if view.piper == region:
        _piper(canvas, view, at)


def _board(canvas: Canvas, components: Components, region: int) -> None:
    """The plate in the colour of the region; without colours its pattern runs along the foot, which no mark hides."""
    half, flat = SPACE / 2, canvas.theme.flat
    tint = colour(components, region)
    fill = canvas.theme.paper if flat else mixed(tint, canvas.theme.panel, 0.45)
    canvas.plate(-half, -half, SPACE, SPACE, fill=fill, rim=canvas.theme.ink if flat else lighter(tint, 0.25))
    if flat:
        band(canvas, components, region, -half + 10, half - 7, SPACE - 20, 5)


def _piper(canvas: Canvas, view: View, at: Point) -> None:
    """The piper on a space; pale after the end."""
    theme, (x, y) = canvas.theme, at
    with canvas.piece("piper", (x, y - 3), reach=0 if view.over else 23):
        if view.over:
            canvas.icon("piper", 0, 0, 36, theme.faint)
            return
        if not theme.flat:
            canvas.svg.circle(0, 0, 25, Paint(theme.sunk, theme.gold, 2))
        canvas.icon("piper", 0, 0, 38, theme.ink if theme.flat else theme.gold)
