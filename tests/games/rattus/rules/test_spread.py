"""Phase C, first: rats spread from the region where the piece now is."""

from typing import Any

import pytest

from .build import Play, table


def entered(*regions: str, **more: Any) -> Play:
    """Red has moved the piece from Italia to Gallia."""
    return table(*regions, plague="italia", **more).turn("Red").plague("Red", "gallia")


def test_a_region_without_rats_spreads_none() -> None:
    t = entered("gallia: Red 2")
    assert (t.asked, t.n_rats(), len(t.g.supply)) == ({"Yellow": "turn"}, {}, 20)


@pytest.mark.parametrize(("rats", "new"), [("6", 1), ("6 6", 2), ("6 6 6", 2)])
def test_one_rat_brings_one_and_two_or_three_bring_two(rats: str, new: int) -> None:
    t = entered(f"gallia: rats {rats}")
    for _ in range(new):
        t.play("Red", "new_rat", "germania")
    assert t.asked == {"Yellow": "turn"}
    assert t.n_rats() == {"gallia": len(rats.split()), "germania": new}
    assert len(t.g.supply) == 20 - new


def test_two_new_rats_may_go_to_two_neighbours() -> None:
    t = entered("gallia: rats 6 6").play("Red", "new_rat", "anglia").play("Red", "new_rat", "hispania")
    assert t.n_rats() == {"anglia": 1, "gallia": 2, "hispania": 1}


def test_new_rats_go_to_neighbours_only_and_never_into_the_plague_region() -> None:
    t = entered("gallia: rats 6")
    assert t.regions("Red") == "anglia germania hispania italia"
    assert t.why_not("Red", "new_rat", "gallia") == t.why_not("Red", "new_rat", "scandia") == "not_an_option"


def test_rats_spread_though_nobody_lives_in_the_plague_region() -> None:
    t = entered("gallia: rats 1-A").play("Red", "new_rat", "anglia")
    assert t.n_rats() == {"anglia": 1, "gallia": 1}
    assert t.flipped() == []


def test_the_rats_are_placed_face_down_from_the_top_of_the_supply_in_the_last_place() -> None:
    t = entered("gallia: rats 6 6", "anglia: rats 5", supply="2-Mag 3-Roy ? ?").play("Red", "new_rat", "anglia")
    t.play("Red", "new_rat", "anglia")
    assert t.rats("anglia")[1:] == ["2-Mag", "3-Roy"]
    assert t.knows("Red", "anglia") == ["?", "?", "?"]
    assert t.told("new_rat") == [{"seat": 0, "region": 0}] * 2


def test_a_region_with_three_rats_takes_no_more() -> None:
    t = entered("gallia: rats 6 6", "anglia: rats 6 6 6")
    assert t.regions("Red") == "germania hispania italia"
    assert t.why_not("Red", "new_rat", "anglia") == "region_full"


def test_the_limit_is_looked_at_for_each_rat() -> None:
    t = entered("gallia: rats 6 6", "anglia: rats 6 6").play("Red", "new_rat", "anglia")
    assert t.regions("Red") == "germania hispania italia"


FULL = ("anglia: rats 6 6 6", "germania: rats 6 6 6", "hispania: rats 6 6 6")


def test_with_one_free_space_one_rat_is_placed_and_the_other_stays_in_the_supply() -> None:
    t = entered("gallia: rats 6 6 6; Red 1", *FULL, "italia: rats 6 6", supply="? ?")
    assert t.asked == {"Yellow": "turn"}  # the only way makes itself
    assert t.n_rats()["italia"] == 3
    assert len(t.g.supply) == 1


def test_with_every_neighbour_full_no_rat_is_placed_but_the_plague_ravages() -> None:
    t = entered("gallia: rats 1-A; Red 2", *FULL, "italia: rats 6 6 6")
    assert (t.lost(), len(t.g.supply)) == ({"Red": 1}, 20)
    assert t.told("no_room") == [{"region": 1}]


def test_rats_that_find_no_room_do_not_bring_the_end_nearer() -> None:
    t = entered("gallia: rats 6", *FULL, "italia: rats 6 6 6", supply="?")
    assert t.asked == {"Yellow": "turn"}


def test_a_neighbour_behind_a_wall_is_out_of_reach() -> None:
    t = entered("gallia: rats 6", walls="anglia-gallia")
    assert t.regions("Red") == "germania hispania italia"
    assert t.why_not("Red", "new_rat", "anglia") == "wall_between"


def test_rats_still_come_over_another_border_of_a_region_with_a_wall() -> None:
    t = table("germania: rats 6", plague="italia", walls="anglia-gallia").turn("Red").plague("Red", "germania")
    assert "anglia" in t.regions("Red")


def test_a_neighbour_with_a_bishop_takes_no_rat() -> None:
    t = entered("gallia: rats 6", bishops="hispania")
    assert t.regions("Red") == "anglia germania italia"
    assert t.why_not("Red", "new_rat", "hispania") == "bishop_there"


def test_spreading_is_compulsory() -> None:
    t = entered("gallia: rats 6")
    assert t.why_not("Red", "new_rat", "pass") == "not_an_option"


def test_with_one_token_left_one_is_placed_and_the_game_ends_after_this_turn() -> None:
    t = entered("gallia: rats 1-A 1-A; Red 1", supply="?").play("Red", "new_rat", "anglia")
    assert t.n_rats()["anglia"] == 1
    assert t.lost() == {"Red": 1}  # the ravage of this turn takes place
    assert "last_round" in t.happened()


# --------------------------------------------------------------------------- the Soldier's rat


def test_the_soldier_may_place_one_more_after_the_others() -> None:
    t = entered("gallia: rats 6", cards={"Red": "soldier"}).play("Red", "new_rat", "anglia")
    assert t.asked == {"Red": "soldier"}
    assert t.regions("Red") == "anglia germania hispania italia pass"
    assert t.play("Red", "soldier", "anglia").n_rats() == {"anglia": 2, "gallia": 1}


def test_the_soldiers_rat_may_be_left_out() -> None:
    t = table("gallia: rats 6", plague="italia", cards={"Red": "soldier"}).turn("Red").plague("Red", "gallia")
    t.play("Red", "new_rat", "anglia").play("Red", "soldier", "pass")
    assert t.n_rats() == {"anglia": 1, "gallia": 1}


def test_without_rats_in_the_plague_region_the_soldier_places_none() -> None:
    t = table("gallia: Red 1", plague="italia", cards={"Red": "soldier"}).turn("Red").plague("Red", "gallia")
    assert (t.asked, t.n_rats()) == ({"Yellow": "turn"}, {})


def test_the_soldier_is_not_asked_once_the_last_token_is_placed() -> None:
    t = table("gallia: rats 6", plague="italia", supply="?", cards={"Red": "soldier"}).turn("Red")
    t.plague("Red", "gallia").play("Red", "new_rat", "anglia")
    assert "soldier" not in t.asked.values()
    assert "last_round" in t.happened()


def test_the_soldier_is_not_asked_once_all_neighbours_are_full() -> None:
    t = table("gallia: rats 6", *FULL, "italia: rats 6 6", plague="italia", cards={"Red": "soldier"}).turn("Red")
    t.plague("Red", "gallia")
    assert t.n_rats()["italia"] == 3
    assert t.asked == {"Yellow": "turn"}


def test_the_soldiers_rat_obeys_walls_bishops_and_the_limit_of_three() -> None:
    cards = {"Red": "soldier"}
    regions = ("gallia: rats 6", "anglia: rats 6 6 6")
    t = table(*regions, plague="italia", walls="gallia-germania", bishops="hispania", cards=cards).turn("Red")
    t.plague("Red", "gallia")  # only Italia is left, so the first rat goes there by itself
    assert t.n_rats()["italia"] == 1
    assert t.regions("Red") == "italia pass"
    reasons = [t.why_not("Red", "soldier", region) for region in ("anglia", "germania", "hispania")]
    assert reasons == ["region_full", "wall_between", "bishop_there"]


def test_a_soldier_of_somebody_else_places_nothing() -> None:
    t = table("gallia: rats 6", plague="italia", cards={"Blue": "soldier"}).turn("Red").plague("Red", "gallia")
    assert t.play("Red", "new_rat", "anglia").asked == {"Yellow": "turn"}
