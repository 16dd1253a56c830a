"""The final round: every other player uses their cards once more, counter-clockwise."""

from collections.abc import Mapping
from typing import Any

import pytest

from .build import NAMES, Play, table


def last(*regions: str, cards: Mapping[str, str], after: str = "Red", plague: str = "hispania", **more: Any) -> Play:
    """The final round after a last regular turn of Red."""
    return table(*regions, plague=plague, cards=cards, **more).last_round(after)


# --------------------------------------------------------------------------- the order


def order_of(t: Play) -> list[str]:
    order = []
    while "last_uses" in t.asked.values():
        (who,) = t.asked
        order.append(who)
        t.done(who)
    return order


EACH_ONE = {"Red": "baker", "Yellow": "bishop", "Green": "nun", "Blue": "peasant"}


@pytest.mark.parametrize(
    ("after", "order"),
    [
        ("Red", ["Blue", "Green", "Yellow"]),
        ("Yellow", ["Red", "Blue", "Green"]),
        ("Green", ["Yellow", "Red", "Blue"]),
        ("Blue", ["Green", "Yellow", "Red"]),
    ],
)
def test_it_goes_counter_clockwise_from_the_right_of_the_player_of_the_last_turn_without_them(
    after: str, order: list[str]
) -> None:
    assert order_of(last(cards=EACH_ONE, after=after)) == order


@pytest.mark.parametrize(("seats", "order"), [(2, ["Yellow"]), (3, ["Green", "Yellow"])])
def test_the_same_with_two_and_three_players(seats: int, order: list[str]) -> None:
    cards = {name: EACH_ONE[name] for name in NAMES[:seats]}
    assert order_of(last(cards=cards, seats=seats)) == order


def test_a_player_without_cards_or_with_none_that_can_do_anything_is_passed_over() -> None:
    t = last("gallia: rats 6; Blue 1", cards={"Blue": "king", "Yellow": "bishop"})
    assert t.asked == {"Yellow": "last_uses"}


def test_nobody_takes_a_card_places_by_rats_or_moves_the_plague() -> None:
    t = last("gallia: rats 6; Blue 1", cards={"Blue": "merchant", "Green": "king"}, beside="monk")
    assert t.options("Blue") == (("use", 3), "pass")


def test_each_card_works_once_in_any_order() -> None:
    t = last("gallia: rats 6; Blue 1", cards={"Blue": "merchant baker wizard"}).use("Blue", "wizard")
    t.play("Blue", "wizard", "gallia").use("Blue", "baker")
    assert t.may("Blue", "use") == "merchant"
    assert t.why_no("Blue", "use", "baker") == "card_used"


def test_a_player_who_has_used_all_he_can_is_not_asked_to_pass() -> None:
    t = last("gallia: Yellow 1", cards={"Blue": "baker", "Yellow": "merchant"}).use("Blue", "baker")
    assert t.asked == {"Yellow": "last_uses"}


def test_a_card_used_in_the_players_own_last_turn_works_again() -> None:
    t = table("gallia: rats 6; Blue 1", plague="hispania", cards={"Blue": "baker merchant"}, supply="? ?").turn("Blue")
    t.use("Blue", "baker").plague("Blue", "gallia").play("Blue", "new_rat", "anglia")
    t.plague("Red", "anglia").play("Red", "new_rat", "gallia")
    assert t.may("Blue", "use") == "baker merchant"


def test_the_player_of_the_last_turn_uses_nothing() -> None:
    t = last("gallia: rats 1-A; Red 2", cards={"Red": "witch knight king bishop"})
    assert t.asked == {}


# --------------------------------------------------------------------------- as usual


def test_the_monk_works_as_usual() -> None:
    t = last("gallia: rats 1-A; Blue 1", cards={"Blue": "monk"}).use("Blue", "monk")
    t.play("Blue", "monk_from", "gallia").play("Blue", "monk_to", "italia")
    assert t.result().totals == (0, 0, 0, 1)


def test_the_king_works_as_usual() -> None:
    t = last("gallia: Blue 1", cards={"Blue": "king", "Yellow": "bishop"}).use("Blue", "king")
    assert t.play("Blue", "king", "gallia").palace("Blue") == 1


def test_the_witch_looks_and_exchanges_as_usual() -> None:
    t = last("gallia: rats 1-A; Blue 1", "italia: rats 6-A", cards={"Blue": "witch"}).use("Blue", "witch")
    t.play("Blue", "witch_where", "gallia").play("Blue", "witch_further", "italia").play("Blue", "witch_swap", "swap")
    assert t.flipped()[0] == "6-A no"


def test_the_baker_still_takes_a_cube_onto_the_card() -> None:
    t = last("gallia: rats 6", cards={"Blue": "baker"}).use("Blue", "baker")
    assert (t.g.baker, t.asked) == (1, {"Red": "empty_baker"})


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("merchant", "merchant_from"),
        ("messenger", "messenger_from"),
        ("bishop", "bishop_to"),
        ("nun", "nun_to"),
        ("wizard", "wizard"),
        ("pied_piper", "piper_from"),
        ("emperor", "wall_from"),
    ],
)
def test_other_cards_work_as_usual(card: str, asked: str) -> None:
    t = last("gallia: Blue 1", "italia: Red 1", cards={"Blue": card}).use("Blue", card)
    assert t.asked == {"Blue": asked}


# --------------------------------------------------------------------------- Peasant, Queen, Mayor


def test_the_peasant_brings_one_cube_into_any_region() -> None:
    t = last("gallia: rats 6", cards={"Blue": "peasant", "Yellow": "bishop"}).use("Blue", "peasant")
    assert len(t.options("Blue")) == 12
    assert t.play("Blue", "peasant", "russia").cubes("russia") == {"Blue": 1}
    assert t.asked == {"Yellow": "last_uses"}
    assert t.g.stock[3] == 19


def test_without_a_cube_in_the_supply_the_peasant_has_nothing_to_do() -> None:
    t = last("gallia: Blue 1", stock={"Blue": 0}, cards={"Blue": "peasant bishop"})
    assert t.why_no("Blue", "use", "peasant") == "no_cubes_left"


def test_the_queen_brings_two_cubes_into_any_region_if_her_condition_holds() -> None:
    t = last("gallia: Blue 1", "italia: Blue 1", cards={"Blue": "queen", "Yellow": "bishop"}).use("Blue", "queen")
    assert len(t.options("Blue")) == 12
    assert t.play("Blue", "queen_cubes", "russia").cubes("russia") == {"Blue": 2}
    assert t.asked == {"Yellow": "last_uses"}


def test_without_her_condition_the_queen_brings_nothing() -> None:
    t = last("gallia: Blue 1", "anglia: Red 1", "scandia: Red 1", cards={"Blue": "queen bishop"})
    assert t.may("Blue", "use") == "bishop"
    assert t.why_no("Blue", "use", "queen") == "queen_not_largest"


def test_without_a_cube_in_the_supply_the_queen_has_nothing_to_do() -> None:
    t = last("gallia: Blue 1", "italia: Blue 1", stock={"Blue": 0}, cards={"Blue": "queen bishop"})
    assert t.why_no("Blue", "use", "queen") == "no_cubes_left"


def test_the_mayor_brings_one_cube_into_one_region_where_his_holder_leads() -> None:
    regions = ("gallia: Blue 1", "italia: Blue 2, Red 1", "anglia: Blue 1, Red 1")
    t = last(*regions, cards={"Blue": "mayor", "Yellow": "bishop"}).use("Blue", "mayor")
    assert (t.regions("Blue"), t.ask("Blue").least, t.ask("Blue").most) == ("gallia italia", 1, 1)
    t.play("Blue", "mayor", "italia")
    assert (t.cubes("italia"), t.cubes("gallia"), t.asked) == (
        {"Red": 1, "Blue": 3},
        {"Blue": 1},
        {"Yellow": "last_uses"},
    )


def test_a_mayor_who_leads_nowhere_brings_nothing() -> None:
    t = last("gallia: Blue 1, Red 1", cards={"Blue": "mayor bishop"})
    assert t.why_no("Blue", "use", "mayor") == "leads_nowhere"


# --------------------------------------------------------------------------- Soldier


def test_the_soldier_adds_one_rat_beside_the_piece_which_does_not_move() -> None:
    t = last("gallia: Yellow 1", cards={"Blue": "soldier", "Yellow": "bishop"}, supply="2-Mag ?").use("Blue", "soldier")
    assert t.regions("Blue") == "gallia italia"
    t.play("Blue", "last_soldier", "gallia")
    assert (t.rats("gallia"), t.plague_in(), len(t.g.supply)) == (["2-Mag"], "hispania", 1)
    assert t.may("Yellow", "plague") == ""


def test_with_nothing_in_supply_and_discards_there_is_no_token() -> None:
    t = last(cards={"Blue": "soldier bishop"}, supply="", discards="")
    assert t.why_no("Blue", "use", "soldier") == "no_rat_to_place"


def test_the_soldiers_rat_obeys_the_limit_bishops_and_walls() -> None:
    cards = {"Blue": "soldier bishop"}
    full = last("gallia: rats 6 6 6", cards=cards, bishops="italia")
    assert full.why_no("Blue", "use", "soldier") == "no_rat_to_place"
    t = last(cards=cards, walls="gallia-hispania").use("Blue", "soldier")
    assert t.regions("Blue") == "italia"
    assert t.why_not("Blue", "last_soldier", "gallia") == "wall_between"


def test_the_soldiers_rat_goes_where_the_piece_is_at_the_time() -> None:
    t = last(cards={"Blue": "soldier knight", "Yellow": "bishop"}).plague("Blue", "anglia").use("Blue", "soldier")
    assert t.regions("Blue") == "gallia germania scandia"


# --------------------------------------------------------------------------- Knight


def test_the_knight_moves_the_piece_up_to_two_regions_without_spread_or_ravage() -> None:
    t = last("gallia: rats 1-A; Blue 1", "anglia: rats 1-A; Red 1", cards={"Blue": "knight", "Yellow": "bishop"})
    assert t.may("Blue", "plague") == "anglia gallia germania hungaria italia bulgaria"
    t.plague("Blue", "anglia")
    assert (t.plague_in(), t.g.neutral, t.flipped()) == ("anglia", True, [])
    assert t.n_rats() == {"anglia": 1, "gallia": 1}
    assert t.asked == {"Yellow": "last_uses"}


def test_the_piece_then_counts_as_two_cubes_in_the_final_ravage_where_it_is() -> None:
    t = last("gallia: rats 3-A; Blue 1, Red 1", "anglia: rats 3-A; Red 1", cards={"Blue": "knight"})
    t.plague("Blue", "anglia")
    assert t.flipped() == ["3-A hit", "3-A no"]


def test_an_unused_knight_leaves_the_piece_without_neutral_cubes() -> None:
    t = last("hispania: rats 3-A; Blue 1", cards={"Blue": "knight"}).done("Blue")
    assert t.flipped() == ["3-A no"]


def test_a_knight_who_counted_in_the_last_regular_turn_does_not_count_in_the_final_ravage() -> None:
    t = table("gallia: rats 6; Blue 1", "anglia: rats 3-A", plague="hispania", supply="?", cards={"Red": "knight"})
    t.turn("Red").plague("Red", "gallia").play("Red", "new_rat", "italia").play("Red", "knight", "count")
    assert t.told("turned_up")[0]["n"] == 3
    assert t.g.neutral is False
    assert t.result().places


def test_the_piece_ends_elsewhere_than_it_began() -> None:
    assert last(cards={"Blue": "knight"}).why_not("Blue", "last_uses", ("plague", "hispania")) == "not_an_option"


def test_the_knights_neutral_cubes_go_with_the_piece_that_a_later_player_moves() -> None:
    cards = {"Blue": "knight", "Yellow": "crusader"}
    t = last("anglia: rats 3-Mag; Red 1", "germania: rats 3-Mag; Red 1", cards=cards).plague("Blue", "anglia")
    t.plague("Yellow", "germania")
    assert t.flipped() == ["3-Mag hit", "3-Mag no"]  # germania now, with the piece; anglia in the end, without


def test_the_card_of_the_piece_is_used_by_moving_it() -> None:
    t = last(cards={"Blue": "knight bishop"})
    assert t.why_no("Blue", "use", "knight") == "moves_the_piece"
    t.plague("Blue", "anglia")
    assert t.why_no("Blue", "use", "knight") == "card_used"


def test_another_power_used_before_is_no_reason_not_to_move_the_piece() -> None:
    t = last("gallia: Blue 1", cards={"Blue": "knight baker"}).use("Blue", "baker")
    assert t.why_no("Blue", "use", "knight") == "moves_the_piece"
    assert t.may("Blue", "plague")


def test_what_others_used_in_their_steps_is_no_use_of_ones_own() -> None:
    t = last(cards={"Blue": "knight", "Yellow": "crusader"}).plague("Blue", "anglia")
    assert t.view(None).used == ()
    assert t.why_no("Yellow", "use", "crusader") == "moves_the_piece"


# --------------------------------------------------------------------------- Crusader and Serf


def test_the_crusader_moves_the_piece_reveals_all_tokens_there_and_resolves_them_in_his_order() -> None:
    cards = {"Blue": "crusader", "Yellow": "bishop"}
    t = last("anglia: rats 1-A 3-A; Red 2, Yellow 1", cards=cards).plague("Blue", "anglia")
    assert [face[:3] for face in t.told("revealed")[0]["faces"]] == [(1, 0, 1), (3, 0, 1)]
    t.play("Blue", "next_rat", 1)
    assert (t.flipped(), t.cubes("anglia")) == (["3-A hit", "1-A hit"], {})
    assert t.n_rats() == {}  # no spread
    assert t.asked == {"Yellow": "last_uses"}


def test_a_single_token_is_revealed_and_resolved_too() -> None:
    t = last("anglia: rats 1-A; Red 2", cards={"Blue": "crusader", "Yellow": "bishop"}).plague("Blue", "anglia")
    assert (t.flipped(), t.cubes("anglia")) == (["1-A hit"], {"Red": 1})
    assert t.g.revealed is False


def test_without_a_cube_in_the_new_region_nothing_is_revealed() -> None:
    t = last("anglia: rats 1-A", cards={"Blue": "crusader", "Yellow": "bishop"}).plague("Blue", "anglia")
    assert (t.told("revealed"), t.n_rats(), t.asked) == ([], {"anglia": 1}, {"Yellow": "last_uses"})


def test_the_serf_moves_the_piece_one_region_and_places_his_cubes_there() -> None:
    cards = {"Blue": "serf", "Yellow": "bishop"}
    t = last("gallia: rats 1-A 1-A; Red 2", cards=cards)
    assert t.may("Blue", "plague") == "gallia italia"
    t.plague("Blue", "gallia").play("Blue", "serf_cube", "place").play("Blue", "serf_cube", "pass")
    assert t.told("revealed") == []
    assert (t.flipped(), t.lost()) == (["1-A hit", "1-A hit"], {"Red": 2, "Blue": 1})
    assert t.n_rats() == {}


def test_a_token_that_takes_only_the_serfs_own_cubes_brings_none() -> None:
    t = last("gallia: rats 1-Pea; Blue 2, Red 1", cards={"Blue": "serf", "Yellow": "bishop"}).plague("Blue", "gallia")
    assert t.asked == {"Yellow": "last_uses"}


def test_nuns_count_in_a_reveal_of_the_final_round() -> None:
    t = last("gallia: rats 2-A; Red 2", cards={"Blue": "serf", "Yellow": "bishop"}, nuns="gallia")
    assert t.plague("Blue", "gallia").flipped() == ["2-A no"]


def test_walls_stop_the_piece_in_the_final_round_too() -> None:
    t = last(cards={"Blue": "knight", "Yellow": "serf"}, walls="gallia-hispania")
    assert t.may("Blue", "plague") == "gallia germania hungaria italia bulgaria"
    assert t.done("Blue").may("Yellow", "plague") == "italia"


def test_walled_in_none_of_the_three_can_be_used() -> None:
    cards = {"Blue": "knight crusader serf", "Yellow": "bishop"}
    assert last(cards=cards, walls="gallia-hispania hispania-italia").asked == {"Yellow": "last_uses"}


# --------------------------------------------------------------------------- several of them: one region


def test_knight_crusader_and_serf_of_one_player_are_all_used_in_one_region() -> None:
    cards = {"Blue": "knight crusader serf", "Yellow": "bishop"}
    t = last("anglia: rats 3-A 6; Red 1", cards=cards).plague("Blue", "anglia")
    assert t.options("Blue")[0] == (9, 10, 2)
    t.play("Blue", "march", ("knight", "crusader", "serf"))
    assert t.g.neutral
    t.play("Blue", "next_rat", 0)
    assert t.flipped() == ["3-A hit"]  # by the Knight's two neutral cubes
    assert t.asked == {"Blue": "serf_cube"}


def test_each_of_them_may_stay_unused_but_none_moves_the_piece_again() -> None:
    cards = {"Blue": "knight crusader baker", "Yellow": "bishop"}
    t = last("anglia: rats 3-A; Red 1", cards=cards).plague("Blue", "anglia")
    assert t.options("Blue") == ((9, 10), (9,), (10,))
    t.play("Blue", "march", ("crusader",))
    assert (t.g.neutral, t.flipped()) == (False, ["3-A no"])
    assert t.may("Blue", "plague") == ""
    assert t.why_no("Blue", "use", "knight") == "piece_moved_already"


def test_two_regions_far_the_serf_comes_along_with_another_but_not_alone() -> None:
    cards = {"Blue": "knight serf", "Yellow": "bishop"}
    far = last("anglia: rats 3-A; Red 1", cards=cards).plague("Blue", "anglia")
    assert far.options("Blue") == ((9, 2), (9,))
    near = last("gallia: rats 3-A; Red 1", cards=cards).plague("Blue", "gallia")
    assert near.options("Blue") == ((9, 2), (9,), (2,))


def test_the_knight_alone_reveals_nothing_though_the_serf_is_at_hand() -> None:
    cards = {"Blue": "knight serf", "Yellow": "bishop"}
    t = last("gallia: rats 1-A; Red 1", cards=cards).plague("Blue", "gallia").play("Blue", "march", ("knight",))
    assert (t.flipped(), t.cubes("gallia")) == ([], {"Red": 1})


def test_soldier_before_or_after_the_own_move_of_the_piece() -> None:
    cards = {"Blue": "soldier serf", "Yellow": "bishop"}
    t = last("gallia: Red 1", cards=cards, supply="1-A ?").use("Blue", "soldier").play("Blue", "last_soldier", "gallia")
    t.plague("Blue", "gallia")
    assert (t.flipped(), t.asked) == (["1-A hit"], {"Blue": "serf_cube"})


def test_a_token_drawn_again_may_be_turned_up_in_the_same_round() -> None:
    cards = {"Blue": "soldier", "Yellow": "serf", "Green": "nun"}
    t = last("gallia: Red 1", cards=cards, supply="", discards="1-A").use("Blue", "soldier")
    t.play("Blue", "last_soldier", "gallia").done("Green").plague("Yellow", "gallia")
    assert t.flipped() == ["1-A hit"]
    assert [face[:3] for face in t.view(None).discards] == [(1, 0, 1)]
