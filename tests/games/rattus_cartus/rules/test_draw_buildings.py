"""Phase A: draw new building cards."""

import pytest

from rules.core import Frame
from rules.rattus_cartus.flow import draw_buildings

from .build import Play, building_cards, name_of, table

NOTHING: tuple[Frame, ...] = ()


@pytest.mark.parametrize(("seats", "n"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_three_cards_are_drawn_with_four_or_five_players_and_two_with_two_or_three(seats: int, n: int) -> None:
    t = table(seats=seats, deck="farm-1 palace-1 castle-1 farm-2 palace-2 castle-2").at(draw_buildings())
    assert t.row() == ["farm-1", "palace-1", "castle-1"][:n]
    assert len(t.g.deck) == 6 - n


def test_the_first_card_drawn_lies_first_in_the_row() -> None:
    t = table(deck="castle-3 farm-1 palace-2 farm-2").at(draw_buildings())
    assert t.row() == ["castle-3", "farm-1", "palace-2"]
    assert t.told("new_buildings") == [{"cards_in_row": building_cards("castle-3 farm-1 palace-2")}]


def test_two_alike_among_three_stay() -> None:
    t = table(deck="farm-1 farm-2 palace-1").at(draw_buildings())
    assert t.row() == ["farm-1", "farm-2", "palace-1"]
    assert t.told("replaced_building") == []


@pytest.fixture
def all_alike() -> Play:
    return table(deck="farm-1 farm-2 farm-3 palace-1", replacement="palace-2 castle-1 castle-2").at(draw_buildings())


def test_if_all_cards_are_alike_the_top_of_the_replacement_deck_replaces_the_last_drawn(all_alike: Play) -> None:
    assert all_alike.row() == ["farm-1", "farm-2", "palace-2"]
    old, new = building_cards("farm-3 palace-2")
    assert all_alike.told("replaced_building") == [{"old_card": old, "new_card": new}]


def test_the_replaced_card_goes_to_the_bottom_of_the_replacement_deck(all_alike: Play) -> None:
    assert list(map(name_of, all_alike.g.replacement[::-1])) == ["castle-1", "castle-2", "farm-3"]


def test_a_replacement_never_touches_the_building_deck_nor_the_size_of_the_replacement_deck(all_alike: Play) -> None:
    assert list(map(name_of, all_alike.g.deck)) == ["palace-1"]
    assert len(all_alike.g.replacement) == 3


def test_everybody_knows_the_card_put_back_at_the_bottom_and_only_that_one(all_alike: Play) -> None:
    assert all_alike.view(None).put_back == building_cards("farm-3")


def test_if_the_new_card_is_alike_again_the_replacement_is_repeated() -> None:
    t = table(seats=3, deck="farm-1 farm-2", replacement="farm-3 farm-4 palace-1 castle-1").at(draw_buildings())
    assert t.row() == ["farm-1", "palace-1"]
    assert list(map(name_of, t.g.replacement[::-1])) == ["castle-1", "farm-2", "farm-3", "farm-4"]
    assert t.view(None).put_back == building_cards("farm-4 farm-3 farm-2")  # from the bottom up


def test_copies_with_different_supplies_are_alike() -> None:
    t = table(seats=2, deck="monastery-1 monastery-2", replacement="castle-1").at(draw_buildings())
    assert (
        t.g.components.supplies[building_cards("monastery-1")[0]]
        != t.g.components.supplies[building_cards("monastery-2")[0]]
    )
    assert t.row() == ["monastery-1", "castle-1"]


def test_two_buildings_of_one_class_are_not_alike() -> None:
    t = table(seats=2, deck="farm-1 brewery-1").at(draw_buildings())
    assert t.row() == ["farm-1", "brewery-1"]


def test_a_card_put_back_can_come_up_again_later() -> None:
    t = table(seats=2, deck="farm-1 farm-2 castle-1 castle-2", replacement="palace-1").at(draw_buildings())
    assert t.row() == ["farm-1", "palace-1"]
    t.at(draw_buildings())
    assert t.row() == ["castle-1", "farm-2"]
    assert t.view(None).put_back == building_cards("castle-2")
