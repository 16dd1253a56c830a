"""Bourgeoisie: Merchant, Mayor and Messenger."""

from .build import Play, table

# --------------------------------------------------------------------------- Merchant


def merchant(*regions: str, walls: str = "") -> Play:
    return table(*regions, cards={"Red": "merchant"}, walls=walls).turn("Red").use("Red", "merchant")


def test_up_to_three_own_cubes_go_from_one_region_to_a_neighbour() -> None:
    t = merchant("gallia: Red 5, Blue 1", "italia: Red 1")
    assert t.regions("Red") == "gallia italia"
    t.play("Red", "merchant_from", "gallia")
    assert t.regions("Red") == "anglia germania hispania italia"
    t.play("Red", "merchant_to", "italia")
    assert (t.options("Red"), t.ask("Red").least, t.ask("Red").most) == ((0, 0, 0), 1, 3)
    t.play("Red", "merchant_cubes", 0, 0, 0)
    assert (t.cubes("gallia"), t.cubes("italia")) == ({"Red": 2, "Blue": 1}, {"Red": 4})


def test_fewer_than_three_may_go() -> None:
    t = merchant("gallia: Red 5").play("Red", "merchant_from", "gallia").play("Red", "merchant_to", "anglia")
    assert t.play("Red", "merchant_cubes", 0).cubes("anglia") == {"Red": 1}


def test_the_cubes_the_merchant_moves_are_chosen_by_their_potions() -> None:
    t = (
        merchant("gallia: Red 6 potions 1 2")
        .play("Red", "merchant_from", "gallia")
        .play("Red", "merchant_to", "anglia")
    )
    assert t.options("Red") == (0, 0, 0, 1, 2)
    t.play("Red", "merchant_cubes", 0, 1, 2)
    assert (t.potions("anglia", "Red"), t.potions("gallia", "Red")) == ((0, 1, 2), (0, 0, 0))


def test_merchants_do_not_cross_a_wall() -> None:
    t = merchant("gallia: Red 1", "hispania: Red 1", walls="gallia-italia gallia-hispania hispania-italia")
    assert t.regions("Red") == "gallia"
    assert t.play("Red", "merchant_from", "gallia").regions("Red") == "anglia germania"


def test_cubes_that_are_walled_in_leave_the_merchant_nothing_to_do() -> None:
    t = table("hispania: Red 1", cards={"Red": "merchant"}, walls="gallia-hispania hispania-italia").turn("Red")
    assert t.why_no("Red", "use", "merchant") == "nobody_can_move"


def test_without_a_cube_on_the_board_the_merchant_has_nothing_to_do() -> None:
    t = table("hispania: Blue 1", cards={"Red": "merchant"}).turn("Red")
    assert t.may("Red", "use") == ""


def test_a_bishop_does_not_keep_cubes_out() -> None:
    t = table("gallia: Red 1", bishops="italia", cards={"Red": "merchant"}).turn("Red").use("Red", "merchant")
    assert "italia" in t.play("Red", "merchant_from", "gallia").regions("Red")


def test_the_merchant_works_before_and_after_placing_but_once() -> None:
    t = table("gallia: rats 6 6; Red 1", cards={"Red": "merchant"}).turn("Red").place("Red", "gallia")
    t.use("Red", "merchant").play("Red", "merchant_from", "gallia").play("Red", "merchant_to", "italia")
    t.play("Red", "merchant_cubes", 0, 0, 0)
    assert t.why_no("Red", "use", "merchant") == "card_used"


def test_a_use_once_begun_is_finished_before_anything_else() -> None:
    t = merchant("gallia: rats 6; Red 1")
    assert t.why_not("Red", "turn", ("place", "gallia")) == "out_of_date"


# --------------------------------------------------------------------------- Mayor


LEADS = ("anglia: Red 1", "gallia: Red 2, Blue 1", "italia: Red 1, Blue 1", "hispania: Blue 1", "scandia: rats 6")


def test_the_mayor_brings_a_cube_to_each_region_where_his_holder_has_more_than_any_other() -> None:
    t = table(*LEADS, cards={"Red": "mayor"}).turn("Red").use("Red", "mayor")
    assert (t.cubes("anglia"), t.cubes("gallia")) == ({"Red": 2}, {"Red": 3, "Blue": 1})
    assert (t.cubes("italia"), t.cubes("hispania")) == ({"Red": 1, "Blue": 1}, {"Blue": 1})
    assert t.stock("Red") == 14
    assert t.told("mayor") == [{"seat": 0, "regions": (0, 1)}]


def test_the_mayor_is_phase_b_instead_of_placing_by_rats() -> None:
    t = table(*LEADS, cards={"Red": "mayor"}).turn("Red").use("Red", "mayor")
    assert t.why_no("Red", "place", "scandia") == "placed_already"


def test_after_placing_by_rats_the_mayor_has_nothing_to_do() -> None:
    t = table(*LEADS, cards={"Red": "mayor"}).turn("Red").place("Red", "scandia")
    assert t.why_no("Red", "use", "mayor") == "placed_already"


def test_the_holder_of_the_mayor_may_place_by_rats_as_usual() -> None:
    t = table(*LEADS, cards={"Red": "mayor"}).turn("Red").place("Red", "scandia")
    assert t.cubes("scandia") == {"Red": 1}


def test_more_means_strictly_more_than_each_opponent() -> None:
    t = table("gallia: Red 2, Blue 2", "italia: Red 1, Blue 2", cards={"Red": "mayor"}).turn("Red")
    assert t.may("Red", "use") == ""
    assert t.why_no("Red", "use", "mayor") == "leads_nowhere"


def test_the_mayor_does_not_mind_rats() -> None:
    t = table("gallia: rats 6 6; Red 1", cards={"Red": "mayor"}).turn("Red").use("Red", "mayor")
    assert t.cubes("gallia") == {"Red": 2}


def test_palace_and_baker_cubes_lead_nowhere() -> None:
    t = table("gallia: rats 6", palace={"Red": 3}, cards={"Red": "mayor baker"}, baker=2).turn("Red")
    assert t.may("Red", "use") == "baker"


def test_with_too_few_cubes_the_holder_of_the_mayor_chooses_the_regions() -> None:
    t = table("anglia: Red 1", "gallia: Red 1", "italia: Red 1", stock={"Red": 2}, cards={"Red": "mayor"}).turn("Red")
    t.use("Red", "mayor")
    assert (t.regions("Red"), t.ask("Red").least, t.ask("Red").most) == ("anglia gallia italia", 2, 2)
    t.play("Red", "mayor", "anglia", "italia")
    assert [t.cubes(region) for region in ("anglia", "gallia", "italia")] == [{"Red": 2}, {"Red": 1}, {"Red": 2}]


def test_without_a_cube_in_the_supply_the_mayor_has_nothing_to_do() -> None:
    t = table("anglia: Red 1", stock={"Red": 0}, cards={"Red": "mayor"}).turn("Red")
    assert t.why_no("Red", "use", "mayor") == "no_cubes_left"


# --------------------------------------------------------------------------- Messenger


def messenger(*regions: str, seats: int = 4, walls: str = "") -> Play:
    return table(*regions, seats=seats, walls=walls, cards={"Red": "messenger"}).turn("Red").use("Red", "messenger")


def test_the_messenger_exchanges_an_own_cube_with_one_of_an_opponent_anywhere() -> None:
    t = messenger("gallia: Red 2", "russia: Blue 1")
    t.play("Red", "messenger_from", "gallia").play("Red", "messenger_to", "russia")
    assert (t.cubes("gallia"), t.cubes("russia")) == ({"Red": 1, "Blue": 1}, {"Red": 1})
    assert t.told("messenger") == [{"seat": 0, "source": 1, "owner": 0, "target": 10, "other": 3}]


def test_the_messenger_exchanges_cubes_of_two_opponents() -> None:
    t = messenger("gallia: Yellow 1", "russia: Blue 1").play("Red", "messenger_from", "gallia")
    t.play("Red", "messenger_to", "russia")
    assert (t.cubes("gallia"), t.cubes("russia")) == ({"Blue": 1}, {"Yellow": 1})


def test_whose_cubes_are_exchanged_is_chosen() -> None:
    t = messenger("gallia: Red 1, Green 1", "russia: Yellow 1, Blue 1").play("Red", "messenger_from", "gallia")
    t.play("Red", "messenger_cube", ("Green", 0)).play("Red", "messenger_to", "russia")
    t.play("Red", "messenger_swap", ("Blue", 0))
    assert (t.cubes("gallia"), t.cubes("russia")) == ({"Red": 1, "Blue": 1}, {"Yellow": 1, "Green": 1})


def test_cubes_in_one_region_or_of_one_colour_are_not_exchanged() -> None:
    alone = table("gallia: Red 1, Blue 1", "italia: rats 6", cards={"Red": "messenger"}).turn("Red")
    assert alone.why_no("Red", "use", "messenger") == "nothing_to_swap"
    alike = table("gallia: Blue 1", "italia: Blue 1", cards={"Red": "messenger"}).turn("Red")
    assert alike.may("Red", "use") == ""


def test_a_cube_finds_only_regions_with_cubes_of_others() -> None:
    t = messenger("gallia: Red 1", "italia: Red 1, Blue 1", "russia: Red 1").play("Red", "messenger_from", "gallia")
    assert (t.cubes("gallia"), t.asked) == ({"Red": 1}, {"Red": "messenger_to"})
    assert t.regions("Red") == "italia"
    assert t.play("Red", "messenger_to", "italia").cubes("italia") == {"Red": 2}


def test_a_cube_is_not_picked_up_if_no_other_player_has_one_in_another_region() -> None:
    t = messenger("gallia: Red 1", "italia: Red 1, Blue 1").play("Red", "messenger_from", "italia")
    assert t.asked == {"Red": "messenger_to"}  # Blue's cube goes by itself: in Gallia there are only Red ones
    assert t.play("Red", "messenger_to", "gallia").cubes("italia") == {"Red": 2}


def test_with_two_players_only_own_against_opponents_cubes() -> None:
    t = messenger("gallia: Red 1, Yellow 1", "italia: Yellow 1", "anglia: Red 1", seats=2)
    t.play("Red", "messenger_from", "gallia").play("Red", "messenger_cube", ("Red", 0))
    assert t.regions("Red") == "italia"


def test_walls_do_not_matter_to_the_messenger() -> None:
    t = messenger("hispania: Red 1", "gallia: Blue 1", walls="gallia-hispania hispania-italia")
    t.play("Red", "messenger_from", "hispania").play("Red", "messenger_to", "gallia")
    assert t.cubes("hispania") == {"Blue": 1}


def test_palace_and_baker_cubes_are_not_exchanged() -> None:
    t = table("gallia: Red 1", palace={"Blue": 2}, cards={"Red": "messenger", "Green": "baker"}, baker=1).turn("Red")
    assert t.may("Red", "use") == ""


def test_who_uses_the_messenger_picks_among_cubes_with_and_without_potions() -> None:
    t = messenger("gallia: Blue 3 potions 1 1", "italia: Red 1").play("Red", "messenger_from", "gallia")
    assert t.options("Red") == ((3, 0), (3, 1))
    t.play("Red", "messenger_cube", ("Blue", 1)).play("Red", "messenger_to", "italia")
    assert (t.potions("italia", "Blue"), t.potions("gallia", "Blue")) == ((1,), (0, 1))
