"""How the table options, the editions and the reasons why something is not possible read."""

from __future__ import annotations

from bot.faces import face_of
from bot.faces.table_options import agreed_on
from bot.games.rattus_cartus.face import table_options
from bot.games.rattus_cartus.face.glossary import effect
from bot.text import words_for
from rules.core import Refusal
from rules.rattus_cartus import game
from rules.rattus_cartus.components import CARD_NAMES, Building
from rules.rattus_cartus.options import Options
from tests.faces.people import names

face = face_of("rattus_cartus")
EN, FR = words_for("en"), words_for("fr")


# --------------------------------------------------------------------------- table options


def test_building_cards_are_offered_under_their_class() -> None:
    assert face.table_option(EN, "chosen", "farm-1") == "Farm, card 1"
    assert face.option_group(FR, "chosen", "fortune_tellers_tent-5") == "Magie"
    groups = {face.option_group(EN, "chosen", name) for name in CARD_NAMES}
    assert len(groups) == 6 and max(len(group) for group in groups) <= 25
    assert face.option_group(EN, "supplies", "together") == ""


def test_chosen_buildings_are_counted() -> None:
    chosen = Options(buildings="chosen", chosen=tuple(name for i, name in enumerate(CARD_NAMES) if i % 10 < 5))
    assert "5 × Palace, 5 × Monastery, 5 × Office" in face.options_line(EN, agreed_on(game, chosen, 3))


def test_the_edition_is_told_with_the_grade_of_each_kind_of_data() -> None:
    lines = table_options.edition(FR, game.add_edition({}))
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


def test_the_guard_tower_takes_from_hands_that_are_at_least_as_large() -> None:
    assert effect(EN, Building.GUARD_TOWER, premium=True).endswith("with as many or more")
    assert "au moins égale" in effect(FR, Building.GUARD_TOWER, premium=True)
