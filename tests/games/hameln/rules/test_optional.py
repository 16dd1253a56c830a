"""The optional actions: the cat, influence, a bribe."""

import pytest

from .build import CIRCLE, HOUSE, REGION, SEATS, Play, table


def after_men(*lines: str, **more: str | int) -> Play:
    """A has taken a mandatory action and may take an optional one."""
    return table(*lines, bag=(0, 0), **more).turn("A").men("A", "M1").rat("A", "q02 q12 s12")  # type: ignore[arg-type]


# --------------------------------------------------------------------------- the cat


def test_the_cat_of_the_bank_costs_four_florins() -> None:
    t = after_men("A: money 5").play("A", "optional", "cat")
    assert (t.money("A"), t.cat, t.g.bank) == (1, "A", 84)
    assert t.told("bought_cat") == [{"seat": 0, "other": -1, "n": 4}]


def test_one_florin_of_its_price_goes_to_the_owner_and_three_to_the_bank() -> None:
    t = after_men("A: money 4", "B: money 2", cat="B").play("A", "optional", "cat")
    assert (t.money("A"), t.money("B"), t.g.bank, t.cat) == (0, 3, 82, "A")
    assert t.told("bought_cat") == [{"seat": 0, "other": 1, "n": 4}]


def test_nobody_buys_the_cat_from_themselves() -> None:
    t = after_men("A: money 9", cat="A")
    assert t.options("A") == ("influence", "bribe", "pass")
    assert t.refusal("A", "optional", "cat") == ("own_cat", {"rule": "optional"})


def test_three_florins_buy_no_cat() -> None:
    t = after_men("A: money 3")
    assert t.refusal("A", "optional", "cat") == ("too_poor", {"price": 4, "n": 3, "rule": "optional"})


def test_the_buyer_removes_any_one_rat_of_the_board() -> None:
    t = after_men("A: money 4", rats="wB a05").play("A", "optional", "cat")
    assert t.circles("A") == "q02 q12 s12 a05 wB"
    assert "pass" not in t.options("A")
    t.play("A", "chase", "a05")
    assert t.rats == {"q02", "q12", "s12", "wB"}
    assert t.told("chased") == [{"seat": 0, "circle": CIRCLE["a05"]}]


def test_without_a_rat_on_the_board_the_cat_is_bought_all_the_same() -> None:
    t = table("A: money 4, meat 1").turn("A").act("A", "sell").play("A", "for_money", "meat")
    t.play("A", "optional", "cat")
    assert (t.cat, t.rats, t.asked) == ("A", set(), {"B": "act"})


def test_a_single_rat_is_removed_without_a_question() -> None:
    t = table("A: money 4, meat 1", rats="wB").turn("A").act("A", "sell").play("A", "for_money", "meat")
    assert t.play("A", "optional", "cat").rats == set()


def test_example_of_a_rat_whose_removal_frees_two_houses() -> None:
    rats = "s01 a01 wY a03 s02 a02"
    t = table("A: money 4, meat 1", "B: money 1", rats=rats, big="Y2 Y3", pool=2, cat="B").turn("A")
    t.act("A", "sell").play("A", "for_money", "meat")
    assert (t.infested, t.money("A")) == ("Y2 Y3", 8)
    t.play("A", "optional", "cat").play("A", "chase", "a02")
    assert (t.infested, t.big, t.g.pool) == ("", "", 4)
    assert (t.money("A"), t.money("B"), t.g.bank) == (4, 2, 79)
    assert t.told("freed") == [
        {"house": HOUSE["Y2"], "big": 1, "n": 3},
        {"house": HOUSE["Y3"], "big": 1, "n": 4},
    ]


def test_a_house_infested_since_an_earlier_phase_has_no_big_rat_to_give_back() -> None:
    t = after_men("A: money 4", rats="s03 s04 a04 a05", pool=3).play("A", "optional", "cat")
    t.play("A", "chase", "a05")
    assert (t.infested, t.g.pool) == ("", 3)
    assert t.told("freed") == [{"house": HOUSE["G1"], "big": 0, "n": 3}]


def test_a_house_freed_by_the_cat_and_filled_again_takes_a_big_rat() -> None:
    t = after_men("A: money 4", "C: boy 1", homes="Y1 B/C", rats="s01 a01 a16", pool=4, activity="Y1 3")
    assert (t.infested, t.big, t.g.pool) == ("Y1", "Y1", 3)
    t.play("A", "optional", "cat").play("A", "chase", "a16")
    assert (t.infested, t.big, t.g.pool) == ("", "", 4)
    t.men("B", "Y1")
    assert (t.infested, t.big, t.g.pool) == ("Y1", "Y1", 3)


def test_a_rat_whose_removal_frees_nothing_leaves_the_pool() -> None:
    t = after_men("A: money 4", rats="s03 s04 a04 a05 wB", big="G1", pool=3).play("A", "optional", "cat")
    t.play("A", "chase", "wB")
    assert (t.g.pool, t.big, t.told("freed")) == (3, "G1", [])


# --------------------------------------------------------------------------- influence


def test_influence_costs_what_the_next_step_says() -> None:
    t = after_men("A: money 2").play("A", "optional", "influence")
    assert (t.money("A"), t.influence("A"), t.g.step, t.g.bank) == (0, 1, 1, 85)
    assert t.told("bought_influence") == [{"seat": 0, "n": 2}]
    assert t.told("gained_influence") == [{"seat": 0, "n": 1, "to": 1}]


@pytest.mark.parametrize(
    ("step", "price", "gain"), [(0, 2, 1), (1, 3, 2), (2, 4, 2), (3, 2, 1), (4, 4, 3), (5, 3, 1), (6, 2, 1), (7, 3, 2)]
)
def test_the_loop_has_six_steps_and_no_end(step: int, price: int, gain: int) -> None:
    t = after_men("A: money 9", step=step).play("A", "optional", "influence")
    assert (9 - t.money("A"), t.influence("A"), t.g.step) == (price, gain, step + 1)


def test_who_cannot_pay_the_next_step_cannot_buy_the_one_after_it() -> None:
    t = after_men("A: money 3", step=2)
    assert t.options("A") == ("bribe", "pass")
    assert t.refusal("A", "optional", "influence") == ("too_poor", {"price": 4, "n": 3, "rule": "optional"})


def test_influence_is_bought_once_a_turn() -> None:
    assert after_men("A: money 9").play("A", "optional", "influence").asked == {"B": "act"}


@pytest.mark.parametrize(("square", "to", "gained"), [(14, 15, 1), (13, 15, 2), (12, 15, 3)])
def test_the_track_ends_at_its_top(square: int, to: int, gained: int) -> None:
    t = after_men(f"A: money 9, influence {square}", step=4).play("A", "optional", "influence")
    assert (t.influence("A"), t.told("gained_influence")) == (to, [{"seat": 0, "n": gained, "to": to}])


def test_at_the_top_influence_may_still_be_bought_and_the_marker_stays_where_it_is() -> None:
    t = after_men("A: money 9, influence 15", "B: influence 15", arrived="A B C D")
    t.play("A", "optional", "influence")
    assert (t.influence("A"), t.ranks, t.g.step, t.money("A")) == (15, "A B C D", 1, 7)


def test_who_arrives_on_a_square_later_ranks_below() -> None:
    t = after_men("A: money 3, influence 1", "B: influence 3", step=1).play("A", "optional", "influence")
    assert (t.influence("A"), t.ranks) == (3, "B A C D")


def test_each_arrival_is_later_than_all_before() -> None:
    t = after_men("A: money 3, influence 1", "B: influence 1, money 9", "C: influence 3", step=1)
    t.play("A", "optional", "influence")
    t.g.step = 1
    t.men("B", "M3").rat("B", "q04 q06 s05").play("B", "optional", "influence")
    assert t.ranks == "C A B D"


# --------------------------------------------------------------------------- bribes


def test_a_bribe_lies_on_its_space_and_calls_the_piper_at_once() -> None:
    t = after_men("A: money 5").bribe("A", "red", 3)
    assert (t.money("A"), t.bribes, t.piper, t.g.bank) == (2, {"red": 3}, "red", 80)
    assert t.told("bribed") == [{"seat": 0, "region": 2, "n": 3, "total": 3, "piper": REGION["red"], "goes": 1}]


def test_a_bribe_may_be_raised_without_becoming_the_largest() -> None:
    t = after_men("A: money 5", bribes="green 5, blue 1", piper="green").bribe("A", "blue", 3)
    assert (t.bribes, t.piper) == ({"green": 5, "blue": 4}, "green")
    assert t.told("bribed")[0]["goes"] == 0


def test_example_of_amounts_that_no_two_spaces_may_share() -> None:
    def t() -> Play:
        return after_men("A: money 4", bribes="yellow 2, green 3", piper="green").play("A", "optional", "bribe")

    assert t().play("A", "bribe", "red").options("A") == (1, 4)
    assert t().play("A", "bribe", "red").refusal("A", "amount", 2) == (
        "equal_bribes",
        {"n": 2, "total": 2, "rule": "optional"},
    )
    assert t().play("A", "bribe", "red").why_not("A", "amount", 3) == "equal_bribes"
    assert t().play("A", "bribe", "yellow").why_not("A", "amount", 1) == "equal_bribes"
    assert t().play("A", "bribe", "red").play("A", "amount", 1).piper == "green"
    assert t().play("A", "bribe", "red").play("A", "amount", 4).piper == "red"


def test_all_one_has_may_be_given_and_not_more() -> None:
    t = after_men("A: money 2").play("A", "optional", "bribe").play("A", "bribe", "red")
    assert t.options("A") == (1, 2)
    assert t.why_not("A", "amount", 3) == t.why_not("A", "amount", 0) == "not_an_option"


def test_a_single_space_that_takes_the_only_florin_is_bribed_without_a_question() -> None:
    t = after_men("A: money 1", bribes="yellow 1, green 2, red 3, blue 4", piper="blue")
    t.play("A", "optional", "bribe")
    assert (t.bribes["blue"], t.piper, t.asked) == (5, "blue", {"B": "act"})


def test_why_a_space_takes_no_bribe() -> None:
    t = after_men("A: money 1", bribes="yellow 2, green 3", piper="green").play("A", "optional", "bribe")
    assert set(t.options("A")) == {REGION["green"], REGION["red"], REGION["blue"]}
    assert t.refusal("A", "bribe", "yellow") == ("equal_bribes", {"n": 1, "total": 3, "rule": "optional"})
    t = after_men("A: money 1", bribes="red 3, blue 2", piper="red").play("A", "optional", "bribe")
    assert t.refusal("A", "bribe", "blue") == ("equal_bribes", {"n": 1, "total": 3, "rule": "optional"})


@pytest.mark.parametrize("bribes", ["", "yellow 1", "yellow 1, green 2", "green 3, red 2, blue 1, yellow 4"])
def test_one_florin_is_always_enough_for_a_bribe(bribes: str) -> None:
    t = after_men("A: money 1", bribes=bribes)
    assert t.options("A") == ("bribe", "pass")


def test_spaces_without_a_bribe_are_equal_without_harm() -> None:
    assert after_men("A: money 1").play("A", "optional", "bribe").options("A") == (0, 1, 2, 3)


def test_a_single_amount_is_given_without_a_question() -> None:
    t = after_men("A: money 1").play("A", "optional", "bribe").play("A", "bribe", "blue")
    assert (t.bribes, t.asked) == ({"blue": 1}, {"B": "act"})


def test_at_most_one_optional_action_is_taken() -> None:
    assert after_men("A: money 9").bribe("A", "red", 1).asked == {"B": "act"}
    t = after_men("A: money 9").play("A", "optional", "cat").play("A", "chase", "q02")
    assert t.asked == {"B": "act"}


def test_the_optional_actions_are_the_active_players() -> None:
    t = after_men("A: money 2", "B: money 9")
    assert t.ask("A").seat == SEATS["A"]
    assert t.options("A") == ("influence", "bribe", "pass")
