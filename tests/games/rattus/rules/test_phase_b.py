"""Phase B: new cubes, as many as there are rats."""

import pytest

from .build import table


@pytest.mark.parametrize(("rats", "n"), [("6", 1), ("6 6", 2), ("6 6 6", 3)])
def test_as_many_cubes_as_rats_come_into_one_region(rats: str, n: int) -> None:
    t = table(f"gallia: rats {rats}; Blue 2").turn("Red").place("Red", "gallia")
    assert t.cubes("gallia") == {"Red": n, "Blue": 2}
    assert t.stock("Red") == 20 - n
    assert t.told("placed") == [{"seat": 0, "region": 1, "n": n}]


def test_a_region_without_rats_takes_no_cubes() -> None:
    t = table("gallia: rats 6", "italia: Red 3").turn("Red")
    assert t.may("Red", "place") == "gallia"
    assert t.why_no("Red", "place", "italia") == "no_rats_there"


def test_cubes_are_placed_once_a_turn() -> None:
    t = table("gallia: rats 6", "italia: rats 6").turn("Red").place("Red", "gallia")
    assert t.may("Red", "place") == ""
    assert t.why_no("Red", "place", "italia") == "placed_already"


def test_placing_is_optional() -> None:
    t = table("gallia: rats 6").turn("Red").plague("Red", "anglia")
    assert t.asked == {"Yellow": "turn"}
    assert t.stock("Red") == 20


def test_with_fewer_cubes_in_the_supply_all_that_are_left_are_placed() -> None:
    t = table("gallia: rats 6 6 6", stock={"Red": 2}).turn("Red").place("Red", "gallia")
    assert t.cubes("gallia") == {"Red": 2}


def test_a_player_without_cubes_in_his_supply_places_none() -> None:
    t = table("gallia: rats 6", stock={"Red": 0}, cards={"Red": "peasant"}).turn("Red")
    assert t.may("Red", "place") == ""
    assert t.why_no("Red", "place", "gallia") == "no_cubes_left"


def test_a_player_with_no_cube_on_the_board_plays_on() -> None:
    t = table("gallia: rats 6; Blue 1").turn("Red")
    assert t.place("Red", "gallia").cubes("gallia") == {"Red": 1, "Blue": 1}


def test_the_region_of_the_plague_piece_may_be_settled() -> None:
    t = table("gallia: rats 6", plague="gallia").turn("Red").place("Red", "gallia")
    assert t.cubes("gallia") == {"Red": 1}


def test_nobody_places_in_a_region_that_is_not_in_play() -> None:
    t = table("gallia: rats 6", seats=2, cards={"Red": "peasant"}).turn("Red")
    assert t.may("Red", "place") == "anglia gallia germania hispania hungaria italia polonia scandia"


# --------------------------------------------------------------------------- with the Peasant


def test_the_peasants_cube_is_a_may_of_its_own() -> None:
    t = table("gallia: rats 6 6", cards={"Red": "peasant"}).turn("Red").place("Red", "gallia")
    assert t.regions("Red") == "gallia pass"
    assert t.play("Red", "peasant", "pass").cubes("gallia") == {"Red": 2}


def test_the_peasants_cube_joins_the_others() -> None:
    t = table("gallia: rats 6 6 6", cards={"Red": "peasant"}).turn("Red").place("Red", "gallia")
    assert t.play("Red", "peasant", "gallia").cubes("gallia") == {"Red": 4}


def test_the_peasant_alone_brings_one_cube_into_a_region_without_rats() -> None:
    t = table("gallia: rats 6", cards={"Red": "peasant"}).turn("Red").place("Red", "scandia")
    assert t.cubes("scandia") == {"Red": 1}
    assert t.asked == {"Red": "turn"}
    assert t.may("Red", "place") == ""


def test_the_peasant_is_not_asked_for_once_the_supply_is_empty() -> None:
    t = table("gallia: rats 6 6", stock={"Red": 2}, cards={"Red": "peasant"}).turn("Red").place("Red", "gallia")
    assert t.asked == {"Red": "turn"}


def test_a_peasant_taken_after_placing_brings_nothing_this_turn() -> None:
    t = table("gallia: rats 6 6", beside="peasant").turn("Red").place("Red", "gallia").take("Red", "peasant")
    assert t.asked == {"Red": "turn"}
    assert t.may("Red", "place") == t.may("Red", "use") == ""
    assert t.why_no("Red", "use", "peasant") == "placed_already"


def test_a_peasant_taken_before_placing_brings_his_cube() -> None:
    t = table("gallia: rats 6 6", beside="peasant").turn("Red").take("Red", "peasant").place("Red", "gallia")
    assert t.asked == {"Red": "peasant"}


def test_the_peasant_comes_with_placing_and_is_no_use_by_himself() -> None:
    t = table("gallia: rats 6", cards={"Red": "peasant"}).turn("Red")
    assert t.why_no("Red", "use", "peasant") == "comes_with_placing"


def test_a_peasant_of_somebody_else_brings_nothing() -> None:
    t = table("gallia: rats 6", cards={"Blue": "peasant"}).turn("Red").place("Red", "gallia")
    assert t.asked == {"Red": "turn"}
