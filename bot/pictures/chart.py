"""The chart of a game: a line for each seat, round by round, and what turned the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from .alt import sentences
from .canvas import Canvas
from .ending import in_order
from .letters import Type, wrapped
from .question import Drawing
from .scene import Chart, Scene
from .seat_text import line
from .svg import NONE, Paint, Point

WIDE: Final = 800
LEFT, TOP, RIGHT, FOOT = 62.0, 100.0, 560.0, 500.0  # the edges of the plot area
NAMES: Final = 592.0  # x at which the names begin, at the ends of the lines
TITLE, NUMBER, NAME, TOLD = Type(30, 700), Type(22, 400), Type(26, 700), Type(25, 400)
APART: Final = 40.0  # minimum distance between names
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)
MOST_LINES: Final = 6  # maximum number of intervals on the scale
LINES: Final = 3  # maximum lines of text per turning point
PITCH: Final = 32.0
PIECE: Final = 9.0


class _Field(NamedTuple):
    """How values map to points of the drawing."""

    rounds: int  # not counting the deal
    lowest: int
    highest: int

    def at(self, number: int, value: float) -> Point:
        """The point of a value after a round."""
        x = LEFT + (RIGHT - LEFT) * number / max(1, self.rounds)
        return x, FOOT - (FOOT - TOP) * (value - self.lowest) / max(1, self.highest - self.lowest)


def draw_chart(scene: Scene) -> Drawing:
    """The picture, 800 wide; its height depends on the text below the chart."""
    chart = scene.chart
    assert chart is not None
    texts = [wrapped(text, TOLD, WIDE - 90, LINES) for _, text in chart.marked]
    high = round(FOOT + 60 + sum(PITCH * len(lines) + 8 for lines in texts))
    canvas = Canvas(scene.theme, WIDE, high)
    canvas.label(20, 40, chart.title, TITLE, scene.theme.gold, WIDE - 40)
    field = _field(chart)
    _scale(canvas, field)
    _turning_points(canvas, chart, field, texts)
    for seat in range(len(chart.values[0])):
        _line(canvas, seat, [field.at(n, values[seat]) for n, values in enumerate(chart.values)])
    _names(canvas, scene, chart.values[-1], field)
    return Drawing(str(canvas.svg), WIDE, high)


def _field(chart: Chart) -> _Field:
    every = [value for values in chart.values for value in values]
    step = _step(min(0, *every), max(*every, 1))
    lowest, highest = min(0, *every), max(*every, 1)
    return _Field(len(chart.values) - 1, lowest // step * step, -(-highest // step) * step)


def _step(lowest: int, highest: int) -> int:
    """The interval between the lines of the scale."""
    return next((step for step in STEPS if (highest - lowest) / step <= MOST_LINES), STEPS[-1])


def _scale(canvas: Canvas, field: _Field) -> None:
    theme, step = canvas.theme, _step(field.lowest, field.highest)
    for value in range(field.lowest, field.highest + 1, step):
        (x, y), (end, _) = field.at(0, value), field.at(field.rounds, value)
        canvas.svg.line((x, y), (end, y), Paint(NONE, theme.ink if value == 0 else theme.edge, 1.5))
        canvas.label(x - 12, y + 8, str(value).replace("-", "−"), NUMBER, theme.ink, 48, anchor="end")
    every = -(-field.rounds // 12)
    for number in range(every, field.rounds + 1, every):
        x, y = field.at(number, field.lowest)
        canvas.label(x, y + 30, str(number), NUMBER, theme.ink, 40, anchor="middle")


def _line(canvas: Canvas, seat: int, points: Sequence[Point]) -> None:
    """A seat's line with its piece at every round; a dark rim lets lines that cross be told apart."""
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    canvas.svg.path(path, Paint(NONE, canvas.theme.ground, 8))
    canvas.svg.path(path, Paint(NONE, canvas.theme.dark if canvas.theme.flat else canvas.theme.seats[seat], 4))
    for point in points[1:]:
        with canvas.svg.group(at=point):
            canvas.seat(seat, PIECE)


def _names(canvas: Canvas, scene: Scene, totals: Sequence[int], field: _Field) -> None:
    """Name and total of each seat, level with the end of its line as far as there is room; ties by final place."""
    heights = [field.at(field.rounds, total)[1] for total in totals]
    assert scene.ending is not None
    order = sorted(in_order(scene.ending.places), key=heights.__getitem__)
    for seat, y in zip(order, _spread([heights[seat] for seat in order]), strict=True):
        with canvas.svg.group(at=(NAMES, y)):
            canvas.seat(seat, 13)
        number = str(totals[seat]).replace("-", "−")
        canvas.label(NAMES + 22, y + 9, scene.name(seat), NAME, scene.theme.ink, 118)
        canvas.label(WIDE - 16, y + 9, number, NAME, scene.theme.gold, 50, anchor="end")


def _spread(heights: Sequence[float]) -> list[float]:
    """Sorted heights, moved apart within the field so that names do not touch."""
    placed = list[float]()
    for y in heights:
        placed.append(max(y, placed[-1] + APART) if placed else y)
    for n in reversed(range(len(placed))):
        limit = placed[n + 1] - APART if n + 1 < len(placed) else FOOT
        placed[n] = min(placed[n], limit)
    return placed


def _turning_points(canvas: Canvas, chart: Chart, field: _Field, texts: Sequence[Sequence[str]]) -> None:
    """A numbered mark above each round that turned the game, and the explanation below the chart."""
    theme, y = canvas.theme, FOOT + 78.0
    for nth, ((number, _), lines) in enumerate(zip(chart.marked, texts, strict=True), start=1):
        x, _ = field.at(number, 0)
        alike = [n for n, (other, _) in enumerate(chart.marked, start=1) if other == number]
        shift = (alike.index(nth) - (len(alike) - 1) / 2) * 34
        canvas.svg.line((x, TOP), (x, FOOT), Paint(NONE, theme.gold, 2, dash="4 6"))
        _disc(canvas, x + shift, TOP - 20, nth)
        _disc(canvas, 34, y - 8, nth)
        for text in lines:
            line(canvas, 60, y, text, TOLD, theme.ink, WIDE - 80)
            y += PITCH
        y += 8


def _disc(canvas: Canvas, x: float, y: float, nth: int) -> None:
    canvas.svg.circle(x, y, 15, Paint(canvas.theme.ground, canvas.theme.gold, 2.5))
    canvas.label(x, y + 8, str(nth), Type(22, 700), canvas.theme.gold, 24, anchor="middle")


# --------------------------------------------------------------------------- in words


def chart_alt(scene: Scene) -> str:
    """The chart in words: each seat's totals round by round, then what turned the game; at most 1,024 characters."""
    *first, last = _told(scene)
    return sentences(*first, last=last)


def _told(scene: Scene) -> Iterator[str]:
    chart = scene.chart
    assert chart is not None
    yield chart.title
    for seat in range(len(chart.values[0])):
        numbers = ", ".join(str(values[seat]) for values in chart.values[1:])
        yield scene.words("picture-chart-seat", name=scene.told(seat), numbers=numbers)
    yield from (text for _, text in chart.marked)
