"""Bot players of every game and number of seats: they answer, always the same, and by what their seat knows alone."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.players import MIDDLE, think
from bot.players.answering import AnswerSource
from bot.players.candidates import candidates
from bot.players.search import Search
from bot.players.seat_question import SeatQuestion
from bot.players.weights import judge_of
from rules import GAMES
from rules.core import State
from rules.core.following import legal

from .moments import CASES, DEEP, QUICK, SEED, moments, thought

PEEKING = replace(DEEP, worlds=1)


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_an_answer_is_legal_and_the_same_again(key: str, seats: int) -> None:
    game = GAMES[key]
    for state, ask in moments(game, seats, 19):
        found = thought(game, state, seats, ask.seat)
        assert legal(ask, found.pick)
        assert found == thought(game, state, seats, ask.seat)


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_in_worlds_that_a_seat_cannot_tell_apart_it_is_sent_the_same_world_and_answers_the_same(
    key: str, seats: int
) -> None:
    game, chance = GAMES[key], random.Random(seats)
    for state, ask in moments(game, seats, 23):
        other = game.imagine(state, ask.seat, chance.randbytes(32))
        sent, sent_other = (game.imagine(g, ask.seat, SEED) for g in (state, other))
        assert game.save(sent) == game.save(sent_other)
        assert thought(game, state, seats, ask.seat, DEEP) == thought(game, other, seats, ask.seat, DEEP)


def test_a_player_that_looked_at_the_table_itself_would_be_found_out() -> None:
    game, differ = GAMES["rattus_cartus"], 0
    judge = judge_of(game, 3)
    for state, ask in moments(game, 3, 2):
        picks = candidates(ask, random.Random(1), 6)
        worlds = (state, game.imagine(state, ask.seat, bytes(32)))
        one, other = (Search(judge, ask, PEEKING, [g].__getitem__).best_first(picks, 6)[0] for g in worlds)
        differ += one.pick != other.pick
    assert differ


def test_a_thought_tells_the_best_candidates_with_what_it_expects_of_each() -> None:
    game = GAMES["notre_dame"]
    state, ask = next(moments(game, 2, 1))
    considered = thought(game, state, 2, ask.seat, DEEP).considered
    assert 1 < len(considered) <= 3
    assert all(legal(ask, pick) and 0 <= share <= 1 for pick, share in considered)
    assert [share for _, share in considered[:1]] == [max(share for _, share in considered)]


def test_no_answer_stands_twice_among_the_candidates_of_a_thought() -> None:
    game, told = GAMES["rattus_cartus"], 0
    few = replace(QUICK, iterations=400)
    for state, ask in moments(game, 2, 3):
        if ask.most > 1:
            considered = thought(game, state, 2, ask.seat, few).considered
            told += len(considered) == 3
            assert len({pick for pick, _ in considered}) == len(considered)
    assert told > 3


def test_a_search_whose_time_is_up_stops_within_a_stage_after_a_whole_round() -> None:
    game, late = GAMES["rattus"], replace(QUICK, iterations=4000, worlds=1, time_limit=0.0)
    state, ask = next((state, ask) for state, ask in moments(game, 2, 1) if len(ask.options) > 3)
    picks = candidates(ask, random.Random(1), 4)
    found = Search(judge_of(game, 2), ask, late, [state].__getitem__)
    assert [tried.tries for tried in found.best_first(picks, late.iterations)] == [1] * len(picks)


def test_a_search_stops_after_the_round_of_a_stage_with_which_its_positions_are_used_up() -> None:
    game, short = GAMES["rattus"], replace(QUICK, iterations=4000, positions=10, worlds=1)
    state, ask = next((state, ask) for state, ask in moments(game, 2, 1) if len(ask.options) > 3)
    picks = candidates(ask, random.Random(1), 4)
    judge = judge_of(game, 2)
    for _ in range(2):  # what was judged for another question does not count
        before = judge.judged
        found = Search(judge, ask, short, [state].__getitem__)
        assert [tried.tries for tried in found.best_first(picks, short.iterations)] == [3, 3, 2, 2]
        assert judge.judged - before == 10


@pytest.mark.parametrize(("key", "seats", "share"), [("rattus", 2, 1), ("rattus", 4, 0.625), ("rattus_cartus", 5, 0.5)])
def test_with_many_seats_fewer_positions_are_judged_as_each_takes_longer(key: str, seats: int, share: float) -> None:
    state, ask = next((state, ask) for state, ask in moments(GAMES[key], seats, 1) if len(ask.options) > 3)
    judge = judge_of(GAMES[key], seats)
    found = Search(judge, ask, MIDDLE, [state].__getitem__)
    assert found.last - judge.judged == share * MIDDLE.positions


async def test_where_one_answer_is_left_it_is_given() -> None:
    game = GAMES["rattus"]
    state = next(state for state, ask in moments(game, 2, 1) if len(ask.options) == 1 == ask.least)
    (ask,) = state.asked
    found = await AnswerSource(SEED).answer_easily(SeatQuestion(game, state, 2, ask, "7F3K", 4))
    assert found is not None and found.thought.pick == ask.options


async def test_a_question_answered_anew_gets_the_same_answer() -> None:
    game, source = GAMES["notre_dame"], AnswerSource(SEED)
    for number, (state, ask) in enumerate(moments(game, 3, 9)):
        first, again = [await source.answer_easily(SeatQuestion(game, state, 3, ask, "7F3K", number)) for _ in range(2)]
        assert first is not None and first == again


def test_neighbours_of_the_best_answer_are_left_out_once_half_of_the_positions_are_used() -> None:
    game = GAMES["rattus_cartus"]
    state, ask = next((state, ask) for state, ask in moments(game, 2, 1) if ask.choice == "lay_cards" and ask.most > 4)
    world = game.imagine(state, ask.seat, SEED)

    def judged(positions: int) -> int:
        """How many positions a thought judges that may judge so many."""
        judge, found = judge_of(game, 2), list[State]()

        def noted(g: State) -> Any:
            found.append(g)
            return judge.features.of(g)

        noting = replace(judge, features=replace(judge.features, of=noted))
        think(noting, world, ask.seat, SEED, replace(QUICK, positions=positions))
        return len(found)

    everything = judged(10_000)
    assert judged(everything // 2) < everything // 2, "there was room for more, but half of it was used"
