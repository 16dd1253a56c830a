"""What is in the box."""

from collections import Counter

import pytest

from rules.rattus_cartus.components import (
    COPIES,
    JOKER,
    MADE_BY,
    Building,
    Class,
    Supplies,
    class_of,
    editions,
    nuns_on,
    people,
    strangers,
)

from .build import building_cards, cards

BOX = editions.components("")


def test_there_are_84_population_cards_14_of_each_of_the_six_classes() -> None:
    classes = Counter(card // 5 for card in BOX.population)
    assert classes == {cls: 14 for cls in range(6)}
    assert len(Class) == 6


def test_the_population_cards_show_24_times_4_12_times_3_12_times_2_12_times_1_and_24_times_0_nuns() -> None:
    assert Counter(map(nuns_on, BOX.population)) == {4: 24, 3: 12, 2: 12, 1: 12, 0: 24}


def test_the_mean_of_all_nuns_times_five_is_the_ten_rats_everybody_starts_with() -> None:
    assert 5 * sum(map(nuns_on, BOX.population)) / len(BOX.population) == 10


def test_there_are_60_building_cards_five_of_each_of_the_twelve_buildings() -> None:
    assert (len(Building), COPIES, len(BOX.supplies)) == (12, 5, 60)


@pytest.mark.parametrize(
    ("cls", "buildings"),
    [
        (Class.ROYALTY, {Building.PALACE, Building.TREASURY}),
        (Class.CHURCH, {Building.MONASTERY, Building.HOSPITAL}),
        (Class.BOURGEOISIE, {Building.OFFICE, Building.MARKETPLACE}),
        (Class.CHIVALRY, {Building.GUARD_TOWER, Building.CASTLE}),
        (Class.PEASANTRY, {Building.FARM, Building.BREWERY}),
        (Class.MAGIC, {Building.FORTUNE_TELLERS_TENT, Building.PIPERS_CABIN}),
    ],
)
def test_each_class_has_two_buildings(cls: Class, buildings: set[Building]) -> None:
    assert {building for building in Building if class_of(building) == cls} == buildings


def test_there_are_15_jokers_12_swords_12_flutes_12_passes_and_15_gold() -> None:
    assert BOX.piles == (15, 12, 12, 12, 15)


def test_each_special_card_comes_from_one_building() -> None:
    named = {card: Building(building) for card, building in MADE_BY.items()}
    swords, flutes, passes, gold = map(cards, ("Sword", "Flute", "Pass", "Gold"))
    assert named == {
        swords[0]: Building.CASTLE,
        flutes[0]: Building.PIPERS_CABIN,
        passes[0]: Building.OFFICE,
        gold[0]: Building.TREASURY,
    }


def test_there_are_20_victory_point_tokens_of_one_point_each() -> None:
    assert (BOX.tokens, BOX.token_value) == (20, 1)


def test_an_influence_track_has_no_end_as_none_is_known() -> None:
    assert BOX.longest == 0


def test_the_three_supplies_actions_of_the_rulebooks_example_are_in_the_box() -> None:
    monasteries = [BOX.supplies[card] for card in building_cards("monastery-1 monastery-2 monastery-3")]
    tents = BOX.supplies[Building.FORTUNE_TELLERS_TENT * COPIES :][:COPIES]
    assert Supplies(draw=4, rats=0, look=0) in monasteries
    assert Supplies(draw=0, rats=2, look=0) in monasteries
    assert Supplies(draw=2, rats=0, look=1) in tents


def test_every_supplies_action_is_worth_two_units_of_two_cards_one_rat_or_one_look() -> None:
    assert {draw / 2 + rats + look for draw, rats, look in BOX.supplies} == {2}


def test_only_the_three_known_supplies_actions_call_themselves_printed() -> None:
    sure = {(grade.what, grade.provenance): grade.n for grade in editions.built_in.grades}
    assert sure[("supplies", "printed")] == 3
    assert sure[("supplies", "reconstructed")] == 57
    assert sure[("piles", "printed")] == sure[("tokens", "printed")] == 1
    assert sure[("token_value", "reconstructed")] == sure[("track", "reconstructed")] == 1


def test_population_cards_and_jokers_count_as_people_and_specials_do_not() -> None:
    assert people(cards("King Witch0 Joker Joker Sword Flute Pass Gold")) == 4


@pytest.mark.parametrize("cls", Class)
def test_strangers_are_the_population_cards_of_other_classes_and_never_jokers(cls: Class) -> None:
    assert strangers(cards("King Monk Merchant Knight Peasant Witch Joker Sword"), cls) == 5
    assert strangers((*[cls * 5 + nuns for nuns in range(5)], JOKER), cls) == 0
