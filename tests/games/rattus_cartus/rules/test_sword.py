"""The Sword: who laid fewest gives half their hand to who laid most."""

import pytest

from rules.rattus_cartus import game
from rules.rattus_cartus.components import SWORD
from rules.rattus_cartus.options import Options
from rules.rattus_cartus.resolving import resolve_buildings

from .build import SEATS, Play, cards, table

FOUR = "Monk Witch Joker Gold"


def fight(*row: str, **hands: str) -> Play:
    return table(*row, hands=hands).at(resolve_buildings())


def test_who_laid_fewest_swords_gives_half_of_his_hand_to_who_laid_most() -> None:
    t = fight("palace: Red Sword / Blue", Blue=FOUR).play("Blue", "give_cards", "Witch Joker")
    assert (t.hand("Red"), t.hand("Blue")) == (cards("Witch Joker"), cards("Monk Gold"))


@pytest.mark.parametrize(("hand", "n"), [("Monk Monk", 1), ("Monk Monk Monk", 1), ("Monk " * 5, 2), ("Monk " * 7, 3)])
def test_the_half_is_rounded_down(hand: str, n: int) -> None:
    t = fight("palace: Red Sword / Blue", Blue=hand)
    assert (t.ask("Blue").least, t.ask("Blue").most) == (n, n)
    assert t.told("sword") == [{"seat": 0, "to": 3, "n": n}]


@pytest.mark.parametrize("hand", ["", "Monk"])
def test_with_none_or_one_card_in_hand_nothing_moves_and_nobody_is_asked(hand: str) -> None:
    t = fight("palace: Red Sword / Blue", Blue=hand)
    assert (t.asked, t.hand("Red"), t.hand("Blue")) == ({}, (), cards(hand))


def test_the_giver_chooses_which_cards() -> None:
    t = fight("palace: Red Sword / Blue", Blue=FOUR)
    assert t.options("Blue") == cards(FOUR)
    assert t.why_not("Blue", "give_cards", "Monk") == "wrong_number"
    assert t.why_not("Blue", "give_cards", "Monk Witch Joker") == "wrong_number"


def test_any_card_in_hand_may_be_given_specials_and_gold_too() -> None:
    t = fight("palace: Red Sword / Blue", Blue="Pass Gold Sword Flute").play("Blue", "give_cards", "Pass Gold")
    assert t.hand("Red") == cards("Pass Gold")


def test_only_giver_and_receiver_see_the_cards_that_move() -> None:
    t = fight("palace: Red Sword / Blue / Green Sword", Blue=FOUR).play("Blue", "give_cards", "Witch Joker")
    whole = {"seat": 3, "to": 0, "n": 2, "cards": cards("Witch Joker")}
    assert t.told("gave_cards", to="Red") == t.told("gave_cards", to="Blue") == [whole]
    assert t.told("gave_cards", to="Green") == t.told("gave_cards") == [{"seat": 3, "to": 0, "n": 2}]


def test_if_the_table_agreed_so_the_cards_are_drawn_at_random() -> None:
    t = table("palace: Red Sword / Blue", hands={"Blue": FOUR}, options=Options(sword_choice="random"))
    t.at(resolve_buildings())
    assert t.asked == {}
    assert (len(t.hand("Red")), len(t.hand("Blue"))) == (2, 2)
    assert tuple(sorted(t.hand("Red") + t.hand("Blue"))) == cards(FOUR)
    assert t.g.draws > 0


def test_of_several_who_laid_most_the_first_inside_wins() -> None:
    t = fight("palace: Green Sword / Red Sword / Blue", Blue=FOUR)
    assert t.told("sword") == [{"seat": 2, "to": 3, "n": 2}]


def test_two_swords_beat_one_even_if_laid_later() -> None:
    t = fight("palace: Green Sword / Red Sword Sword / Blue", Blue=FOUR)
    assert t.told("sword") == [{"seat": 0, "to": 3, "n": 2}]


def test_of_several_who_laid_fewest_the_one_who_laid_most_chooses() -> None:
    t = fight("palace: Green / Red Sword / Blue", Blue=FOUR, Green="King King")
    assert t.asked == {"Red": "sword_victim"}
    assert t.options("Red") == (2, 3)
    t.play("Red", "sword_victim", "Green").play("Green", "give_cards", "King")
    assert (t.hand("Red"), t.hand("Green"), t.hand("Blue")) == (cards("King"), cards("King"), cards(FOUR))


def test_why_it_cannot_be_one_of_the_others_is_told() -> None:
    row = ("palace: Green / Red Sword Sword / Blue / White Sword", "castle: Yellow")
    t = table(*row, seats=5, hands={"Blue": FOUR}).at(resolve_buildings())
    reasons = game.barred(t.g, SEATS["Red"])
    assert {seat: refusal.key for seat, refusal in reasons.items()} == {
        SEATS["White"]: "laid_more",
        SEATS["Yellow"]: "not_inside",
    }
    assert all(refusal.facts["seat"] == seat for seat, refusal in reasons.items())


def test_he_may_choose_one_of_them_with_an_empty_hand_and_then_nothing_moves() -> None:
    t = fight("palace: Green / Red Sword / Blue", Blue=FOUR).play("Red", "sword_victim", "Green")
    assert (t.asked, t.hand("Red")) == ({}, ())


def test_if_none_of_them_has_two_cards_nobody_is_asked() -> None:
    assert fight("palace: Green / Red Sword / Blue", Blue="Monk", Green="King").asked == {}


def test_one_sword_is_the_fewest_where_another_laid_two() -> None:
    t = fight("palace: Green Sword / Red Sword Sword", Green="King King")
    assert t.told("sword") == [{"seat": 0, "to": 2, "n": 1}]


@pytest.mark.parametrize("row", ["palace: Green Sword / Red Sword", "palace: Green / Red", "palace: Red Sword Sword"])
def test_if_all_inside_laid_the_same_number_nothing_happens(row: str) -> None:
    t = fight(row, Red=FOUR, Green=FOUR)
    assert (t.asked, t.told("sword")) == ({}, [])


def test_only_the_players_inside_the_building_are_compared() -> None:
    t = fight("palace: Red Sword", "farm: Green", Green=FOUR)
    assert (t.asked, t.told("sword")) == ({}, [])


def test_two_copies_of_a_building_have_a_comparison_each() -> None:
    t = fight(
        "monastery-1: Red Sword / Blue", "monastery-2: Green Sword / Yellow", Blue="Monk Monk", Yellow="King King"
    )
    t.play("Blue", "give_cards", "Monk").play("Yellow", "give_cards", "King")
    assert (t.hand("Red"), t.hand("Green")) == (cards("Monk"), cards("King"))


def test_however_many_swords_one_player_laid_cards_move_once() -> None:
    t = fight("palace: Red Sword Sword Sword / Blue", Blue=FOUR).play("Blue", "give_cards", "Monk Witch")
    assert (t.asked, t.hand("Blue"), len(t.told("gave_cards"))) == ({}, cards("Joker Gold"), 1)


def test_the_half_counts_the_hand_without_the_cards_laid() -> None:
    t = fight("palace: Red Sword / Blue King King King King", Blue="Monk Monk")
    assert t.told("sword") == [{"seat": 0, "to": 3, "n": 1}]


def test_the_half_counts_the_hand_of_that_moment_after_the_buildings_before() -> None:
    t = fight("guard_tower: Red", "palace: Blue Sword / Green", Yellow="Monk Monk", Green="King King King")
    assert t.hand("Red") == cards("Monk Monk King King King")
    t = fight("guard_tower: Red", "palace: Blue Sword / Green", Red="Monk", Green="King " * 5)
    assert t.play("Green", "tribute", "King King King").told("sword") == [{"seat": 3, "to": 2, "n": 1}]


def test_cards_move_before_the_actions_so_what_the_building_brings_is_safe() -> None:
    t = fight("farm: Red Sword / Blue", Blue="Monk Monk").play("Blue", "give_cards", "Monk")
    assert (len(t.hand("Red")), len(t.hand("Blue"))) == (5, 3)


def test_a_sword_card_goes_back_to_its_pile_afterwards() -> None:
    t = table("palace: Red Sword / Blue", piles={"Sword": 3}).at(resolve_buildings())
    assert t.pile("Sword") == 4


@pytest.mark.parametrize(("row", "n"), [("palace: Red Sword / Blue Sword", 2), ("palace: Red Sword Monk", 1)])
def test_that_nothing_comes_of_level_swords_is_told(row: str, n: int) -> None:
    t = fight(row, Blue=FOUR)
    assert (t.asked, t.told("sword")) == ({}, [])
    assert [(told["card"], told["n"]) for told in t.told("level")] == [(SWORD, n)]
