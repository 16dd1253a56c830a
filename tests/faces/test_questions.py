"""Every question of random games has its call, its question, its options and its ready answers, within the limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import pytest

from bot.faces import Label, Preset
from bot.text import LOCALES, Words, units, words_for
from bot.text.pages import pages_of
from rules.core import Arg

from .cases import Case, case_of
from .people import long_said_names, names, worst_names
from .playing import Moment, prospect_in

QUESTION = 500  # characters of a question with what is told below it; a panel has room for 600
forms = pytest.mark.parametrize(("locale", "spoken"), [(locale, form) for form in (False, True) for locale in LOCALES])


class Put(NamedTuple):
    """A question of a random game as it is put to somebody: with its answers, and with what cannot be chosen."""

    moment: Moment
    view: Any
    made: Mapping[Arg, Label]  # among people with the longest names
    plain: Mapping[Arg, Label]
    presets: Sequence[Preset]
    confirm: str  # what hands in the answer that was given


@cache
def questions_put(key: str, locale: str, spoken: bool) -> tuple[Put, ...]:
    """The questions that are looked at in this language and form: what is foreseen of each is worked out once."""
    case, words = case_of(key), words_for(locale, spoken=spoken)
    return tuple(_put(case, words, moment) for moment in case.asked(locale, spoken=spoken))


def _put(case: Case, words: Words, moment: Moment) -> Put:
    ask, state = moment.ask, moment.state
    long, short = [make(state.seats) for make in ((long_said_names,) * 2 if words.spoken else (worst_names, names))]
    view, prospect = case.game.view(state, ask.seat), prospect_in(case.game, state, ask)
    options = dict.fromkeys([*ask.options, *case.game.barred(state, ask.seat)])
    at, at_plain = (case.face.asked(words, ask, view, people, prospect) for people in (long, short))
    made = {one: case.face.option(at, one) for one in options}
    plain = made if words.spoken else {one: case.face.option(at_plain, one) for one in options}
    return Put(moment, view, made, plain, case.face.presets(at), case.face.confirm(at, moment.pick))


@forms
@pytest.mark.sampled
def test_every_question_of_random_games_speaks_within_the_limits(case: Case, locale: str, spoken: bool) -> None:
    face, words, seen = case.face, words_for(locale, spoken=spoken), set()
    for put in questions_put(case.game.key, locale, spoken):
        ask, people = put.moment.ask, (long_said_names if spoken else worst_names)(put.moment.state.seats)
        seen.add(ask.choice)
        assert 0 < units(face.call(words, ask)) <= 60
        asked = face.asked(words, ask, put.view, people)
        assert 0 < units(face.question(asked)) <= QUESTION
        assert 0 < units(face.hint(asked)) <= 150
        for made in put.made.values():
            assert 0 < units(made.label) <= 40, made
            assert units(made.outcome) <= 80, made
            assert units(made.group) <= 40 and units(made.emoji) <= 3
        assert 0 < units(put.confirm) <= 40
    assert seen == set(case.game.rules.choices), "the games must have asked everything"


@forms
@pytest.mark.sampled
def test_buttons_of_one_question_never_read_alike(case: Case, locale: str, spoken: bool) -> None:
    for put in questions_put(case.game.key, locale, spoken):
        assert len({made.label for made in put.plain.values()}) == len(put.plain)


@forms
def test_ready_answers_are_legal_and_read_differently(case: Case, locale: str, spoken: bool) -> None:
    seen = set()
    for put in questions_put(case.game.key, locale, spoken):
        ask, made = put.moment.ask, put.presets
        assert len({preset.label for preset in made}) == len({preset.pick for preset in made}) == len(made)
        for preset in made:
            seen.add(ask.choice)
            assert 0 < units(preset.label) <= 40
            assert ask.least <= len(preset.pick) <= ask.most
            assert all(preset.pick.count(kind) <= ask.options.count(kind) for kind in preset.pick)
        if ask.most > 1 and ask.least == 0:
            assert () in [preset.pick for preset in made]
    assert seen <= case.ready


def test_every_question_that_is_said_to_have_ready_answers_has_some(case: Case) -> None:
    put = (questions_put(case.game.key, locale, spoken) for locale in LOCALES for spoken in (False, True))
    assert {one.moment.ask.choice for one in chain.from_iterable(put) if one.presets} == case.ready


@pytest.mark.parametrize("locale", LOCALES)
def test_every_question_leads_to_a_page_of_the_rules(case: Case, locale: str) -> None:
    game = case.game
    topics = {case.face.chapter(choice, seats) for choice in game.rules.choices for seats in game.seats}
    assert topics <= set(pages_of(locale, game.key))


def test_what_one_person_decides_in_a_row_is_one_plan_but_for_what_is_answered_alone(case: Case) -> None:
    assert {choice for choice in case.game.rules.choices if not case.face.plans(choice)} == case.alone
