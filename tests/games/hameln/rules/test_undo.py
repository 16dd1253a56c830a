"""What can be taken back, and what everybody knows already."""

import pytest

from rules.core import Refused
from rules.hameln import game

from .build import table


def test_an_action_can_be_taken_back_step_by_step_while_nothing_came_to_light() -> None:
    t = table(homes="Y2 A/B").turn("A")
    start = t.g
    t.act("A", "men")
    chosen = t.g
    t.play("A", "activate", "Y2")
    assert t.undo() == (2, "")
    t.g = game.take_back(t.g, chosen)
    assert t.asked == {"A": "activate"}
    t.g = game.take_back(t.g, start)
    assert (t.asked, t.money("A"), t.money("B")) == ({"A": "act"}, 0, 0)


def test_a_press_from_before_does_not_fit_after_taking_back() -> None:
    t = table(homes="Y2 A/B").turn("A")
    start, press = t.g, t.move("A", "act", "men")
    t.act("A", "men")
    t.g = game.take_back(t.g, start)
    with pytest.raises(Refused, match="out_of_date"):
        game.play(t.g, press)


def test_a_drawn_child_bars_taking_back() -> None:
    t = table(homes="Y1 A/B").turn("A").men("A", "Y1")
    assert t.undo() == (0, "dice")


def test_the_rats_after_the_draw_can_be_placed_anew() -> None:
    t = table("A: money 2", homes="Y1 A/B").turn("A").men("A", "Y1").rat("A", "s12 s01")
    assert t.undo() == (1, "dice")


def test_a_token_that_was_seen_bars_taking_back_and_a_sale_for_money_does_not() -> None:
    t = table("A: meat 2").turn("A").act("A", "sell").play("A", "for_money", "meat")
    assert t.undo()[0] == 2
    t.play("A", "for_tokens", "meat")
    assert t.undo()[0] == 3
    t.play("A", "piles", 0)
    assert t.undo() == (0, "took_tokens")


def test_marriages_rats_the_cat_and_bribes_can_be_taken_back() -> None:
    t = table("A: boy 1, money 15", "B: girl 1", rats="wB wR").turn("A").act("A", "marry").play("A", "home", "Y1")
    assert t.undo()[0] == 2
    t.play("A", "optional", "cat").play("A", "chase", "wB")
    assert (t.undo()[0], t.g.undo_seat) == (4, 0)


def test_the_end_of_a_phase_can_be_taken_back_until_tokens_are_turned_up() -> None:
    lines = "A: tokens 1"
    t = table(lines, rats="q02 q12", pool=1, bag=(0, 0)).turn("A").men("A", "M1")
    assert t.undo()[0] == 2
    t = table(lines, rats="q02 q12", pool=1, bag=(0, 0), phase=3).turn("A").men("A", "M1")
    assert t.undo() == (0, "showed_tokens")
