"""The picture of the end: the whole scoring, legible, within its room, for every reader."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.rattus_cartus.picture import result
from bot.pictures import DARK, THEMES, Painter, Theme, painter_of
from bot.pictures.canvas import Canvas
from bot.pictures.chart import draw_chart
from bot.pictures.ending import SIDE_HIGH, SIDE_WIDE, bars, in_order
from bot.pictures.renderer import MOST, draw
from bot.pictures.scene import BOARD, Chart, Ending
from bot.text import LOCALES, words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.scenes import ending_scene
from tests.games import GAMES
from tests.ui.tables import LONG_NAME, played

from .positions import DRAWN
from .reading import letterings, lines

PHONE = 33  # units of a picture 1200 wide that come out as 11 pixels where it is shown 400 wide
ENDS = [(key, seats) for key in DRAWN for seats in GAMES[key].seats]


def painter(key: str) -> Painter:
    """How a game is drawn."""
    found = painter_of(key)
    assert found
    return found


def perspective(key: str, seats: int, locale: str, seat: int | None = None) -> Perspective:
    """The end of a random game, with names as long as names can be."""
    *_, (table, _) = played(key, seats, 3, locale)
    players = tuple(player and replace(player, name=LONG_NAME[:-1] + str(n)) for n, player in enumerate(table.players))
    return Perspective(replace(table, players=players), GAMES[key], words_for(locale), seat)


@pytest.mark.parametrize(("key", "seats"), ENDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_number_of_the_scoring_is_on_it_within_its_room(key: str, seats: int, locale: str) -> None:
    scene = ending_scene(perspective(key, seats, locale))
    told = list(letterings(painter(key).end(scene).svg))
    texts = [line.text for line in told]
    assert scene.ending is not None
    for name, cells in (*scene.ending.rows, *scene.ending.counts):
        assert name in texts
        for n in cells:
            assert n is None or str(n).replace("-", "−") in texts
    assert all(line.wide <= line.room + 0.5 for line in told), max(told, key=lambda line: line.wide - line.room)


@pytest.mark.parametrize("nuns", [0, 12, 20])
@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_line_of_the_bars_says_stays_in_its_box(locale: str, nuns: int) -> None:
    canvas = Canvas(DARK, SIDE_WIDE, SIDE_HIGH)
    told = words_for(locale)("picture-nuns-line", n=nuns)
    bars(canvas, (0, 9, 14, 30), icon="rat", title="Rats", limit=nuns, told=told)
    (line,) = (span for span in lines(str(canvas.svg)) if span.name == told)
    assert line.left >= 0 and line.right <= SIDE_WIDE and line.bottom <= SIDE_HIGH


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("key", DRAWN)
@pytest.mark.sampled
def test_it_is_sent_as_one_picture_with_words(key: str, theme: Theme) -> None:
    (picture,) = draw(key, "end", ending_scene(perspective(key, GAMES[key].seats[-1], "en"), theme))
    assert picture.name == "end.jpg" and picture.alt
    assert len(picture.data) <= MOST["end"] * theme.zoom**2


@pytest.mark.parametrize("key", DRAWN)
def test_a_player_finds_their_own_column_lit(key: str) -> None:
    told = perspective(key, 3, "en")
    ending = ending_scene(told).ending
    assert isinstance(ending, Ending)
    last = in_order(ending.places)[-1]
    if last in ending.winners:
        pytest.skip("they won: their column is lit for everybody")
    mine = painter(key).end(ending_scene(perspective(key, 3, "en", last))).svg
    assert mine != painter(key).end(ending_scene(told)).svg


def test_the_columns_stand_in_the_order_of_places() -> None:
    assert in_order((2, 1, None, 2)) == [1, 0, 3, 2]


def test_beside_the_chart_seats_with_equal_points_stand_in_the_order_of_places() -> None:
    told = ending_scene(perspective("hameln", 3, "en"))
    assert told.ending is not None
    ending, chart = told.ending._replace(places=(3, 1, 2)), Chart("", ((0, 0, 0), (3, 8, 3)))
    svg = draw_chart(replace(told, names=("Ana", "Bea", "Chl"), ending=ending, chart=chart)).svg
    assert [line.text for line in letterings(svg) if line.text in ("Ana", "Bea", "Chl")] == ["Bea", "Chl", "Ana"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", DRAWN)
def test_the_scoring_can_be_read_on_a_phone(key: str, locale: str) -> None:
    table = perspective(key, GAMES[key].seats[-1], locale).table
    players = tuple(player and replace(player, name=f"Bea {n}") for n, player in enumerate(table.players))
    scene = ending_scene(Perspective(replace(table, players=players), GAMES[key], words_for(locale), None))
    assert scene.ending is not None
    numbers = {str(n).replace("-", "−") for _, cells in scene.ending.rows for n in cells if n is not None}
    sizes = dict[str, float]()
    for line in letterings(painter(key).end(scene).svg):
        sizes[line.text] = max(line.size, sizes.get(line.text, 0))
    assert numbers and min(sizes[n] for n in numbers) >= PHONE


def test_the_last_board_of_rattus_cartus_is_shown_without_its_street_where_the_scoring_stands_already() -> None:
    left, top, wide, high = painter("rattus_cartus").end_board
    assert top >= result.TOP + result.TALL
    assert 0 <= left <= left + wide <= BOARD[0] and top + high <= BOARD[1]
