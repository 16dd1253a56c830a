"""Cards that work together."""

from .build import table

# --------------------------------------------------------------------------- in phase B


def test_peasant_and_queen_add_three_to_the_rats_number() -> None:
    t = table("gallia: rats 6 6; Red 1", "italia: Red 1", cards={"Red": "peasant queen"}).turn("Red")
    t.place("Red", "gallia").play("Red", "peasant", "gallia").play("Red", "queen_cubes", "gallia")
    assert t.cubes("gallia") == {"Red": 6}


def test_each_of_their_cubes_is_a_may_of_its_own() -> None:
    t = table("gallia: rats 6 6; Red 1", "italia: Red 1", cards={"Red": "peasant queen"}).turn("Red")
    t.place("Red", "gallia").play("Red", "peasant", "pass").play("Red", "queen_cubes", "gallia")
    assert t.cubes("gallia") == {"Red": 5}


def test_without_rats_peasant_and_queen_still_bring_three() -> None:
    t = table("gallia: Red 1", "italia: Red 1", cards={"Red": "peasant queen"}).turn("Red").place("Red", "scandia")
    assert t.asked == {"Red": "queen_cubes"}
    assert t.play("Red", "queen_cubes", "scandia").cubes("scandia") == {"Red": 3}


def test_peasant_and_queen_share_what_the_supply_has_left() -> None:
    regions = ("gallia: rats 6; Red 1", "italia: Red 1")
    t = table(*regions, stock={"Red": 2}, cards={"Red": "peasant queen"}).turn("Red").place("Red", "gallia")
    t.play("Red", "peasant", "gallia")
    assert (t.stock("Red"), t.asked) == (0, {"Red": "turn"})


LEAD = ("anglia: Red 2", "gallia: Red 1", "scandia: Red 1, Blue 1")


def test_mayor_and_peasant_the_extra_cube_goes_to_any_region_led() -> None:
    t = table(*LEAD, cards={"Red": "mayor peasant"}).turn("Red").use("Red", "mayor")
    assert t.asked == {"Red": "peasant"}
    assert t.regions("Red") == "anglia gallia pass"
    assert t.play("Red", "peasant", "anglia").cubes("anglia") == {"Red": 4}


def test_mayor_peasant_and_queen_may_add_to_two_different_regions() -> None:
    t = table(*LEAD, cards={"Red": "mayor peasant queen"}).turn("Red").use("Red", "mayor")
    t.play("Red", "peasant", "anglia").play("Red", "queen_cubes", "gallia")
    assert (t.cubes("anglia"), t.cubes("gallia"), t.cubes("scandia")) == ({"Red": 4}, {"Red": 4}, {"Red": 1, "Blue": 1})


def test_mayor_and_queen_without_her_condition_add_nothing() -> None:
    t = table("anglia: Red 2", "italia: Red 1", cards={"Red": "mayor queen"}).turn("Red").use("Red", "mayor")
    assert t.asked == {"Red": "turn"}


def test_with_a_mayor_who_leads_nowhere_there_is_no_peasants_cube_by_way_of_him() -> None:
    t = table("gallia: rats 6", cards={"Red": "mayor peasant"}).turn("Red")
    assert t.may("Red", "use") == ""
    assert t.place("Red", "gallia").asked == {"Red": "peasant"}


def test_a_peasant_used_by_himself_leaves_no_mayor_this_turn() -> None:
    t = table(*LEAD, cards={"Red": "mayor peasant"}).turn("Red").place("Red", "russia")
    assert t.why_no("Red", "use", "mayor") == "placed_already"


# --------------------------------------------------------------------------- in phase C


def test_knight_and_crusader_the_two_cubes_are_declared_before_the_reveal() -> None:
    t = table("gallia: rats 4-A 3-A; Blue 2", plague="hispania", cards={"Red": "knight crusader"}).turn("Red")
    t.plague("Red", "gallia").play("Red", "new_rat", "anglia").play("Red", "new_rat", "anglia")
    assert t.asked == {"Red": "knight"}
    t.play("Red", "knight", "count")
    assert t.asked == {"Red": "crusader"}
    t.play("Red", "crusader", "reveal").play("Red", "next_rat", 0)
    assert t.flipped() == ["4-A hit", "3-A hit"]


def test_all_three_chivalry_cards_add_up_in_one_phase() -> None:
    cards = {"Red": "knight crusader soldier"}
    t = table("gallia: rats 4-Roy 6; Blue 2", plague="scandia", cards=cards).turn("Red").plague("Red", "gallia")
    t.play("Red", "new_rat", "anglia").play("Red", "new_rat", "italia").play("Red", "soldier", "italia")
    t.play("Red", "knight", "count").play("Red", "crusader", "reveal").play("Red", "next_rat", 1)
    assert t.n_rats() == {"anglia": 1, "italia": 2}
    assert t.flipped()[1] == "4-Roy hit"


def test_three_chivalry_cards_of_one_holder_cost_three_cubes_for_a_chivalry_symbol() -> None:
    cards = {"Blue": "knight crusader soldier"}
    t = table("gallia: rats 1-Chi; Blue 4", plague="hispania", cards=cards).turn("Red").plague("Red", "gallia")
    assert t.play("Red", "new_rat", "anglia").lost() == {"Blue": 3}


def test_crusader_and_serf_a_cube_goes_in_between_two_tokens_of_the_chosen_order() -> None:
    cards = {"Red": "crusader serf", "Blue": "king"}
    t = table("gallia: rats 2-A 1-Roy; Blue 2", plague="hispania", cards=cards).turn("Red").plague("Red", "gallia")
    t.play("Red", "new_rat", "anglia").play("Red", "new_rat", "anglia").play("Red", "crusader", "reveal")
    t.play("Red", "next_rat", 1)
    assert t.asked == {"Red": "serf_cube"}
    t.play("Red", "serf_cube", "place")
    assert t.flipped() == ["1-Roy hit", "2-A hit"]
    assert t.lost() == {"Blue": 2, "Red": 1}


def test_crusader_and_serf_in_an_emptied_region_the_cube_keeps_the_revealed_tokens_in_play() -> None:
    cards = {"Red": "crusader serf"}
    t = table("gallia: rats 1-A 1-M; Blue 1", plague="hispania", cards=cards).turn("Red").plague("Red", "gallia")
    t.play("Red", "new_rat", "anglia").play("Red", "new_rat", "anglia").play("Red", "crusader", "reveal")
    t.play("Red", "next_rat", 0).play("Red", "serf_cube", "place")
    assert (t.flipped(), t.told("put_away")) == (["1-A hit", "1-M hit"], [])


def test_crusader_and_serf_in_an_emptied_region_without_the_cube_the_rest_is_discarded() -> None:
    cards = {"Red": "crusader serf"}
    t = table("gallia: rats 1-A 1-M; Blue 1", plague="hispania", cards=cards).turn("Red").plague("Red", "gallia")
    t.play("Red", "new_rat", "anglia").play("Red", "new_rat", "anglia").play("Red", "crusader", "reveal")
    t.play("Red", "next_rat", 0).play("Red", "serf_cube", "pass")
    assert (t.flipped(), t.rats("gallia"), t.told("put_away")) == (["1-A hit"], [], [{"region": 1, "n": 1}])


# --------------------------------------------------------------------------- before the plague


def test_several_powers_work_in_one_turn_in_any_order_around_a_and_b() -> None:
    regions = ("gallia: rats 6; Red 1", "italia: Red 1")
    t = table(*regions, cards={"Red": "king monk merchant"}, beside="wizard").turn("Red").use("Red", "king")
    t.play("Red", "king", "italia").place("Red", "gallia").take("Red", "wizard").use("Red", "wizard")
    t.play("Red", "wizard", "gallia")
    assert t.may("Red", "use") == "merchant monk"


def test_the_pied_piper_may_empty_a_region_of_rats_for_the_king() -> None:
    t = table("gallia: rats 6; Red 2", cards={"Red": "king pied_piper"}).turn("Red").use("Red", "pied_piper")
    t.play("Red", "piper_from", "gallia").play("Red", "piper_to", "italia").use("Red", "king")
    assert t.regions("Red") == "gallia"


def test_a_rat_moved_by_the_monk_lets_more_cubes_be_placed_there() -> None:
    t = table("gallia: rats 6 6", "italia: rats 6", cards={"Red": "monk"}).turn("Red").use("Red", "monk")
    t.play("Red", "monk_from", "italia").play("Red", "monk_to", "gallia").place("Red", "gallia")
    assert t.cubes("gallia") == {"Red": 3}
