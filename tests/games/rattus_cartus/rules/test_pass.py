"""The Pass card."""

from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.resolving import resolve_buildings

from .build import Play, cards, table


def entering(seats: int = 4, **passes: int) -> Play:
    hands = {name: "Pass " * n + "Monk" for name, n in passes.items()}
    return table("farm-1", "palace-1", "castle-1", seats=seats, hands=hands).at(enter_buildings())


def test_a_pass_card_is_played_at_the_start_of_the_turn_instead_of_entering() -> None:
    t = entering(Red=1)
    assert t.options("Red") == (0, 1, 2, "pass")
    t.play("Red", "enter", "pass")
    assert t.told("played_pass") == [{"seat": 0}]
    assert t.g.row[0].inside == ()


def test_without_a_pass_card_nobody_may_pass() -> None:
    t = entering(Red=0)
    assert t.options("Red") == (0, 1, 2)
    assert t.why_not("Red", "enter", "pass") == "no_pass_card"


def test_after_a_pass_the_turn_goes_to_the_next_player() -> None:
    assert entering(Red=2).play("Red", "enter", "pass").asked == {"Yellow": "enter"}


def test_the_turn_comes_back_when_all_others_have_entered_and_then_the_player_must_enter() -> None:
    t = entering(Red=1).play("Red", "enter", "pass").enter("Yellow", 0).enter("Green", 0).enter("Blue", 0)
    assert t.asked == {"Red": "enter"}
    assert t.options("Red") == (0, 1, 2)
    assert t.enter("Red", 0).inside(0) == ["Yellow", "Green", "Blue", "Red"]


def test_when_the_turn_comes_back_another_pass_may_be_played() -> None:
    t = entering(Red=2, Yellow=1).play("Red", "enter", "pass").play("Yellow", "enter", "pass")
    t.enter("Green", 0).enter("Blue", 0)
    assert t.asked == {"Red": "enter"}
    assert t.play("Red", "enter", "pass").asked == {"Yellow": "enter"}
    assert t.enter("Yellow", 1).asked == {"Red": "enter"}


def test_a_second_player_who_passes_comes_behind_the_first() -> None:
    t = entering(Red=1, Green=1).play("Red", "enter", "pass").enter("Yellow", 0).play("Green", "enter", "pass")
    assert t.enter("Blue", 0).asked == {"Red": "enter"}
    assert t.enter("Red", 0).asked == {"Green": "enter"}


def test_the_pass_card_goes_back_to_its_pile_at_once() -> None:
    t = entering(Red=1)
    before = t.pile("Pass")
    t.play("Red", "enter", "pass")
    assert (t.pile("Pass"), t.hand("Red")) == (before + 1, cards("Monk"))


def test_the_last_player_left_may_still_play_one() -> None:
    t = entering(Blue=1).enter("Red", 0).enter("Yellow", 0).enter("Green", 0).play("Blue", "enter", "pass")
    assert t.asked == {"Blue": "enter"}
    assert t.hand("Blue") == cards("Monk")


def test_a_pass_cannot_be_played_after_entering() -> None:
    t = entering(Red=1).play("Red", "enter", 0)
    assert t.options("Red") == cards("Monk")
    assert t.why_not("Red", "lay_cards", "Pass") == "pass_is_not_laid"


def test_who_passed_has_entered_later_and_loses_the_tie_for_the_premium_action() -> None:
    t = table("palace-1", "castle-1", seats=3, hands={"Red": "Pass King", "Yellow": "King"})
    t.at(enter_buildings(), resolve_buildings()).play("Red", "enter", "pass")
    t.enter("Yellow", 0, "King").enter("Green", 1).enter("Red", 0, "King")
    assert (t.tokens("Yellow"), t.tokens("Red")) == (2, 1)
