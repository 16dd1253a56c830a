"""Standing answers: no optional action, and the children when the piper comes."""

import pytest

from rules.core import Pick
from rules.hameln.piper import piper_visits

from .build import Play, table


def played(t: Play, who: str, *says: str) -> Pick | None:
    """What a standing answer comes to; it is played, so that it is legal."""
    pick, choice = t.standing(who, *says), t.asked[who]
    if pick is not None:
        t.play(who, choice, *pick)
    return pick


def visited(*lines: str) -> Play:
    """The piper comes to this table."""
    return table(*lines, pool=0, bag=(0, 0)).at(piper_visits())


# --------------------------------------------------------------------------- the optional action


@pytest.mark.parametrize("money", [1, 4, 30])
def test_of_the_optional_actions_none_is_taken_however_much_money_there_is(money: int) -> None:
    t = table(f"A: money {money}", bag=(0, 0)).turn("A").men("A", "M1").rat("A", "q02 q12 s12")
    assert t.asked == {"A": "optional"}
    assert played(t, "A", "none") == ("pass",)
    assert (t.money("A"), t.asked, t.cat, t.bribes) == (money, {"B": "act"}, "", {})


# --------------------------------------------------------------------------- the children


def test_all_children_are_kept_where_all_can_be_paid_for() -> None:
    t = visited("A: boy 2, girl 1, money 9")
    price = t.ask("A").args[1]
    assert isinstance(price, int)
    assert len(played(t, "A", "all") or ()) == 3
    assert (t.money("A"), t.hall("A"), t.road) == (9 - 3 * price, (2, 1), "")


def test_who_would_keep_all_children_is_asked_where_the_money_is_not_enough_for_all() -> None:
    t = visited("A: boy 2, girl 1, money 5")
    assert t.ask("A").most == 2
    assert played(t, "A", "all") is None


@pytest.mark.parametrize("money", [2, 9])
def test_no_child_is_kept_whatever_the_money(money: int) -> None:
    t = visited(f"A: boy 2, girl 1, money {money}")
    assert played(t, "A", "none") == ()
    assert (t.money("A"), t.hall("A"), t.road) == (money, (0, 0), "A A A")


@pytest.mark.parametrize("says", ["none", "all"])
def test_the_children_of_somebody_else_are_asked_for_separately(says: str) -> None:
    t = visited("A: boy 1, money 9", "B: girl 1, money 9")
    assert t.asked == {"A": "keep"}
    played(t, "A", says)
    assert t.asked == {"B": "keep"}


# --------------------------------------------------------------------------- all of them


def test_what_cannot_be_said_to_a_question_answers_nothing() -> None:
    assert visited("A: boy 1, money 9").standing("A", "one") is None
