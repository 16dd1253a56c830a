"""What a position is worth, and how far it is played on before it is judged."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import count
from statistics import fmean

import pytest

from bot.players import MIDDLE, STRONG, Level, Scenario, Weights
from bot.players.evaluation import BY_POINTS, share
from bot.players.playouts import Playouts
from bot.players.search import Search
from bot.players.weights import features_of, judge_of
from rules import GAMES
from rules.core import AnyGame, Result, State
from tests.ladder.play import shares_at_end
from tests.support.company import any_move

from .moments import CASES, SEED, moments

KEYS = list(GAMES)
NOBODY = -1
LONGEST = 200  # answers that no turn has


def ended(key: str, seats: int) -> State:
    """A game of random play after its end."""
    game, chance = GAMES[key], random.Random(f"{key}:{seats}")
    state: State = game.new(seats, chance.randbytes(32))
    while state.asked:
        state = game.play(state, any_move(chance, [ask for ask in state.asked if ask.given is None]))[0]
    return state


def won_by(game: AnyGame, winners: tuple[int, ...]) -> AnyGame:
    """The same game, won by these."""

    def result(state: State) -> Result | None:
        found = game.result(state)
        return found and found._replace(winners=winners)

    return replace(game, result=result)


@pytest.mark.parametrize(
    ("winners", "worth"), [((1,), [0.0, 1.0, 0.0]), ((0, 2), [0.5, 0.0, 0.5]), ((), [0.0, 0.0, 0.0])]
)
@pytest.mark.parametrize("key", [key for key in KEYS if features_of(key).share_at_end is None])
def test_a_game_that_is_over_is_worth_its_victory_to_the_winners_in_equal_shares_and_to_nobody_else(
    key: str, winners: tuple[int, ...], worth: list[float]
) -> None:
    game, state = won_by(GAMES[key], winners), ended(key, 3)
    judge = judge_of(game, 3)
    assert shares_at_end(game, state) == worth
    assert [judge.worth(state, seat) for seat in range(3)] == pytest.approx(worth, abs=BY_POINTS)


@pytest.mark.parametrize("key", KEYS)
def test_who_cannot_win_any_more_prefers_the_end_with_more_points_to_the_one_with_fewer(key: str) -> None:
    game, state = GAMES[key], ended(key, 3)
    found = game.result(state)
    assert found is not None
    loser = next(seat for seat in range(3) if seat not in found.winners)

    def worth(points: int) -> float:
        totals = tuple(total + points * (seat == loser) for seat, total in enumerate(found.totals))
        scored = replace(game, result=lambda g: found._replace(totals=totals))
        return replace(judge_of(game, 3), game=scored).worth(state, loser)

    assert 0 < worth(-1) < worth(0) < worth(1) < worth(0) + BY_POINTS


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_what_is_foretold_while_a_game_runs_adds_up_to_one_victory_where_all_seats_know_who_can_win(
    key: str, seats: int
) -> None:
    judge = judge_of(GAMES[key], seats)
    for state, _ask in moments(GAMES[key], seats, 17):
        told = [judge.foretold(state, seat) for seat in range(seats)]
        assert all(0 < share < 1 for share in told)
        assert shares_at_end(GAMES[key], state) is None
        if judge.features.scenarios is None:
            assert sum(told) == pytest.approx(1)


def test_the_share_of_a_seat_grows_with_what_speaks_for_it() -> None:
    all_can = [Scenario(1.0, [1.0, 1.0])]
    assert [share([0.0, 0.0], all_can, seat) for seat in (0, 1)] == [0.5, 0.5]
    assert share([1.0, 0.0], all_can, 0) > 0.5 > share([1.0, 0.0], all_can, 1)


def test_who_may_be_out_of_the_game_in_the_end_leaves_that_share_to_the_others_or_to_nobody() -> None:
    alone = [Scenario(0.25, [1.0, 0.0]), Scenario(0.75, [0.0, 0.0])]
    assert [share([0.0, 9.0], alone, seat) for seat in (0, 1)] == [0.25, 0.0]
    unsure = [Scenario(1.0, [1.0, 0.5])]
    assert 0.5 < share([0.0, 0.0], unsure, 0) < 1 - share([0.0, 0.0], unsure, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_seats_together_expect_one_victory_where_all_can_win_and_no_more_where_some_may_not(seats: int) -> None:
    chance = random.Random(seats)
    for _ in range(200):
        merits = [chance.gauss(0, 2) for _ in range(seats)]
        certain, unsure = ([Scenario(1.0, can)] for can in ([1.0] * seats, [chance.random() for _ in range(seats)]))
        assert sum(share(merits, certain, seat) for seat in range(seats)) == pytest.approx(1)
        assert sum(share(merits, unsure, seat) for seat in range(seats)) < 1


def test_weights_go_evenly_from_the_beginning_to_the_end() -> None:
    assert Weights((0.0, 4.0), (2.0, 0.0)).at(0.25) == [0.5, 3.0]


def test_who_thinks_chooses_in_play_outs_what_others_draw_by_lot() -> None:
    game, better = GAMES["hameln"], Counter[bool]()
    judge = judge_of(game, 3)
    for state, ask in moments(game, 3, 29):
        world = game.imagine(state, ask.seat, SEED)

        def worth(seat: int, world: State = world, seat_of: int = ask.seat) -> float:
            """What the thinking seat has after one answer, mean of twenty."""
            one = Playouts(judge, 1, 1, seat, own_width=6, others_width=1)
            after = (one.after(world.clone(), judge.features.turn(world), random.Random(n)) for n in range(20))
            return fmean(judge.worth(g, seat_of) for g in after)

        by_choice, by_lot = worth(ask.seat), worth(NOBODY)
        if by_choice != by_lot:
            better[by_choice > by_lot] += 1
    assert better[True] > better[False], better


@pytest.mark.parametrize(
    ("key", "level", "own", "others"),
    [
        ("hameln", MIDDLE, 3, 3),
        ("hameln", STRONG, 6, 3),
        ("rattus", MIDDLE, 20, 20),
        ("rattus", STRONG, 20, 20),
    ],
)
def test_a_strong_bot_looks_at_more_answers_of_its_own_in_play_outs_where_the_game_says_so(
    key: str, level: Level, own: int, others: int
) -> None:
    state, ask = next(iter(moments(GAMES[key], 3, 29)))
    playouts = Search(judge_of(GAMES[key], 3), ask, level, lambda number: state).playouts
    assert (playouts.own_width, playouts.others_width) == (own, others)


@pytest.mark.parametrize("key", KEYS)
def test_a_position_is_played_on_to_the_end_of_the_turn_and_no_further(key: str) -> None:
    game, features, seats = GAMES[key], features_of(key), 3
    for state, ask in moments(game, seats, 29):
        world = game.imagine(state, ask.seat, SEED)
        turn, before = features.turn(world), None
        for plies in count():
            width = features.search.width
            playouts = Playouts(judge_of(game, seats), 1, plies, ask.seat, width, width)
            after = playouts.after(world.clone(), turn, random.Random(7))
            if before is not None and game.save(after) == game.save(before):
                assert not after.asked or features.turn(after) != turn
                break
            assert before is None or features.turn(before) == turn, "it went on after the turn"
            before = after
            assert plies < LONGEST
