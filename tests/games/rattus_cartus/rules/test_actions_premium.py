"""Phase D, step b: the actions, and who has the premium action."""

from rules.rattus_cartus.resolving import resolve_buildings

from .build import NAMES, cards, table


def acted(*row: str) -> list[tuple[str, int, str]]:
    """Who acted, in which place of the row, premium or standard."""
    told = table(*row).at(resolve_buildings()).told("acts")
    return [(NAMES[facts["seat"]], facts["at"], "premium" if facts["premium"] else "standard") for facts in told]


def test_who_laid_most_population_cards_has_the_premium_action_and_all_others_the_standard_action() -> None:
    assert acted("palace: Red King / Green King King / Blue") == [
        ("Green", 0, "premium"),
        ("Red", 0, "standard"),
        ("Blue", 0, "standard"),
    ]


def test_for_the_premium_action_the_class_of_the_cards_does_not_matter() -> None:
    assert acted("palace: Red King / Green Monk Witch")[0] == ("Green", 0, "premium")


def test_for_the_premium_action_jokers_count() -> None:
    assert acted("palace: Red King / Green Joker Joker")[0] == ("Green", 0, "premium")


def test_for_the_premium_action_special_cards_do_not_count() -> None:
    assert acted("palace: Red King / Green Sword Sword Flute")[0] == ("Red", 0, "premium")


def test_of_several_with_the_same_number_the_one_who_entered_first_has_the_premium_action() -> None:
    assert acted("palace: Blue King / Red Monk / Green")[0] == ("Blue", 0, "premium")


def test_a_tie_concerns_only_those_who_laid_most() -> None:
    assert acted("palace: Blue / Red King / Green Monk")[0] == ("Red", 0, "premium")


def test_who_laid_nothing_still_has_the_standard_action() -> None:
    assert ("Blue", 0, "standard") in acted("palace: Blue / Red King")


def test_who_is_alone_in_a_building_has_its_premium_action_even_without_cards() -> None:
    assert acted("palace: Blue") == [("Blue", 0, "premium")]


def test_if_nobody_laid_people_the_first_inside_has_the_premium_action() -> None:
    assert acted("palace: Green / Blue Sword / Red") == [
        ("Green", 0, "premium"),
        ("Blue", 0, "standard"),
        ("Red", 0, "standard"),
    ]


def test_the_premium_player_acts_first_and_then_the_others_in_the_order_they_entered() -> None:
    assert [who for who, _, _ in acted("palace: Blue / Green / Yellow King / Red")] == [
        "Yellow",
        "Blue",
        "Green",
        "Red",
    ]


def test_the_premium_player_does_the_premium_line_only() -> None:
    t = table("monastery: Red").at(resolve_buildings())
    assert (t.rats("Red"), len(t.told("lost_rats"))) == (8, 1)


def test_every_building_has_a_premium_player_of_its_own() -> None:
    assert acted("palace: Red / Blue King", "farm: Green", "castle: Yellow") == [
        ("Blue", 0, "premium"),
        ("Red", 0, "standard"),
        ("Green", 1, "premium"),
        ("Yellow", 2, "premium"),
    ]


def test_two_copies_of_a_building_in_the_row_have_a_premium_player_each() -> None:
    assert acted("monastery-1: Red King", "monastery-2: Green / Blue") == [
        ("Red", 0, "premium"),
        ("Green", 1, "premium"),
        ("Blue", 1, "standard"),
    ]


def test_actions_are_carried_out_without_asking() -> None:
    t = table("palace: Red", "castle: Yellow", "farm: Green / Blue").at(resolve_buildings())
    assert t.asked == {}
    assert (t.tokens("Red"), len(t.hand("Yellow")), len(t.hand("Green")), len(t.hand("Blue"))) == (2, 2, 4, 2)


def test_if_a_pile_is_short_the_premium_player_takes_first_as_far_as_it_goes() -> None:
    t = table("castle: Blue / Green King", piles={"Sword": 2}).at(resolve_buildings())
    assert (t.hand("Green"), t.hand("Blue"), t.pile("Sword")) == (cards("Sword Sword"), (), 0)


def test_the_premium_player_takes_the_last_card_of_a_pile_of_one() -> None:
    t = table("castle: Blue / Green King", piles={"Sword": 1}).at(resolve_buildings())
    assert (t.hand("Green"), t.hand("Blue")) == (cards("Sword"), ())
    assert t.told("gained_cards") == [{"seat": 2, "card": 31, "n": 1}, {"seat": 3, "card": 31, "n": 0}]


def test_then_the_others_take_in_the_order_they_entered() -> None:
    t = table("castle: Blue / Green King / Red / Yellow", piles={"Sword": 4}).at(resolve_buildings())
    assert [len(t.hand(name)) for name in ("Green", "Blue", "Red", "Yellow")] == [2, 1, 1, 0]
