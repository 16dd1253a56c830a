"""A server's year as a picture: how many games, people and days, month by month, and by game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .alt import sentences
from .canvas import Canvas
from .letters import Type, legible, width
from .question import Drawing
from .scene import Scene, YearPicture
from .svg import Paint

WIDE: Final = 800
MARGIN: Final = 20.0
PLATES_TOP, PLATE_HIGH = 76.0, 132.0
MONTHS_TOP, MONTHS_FOOT = 270.0, 440.0  # top and bottom of the bars of the months
GAMES_TOP: Final = 520.0
ROW: Final = 46.0
NAMES: Final = 250.0  # width of the names of the games
TITLE, BIG, SMALL, NAME, NUMBER = Type(34, 700), Type(56, 700), Type(25, 400), Type(26, 500), Type(25, 700)
BAR: Final = 0.62  # width of a bar relative to the space of a month


def draw_year(scene: Scene) -> Drawing:
    """The picture, 800 wide; its height depends on the number of games."""
    year = scene.year
    assert year is not None
    high = round(GAMES_TOP + ROW * max(1, len(year.games)) + MARGIN)
    canvas = Canvas(scene.theme, WIDE, high)
    canvas.label(MARGIN, 50, year.title, TITLE, scene.theme.gold, WIDE - 2 * MARGIN)
    _figures(canvas, year.figures)
    _months(canvas, year)
    _games(canvas, year.games)
    return Drawing(str(canvas.svg), WIDE, high)


def _figures(canvas: Canvas, figures: Sequence[tuple[str, str]]) -> None:
    """A plate for each number, with what it counts."""
    theme, gap = canvas.theme, 14.0
    wide = (WIDE - 2 * MARGIN - gap * (len(figures) - 1)) / len(figures)
    for n, (number, what) in enumerate(figures):
        x = MARGIN + n * (wide + gap)
        canvas.plate(x, PLATES_TOP, wide, PLATE_HIGH)
        canvas.label(x + wide / 2, PLATES_TOP + 68, number, BIG, theme.gold, wide - 20, anchor="middle")
        canvas.label(x + wide / 2, PLATES_TOP + 110, what, SMALL, theme.ink, wide - 16, anchor="middle")


def _months(canvas: Canvas, year: YearPicture) -> None:
    """A bar for each month, with its number above and its letter below."""
    theme, most = canvas.theme, max(*year.months, 1)
    step = (WIDE - 2 * MARGIN) / len(year.months)
    for n, (games, letter) in enumerate(zip(year.months, year.letters, strict=True)):
        middle, high = MARGIN + (n + 0.5) * step, (MONTHS_FOOT - MONTHS_TOP) * games / most
        if games:
            _bar(canvas, middle - step * BAR / 2, MONTHS_FOOT - high, step * BAR, high)
            canvas.label(middle, MONTHS_FOOT - high - 10, str(games), NUMBER, theme.ink, step, anchor="middle")
        canvas.label(middle, MONTHS_FOOT + 34, letter, SMALL, theme.ink, step, anchor="middle")
    canvas.svg.rect(MARGIN, MONTHS_FOOT, WIDE - 2 * MARGIN, 2, Paint(theme.edge))


def _games(canvas: Canvas, games: Sequence[tuple[str, int]]) -> None:
    """A row for each game: its name, a bar, and how often it was played."""
    theme, most = canvas.theme, max((n for _, n in games), default=1)
    left, room = MARGIN + NAMES, WIDE - 2 * MARGIN - NAMES - 70
    for row, (name, n) in enumerate(games):
        y = GAMES_TOP + row * ROW
        canvas.label(MARGIN, y + 9, legible(name), NAME, theme.ink, NAMES - 14)
        long = max(6.0, room * n / most)
        _bar(canvas, left, y - 14, long, 28)
        canvas.label(left + long + 12, y + 9, str(n), NUMBER, theme.gold, width("9999", NUMBER))


def _bar(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    theme = canvas.theme
    canvas.svg.rect(x, y, w, h, Paint(theme.ink if theme.flat else theme.gold, theme.edge, 1), 3)


# --------------------------------------------------------------------------- in words


def year_alt(scene: Scene) -> str:
    """The picture in words, at most 1,024 characters."""
    *first, last = _told(scene)
    return sentences(*first, last=last)


def _told(scene: Scene) -> Iterator[str]:
    year = scene.year
    assert year is not None
    yield year.title
    yield ", ".join(f"{number} {what}" for number, what in year.figures)
    yield from (scene.words("year-game", game=name, n=n) for name, n in year.games)
    yield scene.words("picture-year-months", numbers=", ".join(map(str, year.months)))
