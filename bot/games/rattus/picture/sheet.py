"""The sheet of the map: sea, lands, borders, arrows, names, and the ornaments between them."""

from __future__ import annotations

from collections.abc import Collection
from math import atan2, degrees
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint, Point
from bot.pictures.theme import darker, lighter
from rules.rattus.components import Region
from rules.rattus.view import View

from .europe import TALL, TOUCHING, WIDE, arrow, border, coasts, outline_of
from .facts import region_name
from .key import key
from .marks import route, trail
from .sites import SITES

INK, COAST, PLAGUE = "#33261a", "#33261a", "#5b2a6b"
LANDS: Final = ("#d8c08c", "#c6b489", "#d3b182", "#bfb08f", "#cdbb7e")
NAME: Final = Type(26, 700, True, 0.5)
STROKES: Final = '<path d="M-3 3L3 -3M0 14L14 0M11 17L17 11" stroke="{}" stroke-width="{}"/>'
UNUSED: Final = ("#47524a", STROKES.format("#5d6859", 2.2), 14)  # land that so few seats do not use
UNUSED_FLAT: Final = ("#ffffff", STROKES.format("#555555", 1.1), 14)
TINT: Final = (2, 0, 1, 3, 4, 2, 0, 3, 1, 3, 1, 2)  # by region: no two neighbours alike


def sheet(canvas: Canvas, scene: Scene, *, explained: bool = True, unnamed: Collection[int] = ()) -> None:
    """Draw everything that lies under the pieces; `explained`: also what the symbols of the classes mean.

    `unnamed`: the regions whose names are left out.
    """
    view: View = scene.view
    canvas.still(_sea)
    canvas.still(_coast_lines)
    in_play = {here.region for here in view.regions}
    for region in Region:
        canvas.still(_land, region, region in in_play)
    canvas.svg.path(coasts(), Paint(NONE, canvas.theme.ink if canvas.theme.flat else COAST, 3))
    canvas.still(_ornaments)
    if explained:
        key(canvas, scene)
    _plague(canvas, Region(view.plague))
    _ways(canvas, view)
    trail(canvas, scene)
    route(canvas, scene)
    for here in view.regions:
        if here.region in unnamed:
            continue
        x, y = SITES[Region(here.region)].name
        halo = "#ffffff" if canvas.theme.flat else "#f3e6c4"
        name = region_name(scene.words, here.region)
        letter = canvas.readable(NAME)
        room = 140 * letter.size / NAME.size
        canvas.label(x, y, name, letter, canvas.theme.dark, room, anchor="middle", halo=halo)


def _sea(canvas: Canvas) -> None:
    svg, theme = canvas.svg, canvas.theme
    if theme.flat:
        waves = '<path d="M0 12Q6 8 12 12T24 12" fill="none" stroke="#999999" stroke-width="1"/>'
        svg.rect(0, 0, WIDE, TALL, Paint(svg.hatch("sea", "#ffffff", waves, 24)))
        return
    deep = svg.radial("sea", (0, "#2f6670"), (0.6, "#1f4c59"), (1, "#132f3b"), centre=(0.45, 0.5), radius=0.75)
    svg.rect(0, 0, WIDE, TALL, Paint(deep))
    waves = "".join(f"M{x} {y}q7 -6 14 0t14 0" for x, y in WAVES)
    svg.path(waves, Paint(NONE, "#8fc0c2", 1.6, 0.3))


WAVES: Final[tuple[Point, ...]] = tuple((20 + i * 137 % 840 + i % 3 * 9, 26 + i * 71 % 740) for i in range(64))


def _coast_lines(canvas: Canvas) -> None:
    """Lighter water along the coasts."""
    if canvas.theme.flat:
        return
    water = coasts()
    for width, seen in ((34, 0.08), (22, 0.1), (11, 0.14)):
        canvas.svg.path(water, Paint(NONE, "#a8d4d0", width, seen))


def _land(canvas: Canvas, region: Region, in_play: bool) -> None:
    svg, theme, outline = canvas.svg, canvas.theme, outline_of(region)
    if theme.flat:
        svg.path(outline, Paint("#ffffff" if in_play else svg.hatch("unused", *UNUSED_FLAT), theme.ink, 2))
    elif in_play:
        colour = LANDS[TINT[region]]
        fill = svg.linear(f"land-{TINT[region]}", (0, lighter(colour, 0.2)), (1, darker(colour, 0.1)))
        svg.path(outline, Paint(fill))
    else:
        svg.path(outline, Paint(svg.hatch("unused", *UNUSED)))
    if not theme.flat:
        with svg.group(clip=_inside(canvas, region)):
            svg.path(outline, Paint(NONE, darker(LANDS[TINT[region]], 0.35), 9, 0.45))
    svg.path(outline, Paint(NONE, theme.ink if theme.flat else INK, 1.6))


def _inside(canvas: Canvas, region: Region) -> str:
    return canvas.svg.clip(f"in-{region.name.lower()}", outline_of(region))


def _plague(canvas: Canvas, region: Region) -> None:
    """The shadow on the region where the plague is."""
    svg, theme, outline = canvas.svg, canvas.theme, outline_of(region)
    with canvas.part(clip=_inside(canvas, region)):
        if not theme.flat:
            x, y = SITES[region].name
            svg.circle(x, y, 190, Paint(svg.radial("plague", (0, "#5b2a6bc0"), (0.5, "#5b2a6b66"), (1, "#5b2a6b22"))))
        svg.path(outline, Paint(NONE, theme.ink if theme.flat else PLAGUE, 26, 1 if theme.flat else 0.45))


def _ways(canvas: Canvas, view: View) -> None:
    """Arrows over the sea for neighbours that do not touch; a ridge where two that touch are no neighbours here."""
    theme = canvas.theme
    near = {(here.region, other) for here in view.regions for other in here.next_to if here.region < other}
    for pair in sorted(near - TOUCHING):
        _arrow(canvas, *arrow(*pair))
    in_play = {here.region for here in view.regions}
    for one, other in sorted(TOUCHING - near):
        if {one, other} <= in_play:
            canvas.svg.path(border(one, other), Paint(NONE, theme.ink if theme.flat else "#6b4a2c", 9, dash="2 11"))


def _arrow(canvas: Canvas, start: Point, end: Point) -> None:
    colour = canvas.theme.ink if canvas.theme.flat else "#f0dfae"
    turn = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    canvas.svg.line(start, end, Paint(NONE, "#ffffff" if canvas.theme.flat else "#10262e", 7, 0.55))
    canvas.svg.line(start, end, Paint(NONE, colour, 3.2, dash="2 8"))
    for at, way in ((start, turn + 180), (end, turn)):
        with canvas.svg.group(at=at, turn=way):
            canvas.svg.polygon(((8, 0), (-7, -7), (-4, 0), (-7, 7)), Paint(colour, INK, 1))


# --------------------------------------------------------------------------- ornaments


def _ornaments(canvas: Canvas) -> None:
    if not canvas.theme.flat:
        _compass(canvas, (52, 372), 40)
        _ship(canvas, (288, 170), 0.62)
        _ship(canvas, (510, 746), 0.42)


def _compass(canvas: Canvas, at: Point, r: float) -> None:
    with canvas.svg.group(at=at):
        for ring in (r * 0.72, r * 0.62):
            canvas.svg.circle(0, 0, ring, Paint(NONE, "#e9d7a4", 1.2, 0.7))
        for turn in range(0, 360, 45):
            size = r if turn % 90 == 0 else r * 0.62
            with canvas.svg.group(turn=turn):
                canvas.svg.polygon(((0, -size), (r * 0.13, -r * 0.13), (0, 0)), Paint("#e9d7a4", opacity=0.9))
                canvas.svg.polygon(((0, -size), (-r * 0.13, -r * 0.13), (0, 0)), Paint("#8a6f3c", opacity=0.9))


def _ship(canvas: Canvas, at: Point, scale: float) -> None:
    """A cog under sail."""
    wood, sail = Paint("#5d4429", "#2a1d10", 2), Paint("#e8d9b0", "#5d4429", 2)
    with canvas.svg.group(at=at, scale=scale):
        canvas.svg.path("M-44 20Q-40 44 -24 46H26Q44 40 50 12L38 18Q20 26 -30 22Z", wood)
        canvas.svg.path("M0 20V-50", Paint(NONE, "#2a1d10", 4))
        canvas.svg.path("M-30 -42Q0 -50 30 -42Q38 -14 28 8Q0 0 -28 8Q-38 -14 -30 -42Z", sail)
        canvas.svg.path("M0 -45V4M-32 -20H33", Paint(NONE, "#a8443a", 5, 0.8))
        canvas.svg.polygon(((0, -50), (22, -58), (0, -64)), Paint("#a8443a", "#5d2018", 1))
        canvas.svg.path("M-60 50q10 -7 20 0t20 0t20 0t20 0t20 0", Paint(NONE, "#a8d4d0", 2.5, 0.7))
