"""A family: its piece, its rank, what it owns, who is in its hall; whose turn it is, and who has passed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, fitted
from bot.pictures.nameplate import draw_name
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.hameln.view import SeatView, View

from .frames import framed
from .result import PIECE, scored
from .tokens import token

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


class PlateLayout(NamedTuple):
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
TIGHT: Final = PlateLayout(3, 1, COUNTS, Row(FIGURES, (238, 274), 16), Row(FIGURES, GOOD_PLACES, 30))
LOOSE: Final = PlateLayout(
    4, 2, Row(LARGE, (ROWS, 145, 231), 38), Row(LARGE, (ROWS + 5, 150), 20), Row(LARGE, GOOD_PLACES, 30)
)


def family(canvas: Canvas, scene: Scene, seat: int, wide: float, tall: float) -> None:
    """The plate of a family; at the end it has one row more."""
    view: View = scene.view
    plan = LOOSE if tall / (TIGHT.lines + view.over) > ROOMY else TIGHT
    lines = plan.lines + view.over
    rows = [3 + (tall - 6) * (nth + 0.5) / lines for nth in range(lines)]
    first, goods = rows[0], rows[plan.lines - 1]
    _plate(canvas, wide, tall, lit=seat in scene.asked or seat == view.winner)
    _marks(canvas, scene, seat, first)
    draw_name(canvas, scene, seat, ROWS, first + 9, _lettering(scene.name(seat)), NAME)
    _influence(canvas, scene, seat, first)
    _counts(canvas, view, seat, rows[1], plan.counts)
    _hall(canvas, view, seat, rows[plan.children], plan.hall)
    _goods(canvas, seat, view.table[seat], goods, plan.goods)
    _cat(canvas, view, seat, first, goods)
    if view.over:
        scored(canvas, scene, seat, (first, rows[1], goods, rows[-1]))


def _lettering(name: str) -> Type:
    """Of a name: smaller for one that would be cut otherwise."""
    return next((letter for letter in NAMES if fitted(name, letter, NAME)[0] == name), NAMES[-1])


def _plate(canvas: Canvas, wide: float, tall: float, *, lit: bool) -> None:
    """`lit`: waited for, or the winner."""
    theme = canvas.theme
    canvas.plate(0, 0, wide, tall, rim=theme.gold if lit else "", fill="#41341f" if lit and not theme.flat else "")
    if lit:
        canvas.svg.rect(3, 3, wide - 6, tall - 6, Paint(NONE, theme.gold, 4 if theme.flat else 2), 8)


def _marks(canvas: Canvas, scene: Scene, seat: int, y: float) -> None:
    """Its piece; whose turn it is, who is waited for, who has passed."""
    view, theme = scene.view, canvas.theme
    with canvas.svg.group(at=(PIECE, y + 4)):
        canvas.seat(seat, 18)
    if seat == view.to_move:
        with canvas.piece("turn", (4, y + 4)):
            tint = theme.glow if "turn" in canvas.changed else theme.gold
            canvas.svg.polygon(((0, -11), (9, 0), (0, 11)), Paint(tint, theme.dark, 1.2))
    if seat in scene.asked:
        canvas.icon("hourglass", 291, y, 26, theme.gold)
    if seat in view.passed and not view.over:
        with canvas.piece(f"passed-{seat}", (9, y + 42)):
            framed(canvas, f"passed-{seat}", -1, -14, 49, 20)
            canvas.label(
                23, 1, scene.words("hameln-picture-passed"), Type(18, 600, True), theme.ink, 50, anchor="middle"
            )


def _cat(canvas: Canvas, view: View, seat: int, first: float, third: float) -> None:
    """The cat, with its owner; at the end beside the name, as the points stand in its place."""
    if view.cat == seat:
        with canvas.piece("cat", (290, first) if view.over else (PIECE, third - 1)):
            framed(canvas, "cat", -17, -17, 34, 33)
            canvas.icon("cat", 0, 0, 31, canvas.theme.gold)


# --------------------------------------------------------------------------- rows


def _influence(canvas: Canvas, scene: Scene, seat: int, y: float) -> None:
    """The square on the track, and the place in the order of influence."""
    view: View = scene.view
    rank = scene.words("hameln-picture-rank", n=view.ranks.index(seat) + 1)
    with canvas.piece(f"influence-{seat}", (177, y)):
        framed(canvas, f"influence-{seat}", -3, -HIGH / 2, 104, HIGH)
        _figure(canvas, "star", 26, view.table[seat].influence, canvas.theme.gold, COUNTS)
        canvas.label(64, 7.5, rank, Type(22, 600), canvas.theme.faint, 36)


def _counts(canvas: Canvas, view: View, seat: int, y: float, row: Row) -> None:
    """Florins, rat-catcher tokens (at the end their sum), and members left."""
    own: SeatView = view.table[seat]
    catches = sum(own.known_tokens) if view.over else len(own.tokens)
    money, tokens, reserve = row.places
    with _cell(canvas, f"money-{seat}", money, y, 26 + row.room):
        _figure(canvas, "gold", 24, own.money, canvas.theme.gold, row)
    with _cell(canvas, f"tokens-{seat}", tokens, y, 26 + row.room):
        token(canvas, 11.5, 0, 24)
        _number(canvas, 26, catches, row)
    with _cell(canvas, f"reserve-{seat}", reserve, y, 17 + row.room):
        _figure(canvas, "pawn", 15, own.reserve, canvas.theme.faint, row)


def _hall(canvas: Canvas, view: View, seat: int, y: float, row: Row) -> None:
    """The children in the hall."""
    own: SeatView = view.table[seat]
    for icon, name, x, n in (("boy", "boys", row.places[0], own.boys), ("girl", "girls", row.places[1], own.girls)):
        with _cell(canvas, f"{name}-{seat}", x, y, 14 + row.room):
            canvas.icon(icon, 6, 0, 27, canvas.theme.ink if n else canvas.theme.faint)
            _number(canvas, 14, n, row)


def _goods(canvas: Canvas, seat: int, own: SeatView, y: float, row: Row) -> None:
    theme = canvas.theme
    for good, n in enumerate(own.goods):
        tint = theme.faint if not n else theme.ink if theme.flat else TINTS[good]
        with _cell(canvas, f"goods-{seat}-{good}", row.places[good], y, 28 + row.room):
            _figure(canvas, GOODS[good], 26, n, tint, row)


@contextmanager
def _cell(canvas: Canvas, name: str, x: float, y: float, wide: float) -> Iterator[None]:
    """A figure by its name, framed if it has changed."""
    with canvas.piece(name, (x, y)):
        framed(canvas, name, -2.5, -HIGH / 2, wide + 2, HIGH)
        yield


def _figure(canvas: Canvas, icon: str, wide: float, n: int, tint: str, row: Row) -> None:
    """An icon so wide, and its number beside it, from the origin to the right."""
    canvas.icon(icon, wide / 2, 0, 26, tint)
    _number(canvas, wide + 2, n, row)


def _number(canvas: Canvas, x: float, n: int, row: Row) -> None:
    tint = canvas.theme.ink if n else canvas.theme.faint
    canvas.label(x, row.letter.size * 0.35, str(n), row.letter, tint, row.room)
