"""Table options, editions, and why something is not possible."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from bot.faces import face_of
from bot.faces.rattus_cartus import table_options
from bot.text import LOCALES, units, words_for
from bot.text.words import MissingText
from rules.core import Move, Refusal, Refused
from rules.rattus_cartus import game
from rules.rattus_cartus.options import CARD_NAMES, Options

from .games import moments, names

face = face_of("rattus_cartus")
EN, FR = words_for("en"), words_for("fr")


# --------------------------------------------------------------------------- table options


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_and_every_value_has_a_name_of_its_own(locale: str) -> None:
    words = words_for(locale)
    for option in game.table_options:
        named = [face.table_option(words, option.name, value) for value in option.values]
        assert len(set(named)) == len(named)
        assert all(0 < units(name) <= 80 for name in (*named, face.table_option(words, option.name)))


def test_building_cards_are_offered_under_their_class() -> None:
    assert face.table_option(EN, "chosen", "farm-1") == "Farm, card 1"
    assert face.option_group(FR, "chosen", "fortune_tellers_tent-5") == "Magie"
    groups = {face.option_group(EN, "chosen", name) for name in CARD_NAMES}
    assert len(groups) == 6 and max(len(group) for group in groups) <= 25
    assert face.option_group(EN, "supplies", "together") == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lobby_tells_every_option_that_differs(locale: str) -> None:
    lines = {face.options_line(words_for(locale), asdict(options)) for options in game.contract.options}
    assert len(lines) == len(game.contract.options)
    assert all(units(line) <= 700 for line in lines)


def test_chosen_buildings_are_counted() -> None:
    chosen = Options(buildings="chosen", chosen=tuple(name for i, name in enumerate(CARD_NAMES) if i % 10 < 5))
    assert "Palace 5, Monastery 5, Office 5" in face.options_line(EN, asdict(chosen))


def test_the_edition_is_told_with_the_grade_of_each_kind_of_data() -> None:
    assert face.table_option(EN, "edition", "") == "built in ◇"
    assert face.table_option(EN, "edition", "0123456789ab") == "0123456789ab"
    lines = table_options.edition(FR, game.edition({}))
    assert lines[0] == "Actions de soutien\u202f: 57 reconstituées ◇, 3 imprimées"
    assert len(lines) == 6


# --------------------------------------------------------------------------- refusals


def said(key: str, locale: str = "en", **facts: int | str) -> str:
    return face.refusal(words_for(locale), Refusal(key, facts), names(4))


def test_a_reason_is_told_with_its_chapter() -> None:
    assert said("gold_is_not_laid", rule="special") == "Gold cannot be laid; it counts at the end. (Special cards)"
    assert said("no_pass_card", "fr", rule="enter") == "Tu n’as pas de Laissez-passer. (Phase C)"
    assert said("already_looked", nun=4, rule="magic") == "You have just looked at card 5. (Building cards)"


def test_a_wrong_number_says_which_would_be_right() -> None:
    assert said("wrong_number", least=2, most=3, n=4) == "Choose 2 to 3; you chose 4."
    assert said("wrong_number", least=3, most=3, n=2) == "Choose 3; you chose 2."
    assert said("wrong_number", "fr", least=0, most=2, n=4) == "Choisis-en 2 au plus\u202f; tu en as 4."


def test_reasons_of_the_options_are_told() -> None:
    assert said("chosen_five_per_class", cls=1, n=4) == "Choose 5 building cards of each class; Church has 4."
    assert "abc" in said("unknown_edition", "fr", edition="abc")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_that_random_games_can_meet_has_its_sentence(locale: str) -> None:
    words, seen = words_for(locale), set()
    for n, moment in enumerate(moments()):
        if n % 17:
            continue
        state, ask = moment.state, moment.ask
        wrong = (
            Move((ask.seat + 1) % state.seats, ask.choice, moment.pick, ask.revision),
            Move(ask.seat, ask.choice, moment.pick, ask.revision - 1),
            Move(ask.seat, ask.choice, (99,) * max(ask.least, 1), ask.revision),
            Move(ask.seat, ask.choice, ask.options * 2, ask.revision),
        )
        reasons = [*game.barred(state, ask.seat).values(), *filter(None, (_refused(state, move) for move in wrong))]
        for barred in game.barred(state, ask.seat):
            label = face.option(words, ask, barred, game.view(state, ask.seat), names(state.seats)).label
            assert 0 < units(label) <= 40, "a barred thing is named as an option would be"
        for reason in reasons:
            seen.add(reason.key)
            text = face.refusal(words, reason, names(state.seats))
            assert 0 < units(text) <= 300 and "{" not in text and "refusal" not in text
    assert seen >= {
        "not_your_turn",
        "out_of_date",
        "not_an_option",
        "no_pass_card",
        "gold_is_not_laid",
        "pass_is_not_laid",
    }


def _refused(state: object, move: Move) -> Refusal | None:
    try:
        game.play(state, move)  # type: ignore[arg-type]
    except Refused as refused:
        return refused.refusal
    return None


def test_a_reason_without_a_text_is_a_fault() -> None:
    with pytest.raises(MissingText):
        said("no_such_reason")
