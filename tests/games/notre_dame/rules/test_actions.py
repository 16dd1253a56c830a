"""Phase 3: the nine action cards, with the rulebook's worked examples."""

import pytest

from .build import table

ALL_SECTORS = "school bank residence carriage_house hotel park hospital"


@pytest.mark.parametrize(("before", "gained"), [(0, 1), (2, 3), (3, 4)])
def test_the_school_brings_as_many_markers_as_stand_there(before: int, gained: int) -> None:
    t = table(f"Red: school {before}, personal 1").card("Red", "school")
    assert (t.on("Red", "school"), t.personal("Red")) == (before + 1, gained)
    assert t.general("Red") == 14 - (before + 1) - gained


def test_the_school_brings_only_what_the_general_supply_has() -> None:
    t = table("Red: school 4, bank 7, personal 1").card("Red", "school")
    assert (t.personal("Red"), t.general("Red")) == (2, 0)
    assert t.told("gained_markers") == [{"seat": 0, "n": 2}]


def test_a_marker_gained_by_the_school_comes_too_late_to_be_the_one_placed() -> None:
    t = table("Red: personal 0").card("Red", "school")
    assert (t.asked, t.personal("Red")) == ({}, 0)
    assert t.told("no_action") == [{"seat": 0}]


def test_the_bank_brings_as_much_gold_as_markers_stand_there() -> None:
    assert table("Red: bank 2, personal 1, gold 1").card("Red", "bank").gold("Red") == 4


def test_missing_gold_comes_all_from_the_one_richest_opponent() -> None:
    lines = ("Red: bank 3, personal 1, gold 6", "Yellow: gold 9", "Green: gold 8", "Blue: gold 1")
    t = table(*lines).card("Red", "bank")
    assert (t.g.gold, t.g.gold_left) == ([10, 6, 8, 1], 0)
    assert t.told("gained_gold") == [{"seat": 0, "n": 1}]
    assert t.told("gold_from") == [{"seat": 0, "other": 1, "n": 3}]


def test_of_equally_rich_opponents_the_first_clockwise_from_the_player_gives() -> None:
    t = table("Green: bank 1, personal 1, gold 3", "Red: gold 8", "Yellow: gold 6", "Blue: gold 8").card(
        "Green", "bank"
    )
    assert t.g.gold == [8, 6, 5, 6]


def test_if_the_richest_has_too_little_the_next_richest_gives_the_rest() -> None:
    t = table("Red: bank 5, personal 1, gold 19", "Yellow: gold 2", "Green: gold 3", "Blue: gold 1").card("Red", "bank")
    assert t.g.gold == [25, 0, 0, 0]


def test_if_no_opponent_has_gold_the_gain_is_short() -> None:
    t = table("Red: bank 5, personal 1, gold 24").card("Red", "bank")
    assert (t.g.gold, t.g.gold_left) == ([25, 0, 0, 0], 0)


def test_the_residence_brings_as_many_points_as_markers_stand_there() -> None:
    assert table("Red: residence 2, personal 1").card("Red", "residence").pp("Red") == 3


# --------------------------------------------------------------------------- hotel


@pytest.mark.parametrize(
    ("benefit", "gold", "personal", "rat"), [("gold", 3, 0, 4), ("marker", 2, 1, 4), ("rat", 2, 0, 3)]
)
def test_the_second_marker_in_the_hotel_brings_one_benefit(benefit: str, gold: int, personal: int, rat: int) -> None:
    t = table("Red: hotel 1, gold 2, rat 4, personal 1").card("Red", "hotel").play("Red", "benefit", benefit)
    assert (t.on("Red", "hotel"), t.gold("Red"), t.personal("Red"), t.rat("Red")) == (2, gold, personal, rat)
    assert t.asked == {}


@pytest.mark.parametrize("second", ["gold", "marker"])
def test_from_the_third_marker_on_the_hotel_brings_two_benefits_same_or_different(second: str) -> None:
    t = table("Red: hotel 2, personal 1").card("Red", "hotel").play("Red", "benefit", "gold")
    t.play("Red", "benefit", second)
    assert (t.gold("Red"), t.personal("Red")) == ((2, 0) if second == "gold" else (1, 1))
    assert t.asked == {}


def test_the_second_benefit_is_chosen_when_the_first_is_done_and_may_have_fewer_options() -> None:
    t = table("Red: hotel 2, rat 1, personal 1").card("Red", "hotel").play("Red", "benefit", "rat")
    assert t.options("Red") == ("marker", "gold")
    assert t.why_not("Red", "benefit", "rat") == "rat_at_zero"


def test_the_rat_cannot_go_back_from_zero() -> None:
    t = table("Red: personal 1").card("Red", "hotel")
    assert t.options("Red") == ("marker", "gold")
    assert t.why_not("Red", "benefit", "rat") == "rat_at_zero"


def test_no_marker_can_be_chosen_when_none_is_left_and_no_gold_when_nobody_else_has_any() -> None:
    t = table("Red: hotel 1, bank 12, personal 1, gold 0, rat 3").card("Red", "hotel")
    assert t.options("Red") == ("gold", "rat")
    assert t.why_not("Red", "benefit", "marker") == "no_marker_left"
    t = table("Red: hotel 1, personal 1, gold 25, rat 3").card("Red", "hotel")
    assert t.options("Red") == ("marker", "rat")
    assert t.why_not("Red", "benefit", "gold") == "no_gold_left"


def test_a_benefit_that_alone_is_possible_is_taken_without_a_question_and_one_that_is_impossible_skipped() -> None:
    t = table("Red: hotel 2, bank 11, personal 1, gold 24").card("Red", "hotel")
    assert (t.asked, t.gold("Red")) == ({}, 25)


# --------------------------------------------------------------------------- park, hospital


@pytest.mark.parametrize("card", ["park", "hospital"])
@pytest.mark.parametrize(("before", "rat", "after"), [(1, 4, 3), (5, 4, 3), (0, 0, 0)])
def test_park_and_hospital_send_the_rat_back_one_space_whatever_stands_there(
    card: str, before: int, rat: int, after: int
) -> None:
    t = table(f"Red: {card} {before}, rat {rat}, personal 1").card("Red", card)
    assert (t.on("Red", card), t.rat("Red")) == (before + 1, after)


@pytest.mark.parametrize(("park", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_each_pair_in_the_park_brings_a_point_more_at_each_gain(park: int, bonus: int) -> None:
    t = table(f"Red: park {park}, residence 2, personal 1").card("Red", "residence")
    assert t.pp("Red") == 3 + bonus
    assert t.told("gained_prestige") == [{"seat": 0, "n": 3, "bonus": bonus}]


def test_the_friend_counts_for_a_pair_in_the_park() -> None:
    assert table("Red: park 1, friend park, residence 2, personal 1").card("Red", "residence").pp("Red") == 4


@pytest.mark.parametrize("card", ["bank", "school", "park", "hospital"])
def test_gold_markers_and_rats_are_no_points_and_bring_no_bonus(card: str) -> None:
    t = table("Red: park 4, rat 3, personal 1").card("Red", card)
    assert (t.pp("Red"), t.told("gained_prestige")) == (0, [])


# --------------------------------------------------------------------------- Notre Dame


@pytest.mark.parametrize(("gold", "points"), [(1, 1), (2, 3), (3, 6)])
def test_one_two_or_three_gold_bring_one_three_or_six_points_and_a_marker_on_notre_dame(gold: int, points: int) -> None:
    t = table("Red: gold 5, personal 2").card("Red", "notre_dame").play("Red", "donate", gold)
    assert (t.gold("Red"), t.pp("Red"), t.on("Red", "notre_dame"), t.personal("Red")) == (5 - gold, points, 1, 1)
    assert t.g.gold_left == 20 + gold


def test_a_donation_of_two_with_five_in_the_park_brings_five_points() -> None:
    t = table("Red: park 5, gold 2, personal 1").card("Red", "notre_dame").play("Red", "donate", 2)
    assert (t.gold("Red"), t.pp("Red")) == (0, 5)


def test_no_more_than_three_gold_and_no_more_than_one_has_can_be_given() -> None:
    assert table("Red: gold 9, personal 1").card("Red", "notre_dame").options("Red") == (1, 2, 3, "pass")
    t = table("Red: gold 2, personal 1").card("Red", "notre_dame")
    assert t.options("Red") == (1, 2, "pass")
    assert t.why_not("Red", "donate", 3) == "too_little_gold"


def test_without_a_donation_no_marker_is_placed() -> None:
    t = table("Red: gold 2, personal 1").card("Red", "notre_dame").play("Red", "donate", "pass")
    assert (t.borough("Red"), t.personal("Red"), t.gold("Red"), t.pp("Red")) == ({}, 1, 2, 0)
    assert t.told("no_action") == [{"seat": 0}]


@pytest.mark.parametrize("line", ["gold 0, personal 3", "gold 3, personal 0", "gold 3, personal 0, notre_dame 2"])
def test_without_gold_or_without_a_marker_to_place_nobody_is_asked_and_nothing_is_donated(line: str) -> None:
    t = table(f"Red: {line}").card("Red", "notre_dame")
    assert (t.asked, t.pp("Red"), t.told("no_action")) == ({}, 0, [{"seat": 0}])


def test_a_marker_from_the_hospital_goes_to_notre_dame_once_the_donation_is_settled() -> None:
    t = table("Red: hospital 1, gold 1, personal 0").card("Red", "notre_dame").play("Red", "donate", 1)
    assert (t.gold("Red"), t.on("Red", "hospital")) == (1, 1)
    assert t.sectors("Red") == "hospital pass"
    t.play("Red", "marker_to_notre_dame", "hospital")
    assert (t.borough("Red"), t.gold("Red"), t.pp("Red")) == ({"notre_dame": 1}, 0, 1)


def test_whoever_then_moves_no_marker_to_notre_dame_has_paid_nothing() -> None:
    t = table("Red: hospital 1, gold 3, personal 0").card("Red", "notre_dame").play("Red", "donate", 3)
    t.play("Red", "marker_to_notre_dame", "pass")
    assert (t.borough("Red"), t.gold("Red"), t.pp("Red")) == ({"hospital": 1}, 3, 0)


# --------------------------------------------------------------------------- the trusted friend


def test_the_friend_on_the_bank_with_two_markers_brings_three_gold() -> None:
    t = table("Red: bank 2").card("Red", "trusted_friend")
    assert t.sectors("Red") == ALL_SECTORS
    t.play("Red", "friend", "bank")
    assert (t.gold("Red"), t.on("Red", "bank"), t.friend("Red")) == (3, 2, "bank")


def test_the_friend_must_move_to_a_different_sector_and_never_to_notre_dame() -> None:
    t = table("Red: friend bank, personal 0").card("Red", "trusted_friend")
    assert t.sectors("Red") == "school residence carriage_house hotel park hospital"
    assert t.why_not("Red", "friend", "bank") == "friend_moves"
    assert t.why_not("Red", "friend", "notre_dame") == "not_an_option"
    t.play("Red", "friend", "residence")
    assert (t.friend("Red"), t.pp("Red"), t.personal("Red")) == ("residence", 1, 0)


def test_leaving_the_park_the_friend_takes_his_half_of_a_pair_along() -> None:
    t = table("Red: park 1, friend park").card("Red", "trusted_friend").play("Red", "friend", "residence")
    assert t.pp("Red") == 1


# --------------------------------------------------------------------------- empty personal supply


def test_with_an_empty_personal_supply_a_marker_may_be_moved_from_another_sector_or_from_notre_dame() -> None:
    t = table("Red: bank 1, residence 2, hotel 1, notre_dame 1, friend park, personal 0").card("Red", "residence")
    assert t.sectors("Red") == "bank hotel notre_dame pass"
    t.play("Red", "marker", "notre_dame")
    assert (t.borough("Red"), t.pp("Red")) == ({"bank": 1, "residence": 3, "hotel": 1}, 3)


def test_or_the_card_is_played_without_effect() -> None:
    t = table("Red: bank 1, residence 2, personal 0").card("Red", "residence").play("Red", "marker", "pass")
    assert (t.borough("Red"), t.pp("Red")) == ({"bank": 1, "residence": 2}, 0)
    assert t.told("no_action") == [{"seat": 0}]


@pytest.mark.parametrize("line", ["personal 0", "residence 3, personal 0", "friend bank, personal 0"])
def test_with_no_marker_elsewhere_nobody_is_asked_and_the_friend_is_none(line: str) -> None:
    t = table(f"Red: {line}").card("Red", "residence")
    assert (t.asked, t.pp("Red"), t.told("no_action")) == ({}, 0, [{"seat": 0}])


def test_with_a_marker_in_the_personal_supply_it_must_be_placed() -> None:
    t = table("Red: bank 3, personal 1").card("Red", "residence")
    assert (t.asked, t.borough("Red"), t.personal("Red")) == ({}, {"bank": 3, "residence": 1}, 0)


def test_a_marker_moved_out_of_the_park_lowers_the_bonus_of_that_very_action() -> None:
    t = table("Red: park 2, residence 1, personal 0").card("Red", "residence").play("Red", "marker", "park")
    assert (t.borough("Red"), t.pp("Red")) == ({"park": 1, "residence": 2}, 2)


def test_gold_of_the_hotel_may_come_from_the_richest_opponent_when_the_supply_is_empty() -> None:
    t = table("Red: hotel 1, personal 1, gold 5", "Yellow: gold 8", "Green: gold 12").card("Red", "hotel")
    assert t.options("Red") == ("marker", "gold")
    assert t.play("Red", "benefit", "gold").g.gold == [6, 8, 11, 0]
