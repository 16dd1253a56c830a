"""Notre Dame on its island: the front with its towers and rose, the points to share, the markers of the seats."""

from __future__ import annotations

from math import pi
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import darker, lighter
from rules.notre_dame.components import NOTRE_DAME
from rules.notre_dame.view import View

from .boroughs import counted
from .ring import CENTRE, ISLAND, polar

LIMESTONE: Final = "#d8c9a4"
APART: Final = 0.54  # radians between two markers
R: Final = 20


def cathedral(canvas: Canvas, view: View) -> None:
    """The island and what lies on it."""
    _island(canvas)
    with canvas.svg.group(at=(CENTRE[0], CENTRE[1] + 33), scale=1.12):
        front(canvas)
    if not view.over:
        _pool(canvas, view)
    there = [(seat, own.markers[NOTRE_DAME]) for seat, own in enumerate(view.table) if own.markers[NOTRE_DAME]]
    for nth, (seat, n) in enumerate(there):
        at = polar(pi / 2 + ((len(there) - 1) / 2 - nth) * APART, ISLAND - 21)
        with canvas.piece(f"marker-{seat}-{NOTRE_DAME}", at, reach=R + 0.5, kind="token"):
            counted(canvas, seat, R, n)


def _island(canvas: Canvas) -> None:
    if canvas.theme.flat:
        return
    svg = canvas.svg
    svg.circle(*CENTRE, ISLAND + 2, Paint("#5d5346", "#1d2f36", 2))
    lawn = svg.radial("lawn", (0, "#f6e6b0"), (0.55, "#a9b06a"), (1, "#5f7a45"))
    svg.circle(*CENTRE, ISLAND - 3, Paint(lawn))


def _pool(canvas: Canvas, view: View) -> None:
    """The points that Notre Dame shares at the end of the period."""
    x, y = CENTRE[0], CENTRE[1] - 79
    with canvas.piece("pool", (x, y)):
        canvas.frame_glow("pool", -39, -18, 78, 36, 10)
        canvas.plate(-39, -18, 78, 36, fill=canvas.theme.panel, rim=canvas.theme.gold, round=10)
        canvas.icon("laurel", -17, 0, 30, canvas.theme.gold)
        canvas.label(17, 10, str(view.pool), Type(31, 700), canvas.theme.ink, 38, anchor="middle")


# --------------------------------------------------------------------------- the front


def front(canvas: Canvas) -> None:
    """The west front around x = 0 on the ground y = 0, 104 wide and 84 high."""
    svg, flat = canvas.svg, canvas.theme.flat
    line = canvas.theme.ink if flat else darker(LIMESTONE, 0.62)
    stone = LIMESTONE
    if not flat:
        stops = ((0, lighter(LIMESTONE, 0.35)), (0.5, LIMESTONE), (1, darker(LIMESTONE, 0.3)))
        stone = svg.linear("limestone", *stops, across=True)
        svg.ellipse(2, 0, 58, 7, Paint("#2a2016", opacity=0.35))
    wall = Paint(canvas.theme.paper if flat else stone, line, 1.8)
    svg.path("M-5 -58L0 -88L5 -58Z", Paint(canvas.theme.paper if flat else "#5d6a70", line, 1.5))  # the spire behind
    for side in (-1, 1):
        svg.rect(-50 if side < 0 else 16, -84, 34, 84, wall)
    svg.rect(-16, -58, 32, 58, wall)
    for y in (-58, -26):
        svg.rect(-51, y, 102, 4, wall)
    _towers(canvas, line)
    _gallery(canvas, line)
    _rose(canvas, line)
    for x, w, h in ((-33, 16, 17), (0, 18, 20), (33, 16, 17)):
        _portal(canvas, x, w, h, line)


def _towers(canvas: Canvas, line: str) -> None:
    dark = canvas.theme.paper if canvas.theme.flat else "#3a3128"
    for side in (-1, 1):
        for off in (25, 41):
            x = side * off
            canvas.svg.path(f"M{x - 4.5} -60V-74A4.5 4.5 0 0 1 {x + 4.5} -74V-60Z", Paint(dark, line, 1.2))
        left = -52 if side < 0 else 14
        teeth = "".join(f"M{left + at * 8} -84v-5h5v5Z" for at in range(5))
        canvas.svg.path(teeth, Paint(canvas.theme.paper if canvas.theme.flat else LIMESTONE, line, 1))


def _gallery(canvas: Canvas, line: str) -> None:
    """The row of kings above the portals."""
    arches = "".join(f"M{x} -22V-17M{x + 3} -22V-17" for x in range(-47, 48, 8))
    canvas.svg.path(arches, Paint(NONE, line, 1.2))


def _rose(canvas: Canvas, line: str) -> None:
    svg, flat = canvas.svg, canvas.theme.flat
    if not flat:
        svg.circle(0, -42, 22, Paint(svg.radial("rose-light", (0.3, "#ffd27ab0"), (1, "#ffd27a00"))))
    glass = svg.radial("rose", (0, "#ffe9a0"), (0.55, "#5f86c9"), (1, "#7a3f8f")) if not flat else canvas.theme.paper
    svg.circle(0, -42, 11.5, Paint(glass, line, 2))
    spokes = "M0 -53V-31M-11 -42H11M-8 -50L8 -34M8 -50L-8 -34"
    svg.path(spokes, Paint(NONE, line, 1.1))
    svg.circle(0, -42, 3.6, Paint("#ffe9a0" if not flat else canvas.theme.paper, line, 1.2))
    for x in (-33, 33):
        arch = f"M{x - 7} -31V-42A7 7 0 0 1 {x + 7} -42V-31Z"
        svg.path(arch, Paint("#ffd27a" if not flat else canvas.theme.paper, line, 1.4))
        svg.path(f"M{x} -31V-48", Paint(NONE, line, 1.2))


def _portal(canvas: Canvas, x: float, w: float, h: float, line: str) -> None:
    r = w / 2
    for grow, fill in ((2.5, LIMESTONE), (0, "#5a3a22")):
        wide, paint = r + grow, Paint(canvas.theme.paper if canvas.theme.flat else fill, line, 1.3)
        canvas.svg.path(f"M{x - wide} 0V{-h + r - grow}A{wide} {wide} 0 0 1 {x + wide} {-h + r - grow}V0Z", paint)
    canvas.svg.path(f"M{x} 0V{-h + 1}", Paint(NONE, line, 1.1))
