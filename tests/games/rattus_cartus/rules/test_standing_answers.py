"""Standing answers: who gives and who gets in an order of persons, what one parts with in an order of kinds."""

import pytest

from rules.rattus_cartus import game
from rules.rattus_cartus.components import BUILDING_CARDS, Building, building_of
from rules.rattus_cartus.resolving import resolve_buildings
from rules.rattus_cartus.standing_answers import KINDS

from .build import Play, cards, table

FOUR = "Monk Witch King Gold"
TOWER = {"Red": "Monk", "Yellow": "Monk4 Monk0 King Joker Gold", "Green": "Witch Witch Witch Flute"}


def fight() -> Play:
    """Red has laid most Swords; Green and Blue, with hands to take from, fewest."""
    return table("palace: Green / Red Sword / Blue", hands={"Green": FOUR, "Blue": FOUR}).at(resolve_buildings())


@pytest.mark.parametrize(("order", "picked"), [("2 3", (2,)), ("3 2", (3,)), ("1 3", (3,)), ("1", None)])
def test_a_sword_strikes_the_first_of_the_order_who_may_be_chosen(order: str, picked: tuple[int] | None) -> None:
    assert fight().standing("Red", *order.split()) == picked


@pytest.mark.parametrize(("order", "picked"), [("3", (3,)), ("1 2", (2,)), ("1", None)])
def test_a_flute_gives_to_the_first_of_the_order_who_may_be_chosen(order: str, picked: tuple[int] | None) -> None:
    t = table("palace: Green / Red Flute / Blue").at(resolve_buildings())
    assert t.asked == {"Red": "flute_receiver"}
    assert t.standing("Red", *order.split()) == picked


@pytest.mark.parametrize(
    ("order", "given"), [("magic church", "Witch Monk"), ("gold", "Gold King"), ("sword flute", "King Monk")]
)
def test_for_a_sword_the_kinds_of_the_order_are_given_first_and_then_those_that_it_does_not_name(
    order: str, given: str
) -> None:
    t = fight().play("Red", "sword_victim", "Green")
    assert t.asked == {"Green": "give_cards"}
    assert cards(given) == tuple(sorted(t.standing("Green", *order.split()) or ()))


def test_a_tribute_is_paid_in_the_order_and_of_a_class_with_the_fewest_nuns_first() -> None:
    t = table("guard_tower: Red", hands=TOWER).at(resolve_buildings())
    assert t.asked == {"Yellow": "tribute", "Green": "tribute"}
    assert tuple(sorted(t.standing("Yellow", "joker", "church") or ())) == cards("Joker Monk0 Monk4")
    assert tuple(sorted(t.standing("Yellow", "gold", "joker", "church") or ())) == cards("Gold Joker Monk0")


@pytest.mark.parametrize("hand", ["Sword Sword Flute Pass", "Gold Gold Gold Gold", "King0 Witch4 Knight Peasant Monk"])
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_the_hand_holds_a_standing_tribute_is_paid(hand: str, kind: str) -> None:
    t = table("guard_tower: Red", hands={"Red": "Monk", "Blue": hand}).at(resolve_buildings())
    pick = t.standing("Blue", kind)
    assert pick is not None
    t.play("Blue", "tribute", *(card for card in pick if isinstance(card, int)))
    assert len(t.hand("Red")) == 4


def test_without_a_guard_tower_no_cards_are_declined_beforehand() -> None:
    gain = next(each for each in game.standing if each.choice == "gain")
    tower = next(n for n, card in enumerate(BUILDING_CARDS) if card.building == Building.GUARD_TOWER)
    seen = fight().view("Red")
    assert not gain.is_in(
        seen._replace(cards=tuple(card for card in seen.cards if building_of(card) != Building.GUARD_TOWER)), ""
    )
    assert gain.is_in(seen._replace(cards=(*seen.cards, tower)), "")


@pytest.mark.parametrize(
    ("kind", "building"),
    [
        ("sword", Building.CASTLE),
        ("flute", Building.PIPERS_CABIN),
        ("pass_card", Building.OFFICE),
        ("gold", Building.TREASURY),
    ],
)
def test_a_kind_stands_in_the_order_where_a_building_brings_it_into_the_game(kind: str, building: Building) -> None:
    paid = next(each for each in game.standing if each.choice == "tribute")

    def is_in(*buildings: Building) -> bool:
        found = tuple(n for n, card in enumerate(BUILDING_CARDS) if card.building in buildings)
        return paid.is_in(fight().view("Red")._replace(cards=found), kind)

    assert is_in(Building.GUARD_TOWER, building)
    assert not is_in(Building.GUARD_TOWER, Building.PALACE)
