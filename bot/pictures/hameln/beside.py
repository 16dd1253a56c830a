"""What lies beside the town: the next purchase of influence, bank, bag, tokens, goods; and the road to Transylvania."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint, Point
from rules.hameln.components import Step
from rules.hameln.view import View

from .facts import box_of
from .families import FIGURES, GOODS, TINTS
from .frames import framed
from .houses import COIN
from .tokens import token
from .verdict import minus

LATER: Final = 5  # steps of the purchase loop after the present one
LONG_ROAD: Final = (9, 22)  # places in one row, and in two
ROAD_HIGH: Final = 106


def rest(pen: Pen, scene: Scene, wide: float, tall: float) -> None:
    """The plate at the bottom; after the end only the road is left on it."""
    view: View = scene.view
    pen.plate(0, 0, wide, tall)
    if not view.over:
        _market(pen, view)
        pen.svg.line((14, tall - ROAD_HIGH), (wide - 14, tall - ROAD_HIGH), Paint(NONE, pen.theme.edge, 1.5))
    with pen.piece("road", (14, tall - ROAD_HIGH)):
        pen.label(0, 26, scene.words("hameln-picture-road"), Type(22, 600, True), pen.theme.ink, wide - 96)
        _mountains(pen, wide - 28)
        _road(pen, view, wide - 28)
        framed(pen, "road", -7, 5, wide - 14, ROAD_HIGH - 11)


def _market(pen: Pen, view: View) -> None:
    """Three rows above the road."""
    _purchase(pen, view)
    _bag(pen, view)
    _piles(pen, view)
    with pen.piece("bank", (224, 54)):
        framed(pen, "bank", -4, -13.5, 86, 28)
        _chest(pen)
        pen.label(33, 10, minus(view.bank), FIGURES, pen.theme.ink, 48)
    for good, n in enumerate(view.supply):
        with pen.piece(f"supply-{good}", (14 + good * 73, 88)):
            framed(pen, f"supply-{good}", -3, -15, 69, 30)
            _count(pen, GOODS[good], str(n), pen.theme.ink if pen.theme.flat else TINTS[good], 34)


def _purchase(pen: Pen, view: View) -> None:
    """What influence costs now; and the next steps of the loop, each a price with stars for what it gives."""
    theme, loop = pen.theme, box_of(view).loop
    steps = [loop[(view.step + nth) % len(loop)] for nth in range(min(len(loop), LATER + 1))]
    with pen.piece("step", (14, 21)):
        framed(pen, "step", -3, -14, 288, 30)
        _count(pen, "gold", str(steps[0].price), theme.gold, 28)
        pen.label(59, 8, "→", Type(25), theme.faint, 26)
        pen.icon("star", 97, 0, 26, theme.gold)
        pen.label(112, 10, f"+{steps[0].gain}", FIGURES, theme.gold, 34)
        for nth, later in enumerate(steps[1:]):
            with pen.svg.group(at=(162 + 27 * nth, 0)):
                _later(pen, later)


def _later(pen: Pen, step: Step) -> None:
    """One of the next steps."""
    theme = pen.theme
    pen.svg.circle(0, -3.5, 10.5, Paint(theme.paper if theme.flat else COIN, theme.dark, 1.4))
    pen.label(0, 2.5, str(step.price), Type(18, 700), theme.dark, 19, anchor="middle")
    for nth in range(step.gain):
        pen.icon("star", (nth - (step.gain - 1) / 2) * min(8.5, 25 / step.gain), 11, 8.5, theme.gold)


def _bag(pen: Pen, view: View) -> None:
    """The child cubes in the bag."""
    theme = pen.theme
    pen.icon("sack", 27, 54, 29, theme.faint)
    for icon, name, x, n in (("boy", "boys", 50, view.bag_boys), ("girl", "girls", 87, view.bag_girls)):
        with pen.piece(f"bag-{name}", (x, 54)):
            framed(pen, f"bag-{name}", -3, -13.5, 33, 28)
            pen.icon(icon, 6, 0, 26, theme.faint)
            pen.label(14, 10, str(n), FIGURES, theme.ink, 16)


def _piles(pen: Pen, view: View) -> None:
    """How many tokens lie on each pile."""
    theme = pen.theme
    token(pen, 137, 54, 25)
    for pile, n in enumerate(view.piles):
        with pen.piece(f"pile-{pile}", (153 + pile * 22, 54)):
            pen.svg.rect(0, -14, 19, 28, Paint(theme.sunk, theme.edge, 1.2), 4)
            framed(pen, f"pile-{pile}", 0, -14, 19, 28)
            pen.label(9.5, 9, str(n), Type(26, 700), theme.ink if n else theme.faint, 17, anchor="middle")


def _count(pen: Pen, icon: str, text: str, tint: str, room: float) -> None:
    pen.icon(icon, 13, 0, 26, tint)
    pen.label(29, 10, text, FIGURES, pen.theme.ink, room)


def _chest(pen: Pen) -> None:
    """The bank: a chest of coins."""
    theme = pen.theme
    fill, rim = (theme.paper, theme.ink) if theme.flat else ("#6b4a2a", theme.gold)
    pen.svg.path("M2 -2Q2 -13 15 -13Q28 -13 28 -2V12H2Z", Paint(fill, rim, 2))
    pen.svg.line((2, -1), (28, -1), Paint(NONE, rim, 2))
    pen.svg.circle(15, 3, 4.5, Paint(theme.gold, theme.dark, 1.2))


# --------------------------------------------------------------------------- the road


def _mountains(pen: Pen, right: float) -> None:
    """Transylvania: two peaks with snow, and a castle on the nearer one."""
    svg, theme = pen.svg, pen.theme
    fill, snow = (theme.paper, theme.paper) if theme.flat else ("#4d4658", "#d9d3df")
    for x, high in ((right - 42, 20), (right - 22, 27)):
        svg.polygon(((x - high, 30), (x, 30 - high), (x + high, 30)), Paint(fill, theme.dark, 1.5))
        cap = ((x - high * 0.3, 30 - high * 0.7), (x, 30 - high), (x + high * 0.3, 30 - high * 0.7))
        svg.polygon(cap, Paint(snow, theme.dark, 1))
    castle = f"M{right - 52} 30v-13h3v3h3v-6h5v6h3v-3h3v13Z"
    svg.path(castle, Paint(theme.ink if theme.flat else "#211a2b", theme.ink if theme.flat else "#8d7fa6", 0.8))


class Lanes(NamedTuple):
    """How the places of the road lie: so many in a row, so far apart, so large."""

    row: int
    step: float
    down: float
    r: float

    def at(self, nth: int) -> Point:
        """The middle of a place."""
        return self.step * (nth % self.row + 0.5), 34 + (nth // self.row + 0.5) * self.down


def _lanes(places: int, wide: float) -> Lanes:
    rows = 1 + sum(places > most for most in LONG_ROAD)
    row = ceil(places / rows)
    step, down = wide / row, 66 / rows
    return Lanes(row, step, down, min(18.0, step * 0.45, down * 0.43))


def _road(pen: Pen, view: View, wide: float) -> None:
    """The lost children in order, each with what it costs, and what the next ones cost; many in smaller places."""
    box = box_of(view)
    places = max(len(view.road) + 1, len(box.road))
    lanes, costs = _lanes(places, wide), [*box.road, *[box.overflow] * places]
    for start in range(0, 0 if pen.theme.flat else places, lanes.row):
        y = lanes.at(start)[1]
        pen.svg.line((4, y), (wide - 4, y), Paint(NONE, "#4a3925", 2 * lanes.r + 3))
    for nth in range(places):
        with pen.svg.group(at=lanes.at(nth)):
            if nth < len(view.road):
                pen.seat(view.road[nth], lanes.r * 0.94, str(costs[nth]), max(15.0, lanes.r * 1.2))
            else:
                _cost(pen, lanes.r, costs[nth])


def _cost(pen: Pen, r: float, cost: int) -> None:
    """A free place, and what a child on it costs."""
    pen.svg.circle(0, 0, r, Paint(NONE, pen.theme.faint, 1.5, dash="3 3"))
    size = max(15.0, r * 1.6)
    pen.label(0, size * 0.34, str(cost), Type(size, 600), pen.theme.ink, 2 * r + 2, anchor="middle")
