"""Typed words become picks, in either language: what is offered is understood."""

from __future__ import annotations

import pytest

from bot.text import LOCALES, words_for

from .cases import Case
from .people import names


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.sampled
def test_every_offered_word_is_understood_as_its_option(case: Case, locale: str) -> None:
    face, words = case.face, words_for(locale)
    for moment in case.asked(locale):
        view, people = case.game.view(moment.state, moment.ask.seat), names(moment.state.seats)
        asked = face.asked(words, moment.ask, view, people)
        for option in dict.fromkeys(moment.ask.options):
            word = face.typed(asked, option)
            assert face.read(asked, word) == (option,), word


@pytest.mark.parametrize("locale", LOCALES)
def test_a_pick_written_word_by_word_is_read_back(case: Case, locale: str) -> None:
    face, words = case.face, words_for(locale)
    for moment in case.asked(locale):
        if moment.ask.most > 1:
            view, people = case.game.view(moment.state, moment.ask.seat), names(moment.state.seats)
            asked = face.asked(words, moment.ask, view, people)
            text = ", ".join(face.typed(asked, option) for option in moment.pick) or "0"
            meant = face.read(asked, text)
            ordered = case.game.rules.choices[moment.ask.choice].ordered
            assert meant == moment.pick if ordered else sorted(meant) == sorted(moment.pick)
