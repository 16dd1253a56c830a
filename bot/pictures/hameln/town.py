"""The ground of the town: four quarters between the ring street and the wall, the market, the piper's four spaces."""

from __future__ import annotations

from math import pi
from random import Random
from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import darker, lighter, mixed
from rules.hameln.view import View

from .facts import box_of
from .houses import COIN
from .plan import CENTRE, SQUARE, STREET, WALL, corner, polar, quarter
from .scenery import MEADOW, STONE, church, forest, gate, scenery

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
PAVED: Final = "#8d8272"
GATE_HOURS: Final = (0.0, 3.0, 6.0, 9.0)
SPACE: Final = 118.0  # a space of the piper
CAT: Final = (0.0, 67.0)  # from the middle of the market


def town(pen: Pen, scene: Scene) -> None:
    """Everything that does not move."""
    view: View = scene.view
    _meadow(pen)
    for region, colour in enumerate(box_of(view).regions):
        _quarter(pen, view, region, COLOURS[colour])
    _streets(pen)
    _wall(pen)
    for region in range(len(view.bribes)):
        _space(pen, scene, region)
    if view.cat < 0:
        _cat(pen, view)


def _meadow(pen: Pen) -> None:
    if pen.theme.flat:
        return
    svg, chance = pen.svg, Random(1284)
    svg.rect(0, 0, 880, 900, Paint(svg.radial("meadow", (0.5, lighter(MEADOW, 0.08)), (1, darker(MEADOW, 0.35)))))
    for _ in range(240):
        x, y = chance.uniform(0, 880), chance.uniform(0, 900)
        if (x - CENTRE[0]) ** 2 + (y - CENTRE[1]) ** 2 > (WALL + 12) ** 2:
            svg.path(f"M{x:.0f} {y:.0f}q3 -9 1 -14M{x:.0f} {y:.0f}q-4 -7 -6 -11", Paint(NONE, "#53703f", 1.4, 0.5))
    forest(pen)


def _quarter(pen: Pen, view: View, region: int, colour: str) -> None:
    """The wedge of a region, a quarter of the clock: its ground with roofs and trees where nothing else stands."""
    svg, theme, box = pen.svg, pen.theme, box_of(view)
    start = 3 * quarter(box, region)
    outline = wedge(start, start + 3, STREET - 8, WALL)
    if theme.flat:
        svg.path(outline, Paint(theme.paper, theme.ink, 2))
        return
    ground = mixed(colour, "#2b2419", 0.3)
    svg.path(outline, Paint(ground, darker(ground, 0.4), 2))
    scenery(pen, view, start, ground)


def wedge(start: float, end: float, near: float, far: float) -> str:
    """The outline between two hours and two distances."""
    (ax, ay), (bx, by) = polar(start, near), polar(start, far)
    (cx, cy), (dx, dy) = polar(end, far), polar(end, near)
    return (
        f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}A{far:.0f} {far:.0f} 0 0 1 {cx:.1f} {cy:.1f}"
        f"L{dx:.1f} {dy:.1f}A{near:.0f} {near:.0f} 0 0 0 {ax:.1f} {ay:.1f}Z"
    )


def _streets(pen: Pen) -> None:
    """The roads from the gates, the ring street and the market, paved."""
    svg, theme = pen.svg, pen.theme
    if theme.flat:
        svg.circle(*CENTRE, STREET - 8, Paint(theme.paper, theme.ink, 3))
        svg.circle(*CENTRE, SQUARE, Paint(theme.paper, theme.ink, 2, dash="6 6"))
        church(pen)
        return
    for hour in GATE_HOURS:
        ends = polar(hour, STREET - 20), polar(hour, WALL - 18)
        svg.line(*ends, Paint(NONE, darker(PAVED, 0.5), 36))
        svg.line(*ends, Paint(NONE, darker(PAVED, 0.12), 31))
        svg.line(*ends, Paint(NONE, darker(PAVED, 0.3), 24, 0.3, "1 12"))
    stones = svg.radial("stones", (0, lighter(PAVED, 0.22)), (0.72, PAVED), (1, darker(PAVED, 0.34)))
    svg.circle(*CENTRE, STREET - 6, Paint(stones, darker(PAVED, 0.5), 3))
    for ring, n in ((60, 16), (92, 24), (124, 32), (156, 40), (204, 52), (246, 64)):
        step = 2 * pi * ring / n
        svg.circle(*CENTRE, ring, Paint(NONE, darker(PAVED, 0.3), 9, 0.22, f"{step - 3:.1f} 3"))
    svg.circle(*CENTRE, SQUARE, Paint(NONE, lighter(PAVED, 0.35), 3, 0.7))
    church(pen)


def _wall(pen: Pen) -> None:
    """The town wall with its gates."""
    svg, theme = pen.svg, pen.theme
    if theme.flat:
        svg.circle(*CENTRE, WALL, Paint(NONE, theme.ink, 4))
        return
    svg.circle(*CENTRE, WALL, Paint(NONE, darker(STONE, 0.6), 15))
    svg.circle(*CENTRE, WALL, Paint(NONE, STONE, 10))
    svg.circle(*CENTRE, WALL, Paint(NONE, lighter(STONE, 0.3), 10, dash="9 12"))
    for hour in GATE_HOURS:
        gate(pen, hour)


def _cat(pen: Pen, view: View) -> None:
    """The cat by the church, and what it costs."""
    theme, (x, y) = pen.theme, CENTRE
    with pen.piece("cat", (x + CAT[0], y + CAT[1])):
        pen.plate(-33, -19, 66, 38, fill=theme.sunk, rim=theme.gold, round=8)
        pen.frame_glow("cat", -33, -19, 66, 38, 8)
        pen.icon("cat", -13, 0, 31, theme.gold)
        _coin(pen, 16, 0, str(box_of(view).box.prices.cat))


def _coin(pen: Pen, x: float, y: float, price: str) -> None:
    """A price, as on the houses."""
    theme = pen.theme
    pen.svg.circle(x, y, 13.5, Paint(theme.paper if theme.flat else COIN, theme.dark, 2))
    pen.label(x, y + 8.5, price, Type(25, 700), theme.dark, 26, anchor="middle")


# --------------------------------------------------------------------------- the spaces of the piper


def _space(pen: Pen, scene: Scene, region: int) -> None:
    """What the piper asks for a child here, and the bribe that lies here."""
    view, theme, box = scene.view, pen.theme, box_of(scene.view)
    colour, half = COLOURS[box.regions[region]], SPACE / 2
    with pen.piece(f"region-{region}", corner(box, region)):
        fill = theme.paper if theme.flat else mixed(colour, theme.panel, 0.45)
        pen.plate(-half, -half, SPACE, SPACE, fill=fill, rim=theme.ink if theme.flat else lighter(colour, 0.25))
        pen.frame_glow(f"region-{region}", -half, -half, SPACE, SPACE)
        name = scene.words(f"hameln-region-{box.regions[region]}")
        pen.label(0, -half + 24, name, Type(22, 600, True), theme.ink, SPACE - 14, anchor="middle")
        pen.icon("child", -half + 14, half - 21, 29, theme.ink)
        _coin(pen, -half + 40, half - 21, str(box.piper_price[region]))
        if view.bribes[region]:
            pen.icon("gold", half - 48, half - 21, 27, theme.gold)
            pen.label(half - 33, half - 10, str(view.bribes[region]), Type(30, 700), theme.gold, 30)
    if view.piper == region and not view.over:
        x, y = corner(box, region)
        with pen.piece("piper", (x, y - 4), reach=24):
            if not theme.flat:
                pen.svg.circle(0, 0, 27, Paint(theme.sunk, theme.gold, 2))
            pen.icon("piper", 0, 0, 44, theme.ink if theme.flat else theme.gold)
    elif view.piper == region:
        with pen.piece("piper", corner(box, region)):
            pen.icon("piper", 0, -4, 36, theme.faint)
