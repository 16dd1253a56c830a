"""Table options, the advice on cards, and the editions of the component data."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.faces.table_options import agreed_on
from bot.games.rattus.face import face
from bot.text import LOCALES, units, words_for
from rules.core import PASS
from rules.rattus import game
from rules.rattus.components import Card, Class, Region
from rules.rattus.options import CARD_NAMES, TABLE_OPTIONS, Options

EN, FR = words_for("en"), words_for("fr")
ADVICE = "Chivalry card"


def line(options: Options, locale: str = "en", seats: int = 2) -> str:
    return face.options_line(words_for(locale), agreed_on(game, options, seats)).replace("\u00a0", " ")


def test_cards_are_offered_under_their_class_three_of_each() -> None:
    assert face.table_option(EN, "chosen", "pied_piper") == "Pied Piper"
    assert face.option_group(FR, "chosen", "emperor") == "Noblesse"
    groups = Counter(face.option_group(EN, "chosen", name) for name in CARD_NAMES)
    assert len(groups) == len(Class) and set(groups.values()) == {3}
    assert face.option_group(EN, "cards", "base") == ""


def test_options_about_cards_that_are_not_in_the_game_are_left_out() -> None:
    assert line(Options()) == "Class cards: the six of the base game · Component data: built in ◇ reconstructed"
    assert "Potions" in line(Options(cards="six_at_random")) and "Walls" in line(Options(cards="rat_control"))
    assert "Potions" not in line(Options(cards="golden_age"))


def test_the_number_of_the_component_data_is_said_and_in_the_menu_which_data_that_is() -> None:
    told = line(Options(cards="rat_control"))
    assert "use: one (built-in data) · Walls placed or moved in one use: one (built-in data) · Standing" in told
    assert face.table_option(EN, "bishops_per_turn", "by_card") == "one (built-in data)"
    assert face.table_option(FR, "walls_may_move", "by_card") == "oui (données intégrées)"


def test_bishops_walls_and_potions_are_asked_about_only_where_their_cards_may_be_in_the_game() -> None:
    for cards in ("base", "golden_age", "europe_at_war"):
        offered = [one.name for one in TABLE_OPTIONS if one.offered(Options(cards=cards), 4)]
        assert offered == ["cards"], cards
    rat_control = [one.name for one in TABLE_OPTIONS if one.offered(Options(cards="rat_control"), 4)]
    assert {"bishops_per_turn", "walls_per_turn", "walls_may_move", "potion_in_final_ravage"} < set(rat_control)


def test_chosen_cards_are_told_in_the_order_of_their_classes() -> None:
    chosen = ("king", "soldier", "baker", "nun", "mayor", "pied_piper")
    assert "Cartes choisies\u202f: Boulanger, Bourgmestre, Nonne, Soldat, Pied Piper, Roi" in line(
        Options(cards="chosen", chosen=chosen), "fr"
    )


@pytest.mark.parametrize("cards", ["golden_age", "rat_control"])
def test_without_a_chivalry_card_fewer_than_four_are_advised_to_take_one(cards: str) -> None:
    options = Options(cards=cards)  # type: ignore[arg-type]
    assert ADVICE in line(options) and ADVICE in line(options, seats=3)
    assert ADVICE not in line(options, seats=4)
    assert "Chevalerie" in line(options, "fr", seats=2)


@pytest.mark.parametrize("cards", ["base", "one_per_class", "europe_at_war", "six_at_random"])
def test_where_a_chivalry_card_is_or_may_be_in_the_game_nothing_is_advised(cards: str) -> None:
    assert ADVICE not in line(Options(cards=cards), seats=2)  # type: ignore[arg-type]


def test_chosen_cards_call_for_advice_by_what_they_are() -> None:
    without = ("king", "witch", "baker", "nun", "mayor", "pied_piper")
    assert ADVICE in line(Options(cards="chosen", chosen=without), seats=2)
    assert ADVICE not in line(Options(cards="chosen", chosen=("knight", *without[1:])), seats=2)


# --------------------------------------------------------------------------- editions


def test_the_edition_is_told_with_the_grade_of_each_kind_of_data() -> None:
    assert "Rat tokens: 47 reconstructed ◇, 2 inferred" in face.edition(EN, game.add_edition({}))
    assert "Frontières et flèches\u202f: 2 imprimées, 5 déduites, 16 reconstituées ◇" in face.edition(
        FR, game.add_edition({})
    )


# --------------------------------------------------------------------------- names


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_things_of_a_kind_have_one_name(locale: str) -> None:
    words = words_for(locale)
    for kind, things, longest in (("card", Card, 12), ("region", Region, 3), ("class", Class, 3)):
        for form, most in (("", 15), (".short", longest)):
            named = [words(f"rattus-{kind}-{thing.name.lower()}{form}") for thing in things]
            assert len(set(named)) == len(named) and all(0 < units(name) <= most for name in named)
            assert PASS not in named
