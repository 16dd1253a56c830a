"""Worker processes: what they are sent, and what becomes of those that die, overrun, or are asked in vain."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import signal
from collections.abc import Iterator
from dataclasses import replace
from math import inf

import pytest

from bot import metrics
from bot.players import EASY, MIDDLE, STRONG, thinker
from bot.players.answering import AnswerSource
from bot.players.pool import TOGETHER, Pool, _Process, budgets
from bot.players.requests import Request, request
from bot.players.seat_question import SeatQuestion
from bot.players.thinker import NICENESS
from rules import GAMES
from rules.core import Move, State
from rules.core.following import legal

from .moments import CASES, OPTIONS, SEED, Moment, moments, thought

LITTLE = replace(MIDDLE, iterations=12, plies=2, worlds=3, time_limit=60.0)
TINY = replace(STRONG, iterations=6, plies=2, worlds=2, time_limit=60.0)
ENDLESS = replace(STRONG, name="endless", iterations=10**9, standard_errors=inf)
TIME = 60.0  # seconds that no thought here needs


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    """One process for most tests of this file, which is up: who waits for it would bind it to the loop of one test."""
    pool = Pool(1)
    asyncio.run(pool._start(pool._down.pop()))
    yield pool
    asyncio.run(pool.close())


def any_moment(game: str = "notre_dame", seats: int = 2) -> Moment:
    """A question with several answers."""
    return next((state, ask) for state, ask in moments(GAMES[game], seats, 1) if len(ask.options) > 2)


def position(game: str = "notre_dame", seats: int = 2) -> SeatQuestion:
    """The same, as it comes from a table."""
    state, ask = any_moment(game, seats)
    return SeatQuestion(GAMES[game], state, seats, ask, "7F3K", 3)


def asked(state: State, game: str, seats: int, seat: int) -> Request:
    ask = next(ask for ask in state.asked if ask.seat == seat)
    return request(SeatQuestion(GAMES[game], state, seats, ask, "7F3K", 3), SEED)


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_what_a_thinker_is_sent_is_equal_byte_by_byte_in_worlds_that_the_seat_cannot_tell_apart(
    key: str, seats: int
) -> None:
    game, chance, sealed = GAMES[key], random.Random(seats), 0
    for state, ask in moments(game, seats, 5):
        other = game.imagine(state, ask.seat, chance.randbytes(32))
        sealed += any(one.given is not None for one in state.asked)
        assert asked(state, key, seats, ask.seat) == asked(other, key, seats, ask.seat)
    assert sealed or not any(one.given is not None for state, _ in moments(game, seats, 1) for one in state.asked)


@pytest.mark.parametrize(("key", "under"), OPTIONS)
def test_under_all_options_a_thinker_is_sent_the_same_and_answers_the_same(key: str, under: int) -> None:
    game, chance = GAMES[key], random.Random(under)
    seats = game.seats[under % len(game.seats)]
    for state, ask in moments(game, seats, 37, under):
        other = game.imagine(state, ask.seat, chance.randbytes(32))
        sent = asked(state, key, seats, ask.seat)
        assert sent == asked(other, key, seats, ask.seat)
        assert thought(game, state, seats, ask.seat) == thought(game, other, seats, ask.seat)


def test_a_request_made_of_the_table_itself_would_be_found_out() -> None:
    game = GAMES["notre_dame"]
    for state, ask in moments(game, 3, 7):
        other = game.imagine(state, ask.seat, bytes(32))
        peeking, beside = (
            asked(g, "notre_dame", 3, ask.seat)._replace(world=json.dumps(game.save(g))) for g in (state, other)
        )
        assert peeking != beside
        assert state.secret not in asked(state, "notre_dame", 3, ask.seat).world


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_thinker_answers_as_a_thought_in_this_process_does(key: str, seats: int) -> None:
    for state, ask in moments(GAMES[key], seats, 29):
        found = thinker.answer(asked(state, key, seats, ask.seat), LITTLE)
        assert found == thought(GAMES[key], state, seats, ask.seat, LITTLE)


async def test_a_process_of_its_own_gives_the_same_answer_again(pool: Pool) -> None:
    state, ask = any_moment()
    sent = asked(state, "notre_dame", 2, ask.seat)
    first, again = [await pool.think(sent, LITTLE, TIME) for _ in range(2)]
    assert first is not None and first == again
    assert first.thought == thinker.answer(sent, LITTLE)


async def test_a_thinker_gets_to_know_an_operator_s_component_data(pool: Pool) -> None:
    game = GAMES["notre_dame"]
    file, text = next(iter(game.editions.built_in.files.items()))
    own = game.add_edition({file: f"{text}\n# our own\n"})
    state = game.new(2, bytes(32), game.Options(edition=own.name))
    files = json.dumps(dict(own.files))
    sent = request(SeatQuestion(game, state, 2, state.asked[0], "7F3K", 3, files), SEED)
    found = await pool.think(sent, LITTLE, TIME)
    assert found is not None and legal(state.asked[0], found.thought.pick)


async def test_a_process_that_is_killed_in_the_middle_of_a_thought_is_replaced_and_the_easy_level_answers() -> None:
    pool = Pool(1, guess=0.0)
    source = AnswerSource(SEED, pool)
    await source.think(position(), LITTLE, TIME)
    thinking = asyncio.create_task(source.think(position(), ENDLESS, TIME))
    await asyncio.sleep(10 * TOGETHER)  # by then it thinks, for as long as it may
    os.kill(pool.processes[0], signal.SIGKILL)
    found, easy = await thinking, await source.answer_easily(position())
    assert found == easy and found is not None and found.level is EASY
    after = await source.think(position(), LITTLE, TIME)
    assert after is not None and after.level.name == MIDDLE.name
    await source.close()


async def test_a_process_that_is_killed_while_nothing_is_asked_of_it_is_replaced_for_the_next_question() -> None:
    pool = Pool(1, guess=0.0)
    state, ask = any_moment()
    sent = asked(state, "notre_dame", 2, ask.seat)
    first = await pool.think(sent, LITTLE, TIME)
    (process,) = pool.processes
    executor = pool._all[0]._executor
    os.kill(process, signal.SIGKILL)
    while executor and not executor._broken:  # Python notices in a thread of its own
        await asyncio.sleep(0.01)
    assert await pool.think(sent, LITTLE, TIME) == first is not None
    assert pool.processes and process not in pool.processes
    await pool.close()


async def test_a_question_with_one_answer_says_nothing_of_how_long_a_level_thinks(pool: Pool) -> None:
    state, ask = next((g, ask) for g, ask in moments(GAMES["rattus"], 2, 1) if len(ask.options) == 1 == ask.least)
    pool.learn("rattus", STRONG, 8.0)
    for _ in range(3):
        assert await pool.think(asked(state, "rattus", 2, ask.seat), STRONG, TIME) is not None
    assert _used(pool, 9.0) == "strong/2"


async def test_a_table_of_which_no_world_can_be_imagined_is_told_in_the_log_and_gets_no_thought(
    pool: Pool, capsys: pytest.CaptureFixture[str]
) -> None:
    def impossible(g: object, seat: int | None) -> None:
        raise LookupError("no deal fits what is known")

    game = replace(GAMES["notre_dame"], deal_unknown=impossible)
    assert await AnswerSource(SEED, pool).think(replace(position(), game=game), MIDDLE, TIME) is None
    assert capsys.readouterr().out.count("a bot player could not think") == 1


async def test_a_process_that_has_only_just_begun_is_ended_with_the_others() -> None:
    pool, before = Pool(1), {*multiprocessing.active_children()}
    state, ask = any_moment()
    thinking = asyncio.create_task(pool.think(asked(state, "notre_dame", 2, ask.seat), TINY, TIME))
    async with asyncio.timeout(TIME):
        while not (begun := {*multiprocessing.active_children()} - before):
            await asyncio.sleep(0)
        assert not pool.processes, "it has not said yet that it is there"
        await pool.close()
        await asyncio.gather(thinking, return_exceptions=True)
        while begun & {*multiprocessing.active_children()}:
            await asyncio.sleep(0.02)
    assert [process.exitcode for process in begun] == [-signal.SIGKILL]


async def test_a_thought_that_overruns_its_time_is_ended_and_the_easy_level_answers() -> None:
    pool = Pool(1, overrun=0.05, guess=0.0)
    source = AnswerSource(SEED, pool)
    await source.think(position(), LITTLE, TIME)
    (process,) = pool.processes
    os.kill(process, signal.SIGSTOP)  # the search itself keeps its time
    found = await source.think(position(), ENDLESS, 0.05)
    assert found is not None and found.level is EASY
    await source.think(position(), LITTLE, TIME)
    assert pool.processes and process not in pool.processes
    await source.close()


async def test_what_overran_is_not_begun_again_at_once_and_tried_again_after_a_while() -> None:
    pool = Pool(1, overrun=0.05, guess=0.0)
    state, ask = any_moment()
    sent, strong = asked(state, "notre_dame", 2, ask.seat), replace(ENDLESS, name="strong")
    await pool.think(sent, LITTLE, TIME)
    os.kill(pool.processes[0], signal.SIGSTOP)
    assert await pool.think(sent, strong, 0.1) is None
    assert pool.largest_fitting("rattus", MIDDLE, 0.1) == (MIDDLE, MIDDLE), "another game"
    assert pool.largest_fitting("notre_dame", strong, 0.15) != (strong, strong)
    for _ in range(999):
        pool.trust_more("notre_dame", strong, 0.15)
    assert pool.largest_fitting("notre_dame", strong, 0.15) == (strong, strong)
    await pool.close()


def test_what_had_time_enough_and_waited_is_held_to_be_as_slow_as_before() -> None:
    pool = Pool(1)
    pool.learn("rattus", STRONG, 9.0)
    for _ in range(99):
        pool.trust_more("rattus", STRONG, 14.0)
    assert _used(pool, 13.0) == "strong/2"


async def test_a_process_that_starts_slowly_is_there_for_the_next_question() -> None:
    pool = Pool(1, overrun=0.0, guess=0.0)
    state, ask = any_moment()
    sent, lost = asked(state, "notre_dame", 2, ask.seat), processes_lost()
    assert await pool.think(sent, LITTLE, 0.01) is None
    async with asyncio.timeout(TIME):
        while not pool.processes:
            await asyncio.sleep(0.01)
    up = pool.processes
    assert await pool.think(sent, LITTLE, TIME) is not None
    assert (pool.processes, processes_lost()) == (up, lost)
    await pool.close()


def processes_lost() -> float:
    """How many processes were lost, for whatever reason."""
    samples = (sample for metric in metrics.THINKERS_LOST.collect() for sample in metric.samples)
    return sum(sample.value for sample in samples if sample.name.endswith("_total"))


async def test_after_the_end_nobody_waits_for_a_thought_and_no_process_starts() -> None:
    pool = Pool(1, guess=0.0)
    state, ask = any_moment()
    sent = asked(state, "notre_dame", 2, ask.seat)
    await pool.think(sent, LITTLE, TIME)
    thinking = [asyncio.create_task(pool.think(sent, ENDLESS, 10 * TIME)) for _ in range(3)]
    await asyncio.sleep(10 * TOGETHER)
    await pool.close()
    async with asyncio.timeout(TIME):
        found = await asyncio.gather(*thinking, pool.think(sent, LITTLE, TIME), return_exceptions=True)
    assert found[1:] == [None, None, None]
    assert not pool.processes and not pool._running


async def test_a_fault_in_a_process_is_told_in_the_log_with_its_place(
    pool: Pool, capsys: pytest.CaptureFixture[str]
) -> None:
    state, ask = any_moment()
    sent = asked(state, "notre_dame", 2, ask.seat)._replace(seat=9)
    assert await pool.think(sent, LITTLE, TIME) is None
    told = capsys.readouterr().out
    assert "ValueError" in told and "thinking.py" in told and "this seat is asked nothing" not in told


def test_where_a_level_takes_too_long_half_of_it_is_thought_then_a_quarter_then_the_next_lower_level() -> None:
    pool = Pool(1)
    pool.learn("rattus", STRONG, 9.0)
    assert [_used(pool, seconds) for seconds in (14.0, 13.0, 6.0)] == ["strong", "strong/2", "strong/4"]
    assert _used(pool, 0.3) == "middle"
    used = [budget.used.iterations for budget in budgets(STRONG)]
    assert used == sorted(used, reverse=True) and used[-1] > EASY.iterations
    half = next(budget.used for budget in budgets(STRONG) if budget.used.name == "strong/2")
    assert half.positions / half.iterations == STRONG.positions / STRONG.iterations


def _used(pool: Pool, seconds: float) -> str:
    budget = pool.largest_fitting("rattus", STRONG, seconds)
    assert budget is not None
    return budget.used.name


async def test_what_usually_takes_too_long_is_answered_a_level_lower() -> None:
    pool = Pool(1)
    state, ask = any_moment("rattus")
    sent = asked(state, "rattus", 2, ask.seat)
    pool.learn("rattus", STRONG, 10_000.0)
    found = await pool.think(sent, STRONG, TIME)
    assert found is not None and found.level == MIDDLE
    pool.learn("rattus", MIDDLE, 10_000.0)
    assert await pool.think(sent, STRONG, TIME) is None, "the easy level is not worth a process"
    await pool.close()


async def test_questions_that_wait_together_share_the_time() -> None:
    pool = Pool(1, guess=0.0)
    state, ask = any_moment("rattus")
    sent = asked(state, "rattus", 2, ask.seat)
    await pool.think(sent, LITTLE, TIME)
    pool.learn("rattus", STRONG, TIME / 2)
    found = await asyncio.gather(*(pool.think(sent, replace(TINY, iterations=200), TIME) for _ in range(3)))
    assert found[0] is not None and found[0].level.name != "strong", "alone it would have had the time"
    assert all(found)
    await pool.close()


async def test_who_finds_no_free_process_in_time_gets_the_easy_level() -> None:
    pool = Pool(1, overrun=0.05, guess=0.0)
    busy = asyncio.create_task(pool.think(asked(any_moment()[0], "notre_dame", 2, any_moment()[1].seat), ENDLESS, 1))
    await asyncio.sleep(0)
    found = await AnswerSource(SEED, pool).think(position(), LITTLE, 0.01)
    assert found is not None and found.level is EASY
    busy.cancel()
    await pool.close()


async def test_who_waits_for_a_process_that_could_not_be_started_gets_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starts, start = list[int](), _Process.start

    async def fails_once(process: _Process) -> None:
        starts.append(1)
        if len(starts) == 1:
            raise OSError("no memory just now")
        await start(process)

    monkeypatch.setattr(_Process, "start", fails_once)
    state, ask = any_moment()
    pool = Pool(1, overrun=60.0, guess=0.0)
    found = await pool.think(asked(state, "notre_dame", 2, ask.seat), LITTLE, TIME)
    assert (found is not None, len(starts)) == (True, 2)
    await pool.close()


async def test_where_none_can_be_started_nobody_tries_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = list[int]()

    async def fails(process: _Process) -> None:
        starts.append(1)
        raise OSError("no memory")

    monkeypatch.setattr(_Process, "start", fails)
    state, ask = any_moment()
    pool = Pool(1)
    assert await pool.think(asked(state, "notre_dame", 2, ask.seat), LITTLE, 0.2) is None
    assert len(starts) == 2
    await pool.close()


async def test_who_stops_waiting_leaves_the_process_to_the_next(pool: Pool) -> None:
    state, ask = any_moment()
    sent = asked(state, "notre_dame", 2, ask.seat)
    stale = asyncio.create_task(pool.think(sent, LITTLE, TIME))
    await asyncio.sleep(0)
    stale.cancel()
    assert await pool.think(sent, LITTLE, TIME) is not None


async def test_without_processes_everybody_is_easy() -> None:
    found = await AnswerSource(SEED).think(position(), STRONG, TIME)
    assert found is not None and found.level is EASY


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.thorough
async def test_strong_bot_players_alone_play_a_whole_game_to_its_end(pool: Pool, key: str) -> None:
    game, seats, source, number = GAMES[key], max(GAMES[key].seats), AnswerSource(SEED, pool), 0
    state = game.new(seats, bytes(32), game.Options())
    while state.asked:
        ask = next(ask for ask in state.asked if ask.given is None)
        found = await source.think(SeatQuestion(game, state, seats, ask, "7F3K", number), TINY, TIME)
        assert found is not None and found.level.name == "strong"
        state, _ = game.play(state, Move(ask.seat, ask.choice, found.thought.pick, ask.revision))
        number += 1
    assert game.result(state)


async def test_a_pool_is_closed_in_the_moment_in_which_the_time_of_a_waiting_question_is_over() -> None:
    pool, loop = Pool(1, guess=0.0), asyncio.get_running_loop()
    pool._down.clear()  # no process can start: everybody waits
    state, ask = any_moment()
    asking = asyncio.create_task(pool.think(asked(state, "notre_dame", 2, ask.seat), LITTLE, 0.05))
    await asyncio.sleep(0)
    (limit,) = pool._waiting
    closing = loop.create_future()
    over = limit.when()
    assert over is not None
    loop.call_at(over, lambda: closing.set_result(asyncio.create_task(pool.close())))
    await (await closing)
    assert await asking is None


def test_a_thinker_gives_way_to_whatever_else_the_machine_does(pool: Pool) -> None:
    (thinker_pid,) = pool.processes
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, thinker_pid) == min(19, own + NICENESS)
