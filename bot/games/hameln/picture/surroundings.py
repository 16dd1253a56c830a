"""What lies beside the town: the next purchase of influence, bank, bag, tokens, goods; and the road to Transylvania."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint, Point
from rules.hameln.components import PurchaseStep
from rules.hameln.view import View

from .families import FIGURES, GOODS, TINTS
from .frames import framed
from .houses import COIN
from .result import minus
from .tokens import token

LATER: Final = 5  # steps of the purchase loop after the present one
LONG_ROAD: Final = (9, 22)  # places in one row, and in two
ROAD_HIGH: Final = 106
ROAD_WIDE: Final = 282.0


def rest(canvas: Canvas, scene: Scene, wide: float, tall: float) -> None:
    """The plate at the bottom; after the end only the road is left on it."""
    view: View = scene.view
    canvas.plate(0, 0, wide, tall)
    if not view.over:
        _market(canvas, view)
        canvas.svg.line((14, tall - ROAD_HIGH), (wide - 14, tall - ROAD_HIGH), Paint(NONE, canvas.theme.edge, 1.5))
    with canvas.piece("road", (14, tall - ROAD_HIGH)):
        canvas.label(0, 26, scene.words("hameln-picture-road"), Type(22, 600, True), canvas.theme.ink, wide - 96)
        mountains(canvas, wide - 28)
        road(canvas, view, wide - 28)
        framed(canvas, "road", -7, 5, wide - 14, ROAD_HIGH - 11)


def _market(canvas: Canvas, view: View) -> None:
    """Three rows above the road."""
    _purchase(canvas, view)
    _bag(canvas, view)
    _piles(canvas, view)
    with canvas.piece("bank", (224, 54)):
        framed(canvas, "bank", -4, -13.5, 86, 28)
        _chest(canvas)
        canvas.label(33, 10, minus(view.bank), FIGURES, canvas.theme.ink, 48)
    for good, n in enumerate(view.supply):
        with canvas.piece(f"supply-{good}", (14 + good * 73, 88)):
            framed(canvas, f"supply-{good}", -3, -15, 69, 30)
            _count(canvas, GOODS[good], str(n), canvas.theme.ink if canvas.theme.flat else TINTS[good], 34)


def _purchase(canvas: Canvas, view: View) -> None:
    """What influence costs now; and the next steps of the loop, each a price with stars for what it gives."""
    theme, loop = canvas.theme, view.components.loop
    steps = [loop[(view.next_step + nth) % len(loop)] for nth in range(min(len(loop), LATER + 1))]
    with canvas.piece("step", (14, 21)):
        framed(canvas, "step", -3, -14, 288, 30)
        _count(canvas, "gold", str(steps[0].price), theme.gold, 28)
        canvas.label(59, 8, "→", Type(25), theme.faint, 26)
        canvas.icon("star", 97, 0, 26, theme.gold)
        canvas.label(112, 10, f"+{steps[0].gain}", FIGURES, theme.gold, 34)
        for nth, later in enumerate(steps[1:]):
            with canvas.svg.group(at=(162 + 27 * nth, 0)):
                _later(canvas, later)


def _later(canvas: Canvas, step: PurchaseStep) -> None:
    """One of the next steps."""
    theme = canvas.theme
    canvas.svg.circle(0, -3.5, 10.5, Paint(theme.paper if theme.flat else COIN, theme.dark, 1.4))
    canvas.label(0, 2.5, str(step.price), Type(18, 700), theme.dark, 19, anchor="middle")
    for nth in range(step.gain):
        canvas.icon("star", (nth - (step.gain - 1) / 2) * min(8.5, 25 / step.gain), 11, 8.5, theme.gold)


def _bag(canvas: Canvas, view: View) -> None:
    """The child cubes in the bag."""
    theme = canvas.theme
    canvas.icon("sack", 27, 54, 29, theme.faint)
    for icon, name, x, n in (("boy", "boys", 50, view.bag_boys), ("girl", "girls", 87, view.bag_girls)):
        with canvas.piece(f"bag-{name}", (x, 54)):
            framed(canvas, f"bag-{name}", -3, -13.5, 33, 28)
            canvas.icon(icon, 6, 0, 26, theme.faint)
            canvas.label(14, 10, str(n), FIGURES, theme.ink, 16)


def _piles(canvas: Canvas, view: View) -> None:
    """How many tokens lie on each pile."""
    theme = canvas.theme
    token(canvas, 137, 54, 25)
    for pile, n in enumerate(view.piles):
        with canvas.piece(f"pile-{pile}", (153 + pile * 22, 54)):
            canvas.svg.rect(0, -14, 19, 28, Paint(theme.sunk, theme.edge, 1.2), 4)
            framed(canvas, f"pile-{pile}", 0, -14, 19, 28)
            canvas.label(9.5, 9, str(n), Type(26, 700), theme.ink if n else theme.faint, 17, anchor="middle")


def _count(canvas: Canvas, icon: str, text: str, tint: str, room: float) -> None:
    canvas.icon(icon, 13, 0, 26, tint)
    canvas.label(29, 10, text, FIGURES, canvas.theme.ink, room)


def _chest(canvas: Canvas) -> None:
    """The bank: a chest of coins."""
    theme = canvas.theme
    fill, rim = (theme.paper, theme.ink) if theme.flat else ("#6b4a2a", theme.gold)
    canvas.svg.path("M2 -2Q2 -13 15 -13Q28 -13 28 -2V12H2Z", Paint(fill, rim, 2))
    canvas.svg.line((2, -1), (28, -1), Paint(NONE, rim, 2))
    canvas.svg.circle(15, 3, 4.5, Paint(theme.gold, theme.dark, 1.2))


# --------------------------------------------------------------------------- the road


def mountains(canvas: Canvas, right: float) -> None:
    """Transylvania: two peaks with snow, and a castle on the nearer one."""
    svg, theme = canvas.svg, canvas.theme
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


def road(canvas: Canvas, view: View, wide: float) -> None:
    """The lost children in order, each with what it costs, and what the next ones cost; many in smaller places."""
    components = view.components
    places = max(len(view.road) + 1, len(components.road))
    lanes, costs = _lanes(places, wide), components.road_costs(places)
    for start in range(0, 0 if canvas.theme.flat else places, lanes.row):
        y = lanes.at(start)[1]
        canvas.svg.line((4, y), (wide - 4, y), Paint(NONE, "#4a3925", 2 * lanes.r + 3))
    for nth in range(places):
        with canvas.svg.group(at=lanes.at(nth)):
            if nth < len(view.road):
                canvas.seat(view.road[nth], lanes.r * 0.94, str(costs[nth]), max(15.0, lanes.r * 1.2))
            else:
                _cost(canvas, lanes.r, costs[nth])


def _cost(canvas: Canvas, r: float, cost: int) -> None:
    """A free place, and what a child on it costs."""
    canvas.svg.circle(0, 0, r, Paint(NONE, canvas.theme.faint, 1.5, dash="3 3"))
    size = max(15.0, r * 1.6)
    canvas.label(0, size * 0.34, str(cost), Type(size, 600), canvas.theme.ink, 2 * r + 2, anchor="middle")
