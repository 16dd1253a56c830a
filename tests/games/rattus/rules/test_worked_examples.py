"""The worked examples of both rulebooks."""

import pytest

from .build import table

EUROPE = {"Green": "peasant merchant", "Yellow": "knight", "Blue": "monk witch king"}


@pytest.mark.parametrize(("region", "n"), [("gallia", 3), ("germania", 1)])
def test_example_of_placing_as_many_cubes_as_rats(region: str, n: int) -> None:
    t = table("gallia: rats ? ? ?", "germania: rats ?", "italia: Blue 1").turn("Red")
    assert t.may("Red", "place") == "gallia germania"
    assert t.why_no("Red", "place", "italia") == "no_rats_there"
    assert t.place("Red", region).cubes(region) == {"Red": n}


@pytest.mark.parametrize(("region", "n"), [("gallia", 4), ("germania", 2), ("italia", 1)])
def test_example_of_placing_with_the_peasant(region: str, n: int) -> None:
    t = table("gallia: rats ? ? ?", "germania: rats ?", cards={"Red": "peasant"}).turn("Red").place("Red", region)
    if region != "italia":
        t.play("Red", "peasant", region)
    assert t.cubes(region) == {"Red": n}


def test_example_of_the_plague_in_gallia() -> None:
    t = table("gallia: rats 1-BouChu 3 2-M-BouChu; Green 2, Yellow 1", plague="germania", cards=EUROPE).turn("Red")
    t.plague("Red", "gallia").play("Red", "new_rat", "hispania")
    assert t.n_rats() == {"gallia": 3, "hispania": 1}
    t.play("Red", "new_rat", "hispania")
    first, second, third = t.flipped()
    assert (first, second.split("-")[0], second.split()[1], third) == ("1-BouChu hit", "3", "no", "2-M-BouChu hit")
    assert t.told("lost") == [
        {"seat": seat, "region": 1, "n": 1, "by": by, "cards": cards}
        for seat, by, cards in ((2, 1, (3,)), (1, "M", ()), (2, "M", ()))
    ]
    assert t.cubes("gallia") == {}
    assert (t.stock("Green"), t.stock("Yellow")) == (20, 20)
    assert t.n_rats() == {"hispania": 2}
    assert t.asked == {"Yellow": "turn"}


@pytest.mark.parametrize(
    ("limit", "counted", "hit"),
    [(2, "pass", True), (3, "pass", False), (3, "count", True), (4, "count", True), (5, "count", False)],
)
def test_example_of_the_knight_from_italia_to_scandia(limit: int, counted: str, hit: bool) -> None:
    t = table(f"scandia: rats {limit}-Roy; Blue 2", plague="italia", cards={"Red": "knight", "Blue": "king"})
    t.turn("Red").plague("Red", "scandia").play("Red", "new_rat", "anglia").play("Red", "knight", counted)
    assert t.cubes("scandia") == {"Blue": 1 if hit else 2}


@pytest.mark.parametrize(("limit", "hit"), [(1, True), (2, False)])
def test_example_of_three_cubes_and_two_nuns_in_scandia(limit: int, hit: bool) -> None:
    t = table(f"scandia: rats {limit}-Roy; Blue 3", cards={"Blue": "king"}, nuns="scandia scandia")
    t.turn("Red").plague("Red", "scandia").play("Red", "new_rat", "anglia")
    assert t.cubes("scandia") == {"Blue": 2 if hit else 3}


QUEENS_MAP = (
    "anglia: rats ?; Red 1",
    "gallia: Red 1",
    "hispania: Red 1, Yellow 1",
    "russia: rats ?; Blue 1",
    "tartaria: Blue 1",
    "italia: rats ?; Yellow 1",
    "polonia: Yellow 1",
    "germania: rats ?; Green 1",
    "turcia: Green 1",
)


@pytest.mark.parametrize(
    ("who", "where", "asked"),
    [("Red", "anglia", True), ("Blue", "russia", False), ("Yellow", "italia", False), ("Green", "germania", False)],
)
def test_example_of_the_queen_with_red_connecting_most_regions(who: str, where: str, asked: bool) -> None:
    t = table(*QUEENS_MAP, cards={who: "queen"}).turn(who).place(who, where)
    assert (t.asked == {who: "queen_cubes"}) == asked


def test_example_of_the_queens_two_cubes_on_top_of_the_usual_ones() -> None:
    t = table(*QUEENS_MAP, cards={"Red": "queen"}).turn("Red").place("Red", "anglia")
    assert t.play("Red", "queen_cubes", "anglia").cubes("anglia") == {"Red": 4}


def test_example_of_the_pied_piper_before_a_region_with_two_rats() -> None:
    t = table("gallia: rats ? ? ?; Red 1", "hispania: rats ? ?", cards={"Red": "pied_piper"}).turn("Red")
    t.use("Red", "pied_piper").play("Red", "piper_from", "gallia").play("Red", "piper_to", "hispania")
    t.play("Red", "piper_rats", 0)
    assert t.n_rats() == {"gallia": 2, "hispania": 3}
    assert t.cubes("hispania") == {"Red": 1}


def test_example_of_the_monk_after_placing() -> None:
    t = table("gallia: rats ? ? ?", cards={"Red": "monk"}).turn("Red").place("Red", "gallia")
    t.use("Red", "monk").play("Red", "monk_from", "gallia").play("Red", "monk_rat", 2).play("Red", "monk_to", "italia")
    assert (t.cubes("gallia"), t.n_rats()) == ({"Red": 3}, {"gallia": 2, "italia": 1})


def test_example_of_a_tie_after_player_1_has_ended_the_game() -> None:
    t = table("gallia: Red 2, Yellow 2, Green 2, Blue 2").ravage_all(after="Red")
    assert t.result().places == (4, 1, 2, 3)
    assert t.result().winners == (1,)


def test_example_of_a_chivalry_symbol_with_knight_and_crusader_in_play() -> None:
    regions = "gallia: rats 1-Chi; Yellow 2, Blue 2"
    one_each = table(regions, cards={"Yellow": "knight", "Blue": "crusader"}).turn("Red")
    assert one_each.plague("Red", "gallia").play("Red", "new_rat", "italia").lost() == {"Yellow": 1, "Blue": 1}
    both = table(regions, cards={"Yellow": "knight crusader"}).turn("Red")
    assert both.plague("Red", "gallia").play("Red", "new_rat", "italia").lost() == {"Yellow": 2}
