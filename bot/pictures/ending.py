"""The picture of the end: the full scoring, who won and why, the last board, and a scene of the game's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from .canvas import Canvas
from .letters import Type, wrapped
from .nameplate import draw_plate
from .question import Drawing
from .rasterizer import Box
from .scene import BOARD, Ending, Scene
from .seat_text import line, wide
from .stage import WHOLE_BOARD
from .svg import NONE, Paint

WIDE, HIGH = BOARD
MARGIN: Final = 8
TABLE_WIDE, TABLE_HIGH = 692, 430.0  # the scoring; higher if it has many rows
WINNER_LEFT, WINNER_WIDE = 708, 484  # the winner, beside the scoring and as high
HALF_WIDE, HALF_HIGH = 592, 444  # the room of the last board: the whole of it at half its size
SIDE_LEFT, SIDE_WIDE, SIDE_HIGH = 608, 584, 446  # the game's own scene
HEAD: Final = 86.0  # height of the column heads: the seats and their names
NAMES: Final = 232.0  # width of the row names
TALLEST_ROW: Final = 64.0
LEAST_ROW: Final = 43.0  # still readable on a phone, at a third of its size
HEADLINE, WHY = Type(42, 700), Type(34, 500)
SMALLER: Final = (30, 27, 24, 21)  # sizes to try for the line on what decided, if it is long
MOST_LINES, LEADING = 6, 1.25
START, BAR = 74.0, 420.0  # where bars begin, and the length of the longest
Draw = Callable[[Canvas, Scene], None]


def draw_ending(scene: Scene, ending: Ending, board: Draw, side: Draw, shown: Box = WHOLE_BOARD) -> Drawing:
    """The picture, 1200 wide and 900 high, or higher if the scoring is long. `side` draws 584 by 446 from (0, 0).

    `shown`: the stretch of the last board that is shown; the scoring tells what is beside it.
    """
    rows = len(ending.rows) + len(ending.counts) + 1
    upper = round(max(TABLE_HIGH, HEAD + 10 + LEAST_ROW * rows))
    below, high = MARGIN + upper + 8, round(HIGH + upper - TABLE_HIGH)
    canvas = Canvas(scene.theme, WIDE, high)
    _last_board(canvas, scene, board, shown, below)
    order = in_order(ending.places)
    _table(canvas, scene, ending, order, upper)
    _winner(canvas, scene, ending, upper)
    with canvas.svg.group(at=(SIDE_LEFT, below)):
        side(canvas, scene)
    return Drawing(str(canvas.svg), WIDE, high)


def in_order(places: Sequence[int | None]) -> list[int]:
    """The seats by place, those without one last; ties in seat order."""
    return sorted(range(len(places)), key=lambda seat: (places[seat] is None, places[seat] or 0, seat))


def _last_board(canvas: Canvas, scene: Scene, board: Draw, shown: Box, top: float) -> None:
    """A stretch of the last board, as large as its room allows."""
    left, upper, wide, high = shown
    zoom = min(HALF_WIDE / wide, HALF_HIGH / high)
    at = MARGIN + (HALF_WIDE - wide * zoom) / 2 - left * zoom, top + (HALF_HIGH - high * zoom) / 2 - upper * zoom
    clip = canvas.svg.clip("half", f"M{left} {upper}h{wide}v{high}h{-wide}Z")
    with canvas.svg.group(at=at, scale=zoom, clip=clip):
        board(canvas, scene)
    canvas.svg.rect(MARGIN, top, HALF_WIDE, HALF_HIGH, Paint(NONE, scene.theme.edge, 2), 4)


# --------------------------------------------------------------------------- the table


def _table(canvas: Canvas, scene: Scene, ending: Ending, order: Sequence[int], height: float) -> None:
    """A column per seat, the best first; a row per line of the scoring, its best number bold; then the places."""
    left, top, width = MARGIN, MARGIN, TABLE_WIDE
    theme, step = scene.theme, (width - NAMES - 12) / len(order)
    canvas.plate(left, top, width, height)
    columns = {seat: left + NAMES + step * (nth + 0.5) for nth, seat in enumerate(order)}
    for seat in ending.winners:
        _lit(canvas, columns[seat], step, height, theme.gold)
    if (own := scene.view.viewer) is not None and own not in ending.winners:
        _lit(canvas, columns[own], step, height, theme.ink)
    for seat, x in columns.items():
        with canvas.svg.group(at=(x, top + 32)):
            canvas.seat(seat, 20)
        if seat in scene.bots:
            draw_plate(canvas, scene, x + 17, top + 17, 12)
        canvas.label(x, top + 78, scene.name(seat), Type(29, 600), theme.ink, step - 10, anchor="middle")
    rows = [*((row, True) for row in ending.rows), *((row, False) for row in ending.counts)]
    pitch = min(TALLEST_ROW, (height - HEAD - 10) / (len(rows) + 1))
    for nth, ((name, cells), are_points) in enumerate(rows):
        _row(canvas, name, cells, columns, top + HEAD + pitch * (nth + 0.5), pitch, are_points=are_points)
    y = top + HEAD + pitch * (len(rows) + 0.5)
    canvas.svg.line((left + 12, y - pitch / 2), (left + width - 12, y - pitch / 2), Paint(NONE, theme.edge, 2))
    _places(canvas, scene, ending, columns, y, pitch)


def _lit(canvas: Canvas, x: float, step: float, height: float, rim: str) -> None:
    """A rim around a seat's column."""
    fill = NONE if canvas.theme.flat else "#41341f"
    canvas.svg.rect(x - step / 2 + 3, MARGIN + 5, step - 6, height - 10, Paint(fill, rim, 3), 8)


def _row(
    canvas: Canvas,
    name: str,
    cells: Sequence[int | None],
    columns: Mapping[int, float],
    y: float,
    pitch: float,
    *,
    are_points: bool,
) -> None:
    theme, size = canvas.theme, min(36.0, pitch * 0.82)
    base, best = y + size * 0.34, max((n for n in cells if n is not None), default=None) if are_points else None
    canvas.label(MARGIN + 16, base, name, Type(size * 0.94), theme.ink, NAMES - 22)
    for seat, x in columns.items():
        n = cells[seat]
        is_best = n is not None and n == best
        told = "–" if n is None else str(n).replace("-", "−")
        letter = Type(size, 700 if is_best else 400)
        canvas.label(x, base, told, letter, theme.gold if is_best else theme.ink, 66, anchor="middle")


def _places(canvas: Canvas, scene: Scene, ending: Ending, columns: Mapping[int, float], y: float, pitch: float) -> None:
    theme, size = canvas.theme, min(38.0, pitch * 0.86)
    canvas.label(
        MARGIN + 16, y + size * 0.34, scene.words("score-place"), Type(size * 0.94, 700), theme.ink, NAMES - 22
    )
    for seat, x in columns.items():
        place = ending.places[seat]
        told = ending.unplaced if place is None else scene.words("picture-nth", n=place)
        canvas.label(x, y + size * 0.34, told, Type(size, 700), theme.gold, 80, anchor="middle")


# --------------------------------------------------------------------------- who won


def _winner(canvas: Canvas, scene: Scene, ending: Ending, height: float) -> None:
    """The winner's piece in a wreath, the headline, and what decided."""
    left, top, width = WINNER_LEFT, MARGIN, WINNER_WIDE
    theme, x = scene.theme, left + width / 2
    canvas.plate(left, top, width, height, rim=theme.gold)
    shown = ending.winners or ()
    for nth, seat in enumerate(shown):
        at = x + (nth - (len(shown) - 1) / 2) * 150
        canvas.icon("laurel", at, top + 92, 150, theme.gold)
        with canvas.svg.group(at=(at, top + 88)):
            canvas.seat(seat, 40)
    y = top + (222.0 if shown else 90.0)
    for letter, told in _fitting(ending, width - 48, top + height - y):
        needed = min(wide(told, letter), width - 40)
        line(canvas, x - needed / 2, y, told, letter, theme.gold if letter == HEADLINE else theme.ink, needed + 1)
        y += letter.size * LEADING


def _fitting(ending: Ending, width: float, height: float) -> list[tuple[Type, str]]:
    """The lines of the headline and of what decided, as large as fits."""
    made = list[tuple[Type, str]]()
    for why in (WHY, *(WHY._replace(size=size) for size in SMALLER)):
        told = ((HEADLINE, ending.headline), *((why, text) for text in ending.why))
        made = [(letter, one) for letter, text in told for one in wrapped(text, letter, width, MOST_LINES)]
        if sum(letter.size * LEADING for letter, _ in made) <= height:
            break
    return made


# --------------------------------------------------------------------------- for scenes


def bars(
    canvas: Canvas, values: Sequence[int], *, icon: str, title: str, limit: int | None = None, told: str = ""
) -> None:
    """A bar chart from (0, 0), one bar per seat; a line at `limit`, labelled `told`."""
    theme = canvas.theme
    canvas.plate(0, 0, SIDE_WIDE, SIDE_HIGH)
    canvas.icon(icon, 34, 36, 44, theme.gold)
    canvas.label(66, 46, title, Type(32, 700), theme.gold, SIDE_WIDE - 90)
    pitch, unit = (SIDE_HIGH - 118) / len(values), BAR / max(*values, limit or 0, 1)
    for seat, n in enumerate(values):
        _bar(canvas, seat, n, 72 + pitch * (seat + 0.5), n * unit, pitch * 0.27)
    if limit is not None:
        x, foot = START + limit * unit, SIDE_HIGH - 46.0
        canvas.svg.line((x, 66), (x, foot), Paint(NONE, theme.ink, 3, dash="9 7"))
        needed = wide(told, WHY)
        middle = max(14 + needed / 2, min(x, SIDE_WIDE - 14 - needed / 2))
        canvas.label(middle, foot + 30, told, WHY, theme.ink, SIDE_WIDE - 28, anchor="middle")


def _bar(canvas: Canvas, seat: int, n: int, y: float, long: float, half: float) -> None:
    theme = canvas.theme
    with canvas.svg.group(at=(40, y)):
        canvas.seat(seat, 20)
    paint = Paint(canvas.seat_fill(seat), theme.dark, 2)
    canvas.svg.rect(START, y - half, max(long, 3), 2 * half, paint, 5)
    canvas.label(START + long + 12, y + 12, str(n), Type(36, 700), theme.ink, 60, halo=theme.panel)
