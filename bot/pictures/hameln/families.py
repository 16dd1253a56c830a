"""A family: its piece, its rank, what it owns, who is in its hall; whose turn it is, and who has passed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from bot.pictures.letters import Type, fitted
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.hameln.view import SeatView, View

from .facts import to_move, winner
from .frames import framed
from .tokens import token
from .verdict import PIECE, scored

GOODS: Final = ("bread", "cheese", "tankard", "ham")
TINTS: Final = ("#d9a05c", "#e3c04e", "#d8cfae", "#d98a76")  # of the goods
ROOMY: Final = 44.0  # a row of three so high makes room for four
HIGH: Final = 30.0  # a frame
NAME: Final = 111.0  # the room of a name
NAMES: Final = (Type(25, 700), Type(21, 700))
ROWS: Final = 62.0  # where the rows begin


class Row(NamedTuple):
    """Figures side by side: their lettering, where each begins, and the room of a number."""

    letter: Type
    places: tuple[float, ...]
    room: float


class Plan(NamedTuple):
    """How the rows of a plate lie: how many there are until the end, and in which the children stand."""

    lines: int
    children: int
    counts: Row
    hall: Row
    goods: Row


FIGURES: Final = Type(29, 700)
LARGE: Final = Type(34, 700)
COUNTS: Final = Row(FIGURES, (ROWS, 125, 187), 29)
GOOD_PLACES: Final = tuple(ROWS + good * 61.5 for good in range(4))
TIGHT: Final = Plan(3, 1, COUNTS, Row(FIGURES, (238, 274), 16), Row(FIGURES, GOOD_PLACES, 30))
LOOSE: Final = Plan(
    4, 2, Row(LARGE, (ROWS, 145, 231), 38), Row(LARGE, (ROWS + 5, 150), 20), Row(LARGE, GOOD_PLACES, 30)
)


def family(pen: Pen, scene: Scene, seat: int, wide: float, tall: float) -> None:
    """The plate of a family; at the end it has one row more."""
    view: View = scene.view
    plan = LOOSE if tall / (TIGHT.lines + view.over) > ROOMY else TIGHT
    lines = plan.lines + view.over
    rows = [3 + (tall - 6) * (nth + 0.5) / lines for nth in range(lines)]
    first, goods = rows[0], rows[plan.lines - 1]
    _plate(pen, wide, tall, lit=seat in scene.asked or seat == winner(view))
    _marks(pen, scene, seat, first)
    pen.label(ROWS, first + 9, scene.name(seat), _lettering(scene.name(seat)), pen.theme.ink, NAME)
    _influence(pen, scene, seat, first)
    _counts(pen, view, seat, rows[1], plan.counts)
    _hall(pen, view, seat, rows[plan.children], plan.hall)
    _goods(pen, seat, view.table[seat], goods, plan.goods)
    _cat(pen, view, seat, first, goods)
    if view.over:
        scored(pen, scene, seat, (first, rows[1], goods, rows[-1]))


def _lettering(name: str) -> Type:
    """Of a name: smaller for one that would be cut otherwise."""
    return next((letter for letter in NAMES if fitted(name, letter, NAME)[0] == name), NAMES[-1])


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
        with pen.piece("turn", (4, y + 4)):
            tint = theme.glow if "turn" in pen.changed else theme.gold
            pen.svg.polygon(((0, -11), (9, 0), (0, 11)), Paint(tint, theme.dark, 1.2))
    if seat in scene.asked:
        pen.icon("hourglass", 291, y, 26, theme.gold)
    if seat in view.passed and not view.over:
        with pen.piece(f"passed-{seat}", (9, y + 42)):
            framed(pen, f"passed-{seat}", -1, -14, 49, 20)
            pen.label(23, 1, scene.words("hameln-picture-passed"), Type(18, 600, True), theme.ink, 50, anchor="middle")


def _cat(pen: Pen, view: View, seat: int, first: float, third: float) -> None:
    """The cat, with its owner; at the end beside the name, as the points stand in its place."""
    if view.cat == seat:
        with pen.piece("cat", (290, first) if view.over else (PIECE, third - 1)):
            framed(pen, "cat", -17, -17, 34, 33)
            pen.icon("cat", 0, 0, 31, pen.theme.gold)


# --------------------------------------------------------------------------- rows


def _influence(pen: Pen, scene: Scene, seat: int, y: float) -> None:
    """The square on the track, and the place in the order of influence."""
    view: View = scene.view
    rank = scene.words("hameln-picture-rank", n=view.ranks.index(seat) + 1)
    with pen.piece(f"influence-{seat}", (177, y)):
        framed(pen, f"influence-{seat}", -3, -HIGH / 2, 104, HIGH)
        _figure(pen, "star", 26, view.table[seat].influence, pen.theme.gold, COUNTS)
        pen.label(64, 7.5, rank, Type(22, 600), pen.theme.faint, 36)


def _counts(pen: Pen, view: View, seat: int, y: float, row: Row) -> None:
    """Florins, rat-catcher tokens (at the end their sum), and members left."""
    own: SeatView = view.table[seat]
    catches = sum(value or 0 for value in own.tokens) if view.over else len(own.tokens)
    money, tokens, reserve = row.places
    with _cell(pen, f"money-{seat}", money, y, 26 + row.room):
        _figure(pen, "gold", 24, own.money, pen.theme.gold, row)
    with _cell(pen, f"tokens-{seat}", tokens, y, 26 + row.room):
        token(pen, 11.5, 0, 24)
        _number(pen, 26, catches, row)
    with _cell(pen, f"reserve-{seat}", reserve, y, 17 + row.room):
        _figure(pen, "pawn", 15, own.reserve, pen.theme.faint, row)


def _hall(pen: Pen, view: View, seat: int, y: float, row: Row) -> None:
    """The children in the hall."""
    own: SeatView = view.table[seat]
    for icon, name, x, n in (("boy", "boys", row.places[0], own.boys), ("girl", "girls", row.places[1], own.girls)):
        with _cell(pen, f"{name}-{seat}", x, y, 14 + row.room):
            pen.icon(icon, 6, 0, 27, pen.theme.ink if n else pen.theme.faint)
            _number(pen, 14, n, row)


def _goods(pen: Pen, seat: int, own: SeatView, y: float, row: Row) -> None:
    theme = pen.theme
    for good, n in enumerate(own.goods):
        tint = theme.faint if not n else theme.ink if theme.flat else TINTS[good]
        with _cell(pen, f"goods-{seat}-{good}", row.places[good], y, 28 + row.room):
            _figure(pen, GOODS[good], 26, n, tint, row)


@contextmanager
def _cell(pen: Pen, name: str, x: float, y: float, wide: float) -> Iterator[None]:
    """A figure by its name, framed if it has changed."""
    with pen.piece(name, (x, y)):
        framed(pen, name, -2.5, -HIGH / 2, wide + 2, HIGH)
        yield


def _figure(pen: Pen, icon: str, wide: float, n: int, tint: str, row: Row) -> None:
    """An icon so wide, and its number beside it, from the origin to the right."""
    pen.icon(icon, wide / 2, 0, 26, tint)
    _number(pen, wide + 2, n, row)


def _number(pen: Pen, x: float, n: int, row: Row) -> None:
    tint = pen.theme.ink if n else pen.theme.faint
    pen.label(x, row.letter.size * 0.35, str(n), row.letter, tint, row.room)
