"""The extra circles with five players, and the rule of the sides."""

import pytest

from .build import Play, circles, table


def five(*lines: str, rats: str = "", homes: str = "Y4 A/B", activity: str = "", houses: str = "Y4") -> Play:
    """A declares these houses; nobody's child disturbs."""
    t = table(*lines, seats=5, homes=homes, rats=rats, activity=activity, pool=5, bag=(0, 0))
    return t.turn("A").men("A", houses)


def words(sets: str) -> set[str]:
    return {" ".join(sorted(one.split())) for one in sets.split(",")}


def test_example_of_two_sets_that_are_left_where_one_circle_is_taken() -> None:
    t = five(rats="a03", activity="Y4 3")
    assert t.asked == {"A": "rat_set"}
    assert t.sets("A") == words("a04 s02 s03,a04 s02 x03")
    assert t.why_not("A", "rat_set", ("a04", "s03", "x03")) == "not_an_option"
    t.rat("A", "a04 s02 x03")
    assert t.rats == {"a03", "a04", "s02", "x03"}


def test_example_of_both_circles_of_a_side_that_must_be_filled_where_nothing_else_is_free() -> None:
    t = five(rats="a03 a04 s02", activity="Y4 3")
    assert t.rats == {"a03", "a04", "s02", "s03", "x03"}
    assert (t.infested, t.big) == ("Y4", "Y4")


def test_two_on_one_side_are_forbidden_while_another_side_is_free() -> None:
    t = five(activity="Y4 2")
    assert "s03 x03" not in t.sets("A")
    assert len(t.sets("A")) == 9  # all pairs of five circles but that one


def test_with_fewer_sides_than_rats_every_side_gets_one_first() -> None:
    t = five(rats="a03 s02", activity="Y4 3")
    assert t.rats == {"a03", "s02", "a04", "s03", "x03"}


def test_example_of_a_side_used_by_an_earlier_house_of_the_same_action() -> None:
    t = five(homes="M2 A/B, Y4 A/C", activity="Y4 3", houses="M2 Y4")
    t.rat("A", "q02 q04 s03")
    assert t.rats == {"q02", "q04", "s03", "a03", "a04", "s02"}  # x03 is no choice for Y4: the rest is filled


def test_a_used_side_is_taken_last_where_the_other_circles_are_too_few() -> None:
    t = five(homes="M2 A/B, Y4 A/C", rats="a04 s02", activity="Y4 2", houses="M2 Y4")
    t.rat("A", "q02 q04 s03")
    assert t.rats == {"a04", "s02", "q02", "q04", "s03", "a03", "x03"}


def test_why_a_circle_on_a_used_side_is_no_option() -> None:
    t = five(homes="M2 A/B, Y4 A/C", activity="Y4 2", houses="M2 Y4").rat("A", "q02 q04 s03")
    assert t.sets("A") == words("a03 a04,a03 s02,a04 s02")
    assert t.refusal("A", "rat_set", "x03") == ("side_used", {"rule": "five_players"})
    assert t.refusal("A", "rat_set", "s03") == ("circle_full", {"rule": "rats"})


def test_a_side_used_by_the_first_of_three_houses_is_no_choice_for_the_third() -> None:
    t = five(homes="M2 A/B, M5 A/D, Y4 A/C", activity="Y4 2", houses="M2 M5 Y4")
    t.rat("A", "q02 q04 s03").rat("A", "q08 q10 s09")
    assert (t.asked, t.view(None).sides) == ({"A": "rat_set"}, circles("q02 q04 s03 q08 q10 s09"))
    assert t.sets("A") == words("a03 a04,a03 s02,a04 s02")
    assert t.refusal("A", "rat_set", "x03") == ("side_used", {"rule": "five_players"})


def test_a_rat_of_an_earlier_turn_uses_no_side() -> None:
    t = table(seats=5, homes="M2 A/C, Y4 B/C", activity="Y4 1", pool=5, bag=(0, 0)).turn("A").men("A", "M2")
    t.rat("A", "q02 q04 s03").men("B", "Y4")
    assert t.circles("B") == "s02 a03 a04 x03"


@pytest.mark.parametrize(("taken", "other", "house"), [("x03", "s03", "G1"), ("x09", "s09", "B1")])
def test_a_house_that_touches_one_circle_of_a_used_side_takes_its_other_circles_first(
    taken: str, other: str, house: str
) -> None:
    corner = {"G1": ("M2", "q02 q04"), "B1": ("M5", "q08 q10")}[house]
    opening = "M1 A/E, M3 B/A, M4 C/B, M6 E/D" + (", M2 A/C" if house == "G1" else ", M5 A/C")
    t = table(seats=5, opening=opening, homes=f"{house} A/B", activity=f"{house} 2", pool=5, bag=(0, 0)).turn("A")
    t.men("A", f"{corner[0]} {house}").rat("A", f"{corner[1]} {taken}")
    assert all(other not in one for one in t.sets("A"))
    assert len(t.sets("A")) == 3
    assert t.why_not("A", "rat_set", other) == "side_used"


def test_a_house_that_touches_one_circle_of_a_used_side_takes_it_where_no_other_is_free() -> None:
    t = five(homes="M2 A/B, G1 A/C", rats="a04 a05 s04", activity="G1 2", houses="M2 G1")
    t.rat("A", "q02 q04 x03")
    assert (t.infested, "s03" in t.rats) == ("G1", True)


def test_where_no_side_is_used_and_none_has_two_free_circles_the_player_picks_freely() -> None:
    assert five(rats="s03", activity="Y4 2").asked == {"A": "rats"}
    assert five(homes="G1 A/B", activity="G1 2", houses="G1").asked == {"A": "rats"}
    assert five(homes="M1 A/B", houses="M1").asked == {"A": "rats"}


def test_the_infested_state_needs_the_extra_circles() -> None:
    rats = "a03 a04 s02 s03"
    assert table(seats=5, rats=rats).infested == ""
    assert table(seats=5, rats=f"{rats} x03").infested == "Y4"
    assert table(seats=4, rats=rats).infested == "Y4"


def test_a_house_beside_an_extra_circle_draws_onto_it_and_the_market_too() -> None:
    t = five(homes="M2 A/B", houses="M2")
    assert {circle for one in t.sets("A") for circle in one.split()} == {"q02", "q04", "s02", "s03", "s04", "x03"}
    assert len(t.sets("A")) == 16  # 20 triples of six circles, 4 of them with both of the side


@pytest.mark.parametrize("seats", [3, 4])
def test_with_fewer_players_the_extra_circles_do_not_exist(seats: int) -> None:
    t = table("A: money 2", seats=seats, homes="Y4 A/B", activity="Y4 3", bag=(0, 0)).turn("A").men("A", "Y4")
    assert t.circles("A") == "s02 s03 a03 a04"
    t.rat("A", "s02 s03 a03")
    assert (t.asked, t.view(None).sides) == ({"A": "optional"}, 0)


def test_the_sides_are_free_again_in_the_next_turn() -> None:
    t = five("A: money 2", activity="Y4 1").rat("A", "x03")
    assert (t.asked, t.view(None).sides) == ({"A": "optional"}, circles("s03"))
    t.play("A", "optional", "pass")
    assert (t.asked, t.view(None).sides) == ({"B": "act"}, 0)


def test_the_piper_clears_the_extra_circles_of_his_region() -> None:
    t = table(seats=5, rats="q02 q12 x03 x09 s03", pool=1, bag=(0, 0)).turn("A").men("A", "M1")
    assert t.rats == {"x09"}
