"""Castle and Guard Tower."""

import pytest

from rules.rattus_cartus.resolving import resolve_buildings

from .build import Play, cards, table

THREE = "Monk Witch King"
FOUR = "Monk Witch King Gold"


def test_castle_premium_takes_two_swords() -> None:
    t = table("castle: Red").at(resolve_buildings())
    assert (t.hand("Red"), t.pile("Sword")) == (cards("Sword Sword"), 10)


def test_castle_standard_takes_one_sword() -> None:
    t = table("castle: Red / Blue").at(resolve_buildings())
    assert (t.hand("Blue"), t.pile("Sword")) == (cards("Sword"), 9)


# --------------------------------------------------------------------------- Guard Tower


def tower(*row: str, **hands: str) -> Play:
    return table(*row, hands=hands).at(resolve_buildings())


def test_guard_tower_premium_takes_three_cards_from_everybody_outside_with_at_least_as_many_cards() -> None:
    t = tower("guard_tower: Red", "palace: Yellow", Red=THREE, Yellow=FOUR, Green=FOUR, Blue="Monk Monk")
    assert t.asked == {"Yellow": "tribute", "Green": "tribute"}
    t.play("Green", "tribute", "Monk Witch Gold").play("Yellow", "tribute", "Monk King Gold")
    assert t.hand("Red") == cards(THREE + " Monk Witch Gold Monk King Gold")
    assert (t.hand("Green"), t.hand("Yellow"), t.hand("Blue")) == (cards("King"), cards("Witch"), cards("Monk Monk"))


@pytest.mark.parametrize(("theirs", "pays"), [(3, False), (4, True), (5, True)])
def test_as_many_cards_as_the_premium_player_are_enough_to_pay(theirs: int, pays: bool) -> None:
    t = tower("guard_tower: Red", Red=FOUR, Blue="King " * theirs)
    assert ("Blue" in t.asked) is pays


def test_who_pays_chooses_the_cards() -> None:
    t = tower("guard_tower: Red", Blue="Monk Joker Pass Gold")
    assert (t.options("Blue"), t.ask("Blue").least, t.ask("Blue").most) == (cards("Monk Joker Pass Gold"), 3, 3)
    t.play("Blue", "tribute", "Joker Pass Gold")
    assert t.hand("Red") == cards("Joker Pass Gold")


@pytest.mark.parametrize("hand", ["Monk", "Monk Gold", THREE])
def test_who_holds_three_or_fewer_gives_all_without_being_asked(hand: str) -> None:
    t = tower("guard_tower: Red", Blue=hand)
    assert (t.asked, t.hand("Red"), t.hand("Blue")) == ({}, cards(hand), ())


def test_against_a_premium_player_without_cards_all_pay_and_who_has_none_gives_nothing() -> None:
    t = tower("guard_tower: Red", Blue="Monk")
    assert t.hand("Red") == cards("Monk")
    assert [facts["seat"] for facts in t.told("paid_tribute")] == [3]


def test_if_nobody_pays_the_table_says_so() -> None:
    t = tower("guard_tower: Red", Red=FOUR, Blue="Monk")
    assert (t.told("no_tribute"), t.told("paid_tribute")) == ([{"seat": 0}], [])


def test_guard_tower_standard_does_nothing_but_protect() -> None:
    t = tower("guard_tower: Red Monk / Blue", Blue=FOUR, Green=FOUR)
    assert t.asked == {"Green": "tribute"}
    t.play("Green", "tribute", "Monk Witch King")
    assert (t.hand("Blue"), t.hand("Red")) == (cards(FOUR), cards("Monk Witch King"))


def test_either_of_two_guard_towers_protects_against_both() -> None:
    t = tower("guard_tower-1: Red", "guard_tower-2: Blue", Blue=FOUR, Red=FOUR)
    assert t.asked == {}
    assert (t.hand("Blue"), t.hand("Red")) == (cards(FOUR), cards(FOUR))


def test_of_two_guard_towers_each_is_resolved_with_the_hands_of_that_moment_so_one_may_pay_twice() -> None:
    t = tower("guard_tower-1: Red", "guard_tower-2: Blue", Green="Monk Monk Monk Monk Monk")
    t.play("Green", "tribute", "Monk Monk Monk")
    assert (t.hand("Red"), t.hand("Blue"), t.hand("Green")) == (cards("Monk Monk Monk"), cards("Monk Monk"), ())


def test_all_hands_are_compared_before_the_first_card_is_handed_over() -> None:
    t = tower("guard_tower: Red", Red="Monk", Yellow="King", Green="King", Blue="King")
    assert len(t.hand("Red")) == 4


def test_all_who_pay_are_asked_at_once_and_cards_move_when_all_have_chosen() -> None:
    t = tower("guard_tower: Red", Yellow=FOUR, Blue=FOUR).play("Blue", "tribute", "Monk Witch King")
    assert t.asked == {"Yellow": "tribute"}
    assert (t.hand("Red"), t.hand("Blue")) == ((), cards(FOUR))
    assert t.ask("Blue").given == cards("Monk Witch King")
    t.play("Blue", "tribute", "Monk Witch Gold").play("Yellow", "tribute", "Monk Witch King")
    assert t.hand("Blue") == cards("King")
    assert len(t.hand("Red")) == 6


def test_only_giver_and_receiver_see_the_tribute() -> None:
    t = tower("guard_tower: Red", Blue=FOUR).play("Blue", "tribute", "Monk Witch King")
    whole = {"seat": 3, "to": 0, "n": 3, "cards": cards("Monk Witch King")}
    assert t.told("paid_tribute", to="Red") == t.told("paid_tribute", to="Blue") == [whole]
    assert t.told("paid_tribute", to="Green") == t.told("paid_tribute") == [{"seat": 3, "to": 0, "n": 3}]


def test_cards_laid_face_down_are_in_no_hand_when_hands_are_compared() -> None:
    t = tower("guard_tower: Red", "palace: Blue King King King", Red="Monk Monk", Blue="King")
    assert t.hand("Blue") == cards("King")
    t = tower("guard_tower: Red Knight Knight", "palace: Blue", Red="Monk", Blue="King")
    assert t.hand("Red") == cards("Monk King")


def test_swords_laid_in_the_same_guard_tower_have_moved_cards_before() -> None:
    t = tower("guard_tower: Red Monk / Blue Sword", Red="King King King King", Green="Monk Monk")
    assert t.asked == {"Red": "give_cards"}
    t.play("Red", "give_cards", "King King")
    assert t.hand("Red") == cards("King King Monk Monk")


# --------------------------------------------------------------------------- declining cards before a Guard Tower


@pytest.mark.parametrize(
    "building",
    ["treasury", "office", "marketplace", "castle", "farm", "pipers_cabin", "brewery: Green Peasant Peasant"],
)
def test_while_a_guard_tower_is_still_to_come_cards_from_a_building_may_be_declined(building: str) -> None:
    here = building if ":" in building else f"{building}: Green"
    t = tower(here, "guard_tower: Red", Red="King King King")
    assert t.asked == {"Green": "gain"}
    assert t.options("Green") == ("take", "pass")
    t.play("Green", "gain", "pass")
    assert (t.hand("Green"), t.hand("Red"), t.asked) == ((), cards("King King King"), {})


def test_declining_is_all_or_nothing_and_taking_brings_the_cards() -> None:
    t = tower("castle: Green", "guard_tower: Red", Red="King King King").play("Green", "gain", "take")
    assert t.hand("Green") == cards("Sword Sword")


def test_everybody_hears_that_somebody_declined() -> None:
    t = tower("castle: Green", "guard_tower: Red").play("Green", "gain", "pass")
    assert t.told("declined") == [{"seat": 2, "building": t.g.row[0].building}]


@pytest.mark.parametrize(
    "row",
    [
        ("guard_tower: Red", "castle: Green"),  # it has been resolved
        ("castle: Green", "guard_tower"),  # nobody is inside
        ("palace: Green", "guard_tower: Red"),  # tokens are no cards in hand
        ("monastery: Green", "guard_tower: Red"),
        ("brewery: Green", "guard_tower: Red"),  # no card would come
    ],
)
def test_nobody_is_asked_whether_to_decline_where_it_cannot_matter(row: tuple[str, ...]) -> None:
    assert tower(*row, Red="King").asked == {}


def test_an_empty_pile_is_nothing_to_decline() -> None:
    t = table("castle: Green", "guard_tower: Red", piles={"Sword": 0}).at(resolve_buildings())
    assert t.asked == {}


def test_with_two_players_it_matters_only_if_the_premium_action_falls_to_the_guard_tower() -> None:
    def asked(red: str, yellow: str) -> dict[str, str]:
        return table(f"castle: Red {red}", f"guard_tower: Yellow {yellow}", seats=2).at(resolve_buildings()).asked

    assert asked("", "Knight") == {"Red": "gain"}
    assert asked("Knight", "") == {}


def test_in_the_last_round_the_guard_tower_takes_nothing() -> None:
    t = table("guard_tower: Red", hands={"Blue": FOUR}, deck="").at(resolve_buildings())
    assert (t.asked, t.hand("Blue")) == ({}, cards(FOUR))
