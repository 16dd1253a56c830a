"""Processes that share a database wake each other by what they commit: those that look for due rows, and no others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from bot.clock import WallClock
from bot.roles import wake_each_other
from bot.tables import Place, Tables
from bot.tables.workers.membership import Membership
from bot.tables.workers.worker import Worker
from bot.ui.interactions.shard_worker import ShardWorker
from db.server import Server
from tests.support import postgres
from tests.support.toys import TOYS

from .host import ANA
from .sharing import sharing

# `sqlite`: once, each test takes its server by itself.
pytestmark = [pytest.mark.sqlite, pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)]
COMMITS = 20


@pytest.fixture
def server(tmp_path: Path) -> Server:
    """A database with the newest schema."""
    return postgres.database_for(tmp_path)


class Rounds(Worker):
    """A worker that only counts its rounds."""

    NAME = "counter"

    def __init__(self) -> None:
        super().__init__(WallClock())
        self.rounds = list[int]()

    async def round(self) -> float | None:
        """Count."""
        self.rounds.append(1)
        return None


class Beats(Membership):
    """Counts its heartbeats."""

    counted = 0

    async def round(self) -> float | None:
        """One more."""
        self.counted += 1
        return await super().round()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_what_another_process_commits_wakes_who_looks_for_due_rows_and_makes_no_heartbeat(server: Server) -> None:
    async with sharing(server) as (one, first), sharing(server) as (database, _):
        beats, counter = Beats(database, WallClock(), "counted", "program", ("players",), 3600.0), Rounds()
        acting, tables = Tables(one, WallClock(), TOYS), Tables(database, WallClock(), TOYS)
        wake_each_other(one, acting, first, [first])
        wake_each_other(database, tables, beats, [beats, counter])
        running = [asyncio.create_task(worker.run()) for worker in (beats, counter)]
        await until(lambda: bool(counter.rounds) and beats.is_living)
        for n in range(COMMITS):
            before = len(counter.rounds)
            await acting.open(ANA, Place(1, 20 + n), "magpie", 3)
            await until(partial(_has, counter.rounds, before + 1))
        assert beats.counted == 1
        for task in running:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def test_nobody_is_woken_by_what_they_told_themselves(server: Server) -> None:
    async with sharing(server) as (one, _), sharing(server) as (other, _):
        here, there = list[int](), list[int]()
        tell, tell_back = one.wake_others(partial(here.append, 1)), other.wake_others(partial(there.append, 1))
        await until(lambda: bool(here and there))  # each looks once at the beginning
        for n in range(COMMITS):
            tell()
            await until(partial(_has, there, n + 2))
        tell_back()
        await until(partial(_has, here, 2))
        assert (len(here), len(there)) == (2, COMMITS + 1)


def _has(heard: Sequence[int], n: int) -> bool:
    return len(heard) >= n


async def test_processes_that_come_and_go_wake_also_those_that_commits_do_not(server: Server) -> None:
    class Unheeding(Rounds):
        HEEDS_COMMITS = False

    async with sharing(server) as (database, member):
        worker, tables = Unheeding(), Tables(database, WallClock(), TOYS)
        wake_each_other(database, tables, member, [member, worker])
        running = asyncio.create_task(worker.run())
        await until(partial(_has, worker.rounds, 1))
        async with sharing(server):
            await member.round()
            await until(partial(_has, worker.rounds, 2))
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
    assert not ShardWorker.HEEDS_COMMITS and not Membership.HEEDS_COMMITS
