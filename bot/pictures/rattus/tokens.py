"""What lies on the map: rats face down, cubes, the plague piece, bishops, nuns, walls, potions; and the palace."""

from __future__ import annotations

from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import lighter
from rules.rattus.components import Region
from rules.rattus.state import LAID_OUT, REDRAWN
from rules.rattus.view import RatView, RegionView, View

from .europe import CENTRES, between
from .facts import guards

R: Final = 17.5
STEP: Final = 38.0
CUBES: Final = 41.0
RAT: Final = "#3b342f"
PALACE: Final = (236, 676)


def tokens(pen: Pen, scene: Scene) -> None:
    """All pieces on the map."""
    view: View = scene.view
    _palace(pen, scene)
    for here in view.regions:
        _region(pen, view, here)
    for one, other in view.walls:
        with pen.piece(f"wall-{one}-{other}", between(one, other), reach=18):
            _wall(pen)


def _region(pen: Pen, view: View, here: RegionView) -> None:
    x, y = CENTRES[Region(here.region)]
    name = Region(here.region).name.lower()
    extra = [(icon, n) for icon, n in (("mitre", here.bishops), ("nun", here.nuns)) if n]
    left = x - (len(here.rats) + len(extra) - 1) * STEP / 2
    for slot, rat in enumerate(here.rats):
        with pen.piece(f"rat-{name}-{slot}", (left + slot * STEP, y + 27), reach=R, kind="token"):
            _rat(pen, rat)
    for nth, (icon, n) in enumerate(extra, start=len(here.rats)):
        with pen.piece(f"{icon}-{name}", (left + nth * STEP, y + 27), reach=R, kind="token"):
            _figure(pen, icon, n)
    crowd = [(seat, n) for seat, n in enumerate(here.cubes) if n]
    left, low = x - (len(crowd) - 1) * CUBES / 2, y + (66 if here.rats or extra else 34)
    for nth, (seat, n) in enumerate(crowd):
        with pen.piece(f"cubes-{name}-{seat}", (left + nth * CUBES, low), reach=18, kind="token"):
            pen.seat(seat, 17, str(n))
            _potions(pen, guards(view, here.region, seat))
    if here.region == view.plague:
        _plague(pen, view, x, y - 50)


# --------------------------------------------------------------------------- rats


def _rat(pen: Pen, rat: RatView) -> None:
    """A token: a rat face down, ringed if it lies there from the start; its limit if the reader knows it."""
    theme = pen.theme
    known = rat.face is not None
    fill = theme.paper if known or theme.flat else pen.svg.radial("rat", (0, lighter(RAT, 0.2)), (1, RAT), radius=0.6)
    pen.svg.circle(0, 0, R, Paint(fill, theme.dark, 2))
    if rat.origin == LAID_OUT:
        pen.svg.circle(0, 0, R - 3, Paint(NONE, theme.dark if known or theme.flat else "#d9b25a", 1.8))
    if rat.origin == REDRAWN:
        pen.svg.circle(0, 0, R - 3, Paint(NONE, theme.dark if known or theme.flat else "#d9b25a", 1.8, dash="3 4"))
    if rat.face is not None:
        pen.label(0, 8, str(rat.face.limit), Type(26, 700), theme.dark, 26, anchor="middle")
    else:
        pen.icon("rat", 0, -1, 24, theme.dark if theme.flat else "#e8dcc0")
    if not known:
        for nth, seat in enumerate(rat.seen_by):
            with pen.svg.group(at=(-9 + nth * 9, -13)):
                pen.seat(seat, 4.5)


def _figure(pen: Pen, icon: str, n: int) -> None:
    theme = pen.theme
    pen.svg.circle(0, 0, R, Paint(theme.paper, theme.dark, 2))
    pen.icon(icon, 0, 0, 24, theme.dark)
    if n > 1:
        pen.svg.circle(11, 10, 9, Paint(theme.gold if not theme.flat else theme.paper, theme.dark, 1.2))
        pen.label(11, 15.5, str(n), Type(16, 700), theme.dark, 15, anchor="middle")


def _potions(pen: Pen, n: int) -> None:
    if n:
        theme = pen.theme
        pen.svg.circle(12, 13, 9.5, Paint(theme.paper, theme.dark, 1.2))
        pen.icon("potion", 12, 13, 15, theme.dark)
        if n > 1:
            pen.label(23, 20, f"×{n}", Type(15, 700), theme.dark, 22, halo=theme.paper)


# --------------------------------------------------------------------------- single pieces


def _plague(pen: Pen, view: View, x: float, y: float) -> None:
    """The plague piece: a beaked mask; with its two cubes where it counts as such."""
    theme = pen.theme
    with pen.piece("plague", (x, y), reach=27, kind="token"):
        fill = theme.dark if theme.flat else pen.svg.radial("mask", (0, "#8a4a9a"), (1, "#2c1136"), radius=0.7)
        pen.svg.circle(0, 0, 26, Paint(fill, theme.paper if theme.flat else "#e8c6f0", 2))
        pen.icon("mask", 0, 0, 38, "#ffffff" if theme.flat else "#f6e6fa")
        if view.neutral:
            pen.svg.rect(16, 8, 32, 24, Paint(theme.paper, theme.dark, 1.2), 5)
            pen.label(32, 27, "+2", Type(20, 700), theme.dark, 28, anchor="middle")


def _wall(pen: Pen) -> None:
    theme = pen.theme
    pen.svg.rect(-18, -11, 36, 22, Paint("#9a8f86" if not theme.flat else theme.paper, theme.dark, 2), 2)
    pen.svg.path(
        "M-18 -3H18M-18 4H18M-6 -11V-3M8 -11V-3M-11 -3V4M2 -3V4M12 -3V4M-6 4V11M8 4V11", Paint(NONE, theme.dark, 1.5)
    )


def _palace(pen: Pen, scene: Scene) -> None:
    """The palace, out of the plague's reach."""
    theme, (x, y) = pen.theme, PALACE
    pen.plate(x, y, 176, 92, fill=theme.paper, rim=theme.dark, round=8)
    pen.icon("royalty", x + 26, y + 22, 30, theme.dark)
    pen.label(x + 48, y + 31, scene.words("picture-palace"), Type(23, 700, True), theme.dark, 118)
    crowd = [(seat, n) for seat, n in enumerate(scene.view.palace) if n]
    left = x + 88 - (len(crowd) - 1) * 20
    for nth, (seat, n) in enumerate(crowd):
        with pen.piece(f"palace-{seat}", (left + nth * 40, y + 64), reach=18, kind="token"):
            pen.seat(seat, 17, str(n))
