"""The table of a cup's results: place, name, points round by round, and total."""

from __future__ import annotations

from typing import Final, NamedTuple

from .canvas import Canvas
from .composer import ENDING, render
from .letters import Type, legible
from .renderer import Picture
from .svg import Paint
from .theme import DARK, Theme

WIDE: Final = 800
TOP, ROW, FOOT = 66, 44, 18  # heights: of the heading, of each row, below the last row
EDGE: Final = 20.0
PLACE: Final = 44.0  # width of the column of places
TOTAL: Final = 90.0  # width of the column of totals
CELL: Final = 88.0  # maximum width of a round's column
NAME_LEAST: Final = 190.0
TITLE, HEAD, NAME, NUMBER = Type(30, 700), Type(24, 400), Type(27, 700), Type(26, 400)
TIGHT, TIGHT_HEAD, TIGHT_NUMBER = 60.0, Type(21, 400), Type(22, 400)  # for columns narrower than this
MOST: Final = 120_000  # maximum bytes of the file


class Results(NamedTuple):
    """The table's content: `heads` are above the rounds and the total; a row has place, name, and a text per head."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def draw_results(results: Results, theme: Theme = DARK) -> Picture:
    """The picture with its alt text. Slow: 100 ms and more. Raises `CannotDraw`."""
    canvas = drawn(results, theme)
    high = height(results)
    return Picture(
        render(str(canvas.svg), WIDE, high, zoom=theme.zoom, most=MOST), results_alt(results), f"results.{ENDING}"
    )


def height(results: Results) -> int:
    """The height of the picture."""
    return TOP + ROW * (1 + len(results.rows)) + FOOT


def drawn(results: Results, theme: Theme = DARK) -> Canvas:
    """The drawing."""
    canvas = Canvas(theme, WIDE, height(results))
    canvas.label(EDGE, 42, results.title, TITLE, theme.gold, WIDE - 2 * EDGE)
    rights, is_tight = _columns(len(results.heads)), _cell(len(results.heads)) < TIGHT
    for head, right in zip(results.heads, rights, strict=True):
        type = TIGHT_HEAD if is_tight and right is not rights[-1] else HEAD
        canvas.label(right, TOP + ROW * 0.7, head, type, theme.faint, CELL, anchor="end")
    for nth, row in enumerate(results.rows, start=1):
        _row(canvas, row, TOP + ROW * nth, rights, nth)
    return canvas


def _row(canvas: Canvas, row: tuple[str, ...], top: float, rights: list[float], nth: int) -> None:
    theme, line = canvas.theme, top + ROW * 0.7
    place, name, *cells = row
    if nth % 2:
        canvas.svg.rect(EDGE / 2, top + 2, WIDE - EDGE, ROW - 4, Paint(theme.panel, theme.edge, 1), 6)
    won = place == "1"
    canvas.label(EDGE + PLACE - 12, line, place, NUMBER, theme.gold if won else theme.ink, PLACE, anchor="end")
    room = rights[0] - _cell(len(rights)) - EDGE - PLACE
    canvas.label(EDGE + PLACE, line, legible(name) or name, NAME, theme.gold if won else theme.ink, room)
    on_the_way = TIGHT_NUMBER if _cell(len(rights)) < TIGHT else NUMBER
    for number, (cell, right) in enumerate(zip(cells, rights, strict=True), start=1):
        last = number == len(rights)
        canvas.label(right, line, cell, NAME if last else on_the_way, theme.ink, CELL, anchor="end")


def _cell(heads: int) -> float:
    """The width of a round's column."""
    return min(CELL, (WIDE - 2 * EDGE - PLACE - NAME_LEAST - TOTAL) / max(1, heads - 1))


def _columns(heads: int) -> list[float]:
    """The right edges of the columns of the rounds and the total, from left to right."""
    last = WIDE - EDGE
    return [last - TOTAL - _cell(heads) * n for n in range(heads - 2, -1, -1)] + [last]


def results_alt(results: Results) -> str:
    """The table in words; at most 1,024 characters. A place may already end in a full stop: "1." for the first."""
    rows = (f"{row[0].removesuffix('.')}. {row[1]}: {', '.join(row[2:])}" for row in results.rows)
    return "\n".join([results.title, *rows])[:1024]
