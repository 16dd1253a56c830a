"""When the game ends: the last rat of the supply, or all cubes of somebody on the board."""

from typing import Any

from .build import Play, table


def ended(t: Play) -> bool:
    return "last_round" in t.happened()


def test_the_game_goes_on_while_there_are_rats_and_cubes_left() -> None:
    t = table("gallia: rats 6", plague="hispania", supply="? ?").turn("Red").plague("Red", "gallia")
    assert not ended(t.play("Red", "new_rat", "anglia"))


def test_the_turn_that_takes_the_very_last_rat_is_the_last() -> None:
    t = table("gallia: rats 6 6", plague="hispania", supply="? ?").turn("Blue").plague("Blue", "gallia")
    assert not ended(t.play("Blue", "new_rat", "anglia"))
    assert ended(t.play("Blue", "new_rat", "anglia"))
    assert t.told("last_round") == [{"seat": 3, "supply": 0, "out": ()}]


def test_the_soldier_may_take_the_last_rat() -> None:
    t = table("gallia: rats 6", plague="hispania", supply="? ?", cards={"Red": "soldier"}).turn("Red")
    t.plague("Red", "gallia").play("Red", "new_rat", "anglia").play("Red", "soldier", "anglia")
    assert ended(t)


def test_the_turn_is_finished_first_ravage_included() -> None:
    regions = ("gallia: rats 1-A; Red 2", "anglia: Blue 1", "italia: rats 6; Blue 1")
    t = table(*regions, plague="hispania", supply="?", cards={"Blue": "merchant"}).turn("Red")
    t.plague("Red", "gallia").play("Red", "new_rat", "anglia")
    happened = t.happened()
    assert happened.index("lost") < happened.index("last_round")
    assert t.asked == {"Blue": "last_uses"}


# --------------------------------------------------------------------------- all 20 cubes of a player


def nearly_out(who: str = "Red", left: int = 1, **more: Any) -> Play:
    more.setdefault("cards", {})
    return table("gallia: rats 1-A; Red 2, Blue 1", plague="hispania", stock={who: left}, **more).turn("Red")


def test_the_game_ends_when_a_player_has_all_his_cubes_on_the_board_those_in_the_palace_included() -> None:
    t = nearly_out().place("Red", "gallia")
    assert (t.palace("Red"), ended(t)) == (17, False)
    assert ended(t.plague("Red", "italia"))


def test_it_holds_even_if_the_ravage_of_that_turn_takes_a_cube_back() -> None:
    t = nearly_out().place("Red", "gallia").plague("Red", "gallia").play("Red", "new_rat", "anglia")
    assert t.lost() == {"Red": 1, "Blue": 1}
    assert ended(t)


def test_an_empty_supply_alone_is_no_end_while_cubes_lie_on_the_baker_card() -> None:
    t = nearly_out(cards={"Red": "baker"}, baker=1).place("Red", "gallia")
    assert t.stock("Red") == 0
    assert not ended(t.plague("Red", "italia"))


def test_filling_the_baker_with_the_last_cube_is_no_end() -> None:
    t = nearly_out(cards={"Red": "baker"}).use("Red", "baker")
    assert t.stock("Red") == 0
    assert not ended(t.plague("Red", "italia"))


def test_another_player_may_get_his_last_cubes_onto_the_board_by_the_baker() -> None:
    t = nearly_out("Blue", left=0, cards={"Blue": "baker"}, baker=2).take("Red", "baker")
    t.play("Red", "empty_baker", "italia")
    assert ended(t.plague("Red", "italia"))


def test_the_final_round_tells_whose_cubes_are_all_out() -> None:
    t = nearly_out().place("Red", "gallia").plague("Red", "italia")
    assert [facts["out"] for facts in t.told("last_round")] == [(0,)]
    t = nearly_out("Blue", left=0, cards={"Blue": "baker"}, baker=2).take("Red", "baker")
    t.play("Red", "empty_baker", "italia").plague("Red", "italia")
    ((blue,),) = (facts["out"] for facts in t.told("last_round"))
    assert (t.g.last, blue) == (0, 3)


def test_bakers_cubes_on_the_board_are_no_end_while_their_owner_has_others_in_his_supply() -> None:
    t = nearly_out("Blue", left=1, cards={"Blue": "baker"}, baker=2).take("Red", "baker")
    assert not ended(t.play("Red", "empty_baker", "italia").plague("Red", "italia"))


def test_the_serfs_cube_may_be_the_last_one() -> None:
    t = nearly_out(cards={"Red": "serf"}).plague("Red", "gallia").play("Red", "new_rat", "anglia")
    t.play("Red", "serf_cube", "place")
    assert not ended(t)  # one more is back in the supply
    t = table("gallia: rats 1-Roy; Blue 2", plague="hispania", stock={"Red": 1}, cards={"Red": "serf", "Blue": "king"})
    t.turn("Red").plague("Red", "gallia").play("Red", "new_rat", "anglia").play("Red", "serf_cube", "place")
    assert ended(t)


def test_the_peasants_cube_may_be_the_last_one() -> None:
    t = nearly_out(cards={"Red": "peasant"}).place("Red", "italia").plague("Red", "italia")
    assert ended(t)


def test_the_queens_cubes_may_be_the_last_ones() -> None:
    regions = ("gallia: rats 6; Red 1", "italia: Red 1")
    t = table(*regions, plague="hispania", stock={"Red": 3}, cards={"Red": "queen"}).turn("Red").place("Red", "gallia")
    assert ended(t.play("Red", "queen_cubes", "gallia").plague("Red", "italia"))


def test_the_mayors_cubes_may_be_the_last_ones() -> None:
    t = table("gallia: Red 1", plague="hispania", stock={"Red": 1}, cards={"Red": "mayor"}).turn("Red")
    assert ended(t.use("Red", "mayor").plague("Red", "italia"))


def test_both_triggers_in_one_turn_are_one_end() -> None:
    t = nearly_out(supply="?").place("Red", "gallia").plague("Red", "gallia").play("Red", "new_rat", "anglia")
    assert t.happened().count("last_round") == 1
