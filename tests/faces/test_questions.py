"""Every question of random games has its call, its question, its options and its ready answers, within the limits."""

from __future__ import annotations

import pytest

from bot.text import LOCALES, units, words_for
from bot.text.pages import pages_of

from .cases import Case
from .people import long_said_names, names, worst_names
from .playing import ahead_of


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_question_of_random_games_speaks_within_the_limits(case: Case, locale: str, spoken: bool) -> None:
    face, words, seen = case.face, words_for(locale, spoken=spoken), set()
    for moment in case.asked(locale, spoken=spoken):
        ask, people = moment.ask, (long_said_names if spoken else worst_names)(moment.state.seats)
        view, ahead = case.game.view(moment.state, ask.seat), ahead_of(case.game, moment.state, ask)
        seen.add(ask.choice)
        assert 0 < units(face.call(words, ask)) <= 60
        assert 0 < units(face.question(words, ask, view, people)) <= 300
        assert 0 < units(face.hint(words, ask)) <= 150
        for option in [*dict.fromkeys(ask.options), *case.game.barred(moment.state, ask.seat)]:
            made = face.option(words, ask, option, view, people, ahead)
            assert 0 < units(made.label) <= 40, made
            assert units(made.outcome) <= 80, made
            assert units(made.group) <= 40 and units(made.emoji) <= 3
        assert 0 < units(face.confirm(words, ask, moment.pick, view, people, ahead=ahead)) <= 40
    assert seen == set(case.game.rules.choices), "the games must have asked everything"


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_buttons_of_one_question_never_read_alike(case: Case, locale: str, spoken: bool) -> None:
    words = words_for(locale, spoken=spoken)
    for moment in case.asked(locale, spoken=spoken):
        ask, people = moment.ask, (long_said_names if spoken else names)(moment.state.seats)
        view, ahead = case.game.view(moment.state, ask.seat), ahead_of(case.game, moment.state, ask)
        options = {*ask.options, *case.game.barred(moment.state, ask.seat)}
        assert len({case.face.option(words, ask, one, view, people, ahead).label for one in options}) == len(options)


@pytest.mark.parametrize("locale", LOCALES)
def test_ready_answers_are_legal_and_read_differently(case: Case, locale: str) -> None:
    seen = set()
    for moment in case.asked():
        ask, view = moment.ask, case.game.view(moment.state, moment.ask.seat)
        ahead = ahead_of(case.game, moment.state, ask)
        made = case.face.presets(words_for(locale), ask, view, worst_names(view.seats), ahead=ahead)
        assert len({preset.label for preset in made}) == len({preset.pick for preset in made}) == len(made)
        for preset in made:
            seen.add(ask.choice)
            assert 0 < units(preset.label) <= 40
            assert ask.least <= len(preset.pick) <= ask.most
            assert all(preset.pick.count(kind) <= ask.options.count(kind) for kind in preset.pick)
        if ask.most > 1 and ask.least == 0:
            assert () in [preset.pick for preset in made]
    assert seen == case.ready


@pytest.mark.parametrize("locale", LOCALES)
def test_every_question_leads_to_a_page_of_the_rules(case: Case, locale: str) -> None:
    assert {case.face.chapter(choice) for choice in case.game.rules.choices} <= set(pages_of(locale, case.game.key))


def test_what_one_person_decides_in_a_row_is_one_plan_but_for_what_is_answered_alone(case: Case) -> None:
    assert {choice for choice in case.game.rules.choices if not case.face.plans(choice)} == case.alone
