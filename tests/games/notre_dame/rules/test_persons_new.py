"""Phase 4: the eighteen New Persons, with their edge cases."""

import pytest

from rules.notre_dame.flow import hire_persons, plague, play_cards, third_cards
from rules.notre_dame.options import Options

from .build import PERSON, SEATS, Play, card, grays_to_come, table

NEW = Options(persons="new_persons")


def hired(person: str, *lines: str, **more: object) -> Play:
    """Red, who has the gold that their line says, hires this gray person."""
    return table(*lines, display=f"monk fool {person}", **more).hire("Red", person)  # type: ignore[arg-type]


# --------------------------------------------------------------------------- A


def test_the_manager_doubles_the_own_points_and_the_park_bonus_comes_on_top() -> None:
    assert hired("manager", "Red: gold 1, pp 7").pp("Red") == 14
    assert hired("manager", "Red: gold 1, pp 7, park 3").pp("Red") == 15


def test_doubling_nothing_gives_nothing_and_no_bonus() -> None:
    assert hired("manager", "Red: gold 1, pp 0, park 4").pp("Red") == 0


def test_the_nurse_puts_a_marker_on_the_hospital_and_the_rat_goes_back() -> None:
    t = hired("nurse", "Red: gold 1, hospital 1, rat 4")
    assert (t.on("Red", "hospital"), t.general("Red"), t.rat("Red")) == (2, 12, 3)


def test_without_a_marker_in_the_general_supply_the_nurse_moves_the_rat_only() -> None:
    t = hired("nurse", "Red: gold 1, bank 14, rat 4")
    assert (t.on("Red", "hospital"), t.rat("Red")) == (0, 3)


def test_the_nurses_new_marker_counts_against_the_plague_of_this_round() -> None:
    t = table("Red: gold 1, rat 4", display="monk barmaid nurse").hire("Red", "nurse", plague())
    assert t.rat("Red") == 4 - 1 + (4 - 1)


def test_the_priest_puts_a_marker_on_notre_dame_and_nothing_else() -> None:
    t = hired("priest", "Red: gold 1, notre_dame 1")
    assert (t.on("Red", "notre_dame"), t.general("Red"), t.pp("Red"), t.gold("Red")) == (2, 12, 0, 0)
    assert hired("priest", "Red: gold 1, bank 14").borough("Red") == {"bank": 14}


def test_the_prosecutor_carries_out_an_own_sectors_action_as_it_stands() -> None:
    t = hired("prosecutor", "Red: gold 1, bank 3, residence 2, friend hotel, personal 2")
    assert t.sectors("Red") == "bank residence hotel"
    assert t.why_not("Red", "own_sector", "park") == "sector_empty"
    t.play("Red", "own_sector", "bank")
    assert (t.gold("Red"), t.on("Red", "bank"), t.personal("Red")) == (3, 3, 2)


def test_the_friend_alone_is_a_sector_for_the_prosecutor_and_with_nothing_there_nothing_happens() -> None:
    assert hired("prosecutor", "Red: gold 1, friend residence").pp("Red") == 1
    assert hired("prosecutor", "Red: gold 1, notre_dame 3").asked == {}


@pytest.mark.parametrize(("sector", "rat"), [("park", 3), ("hospital", 3)])
def test_the_prosecutor_may_use_park_and_hospital(sector: str, rat: int) -> None:
    t = hired("prosecutor", f"Red: gold 1, bank 1, {sector} 4, rat 4").play("Red", "own_sector", sector)
    assert t.rat("Red") == rat


@pytest.mark.parametrize(("counts", "points"), [("own", 6), ("all", 15)])
def test_the_bell_ringer_brings_three_points_per_marker_on_notre_dame(counts: str, points: int) -> None:
    options = Options(persons="new_persons", bell_ringer_counts=counts)  # type: ignore[arg-type]
    t = hired("bell_ringer", "Red: gold 1, notre_dame 2", "Green: notre_dame 3", options=options)
    assert t.pp("Red") == points


# --------------------------------------------------------------------------- A: the Scholar


def scholar(line: str, third: str) -> Play:
    t = table(f"Red: {line}", display="monk fool scholar", hands={"Red": third}, options=NEW)
    return t.at(third_cards()).hire("Red", "scholar", plague())


def test_the_scholar_plays_the_third_card_exactly_as_if_played() -> None:
    t = scholar("gold 1, residence 2, personal 1", "Blue residence")
    assert (t.pp("Red"), t.personal("Red")) == (3, 0)
    assert t.told("played") == [{"seat": 0, "card": card("Blue residence")}]
    assert card("Blue residence") in t.view(None).played


def test_the_third_card_needs_a_marker_too() -> None:
    t = table("Red: gold 1, bank 1", display="monk fool scholar", hands={"Red": "Red residence"}, options=NEW)
    t.hire("Red", "scholar").play("Red", "marker", "bank")
    assert (t.borough("Red"), t.pp("Red")) == ({"residence": 1}, 1)


def test_the_scholars_fee_may_be_the_coin_that_the_donation_misses() -> None:
    t = table("Red: gold 1, personal 1", display="monk fool scholar", hands={"Red": "Red notre_dame"}, options=NEW)
    t.hire("Red", "scholar")
    assert (t.asked, t.borough("Red"), t.told("no_action")) == ({}, {}, [{"seat": 0}])


def test_with_the_scholar_the_friend_must_change_sector_as_well() -> None:
    t = table("Red: gold 1, friend bank", display="monk fool scholar", hands={"Red": "Red trusted_friend"}, options=NEW)
    assert t.hire("Red", "scholar").why_not("Red", "friend", "bank") == "friend_moves"


def test_with_the_scholar_on_display_all_keep_their_third_cards_until_phase_4_ends() -> None:
    hands = {who: f"{who} bank, {who} park, {who} hospital" for who in ("Red", "Yellow", "Green", "Blue")}
    t = table("Red: gold 1", display="monk fool scholar", hands=hands, options=NEW).at(play_cards(), hire_persons())
    for action in ("bank", "park"):
        for who in SEATS:
            if who in t.asked:
                t.plays(who, f"{who} {action}")
    assert t.hand("Yellow") == {card("Yellow hospital")}
    assert t.asked == {"Red": "hire"}
    t.play("Red", "hire", "pass").at(plague())
    assert t.hand("Yellow") == set()


def test_without_the_scholar_third_cards_go_unseen_to_the_discards_when_all_have_played() -> None:
    t = table(hands={"Red": "Blue bank"}).at(third_cards())
    assert (t.hand("Red"), t.view(None).discards, t.view(None).played) == (set(), 1, ())


# --------------------------------------------------------------------------- B


def test_the_spy_sees_all_gray_persons_still_to_come_in_their_order_and_gets_two_points() -> None:
    t = table("Red: gold 1", "Green: gold 1", display="monk fool spy", options=NEW)
    grays_to_come(t, "lawyer merchant mayor host lover").at(hire_persons()).play("Red", "hire", "spy")
    coming = tuple(PERSON[name] for name in ("lawyer", "merchant", "mayor", "host", "lover"))
    assert (t.view("Red").grays, t.pp("Red")) == (coming, 2)
    assert t.told("spied", to="Red") == [{"seat": 0, "n": 5, "persons": coming}]
    for other in (None, "Yellow", "Blue"):
        assert t.view(other).grays == (None,) * 5
        assert t.told("spied", to=other) == [{"seat": 0, "n": 5}]


def test_all_who_hired_the_spy_know_and_keep_the_knowledge() -> None:
    t = table("Red: gold 1", "Yellow: gold 1", "Green: gold 1", display="monk fool spy", options=NEW)
    grays_to_come(t, "mayor host lover").at(hire_persons()).play("Red", "hire", "spy").play("Yellow", "hire", "spy")
    assert t.view("Red").grays == t.view("Yellow").grays == tuple(PERSON[name] for name in ("mayor", "host", "lover"))
    assert t.view("Green").grays == t.view("Blue").grays == (None,) * 3
    assert all(world.g.grays == t.g.grays for world in t.imagined("Yellow"))


def test_the_gypsies_give_two_points_for_each_marker_that_goes_back_and_never_take_the_friend() -> None:
    t = hired("gypsies", "Red: gold 1, bank 2, friend bank, notre_dame 1")
    assert t.sectors("Red") == "bank bank notre_dame"
    t.play("Red", "give_back", "bank", "notre_dame")
    assert (t.borough("Red"), t.friend("Red"), t.general("Red"), t.pp("Red")) == ({"bank": 1}, "bank", 13, 4)


def test_the_gypsies_may_take_nothing_and_are_not_asked_where_nothing_is() -> None:
    t = hired("gypsies", "Red: gold 1, bank 2, park 2").play("Red", "give_back")
    assert (t.pp("Red"), t.borough("Red")) == (0, {"bank": 2, "park": 2})
    assert hired("gypsies", "Red: gold 1, friend bank").asked == {}


def test_the_gypsies_park_bonus_is_counted_after_the_markers_are_gone_and_once() -> None:
    t = hired("gypsies", "Red: gold 1, park 4").play("Red", "give_back", "park", "park")
    assert t.pp("Red") == 4 + 1


COACHMANS = "Red4 Blue4 Green2 Yellow2 Blue1"


@pytest.mark.parametrize(("kind", "points", "markers", "gold"), [(3, 8, 0, 0), (1, 4, 2, 0), (0, 1, 0, 1)])
def test_the_coachman_brings_the_benefit_of_all_messages_of_one_kind_again(
    kind: int, points: int, markers: int, gold: int
) -> None:
    t = hired("coachman", "Red: gold 1", collected={"Red": COACHMANS})
    assert t.options("Red") == (0, 1, 3)
    t.play("Red", "coachman", kind)
    assert (t.pp("Red"), t.personal("Red"), t.gold("Red")) == (points, markers, gold)
    assert len(t.view(None).table[0].collected) == 5


def test_several_messages_are_one_gain_and_move_the_rat_several_spaces() -> None:
    t = hired("coachman", "Red: gold 1, park 2, rat 5", collected={"Red": "Red3 Blue3 Green3"})
    assert (t.asked, t.rat("Red"), t.pp("Red")) == ({}, 2, 9 + 1)


def test_without_a_message_the_coachman_has_no_effect() -> None:
    assert (hired("coachman", "Red: gold 1").asked, hired("coachman", "Red: gold 1").gold("Red")) == ({}, 0)


def test_the_butcher_puts_a_marker_on_each_empty_sector_without_actions() -> None:
    t = hired("butcher", "Red: gold 1, bank 2, friend school, rat 3")
    sectors = {"bank": 2, "residence": 1, "carriage_house": 1, "hotel": 1, "park": 1, "hospital": 1}
    assert (t.asked, t.borough("Red"), t.pp("Red"), t.rat("Red")) == ({}, sectors, 0, 3)


def test_if_markers_are_short_the_player_chooses_which_empty_sectors_the_butcher_fills() -> None:
    t = hired("butcher", "Red: gold 1, bank 2, personal 10")
    assert (t.ask("Red").least, t.ask("Red").most) == (2, 2)
    assert t.why_not("Red", "butcher_sectors", "park") == "wrong_number"
    t.play("Red", "butcher_sectors", "park", "hotel")
    assert (t.borough("Red"), t.general("Red")) == ({"bank": 2, "park": 1, "hotel": 1}, 0)


def test_the_patron_sends_the_rat_back_one_space_per_gold() -> None:
    t = hired("patron", "Red: gold 5, rat 3")
    assert t.options("Red") == (0, 1, 2, 3)
    t.play("Red", "patron", 2)
    assert (t.gold("Red"), t.rat("Red")) == (2, 1)


def test_the_patron_offers_no_more_than_is_there_after_his_fee_and_nothing_at_rat_0() -> None:
    assert hired("patron", "Red: gold 3, rat 9").options("Red") == (0, 1, 2)
    assert hired("patron", "Red: gold 1, rat 9").asked == {}
    assert hired("patron", "Red: gold 5, rat 0").asked == {}


@pytest.mark.parametrize(
    ("centre", "left", "gold"), [("yes", 4, 1), ("yes", 2, 3), ("yes", 0, 5), ("no", 4, 0), ("no", 0, 4)]
)
def test_the_merchant_brings_a_gold_per_own_market_without_message(centre: str, left: int, gold: int) -> None:
    options = Options(persons="new_persons", merchant_counts_centre=centre)  # type: ignore[arg-type]
    corners = dict(
        zip(("Yellow.IL", "Yellow.IR", "Yellow.OL", "Yellow.OR"), ("Red1", "Red2", "Red3", "Red4"), strict=True)
    )
    board = dict([*corners.items()][:left])
    t = table("Yellow: gold 1", display="monk fool merchant", messages=board, options=options).hire(
        "Yellow", "merchant"
    )
    assert t.gold("Yellow") == gold


# --------------------------------------------------------------------------- C


def test_the_host_brings_two_points_per_presence_in_the_hotel() -> None:
    assert hired("host", "Red: gold 1, hotel 2, friend hotel, bank 3").pp("Red") == 6
    assert hired("host", "Red: gold 1, bank 3, park 2").pp("Red") == 0


def test_the_grave_digger_brings_the_rats_on_display_whatever_hospital_and_doctor_say() -> None:
    t = table("Red: gold 1, hospital 3", "Yellow: gold 1", display="doctor fool grave_digger")
    t.at(hire_persons()).play("Red", "hire", "grave_digger")
    assert t.pp("Red") == 2 + 3 + 2


@pytest.mark.parametrize(("general", "points"), [(5, 6), (4, 6), (1, 0)])
def test_the_guard_brings_three_points_per_pair_in_the_general_supply_only(general: int, points: int) -> None:
    t = hired("guard", f"Red: gold 1, personal {14 - general}")
    assert t.pp("Red") == points


def test_the_actress_moves_all_pieces_of_a_sector_and_carries_out_the_new_ones_action() -> None:
    t = hired("actress", "Red: gold 1, bank 2, friend bank, residence 1").play("Red", "shift_from", "bank")
    assert t.asked == {"Red": "shift_to"}
    t.play("Red", "shift_to", "residence")
    assert (t.borough("Red"), t.friend("Red"), t.pp("Red")) == ({"residence": 3}, "residence", 4)


def test_the_sector_is_empty_before_the_actresss_new_action_counts_and_the_target_may_be_empty() -> None:
    t = hired("actress", "Red: gold 1, park 4").play("Red", "shift_from", "park").play("Red", "shift_to", "residence")
    assert (t.borough("Red"), t.pp("Red")) == ({"residence": 4}, 4)


def test_the_actress_may_be_declined_and_needs_a_piece() -> None:
    t = hired("actress", "Red: gold 1, bank 2").play("Red", "shift_from", "pass")
    assert (t.asked, t.borough("Red")) == ({}, {"bank": 2})
    assert hired("actress", "Red: gold 1, notre_dame 2").asked == {}


def test_the_lover_puts_a_marker_to_the_friend_and_carries_out_his_sectors_action() -> None:
    t = hired("lover", "Red: gold 1, residence 1, friend residence")
    assert (t.on("Red", "residence"), t.pp("Red"), t.general("Red")) == (2, 3, 12)


@pytest.mark.parametrize("line", ["residence 2", "residence 14, friend residence"])
def test_without_a_friend_on_the_board_or_a_marker_to_add_the_lover_has_no_effect(line: str) -> None:
    t = hired("lover", f"Red: gold 1, {line}")
    assert (t.pp("Red"), t.asked) == (0, {})


# --------------------------------------------------------------------------- C: the Advisor


def advisor(line: str, display: str = "monk money_lender advisor") -> Play:
    return table(f"Red: {line}", display=display, options=NEW).hire("Red", "advisor")


def test_the_advisor_hires_two_more_persons_each_paid_and_never_himself() -> None:
    t = advisor("gold 4")
    assert t.options("Red") == (PERSON["monk"], PERSON["money_lender"], "pass")
    assert t.why_not("Red", "hire_more", "advisor") == "advisor_once"
    t.play("Red", "hire_more", "monk").play("Red", "hire_more", "money_lender")
    assert (t.gold("Red"), t.personal("Red"), t.pp("Red"), t.asked) == (4 - 3 + 2, 2, 2, {})


def test_the_same_person_twice_is_two_payments_two_effects_and_two_park_bonuses() -> None:
    t = advisor("gold 3, park 2").play("Red", "hire_more", "monk").play("Red", "hire_more", "monk")
    assert (t.gold("Red"), t.personal("Red"), t.pp("Red")) == (0, 4, 4)


def test_the_second_may_be_paid_with_gold_of_the_first() -> None:
    t = advisor("gold 2").play("Red", "hire_more", "money_lender")
    assert (t.gold("Red"), t.asked) == (2, {"Red": "hire_more"})


def test_without_gold_left_the_advisor_asks_no_more() -> None:
    assert advisor("gold 1").asked == {}
    assert advisor("gold 2").play("Red", "hire_more", "monk").asked == {}


def test_whoever_wants_nobody_more_is_not_asked_again() -> None:
    t = advisor("gold 5").play("Red", "hire_more", "pass")
    assert (t.asked, t.gold("Red")) == ({}, 4)


def test_the_benefit_of_the_first_is_wholly_done_before_the_second_is_asked() -> None:
    t = advisor("gold 5, bank 1", "fool monk advisor").play("Red", "hire_more", "fool")
    assert t.asked == {"Red": "shift_from"}
    t.play("Red", "shift_from", "bank").play("Red", "shift_to", "residence")
    assert (t.pp("Red"), t.asked) == (1, {"Red": "hire_more"})


def test_the_doctor_hired_twice_has_no_extra_effect() -> None:
    t = table("Red: gold 3, hospital 1, rat 5", display="doctor monk advisor", options=NEW)
    t.hire("Red", "advisor", plague()).play("Red", "hire_more", "doctor").play("Red", "hire_more", "doctor")
    assert t.rat("Red") == 4


def test_the_advisors_hires_come_at_once_before_the_next_player() -> None:
    t = table("Red: gold 3", "Yellow: gold 1", display="monk fool advisor", options=NEW).at(hire_persons())
    t.play("Red", "hire", "advisor")
    assert t.asked == {"Red": "hire_more"}
    t.play("Red", "hire_more", "monk").play("Red", "hire_more", "pass")
    assert t.asked == {"Yellow": "hire"}
