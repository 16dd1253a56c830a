"""Royalty: King, Queen and Emperor."""

import pytest

from rules.rattus.components import Card
from rules.rattus.options import Options

from .build import Play, table

# --------------------------------------------------------------------------- King


def test_the_king_brings_one_own_cube_from_a_region_without_rats_into_the_palace() -> None:
    t = table("gallia: Red 2", "italia: rats 6; Red 1", "anglia: Blue 1", cards={"Red": "king"}).turn("Red")
    t.use("Red", "king")
    assert t.regions("Red") == "gallia"
    t.play("Red", "king", "gallia")
    assert (t.cubes("gallia"), t.palace("Red"), t.stock("Red")) == ({"Red": 1}, 1, 17)
    assert t.why_no("Red", "use", "king") == "card_used"


def test_the_king_works_where_the_plague_piece_is_too() -> None:
    t = table("gallia: Red 1", plague="gallia", cards={"Red": "king"}).turn("Red").use("Red", "king")
    assert t.play("Red", "king", "gallia").palace("Red") == 1


def test_the_king_works_in_a_region_just_emptied_of_rats_by_the_monk() -> None:
    t = table("gallia: rats 6; Red 1", cards={"Red": "king monk"}).turn("Red")
    assert t.why_no("Red", "use", "king") == "nobody_is_safe"
    t.use("Red", "monk").play("Red", "monk_from", "gallia").play("Red", "monk_to", "italia")
    assert t.may("Red", "use") == "king"


def test_the_king_works_before_phase_c_and_not_after_it() -> None:
    t = table("gallia: rats 1-A; Red 2", plague="italia", cards={"Red": "king"}).turn("Red").plague("Red", "gallia")
    t.play("Red", "new_rat", "anglia")
    assert t.cubes("gallia") == {"Red": 1}  # without rats now, but the turn is over
    assert t.asked == {"Yellow": "turn"}


def test_palace_cubes_are_safe_and_count_in_the_end() -> None:
    t = table("gallia: rats 1-A; Red 1", palace={"Red": 2}, cards={"Red": "king"}).ravage_all(after="Blue")
    assert t.result().totals == (2, 0, 0, 0)


# --------------------------------------------------------------------------- Queen


REALM = ("gallia: rats 6; Red 1", "italia: Red 1")


def test_the_queen_may_add_two_cubes_to_a_placing() -> None:
    t = table(*REALM, cards={"Red": "queen"}).turn("Red").place("Red", "gallia")
    assert t.regions("Red") == "gallia pass"
    t.play("Red", "queen_cubes", "gallia")
    assert (t.cubes("gallia"), t.stock("Red")) == ({"Red": 4}, 15)
    assert t.told("queen") == [{"seat": 0, "region": 1, "n": 2}]


def test_the_queens_cubes_may_be_left_out() -> None:
    t = table(*REALM, cards={"Red": "queen"}).turn("Red").place("Red", "gallia").play("Red", "queen_cubes", "pass")
    assert t.cubes("gallia") == {"Red": 2}


def test_the_queens_card_is_used_up_with_her_cubes_and_not_if_they_are_left_out() -> None:
    t = table(*REALM, cards={"Red": "queen"}).turn("Red").place("Red", "gallia")
    assert t.view(None).used == ()
    assert t.play("Red", "queen_cubes", "gallia").view(None).used == (Card.QUEEN,)
    t = table(*REALM, cards={"Red": "queen"}).turn("Red").place("Red", "gallia").play("Red", "queen_cubes", "pass")
    assert t.view(None).used == ()


def test_with_one_cube_left_the_queen_adds_one() -> None:
    t = table(*REALM, stock={"Red": 2}, cards={"Red": "queen"}).turn("Red").place("Red", "gallia")
    assert t.play("Red", "queen_cubes", "gallia").cubes("gallia") == {"Red": 3}


@pytest.mark.parametrize("rival", ["Blue 1", "Blue 1, Yellow 1"])
def test_as_large_as_anothers_is_not_larger(rival: str) -> None:
    t = table(*REALM, f"anglia: {rival}", f"scandia: {rival}", cards={"Red": "queen"}).turn("Red")
    reason = t.refusal("Red", "turn", ("use", "queen"))
    assert (reason.key, reason.facts["n"], reason.facts["rival"]) == ("queen_not_largest", 2, 2)
    assert t.place("Red", "gallia").asked == {"Red": "turn"}


def test_a_single_region_connects_nothing() -> None:
    t = table("gallia: rats 6; Red 1", "scandia: Red 1", cards={"Red": "queen"}).turn("Red")
    assert t.why_no("Red", "use", "queen") == "queen_connects_nothing"
    assert t.place("Red", "gallia").asked == {"Red": "turn"}


def test_only_the_largest_connected_group_counts_not_all_regions() -> None:
    far = ("anglia: Blue 1", "italia: Blue 1", "polonia: Blue 1", "turcia: Blue 1")
    t = table("gallia: rats 6; Red 1", "hispania: Red 1", *far, cards={"Red": "queen", "Blue": "king"}).turn("Red")
    assert t.place("Red", "gallia").asked == {"Red": "queen_cubes"}


def test_walls_do_not_split_what_is_connected() -> None:
    t = table(*REALM, cards={"Red": "queen"}, walls="gallia-italia").turn("Red").place("Red", "gallia")
    assert t.asked == {"Red": "queen_cubes"}


def test_an_arrow_connects_like_a_border() -> None:
    t = table("anglia: rats 6; Red 1", "gallia: Red 1", cards={"Red": "queen"}).turn("Red").place("Red", "anglia")
    assert t.asked == {"Red": "queen_cubes"}


def test_the_condition_is_looked_at_before_the_cubes_are_placed() -> None:
    t = table("gallia: rats 6", "italia: Red 1", cards={"Red": "queen"}).turn("Red").place("Red", "gallia")
    assert t.asked == {"Red": "turn"}  # connected only now


def test_palace_and_baker_cubes_connect_nothing() -> None:
    t = table("gallia: rats 6; Red 1", palace={"Red": 3}, baker=2, cards={"Red": "queen baker"}).turn("Red")
    assert t.place("Red", "gallia").asked == {"Red": "turn"}


def test_regions_out_of_play_connect_nothing() -> None:
    t = table("hungaria: rats 6; Red 1", "gallia: Red 1", seats=2, cards={"Red": "queen"}).turn("Red")
    assert t.place("Red", "hungaria").asked == {"Red": "turn"}


def test_the_queen_makes_no_placing_where_there_are_no_rats() -> None:
    t = table(*REALM, cards={"Red": "queen"}).turn("Red")
    assert t.may("Red", "place") == "gallia"


def test_the_queen_comes_with_placing() -> None:
    t = table(*REALM, cards={"Red": "queen"}).turn("Red")
    assert t.why_no("Red", "use", "queen") == "comes_with_placing"
    t.place("Red", "gallia").play("Red", "queen_cubes", "pass")
    assert t.why_no("Red", "use", "queen") == "placed_already"


def test_after_placing_the_queen_says_so_whatever_is_connected_now() -> None:
    t = table("gallia: rats 6", "italia: Blue 1", "hungaria: Blue 1", cards={"Red": "queen"}).turn("Red")
    assert t.place("Red", "gallia").why_no("Red", "use", "queen") == "placed_already"


# --------------------------------------------------------------------------- Emperor


def emperor(walls: str = "", options: Options | None = None, plague: str = "germania", seats: int = 4) -> Play:
    t = table(
        "gallia: rats 6; Red 1", cards={"Red": "emperor"}, walls=walls, options=options, plague=plague, seats=seats
    )
    return t.turn("Red").use("Red", "emperor")


def test_a_wall_is_placed_between_two_neighbouring_regions() -> None:
    t = emperor()
    assert len(t.options("Red")) == 12
    t.play("Red", "wall_from", "gallia")
    assert t.regions("Red") == "anglia germania hispania italia"
    t.play("Red", "wall_to", "anglia")
    assert (t.pieces(), t.asked) == ({"walls": "anglia-gallia"}, {"Red": "turn"})
    assert t.why_no("Red", "use", "emperor") == "card_used"


def test_a_wall_stands_on_an_arrow_as_on_a_border() -> None:
    t = emperor().play("Red", "wall_from", "scandia").play("Red", "wall_to", "germania")
    assert t.pieces() == {"walls": "germania-scandia"}


def test_two_walls_do_not_stand_on_one_border() -> None:
    t = emperor("gallia-italia").play("Red", "wall_piece", "stock").play("Red", "wall_from", "gallia")
    assert t.regions("Red") == "anglia germania hispania"
    assert t.why_not("Red", "wall_to", "italia") == "wall_stands"


def test_instead_of_placing_one_a_wall_that_stands_may_be_moved() -> None:
    t = emperor("gallia-italia").play("Red", "wall_piece", ("gallia", "italia"))
    assert t.regions("Red").split() != []
    t.play("Red", "wall_from", "russia").play("Red", "wall_to", "tartaria")
    assert t.pieces() == {"walls": "russia-tartaria"}


def test_a_wall_moved_does_not_go_where_it_stands() -> None:
    t = emperor("gallia-italia").play("Red", "wall_piece", ("gallia", "italia")).play("Red", "wall_from", "gallia")
    assert t.why_not("Red", "wall_to", "italia") == "wall_stands"


def test_with_all_three_walls_on_the_board_one_can_only_be_moved() -> None:
    t = emperor("gallia-italia anglia-gallia russia-tartaria")
    assert t.options("Red") == ((0, 1), (1, 5), (10, 11))


def test_if_so_agreed_walls_that_stand_do_not_move() -> None:
    fixed = Options(walls_may_move="no")
    t = emperor("gallia-italia", fixed)
    assert t.asked == {"Red": "wall_from"}
    full = table(cards={"Red": "emperor"}, walls="gallia-italia anglia-gallia russia-tartaria", options=fixed)
    assert full.turn("Red").why_no("Red", "use", "emperor") == "no_border_left"


def test_if_so_agreed_up_to_three_walls_are_placed_in_a_turn() -> None:
    t = emperor(options=Options(walls_per_turn="three"))
    for one, other in (("gallia", "anglia"), ("gallia", "italia")):
        t.play("Red", "wall_from", one).play("Red", "wall_to", other)
        assert "pass" in t.options("Red")
        t.play("Red", "wall_piece", "stock")
    t.play("Red", "wall_from", "gallia").play("Red", "wall_to", "hispania")
    assert (t.pieces(), t.asked) == ({"walls": "anglia-gallia gallia-hispania gallia-italia"}, {"Red": "turn"})


def test_if_so_agreed_one_wall_is_enough() -> None:
    t = emperor(options=Options(walls_per_turn="three")).play("Red", "wall_from", "gallia")
    t.play("Red", "wall_to", "anglia").play("Red", "wall_piece", "pass")
    assert (t.pieces(), t.asked) == ({"walls": "anglia-gallia"}, {"Red": "turn"})


def test_the_last_way_out_of_the_plague_pieces_region_stays_open() -> None:
    t = emperor("gallia-hispania", plague="hispania").play("Red", "wall_piece", "stock")
    assert "hispania" not in t.regions("Red").split()
    t.play("Red", "wall_from", "italia")
    assert t.why_not("Red", "wall_to", "hispania") == "plague_needs_a_way"


def test_a_wall_of_that_region_may_itself_move_to_the_other_border() -> None:
    t = emperor("gallia-hispania", plague="hispania").play("Red", "wall_piece", ("gallia", "hispania"))
    t.play("Red", "wall_from", "hispania")
    assert t.regions("Red") == "italia"


def test_any_other_region_may_be_walled_in() -> None:
    t = emperor("gallia-hispania").play("Red", "wall_piece", "stock").play("Red", "wall_from", "hispania")
    t.play("Red", "wall_to", "italia")
    assert t.pieces() == {"walls": "gallia-hispania hispania-italia"}


def test_in_a_walled_in_region_placing_exchange_and_palace_still_work() -> None:
    walls = "gallia-hispania hispania-italia"
    t = table("hispania: rats 6", "italia: Blue 1", walls=walls, cards={"Red": "messenger peasant"}).turn("Red")
    t.place("Red", "hispania").play("Red", "peasant", "hispania").use("Red", "messenger")
    t.play("Red", "messenger_from", "hispania").play("Red", "messenger_to", "italia")
    assert t.cubes("hispania") == {"Red": 1, "Blue": 1}
    safe = table("hispania: Red 1", walls=walls, cards={"Red": "king"}).turn("Red").use("Red", "king")
    assert safe.play("Red", "king", "hispania").palace("Red") == 1


def test_walls_stand_on_borders_of_regions_in_play_only() -> None:
    t = emperor(seats=2).play("Red", "wall_from", "hungaria")
    assert t.regions("Red") == "germania italia polonia"


def test_walls_stay_when_the_card_changes_hands_and_the_new_holder_moves_them() -> None:
    t = table("gallia: rats 6", cards={"Blue": "emperor"}, walls="gallia-italia").turn("Red").take("Red", "emperor")
    t.use("Red", "emperor").play("Red", "wall_piece", ("gallia", "italia")).play("Red", "wall_from", "anglia")
    assert t.play("Red", "wall_to", "gallia").pieces() == {"walls": "anglia-gallia"}
