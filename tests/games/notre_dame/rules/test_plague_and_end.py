"""Phase 5, the sharing of points at Notre Dame, and who wins."""

from operator import le
from random import Random

import pytest

from rules.notre_dame import game
from rules.notre_dame.components import Source
from rules.notre_dame.flow import end_of_round, plague
from rules.notre_dame.scoring import announce
from rules.notre_dame.state import PERIODS
from tests.support.company import any_move

from .build import NAMES, new_game, table

THREE = "monk barmaid soldier"  # 0 + 1 + 2
SEVEN = "fool barmaid night_watchman"  # 3 + 1 + 3
SIX = "doctor barmaid night_watchman"  # 2 + 1 + 3


def test_the_plague_is_the_sum_of_the_rats_on_display() -> None:
    assert [table(display=words).g.plague for words in (THREE, SEVEN, SIX)] == [3, 7, 6]


def test_example_of_a_plague_of_3() -> None:
    lines = ("Red: rat 3", "Yellow: rat 4, hospital 2", "Green: rat 5, hospital 3, friend hospital")
    t = table(*lines, display=THREE).at(plague())
    assert t.g.rats[:3] == [6, 5, 4]
    assert t.told("outbreak") == []


def test_example_of_a_plague_of_7() -> None:
    lines = ("Yellow: rat 5, hospital 2, pp 9", "Blue: rat 4, hospital 1, friend hospital, pp 9")
    t = table(*lines, display=SEVEN).at(plague())
    assert (t.rat("Yellow"), t.pp("Yellow"), t.on("Yellow", "hospital")) == (9, 7, 1)
    assert (t.rat("Blue"), t.pp("Blue"), t.on("Blue", "hospital")) == (9, 9, 1)
    assert t.told("outbreak") == [{"seat": 1}]


@pytest.mark.parametrize(("hires", "rat", "pp"), [(True, 5, 9), (False, 9, 7)])
def test_example_of_the_doctor(hires: bool, rat: int, pp: int) -> None:
    t = table("Red: rat 7, hospital 1, friend hospital, pp 9, gold 1", display=SIX)
    t = t.hire("Red", "doctor", plague()) if hires else t.at(plague())
    assert (t.rat("Red"), t.pp("Red")) == (rat, pp)


def test_the_doctor_counts_in_this_round_only() -> None:
    t = table("Red: rat 3, gold 1", display=SIX).hire("Red", "doctor", plague())
    assert t.rat("Red") == 3
    assert t.g.doctored == ()


@pytest.mark.parametrize(("rat", "hospital", "after"), [(1, 6, 0), (0, 3, 0), (0, 0, 3), (6, 0, 9)])
def test_the_rat_stays_between_0_and_9_and_exactly_9_is_no_outbreak(rat: int, hospital: int, after: int) -> None:
    t = table(f"Red: rat {rat}, hospital {hospital}, pp 5", display=THREE).at(plague())
    assert (t.rat("Red"), t.pp("Red")) == (after, 5)


def test_an_outbreak_takes_two_points_and_a_marker_of_the_busiest_sector_to_the_general_supply() -> None:
    t = table("Red: rat 8, pp 5, bank 3, hotel 2, notre_dame 4, personal 1", display=SEVEN).at(plague())
    assert (t.pp("Red"), t.on("Red", "bank"), t.general("Red"), t.personal("Red")) == (3, 2, 5, 1)
    assert t.told("lost_marker") == [{"seat": 0, "sector": 1}]


def test_of_several_busiest_sectors_the_player_chooses_and_others_need_not_wait() -> None:
    lines = ("Red: rat 9, pp 5, bank 2, hotel 2, park 1", "Green: rat 9, school 1, hospital 1")
    t = table(*lines, display=SEVEN).at(plague())
    assert t.asked == {"Red": "outbreak", "Green": "outbreak"}
    assert t.sectors("Red") == "bank hotel"
    t.play("Green", "outbreak", "school").play("Red", "outbreak", "hotel")
    assert (t.borough("Red"), t.borough("Green")) == ({"bank": 2, "hotel": 1, "park": 1}, {"hospital": 1})


def test_the_friend_counts_for_the_busiest_sector_and_is_never_removed() -> None:
    t = table("Red: rat 9, bank 2, hotel 2, friend hotel", display=SEVEN).at(plague())
    assert (t.on("Red", "hotel"), t.friend("Red"), t.on("Red", "bank")) == (1, "hotel", 2)


def test_the_friend_alone_on_the_single_busiest_sector_loses_nothing_but_two_points_are_lost() -> None:
    t = table("Red: rat 9, friend park, pp 5", display="monk money_lender soldier").at(plague())
    assert (t.rat("Red"), t.pp("Red"), t.friend("Red"), t.told("lost_marker")) == (9, 3, "park", [])


def test_the_friend_alone_on_a_tied_sector_means_that_another_of_them_loses_a_marker() -> None:
    t = table("Red: rat 9, friend park, bank 1, hotel 1", display=SEVEN).at(plague())
    assert t.sectors("Red") == "bank hotel"
    t = table("Red: rat 9, friend park, bank 1", display=SEVEN).at(plague())
    assert (t.borough("Red"), t.friend("Red")) == ({}, "park"), "the only one that can lose a marker loses it unasked"


def test_an_empty_borough_loses_points_only_and_notre_dame_is_never_touched() -> None:
    t = table("Red: rat 9, notre_dame 3, pp 5", display=SEVEN).at(plague())
    assert (t.pp("Red"), t.on("Red", "notre_dame")) == (3, 3)


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_lost_points_stop_at_zero_and_bring_no_park_bonus(before: int, after: int) -> None:
    t = table(f"Red: rat 9, pp {before}, park 4", display=SEVEN).at(plague())
    assert t.pp("Red") == after
    assert t.told("gained_prestige") == []


# --------------------------------------------------------------------------- Notre Dame shares


def test_example_of_notre_dame_with_four_players() -> None:
    t = table("Green: notre_dame 2", "Blue: notre_dame 1", round=3).at(end_of_round())
    assert t.g.prestige == [0, 0, 6, 3]
    assert (t.on("Green", "notre_dame"), t.general("Green"), t.personal("Green")) == (0, 14, 0)


def test_example_of_six_in_the_park_at_the_sharing() -> None:
    t = table("Red: notre_dame 2, park 6", "Blue: notre_dame 1", round=6).at(end_of_round())
    assert t.pp("Red") == 6 + 3


@pytest.mark.parametrize(
    ("seats", "markers", "each"), [(2, 4, 1), (3, 3, 2), (4, 4, 2), (5, 5, 2), (2, 7, 0), (5, 1, 12)]
)
def test_the_points_of_the_tile_are_divided_by_all_markers_rounded_down(seats: int, markers: int, each: int) -> None:
    t = table(f"Red: notre_dame {markers}, park 2", seats=seats, round=9).at(end_of_round())
    assert t.pp("Red") == (each * markers + 1 if each else 0)
    assert t.on("Red", "notre_dame") == 0


@pytest.mark.parametrize(("round", "shared"), [(1, False), (2, False), (3, True), (5, False), (6, True), (9, True)])
def test_notre_dame_shares_at_the_end_of_each_period(round: int, shared: bool) -> None:
    t = table("Red: notre_dame 1", round=round).at(end_of_round())
    assert (t.pp("Red") == 10) == shared


def test_without_markers_on_notre_dame_nobody_gets_anything() -> None:
    t = table("Red: bank 2", round=3).at(end_of_round())
    assert (t.g.prestige, t.told("nobody_at_notre_dame"), t.told("notre_dame")) == ([0] * 4, [{}], [])


def test_the_plague_comes_before_the_sharing_and_may_break_a_pair_in_the_park() -> None:
    t = table("Red: rat 9, park 2, notre_dame 1, pp 4", round=9, display=SEVEN).at(plague())
    assert t.pp("Red") == 4 - 2 + 10


# --------------------------------------------------------------------------- the course of the game


def test_the_bell_ringer_moves_one_seat_left_after_each_round() -> None:
    t = new_game(4)
    first = t.g.bell
    seats = [fact["seat"] for fact in t.play_on().told("round_begins")]
    assert seats == [(first + n) % 4 for n in range(1, 9)]


def test_in_a_period_all_six_brown_persons_come_once_and_in_the_game_each_gray_one_once() -> None:
    t = new_game(3)
    shown = [t.g.display, *(fact["persons"] for fact in t.play_on().told("persons"))]
    assert len(shown) == 9
    for period in range(3):
        assert sorted(p for display in shown[3 * period : 3 * period + 3] for p in display[:2]) == list(range(6))
    assert sorted(display[2] for display in shown) == list(t.g.grays_in_play)
    assert "".join(t.g.components.letter[display[2]] for display in shown) == "AAABBBCCC"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_pile_is_used_up_exactly_once_in_a_period(seats: int) -> None:
    t = new_game(seats)
    for round in range(1, 10):
        assert t.g.round == round
        assert [len(pile) for pile in t.g.piles] == [6 - 3 * ((round - 1) % 3)] * seats
        while t.g.asked and t.g.round == round:
            who = next(who for who in t.asked if t.ask(who).given is None)
            t.play(who, t.asked[who], *t.options(who)[: t.ask(who).most])


def test_after_round_9_the_game_is_over_and_the_totals_are_shown() -> None:
    t = new_game(2).play_on()
    assert t.g.round == 9
    assert [fact["n"] for fact in t.told("showed_prestige")] == t.g.prestige
    assert t.view(None).over
    assert t.view(None).table[0].prestige == t.pp("Red")


# --------------------------------------------------------------------------- who wins


def ended(*lines: str) -> tuple[tuple[int, ...], tuple[str, ...], str]:
    t = table(*lines, seats=3).at()
    result = t.result()
    return result.places, tuple(NAMES[seat] for seat in result.winners), result.why


def test_most_points_win() -> None:
    assert ended("Red: pp 9", "Yellow: pp 12", "Green: pp 3") == ((2, 1, 3), ("Yellow",), "most_prestige")


def test_of_equal_points_gold_and_markers_in_the_personal_supply_decide() -> None:
    lines = ("Red: pp 9, gold 2, personal 2", "Yellow: pp 9, gold 5", "Green: pp 9, personal 4, bank 10")
    assert ended(*lines) == ((2, 1, 2), ("Yellow",), "gold_and_markers")


def test_markers_back_from_notre_dame_lie_in_the_general_supply_and_do_not_count() -> None:
    lines = ("Red: pp 8, notre_dame 1", "Yellow: pp 8, notre_dame 1, gold 1", "Green: pp 0")
    t = table(*lines, seats=3, round=9).at(end_of_round())
    assert t.result().winners == (1,)
    assert t.result().lines[2] == ("markers", (0, 0, 0))


def test_still_tied_they_share_the_victory_and_lower_places_are_ranked_the_same_way() -> None:
    lines = ("Red: pp 9, gold 4", "Yellow: pp 9, personal 4", "Green: pp 9, gold 1")
    assert ended(*lines) == ((1, 1, 3), ("Red", "Yellow"), "shared")
    assert ended("Red: pp 1", "Yellow: pp 1, gold 1", "Green: pp 5")[0] == (3, 2, 1)


def test_the_end_tells_who_has_won_with_how_many_points() -> None:
    t = table("Red: pp 9", "Yellow: pp 12", seats=3)
    announce(t.g)
    assert [(event.key, dict(event.facts)) for event in t.g.events][-1] == ("won", {"seats": (1,), "points": 12})


# --------------------------------------------------------------------------- what prestige came from


def test_at_the_end_the_prestige_of_every_seat_is_told_by_source_and_by_period() -> None:
    for seats in range(2, 6):
        chance = Random(seats)
        state = game.new(seats, chance.randbytes(32), game.Options())
        while state.asked:
            assert not (view := game.view(state, None)).tally and not view.donated, "it would tell hidden points"
            state, _ = game.play(state, any_move(chance, state.asked))
        view = game.view(state, None)
        sources = [view.prestige_from(source) for source in Source]
        periods = [view.prestige_in(period) for period in range(PERIODS)]
        assert [sum(seat) for seat in zip(*sources, strict=True)] == state.prestige
        assert [sum(seat) for seat in zip(*periods, strict=True)] == state.prestige
        assert all(n <= 0 for n in view.prestige_from(Source.OUTBREAKS))
        assert all(map(le, view.donated, view.prestige_from(Source.NOTRE_DAME)))


def test_prestige_is_counted_where_it_comes_from() -> None:
    t = table("Red: notre_dame 2, park 6", "Blue: notre_dame 1", round=6)
    t.g.tally = [0] * (t.g.seats * len(Source) * PERIODS)
    t.at(end_of_round())
    found = {source: sum(t.g.tally[source * PERIODS : (source + 1) * PERIODS]) for source in Source}
    assert {source: n for source, n in found.items() if n} == {Source.NOTRE_DAME: 6, Source.PARK: 3}


def test_what_a_donation_brings_is_counted_apart_without_the_park() -> None:
    t = table("Red: personal 1, gold 2, park 6").card("Red", "notre_dame").play("Red", "donate", 2)
    assert t.g.donated == [3, *[0] * (t.g.seats - 1)]


def test_a_save_from_before_donations_were_counted_apart_goes_on_with_one_sum() -> None:
    old = game.save(game.new(3, bytes(32), game.Options())) | {"version": 2}
    del old["donated"]
    state, chance = game.load(old), Random(1)
    while state.asked:
        state, _ = game.play(state, any_move(chance, state.asked))
    assert game.view(state, None).tally and game.view(state, None).donated == ()


def test_a_save_from_before_this_was_kept_goes_on_without() -> None:
    old = game.save(game.new(3, bytes(32), game.Options())) | {"version": 1}
    del old["tally"], old["donated"]
    state, chance = game.load(old), Random(1)
    while state.asked:
        state, _ = game.play(state, any_move(chance, state.asked))
    assert game.view(state, None).tally == ()
