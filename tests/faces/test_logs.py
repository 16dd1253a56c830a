"""Every happening of random games becomes a line, for the public and for who knows more; every reason a sentence."""

from __future__ import annotations

import pytest

from bot.text import LOCALES, units, words_for
from bot.text.words import MissingText
from rules.core import Move, Refusal, Refused
from tests.games import GAMES

from .cases import Case, case_of, its_share
from .people import long_said_names, names, worst_names
from .playing import Moment

RELEASED = [(key, event) for key in GAMES for event in case_of(key).released.split()]
WRONG = {"not_your_turn", "out_of_date", "not_an_option"}


def clean(text: str, case: Case) -> bool:
    """No text that is missing, half made, or of two lines."""
    return not set("{}\n") & set(text) and case.messages not in text and "_" not in text


# --------------------------------------------------------------------------- events


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_of_random_games_is_a_clean_line_for_everybody(case: Case, locale: str) -> None:
    words, seen = words_for(locale), set()
    for key, facts, seats in case.games.heard():
        text = case.face.event(words, key, facts, names(seats))
        seen.add(key)
        assert bool(text) != (key in case.silent), (key, facts)
        assert clean(text, case) and units(text) <= 105, text
    assert seen >= set(case.released.split()) - case.never_by_chance, "the games must have shown all that can happen"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.sampled
def test_lines_stay_short_with_the_worst_names_and_in_words(case: Case, locale: str) -> None:
    for key, facts, seats in case.games.heard():
        if key == "won":
            continue  # the last line of a game may name all who share the victory
        told = case.face.event(words_for(locale), key, facts, worst_names(seats))
        assert units(told) <= 105, told
        said = case.face.event(words_for(locale, spoken=True), key, facts, long_said_names(seats))
        assert units(said) <= (150 if key in case.wordy else 105), said


@pytest.mark.parametrize(("key", "event"), RELEASED)
def test_every_event_ever_stored_still_has_its_text(key: str, event: str) -> None:
    case = case_of(key)
    for locale in LOCALES:
        assert bool(case.face.event(words_for(locale), event, case.facts, names(4))) != (event in case.silent)


def test_an_unknown_event_is_a_fault_and_no_empty_line(case: Case) -> None:
    with pytest.raises(MissingText):
        case.face.event(words_for("en"), "no_such_event", {"seat": 0}, names(3))


# --------------------------------------------------------------------------- refusals


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_of_random_games_is_a_sentence_with_its_chapter(case: Case, locale: str) -> None:
    words, seen = words_for(locale), set()
    for reason, seats in case.games.barred():
        text = case.face.refusal(words, reason, worst_names(seats))
        seen.add(reason.key)
        assert clean(text, case), text
        assert units(text) <= 200 and text[-1] == (")" if "rule" in reason.facts else "."), text
    assert seen == set(case.reasons.split())


@pytest.mark.parametrize("locale", LOCALES)
def test_every_wrong_move_is_refused_in_a_sentence(case: Case, locale: str) -> None:
    words, seen = words_for(locale), set()
    for moment in its_share(case.games.some(400), locale):
        for reason in refused(case, moment):
            text = case.face.refusal(words, reason, names(moment.state.seats))
            seen.add(reason.key)
            assert clean(text, case) and 0 < units(text) <= 300 and "refusal" not in text, text
    assert seen >= WRONG


def refused(case: Case, moment: Moment) -> list[Refusal]:
    """Why moves of another seat, from before, of things not offered, and of too many things are refused."""
    state, ask = moment.state, moment.ask
    reasons = []
    for move in (
        Move((ask.seat + 1) % state.seats, ask.choice, moment.pick, ask.revision),
        Move(ask.seat, ask.choice, moment.pick, ask.revision - 1),
        Move(ask.seat, ask.choice, (99,) * max(ask.least, 1), ask.revision),
        Move(ask.seat, ask.choice, ask.options * 2, ask.revision),
    ):
        try:
            case.game.play(state, move)
        except Refused as caught:
            reasons.append(caught.refusal)
    return reasons


def test_a_reason_without_a_text_is_a_fault(case: Case) -> None:
    with pytest.raises(MissingText):
        case.face.refusal(words_for("en"), Refusal("no_such_reason"), names(3))


def test_a_move_that_comes_too_late_is_told_that_the_table_has_moved_on(case: Case) -> None:
    text = case.face.refusal(words_for("en"), Refusal("out_of_date"), names(3))
    assert text.startswith("The table has moved on.")
