"""Activating men and women: what both occupants get, several houses, and what ends an action early."""

import pytest

from .build import Play, table

FULL_M1 = "q02 q12 s12 s01 s02"
FULL_M3 = "q04 q06 s04 s05 s06"


# --------------------------------------------------------------------------- benefits


@pytest.mark.parametrize(
    ("house", "good"), [("Y1", "bread"), ("Y3", "cheese"), ("Y4", "ale"), ("M2", "meat")], ids=lambda word: str(word)
)
def test_the_man_of_a_production_house_gets_its_good_and_the_woman_a_child(house: str, good: str) -> None:
    t = table(homes=f"{house} A/B", bag=(1, 0)).turn("A").men("A", house)
    assert (t.goods("A"), t.hall("B"), t.bag) == ({good: 1}, (1, 0), (0, 0))
    assert (t.goods("B"), t.hall("A"), t.reserve("B")) == ({}, (0, 0), 9)
    assert t.told("gained_good") == [{"seat": 0, "good": ("bread", "cheese", "ale", "meat").index(good)}]
    assert t.told("child") == [{"seat": 1, "sex": 0}]


def test_the_woman_of_a_production_house_gets_a_child_and_the_man_its_good() -> None:
    t = table(homes="Y4 B/A", bag=(0, 1)).turn("A").women("A", "Y4")
    assert (t.hall("A"), t.goods("B"), t.reserve("A")) == ((0, 1), {"ale": 1}, 9)
    assert [event.key for event in t.events][1:3] == ["child", "gained_good"]  # the active player first


@pytest.mark.parametrize("who", ["men", "women"])
def test_an_influence_house_brings_a_florin_to_each_and_no_influence(who: str) -> None:
    t = table(homes="Y2 A/B" if who == "men" else "Y2 B/A").turn("A")
    t.act("A", who).play("A", "activate", "Y2")
    assert (t.money("A"), t.money("B"), t.influence("A"), t.influence("B")) == (1, 1, 0, 0)
    assert (t.hall("A"), t.hall("B"), t.bag, t.g.bank) == ((0, 0), (0, 0), (4, 4), 83)
    assert [said["seat"] for said in t.told("gained_money")] == [0, 1]


def test_the_partner_cannot_refuse_an_unwanted_child() -> None:
    t = table("B: boy 2", homes="Y1 A/B", bag=(1, 0)).turn("A").men("A", "Y1")
    assert t.hall("B") == (3, 0)
    assert t.asked == {"A": "rats"}


def test_with_no_cube_in_the_bag_men_may_be_activated_and_no_child_comes() -> None:
    t = table(homes="Y1 A/B", bag=(0, 0)).turn("A").men("A", "Y1")
    assert (t.goods("A"), t.hall("B"), t.reserve("B")) == ({"bread": 1}, (0, 0), 10)
    assert t.told("no_child") == [{"seat": 1, "why": "bag_empty"}]
    assert t.asked == {"A": "rats"}


def test_a_partner_without_members_gets_no_child_and_no_cube_is_drawn() -> None:
    t = table("B: reserve 0", homes="Y1 A/B").turn("A").men("A", "Y1")
    assert (t.hall("B"), t.bag) == ((0, 0), (4, 4))
    assert t.told("no_child") == [{"seat": 1, "why": "no_member"}]


def test_without_a_good_in_the_supply_there_is_none_and_the_rest_stands() -> None:
    t = table("B: bread 5", "C: bread 7", homes="Y1 A/B", bag=(0, 1)).turn("A").men("A", "Y1")
    assert (t.goods("A"), t.hall("B")) == ({}, (0, 1))
    assert t.told("no_good") == [{"seat": 0, "good": 0}]
    assert t.asked == {"A": "rats"}


def test_the_last_good_of_the_supply_is_still_to_be_had() -> None:
    t = table("B: bread 11", homes="Y1 A/B").turn("A").men("A", "Y1")
    assert (t.goods("A"), t.g.supply[0]) == ({"bread": 1}, 0)


def test_each_cube_of_the_bag_is_drawn_by_chance() -> None:
    drawn = set()
    for step in range(12):
        t = table(homes="Y1 A/B", bag=(1, 2))
        t.g.draws = 100 + step
        drawn.add(t.turn("A").men("A", "Y1").hall("B"))
    assert drawn == {(1, 0), (0, 1)}


@pytest.mark.parametrize(("bag", "hall", "left"), [((2, 0), (1, 0), (1, 0)), ((0, 2), (0, 1), (0, 1))])
def test_a_drawn_cube_waits_beside_the_hall_out_of_the_bag(
    bag: tuple[int, int], hall: tuple[int, int], left: tuple[int, int]
) -> None:
    t = table(homes="Y1 A/B", bag=bag).turn("A").men("A", "Y1")
    assert (t.hall("B"), t.bag) == (hall, left)


# --------------------------------------------------------------------------- what may be declared


def test_only_houses_with_an_own_man_are_declared_as_men_and_with_an_own_woman_as_women() -> None:
    t = table(homes="Y1 A/B, Y2 B/A").turn("A").act("A", "men")
    assert t.houses("A") == "M1 Y1"
    assert t.why_not("A", "activate", "M3") == "not_an_option"
    t = table(homes="Y1 A/B, Y2 B/A").turn("A").act("A", "women")
    assert t.houses("A") == "M3 Y2"


def test_at_least_one_house_is_declared_and_none_twice() -> None:
    t = table(homes="Y1 A/B").turn("A").act("A", "men")
    assert t.refusal("A", "activate") == ("wrong_number", {"least": 1, "most": 2, "n": 0})
    assert t.why_not("A", "activate", "M1", "M1") == "not_an_option"


def test_an_infested_house_cannot_be_declared() -> None:
    t = table(homes="Y1 A/B", rats=FULL_M1).turn("A").act("A", "men")
    assert t.houses("A") == "Y1"
    assert t.refusal("A", "activate", "M1") == ("infested", {"house": 0, "rule": "rats"})


def test_a_house_with_one_free_circle_may_be_declared() -> None:
    t = table(rats="q02 q12 s12 s01").turn("A").men("A", "M1")
    assert t.rats == {"q02", "q12", "s12", "s01", "s02"}


@pytest.mark.parametrize(
    ("line", "bag", "reason"), [("A:", (0, 0), "bag_empty"), ("A: reserve 0", (4, 4), "reserve_empty")]
)
def test_without_cube_or_member_women_are_declared_in_influence_houses_only(
    line: str, bag: tuple[int, int], reason: str
) -> None:
    t = table(line, homes="Y1 B/A, Y2 B/A", bag=bag).turn("A").act("A", "women")
    assert t.houses("A") == "Y2"
    assert t.refusal("A", "activate", "Y1") == (reason, {"rule": "activate"})
    assert t.why_not("A", "activate", "M3") == reason


def test_men_are_declared_whatever_the_reserve_of_their_family() -> None:
    t = table("A: reserve 0", homes="Y1 A/B", bag=(0, 0)).turn("A").act("A", "men")
    assert t.houses("A") == "M1 Y1"


def test_only_women_in_influence_houses_make_the_action_possible_when_the_bag_is_empty() -> None:
    assert "women" not in table(bag=(0, 0)).turn("A").options("A")
    assert "women" in table(bag=(0, 0), homes="Y2 B/A").turn("A").options("A")


# --------------------------------------------------------------------------- several houses


def test_several_houses_are_resolved_one_by_one_in_the_declared_order() -> None:
    t = table(homes="Y1 A/B, Y4 A/C", bag=(4, 0), activity="Y1 1, Y4 1").turn("A").men("A", "Y4 M1")
    assert t.told("activated") == [{"seat": 0, "who": "men", "houses": (9, 0)}]
    assert (t.goods("A"), t.asked, t.ask("A").args[1]) == ({"ale": 1}, {"A": "rats"}, 9)
    t.rat("A", "a03")
    assert (t.goods("A"), t.ask("A").args[1]) == ({"ale": 1, "meat": 1}, 0)
    t.rat("A", "q02 q12 s12")
    assert t.rats == {"a03", "q02", "q12", "s12"}
    assert (t.hall("C"), t.hall("D"), t.goods("B")) == ((1, 0), (1, 0), {})


def test_the_order_may_be_against_that_of_the_houses() -> None:
    t = table(homes="Y1 A/B", bag=(0, 0)).turn("A").men("A", "Y1 M1")
    assert t.ask("A").args[1] == 6


def test_example_of_an_action_interrupted_by_the_piper() -> None:
    t = table(homes="Y1 A/B", rats="q02 q12", pool=1, bag=(4, 0), activity="Y1 1").turn("A").men("A", "M1 Y1")
    assert t.asked == {"B": "act"}
    assert (t.goods("A"), t.hall("B")) == ({"meat": 1}, (0, 0))  # the house's benefits stay, Y1 gives nothing
    assert t.told("skipped_house") == [{"house": 6}]
    assert len(t.told("piper_comes")) == 1
    assert t.told("placed_rats") == [{"seat": 0, "house": 0, "circles": (6, 7, 8)}]


def test_the_child_of_the_house_that_brings_the_piper_stands_in_the_hall_when_he_is_paid() -> None:
    t = table("D: money 9", rats="q02 q12", pool=1, bag=(1, 0)).turn("A").men("A", "M1")
    assert (t.asked, t.ask("D").options) == ({"D": "keep"}, (0,))


def test_no_optional_action_follows_when_the_piper_has_come() -> None:
    t = table("A: money 20", rats="q02 q12", pool=1, bag=(0, 0)).turn("A").men("A", "M1")
    assert t.asked == {"B": "act"}


def test_example_of_a_declared_house_that_is_infested_by_an_earlier_one_and_skipped() -> None:
    t = table(homes="Y2 A/B, Y3 A/C", rats="wY a03 s02", pool=3, activity="Y2 3", bag=(4, 0))
    t.turn("A").men("A", "Y2 Y3")
    assert t.rats == {"wY", "a03", "s02", "s01", "a01", "a02"}
    assert (t.infested, t.big, t.g.pool) == ("Y2 Y3", "Y2 Y3", 1)
    assert (t.goods("A"), t.hall("C"), t.money("A"), t.money("B")) == ({}, (0, 0), 1, 1)
    assert t.told("skipped_house") == [{"house": 8}]
    assert t.asked == {"A": "optional"}


def test_example_of_a_bag_that_runs_out_during_the_action() -> None:
    t = table(homes="Y1 B/A, G3 C/A", bag=(1, 0)).turn("A").women("A", "Y1 G3")
    assert t.hall("A") == (1, 0)
    t.rat("A", "a01 a16")
    assert (t.hall("A"), t.goods("B"), t.goods("C")) == ((1, 0), {"bread": 1}, {"ale": 1})
    assert t.asked == {"A": "rats"}  # the second house draws its rats all the same
    t.rat("A", "a06 a07")
    assert t.rats == {"a01", "a16", "a06", "a07"}


def test_a_reserve_that_runs_out_during_the_action_brings_no_further_child() -> None:
    t = table("A: reserve 1", homes="Y1 B/A, G3 C/A").turn("A").women("A", "Y1 G3").rat("A", "a01 a16")
    assert (sum(t.hall("A")), t.reserve("A"), t.goods("C")) == (1, 0, {"ale": 1})


def test_an_empty_house_is_in_nobodys_declaration() -> None:
    t = table().turn("A").act("A", "men")
    assert t.houses("A") == "M1"


def test_the_house_of_a_later_declaration_is_free_again_if_the_cat_freed_it_in_an_earlier_turn() -> None:
    t = freed_by_the_cat()
    assert t.houses("B") == "M3"
    assert t.infested == ""


def freed_by_the_cat() -> Play:
    t = table("A: money 4", rats=FULL_M3, big="M3", bag=(0, 0)).turn("A").men("A", "M1").rat("A", "q02 q12 s12")
    t.play("A", "optional", "cat").play("A", "chase", "q04")
    return t.act("B", "men")


def test_all_houses_infested_leaves_no_activation() -> None:
    t = table("A: bread 1", rats=f"{FULL_M1} {FULL_M3}", big="M1 M3").turn("A")
    assert t.options("A") == ("sell",)
    assert t.refusal("A", "act", "men") == ("infested", {"house": 0, "rule": "rats"})
    assert t.refusal("A", "act", "women") == ("infested", {"house": 2, "rule": "rats"})
