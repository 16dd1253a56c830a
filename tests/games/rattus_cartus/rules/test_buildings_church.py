"""Monastery and Hospital."""

import pytest

from rules.rattus_cartus.resolving import resolve_buildings

from .build import Play, cards, table


def test_monastery_premium_discards_two_rats() -> None:
    t = table("monastery: Red").at(resolve_buildings())
    assert t.rats("Red") == 8
    assert t.told("lost_rats") == [{"seat": 0, "n": 2}]


def test_monastery_standard_discards_one_rat() -> None:
    assert table("monastery: Red / Blue").at(resolve_buildings()).rats("Blue") == 9


def test_the_monastery_discards_no_more_rats_than_there_are() -> None:
    t = table("monastery: Red / Blue", rats={"Red": 1, "Blue": 0}).at(resolve_buildings())
    assert (t.rats("Red"), t.rats("Blue")) == (0, 0)


def hospital(hand: str, rats: int = 10, premium: bool = True) -> Play:
    """Blue in the Hospital, alone or behind Red."""
    row = "hospital: Blue" if premium else "hospital: Red / Blue"
    return table(row, hands={"Blue": hand}, rats={"Blue": rats}).at(resolve_buildings())


def test_hospital_premium_discards_a_rat_and_then_up_to_three_cards_for_as_many_rats() -> None:
    t = hospital("Monk Witch King Gold")
    assert t.rats("Blue") == 9
    assert (t.ask("Blue").least, t.ask("Blue").most) == (0, 3)
    t.play("Blue", "discard_for_rats", "Monk Witch Gold")
    assert (t.rats("Blue"), t.hand("Blue")) == (6, cards("King"))


def test_hospital_standard_discards_up_to_two_cards_for_as_many_rats() -> None:
    t = hospital("Monk Witch King", premium=False)
    assert (t.rats("Blue"), t.ask("Blue").least, t.ask("Blue").most) == (10, 0, 2)
    t.play("Blue", "discard_for_rats", "Monk King")
    assert (t.rats("Blue"), t.hand("Blue")) == (8, cards("Witch"))


@pytest.mark.parametrize(("pick", "rats"), [("", 9), ("Monk", 8), ("Monk Witch", 7)])
def test_at_the_hospital_fewer_cards_or_none_may_be_discarded(pick: str, rats: int) -> None:
    t = hospital("Monk Witch King").play("Blue", "discard_for_rats", pick)
    assert (t.rats("Blue"), t.asked) == (rats, {})


def test_any_card_in_hand_may_be_discarded_at_the_hospital_and_goes_where_it_belongs() -> None:
    t = table("hospital: Blue", hands={"Blue": "Monk Joker Pass"}, piles={"Joker": 5, "Pass": 6}).at(
        resolve_buildings()
    )
    t.play("Blue", "discard_for_rats", "Monk Joker Pass")
    assert (t.g.discard, t.pile("Joker"), t.pile("Pass")) == (cards("Monk"), 6, 7)


def test_everybody_sees_the_cards_discarded_at_the_hospital() -> None:
    t = hospital("Monk4 Witch King").play("Blue", "discard_for_rats", "Monk4 King")
    assert t.told("discarded") == [{"seat": 3, "n": 2, "cards": cards("Monk4 King")}]
    assert t.view(None).discard == cards("Monk4 King")


def test_what_everybody_has_seen_cannot_be_taken_back() -> None:
    t = hospital("Monk Witch").play("Blue", "discard_for_rats", "Monk")
    assert (t.g.undo_depth, t.g.undo_barrier) == (0, "discarded")
    t = hospital("Monk Witch").play("Blue", "discard_for_rats")
    assert t.g.undo_depth == 1, "nothing was shown"


@pytest.mark.parametrize(
    ("hand", "rats", "premium", "most"),
    [
        ("Monk", 10, True, 1),
        ("Monk Monk Monk", 3, True, 2),  # the rats left after the free one
        ("Monk Monk Monk", 1, False, 1),
        ("Monk Monk Monk Monk", 10, True, 3),
        ("Monk Monk Monk Monk", 10, False, 2),
    ],
)
def test_no_more_cards_are_discarded_than_there_are_rats(hand: str, rats: int, premium: bool, most: int) -> None:
    t = hospital(hand, rats, premium)
    assert t.ask("Blue").most == most
    assert t.why_not("Blue", "discard_for_rats", "Monk " * (most + 1)) in ("wrong_number", "not_an_option")


@pytest.mark.parametrize(("hand", "rats", "premium"), [("", 10, True), ("Monk", 1, True), ("Monk", 0, False)])
def test_without_cards_or_without_rats_nobody_is_asked_at_the_hospital(hand: str, rats: int, premium: bool) -> None:
    assert hospital(hand, rats, premium).asked == {}


def test_the_premium_player_of_the_hospital_decides_first_and_then_the_others_in_order() -> None:
    t = table("hospital: Red / Green Monk / Blue", hands=dict.fromkeys(("Red", "Green", "Blue"), "King"))
    t.at(resolve_buildings())
    for name in ("Green", "Red", "Blue"):
        assert t.asked == {name: "discard_for_rats"}
        t.play(name, "discard_for_rats")
    assert t.asked == {}
