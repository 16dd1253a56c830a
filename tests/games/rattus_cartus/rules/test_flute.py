"""The Flute: who laid most gives a rat to who laid fewest."""

import pytest

from rules.rattus_cartus import game
from rules.rattus_cartus.resolving import resolve_buildings

from .build import SEATS, cards, table


def test_who_laid_fewest_flutes_receives_a_rat_from_who_laid_most() -> None:
    t = table("palace: Red Flute / Blue").at(resolve_buildings())
    assert (t.rats("Red"), t.rats("Blue")) == (9, 11)
    assert t.told("flute") == [{"seat": 0, "to": 3}]


def test_however_many_flutes_were_laid_it_is_one_rat() -> None:
    t = table("palace: Red Flute Flute Flute / Blue").at(resolve_buildings())
    assert (t.rats("Red"), t.rats("Blue")) == (9, 11)


def test_of_several_who_laid_most_the_first_inside_gives_the_rat() -> None:
    t = table("palace: Green Flute / Red Flute / Blue").at(resolve_buildings())
    assert t.told("flute") == [{"seat": 2, "to": 3}]


def test_of_several_who_laid_fewest_the_one_who_laid_most_chooses() -> None:
    t = table("palace: Green / Red Flute / Blue").at(resolve_buildings())
    assert t.asked == {"Red": "flute_receiver"}
    assert t.options("Red") == (2, 3)
    t.play("Red", "flute_receiver", "Blue")
    assert [t.rats(name) for name in ("Red", "Green", "Blue")] == [9, 10, 11]


def test_why_it_cannot_be_one_of_the_others_is_told() -> None:
    row = ("palace: Green / Red Flute Flute / Blue / White Flute", "castle: Yellow")
    t = table(*row, seats=5).at(resolve_buildings())
    reasons = game.barred(t.g, SEATS["Red"])
    assert {seat: refusal.key for seat, refusal in reasons.items()} == {
        SEATS["White"]: "laid_more",
        SEATS["Yellow"]: "not_inside",
    }


@pytest.mark.parametrize("row", ["palace: Green Flute / Red Flute", "palace: Green / Red", "palace: Red Flute Flute"])
def test_if_all_inside_laid_the_same_number_nothing_happens(row: str) -> None:
    t = table(row).at(resolve_buildings())
    assert (t.asked, t.told("flute"), t.rats("Red")) == ({}, [], 10)


def test_only_the_players_inside_the_building_are_compared() -> None:
    t = table("palace: Red Flute", "castle: Green").at(resolve_buildings())
    assert (t.rats("Red"), t.rats("Green")) == (10, 10)


def test_rats_that_his_own_cards_have_just_brought_count() -> None:
    t = table("palace: Red Flute Monk / Blue", rats={"Red": 0}).at(resolve_buildings())
    assert (t.rats("Red"), t.rats("Blue")) == (0, 11)


def test_without_rats_nothing_moves_and_nobody_is_asked() -> None:
    t = table("palace: Green / Red Flute / Blue", rats={"Red": 0}).at(resolve_buildings())
    assert (t.asked, t.rats("Red"), t.rats("Blue")) == ({}, 0, 10)


def test_the_rat_moves_before_the_actions_of_the_building() -> None:
    t = table("monastery: Red Flute / Blue", rats={"Red": 1, "Blue": 0}).at(resolve_buildings())
    assert t.told("lost_rats") == [{"seat": 0, "n": 0}, {"seat": 3, "n": 1}]


def test_swords_are_compared_before_flutes_in_one_building() -> None:
    t = table("palace: Red Sword Flute / Green / Blue", hands={"Blue": "Monk Monk"}).at(resolve_buildings())
    assert t.asked == {"Red": "sword_victim"}
    t.play("Red", "sword_victim", "Blue")
    assert t.asked == {"Blue": "give_cards"}
    assert t.play("Blue", "give_cards", "Monk").asked == {"Red": "flute_receiver"}
    t.play("Red", "flute_receiver", "Green")
    assert (t.hand("Red"), t.rats("Red"), t.rats("Green")) == (cards("Monk"), 9, 11)


def test_swords_and_flutes_are_compared_apart() -> None:
    t = table("palace: Red Sword / Green Flute", hands={"Green": "Monk Monk"}).at(resolve_buildings())
    t.play("Green", "give_cards", "Monk")
    assert (t.told("flute"), t.rats("Red"), t.rats("Green")) == ([{"seat": 2, "to": 0}], 11, 9)
