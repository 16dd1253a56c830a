"""A turn, a cycle of turns, and passing."""

import pytest

from rules.core import Refused
from rules.hameln import game

from .build import SEATS, Play, table

STUCK = "q02 q04 q06 q08 q10 q12 s12 s01 s02 s04 s05 s06 s07 s08 s10 s11"


def stuck(*lines: str, **more: int) -> Play:
    """All houses that anybody lives in are infested; two big rats are left."""
    return table(*lines, rats=STUCK, **({"pool": 2} | more))  # type: ignore[arg-type]


def test_a_turn_is_one_mandatory_action_and_then_an_optional_one() -> None:
    t = table("A: bread 2, money 1").turn("A")
    assert t.asked == {"A": "act"}
    t.act("A", "sell").play("A", "for_money", "bread").play("A", "for_tokens")
    assert (t.asked, t.options("A")) == ({"A": "optional"}, ("influence", "bribe", "pass"))
    t.play("A", "optional", "influence")
    assert t.asked == {"B": "act"}


def test_the_four_mandatory_actions_are_offered_where_they_are_possible() -> None:
    t = table("A: bread 1, boy 1, money 9", "B: girl 1").turn("A")
    assert t.options("A") == ("men", "women", "marry", "sell")
    assert table().turn("A").options("A") == ("men", "women")


def test_who_can_take_a_mandatory_action_must() -> None:
    t = table("A: money 9").turn("A")
    assert "pass" not in t.options("A")
    assert t.why_not("A", "act", "pass") == "not_an_option"
    with pytest.raises(Refused, match="out_of_date"):
        t.play("A", "optional", "influence")


def test_even_the_only_possible_mandatory_action_is_asked_for() -> None:
    t = stuck("A: meat 1").turn("A")
    assert (t.asked, t.options("A")) == ({"A": "act"}, ("sell",))


def test_without_a_mandatory_action_the_optional_one_is_still_allowed() -> None:
    t = stuck("A: money 4").turn("A")
    assert t.asked == {"A": "optional"}
    t.play("A", "optional", "cat").play("A", "chase", "q02")
    assert t.cat == "A"
    assert [said["seat"] for said in t.told("passed")] == [1, 2]  # not A; D's wife lives in M1, which is free again
    assert (t.asked, t.options("D")) == ({"D": "act"}, ("women",))


def test_who_can_pay_for_no_optional_action_is_not_asked() -> None:
    t = table("A: bread 1").turn("A").men("A", "M1").rat("A", "q02 q12 s12")
    assert t.asked == {"B": "act"}


def test_doing_nothing_at_all_is_a_pass_and_it_is_told() -> None:
    t = stuck("B: meat 1").turn("A")
    assert (t.asked, t.told("passed"), t.g.passed) == ({"B": "act"}, [{"seat": 0}], (0,))


def test_declining_the_optional_action_without_a_mandatory_one_is_a_pass() -> None:
    t = stuck("A: money 4", "B: meat 1").turn("A").play("A", "optional", "pass")
    assert (t.asked, t.g.passed) == ({"B": "act"}, (0,))


def test_declining_the_optional_action_after_a_mandatory_one_is_no_pass() -> None:
    t = table("A: money 4").turn("A").men("A", "M1").rat("A", "q02 q12 s12").play("A", "optional", "pass")
    assert (t.g.passed, t.told("passed")) == ((), [])


def test_there_is_no_question_in_which_players_give_or_lend_or_refuse_a_marriage() -> None:
    opening = {"man", "woman"}
    mandatory = {"act", "activate", "rats", "rat_set", "couple", "home", "for_money", "for_tokens", "piles"}
    optional = {"optional", "chase", "bribe", "amount"}
    assert set(game.rules.choices) == opening | mandatory | optional | {"keep"}


# --------------------------------------------------------------------------- cycles


def test_players_take_their_turns_in_turn_order() -> None:
    t = table(order="C A D B").turn("C").men("C", "M4").rat("C", "q08 s07 s08")
    assert list(t.asked) == ["A"]
    t.men("A", "M1").rat("A", "q02 s01 s02")
    assert list(t.asked) == ["D"]
    t.men("D", "M6").rat("D", "q10 s10 s11")
    assert list(t.asked) == ["B"]


def cycle() -> Play:
    """The example of Figs 8 to 10: the first two gain nothing, the third and the fourth buy one influence each."""
    t = table("C: money 2", "D: money 3", order="A B C D").turn("A")
    t.men("A", "M1").rat("A", "q02 q12 s12").men("B", "M3").rat("B", "q04 q06 s04")
    t.men("C", "M4").rat("C", "q08 s07 s08").play("C", "optional", "influence")
    return t


def test_influence_gained_in_mid_cycle_does_not_change_the_running_cycle() -> None:
    t = cycle()
    assert (t.ranks, t.order, list(t.asked)) == ("C A B D", "A B C D", ["D"])


def test_example_of_a_cycles_end_at_which_the_turn_order_becomes_that_of_influence() -> None:
    t = cycle().women("D", "M1").play("D", "optional", "influence")
    assert t.told("new_cycle") == [{"order": tuple(SEATS[name] for name in "DCAB")}]
    assert (t.influence("D"), t.influence("C"), t.order, t.asked) == (2, 1, "D C A B", {"D": "act"})


def test_of_two_with_one_influence_each_the_earlier_one_goes_first() -> None:
    t = cycle()
    t.g.step = 0
    t.women("D", "M1").play("D", "optional", "influence")
    assert t.order == "C D A B"


def test_a_pass_counts_as_a_turn_of_the_cycle() -> None:
    t = stuck("A: meat 1, influence 3", "C: influence 9").turn("D")
    assert (t.order, t.g.place, t.asked) == ("C A B D", 1, {"A": "act"})
    assert t.told("passed") == [{"seat": 3}, {"seat": 2}]


def test_the_number_of_turns_of_the_phase_is_counted() -> None:
    t = cycle()
    assert (t.g.turns, t.view(None).turns) == (3, 3)


# --------------------------------------------------------------------------- nobody can move


def test_once_everybody_has_passed_the_phase_ends_without_an_active_player() -> None:
    t = stuck().turn("A")
    assert [said["seat"] for said in t.told("passed")] == [0, 1, 2, 3]
    assert t.told("nobody_moves") == [{}]
    assert (t.g.phase, t.g.pool, t.g.passed, t.g.turns) == (2, 5, (), 0)
    assert t.asked == {"A": "act"}  # the cycle was over with D's pass


def test_a_player_who_passes_twice_running_at_the_turn_of_a_cycle_counts_once() -> None:
    t = stuck("A: influence 1, money 1", "D: influence 3").turn("D")
    # D passes last in the old cycle and first in the new one: A, B and C are still to pass
    assert (t.order, t.g.passed, t.asked) == ("D A B C", (3,), {"A": "optional"})
    assert [said["seat"] for said in t.told("passed")] == [3, 3]
    assert t.g.phase == 1


def test_any_action_lets_everybody_hope_again() -> None:
    t = stuck("C: meat 1")
    t.g.passed = (0, 1, 2)  # C had no meat then
    t.turn("C").act("C", "sell").play("C", "for_money", "meat").play("C", "optional", "pass")
    assert (t.told("nobody_moves"), t.asked, t.g.passed) == ([], {"C": "optional"}, (0, 1, 3))
    t.play("C", "optional", "pass")
    assert t.told("nobody_moves") == [{}]


def test_an_optional_action_alone_lets_everybody_hope_again() -> None:
    t = stuck("C: money 1").turn("A").play("C", "optional", "bribe").play("C", "bribe", "red")
    assert [said["seat"] for said in t.told("passed")] == [0, 1, 3, 0, 1, 2]
    assert (t.told("nobody_moves"), t.g.phase) == ([{}], 2)  # in the second cycle nobody is left who can move


def test_in_the_third_phase_nobody_gets_the_point_for_the_end() -> None:
    t = stuck(phase=3).turn("A")
    assert t.result().facts == {"ended": "nobody"}
    assert t.line("ended_game") == (None, None, None, None)


# --------------------------------------------------------------------------- endless play


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_phase_ends_after_a_hundred_turns_of_each(seats: int) -> None:
    lines = [f"{name}: meat 3" for name in "ABCDE"[:seats]]
    t = table(*lines, seats=seats).turn("A")
    t.g.turns = 100 * seats - 2
    t.act("A", "sell").play("A", "for_money", "meat").play("A", "for_tokens").play("A", "optional", "pass")
    assert (t.g.phase, t.asked, t.g.turns) == (1, {"B": "act"}, 100 * seats - 1)
    t.act("B", "sell").play("B", "for_money", "meat").play("B", "for_tokens").play("B", "optional", "pass")
    assert t.told("endless_phase") == [{"n": 100 * seats}]
    assert (t.g.phase, t.asked, t.g.turns) == (2, {"C": "act"}, 0)


def test_passes_count_among_the_hundred_turns() -> None:
    t = stuck("B: meat 1")
    t.g.turns = 399
    t.turn("A")
    assert (t.told("endless_phase"), t.g.phase, t.asked) == ([{"n": 400}], 2, {"B": "act"})


def test_an_endless_third_phase_ends_the_game_without_a_point_for_anybody() -> None:
    t = table("A: meat 1", phase=3)
    t.g.turns = 399
    t.turn("A").act("A", "sell").play("A", "for_money", "meat").play("A", "optional", "pass")
    assert t.result().facts == {"ended": "nobody"}
    assert t.line("ended_game") == (None,) * 4


def test_the_last_big_rat_in_the_last_of_the_turns_still_gives_the_point() -> None:
    t = table(phase=3, pool=1, rats="q02 q12", bag=(0, 0))
    t.g.turns = 399
    t.turn("A").men("A", "M1")
    assert (t.line("ended_game"), t.told("endless_phase")) == ((1, None, None, None), [])
