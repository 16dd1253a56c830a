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
ROWS: Final = 66.0  # where the rows begin


def family(pen: Pen, scene: Scene, seat: int, wide: float, tall: float) -> None:
    """The plate of a family."""
    view, theme, asked = scene.view, pen.theme, seat in scene.asked
    own: SeatView = view.table[seat]
    _plate(pen, wide, tall, lit=asked or seat == winner(view))
    rows = 4 if view.over else 3
    first, second, third = (tall * (0.5 + nth) / rows + (1 - nth) * 2 for nth in range(3))
    with pen.svg.group(at=(PIECE, first + 4)):
        pen.seat(seat, 18)
    _marks(pen, scene, seat, first)
    pen.label(ROWS, first + 9, scene.name(seat), Type(25, 700), theme.ink, 119)
    _influence(pen, view, seat, first)
    _counts(pen, view, seat, second)
    _goods(pen, seat, own, third)
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
    """Whose turn it is, who is waited for, who has passed."""
    view, theme = scene.view, pen.theme
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
        _figure(pen, "star", 26, view.table[seat].influence, pen.theme.gold, 28)
        pen.svg.circle(74, 0, 13.5, Paint(NONE, pen.theme.faint, 1.6))
        pen.label(74, 7.5, str(rank), Type(22, 600), pen.theme.faint, 20, anchor="middle")


def _counts(pen: Pen, view: View, seat: int, y: float) -> None:
    """Florins, rat-catcher tokens (at the end their sum), members left, and children in the hall."""
    own, theme = view.table[seat], pen.theme
    catches = sum(value or 0 for value in own.tokens) if view.over else len(own.tokens)
    for name, x, icon, wide, n, tint in (
        ("money", ROWS, "gold", 25, own.money, theme.gold),
        ("reserve", 180, "pawn", 17, own.reserve, theme.faint),
    ):
        with pen.piece(f"{name}-{seat}", (x, y)):
            pen.frame_glow(f"{name}-{seat}", -4, -15, wide + 33, 30, 6)
            _figure(pen, icon, wide, n, tint, 27)
    with pen.piece(f"tokens-{seat}", (123, y)):
        pen.frame_glow(f"tokens-{seat}", -4, -15, 56, 30, 6)
        token(pen, 11.5, 0, 23, hidden=not view.over)
        pen.label(26, 9, str(catches), FIGURES, theme.ink, 27)
    with pen.piece(f"hall-{seat}", (235, y)):
        pen.frame_glow(f"hall-{seat}", -5, -15, 75, 30, 6)
        for nth, (icon, n) in enumerate((("boy", own.boys), ("girl", own.girls))):
            tint = theme.ink if n else theme.faint
            pen.icon(icon, nth * 38 + 6, 0, 27, tint)
            pen.label(nth * 38 + 17, 9, str(n), FIGURES, tint, 17)


def _goods(pen: Pen, seat: int, own: SeatView, y: float) -> None:
    theme = pen.theme
    with pen.piece(f"goods-{seat}", (ROWS, y)):
        pen.frame_glow(f"goods-{seat}", -4, -16, 244, 32, 6)
        for good, n in enumerate(own.goods):
            tint = theme.faint if not n else theme.ink if theme.flat else TINTS[good]
            with pen.svg.group(at=(good * 61, 0)):
                pen.icon(GOODS[good], 13, 0, 27, tint)
                pen.label(31, 9, str(n), FIGURES, theme.ink if n else theme.faint, 28)


def _figure(pen: Pen, icon: str, wide: float, n: int, tint: str, room: float) -> None:
    """An icon so wide, and its number beside it, from the origin to the right."""
    pen.icon(icon, wide / 2, 0, 26, tint)
    pen.label(wide + 3, 9, str(n), FIGURES, pen.theme.ink, room)
