"""What can be taken back, and what everybody knows already."""

import pytest

from rules.core import Refused
from rules.rattus_cartus import game
from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.options import Options
from rules.rattus_cartus.resolving import resolve_buildings
from rules.rattus_cartus.supplies import take_supplies

from .build import Play, table

HANDS = {"Red": "King Pass", "Yellow": "Monk", "Green": "", "Blue": "Witch"}


def entering() -> Play:
    return table("palace", "monastery", "castle", hands=HANDS).at(enter_buildings(), resolve_buildings())


def test_entering_and_laying_can_be_taken_back_while_the_cards_lie_face_down() -> None:
    t = entering()
    before = game.view(t.g, 0)
    start = t.g
    t.play("Red", "enter", 1)
    entered = t.g
    t.play("Red", "lay_cards", "King")
    assert t.undo()[0] == 2
    t.g = game.take_back(t.g, entered)
    assert t.asked == {"Red": "lay_cards"}
    t.g = game.take_back(t.g, start)
    assert game.view(t.g, 0) == before


def test_a_press_from_before_does_not_fit_after_taking_back() -> None:
    t = entering()
    start, press = t.g, t.move("Red", "enter", 1)
    t.play("Red", "enter", 0)
    t.g = game.take_back(t.g, start)
    with pytest.raises(Refused, match="out_of_date"):
        game.play(t.g, press)


def test_a_pass_card_can_be_taken_back_until_the_next_player_moves() -> None:
    t = entering().play("Red", "enter", "pass")
    assert (t.undo()[0], t.g.undo_seat) == (1, 0)
    assert t.play("Yellow", "enter", 0).g.undo_seat == 1


def test_when_the_last_cards_are_laid_the_buildings_are_resolved_and_nothing_can_be_taken_back() -> None:
    t = entering().enter("Red", 0, "King").enter("Yellow", 1, "Monk").enter("Green", 1).play("Blue", "enter", 2)
    assert t.undo()[0] == 1
    t.play("Blue", "lay_cards", "Witch")
    assert t.undo() == (0, "showed")


@pytest.mark.parametrize(
    ("at", "depth", "barrier"),
    [(0, 0, "drew"), (1, 1, "")],
)
def test_drawn_cards_cannot_be_taken_back_but_discarded_rats_can(at: int, depth: int, barrier: str) -> None:
    t = table("monastery-1", "monastery-2", "castle-3").at(take_supplies()).play("Red", "supplies", at)
    assert t.undo() == (depth, barrier)


def test_a_look_cannot_be_taken_back() -> None:
    t = table("fortune_tellers_tent: Red").at(resolve_buildings()).play("Red", "look_at_nuns", 0)
    assert t.undo() == (0, "looked")


def test_a_reshuffle_cannot_be_taken_back() -> None:
    t = table("monastery-1", "castle-1", pile="", discard="King " * 30, options=Options(supplies="in_order"))
    assert t.at(take_supplies()).play("Red", "supplies", 0).undo() == (0, "reshuffled")


def test_whose_half_is_taken_can_be_thought_over_but_not_which_cards_were_given() -> None:
    t = table("palace: Green / Red Sword / Blue", hands={"Blue": "Monk Monk"}).at(resolve_buildings())
    assert t.play("Red", "sword_victim", "Blue").undo()[0] == 1
    assert t.play("Blue", "give_cards", "Monk").undo() == (0, "gave_cards")


def test_a_random_gift_cannot_be_drawn_again() -> None:
    t = table("palace: Green / Red Sword / Blue", hands={"Blue": "Monk King"}, options=Options(sword_choice="random"))
    t.at(resolve_buildings()).play("Red", "sword_victim", "Blue")
    assert t.undo() == (0, "gave_cards")


def test_a_tribute_can_be_changed_until_the_last_has_chosen() -> None:
    four = "Monk Witch King Knight"
    t = table("guard_tower: Red", hands={"Blue": four, "Green": four}).at(resolve_buildings())
    t.play("Blue", "tribute", "Monk Witch King").play("Blue", "tribute", "Witch King Knight")
    t.play("Green", "tribute", "Monk Witch King")
    assert t.g.undo_depth == 0
    assert t.why_not("Blue", "tribute", "Monk Witch King") == "game_over"


@pytest.mark.parametrize("pick", ["take", "pass"])
def test_taking_or_declining_cards_from_an_open_pile_can_be_taken_back(pick: str) -> None:
    t = table("castle: Green / Blue", "guard_tower: Red", hands={"Red": "King"}).at(resolve_buildings())
    assert t.play("Green", "gain", pick).undo()[0] == 1
    assert t.asked == {"Blue": "gain"}
