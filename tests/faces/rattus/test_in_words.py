"""The board in sentences: every public fact, nothing but words and numbers, at most two pages."""

from __future__ import annotations

import re
import unicodedata

import pytest

from bot.faces import Board, Names
from bot.faces.rattus import face
from bot.text import LOCALES, Words, words_for
from bot.ui.in_words import in_pages
from rules.rattus import game
from rules.rattus.components import Card
from rules.rattus.state import OUT
from rules.rattus.view import View

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
    return "\n".join(sentences(face.in_words(spoken(locale), view, people(view.seats))))


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
        text = "\n".join(sentences(face.scoring(spoken(locale), result, game.view(one.end, None), people(one.seats))))
        for seat in range(one.seats):
            for points in (*(line.points[seat] for line in result.lines), result.totals[seat], result.places[seat]):
                assert points is None or f"{FULL[seat]} {points}" in text


# --------------------------------------------------------------------------- how it reads


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_but_words_and_numbers_is_in_a_board_in_words(locale: str) -> None:
    for view in (fullest(), *public_views(53)):
        board = face.in_words(spoken(locale), view, people(view.seats))
        assert not any(block.code for block in board.blocks)
        for line in (board.headline, *sentences(board)):
            assert not SYMBOLS.search(line) and not any(mark in line for mark in MARKS), line
            assert all(unicodedata.category(sign) != "So" for sign in line), line
        assert all(line[0].isupper() or line[0].isdigit() for line in sentences(board))
        assert all(line[-1] in ".:" for line in sentences(board))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_board_in_words_fits_on_two_pages_whatever_the_names(locale: str) -> None:
    for view in public_views(40):
        assert len(list(in_pages(sentences(face.in_words(spoken(locale), view, long_people(view.seats)))))) <= 2
    assert len(list(in_pages(told(fullest(), locale).split("\n")))) == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_in_the_first_half_of_a_game_with_plain_names_it_fits_on_one_page(locale: str) -> None:
    early = [view for view in public_views(40) if view.turns <= 8 and view.last < 0]
    assert early
    for view in early:
        assert len(list(in_pages(told(view, locale).split("\n")))) == 1


def test_a_board_in_words_reads_as_designed() -> None:
    lines = told(fullest(), "en").split("\n")
    assert "Gallia: 3 rats. Ana 1 cube, Bea 1 cube, Dan 1 cube. Next to Anglia, Germania, Hispania, Italia." in lines
    assert "The plague piece is in Germania." in lines
    assert "The plague piece counts as 2 neutral cubes." in lines
    assert "Open, rat 1 in Germania: limit 2: majority, Church, Chivalry (starting rat)." in lines
    assert "A wall between Hispania and Italia." in lines
    assert "Ana, in Hungaria: a cube with 1 potion." in lines
    assert "Chloé holds Crusader." in lines
    assert "Ana: 23 cubes on the board, 12 in the supply." in lines
    assert (
        "Discarded, limit 6, all and all: Peasantry and Magic, Bourgeoisie and Royalty, Church and Chivalry." in lines
    )


def test_without_the_card_its_pieces_are_not_told() -> None:
    holder = tuple(OUT if card in (Card.BISHOP, Card.WIZARD) else held for card, held in enumerate(fullest().holder))
    text = told(fullest()._replace(holder=holder, used=()), "en")
    assert "bishop" not in text.lower() and "potion" not in text.lower() and "Nuns left: 0." in text


@pytest.mark.parametrize("locale", LOCALES)
def test_secrets_have_no_symbols_in_words_mode(locale: str) -> None:
    for n, moment in enumerate(moments()):
        if n % 29 == 0:
            view = game.view(moment.state, moment.ask.seat)
            for line in face.secrets(spoken(locale), view, names(moment.state.seats)):
                assert not SYMBOLS.search(line), line
