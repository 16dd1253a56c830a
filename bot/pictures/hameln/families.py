"""A family: its piece, its rank, what it owns, who is in its hall; whose turn it is, and who has passed."""

from __future__ import annotations

from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.hameln.view import SeatView, View

from .facts import to_move, winner
from .tokens import token
from .verdict import PIECE, scored

GOODS: Final = ("bread", "cheese", "tankard", "ham")
TINTS: Final = ("#d9a05c", "#e3c04e", "#d8cfae", "#d98a76")  # of the goods
FIGURES: Final = Type(26, 700)
LARGER: Final = Type(28, 700)  # on a plate with room
ROOMY: Final = 130.0  # high
ROOM: Final = 31.0  # of a number
ROWS: Final = 66.0  # where the rows begin


def family(pen: Pen, scene: Scene, seat: int, wide: float, tall: float) -> None:
    """The plate of a family."""
    view: View = scene.view
    figures = LARGER if tall > ROOMY else FIGURES
    rows = 4 if view.over else 3
    first, second, third = (tall * (0.5 + nth) / rows + (1 - nth) * 2 for nth in range(3))
    _plate(pen, wide, tall, lit=seat in scene.asked or seat == winner(view))
    _marks(pen, scene, seat, first)
    pen.label(ROWS, first + 9, scene.name(seat), Type(25, 700), pen.theme.ink, 119)
    _influence(pen, view, seat, first)
    _counts(pen, view, seat, second, figures)
    _goods(pen, seat, view.table[seat], third, figures)
    _cat(pen, view, seat, first, third)
    if view.over:
        scored(pen, scene, seat, (first, second, third, 2 * third - second))


def _plate(pen: Pen, wide: float, tall: float, *, lit: bool) -> None:
    """`lit`: waited for, or the winner."""
    theme = pen.theme
    pen.plate(0, 0, wide, tall, rim=theme.gold if lit else "", fill="#41341f" if lit and not theme.flat else "")
    if lit:
        pen.svg.rect(3, 3, wide - 6, tall - 6, Paint(NONE, theme.gold, 4 if theme.flat else 2), 8)


def _marks(pen: Pen, scene: Scene, seat: int, y: float) -> None:
    """Its piece; whose turn it is, who is waited for, who has passed."""
    view, theme = scene.view, pen.theme
    with pen.svg.group(at=(PIECE, y + 4)):
        pen.seat(seat, 18)
    if seat == to_move(view):
        with pen.piece("turn", (0, y + 4)):
            pen.frame_glow("turn", -4, -17, 15, 34, 6)
            pen.svg.polygon(((-2, -14), (10, 0), (-2, 14)), Paint(theme.gold, theme.dark, 1.2))
    if seat in scene.asked:
        pen.icon("hourglass", 291, y, 27, theme.gold)
    if seat in view.passed and not view.over:
        with pen.piece(f"passed-{seat}", (9, y + 42)):
            pen.frame_glow(f"passed-{seat}", -3, -14, 56, 20, 5)
            pen.label(25, 1, scene.words("hameln-picture-passed"), Type(18, 600, True), theme.ink, 52, anchor="middle")


def _cat(pen: Pen, view: View, seat: int, first: float, third: float) -> None:
    """The cat, with its owner; at the end beside the name, as the points stand in its place."""
    if view.cat == seat:
        with pen.piece("cat", (290, first) if view.over else (PIECE, third - 1)):
            pen.frame_glow("cat", -17, -17, 34, 34, 6)
            pen.icon("cat", 0, 0, 31, pen.theme.gold)


# --------------------------------------------------------------------------- rows


def _influence(pen: Pen, view: View, seat: int, y: float) -> None:
    """The square on the track, and the rank."""
    rank = view.ranks.index(seat) + 1
    with pen.piece(f"influence-{seat}", (188, y)):
        pen.frame_glow(f"influence-{seat}", -4, -15, 94, 30, 6)
        _figure(pen, "star", 26, view.table[seat].influence, pen.theme.gold, FIGURES)
        pen.svg.circle(74, 0, 13.5, Paint(NONE, pen.theme.faint, 1.6))
        pen.label(74, 7.5, str(rank), Type(22, 600), pen.theme.faint, 20, anchor="middle")


def _counts(pen: Pen, view: View, seat: int, y: float, figures: Type) -> None:
    """Florins, rat-catcher tokens (at the end their sum), members left, and children in the hall."""
    own: SeatView = view.table[seat]
    catches = sum(value or 0 for value in own.tokens) if view.over else len(own.tokens)
    with pen.piece(f"money-{seat}", (ROWS, y)):
        pen.frame_glow(f"money-{seat}", -4, -16, 61, 32, 6)
        _figure(pen, "gold", 25, own.money, pen.theme.gold, figures)
    with pen.piece(f"tokens-{seat}", (126, y)):
        pen.frame_glow(f"tokens-{seat}", -3, -16, 56, 32, 6)
        token(pen, 11.5, 0, 23, hidden=not view.over)
        pen.label(25, figures.size * 0.35, str(catches), figures, pen.theme.ink, ROOM)
    with pen.piece(f"reserve-{seat}", (182, y)):
        pen.frame_glow(f"reserve-{seat}", -3, -16, 54, 32, 6)
        _figure(pen, "pawn", 17, own.reserve, pen.theme.faint, figures)
    _hall(pen, seat, own, y, figures)


def _hall(pen: Pen, seat: int, own: SeatView, y: float, figures: Type) -> None:
    with pen.piece(f"hall-{seat}", (236, y)):
        pen.frame_glow(f"hall-{seat}", -3, -16, 74, 32, 6)
        for nth, (icon, n) in enumerate((("boy", own.boys), ("girl", own.girls))):
            tint = pen.theme.ink if n else pen.theme.faint
            pen.icon(icon, nth * 37 + 6, 0, 27, tint)
            pen.label(nth * 37 + 16, figures.size * 0.35, str(n), figures, tint, 18)


def _goods(pen: Pen, seat: int, own: SeatView, y: float, figures: Type) -> None:
    theme = pen.theme
    with pen.piece(f"goods-{seat}", (ROWS, y)):
        pen.frame_glow(f"goods-{seat}", -4, -16, 244, 32, 6)
        for good, n in enumerate(own.goods):
            tint = theme.faint if not n else theme.ink if theme.flat else TINTS[good]
            with pen.svg.group(at=(good * 61, 0)):
                pen.icon(GOODS[good], 13, 0, 27, tint)
                pen.label(29, figures.size * 0.35, str(n), figures, theme.ink if n else theme.faint, ROOM)


def _figure(pen: Pen, icon: str, wide: float, n: int, tint: str, figures: Type) -> None:
    """An icon so wide, and its number beside it, from the origin to the right."""
    pen.icon(icon, wide / 2, 0, 26, tint)
    pen.label(wide + 3, figures.size * 0.35, str(n), figures, pen.theme.ink, ROOM)
