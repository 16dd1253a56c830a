"""The column to the right of the town: the phase with its rats, the families, the supplies."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint, Point
from bot.pictures.theme import darker
from rules.hameln.view import View

from .families import family
from .frames import framed
from .result import verdict
from .surroundings import rest

LEFT: Final = 884
WIDE: Final = 310
TOP: Final = 8
PHASE: Final = 88  # high
FIRST: Final = TOP + PHASE + 6  # where the families begin
FOOT: Final = 894
REST: Final = 212  # the plate at the bottom; at the end only the road is on it
ROAD: Final = 106
GAP: Final = 6
TALLEST: Final = 228
TURN: Final = Type(24, 600)


def column(canvas: Canvas, scene: Scene) -> None:
    """The whole column."""
    view: View = scene.view
    with canvas.piece("phase", (LEFT, TOP)):
        canvas.plate(0, 0, WIDE, PHASE, rim=canvas.theme.gold)
        (verdict if view.over else _phase)(canvas, scene, WIDE)
    if not view.over:
        _turn(canvas, scene)
        _pools(canvas, view)
    for nth, seat in enumerate(view.ranking):
        with canvas.svg.group(at=(LEFT, FIRST + nth * step(view))):
            family(canvas, scene, seat, WIDE, step(view) - GAP)
    with canvas.svg.group(at=(LEFT, FOOT - foot(view))):
        rest(canvas, scene, WIDE, foot(view))


def foot(view: View) -> float:
    """The height of the plate at the bottom, in units of the picture."""
    return ROAD if view.over else REST


def step(view: View) -> float:
    """The distance from the top of one family's plate to the next, in units of the picture."""
    return min(TALLEST, (FOOT - foot(view) - FIRST) / view.seats)


def between(view: View) -> float:
    """The y of the gap between two families that is nearest to the middle of the picture, in its units."""
    return min((FIRST + nth * step(view) - GAP / 2 for nth in range(1, view.seats)), key=lambda y: abs(y - FOOT / 2))


def place_of(view: View, seat: int | None) -> Point:
    """The middle of a family's plate, or (None) of the plate at the bottom, in units of the picture."""
    if seat is None:
        return LEFT + WIDE / 2, FOOT - foot(view) / 2
    return LEFT + WIDE / 2, FIRST + (view.ranking.index(seat) + 0.5) * step(view)


# --------------------------------------------------------------------------- the phase


def _phase(canvas: Canvas, scene: Scene, wide: float) -> None:
    framed(canvas, "phase", 8, 8, 182, 34)
    title = scene.words("hameln-picture-phase", phase=scene.view.phase)
    canvas.label(14, 34, title, Type(26, 700), canvas.theme.gold, 172)


def _turn(canvas: Canvas, scene: Scene) -> None:
    view, words = scene.view, scene.words
    told = (
        words("hameln-picture-opening")
        if view.stage == "opening"
        else words("hameln-picture-turn", turn=view.turns + 1)
    )
    with canvas.piece("turns", (LEFT + WIDE - 14, TOP + 34)):
        wide = min(92, width(told, TURN))
        framed(canvas, "turns", -wide - 7, -26, wide + 14, 34)
        canvas.label(0, 0, told, TURN, canvas.theme.ink, 92, anchor="end")


def _pools(canvas: Canvas, view: View) -> None:
    """The big rats to come, and the small ones on the board; with a limit, out of how many."""
    theme, y = canvas.theme, TOP + 64
    with canvas.piece("pool", (LEFT + 12, y)):
        _big_rats(canvas, view)
    most = f"/{view.components.pieces.small_rats}" if view.small_rats_limited else ""
    with canvas.piece("rats", (LEFT + WIDE - 88, y)):
        framed(canvas, "rats", -5, -16, 88, 33)
        canvas.svg.circle(12, 0, 13, Paint(theme.ink if theme.flat else theme.dark, theme.paper, 1.6))
        canvas.icon("rat", 12, 1, 20, theme.paper)
        canvas.label(29, 9, f"{view.rats.bit_count()}{most}", Type(26, 700), theme.ink, 52)


def _big_rats(canvas: Canvas, view: View) -> None:
    """Those in the pool, and the places of those that have left it."""
    total, theme = view.big_rats, canvas.theme
    step = min(34.0, 196 / total)
    framed(canvas, "pool", -3, -21, step * total + 4, 38)
    for nth in range(total):
        x = (nth + 0.5) * step
        if nth >= view.pool:
            canvas.svg.circle(x, 2, 9, Paint(NONE, theme.ink if theme.flat else theme.edge, 1.8, dash="3 3"))
            continue
        canvas.icon("rat", x, 4, step * 0.94, theme.gold)
        canvas.icon("royalty", x + 3, -14, 15, theme.ink if theme.flat else darker(theme.gold, 0.08))
