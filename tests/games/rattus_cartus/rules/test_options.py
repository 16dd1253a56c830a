"""The table options."""

from dataclasses import fields

import pytest

from rules.core import Refusal
from rules.rattus_cartus import game
from rules.rattus_cartus.components import CARD_NAMES
from rules.rattus_cartus.options import TABLE_OPTIONS, Options

from .build import new_game

FIRST_OF_EACH = tuple(name for i, name in enumerate(CARD_NAMES) if i % 10 < 5)


def test_the_options_of_a_table_are_these_with_the_default_first() -> None:
    assert {option.name: option.values for option in TABLE_OPTIONS if option.name != "chosen"} == {
        "buildings": ("first_game", "by_class", "singly", "chosen"),
        "supplies": ("together", "in_order"),
        "sword_choice": ("giver", "random"),
        "nobody_survives": ("all_lose", "fewest_rats"),
        "zero_majority_scores": ("no", "yes"),
        "gold_tied_two_players": ("nine", "six"),
    }


def test_every_option_but_the_edition_is_offered_and_its_first_value_is_the_default() -> None:
    offered = {option.name: option for option in TABLE_OPTIONS}
    assert {*offered, "edition"} == {field.name for field in fields(Options)}
    for name in offered.keys() - {"chosen"}:
        assert getattr(Options(), name) == offered[name].values[0]


def test_the_30_cards_are_chosen_among_60_named_by_building_and_copy() -> None:
    chosen = next(option for option in TABLE_OPTIONS if option.name == "chosen")
    assert (len(chosen.values), chosen.pick, chosen.when) == (60, 30, ("buildings", "chosen"))
    assert (CARD_NAMES[0], CARD_NAMES[-1]) == ("palace-1", "pipers_cabin-5")


def test_the_agreement_on_two_tied_for_gold_is_offered_to_two_players_only() -> None:
    assert next(option for option in TABLE_OPTIONS if option.name == "gold_tied_two_players").seats == (2,)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_default_options_are_fine_for_every_number_of_players(seats: int) -> None:
    assert game.check_options(seats, Options()) is None


def test_five_cards_of_each_class_must_be_chosen() -> None:
    def check(names: tuple[str, ...]) -> Refusal | None:
        return game.check_options(4, Options(buildings="chosen", chosen=names))

    assert check(FIRST_OF_EACH) is None
    assert check(FIRST_OF_EACH[1:]) == Refusal("chosen_five_per_class", {"cls": 0, "n": 4})
    assert check((*FIRST_OF_EACH[:-1], "treasury-1")) == Refusal("chosen_five_per_class", {"cls": 0, "n": 6})
    assert check(()) == Refusal("chosen_five_per_class", {"cls": 0, "n": 0})


def test_no_card_can_be_chosen_twice_and_none_that_does_not_exist() -> None:
    for names in ((*FIRST_OF_EACH[:-1], FIRST_OF_EACH[0]), (*FIRST_OF_EACH[:-1], "church-1")):
        refusal = game.check_options(4, Options(buildings="chosen", chosen=names))
        assert refusal == Refusal("chosen_cards_unknown")


def test_chosen_cards_do_not_matter_where_another_method_was_agreed() -> None:
    options = Options(chosen=("farm-1",))
    assert game.check_options(4, options) is None
    assert new_game(options=options).g.cards == new_game().g.cards


def test_a_table_cannot_start_with_data_that_is_not_here() -> None:
    refusal = game.check_options(4, Options(edition="no such data"))
    assert refusal == Refusal("unknown_edition", {"edition": "no such data"})
