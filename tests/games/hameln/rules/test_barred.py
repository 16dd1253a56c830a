"""What a player would expect to be asked and is not: every such thing with its reason, and nothing else."""

from rules.hameln import game

from .build import CIRCLE, HOUSE, SEATS, Play, table

FULL_M1 = "q02 q12 s12 s01 s02"


def barred(t: Play, who: str) -> dict[object, str]:
    """What is barred for this player, by the key of its reason."""
    return {option: why.key for option, why in game.barred(t.g, SEATS[who]).items()}


def test_of_the_mandatory_actions_those_that_are_impossible_are_explained() -> None:
    assert barred(table("A: bread 1").turn("A"), "A") == {"marry": "no_child_in_hall"}
    t = table("A: boy 1, money 9", "B: girl 1", rats=FULL_M1).turn("A")
    assert barred(t, "A") == {"men": "infested", "sell": "no_goods"}


def test_of_several_closed_houses_the_last_one_tells_why_no_man_can_be_activated() -> None:
    t = table("A: bread 1", homes="Y1 A/B", rats=f"{FULL_M1} a01 a16 q04 q06 s04 s05 s06").turn("A")
    assert game.barred(t.g, 0)["men"] == ("infested", {"house": HOUSE["Y1"], "rule": "rats"})


def test_of_ones_houses_those_that_are_closed_are_explained() -> None:
    t = table("A: reserve 0", homes="Y1 B/A, G3 B/A, Y2 C/A", rats="s12 s01 a01 a16").turn("A").act("A", "women")
    assert barred(t, "A") == {HOUSE["M3"]: "reserve_empty", HOUSE["Y1"]: "infested", HOUSE["G3"]: "reserve_empty"}


def test_around_a_house_the_full_circles_are_explained() -> None:
    t = table(rats="q02 a16", bag=(0, 0)).turn("A").men("A", "M1")
    assert barred(t, "A") == {CIRCLE["q02"]: "circle_full"}


def test_with_sets_of_circles_full_ones_and_those_on_a_used_side_are_explained() -> None:
    t = table(seats=5, homes="M2 A/B, Y4 A/C", rats="wB", activity="Y4 2", pool=5, bag=(0, 0)).turn("A")
    t.men("A", "M2 Y4").rat("A", "q02 q04 s03")
    assert barred(t, "A") == {CIRCLE["s03"]: "circle_full", CIRCLE["x03"]: "side_used"}


def test_of_the_couples_own_children_and_those_nobody_can_house_are_explained() -> None:
    lines = ("A: boy 1, girl 1, money 9", "B: boy 1, money 1", "C: girl 1", "D: girl 1")
    assert barred(table(*lines).turn("A").act("A", "marry"), "A") == {(0, 0): "own_children", (1, 0): "cannot_pay_any"}


def test_who_has_children_of_one_sex_only_hears_nothing_of_marrying_them() -> None:
    for child, other in (("boy", "girl"), ("girl", "boy")):
        lines = (f"A: {child} 1, money 9", f"B: {other} 1, money 9", f"C: {other} 1, money 9")
        t = table(*lines).turn("A").act("A", "marry")
        assert barred(t, "A") == {}
        assert t.why_not("A", "couple", "A+A") == "not_an_option"


def test_of_the_houses_taken_ones_and_those_too_dear_are_explained() -> None:
    t = table("A: boy 1, money 6", "B: girl 1").turn("A").act("A", "marry")
    assert barred(t, "A") == {HOUSE["R3"]: "cannot_pay"} | {
        HOUSE[house]: "house_taken" for house in ("M1", "M3", "M4", "M6")
    }


def test_of_the_optional_actions_those_that_are_impossible_are_explained() -> None:
    t = table("A: money 1", bag=(0, 0)).turn("A").men("A", "M1").rat("A", "q02 q12 s12")
    assert barred(t, "A") == {"influence": "too_poor", "cat": "too_poor"}
    t = table("A: money 9", bag=(0, 0), cat="A").turn("A").men("A", "M1").rat("A", "q02 q12 s12")
    assert barred(t, "A") == {"cat": "own_cat"}


def test_of_the_amounts_those_of_other_spaces_are_explained() -> None:
    t = table("A: money 3", bag=(0, 0), bribes="green 2").turn("A").men("A", "M1").rat("A", "q02 q12 s12")
    t.play("A", "optional", "bribe").play("A", "bribe", "red")
    assert barred(t, "A") == {2: "equal_bribes"}


def test_for_children_one_cannot_pay_the_number_is_the_reason() -> None:
    t = table("A: boy 2, money 3", rats="q02 q12", pool=1, bag=(0, 0)).turn("A").men("A", "M1")
    assert t.refusal("A", "keep", "boy", "boy") == ("wrong_number", {"least": 0, "most": 1, "n": 2})
    assert barred(t, "A") == {}


def test_who_is_not_asked_hears_nothing() -> None:
    assert game.barred(table().turn("A").g, SEATS["B"]) == {}
