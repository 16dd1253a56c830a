"""Where rats go, and what they infest."""

import pytest

from rules.hameln.options import Options
from rules.hameln.rats import rats_left

from .build import CIRCLE, HOUSE, table

FULL_M1 = "q02 q12 s12 s01 s02"


def test_a_house_draws_its_number_onto_free_circles_of_its_own() -> None:
    t = table(homes="Y1 A/B", activity="Y1 2", bag=(0, 0)).turn("A").men("A", "Y1")
    assert (t.circles("A"), t.ask("A").least, t.ask("A").most) == ("s12 s01 a01 a16", 2, 2)
    t.rat("A", "a16 s01")
    assert t.rats == {"s01", "a16"}
    assert t.told("placed_rats") == [{"seat": 0, "house": 6, "circles": (CIRCLE["s01"], CIRCLE["a16"])}]


@pytest.mark.parametrize("words", ["q02", "q02 q12", "q02 q12 s12 s01"])
def test_fewer_or_more_rats_may_not_be_placed(words: str) -> None:
    t = table(bag=(0, 0)).turn("A").men("A", "M1")
    assert t.refusal("A", "rats", *words.split()) == ("wrong_number", {"least": 3, "most": 3, "n": len(words.split())})


def test_one_rat_goes_to_a_circle() -> None:
    t = table(rats="q02", bag=(0, 0)).turn("A").men("A", "M1")
    assert t.circles("A") == "q12 s12 s01 s02"
    assert t.refusal("A", "rats", "q02", "q12", "s12") == ("circle_full", {"rule": "rats"})
    assert t.why_not("A", "rats", "q12", "q12", "s12") == "not_an_option"
    assert t.why_not("A", "rats", "a01", "q12", "s12") == "not_an_option"


def test_the_active_player_places_the_rats_also_when_women_are_activated() -> None:
    assert table().turn("A").women("A", "M3").asked == {"A": "rats"}


def test_example_of_a_placement_that_lacks_circles() -> None:
    t = table(rats="q02 q12 s12", bag=(0, 0)).turn("A").men("A", "M1")
    assert t.rats == {"q02", "q12", "s12", "s01", "s02"}  # both free circles by themselves, the third rat is lost
    assert (t.infested, t.big, t.g.pool) == ("M1", "M1", 3)


def test_rats_of_a_house_that_fill_it_exactly_place_themselves() -> None:
    t = table(homes="Y1 A/B", rats="s12 s01", activity="Y1 2", bag=(0, 0)).turn("A").men("A", "Y1")
    assert (t.infested, t.big) == ("Y1", "Y1")


@pytest.mark.parametrize("activity", [1, 2, 3])
def test_the_counter_says_how_many_rats_come(activity: int) -> None:
    t = table(homes="Y1 A/B", activity=f"Y1 {activity}", bag=(0, 0)).turn("A").men("A", "Y1")
    assert t.ask("A").least == activity


# --------------------------------------------------------------------------- infestation


def test_example_of_one_circle_that_infests_two_houses() -> None:
    t = table(homes="Y2 A/B", rats="s01 a01 wY a03 s02", activity="Y2 1").turn("A")
    assert (t.infested, t.g.pool) == ("", 4)
    t.men("A", "Y2")
    assert (t.rats, t.infested, t.big) == ({"s01", "a01", "wY", "a03", "s02", "a02"}, "Y2 Y3", "Y2 Y3")
    assert t.g.pool == 2
    assert t.told("infested") == [{"house": 7, "big": 1, "n": 3}, {"house": 8, "big": 1, "n": 2}]


def test_example_of_a_batch_beyond_the_pool() -> None:
    t = table("C: money 9, boy 1", homes="Y2 A/B", rats="s01 a01 wY a03 s02", activity="Y2 1", pool=1, piper="red")
    t.turn("A").men("A", "Y2")
    assert t.told("infested") == [{"house": 7, "big": 1, "n": 0}, {"house": 8, "big": 0, "n": 0}]
    assert t.infested == "Y2 Y3"  # the piper cleared another region
    assert t.asked == {"C": "keep"}


def test_an_empty_house_that_nobody_activated_is_infested_as_well() -> None:
    t = table(homes="Y1 A/B", rats="s11 a15 s12", activity="Y1 1", bag=(0, 0)).turn("A").men("A", "Y1")
    t.rat("A", "a16")
    assert (t.infested, t.big, t.lives("B4")) == ("B4", "B4", "")


def test_a_house_that_was_infested_before_takes_no_second_big_rat() -> None:
    t = table(homes="Y1 A/B", rats=FULL_M1, activity="Y1 1", bag=(0, 0)).turn("A").men("A", "Y1").rat("A", "a16")
    assert (t.g.pool, t.infested, t.told("infested")) == (4, "M1", [])


def test_the_pool_may_run_out_with_the_very_last_circle_and_the_phase_ends() -> None:
    t = table(rats="q02 q12", pool=1, bag=(0, 0)).turn("A").men("A", "M1")
    assert (t.g.phase, t.g.pool, t.big) == (2, 5, "")


def test_a_phase_goes_on_while_a_big_rat_is_left() -> None:
    t = table(rats="q02 q12", pool=2, bag=(0, 0)).turn("A").men("A", "M1")
    assert (t.g.phase, t.g.pool, t.big) == (1, 1, "M1")


# --------------------------------------------------------------------------- the small rats of the box

STREET = "s03 s04 s05 s06 s07 s08 s09 s10 s11"
ALLEYS = "a02 a03 a04 a05 a06 a07 a08 a09 a10 a11 a12 a13 a14 a15"
MANY = f"q04 q06 q08 q10 {STREET} {ALLEYS} wY wG"


@pytest.mark.parametrize(("limit", "least", "free"), [("no", 3, 5), ("yes", 1, 5), ("by_board", 3, 5)])
def test_with_29_rats_on_the_board_the_option_leaves_one(limit: str, least: int, free: int) -> None:
    options = Options(small_rats_limit_placement="yes" if limit == "yes" else "no" if limit == "no" else "by_board")
    t = table(rats=MANY, options=options, bag=(0, 0))
    assert len(t.rats) == 29
    t.turn("A").men("A", "M1")
    assert (t.ask("A").least, len(t.options("A"))) == (least, free)


def test_with_all_30_rats_on_the_board_the_option_leaves_none_and_the_benefits_stand() -> None:
    options = Options(small_rats_limit_placement="yes")
    t = table("A: money 4", rats=f"{MANY} wR", options=options, bag=(1, 0)).turn("A").men("A", "M1")
    assert (t.goods("A"), t.hall("D"), len(t.rats)) == ({"meat": 1}, (1, 0), 30)
    assert t.told("no_rats") == [{"house": HOUSE["M1"]}]
    assert t.asked == {"A": "optional"}


def test_more_than_30_rats_lie_on_the_board_if_the_option_is_off() -> None:
    t = table(rats=f"{MANY} wR", bag=(0, 0)).turn("A").men("A", "M1").rat("A", "q02 q12 s12")
    assert len(t.rats) == 33


@pytest.mark.parametrize("seats", [3, 5])
def test_more_rats_than_the_box_has_are_never_counted_below_nothing(seats: int) -> None:
    options = Options(small_rats_limit_placement="yes")
    full = table(seats=seats, rats=f"{MANY} wR wB q02", options=options)
    assert rats_left(full.g) == 0
