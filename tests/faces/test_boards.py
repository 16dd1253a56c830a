"""The board in text: all that is public is in it, within the ceilings of a message, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.faces import Board, Names
from bot.text import LOCALES, units, words_for
from tests.games import GAMES

from .boards import CEILING, COLUMNS, rows, size, spoken, text_of, told
from .cases import Case, case_of, its_share
from .people import names, worst_names

FULL = [(key, name) for key in GAMES for name in ("fullest", *case_of(key).crowded)]


def assert_small(board: Board, seats: int) -> None:
    assert size(board, seats) <= CEILING
    assert all(len(line) <= COLUMNS for line in rows(board))
    assert units(board.headline) <= 150


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("people", [names, worst_names])
def test_the_board_of_random_games_stays_under_its_ceilings(
    case: Case, locale: str, people: Callable[[int], Names]
) -> None:
    for view in its_share(case.games.public_views(300), locale, other=people is names):
        assert_small(case.face.board(words_for(locale), view, people(view.seats)), view.seats)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("key", "name"), FULL)
def test_the_fullest_board_stays_under_its_ceilings(key: str, name: str, locale: str) -> None:
    case = case_of(key)
    view = case.crowded.get(name, case.fullest)()
    assert_small(case.face.board(words_for(locale), view, worst_names(view.seats)), view.seats)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_has_the_same_headline_in_rows_and_in_sentences_as_alone(case: Case, locale: str) -> None:
    for view in case.games.public_views(40):
        for shown, words in ((case.face.board, words_for(locale)), (case.face.in_words, spoken(locale))):
            headline = case.face.headline(words, view, names(view.seats))
            assert shown(words, view, names(view.seats)).headline == headline


def test_code_blocks_have_no_emoji(case: Case) -> None:
    for view in case.games.public_views(100):
        for row in rows(case.face.board(words_for("fr"), view, names(view.seats))):
            assert all(ord(sign) < 0x2B00 or sign in names(view.seats).marks for sign in row), row


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.sampled
def test_two_public_views_that_differ_give_two_texts_that_differ(case: Case, locale: str) -> None:
    found: dict[tuple[str, int], Any] = {}
    for n, view in enumerate(its_share(case.games.public_views(1000), locale)):
        same = found.setdefault((told(case.face, view, locale), view.seats), view)
        assert case.public(same) == case.public(view), n


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.sampled
def test_every_number_owner_and_place_of_random_positions_is_in_the_text(case: Case, locale: str) -> None:
    seats = set()
    for n, view in enumerate(case.games.public_views(35)):
        seats.add(view.seats)
        text = told(case.face, view, locale)
        for what, other in case.some_changes(view, n):
            assert told(case.face, other, locale) != text, what
    assert seats == set(case.game.seats)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fact_of_the_fullest_position_is_in_the_text(case: Case, locale: str) -> None:
    for view in (case.fullest(), *(make() for make in case.crowded.values())):
        text = told(case.face, view, locale)
        for what, other in case.changes(view):
            assert told(case.face, other, locale) != text, what


def test_the_board_tells_nothing_that_only_a_seat_knows(case: Case) -> None:
    for n, moment in enumerate(case.games.some(200)):
        world = case.game.imagine(moment.state, None, bytes([n % 251]) * 32)
        assert told(case.face, case.game.view(moment.state, None)) == told(case.face, case.game.view(world, None))


def test_the_board_is_the_same_whoever_reads_it(case: Case) -> None:
    words = words_for("en")
    for moment in case.games.some(150):
        views = (case.game.view(moment.state, seat) for seat in (None, *range(moment.state.seats)))
        assert len({text_of(case.face.board(words, view, names(view.seats))) for view in views}) == 1
