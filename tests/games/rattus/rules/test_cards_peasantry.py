"""Peasantry: Baker and Serf. (The Peasant comes with phase B.)"""

from collections.abc import Mapping
from typing import Any

from .build import Play, table

# --------------------------------------------------------------------------- Baker


def test_each_turn_the_baker_takes_one_cube_from_the_supply_onto_his_card() -> None:
    t = table("gallia: rats 6", cards={"Red": "baker"}).turn("Red").use("Red", "baker")
    assert (t.g.baker, t.g.baker_seat, t.stock("Red")) == (1, 0, 19)
    assert t.why_no("Red", "use", "baker") == "card_used"


def test_cubes_on_the_baker_add_up() -> None:
    t = table("gallia: rats 6", cards={"Red": "baker"}, baker=3).turn("Red").use("Red", "baker")
    assert (t.g.baker, t.stock("Red")) == (4, 16)


def test_with_an_empty_supply_nothing_comes_onto_the_baker() -> None:
    t = table("gallia: rats 6; Red 1", cards={"Red": "baker"}, stock={"Red": 0}).turn("Red")
    assert t.may("Red", "use") == ""
    assert t.why_no("Red", "use", "baker") == "no_cubes_left"


def test_who_takes_the_baker_places_all_cubes_on_it_in_one_region_at_once() -> None:
    t = table("gallia: rats 6", cards={"Blue": "baker"}, baker=3).turn("Red").take("Red", "baker")
    assert t.asked == {"Red": "empty_baker"}
    t.play("Red", "empty_baker", "scandia")
    assert (t.cubes("scandia"), t.stock("Blue"), t.g.baker) == ({"Blue": 3}, 17, 0)
    assert t.told("baker_emptied") == [{"seat": 0, "owner": 3, "region": 7, "n": 3}]


def test_rats_bishops_and_walls_do_not_matter_to_the_bakers_cubes() -> None:
    walls = "gallia-hispania hispania-italia"
    t = table("gallia: rats 6 6 6", cards={"Blue": "baker"}, baker=1, bishops="gallia", walls=walls).turn("Red")
    t.take("Red", "baker")
    assert len(t.options("Red")) == 12


def test_the_bakers_cubes_come_into_a_region_in_play() -> None:
    t = table("gallia: rats 6", seats=2, cards={"Yellow": "baker"}, baker=1).turn("Red").take("Red", "baker")
    assert t.why_not("Red", "empty_baker", "russia") == "not_an_option"
    assert len(t.options("Red")) == 8


def test_after_emptying_it_the_taker_may_use_the_baker_himself_this_turn() -> None:
    t = table("gallia: rats 6", cards={"Blue": "baker"}, baker=2).turn("Red").take("Red", "baker")
    t.play("Red", "empty_baker", "gallia").use("Red", "baker")
    assert (t.g.baker, t.g.baker_seat) == (1, 0)


def test_the_baker_taken_empty_or_from_beside_the_board_brings_nothing_to_place() -> None:
    assert table("gallia: rats 6", beside="baker").turn("Red").take("Red", "baker").asked == {"Red": "turn"}
    assert table("gallia: rats 6", cards={"Blue": "baker"}).turn("Red").take("Red", "baker").asked == {"Red": "turn"}


def test_another_card_taken_leaves_the_bakers_cubes_alone() -> None:
    t = table("gallia: rats 6", cards={"Blue": "baker king"}, baker=2).turn("Red").take("Red", "king")
    assert (t.asked, t.g.baker) == ({"Red": "turn"}, 2)


def test_cubes_on_the_baker_are_not_on_the_board() -> None:
    t = table("gallia: rats 1-A; Blue 1", cards={"Red": "baker"}, baker=2).turn("Red").plague("Red", "gallia")
    t.play("Red", "new_rat", "anglia")
    assert t.g.baker == 2
    assert t.lost() == {"Blue": 1}


# --------------------------------------------------------------------------- Serf


def serf(*regions: str, cards: Mapping[str, str] | None = None, who: str = "Red", **more: Any) -> Play:
    """The piece has come to Gallia by the Serf's holder; new rats went to Italia."""
    t = table(*regions, plague="hispania", cards={"Red": "serf", **(cards or {})}, **more).turn(who)
    t.plague(who, "gallia")
    while t.asked == {who: "new_rat"}:
        t.play(who, "new_rat", "italia")
    return t


def test_after_a_token_that_took_a_cube_of_another_player_the_serf_may_place_one() -> None:
    t = serf("gallia: rats 1-Roy; Blue 2", cards={"Blue": "king"})
    assert t.asked == {"Red": "serf_cube"}
    t.play("Red", "serf_cube", "place")
    assert (t.cubes("gallia"), t.stock("Red")) == ({"Red": 1, "Blue": 1}, 19)
    assert t.told("serf") == [{"seat": 0, "region": 1}]


def test_the_serfs_cube_may_be_left_out() -> None:
    t = serf("gallia: rats 1-Roy; Blue 2", cards={"Blue": "king"}).play("Red", "serf_cube", "pass")
    assert (t.cubes("gallia"), t.asked) == ({"Blue": 1}, {"Yellow": "turn"})


def test_a_token_that_takes_several_cubes_of_others_brings_one_serf_cube_only() -> None:
    t = serf("gallia: rats 1-A; Blue 2, Green 2, Yellow 2").play("Red", "serf_cube", "place")
    assert t.cubes("gallia") == {"Red": 1, "Yellow": 1, "Green": 1, "Blue": 1}
    assert t.asked == {"Yellow": "turn"}


def test_every_token_may_bring_one() -> None:
    t = serf("gallia: rats 1-Roy 1-Roy 1-Roy; Blue 3", cards={"Blue": "king"})
    for n in (1, 2, 3):
        t.play("Red", "serf_cube", "place")
        assert t.cubes("gallia")["Red"] == n
    assert t.asked == {"Yellow": "turn"}


def test_a_token_that_took_only_the_holders_own_cubes_brings_none() -> None:
    assert serf("gallia: rats 1-Pea; Red 2, Blue 2").asked == {"Yellow": "turn"}


def test_a_token_below_its_limit_brings_none_even_after_one_that_did() -> None:
    t = serf("gallia: rats 1-Roy 6-A; Blue 3", cards={"Blue": "king"}).play("Red", "serf_cube", "place")
    assert (t.flipped(), t.asked) == (["1-Roy hit", "6-A no"], {"Yellow": "turn"})


def test_a_later_token_that_takes_only_own_cubes_brings_none() -> None:
    t = serf("gallia: rats 1-Roy 1-Pea; Red 1, Blue 3", cards={"Blue": "king"}).play("Red", "serf_cube", "pass")
    assert (t.lost(), t.asked) == ({"Blue": 1, "Red": 1}, {"Yellow": "turn"})


def test_the_serfs_cube_counts_for_later_tokens_and_can_be_hit_by_them() -> None:
    t = serf("gallia: rats 1-Roy 2-A; Blue 2", cards={"Blue": "king"}).play("Red", "serf_cube", "place")
    assert t.flipped() == ["1-Roy hit", "2-A hit"]
    assert t.lost() == {"Blue": 2, "Red": 1}


def test_the_serfs_cube_is_never_hit_by_the_token_that_brought_it() -> None:
    t = serf("gallia: rats 1-M-Pea; Blue 2").play("Red", "serf_cube", "place")
    assert t.cubes("gallia") == {"Red": 1, "Blue": 1}


def test_when_a_token_empties_the_region_the_serfs_cube_lets_the_ravage_go_on() -> None:
    t = serf("gallia: rats 1-A 1-A; Blue 1").play("Red", "serf_cube", "place")
    assert t.flipped() == ["1-A hit", "1-A hit"]
    assert t.cubes("gallia") == {}


def test_when_a_token_empties_the_region_and_no_serf_cube_comes_the_ravage_ends() -> None:
    t = serf("gallia: rats 1-A 1-A; Blue 1").play("Red", "serf_cube", "pass")
    assert t.flipped() == ["1-A hit"]
    assert len(t.rats("gallia")) == 1


def test_a_potion_given_up_is_no_cube_lost() -> None:
    t = serf("gallia: rats 1-A; Blue 1 potions 1").play("Blue", "lose_cube", ("give", 1))
    assert t.asked == {"Yellow": "turn"}


def test_the_serf_is_asked_after_all_potions_are_settled() -> None:
    t = serf("gallia: rats 1-A; Green 1, Blue 1 potions 1")
    assert t.asked == {"Blue": "lose_cube"}
    assert t.play("Blue", "lose_cube", ("lose", 1)).asked == {"Red": "serf_cube"}


def test_with_an_empty_supply_there_is_no_serf_cube() -> None:
    t = serf("gallia: rats 1-Roy; Blue 2", cards={"Blue": "king"}, stock={"Red": 0})
    assert (t.lost(), t.asked) == ({"Blue": 1}, {"Yellow": "turn"})


def test_cubes_lost_to_the_same_token_are_back_in_the_supply_for_the_serf() -> None:
    t = serf("gallia: rats 1-A; Red 2, Blue 1", stock={"Red": 0})
    assert t.stock("Red") == 1
    assert t.play("Red", "serf_cube", "place").cubes("gallia") == {"Red": 2}


def test_a_serf_whose_holder_is_not_on_turn_places_nothing() -> None:
    t = serf("gallia: rats 1-Roy; Blue 2, Red 1", cards={"Blue": "king"}, who="Green")
    assert (t.lost(), t.asked) == ({"Blue": 1}, {"Blue": "turn"})
