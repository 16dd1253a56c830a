"""What bots of Notre Dame judge a position by."""

from __future__ import annotations

import pytest

from bot.games.notre_dame.player import MOST_POINTS, SeatFeatures, of
from bot.players.levels import EASY
from bot.players.thinking import think
from bot.players.weights import judge_of
from rules.core import Hidden
from rules.notre_dame import game
from rules.notre_dame.components import ACTIONS, Action, action_of
from rules.notre_dame.persons import may_hire

from .rules.build import PERSON, Play, new_game, table


def red(t: Play) -> SeatFeatures:
    """How Red stands."""
    return of(t.g)[0]


def in_hand(cards: str, *lines: str) -> SeatFeatures:
    """How Red stands with these cards to play."""
    return red(table(*lines, hands={"Red": ", ".join(f"Red {card}" for card in cards.split())}))


def test_whom_the_doctor_spares_is_in_no_danger_from_this_rounds_rats() -> None:
    g = table("Red: rat 8", "Yellow: rat 8", display="doctor barmaid night_watchman").g
    red, yellow = of(g)[:2]
    assert red.outbreak == yellow.outbreak > 0
    assert red.rat == yellow.rat == 1
    g.doctored = (0,)
    red, yellow = of(g)[:2]
    assert red.outbreak == 0 < yellow.outbreak
    assert red.rat < yellow.rat


def test_a_rat_counts_where_this_rounds_plague_will_move_it() -> None:
    t = table("Red: rat 3, hospital 1", "Yellow: rat 7, hospital 3", display="doctor barmaid soldier")  # 5 rats
    assert [seat.rat * 9 for seat in of(t.g)[:2]] == [7, 9]
    t.g.display = ()
    assert [seat.rat * 9 for seat in of(t.g)[:2]] == [2, 4], "after the plague the hospital guards against the next one"


@pytest.mark.parametrize(
    ("cards", "feature"),
    [
        ("school", "markers_in_hand"),
        ("bank", "gold_in_hand"),
        ("residence", "prestige_in_hand"),
        ("carriage_house", "steps_in_hand"),
        ("hotel", "benefits_in_hand"),
        ("park", "rat_in_hand"),
        ("hospital", "rat_in_hand"),
        ("notre_dame", "donation_in_hand"),
        ("trusted_friend", "friend_in_hand"),
    ],
)
def test_each_action_card_in_hand_counts_as_what_it_brings(cards: str, feature: str) -> None:
    has = in_hand(f"{cards} {cards}", "Red: gold 1, rat 2")._asdict()
    assert {name for name, value in has.items() if name.endswith("_in_hand") and value} == {feature}


def test_a_card_brings_one_more_for_each_marker_that_lies_in_its_sector() -> None:
    assert in_hand("bank bank", "Red: bank 3").gold_in_hand == 4 * in_hand("bank bank").gold_in_hand
    assert in_hand("hotel hotel", "Red: hotel 2").benefits_in_hand == 2 * in_hand("hotel hotel").benefits_in_hand


def test_a_donation_counts_as_far_as_there_is_gold_for_it() -> None:
    donations = [in_hand("notre_dame notre_dame", f"Red: gold {gold}").donation_in_hand for gold in range(5)]
    assert donations == pytest.approx([0, 1 / 5, 3 / 5, 6 / 5, 6 / 5])


def test_of_three_cards_two_are_played_and_of_one_none() -> None:
    three, two, one = (in_hand("bank " * n).gold_in_hand * 3 for n in (3, 2, 1))
    assert (three, two, one) == (2, 1, 0)


def test_the_card_just_chosen_counts_before_the_others_have_chosen() -> None:
    t = new_game(3)
    before = sum(value for name, value in red(t)._asdict().items() if name.endswith("_in_hand"))
    nothing_yet = (Action.NOTRE_DAME, Action.PARK, Action.HOSPITAL)  # without gold, and with the rat at 0
    card = next(card for card in t.options("Red") if action_of(card) not in nothing_yet)
    t.play("Red", "keep", card)
    now = {name: value for name, value in red(t)._asdict().items() if name.endswith("_in_hand") and value}
    assert before == 0 and len(now) == 1


def test_persons_to_come_count_as_far_as_the_seat_is_ready_for_them() -> None:
    t = table("Red: bank 3, school 3", "Yellow: bank 1")
    t.g.grays = (Hidden(PERSON["mayor"]), Hidden(PERSON["carpenter"]), Hidden(PERSON["bishop"]))
    assert [seat.persons_to_come * 10 for seat in of(t.g)[:2]] == [3 * 2 + 2, 1]
    t.g.grays = (Hidden(PERSON["manager"]),)
    t.g.prestige[0] = 40
    assert red(t).persons_to_come * 10 == MOST_POINTS


def test_the_best_person_on_display_counts_until_the_seat_has_hired() -> None:
    t = table("Red: bank 3, gold 1", "Yellow: bank 2", display="monk fool mayor").at(may_hire(0), may_hire(1))
    assert of(t.g)[1].person_here == 0, "nobody is hired without gold"
    t.g.gold[1] = 1
    assert of(t.g)[1].person_here == 0, "two markers are too few for the Mayor"
    t.g.agenda = [may_hire(0)]
    assert red(t).person_here * 5 == 3
    t.g.agenda = []
    assert red(t).person_here == 0


def test_an_easy_bot_without_gold_takes_the_bank_with_many_markers() -> None:
    """Before it knew what cards bring, it drew lots among them."""
    g = new_game(3).g.clone()
    g.gold, g.markers[Action.BANK] = [0, 2, 2], 3
    drawn = sorted((Action.BANK, Action.PARK, Action.TRUSTED_FRIEND))
    g.drawn[0] = tuple(held._replace(card=int(card)) for held, card in zip(g.drawn[0], drawn, strict=True))
    g.piles[0] = tuple(card for card in range(ACTIONS) if card not in drawn)
    game.rules.settle(g)
    seeds = [bytes([n]) * 32 for n in range(10)]
    thoughts = [think(judge_of(game, 3), game.imagine(g, 0, seed), 0, seed, EASY) for seed in seeds]
    assert {thought.pick for thought in thoughts} == {(int(Action.BANK),)}
