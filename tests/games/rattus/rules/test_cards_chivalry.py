"""Chivalry: Knight, Crusader and Soldier in phase C. (The second step: test_plague_piece; the Soldier: test_spread.)"""

from typing import Any

import pytest

from rules.rattus.components import CARD_OF

from .build import Play, table


def entered(card: str, *regions: str, **more: Any) -> Play:
    """The piece has come to Gallia from Hispania by the holder of these cards; new rats went to Anglia."""
    t = table(*regions, plague="hispania", cards={"Red": card, "Blue": "king"}, **more).turn("Red")
    t.plague("Red", "gallia")
    while t.asked == {"Red": "new_rat"}:
        t.play("Red", "new_rat", "anglia")
    return t


@pytest.mark.parametrize(("card", "how"), [("knight", "count"), ("crusader", "reveal"), ("soldier", "italia")])
def test_a_card_used_in_phase_c_lies_used_until_the_turn_ends_and_one_left_unused_does_not(card: str, how: str) -> None:
    here = "gallia: rats 1-A 6; Blue 2 potions 1"  # Blue is asked before the turn ends
    assert entered(card, here).play("Red", card, how).view(None).used == (CARD_OF[card],)
    assert entered(card, here).play("Red", card, "pass").view(None).used == ()


# --------------------------------------------------------------------------- Knight


def test_the_knight_may_declare_that_the_piece_counts_as_two_cubes() -> None:
    t = entered("knight", "gallia: rats 4-Roy; Blue 2")
    assert (t.asked, t.options("Red")) == ({"Red": "knight"}, ("count", "pass"))
    t.play("Red", "knight", "count")
    assert (t.told("turned_up")[0]["n"], t.lost()) == (4, {"Blue": 1})
    assert t.told("knight") == [{"seat": 0, "region": 1}]


def test_the_knight_may_be_kept_quiet() -> None:
    t = entered("knight", "gallia: rats 4-Roy; Blue 2").play("Red", "knight", "pass")
    assert (t.told("turned_up")[0]["n"], t.lost()) == (2, {})


def test_the_two_neutral_cubes_count_for_all_tokens_of_this_ravage() -> None:
    t = entered("knight", "gallia: rats 4-Roy 3-Roy 2-Roy; Blue 2").play("Red", "knight", "count")
    assert t.flipped() == ["4-Roy hit", "3-Roy hit"]


def test_the_neutral_cubes_are_gone_after_the_turn() -> None:
    t = entered("knight", "gallia: rats 6; Blue 2", "italia: rats 3-A; Green 1").play("Red", "knight", "count")
    assert t.g.neutral is False
    t.plague("Yellow", "italia").play("Yellow", "new_rat", "hispania")
    assert t.flipped()[-1] == "3-A no"


def test_neutral_cubes_are_nobodys_and_have_no_majority() -> None:
    t = entered("knight", "gallia: rats 3-MA; Blue 1").play("Red", "knight", "count")
    assert t.lost() == {"Blue": 1}


def test_neutral_cubes_are_no_cubes_that_keep_the_ravage_going() -> None:
    t = entered("knight", "gallia: rats 1-A 1-A; Blue 1").play("Red", "knight", "count")
    assert t.flipped() == ["1-A hit"]


def test_nuns_take_off_what_the_knight_puts_on() -> None:
    t = entered("knight", "gallia: rats 3-A; Blue 2", nuns="gallia gallia").play("Red", "knight", "count")
    assert t.told("turned_up")[0]["n"] == 2


@pytest.mark.parametrize("gallia", ["gallia: rats 6", "gallia: Blue 3"])
def test_the_knight_is_not_asked_without_both_a_cube_and_a_rat(gallia: str) -> None:
    assert entered("knight", gallia).asked == {"Yellow": "turn"}


def test_the_knight_is_asked_after_the_spread_and_before_any_token_is_turned_up() -> None:
    t = table("gallia: rats 2-A; Blue 1", plague="hispania", cards={"Red": "knight"}).turn("Red")
    t.plague("Red", "gallia")
    assert t.asked == {"Red": "new_rat"}
    t.play("Red", "new_rat", "anglia")
    assert (t.asked, t.flipped()) == ({"Red": "knight"}, [])


def test_the_knight_counts_also_after_two_steps() -> None:
    t = table("gallia: rats 3-A; Blue 1", plague="scandia", cards={"Red": "knight"}).turn("Red").plague("Red", "gallia")
    t.play("Red", "new_rat", "anglia").play("Red", "knight", "count")
    assert t.lost() == {"Blue": 1}


def test_a_knight_of_somebody_else_is_not_asked() -> None:
    t = table("gallia: rats 3-A; Blue 1", plague="hispania", cards={"Blue": "knight"}).turn("Red")
    t.plague("Red", "gallia").play("Red", "new_rat", "anglia")
    assert t.asked == {"Yellow": "turn"}


# --------------------------------------------------------------------------- Crusader


def test_the_crusader_may_reveal_all_tokens_together_for_all_to_see() -> None:
    t = entered("crusader", "gallia: rats 1-A 3-Mag 2-M; Blue 3")
    assert (t.asked, t.options("Red")) == ({"Red": "crusader"}, ("reveal", "pass"))
    t.play("Red", "crusader", "reveal")
    assert [face[:3] for face in t.told("revealed")[0]["faces"]] == [(1, 0, 1), (3, 0, 0), (2, 1, 0)]
    assert t.knows("Green", "gallia") == t.knows(None, "gallia") == ["1-A", "3-Mag", "2-M"]


def test_he_then_chooses_the_next_token_each_time_after_the_one_before() -> None:
    t = entered("crusader", "gallia: rats 1-A 3-A 2-A; Blue 3").play("Red", "crusader", "reveal")
    assert t.asked == {"Red": "next_rat"}
    t.play("Red", "next_rat", 1)
    assert (t.flipped(), t.rats("gallia")) == (["3-A hit"], ["1-A", "2-A"])
    t.play("Red", "next_rat", 1)
    assert t.flipped() == ["3-A hit", "2-A hit", "1-A hit"]  # the last one takes its turn by itself
    assert t.cubes("gallia") == {}
    assert t.asked == {"Yellow": "turn"}


def test_limit_and_majority_are_looked_at_when_a_tokens_turn_comes() -> None:
    t = entered("crusader", "gallia: rats 3-A 1-M; Blue 2, Green 1").play("Red", "crusader", "reveal")
    t.play("Red", "next_rat", 1)
    assert (t.flipped(), t.lost()) == (["1-M hit", "3-A no"], {"Blue": 1})


def test_without_the_crusader_the_tokens_come_in_order_and_those_left_stay_face_down() -> None:
    t = entered("crusader", "gallia: rats 1-A 3-A; Blue 1").play("Red", "crusader", "pass")
    assert (t.flipped(), t.rats("gallia"), t.knows("Red", "gallia")) == (["1-A hit"], ["3-A"], ["?"])


def test_when_the_cubes_run_out_all_revealed_tokens_are_discarded() -> None:
    t = entered("crusader", "gallia: rats 1-A 3-A 4-M; Blue 1").play("Red", "crusader", "reveal")
    t.play("Red", "next_rat", 0)
    assert (t.flipped(), t.rats("gallia")) == (["1-A hit"], [])
    assert [face[:3] for face in t.view(None).discards[-3:]] == [(1, 0, 1), (3, 0, 1), (4, 1, 0)]
    assert t.told("put_away") == [{"region": 1, "n": 2}]


def test_after_the_ravage_nothing_lies_open_any_more() -> None:
    t = entered("crusader", "gallia: rats 6 6; Blue 1").play("Red", "crusader", "reveal").play("Red", "next_rat", 0)
    assert t.g.revealed is False
    assert t.told("put_away") == []


def test_without_a_cube_in_the_region_nothing_is_revealed() -> None:
    assert entered("crusader", "gallia: rats 6 6").asked == {"Yellow": "turn"}


def test_a_single_token_is_turned_up_without_a_question() -> None:
    t = entered("crusader", "gallia: rats 1-A; Blue 2")
    assert (t.asked, t.flipped()) == ({"Yellow": "turn"}, ["1-A hit"])


def test_a_crusader_of_somebody_else_is_not_asked() -> None:
    t = table("gallia: rats 6 6; Red 1", plague="hispania", cards={"Blue": "crusader"}).turn("Red")
    t.plague("Red", "gallia").play("Red", "new_rat", "anglia").play("Red", "new_rat", "anglia")
    assert t.asked == {"Yellow": "turn"}


def test_owners_of_potions_decide_between_two_tokens_of_the_chosen_order() -> None:
    t = entered("crusader", "gallia: rats 1-A 2-A; Blue 2 potions 1").play("Red", "crusader", "reveal")
    t.play("Red", "next_rat", 1)
    assert t.asked == {"Blue": "lose_cube"}
    t.play("Blue", "lose_cube", ("give", 1))
    assert t.lost() == {"Blue": 1}
