"""The table options."""

import pytest

from rules.rattus import game
from rules.rattus.components import CARD_OF
from rules.rattus.options import TABLE_OPTIONS, Options

SIX = ("baker", "messenger", "bishop", "crusader", "wizard", "emperor")


@pytest.mark.parametrize("cards", TABLE_OPTIONS[0].values[:-1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_way_to_choose_the_cards_works_for_two_to_four_players(cards: str, seats: int) -> None:
    assert game.check_options(seats, Options(cards=cards)) is None  # type: ignore[arg-type]


def test_six_different_cards_may_be_chosen() -> None:
    assert game.check_options(4, Options(cards="chosen", chosen=SIX)) is None


@pytest.mark.parametrize(
    ("chosen", "n"), [((), 0), (SIX[:5], 5), ((*SIX, "king"), 7), ((*SIX[:5], "baker"), 5), ((*SIX, "baker"), 6)]
)
def test_fewer_more_or_double_cards_are_refused(chosen: tuple[str, ...], n: int) -> None:
    refusal = game.check_options(4, Options(cards="chosen", chosen=chosen))
    assert refusal
    assert (refusal.key, refusal.facts) == ("chosen_six_cards", {"n": n})


def test_a_card_that_does_not_exist_is_refused() -> None:
    refusal = game.check_options(4, Options(cards="chosen", chosen=(*SIX[:5], "jester")))
    assert refusal
    assert refusal.key == "chosen_cards_unknown"


def test_chosen_cards_do_not_matter_to_other_ways() -> None:
    assert game.check_options(4, Options(cards="base", chosen=("jester",))) is None


def test_an_edition_that_is_not_here_is_refused_by_name() -> None:
    refusal = game.check_options(4, Options(edition="feedfacecafe"))
    assert refusal
    assert (refusal.key, refusal.facts) == ("unknown_edition", {"edition": "feedfacecafe"})


def test_the_base_game_is_the_default_and_numbers_are_those_of_the_cards() -> None:
    assert (Options().cards, Options().bishops_per_turn, Options().walls_per_turn) == ("base", "by_card", "by_card")
    assert (Options().walls_may_move, Options().potion_in_final_ravage) == ("by_card", "yes")
    assert all(getattr(Options(), option.name) == option.values[0] for option in TABLE_OPTIONS if option.pick == 1)


def test_the_six_cards_of_the_base_game_leave_nothing_to_agree_on_but_the_cards() -> None:
    assert [option.name for option in TABLE_OPTIONS if not option.when] == ["cards"]
    assert all("base" not in option.when[1:] for option in TABLE_OPTIONS)


def test_all_eighteen_cards_can_be_chosen_and_six_are() -> None:
    (chosen,) = (option for option in TABLE_OPTIONS if option.name == "chosen")
    assert (set(chosen.values), chosen.pick, chosen.when) == (set(CARD_OF), 6, ("cards", "chosen"))
