"""The picture of the end: the whole scoring, who won and why, the last board, and a scene of the game's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from .canvas import Canvas
from .letters import Type, wrapped
from .nameplate import draw_plate
from .question import Drawing
from .scene import BOARD, Ending, Scene
from .seat_text import line, wide
from .svg import NONE, Paint

WIDE, HIGH = BOARD
MARGIN: Final = 8
TABLE: Final = (MARGIN, MARGIN, 692, 430)  # left, top, width, height
WINNER: Final = (708, MARGIN, 484, 430)
HALF: Final = (MARGIN, 446, 592, 444)  # the last board at half its size
SIDE: Final = (608, 446, 584, 446)  # the game's own scene
HEAD: Final = 82.0  # the seats and their names at the head of the columns
NAMES: Final = 214.0  # the names of the lines
TALLEST_ROW: Final = 64.0
HEADLINE, WHY = Type(40, 700), Type(27, 500)
START, BAR = 74.0, 420.0  # where bars begin, and the longest
Draw = Callable[[Canvas, Scene], None]


def draw_ending(scene: Scene, ending: Ending, board: Draw, side: Draw) -> Drawing:
    """The picture, 1200 by 900. `side` draws the game's own scene from (0, 0), 584 wide and 446 high."""
    canvas = Canvas(scene.theme, WIDE, HIGH)
    _half_board(canvas, scene, board)
    order = in_order(ending.places)
    _table(canvas, scene, ending, order)
    _winner(canvas, scene, ending, order)
    with canvas.svg.group(at=SIDE[:2]):
        side(canvas, scene)
    return Drawing(str(canvas.svg), WIDE, HIGH)


def in_order(places: Sequence[int | None]) -> list[int]:
    """The seats by place, those without one last; of equals the one that sits first."""
    return sorted(range(len(places)), key=lambda seat: (places[seat] is None, places[seat] or 0, seat))


def _half_board(canvas: Canvas, scene: Scene, board: Draw) -> None:
    left, top, width, _ = HALF
    clip = canvas.svg.clip("half", f"M0 0h{WIDE}v{HIGH}h{-WIDE}Z")
    with canvas.svg.group(at=(left, top), scale=width / WIDE, clip=clip):
        board(canvas, scene)
    canvas.svg.rect(left, top, width, HALF[3], Paint(NONE, scene.theme.edge, 2), 4)


# --------------------------------------------------------------------------- the table


def _table(canvas: Canvas, scene: Scene, ending: Ending, order: Sequence[int]) -> None:
    """A column for each seat, the best one first; a row for each line, the best number of each bold; then the place."""
    left, top, width, height = TABLE
    theme, step = scene.theme, (width - NAMES - 12) / len(order)
    canvas.plate(left, top, width, height)
    columns = {seat: left + NAMES + step * (nth + 0.5) for nth, seat in enumerate(order)}
    for seat in ending.winners:
        _lit(canvas, columns[seat], step, theme.gold)
    if (own := scene.view.viewer) is not None and own not in ending.winners:
        _lit(canvas, columns[own], step, theme.ink)
    for seat, x in columns.items():
        with canvas.svg.group(at=(x, top + 32)):
            canvas.seat(seat, 20)
        if seat in scene.bots:
            draw_plate(canvas, scene, x + 17, top + 17, 12)
        canvas.label(x, top + 74, scene.name(seat), Type(21, 600), theme.ink, step - 10, anchor="middle")
    rows = [*((row, True) for row in ending.rows), *((row, False) for row in ending.counts)]
    pitch = min(TALLEST_ROW, (height - HEAD - 10) / (len(rows) + 1))
    for nth, ((name, cells), are_points) in enumerate(rows):
        _row(canvas, name, cells, columns, top + HEAD + pitch * (nth + 0.5), pitch, are_points=are_points)
    y = top + HEAD + pitch * (len(rows) + 0.5)
    canvas.svg.line((left + 12, y - pitch / 2), (left + width - 12, y - pitch / 2), Paint(NONE, theme.edge, 2))
    _places(canvas, scene, ending, columns, y, pitch)


def _lit(canvas: Canvas, x: float, step: float, rim: str) -> None:
    """A rim around a seat's column."""
    fill = NONE if canvas.theme.flat else "#41341f"
    canvas.svg.rect(x - step / 2 + 3, TABLE[1] + 5, step - 6, TABLE[3] - 10, Paint(fill, rim, 3), 8)


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
    canvas.label(TABLE[0] + 16, base, name, Type(size * 0.9), theme.ink, NAMES - 22)
    for seat, x in columns.items():
        n = cells[seat]
        is_best = n is not None and n == best
        told = "–" if n is None else str(n).replace("-", "−")
        letter = Type(size, 700 if is_best else 400)
        canvas.label(x, base, told, letter, theme.gold if is_best else theme.ink, 66, anchor="middle")


def _places(canvas: Canvas, scene: Scene, ending: Ending, columns: Mapping[int, float], y: float, pitch: float) -> None:
    theme, size = canvas.theme, min(38.0, pitch * 0.86)
    canvas.label(
        TABLE[0] + 16, y + size * 0.34, scene.words("score-place"), Type(size * 0.9, 700), theme.ink, NAMES - 22
    )
    for seat, x in columns.items():
        place = ending.places[seat]
        told = ending.unplaced if place is None else scene.words("picture-nth", n=place)
        canvas.label(x, y + size * 0.34, told, Type(size, 700), theme.gold, 80, anchor="middle")


# --------------------------------------------------------------------------- who won


def _winner(canvas: Canvas, scene: Scene, ending: Ending, order: Sequence[int]) -> None:
    """The winner's piece in a wreath, the headline, and what decided."""
    left, top, width, height = WINNER
    theme, x = scene.theme, left + width / 2
    canvas.plate(left, top, width, height, rim=theme.gold)
    shown = ending.winners or ()
    for nth, seat in enumerate(shown):
        at = x + (nth - (len(shown) - 1) / 2) * 150
        canvas.icon("laurel", at, top + 92, 150, theme.gold)
        with canvas.svg.group(at=(at, top + 88)):
            canvas.seat(seat, 40)
    y = top + (222.0 if shown else 90.0)
    for letter, text, most, ink in _told(ending, theme.gold, theme.ink):
        for told in wrapped(text, letter, width - 48, most):
            needed = min(wide(told, letter), width - 40)
            line(canvas, x - needed / 2, y, told, letter, ink, needed + 1)
            y += letter.size * 1.2
        y += 6


def _told(ending: Ending, gold: str, ink: str) -> list[tuple[Type, str, int, str]]:
    return [(HEADLINE, ending.headline, 3, gold), *((WHY, text, 3, ink) for text in ending.why)]


# --------------------------------------------------------------------------- for scenes


def bars(
    canvas: Canvas, values: Sequence[int], *, icon: str, title: str, limit: int | None = None, told: str = ""
) -> None:
    """A scene of a bar for each seat, from (0, 0), as long as its number; a line at `limit`, with these words."""
    theme = canvas.theme
    canvas.plate(0, 0, SIDE[2], SIDE[3])
    canvas.icon(icon, 34, 36, 44, theme.gold)
    canvas.label(66, 46, title, Type(32, 700), theme.gold, SIDE[2] - 90)
    pitch, unit = (SIDE[3] - 118) / len(values), BAR / max(*values, limit or 0, 1)
    for seat, n in enumerate(values):
        _bar(canvas, seat, n, 72 + pitch * (seat + 0.5), n * unit, pitch * 0.27)
    if limit is not None:
        x, foot = START + limit * unit, SIDE[3] - 46.0
        canvas.svg.line((x, 66), (x, foot), Paint(NONE, theme.ink, 3, dash="9 7"))
        needed = wide(told, WHY)
        canvas.label(min(x, SIDE[2] - 14 - needed / 2), foot + 30, told, WHY, theme.ink, needed + 1, anchor="middle")


def _bar(canvas: Canvas, seat: int, n: int, y: float, long: float, half: float) -> None:
    theme = canvas.theme
    with canvas.svg.group(at=(40, y)):
        canvas.seat(seat, 20)
    paint = Paint(canvas.seat_fill(seat), theme.dark, 2)
    canvas.svg.rect(START, y - half, max(long, 3), 2 * half, paint, 5)
    canvas.label(START + long + 12, y + 12, str(n), Type(36, 700), theme.ink, 60, halo=theme.panel)
