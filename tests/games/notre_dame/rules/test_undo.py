"""What can be taken back, and what has been revealed."""

import pytest

from rules.core import Refused
from rules.notre_dame import game
from rules.notre_dame.actions import play
from rules.notre_dame.flow import hire_persons, plague
from rules.notre_dame.options import Options

from .build import NAMES, new_game, table

NEW = Options(persons="new_persons")


def test_when_the_last_has_chosen_the_cards_pass_and_nothing_can_be_taken_back() -> None:
    t = new_game(3)
    for who in NAMES[:2]:
        t.play(who, "keep", t.options(who)[0])
        assert t.undo() == (1, "")
    t.play("Green", "keep", t.options("Green")[0])
    assert t.undo()[0] == 0
    assert t.undo()[1] in ("opened", "passed")


def test_a_card_played_can_be_taken_back_until_the_next_one_has_played() -> None:
    """Its player has learned nothing; that the others have seen it is their own affair."""
    t = table("Red: personal 1", hands={"Red": "Red hotel, Blue park", "Yellow": "Yellow park, Red bank"})
    t.at(play(0, 1), play(1, 1))
    before = t.g
    t.plays("Red", "Blue park")
    assert t.undo() == (1, "")
    seen = game.view(before, 0)
    assert game.view(game.take_back(t.g, before), 0) == seen


def test_a_card_and_what_is_done_with_it_are_taken_back_step_by_step() -> None:
    t = table("Red: personal 1, hotel 2", hands={"Red": "Red hotel"}).turn("Red").plays("Red", "Red hotel")
    asked = t.g
    t.play("Red", "benefit", "gold").play("Red", "benefit", "marker")
    assert t.undo() == (3, "")
    seen = game.view(asked, 0)
    t.g = game.take_back(t.g, asked)
    assert game.view(t.g, 0) == seen
    assert t.asked == {"Red": "benefit"}


def test_a_press_from_before_does_not_fit_after_taking_back() -> None:
    t = table("Red: gold 1").at(hire_persons())
    start, press = t.g, t.move("Red", "hire", "monk")
    t.play("Red", "hire", "pass")
    t.g = game.take_back(t.g, start)
    with pytest.raises(Refused, match="out_of_date"):
        game.play(t.g, press)


def test_hiring_and_messages_can_be_taken_back_while_nothing_is_revealed() -> None:
    t = table("Red: gold 2", "Yellow: gold 1").at(hire_persons()).play("Red", "hire", "monk")
    assert (t.undo(), t.g.undo_seat) == ((1, ""), 0)
    assert t.play("Yellow", "hire", "pass").g.undo_seat == 1


def test_the_spys_look_cannot_be_taken_back() -> None:
    t = table("Red: gold 1", display="monk fool spy", options=NEW).hire("Red", "spy")
    assert t.undo() == (0, "spied")


def test_the_scholars_card_is_shown_and_cannot_be_taken_back() -> None:
    """Who hires him names the person, not the card: that is news to all others."""
    t = table("Red: gold 1", display="monk fool scholar", hands={"Red": "Red park"}, options=NEW).hire("Red", "scholar")
    assert t.undo() == (0, "played")


def test_the_next_persons_cannot_be_covered_again() -> None:
    t = table("Red: gold 1", round=1).at(hire_persons(), plague()).play("Red", "hire", "pass")
    assert t.undo() == (0, "persons")


def test_the_same_moves_with_the_same_secret_give_the_same_game() -> None:
    one, other = new_game(4).play_on(), new_game(4).play_on()
    assert one.g == other.g
    assert one.events == other.events


def test_a_question_is_put_to_its_seat_and_others_cannot_answer_it() -> None:
    t = table(hands={"Red": "Red park, Red bank"}).at(play(0, 1))
    assert t.why_not("Yellow", "play", 0) == "not_your_turn"
