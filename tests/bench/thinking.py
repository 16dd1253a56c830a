"""(f) Bot players that think: how long an easy one does, and how late the event loop is while strong ones do.

The loop is measured with four tables of strong bot players, one of each game.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bot import metrics
from bot.bot_thinking import BotThinking
from bot.clock import WallClock
from bot.players import EASY, think
from bot.players.answering import AnswerSource
from bot.players.pool import Pool, usual_thinkers
from bot.players.weights import judge_of
from bot.tables import BotPlayers, Place, Tables
from bot.tables.values.timing import Timing
from bot.tables.workers.bot_players import by_lot
from db import Database
from rules import GAMES
from rules.core import Refused
from tests.support.company import Company, any_move

from .figures import Figure

SECONDS, STEP = 20.0, 0.005
PACE = Timing(bot_player=1.0, strong=4.5)
AIM = 10.0  # milliseconds
EASY_AIM = 2.0  # milliseconds of a processor
EVERY = 3  # of so many questions of random play one is timed


def figures() -> list[Figure]:
    """How long easy thoughts take, the lateness at rest and while strong ones think, what answered at which level."""
    return [*map(_easy, GAMES), *asyncio.run(_measured())]


def _easy(key: str) -> Figure:
    """The median and the longest easy thought of a game at its usual seats, the imagined world with it."""
    game, seats, chance, times = GAMES[key], GAMES[key].usual_seats, random.Random(key), list[float]()
    judge = judge_of(game, seats)
    state, number = game.new(seats, chance.randbytes(32)), 0
    while state.asked:
        move = any_move(chance, [ask for ask in state.asked if ask.given is None])
        ask = next(ask for ask in state.asked if ask.seat == move.seat)
        if number % EVERY == 0 and len(ask.options) > 1:
            began, seed = process_time(), chance.randbytes(32)
            think(judge, game.imagine(state, ask.seat, seed), ask.seat, seed, EASY)
            times.append(1000 * (process_time() - began))
        state, number = game.play(state, move)[0], number + 1
    return Figure(f"an easy thought, {key}, {seats} seats", median(times), "ms", max(times), "ms at most", EASY_AIM)


async def _measured() -> list[Figure]:
    resting, by_lots = await _lateness(3.0), await _lateness_at_tables(thinking=False)
    thinking = await _lateness_at_tables(thinking=True)
    return [
        Figure("event loop late, at rest (p99)", _percentile(resting, 0.99), "ms"),
        Figure(
            "event loop late, four tables by lot (p99)", _percentile(by_lots, 0.99), "ms", by_lots[-1], "ms at most"
        ),
        Figure(
            "event loop late, four tables think (p99)",
            *(_percentile(thinking, 0.99), "ms", thinking[-1], "ms at most", AIM),
        ),
        Figure("strong answers", _answered("strong"), "with all or part", _answered("middle", "easy"), "lower"),
    ]


async def _lateness_at_tables(*, thinking: bool) -> list[float]:
    """The lateness while a table of each game is played by one person, who answers at once, and strong bot players."""
    with TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "tables.db")
        tables = Tables(database, WallClock(), timing=PACE, program="bench")
        await tables.begin()
        company, channels = Company(tables), count(1)
        codes = [await _opened(company, game, channels) for game in GAMES]
        mind = BotThinking(AnswerSource(bytes(32), Pool(usual_thinkers())), tables)
        choosers = (mind.think, mind.answer_easily) if thinking else (by_lot, by_lot)
        worker = BotPlayers(database, WallClock(), tables, *choosers)
        tasks = [asyncio.create_task(worker.run()), *(asyncio.create_task(_answering(company, code)) for code in codes)]
        found = await _lateness(SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await mind.close()
        await database.close()
    return found


async def _opened(company: Company, game: str, channels: Iterator[int]) -> str:
    """A table of a person and three strong bot players, or as many as play this game."""
    opener, place = company.people[0], Place(1, next(channels))
    seats = min(4, max(GAMES[game].seats))
    code = (await company.tables.open(opener, place, game, seats)).table.code
    await company.tables.bot_seats.fill(code, opener.id, level="strong")
    await company.tables.start(code, opener.id)
    return code


async def _answering(company: Company, code: str) -> None:
    """The person answers by chance whenever they are asked."""
    while (table := await company.tables.look(code)).status == "running":
        own = table.seat_of(table.people[0])
        if own in table.awaited:
            try:
                await company.make(code, *company.next_move(table))
            except Refused:
                continue
        await asyncio.sleep(0.05)


async def _lateness(seconds: float) -> list[float]:
    """By how many milliseconds short sleeps ended late."""
    late, until = [], perf_counter() + seconds
    while (began := perf_counter()) < until:
        await asyncio.sleep(STEP)
        late.append(1000 * max(0.0, perf_counter() - began - STEP))
    return sorted(late)


def _percentile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]


def _answered(*levels: str) -> float:
    """How many questions to strong bot players were answered at one of these levels, or with a part of its budget."""
    told = [sample for metric in metrics.THOUGHTS.collect() for sample in metric.samples]
    counted = [sample for sample in told if sample.name.endswith("_total") and sample.labels["level"] == "strong"]
    return sum(sample.value for sample in counted if sample.labels["answered"].split("/")[0] in levels)
