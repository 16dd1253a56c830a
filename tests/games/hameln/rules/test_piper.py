"""The end of a phase: what the piper clears, what he asks, and where he goes."""

import pytest

from rules.hameln.components import circles_in
from rules.hameln.flow import a_turn, after_phase
from rules.hameln.piper import piper_visits

from .build import BOX, CIRCLE, HOUSE, REGION, Play, circle_names, table

ALL_RATS = " ".join(circle.id for circle in BOX.circles if not circle.extra)
MARKET = "q02 q04 q06 q08 q10 q12"


def visited(*lines: str, **more: str | int) -> Play:
    """The piper comes to this table, and nothing follows."""
    return table(*lines, **({"pool": 0} | more)).at(piper_visits())  # type: ignore[arg-type]


def ending(*lines: str, **more: str | int) -> Play:
    """A's man in M1 brings the piper; nobody's child disturbs."""
    t = table(*lines, **({"pool": 1, "rats": "q02 q12", "bag": (0, 0)} | more))  # type: ignore[arg-type]
    return t.turn("A").men("A", "M1")


# --------------------------------------------------------------------------- clearing


def test_example_of_the_rats_that_the_piper_takes_from_the_yellow_region() -> None:
    t = visited(rats=ALL_RATS)
    gone = "a01 a02 a03 a04 a16 s01 s02 s03 s12 wY " + MARKET
    assert t.rats == set(ALL_RATS.split()) - set(gone.split())
    assert len(t.rats) == 22
    assert t.told("cleared")[0]["n"] == 16
    assert set(t.told("cleared")[0]["circles"]) == {CIRCLE[name] for name in gone.split()}


@pytest.mark.parametrize(
    ("piper", "infested"),
    [
        ("yellow", "G2 G3 G4 R1 R2 R3 R4 B1 B2 B3"),
        ("green", "Y1 Y2 Y3 R2 R3 R4 B1 B2 B3 B4"),
        ("red", "Y1 Y2 Y3 Y4 G1 G2 G3 B2 B3 B4"),
        ("blue", "Y2 Y3 Y4 G1 G2 G3 G4 R1 R2 R3"),
    ],
)
def test_example_of_the_houses_that_stay_infested(piper: str, infested: str) -> None:
    t = visited(rats=ALL_RATS, piper=piper)
    assert t.infested == infested
    freed = {HOUSE[name] for name in HOUSE} - {HOUSE[name] for name in infested.split()}
    assert set(t.told("cleared")[0]["houses"]) == freed


def test_houses_that_were_clean_before_are_not_told_as_freed() -> None:
    t = visited(rats="s01 a01 a02 wY s02")
    assert t.told("cleared")[0]["houses"] == (HOUSE["Y2"],)


def test_all_big_rats_leave_the_houses_that_stay_infested_too() -> None:
    t = visited(rats="s03 s04 a04 a05 s07 a09 a10 wR", big="G1 R2", piper="green")
    assert (t.infested, t.big) == ("R2", "")


def test_example_of_infested_houses_carried_over_which_do_not_reduce_the_next_pool() -> None:
    t = table(rats=ALL_RATS, big="G2 G3 G4 R1", pool=0).at(piper_visits(), after_phase())
    assert (t.g.phase, t.g.pool, t.big) == (2, 5, "")
    assert t.infested == "G2 G3 G4 R1 R2 R3 R4 B1 B2 B3"
    assert t.told("phase_begins") == [{"phase": 2, "n": 5}]


def test_a_carried_over_house_stays_closed_and_takes_a_big_rat_when_freed_and_filled_again() -> None:
    t = table("A: money 4, meat 1", homes="G2 B/C", rats="s04 a05 a06 wG", phase=2, pool=5, activity="G2 3")
    t.turn("A").act("A", "sell").play("A", "for_money", "meat")
    t.play("A", "optional", "cat").play("A", "chase", "wG")
    assert (t.g.pool, t.infested) == (5, "")
    t.men("B", "G2")
    assert (t.g.pool, t.big) == (4, "G2")


def test_circles_that_straddle_two_regions_are_cleared_with_either() -> None:
    for region, left in (("yellow", "s06 s09"), ("green", "s09 s12"), ("red", "s03 s12"), ("blue", "s03 s06")):
        assert visited(rats="s03 s06 s09 s12", piper=region).rats == set(left.split())


@pytest.mark.parametrize("piper", list(REGION))
def test_no_butchery_is_infested_after_any_visit(piper: str) -> None:
    t = visited(rats=ALL_RATS, piper=piper)
    assert not set(t.infested.split()) & {"M1", "M2", "M3", "M4", "M5", "M6"}
    assert not set(circle_names(circles_in(t.g.rats))) & set(MARKET.split())


# --------------------------------------------------------------------------- paying for children


def test_example_of_a_payment() -> None:
    t = visited("A: girl 1, money 2", "B: boy 2, money 3")
    t.play("A", "keep", "girl").play("B", "keep", "boy")
    assert (t.hall("A"), t.hall("B"), t.road) == ((0, 1), (1, 0), "B")
    assert (t.money("A"), t.money("B"), t.bag) == (0, 1, (3, 3))
    assert t.told("kept_children") == [
        {"seat": 0, "boys": 0, "girls": 1, "n": 2},
        {"seat": 1, "boys": 1, "girls": 0, "n": 2},
    ]
    assert t.told("lost_children") == [{"seat": 1, "boys": 1, "girls": 0}]


@pytest.mark.parametrize(("piper", "price"), [("yellow", 2), ("green", 1), ("red", 3), ("blue", 2)])
def test_the_price_of_a_child_is_that_of_the_pipers_space(piper: str, price: int) -> None:
    t = visited("A: boy 1, girl 1, money 9", piper=piper).play("A", "keep", "boy", "girl")
    assert (t.money("A"), t.hall("A"), t.g.bank) == (9 - 2 * price, (1, 1), 76 + 2 * price)


def test_children_are_paid_for_in_the_turn_order_of_the_running_cycle() -> None:
    lines = [f"{name}: boy 1, money 9" for name in "ABCD"]
    t = table(*lines, order="C A D B", arrived="D C B A", pool=0).at(piper_visits())
    for who in "CADB":
        assert t.asked == {who: "keep"}
        t.play(who, "keep", "boy")


def test_any_number_of_ones_children_is_kept_as_far_as_the_money_goes() -> None:
    t = visited("A: boy 2, girl 1, money 5")
    assert (t.options("A"), t.ask("A").least, t.ask("A").most) == ((0, 0, 1), 0, 2)
    assert t.why_not("A", "keep", "boy", "boy", "girl") == "wrong_number"
    t.play("A", "keep")
    assert (t.road, t.money("A"), t.hall("A")) == ("A A A", 5, (0, 0))


def test_which_children_are_kept_is_the_familys_choice() -> None:
    t = visited("A: boy 2, girl 1, money 2").play("A", "keep", "girl")
    assert (t.hall("A"), t.road, t.bag) == ((0, 1), "A A", (4, 3))


def test_who_cannot_pay_for_one_child_loses_all_without_a_question() -> None:
    t = visited("A: boy 1, girl 2, money 2", piper="red")
    assert (t.asked, t.road, t.hall("A"), t.bag, t.money("A")) == ({}, "A A A", (0, 0), (4, 4), 2)


def test_nobody_pays_for_the_children_of_others() -> None:
    t = visited("A: boy 1", "B: money 9")
    assert (t.asked, t.road, t.money("B")) == ({}, "A", 9)


def test_lost_children_take_the_first_free_spaces_of_the_road_for_good() -> None:
    t = visited("A: boy 1", "B: girl 2", road="C")
    assert t.road == "C A B B"


def test_kept_children_keep_their_cubes_out_of_the_bag_and_may_marry_later() -> None:
    t = ending("A: boy 1, money 7", "B: girl 1, money 2")
    t.play("A", "keep", "boy").play("B", "keep", "girl")
    assert (t.bag, t.asked) == ((0, 0), {"B": "act"})
    t.act("B", "marry").play("B", "home", "Y4")
    assert (t.lives("Y4"), t.bag) == ("A/B", (1, 1))


# --------------------------------------------------------------------------- the bribe


def test_example_of_the_piper_going_to_the_largest_bribe_left() -> None:
    t = visited(bribes="green 3, yellow 2", piper="green")
    assert (t.bribes, t.piper, t.g.bank) == ({"yellow": 2}, "yellow", 83)
    assert t.told("piper_goes") == [{"region": REGION["yellow"]}]


def test_example_of_the_piper_going_on_clockwise_where_no_bribe_is_left() -> None:
    assert visited(bribes="green 3", piper="green").piper == "red"


@pytest.mark.parametrize(("start", "to"), [("yellow", "green"), ("green", "red"), ("red", "blue"), ("blue", "yellow")])
def test_without_bribes_the_piper_walks_round_the_town(start: str, to: str) -> None:
    assert visited(piper=start).piper == to


def test_of_several_bribes_left_the_largest_calls_him_and_all_stay() -> None:
    t = visited(bribes="green 5, yellow 1, red 3, blue 2", piper="green")
    assert (t.bribes, t.piper, t.g.bank) == ({"yellow": 1, "red": 3, "blue": 2}, "red", 79)


def test_the_region_of_the_largest_bribe_is_cleared() -> None:
    t = ending("B: money 2", rats="q02 q12 a09 a05", bribes="red 2", piper="red")
    assert t.rats == {"a05", "s12", "s01", "s02"}


# --------------------------------------------------------------------------- and on


def test_play_goes_on_with_the_next_player_in_the_new_phase() -> None:
    t = ending(order="C A D B")
    assert (t.g.phase, t.g.pool, t.g.turns, t.asked, t.order) == (2, 5, 0, {"D": "act"}, "C A D B")


def test_the_end_of_a_phase_does_not_sort_the_turn_order_anew() -> None:
    t = ending("D: influence 5")
    assert (t.ranks, t.order, t.asked) == ("D A B C", "A B C D", {"B": "act"})


def test_a_phase_that_ends_with_the_cycle_is_followed_by_the_new_turn_order() -> None:
    t = ending("D: influence 5", order="C D B A")
    assert (t.order, t.asked) == ("D C B A", {"D": "act"})
    keys = [event.key for event in t.events]
    assert keys.index("phase_begins") < keys.index("new_cycle")


def test_cat_loop_tokens_and_influence_are_carried_over() -> None:
    t = ending("B: tokens 3, influence 2", cat="C", step=4)
    assert (t.cat, t.g.step, t.tokens("B"), t.influence("B")) == ("C", 4, [3], 2)


@pytest.mark.parametrize(("seats", "pools"), [(3, [4, 5, 6]), (4, [4, 5, 6]), (5, [5, 6, 7])])
def test_each_phase_has_a_greater_pool(seats: int, pools: list[int]) -> None:
    t = table(seats=seats, phase=1, pool=0).at(piper_visits(), after_phase())
    assert (t.g.phase, t.g.pool) == (2, pools[1])
    t = table(seats=seats, phase=2, pool=0).at(piper_visits(), after_phase())
    assert (t.g.phase, t.g.pool) == (3, pools[2])


def test_the_third_phase_ends_the_game_after_clearing_and_paying() -> None:
    t = ending("B: boy 1, money 5", phase=3)
    assert t.asked == {"B": "keep"}
    t.play("B", "keep", "boy")
    assert t.asked == {}
    assert t.result().facts == {"ended": "big_rats"}
    assert t.line("ended_game") == (1, None, None, None)


def test_a_new_phase_forgets_who_passed_and_how_many_turns_there_were() -> None:
    t = table(pool=0)
    t.g.passed, t.g.turns = (1, 2), 33
    t.at(piper_visits(), after_phase())
    seen = t.view(None)
    assert (seen.passed, seen.turns) == ((), 0)


def test_what_the_piper_does_is_told_in_order() -> None:
    t = ending("B: boy 1, money 5").play("B", "keep", "boy")
    keys = [event.key for event in t.events]
    order = ["infested", "piper_comes", "cleared", "kept_children", "piper_goes", "phase_begins"]
    assert sorted(order, key=keys.index) == order
    assert t.told("piper_comes") == [{"region": REGION["yellow"], "phase": 1}]


def test_a_turn_after_the_piper_starts_with_no_side_used() -> None:
    t = table(seats=5, pool=5)
    t.g.sides = 3
    assert t.at(a_turn()).g.sides == 0
