"""The board in sentences: every public fact, nothing but words and numbers, at most two pages."""

from __future__ import annotations

import re
import unicodedata

import pytest

from bot.faces import Board, Names
from bot.faces.notre_dame.in_words import in_words
from bot.faces.notre_dame.private import secrets
from bot.faces.notre_dame.scoring import scoring
from bot.text import LOCALES, Words, words_for
from bot.ui.in_words import in_pages
from rules.notre_dame import game
from rules.notre_dame.view import View

from .games import FULL, MARKS, moments, played
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


# --------------------------------------------------------------------------- every fact


@pytest.mark.parametrize("locale", LOCALES)
def test_every_number_owner_and_place_is_in_the_sentences(locale: str) -> None:
    for view in (fullest(), *public_views(500)[::5]):
        text = told(view, locale)
        for what, other in changes(view):
            assert told(other, locale) != text, what


@pytest.mark.parametrize("locale", LOCALES)
def test_two_public_views_that_differ_give_two_boards_in_words_that_differ(locale: str) -> None:
    found: dict[tuple[str, int], View] = {}
    for n, view in enumerate(public_views(11)):
        same = found.setdefault((told(view, locale), view.seats), view)
        assert public(same) == public(view), n


@pytest.mark.parametrize("locale", LOCALES)
def test_every_score_of_a_finished_game_is_said(locale: str) -> None:
    for one in played()[:12]:
        result = game.result(one.end)
        assert result is not None
        view = game.view(one.end, None)
        text = "\n".join(sentences(scoring(spoken(locale), result, view, people(one.seats))))
        for seat in range(one.seats):
            for points in (*(line.points[seat] for line in result.lines), result.places[seat]):
                assert f"{FULL[seat]} {points}" in text


def test_the_sentences_are_the_same_whoever_reads_them() -> None:
    for n, moment in enumerate(moments()):
        if n % 61 == 0:
            views = [game.view(moment.state, seat) for seat in (None, *range(moment.state.seats))]
            assert len({told(view, "en") for view in views}) == 1


# --------------------------------------------------------------------------- how it reads


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_but_words_and_numbers_is_in_a_board_in_words(locale: str) -> None:
    for view in (fullest(), *public_views(53)):
        board = in_words(spoken(locale), view, people(view.seats))
        assert not any(block.code for block in board.blocks)
        for line in (board.headline, *sentences(board)):
            assert not SYMBOLS.search(line) and not any(mark in line for mark in MARKS), line
            assert all(unicodedata.category(sign) != "So" for sign in line), line
        assert all(line[0].isupper() or line[0].isdigit() for line in sentences(board))
        assert all(line[-1] in ".:" for line in sentences(board))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_board_in_words_fits_on_two_pages_whatever_the_names(locale: str) -> None:
    for view in public_views(40):
        assert len(list(in_pages(sentences(in_words(spoken(locale), view, long_people(view.seats)))))) <= 2
    assert len(list(in_pages(told(fullest(), locale).split("\n")))) == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_up_to_four_players_with_plain_names_are_told_on_one_page(locale: str) -> None:
    for view in public_views(40):
        if view.seats < 5:
            assert len(list(in_pages(told(view, locale).split("\n")))) == 1


def test_a_board_in_words_reads_as_designed() -> None:
    lines = told(fullest(), "en").split("\n")
    assert "Period C, round 9 of 9: first cards." in lines
    assert (
        "Dan, markers in the borough: Cloister school 10, Bank 10, Residence 10, "
        "Carriage house 11 with the trusted friend, Hotel 10, Park 10, Hospital 10. At Notre Dame: 10 markers."
    ) in lines
    assert sum(line.endswith("The trusted friend is not placed yet.") for line in lines) == 3
    assert (
        "Dan: 10 gold, 10 markers in the personal supply, 10 in the general supply, rat on 9, after the plague on 0. "
        "Prestige: 100 points. The Doctor is hired: plague 0 this round."
    ) in lines
    assert "Ana: carriage at the outer right market, borough of Bea." in lines
    assert (
        "Bea has taken messages, by colour and points: Ana 2; Chloé 1; Dan 3. The next may be of: Bea and Eve."
    ) in lines
    assert "In the borough of Eve: inner left 4." in lines
    assert (
        "Fool on display, 3 rats, for 1 gold: moves 1 marker (or friend) to another sector, then its action." in lines
    )
    assert "Gray persons B to come, with rats: Butcher 1, Patron 3, Merchant 2." in lines
    assert "Eve holds 3 cards, by colour: Ana, Bea and Chloé." in lines
    assert "Notre Dame shares 12 points: 50 markers, 0 points for each." in lines


def test_the_neutral_boroughs_of_two_players_are_told_with_the_colour_of_their_messages() -> None:
    view = next(view for view in public_views(40) if view.seats == 2)
    shapes = {2: "triangle", 3: "diamond", 4: "star"}
    assert f"In the neutral borough 1 (neutral {shapes[view.colours[1]]}): " in told(view, "en")
    french = {2: "triangle", 3: "losange", 4: "étoile"}
    assert f"Dans le quartier neutre 2 (neutre {french[view.colours[3]]})\u202f: " in told(view, "fr")


@pytest.mark.parametrize("locale", LOCALES)
def test_secrets_have_no_symbols_in_words_mode(locale: str) -> None:
    for n, moment in enumerate(moments()):
        if n % 29 == 0:
            view = game.view(moment.state, moment.ask.seat)
            for line in secrets(spoken(locale), view, people(moment.state.seats)):
                assert not SYMBOLS.search(line), line
