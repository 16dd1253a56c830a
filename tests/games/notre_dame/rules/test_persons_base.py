"""Phase 4: hiring, the six brown persons, and the nine gray ones of the base game."""

import pytest

from rules.notre_dame.flow import hire_persons

from .build import PERSON, table

# --------------------------------------------------------------------------- hiring


def test_everybody_may_hire_one_person_in_turn_order_and_several_the_same() -> None:
    t = table("Red: gold 1", "Yellow: gold 1", "Green: gold 2", "Blue: gold 1", bell="Green", display="monk fool mayor")
    t.at(hire_persons())
    for who in ("Green", "Blue", "Red", "Yellow"):
        assert t.asked == {who: "hire"}
        t.play(who, "hire", "monk")
        assert (t.pp(who), t.gold(who)) == (1, 1 if who == "Green" else 0)
    assert t.asked == {}


def test_nobody_need_hire() -> None:
    t = table("Red: gold 3, pp 4").at(hire_persons())
    assert t.options("Red") == (PERSON["monk"], PERSON["fool"], PERSON["soldier"], "pass")
    t.play("Red", "hire", "pass")
    assert (t.gold("Red"), t.pp("Red"), t.told("hired")) == (3, 4, [])


def test_without_gold_nobody_is_asked_and_all_hear_it() -> None:
    t = table("Yellow: gold 1").at(hire_persons())
    assert t.asked == {"Yellow": "hire"}
    t.play("Yellow", "hire", "monk")
    assert (t.asked, [fact["seat"] for fact in t.told("hired_nobody")]) == ({}, [0, 2, 3])


def test_nobody_who_is_not_on_display_can_be_hired() -> None:
    assert table("Red: gold 1").at(hire_persons()).why_not("Red", "hire", "doctor") == "not_an_option"


def test_a_person_whose_benefit_is_nothing_may_be_hired_and_is_paid() -> None:
    t = table("Red: gold 1", display="monk fool lawyer").hire("Red", "lawyer")
    assert (t.gold("Red"), t.pp("Red")) == (0, 0)
    assert t.told("gained_prestige") == []


def test_the_coin_is_in_the_supply_before_the_benefit_is_counted() -> None:
    t = table("Red: gold 12", "Yellow: gold 13", display="money_lender monk soldier").hire("Red", "money_lender")
    assert (t.gold("Red"), t.gold("Yellow"), t.g.gold_left) == (13, 12, 0)


# --------------------------------------------------------------------------- brown


@pytest.mark.parametrize(
    ("benefit", "gold", "personal", "rat"), [("gold", 1, 0, 4), ("marker", 0, 1, 4), ("rat", 0, 0, 3)]
)
def test_the_barmaid_brings_three_points_and_one_small_benefit(
    benefit: str, gold: int, personal: int, rat: int
) -> None:
    t = table("Red: gold 1, rat 4", display="barmaid monk soldier").hire("Red", "barmaid")
    t.play("Red", "benefit", benefit)
    assert (t.pp("Red"), t.gold("Red"), t.personal("Red"), t.rat("Red")) == (3, gold, personal, rat)


def test_what_is_impossible_the_barmaid_does_not_offer() -> None:
    t = table("Red: gold 1, rat 0, bank 14", display="barmaid monk soldier").hire("Red", "barmaid")
    assert (t.asked, t.gold("Red"), t.pp("Red")) == ({}, 1, 3)


def test_the_monk_brings_two_markers_and_a_point() -> None:
    t = table("Red: gold 1, park 2").hire("Red", "monk")
    assert (t.personal("Red"), t.general("Red"), t.pp("Red")) == (2, 10, 2)


def test_the_money_lender_brings_two_gold_and_a_point() -> None:
    t = table("Red: gold 1", display="money_lender monk soldier").hire("Red", "money_lender")
    assert (t.gold("Red"), t.pp("Red")) == (2, 1)


def test_the_minstrel_moves_up_to_three_pieces_from_one_sector_to_one_other_without_action() -> None:
    t = table("Red: gold 1, bank 4, residence 1", display="minstrel monk soldier").hire("Red", "minstrel")
    assert t.sectors("Red") == "bank residence pass"
    t.play("Red", "shift_from", "bank")
    assert t.options("Red") == ((1, 0), (2, 0), (3, 0))
    t.play("Red", "shift_what", (3, 0))
    assert t.sectors("Red") == "school residence carriage_house hotel park hospital"
    t.play("Red", "shift_to", "residence")
    assert (t.borough("Red"), t.pp("Red")) == ({"bank": 1, "residence": 4}, 0)


def test_the_friend_may_be_one_of_the_minstrels_three() -> None:
    t = table("Red: gold 1, bank 4, friend bank", display="minstrel monk soldier").hire("Red", "minstrel")
    t.play("Red", "shift_from", "bank")
    assert set(t.options("Red")) == {(0, 1), (1, 1), (2, 1), (1, 0), (2, 0), (3, 0)}
    t.play("Red", "shift_what", (2, 1)).play("Red", "shift_to", "hotel")
    assert (t.borough("Red"), t.friend("Red")) == ({"bank": 2, "hotel": 2}, "hotel")


@pytest.mark.parametrize("person", ["minstrel", "fool"])
def test_moving_may_be_declined(person: str) -> None:
    t = table("Red: gold 1, bank 2", display="minstrel fool soldier").hire("Red", person)
    t.play("Red", "shift_from", "pass")
    assert (t.borough("Red"), t.gold("Red"), t.asked) == ({"bank": 2}, 0, {})


@pytest.mark.parametrize("person", ["minstrel", "fool"])
def test_markers_on_notre_dame_and_a_friend_in_the_reserve_stay_where_they_are(person: str) -> None:
    t = table("Red: gold 1, notre_dame 3", display="minstrel fool soldier").hire("Red", person)
    assert t.asked == {}


def test_the_fool_moves_one_piece_and_carries_out_the_new_sectors_action() -> None:
    t = table("Red: gold 1, bank 1, carriage_house 2", display="fool monk soldier").hire("Red", "fool")
    t.play("Red", "shift_from", "bank").play("Red", "shift_to", "carriage_house")
    assert t.borough("Red") == {"carriage_house": 3}
    assert t.ask("Red").args == (0, 3)
    assert t.asked == {"Red": "drive"}


def test_the_fool_may_move_the_friend_instead() -> None:
    t = table("Red: gold 1, bank 2, friend bank, residence 2", display="fool monk soldier").hire("Red", "fool")
    t.play("Red", "shift_from", "bank")
    assert set(t.options("Red")) == {(1, 0), (0, 1)}
    t.play("Red", "shift_what", (0, 1)).play("Red", "shift_to", "residence")
    assert (t.borough("Red"), t.friend("Red"), t.pp("Red")) == ({"bank": 2, "residence": 2}, "residence", 3)


def test_a_marker_that_the_fool_takes_from_the_park_lowers_the_bonus() -> None:
    t = table("Red: gold 1, park 2", display="fool monk soldier").hire("Red", "fool")
    t.play("Red", "shift_from", "park").play("Red", "shift_to", "residence")
    assert t.pp("Red") == 1


def test_the_doctor_counts_for_who_hired_him_in_this_round() -> None:
    t = table("Red: gold 1", display="doctor monk soldier").hire("Red", "doctor")
    assert [seat.spared for seat in t.view(None).table] == [True, False, False, False]


# --------------------------------------------------------------------------- gray, base


@pytest.mark.parametrize(
    ("person", "line", "points"),
    [
        ("soldier", "bank 2, notre_dame 2, friend bank, personal 3", 5),
        ("soldier", "bank 1, personal 5", 1),
        ("soldier", "personal 4", 0),
        ("night_watchman", "bank 2, friend hotel, notre_dame 1", 5),
        ("night_watchman", "notre_dame 2", 7),
        ("beggar_king", "rat 4", 5),
        ("beggar_king", "rat 9", 0),
        ("beggar_king", "rat 0", 9),
        ("guild_master", "bank 2, park 1, hotel 1, friend hotel, notre_dame 3", 4),
        ("guild_master", "bank 1, hotel 1, friend school", 0),
        ("lady_in_waiting", "bank 3, hotel 3, friend hotel, notre_dame 5", 4),
        ("lady_in_waiting", "personal 2", 0),
        ("mayor", "bank 3, hotel 2, friend hotel, residence 2, notre_dame 4", 6),
        ("carpenter", "bank 3, friend school, residence 1, notre_dame 4", 3),
    ],
)
def test_a_person_is_worth_points_for_what_one_has(person: str, line: str, points: int) -> None:
    t = table(f"Red: gold 1, {line}", display=f"monk fool {person}").hire("Red", person)
    assert t.pp("Red") == points


def test_the_points_of_a_person_are_one_gain_with_one_park_bonus() -> None:
    t = table("Red: gold 1, park 4", display="monk fool soldier").hire("Red", "soldier")
    assert t.pp("Red") == 4 + 2
    t = table("Red: gold 1, park 4, rat 9", display="monk fool beggar_king").hire("Red", "beggar_king")
    assert t.pp("Red") == 0


@pytest.mark.parametrize(("messages", "points"), [("", 0), ("Red1", 0), ("Red1 Blue1 Green2 Yellow4 Red2", 6)])
def test_the_lawyer_brings_three_points_per_pair_of_messages(messages: str, points: int) -> None:
    t = table("Red: gold 1", collected={"Red": messages}, display="monk fool lawyer").hire("Red", "lawyer")
    assert t.pp("Red") == points


def test_the_bishop_puts_a_marker_of_the_general_supply_on_an_empty_sector_and_carries_out_its_action() -> None:
    t = table("Red: gold 1, bank 2, friend school", display="monk fool bishop").hire("Red", "bishop")
    assert t.sectors("Red") == "residence carriage_house hotel park hospital"
    assert t.why_not("Red", "empty_sector", "bank") == "sector_not_empty"
    assert t.why_not("Red", "empty_sector", "school") == "sector_not_empty"
    t.play("Red", "empty_sector", "residence")
    assert (t.borough("Red"), t.pp("Red"), t.general("Red")) == ({"bank": 2, "residence": 1}, 1, 11)


def test_the_bishop_needs_a_marker_in_the_general_supply() -> None:
    t = table("Red: gold 1, bank 2, personal 12", display="monk fool bishop").hire("Red", "bishop")
    assert (t.asked, t.personal("Red")) == ({}, 12)


def test_the_bishop_needs_an_empty_sector_and_takes_the_only_one_by_itself() -> None:
    full = "school 1, bank 1, residence 1, carriage_house 1, hotel 1, park 1"
    t = table(f"Red: gold 1, {full}, hospital 1", display="monk fool bishop").hire("Red", "bishop")
    assert (t.asked, t.general("Red")) == ({}, 7)
    t = table(f"Red: gold 1, rat 3, {full}", display="monk fool bishop").hire("Red", "bishop")
    assert (t.asked, t.on("Red", "hospital"), t.rat("Red")) == ({}, 1, 2)
