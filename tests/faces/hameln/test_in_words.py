"""The board in sentences: every public fact, nothing but words and numbers, on one page."""

from __future__ import annotations

import re
import unicodedata

import pytest

from bot.faces import Board, Names
from bot.faces.hameln.in_words import in_words
from bot.faces.hameln.private import secrets
from bot.faces.hameln.scoring import scoring
from bot.text import LOCALES, Words, words_for
from bot.ui.in_words import in_pages
from rules.hameln import game
from rules.hameln.view import View

from .games import FULL, MARKS, moments, names, played
from .views import changes, fullest, public, public_views

SYMBOLS = re.compile(r"[\u2190-\u2bff\U0001f000-\U0001faff×−°†`*#»~]")


def people(seats: int) -> Names:
    """Plain people by name alone."""
    return Names(FULL[:seats], FULL[:seats], ("",) * seats)


def long_people(seats: int) -> Names:
    """Names as long as words mode lets them be, each sign of which needs an escape."""
    long = tuple("\u2068" + "\\*" * 19 + f"{seat}\u2069" for seat in range(seats))
    return Names(long, long, ("",) * seats)


def spoken(locale: str) -> Words:
    return words_for(locale, spoken=True)


def sentences(board: Board) -> list[str]:
    return [line for block in board.blocks for line in block.lines]


def told(view: View, locale: str) -> str:
    return "\n".join(sentences(in_words(spoken(locale), view, people(view.seats))))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_number_owner_and_place_is_in_the_sentences(locale: str) -> None:
    for view in (fullest(), *public_views(500)[::3]):
        text = told(view, locale)
        for what, other in changes(view):
            assert told(other, locale) != text, what


@pytest.mark.parametrize("locale", LOCALES)
def test_two_public_views_that_differ_give_two_boards_in_words_that_differ(locale: str) -> None:
    found: dict[tuple[str, int], View] = {}
    for n, view in enumerate(public_views(7)):
        same = found.setdefault((told(view, locale), view.seats), view)
        assert public(same) == public(view), n


@pytest.mark.parametrize("locale", LOCALES)
def test_every_score_of_a_finished_game_is_said(locale: str) -> None:
    minus = {"en": "minus ", "fr": "moins "}[locale]
    for one in played():
        result = game.result(one.end)
        assert result is not None
        board = scoring(spoken(locale), result, game.view(one.end, None), people(one.seats))
        text = "\n".join(sentences(board))
        for seat in range(one.seats):
            for points in (*(line.points[seat] for line in result.lines), result.totals[seat], result.places[seat]):
                if points is not None:
                    assert f"{FULL[seat]} {minus if points < 0 else ''}{abs(points)}" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_but_words_and_numbers_is_in_a_board_in_words(locale: str) -> None:
    for view in (fullest(), *public_views(53)):
        board = in_words(spoken(locale), view, people(view.seats))
        assert not any(block.code for block in board.blocks)
        for line in (board.headline, *sentences(board)):
            assert not SYMBOLS.search(line) and not any(mark in line for mark in MARKS), line
            assert all(unicodedata.category(sign) != "So" for sign in line), line
        assert all(line[0].isupper() and line[-1] == "." for line in sentences(board))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_board_in_words_fits_on_two_pages_whatever_the_names(locale: str) -> None:
    for view in public_views(40):
        assert len(list(in_pages(sentences(in_words(spoken(locale), view, long_people(view.seats)))))) <= 2


@pytest.mark.parametrize("locale", LOCALES)
def test_with_plain_names_it_fits_on_one_page_until_the_last_phase(locale: str) -> None:
    for view in (view for view in public_views(20) if view.phase < 3):
        assert len(list(in_pages(told(view, locale).split("\n")))) == 1


def test_a_board_in_words_reads_as_designed() -> None:
    shown = told(fullest(), "en").split("\n")
    assert "M2, butchery: price 5, draws 3. Man Bea, woman Chloé. 6 rats on 6 circles, infested, a big rat." in shown
    assert "Order of this cycle: Eve, Chloé, Ana, Bea, Dan; at Ana." in shown
    assert "In the hall, Bea: 1 boy, 1 girl." in shown
    assert "The Pied Piper stands on the green quarter and asks for 1 florin a child." in shown
    assert "Bribe on the red quarter: 12 florins." in shown
    assert "The bank has paid out 12 florins more than the box holds." in shown


@pytest.mark.parametrize("locale", LOCALES)
def test_secrets_have_no_symbols_in_words_mode(locale: str) -> None:
    for n, moment in enumerate(moments()):
        if n % 29 == 0:
            view = game.view(moment.state, moment.ask.seat)
            for line in secrets(spoken(locale), view, names(moment.state.seats)):
                assert not SYMBOLS.search(line), line
