"""Marry and move."""

import pytest

from .build import BOX, HOUSE, SEATS, table

AWAY_FROM_THE_MARKET = "Y1 Y2 Y3 Y4 G1 G2 G3 G4 R1 R2 R3 R4 B1 B2 B3 B4"


def test_a_couple_moves_into_a_house_that_the_boys_family_pays_to_the_bank() -> None:
    t = table("A: boy 1, money 5", "B: girl 1, money 9").turn("A").act("A", "marry").play("A", "home", "Y4")
    assert (t.lives("Y4"), t.money("A"), t.money("B")) == ("A/B", 0, 9)
    assert t.g.bank == 76
    assert (t.hall("A"), t.hall("B"), t.bag) == ((0, 0), (0, 0), (4, 4))
    assert t.told("married") == [{"boy": 0, "girl": 1, "house": HOUSE["Y4"], "n": 5}]


def test_example_of_a_marriage_against_ones_will() -> None:
    t = table("A: girl 1", "B: boy 1, money 6").turn("A").act("A", "marry")
    assert t.asked == {"A": "home"}
    assert t.refusal("A", "home", "R3") == (
        "cannot_pay",
        {"other": SEATS["B"], "price": 7, "house": HOUSE["R3"], "n": 6, "rule": "marry"},
    )
    t.play("A", "home", "G1")
    assert (t.lives("G1"), t.money("B"), t.influence("A"), t.influence("B")) == ("B/A", 0, 2, 2)


@pytest.mark.parametrize(("of_a", "of_b", "ranks"), [(3, 5, "B A C D"), (5, 3, "A B C D"), (3, 3, "A B C D")])
def test_who_is_higher_on_the_track_moves_first(of_a: int, of_b: int, ranks: str) -> None:
    t = table(f"A: girl 1, influence {of_a}", f"B: boy 1, money 6, influence {of_b}").turn("A")
    t.act("A", "marry").play("A", "home", "G1")
    assert [said["seat"] for said in t.told("gained_influence")] == [SEATS[name] for name in ranks.split()[:2]]
    assert (t.influence("A"), t.influence("B"), t.ranks) == (of_a + 2, of_b + 2, ranks)


def test_of_two_on_one_square_the_earlier_one_moves_first_and_stays_higher() -> None:
    t = table("A: girl 1", "B: boy 1, money 6", arrived="D B A C").turn("A").act("A", "marry").play("A", "home", "G1")
    assert t.ranks == "B A D C"


def test_a_couple_in_a_production_house_gains_no_influence() -> None:
    t = table("A: girl 1", "B: boy 1, money 6").turn("A").act("A", "marry").play("A", "home", "Y1")
    assert t.told("gained_influence") == []


@pytest.mark.parametrize(("house", "bonus"), [("Y2", 2), ("G1", 2), ("R3", 3), ("B4", 1)])
def test_each_influence_house_has_its_bonus_once_for_both(house: str, bonus: int) -> None:
    t = table("A: boy 1, money 7", "B: girl 1").turn("A").act("A", "marry").play("A", "home", house)
    assert (t.influence("A"), t.influence("B")) == (bonus, bonus)


# --------------------------------------------------------------------------- who marries whom


def test_only_an_own_child_and_one_of_another_family_marry_and_of_opposite_sex() -> None:
    lines = ("A: boy 1, girl 1, money 9", "B: boy 1, money 9", "C: boy 1, girl 1, money 9")
    t = table(*lines).turn("A").act("A", "marry")
    assert set(t.options("A")) == {(0, 2), (1, 0), (2, 0)}
    assert t.refusal("A", "couple", "A+A") == ("own_children", {"rule": "marry"})
    assert t.why_not("A", "couple", "B+C") == "not_an_option"


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (("A: money 9", "B: boy 1, money 9"), "no_child_in_hall"),
        (("A: boy 1, money 9", "B: boy 1"), "no_match"),
        (("A: girl 1", "B: girl 1, money 9"), "no_match"),
        (("A: boy 1, girl 1, money 9",), "no_match"),
        (("A: girl 1, money 9", "B: boy 1, money 1"), "cannot_pay_any"),
        (("A: boy 1, money 1", "B: girl 1, money 9"), "cannot_pay_any"),
    ],
)
def test_marrying_is_possible_with_a_pair_and_a_house_the_boys_family_can_pay(
    lines: tuple[str, ...], reason: str
) -> None:
    t = table(*lines).turn("A")
    assert "marry" not in t.options("A")
    assert t.refusal("A", "act", "marry").key == reason


def test_who_cannot_pay_any_empty_house_is_told_so() -> None:
    lines = ("A: boy 1, girl 1, money 9", "B: boy 1, money 1", "C: girl 1")
    t = table(*lines).turn("A").act("A", "marry")
    assert t.asked == {"A": "home"}  # a single pair needs no question
    t = table(*lines, "D: girl 1").turn("A").act("A", "marry")
    assert t.refusal("A", "couple", "B+A") == ("cannot_pay_any", {"other": 1, "n": 1, "rule": "marry"})


def test_the_children_of_two_other_families_are_none_of_ones_business() -> None:
    t = table("B: boy 1, money 9", "C: girl 1").turn("A")
    assert "marry" not in t.options("A")


# --------------------------------------------------------------------------- into which house


def test_any_empty_house_may_be_chosen_the_butcheries_that_nobody_started_in_included() -> None:
    t = table("A: boy 1, money 99", "B: girl 1").turn("A").act("A", "marry")
    assert t.houses("A") == f"M2 M5 {AWAY_FROM_THE_MARKET}"
    assert t.refusal("A", "home", "M1") == ("house_taken", {"seat": 0, "other": 3, "rule": "marry"})


def test_where_all_houses_are_taken_nobody_marries_and_the_last_empty_one_ends_the_action() -> None:
    lines = ("A: boy 2, money 99, meat 1", "B: girl 2")
    full = ", ".join(f"{house} C/D" for house in AWAY_FROM_THE_MARKET.split()) + ", M2 A/C"
    assert table(*lines, homes=f"{full}, M5 B/D").turn("A").options("A") == ("men", "women", "sell")
    t = table(*lines, homes=full).turn("A").act("A", "marry")
    assert (t.lives("M5"), t.hall("A"), t.asked) == ("A/B", (1, 0), {"A": "optional"})


def test_the_price_may_take_the_last_florin_and_not_one_more() -> None:
    t = table("A: boy 1, money 4", "B: girl 1, money 99").turn("A").act("A", "marry")
    assert {BOX.houses[house].cost for house in t.options("A")} == {2, 3, 4}
    assert t.houses("A") == "Y1 Y3 G2 G3 G4 R1 R2 R4 B2 B3 B4"


def test_an_infested_empty_house_may_be_moved_into_and_pays_its_bonus() -> None:
    t = table("A: boy 1, money 9", "B: girl 1", rats="s03 s04 a04 a05", big="G1").turn("A")
    t.act("A", "marry").play("A", "home", "G1")
    assert (t.lives("G1"), t.influence("A"), t.infested, t.big) == ("A/B", 2, "G1", "G1")


def test_two_families_may_share_any_number_of_houses_after_the_start() -> None:
    t = table("A: boy 2, money 9", "B: girl 2", homes="Y1 A/B").turn("A").act("A", "marry")
    t.play("A", "home", "G2").play("A", "couple", "A+B").play("A", "home", "G4")
    assert [t.lives(house) for house in ("M3", "Y1", "G2", "G4")] == ["B/A", "A/B", "A/B", "A/B"]


# --------------------------------------------------------------------------- several marriages


def test_after_each_marriage_one_may_stop_or_go_on() -> None:
    t = table("A: boy 1, girl 1, money 9", "B: girl 1", "C: boy 1, money 9").turn("A").act("A", "marry")
    assert "pass" not in t.options("A")
    t.play("A", "couple", "A+B").play("A", "home", "G2")
    assert set(t.options("A")) == {(2, 0), "pass"}
    t.play("A", "couple", "pass")
    assert (t.hall("A"), t.hall("C"), t.asked) == ((0, 1), (1, 0), {"A": "optional"})


def test_each_marriage_is_judged_by_the_money_the_one_before_has_left() -> None:
    t = table("A: boy 2, money 5", "B: girl 2").turn("A").act("A", "marry").play("A", "home", "G4")
    t.play("A", "couple", "A+B")
    assert (t.lives("G4"), t.lives("G2"), t.lives("B2"), t.houses("A")) == ("A/B", "", "", "G2 B2")


def test_where_nothing_is_left_to_marry_the_action_is_over_by_itself() -> None:
    t = table("A: boy 2, money 4", "B: girl 2").turn("A").act("A", "marry").play("A", "home", "G4")
    assert (t.money("A"), t.asked) == (1, {"A": "optional"})


def test_influence_gained_by_one_marriage_counts_for_the_order_of_the_next() -> None:
    lines = ("A: girl 2", "B: boy 1, money 6, influence 1", "C: boy 1, money 7, influence 2")
    t = table(*lines).turn("A").act("A", "marry").play("A", "couple", "B+A").play("A", "home", "G1")
    t.play("A", "couple", "C+A").play("A", "home", "Y2")
    assert [said["seat"] for said in t.told("gained_influence")] == [1, 0, 2, 0]
    assert (t.influence("A"), t.influence("B"), t.influence("C"), t.ranks) == (4, 3, 4, "C A B D")


def test_a_house_taken_by_the_first_couple_is_no_home_for_the_second() -> None:
    t = table("A: boy 2, money 99", "B: girl 2").turn("A").act("A", "marry").play("A", "home", "G4")
    t.play("A", "couple", "A+B")
    assert "G4" not in t.houses("A").split()


def test_a_cube_put_back_by_a_marriage_can_be_drawn_again() -> None:
    t = table("A: girl 1", "B: boy 4, money 99", homes="G3 C/B", bag=(0, 0)).turn("A")
    t.act("A", "marry").play("A", "home", "Y1")
    assert t.bag == (1, 1)


def test_the_members_of_a_couple_live_in_the_house_for_good() -> None:
    t = table("A: boy 1, money 5", "B: girl 1").turn("A")
    before = t.reserve("A"), t.reserve("B")
    t.act("A", "marry").play("A", "home", "Y4")
    assert (t.reserve("A"), t.reserve("B")) == before
