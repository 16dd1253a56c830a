"""The board in sentences: every public fact, nothing but words and numbers, at most two pages."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import pytest

from bot.text import LOCALES, units
from bot.ui.screens.in_words import in_pages
from tests.faces.boards import scoring_board

from .boards import said, sentences, spoken
from .cases import Case, its_share
from .people import FULL, MARKS, said_names, worst_said_names

SYMBOLS = re.compile(r"[\u2190-\u2bff\U0001f000-\U0001faff×−†`*#»~]|(?<!n)°")
LONGEST = 400  # of a sentence with plain names
MINUS = {"en": "minus ", "fr": "moins "}


def views_of(case: Case, about: int, locale: str) -> list[Any]:
    """The fullest position, and those of random games that are looked at in this language."""
    return [case.fullest(), *its_share(case.games.public_views(about), locale)]


# --------------------------------------------------------------------------- every fact


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.sampled
def test_every_number_owner_and_place_is_in_the_sentences(case: Case, locale: str) -> None:
    for n, view in enumerate(case.games.public_views(35)):
        text = said(case.face, view, locale)
        for what, other in case.some_changes(view, n):
            assert said(case.face, other, locale) != text, what


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fact_of_the_fullest_position_is_in_the_sentences(case: Case, locale: str) -> None:
    text = said(case.face, case.fullest(), locale)
    for what, other in case.changes(case.fullest()):
        assert said(case.face, other, locale) != text, what


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.sampled
def test_two_public_views_that_differ_give_two_boards_in_words_that_differ(case: Case, locale: str) -> None:
    found: dict[tuple[str, int], Any] = {}
    for n, view in enumerate(its_share(case.games.public_views(500), locale)):
        same = found.setdefault((said(case.face, view, locale), view.seats), view)
        assert case.public(same) == case.public(view), n


@pytest.mark.parametrize("locale", LOCALES)
def test_every_score_of_a_finished_game_is_said(case: Case, locale: str) -> None:
    for one in case.games.played():
        result, view = case.game.result(one.end), case.game.view(one.end, None)
        assert result is not None
        text = "\n".join(
            sentences(scoring_board(case.face.scoring, spoken(locale), result, view, said_names(one.seats)))
        )
        dead = case.dead(result, view)
        for seat in range(one.seats):
            place = None if seat in dead else result.places[seat]
            for points in (*(line.points[seat] for line in result.lines), result.totals[seat], place):
                if points is not None:
                    assert f"{FULL[seat]} {MINUS[locale] if points < 0 else ''}{abs(points)}" in text


def test_the_sentences_are_the_same_whoever_reads_them(case: Case) -> None:
    for moment in case.games.some(120):
        views = [case.game.view(moment.state, seat) for seat in (None, *range(moment.state.seats))]
        assert len({said(case.face, view) for view in views}) == 1


# --------------------------------------------------------------------------- how it reads


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_but_words_and_numbers_is_in_a_board_in_words(case: Case, locale: str) -> None:
    for view in views_of(case, 120, locale):
        board = case.face.in_words(spoken(locale), view, said_names(view.seats))
        assert not any(block.code for block in board.blocks)
        for line in (board.headline, *sentences(board)):
            assert not SYMBOLS.search(line) and not any(mark in line for mark in MARKS), line
            assert all(unicodedata.category(sign) != "So" for sign in line), line
            assert units(line) <= LONGEST and "\n" not in line


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_of_a_board_in_words_is_a_sentence(case: Case, locale: str) -> None:
    for view in views_of(case, 120, locale):
        for line in sentences(case.face.in_words(spoken(locale), view, said_names(view.seats))):
            assert (line[0].isupper() or line[0].isdigit()) and line[-1] in ".:", line


@pytest.mark.parametrize("locale", LOCALES)
def test_a_board_in_words_fits_on_two_pages_whatever_the_names(case: Case, locale: str) -> None:
    for view in its_share(case.games.public_views(150), locale):
        assert len(list(in_pages(said(case.face, view, locale, worst_said_names(view.seats)).split("\n")))) <= 2


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_board_in_words_fits_on_two_pages_with_plain_names(case: Case, locale: str) -> None:
    assert len(list(in_pages(said(case.face, case.fullest(), locale).split("\n")))) <= 2


@pytest.mark.parametrize("locale", LOCALES)
def test_secrets_questions_options_and_the_log_have_no_symbols_in_words_mode(case: Case, locale: str) -> None:
    face, words = case.face, spoken(locale)
    for moment in its_share(case.games.some(200), locale):
        ask, who = moment.ask, said_names(moment.state.seats)
        view = case.game.view(moment.state, ask.seat)
        asked = face.asked(words, ask, view, who)
        labels = [face.option(asked, option) for option in ask.options]
        texts = [face.question(asked), *face.secrets(words, view, who)]
        texts += [text for label in labels for text in (label.label, label.outcome, label.group)]
        texts += [preset.label for preset in face.presets(asked)]
        texts += [face.event(words, *event.seen_by(ask.seat), who) for event in moment.events]
        for text in texts:
            assert not SYMBOLS.search(text.replace("**", "")), text
