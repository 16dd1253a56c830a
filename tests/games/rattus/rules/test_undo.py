"""What can be taken back, and what somebody has learned already."""

import pytest

from rules.core import Refused
from rules.rattus import game

from .build import Play, table

BOARD = ("gallia: rats 1-A 2-A; Red 2, Blue 1", "italia: rats 3-A")


def red(cards: str = "", **more: str) -> Play:
    return table(*BOARD, plague="hispania", cards={"Red": cards}, **more).turn("Red")  # type: ignore[arg-type]


def test_taking_a_card_placing_and_moving_cubes_can_be_taken_back() -> None:
    t = red("merchant", beside="king")
    before, start = t.view("Red"), t.g
    t.take("Red", "king").place("Red", "gallia").use("Red", "merchant").play("Red", "merchant_from", "gallia")
    assert t.undo() == (4, "")
    t.g = game.take_back(t.g, start)
    assert t.view("Red") == before


def test_a_press_from_before_does_not_fit_after_taking_back() -> None:
    t = red("merchant", beside="king")
    start, press = t.g, t.move("Red", "turn", ("take", "king"))
    t.place("Red", "gallia")
    t.g = game.take_back(t.g, start)
    with pytest.raises(Refused, match="out_of_date"):
        game.play(t.g, press)


def test_a_look_of_the_witch_cannot_be_taken_back() -> None:
    t = red("witch").use("Red", "witch").play("Red", "witch_where", "italia")
    assert t.undo() == (0, "looked")


def test_an_exchange_after_the_looks_can_be_thought_over() -> None:
    t = red("witch").use("Red", "witch").play("Red", "witch_where", "gallia").play("Red", "witch_rat", 0)
    t.play("Red", "witch_further", "italia").play("Red", "witch_swap", "swap")
    assert t.undo() == (1, "looked")


def test_new_rats_are_placed_unseen_and_can_be_taken_back() -> None:
    t = red().plague("Red", "gallia").play("Red", "new_rat", "anglia")
    assert t.undo() == (2, "")


def test_a_token_turned_up_cannot_be_taken_back() -> None:
    t = red().plague("Red", "gallia").play("Red", "new_rat", "anglia").play("Red", "new_rat", "anglia")
    assert t.undo() == (0, "turned_up")


def test_a_turn_in_which_nothing_was_turned_up_can_be_taken_back_until_the_next_player_moves() -> None:
    t = red().plague("Red", "italia").play("Red", "new_rat", "hispania")
    assert (t.undo()[0], t.g.undo_seat, t.asked) == (2, 0, {"Yellow": "turn"})
    assert t.plague("Yellow", "hungaria").g.undo_seat == 1


def test_a_reveal_cannot_be_taken_back_but_the_order_after_it_can() -> None:
    t = red("crusader").plague("Red", "gallia").play("Red", "new_rat", "anglia").play("Red", "new_rat", "anglia")
    t.play("Red", "crusader", "reveal")
    assert t.undo() == (0, "revealed")
    assert t.play("Red", "next_rat", 1).undo() == (1, "revealed")


def test_a_rat_moved_unseen_can_be_taken_back() -> None:
    t = red("monk").use("Red", "monk").play("Red", "monk_from", "italia").play("Red", "monk_to", "hispania")
    assert t.undo() == (3, "")


def test_a_token_drawn_from_the_discards_cannot_be_drawn_again() -> None:
    cards = {"Blue": "soldier", "Yellow": "bishop"}
    t = table(plague="hispania", cards=cards, supply="", discards="1-A 2-A").last_round("Red")
    t.use("Blue", "soldier").play("Blue", "last_soldier", "gallia")
    assert t.undo() == (0, "dice")


def test_the_end_of_the_game_that_opens_tokens_cannot_be_taken_back() -> None:
    t = table("gallia: rats 1-A", "italia: Red 1", cards={"Blue": "bishop"}).last_round("Red").done("Blue")
    assert t.undo() == (0, "left_over")


def test_which_cube_is_lost_can_be_thought_over_while_nothing_else_is_turned_up() -> None:
    t = table("gallia: rats 1-A; Blue 2 potions 1", plague="hispania").turn("Red").plague("Red", "gallia")
    t.play("Red", "new_rat", "anglia").play("Blue", "lose_cube", ("give", 1))
    assert (t.undo(), t.g.undo_seat) == ((1, "turned_up"), 3)
