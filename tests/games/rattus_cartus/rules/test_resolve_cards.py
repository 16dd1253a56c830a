"""Phase D, step a: resolve the cards."""

import pytest

from rules.rattus_cartus.components import Class
from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.resolving import resolve_buildings

from .build import cards, table


def test_the_buildings_are_resolved_from_the_first_of_the_row_to_the_last() -> None:
    t = table("farm-1: Blue King", "palace-1: Green King", "castle-1: Red King").at(resolve_buildings())
    assert [facts["at"] for facts in t.told("showed")] == [0, 1, 2]
    assert t.happened().index("acts") < t.happened().index("showed", 2), (
        "a building is finished before the next is opened"
    )


def test_only_those_inside_the_building_turn_up_their_cards() -> None:
    t = table("hospital-1: Blue King", "palace-1: Green King", hands={"Blue": "Monk"}).at(resolve_buildings())
    assert t.asked == {"Blue": "discard_for_rats"}
    assert t.told("showed") == [{"seat": 3, "at": 0, "building": 3, "cards": cards("King")}]
    assert (t.view(None).row[0].laid, t.view(None).row[1].laid) == ((cards("King"),), (1,))


def test_every_population_card_of_any_class_is_a_point_in_the_class_of_the_building() -> None:
    t = table("monastery-1: Red Monk King Merchant Knight Peasant Witch").at(resolve_buildings())
    assert t.influence("Red", Class.CHURCH) == 6
    assert t.g.points[0] == (0, 6, 0, 0, 0, 0)


def test_a_joker_is_a_point_too() -> None:
    t = table("monastery-1: Red Joker Joker").at(resolve_buildings())
    assert t.influence("Red", Class.CHURCH) == 2


@pytest.mark.parametrize(
    ("building", "own"),
    [
        ("palace", "King"),
        ("treasury", "King"),
        ("office", "Merchant"),
        ("marketplace", "Merchant"),
        ("guard_tower", "Knight"),
        ("castle", "Knight"),
        ("farm", "Peasant"),
        ("brewery", "Peasant"),
        ("fortune_tellers_tent", "Witch"),
        ("pipers_cabin", "Witch"),
    ],
)
def test_every_population_card_of_another_class_brings_a_rat_and_one_of_its_own_does_not(
    building: str, own: str
) -> None:
    t = table(f"{building}: Red {own} {own} Monk4", rats={"Red": 0}).at(resolve_buildings())
    assert t.rats("Red") == 1
    assert t.told("counted") == [{"seat": 0, "cls": t.g.row[0].cls, "n": 3, "rats": 1}]


@pytest.mark.parametrize("building", ["monastery-1", "hospital-1"])
def test_in_a_building_of_the_church_only_the_monk_is_no_stranger(building: str) -> None:
    t = table(f"{building}: Red Monk / Blue King Monk Witch", rats={"Blue": 0, "Red": 0}).at(resolve_buildings())
    assert t.told("counted") == [{"seat": 0, "cls": 1, "n": 1, "rats": 0}, {"seat": 3, "cls": 1, "n": 3, "rats": 2}]


def test_a_joker_never_brings_a_rat() -> None:
    t = table("palace-1: Red Joker Joker Joker").at(resolve_buildings())
    assert t.rats("Red") == 10


def test_swords_and_flutes_bring_neither_influence_nor_rats() -> None:
    t = table("palace-1: Red Sword Flute").at(resolve_buildings())
    assert t.g.points[0] == (0,) * 6
    assert t.rats("Red") == 10
    assert t.told("counted") == []


def test_the_number_of_nuns_on_a_laid_card_does_not_matter() -> None:
    t = table("palace-1: Red King0 King4 Monk0 Monk4").at(resolve_buildings())
    assert (t.influence("Red", Class.ROYALTY), t.rats("Red")) == (4, 12)


def test_rats_never_run_out() -> None:
    t = table("palace-1: Red" + " Monk" * 20, rats={"Red": 60}).at(resolve_buildings())
    assert t.rats("Red") == 80


def test_the_players_inside_are_resolved_in_the_order_they_entered() -> None:
    t = table("palace-1: Blue King / Red King King / Green King").at(resolve_buildings())
    assert [facts["seat"] for facts in t.told("counted")] == [3, 0, 2]
    assert t.stack(Class.ROYALTY) == ["Red", "Blue", "Green"]


def test_swords_and_flutes_take_effect_before_the_actions_of_the_building() -> None:
    t = table("hospital-1: Red Flute / Blue", rats={"Red": 1, "Blue": 0}, hands={"Blue": "Monk"}).at(
        resolve_buildings()
    )
    assert t.told("flute") == [{"seat": 0, "to": 3}]
    assert t.asked == {"Blue": "discard_for_rats"}, "the rat just received may be discarded for a card"


def test_a_building_that_nobody_entered_does_nothing() -> None:
    t = table("palace-1", "castle-1", "farm-1: Red").at(resolve_buildings())
    assert [facts["at"] for facts in t.told("acts")] == [2]


def test_the_cards_of_phase_c_are_the_cards_resolved() -> None:
    t = table("palace-1", "castle-1", seats=2, hands={"Red": "King Monk Gold", "Yellow": "Sword"})
    t.at(enter_buildings(), resolve_buildings()).enter("Red", 0, "King Monk").enter("Yellow", 1)
    assert (t.influence("Red", Class.ROYALTY), t.rats("Red"), t.hand("Red")) == (2, 11, cards("Gold"))
