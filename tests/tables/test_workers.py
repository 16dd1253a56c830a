"""The loops beside the service: none of them dies of a fault, all of them say how they do."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import db
from bot.tables import BotPlayers, Courier, DueMessage, ExpiryWorker
from bot.tables.workers.worker import LONGEST_WAIT, Worker
from db import ServerAway, TimerRow
from tests.support.movable_clock import MovableClock

from .host import ANA, HERE, Host
from .test_bot_players import DAY, asked_of_one_who_is_away, passing, quiet, with_bot_players


class Rounds(Worker):
    """A worker that does nothing; its rounds fail for as long as `fault` is set."""

    NAME = "counter"

    def __init__(self, clock: MovableClock) -> None:
        super().__init__(clock)
        self.fault: Exception | None = None
        self.at: list[float] = []
        self.start = clock.now()

    async def round(self) -> float | None:
        """Count."""
        self.at.append(self.clock.now() - self.start)
        if self.fault:
            raise self.fault
        return None


async def nothing(row: DueMessage) -> None:
    """Deliver to nobody."""


def workers(host: Host) -> tuple[Worker, ...]:
    """All workers of a host."""
    courier = Courier(host.db, host.clock, host.tables, nothing, debounce=0)
    return courier, BotPlayers(host.db, host.clock, host.tables), ExpiryWorker(host.db, host.clock, host.tables)


@asynccontextmanager
async def at_work(*workers: Worker) -> AsyncIterator[None]:
    """These workers run for as long as the block lasts; none of them may have ended by then."""
    tasks = [asyncio.create_task(worker.run()) for worker in workers]
    yield
    assert not any(task.done() for task in tasks)
    for worker in workers:
        await worker.stop()
    async with asyncio.timeout(10):
        await asyncio.gather(*tasks)


async def without_timers(host: Host, *, restore: bool = False) -> None:
    """Reads of timers and of the outbox fail from now on, or work again."""
    for table in ("timers", "outbox"):
        before, after = (f"{table}_away", table) if restore else (table, f"{table}_away")
        await host.db.write(partial(rename, before, after))


async def set_read_only(host: Host, switch: str) -> None:
    """Nothing can be written from now on, or again."""
    setting = "pragma query_only" if isinstance(host.where, Path) else "set default_transaction_read_only"
    await host.db.read(lambda connection: connection.execute(f"{setting} = {switch}") and None)


def rename(before: str, after: str, connection: sqlite3.Connection) -> None:
    """Another name for a table of the database."""
    connection.execute(f"alter table {before} rename to {after}")


async def seconds(host: Host, n: int) -> None:
    """So many single seconds pass."""
    for _ in range(n):
        host.clock.move(1)
        for _ in range(20):
            await asyncio.sleep(0)
            await host.db.read(lambda connection: None)


async def test_lobbies_and_requests_lapse_although_the_database_could_not_be_read_for_a_while(host: Host) -> None:
    code = await asked_of_one_who_is_away(host)
    keeper = ExpiryWorker(host.db, host.clock, host.tables)
    async with at_work(keeper):
        await quiet(host)
        await without_timers(host)
        await seconds(host, 100)
        assert (keeper.health.failing, keeper.health.failed) == (5, 5), "at 60, 61, 63, 68 and 83"
        assert keeper.health.fault.startswith("DatabaseError")
        await without_timers(host, restore=True)
        await seconds(host, 100)
        assert (keeper.health.failing, keeper.health.failed) == (0, 5)
        await passing(host, DAY)
        assert (await host.look(code)).undo_request is None


async def test_every_worker_goes_on_after_reads_that_failed_and_says_so_in_one_line(host: Host) -> None:
    with capture_logs() as lines:
        async with at_work(*workers(host)):
            await quiet(host)
            await without_timers(host)
            await seconds(host, 300)
            assert len(lines) == 3
            await without_timers(host, restore=True)
            await seconds(host, 65)
    failed, again = lines[:3], lines[3:]
    assert (
        {line["worker"] for line in failed}
        == {line["worker"] for line in again}
        == {"courier", "bot players", "expiry"}
    )
    assert {line["event"] for line in failed} == {"a worker failed, and tries again"}
    assert {line["event"] for line in again} == {"a worker works again"}


async def test_bot_players_whose_moves_cannot_be_written_are_one_fault_and_move_later(host: Host) -> None:
    codes = [await with_bot_players(host, 1, 2, place=replace(HERE, channel=n)) for n in range(20, 30)]
    await set_read_only(host, "on")
    bot_players = BotPlayers(host.db, host.clock, host.tables)
    with capture_logs() as lines:
        async with at_work(bot_players):
            await seconds(host, 100)
            assert bot_players.health.failing >= 4
            await set_read_only(host, "off")
            await seconds(host, 70)
    assert [line["event"] for line in lines] == ["a worker failed, and tries again", "a worker works again"]
    assert [(await host.look(code)).awaited for code in codes] == [(0,)] * 10


async def test_a_worker_that_fails_waits_longer_and_longer() -> None:
    clock = MovableClock()
    worker = Rounds(clock)
    worker.fault = ConnectionError("a secret")
    with capture_logs() as lines:
        async with at_work(worker):
            await _pass(clock, 90)
            assert worker.at == [0, 1, 3, 8, 23, 83]
            worker.fault = None
            await _pass(clock, 60)
            assert (worker.health.failing, worker.health.failed) == (0, 6)
            worker.fault = ConnectionError("a secret")
            await _pass(clock, 60)
            assert worker.health.failing > 0
    assert [line["event"] for line in lines] == [
        "a worker failed, and tries again",
        "a worker works again",
        "a worker failed, and tries again",
    ]
    assert "a secret" not in str(lines) + str(worker.health)


async def test_another_fault_in_an_outage_has_a_line_of_its_own_and_that_of_a_job_meanwhile_too() -> None:
    clock = MovableClock()
    worker = Rounds(clock)
    worker.fault = ConnectionError()

    async def bad() -> None:
        raise LookupError

    with capture_logs() as lines:
        async with at_work(worker):
            await _pass(clock, 10)
            worker.begin("1", bad)
            await _pass(clock, 90)
            worker.fault = KeyError()
            await _pass(clock, 200)
    assert [line["error"] for line in lines] == ["ConnectionError", "LookupError", "KeyError"]


async def test_a_server_that_is_away_is_asked_every_few_seconds_and_called_so() -> None:
    clock = MovableClock()
    worker = Rounds(clock)
    worker.fault = ServerAway("the server cannot be reached at 10.0.0.1", "no answer")
    with capture_logs() as lines:
        async with at_work(worker):
            await _pass(clock, 60)
    assert worker.at[:5] == [0, 1, 3, 8, 13] and worker.at[-1] == 58
    assert worker.health.fault.startswith("the server cannot be reached (ServerAway no answer ")
    assert [line["means"] for line in lines] == ["the server cannot be reached"]
    assert "10.0.0.1" not in str(lines) + str(worker.health)


async def test_an_idle_worker_looks_round_and_reports_once_a_minute() -> None:
    clock = MovableClock()
    worker = Rounds(clock)
    async with at_work(worker):
        await _pass(clock, 3 * int(LONGEST_WAIT))
        assert worker.health.good_at == clock.now()
    assert worker.at == [0, 60, 120, 180]


async def test_a_worker_that_waits_after_a_fault_can_be_stopped() -> None:
    worker = Rounds(MovableClock())
    worker.fault = ConnectionError()
    async with at_work(worker):
        await _pass(MovableClock(), 1)
    assert worker.at == [0]


async def test_a_job_that_fails_is_the_fault_of_the_next_round_and_a_good_one_ends_the_outage() -> None:
    clock = MovableClock()
    worker = Rounds(clock)

    async def bad() -> None:
        raise OSError("no room")

    async def good() -> None:
        pass

    with capture_logs() as lines:
        async with at_work(worker):
            await _pass(clock, 1)
            for lane in range(5):
                worker.begin(str(lane), bad)
            worker.begin("1", good)  # the lane is busy
            await _pass(clock, 1)
            assert (worker.health.failed, worker.load) == (1, 0)
            worker.begin("1", good)
            await _pass(clock, 1)
            assert worker.health.failing == 0
    assert [line["event"] for line in lines] == ["a worker failed, and tries again", "a worker works again"]


async def test_jobs_under_way_end_with_the_worker() -> None:
    worker, ended = Rounds(MovableClock()), list[str]()

    async def endless() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("cancelled")

    task = asyncio.create_task(worker.run())
    await _pass(MovableClock(), 1)
    worker.begin("1", endless)
    await _pass(MovableClock(), 1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["cancelled"]


async def _pass(clock: MovableClock, seconds: int) -> None:
    for _ in range(seconds):
        for _ in range(10):
            await asyncio.sleep(0)
        clock.move(1)
    for _ in range(10):
        await asyncio.sleep(0)


async def test_the_host_s_own_lobby_is_closed_after_two_weeks_by_the_worker_itself(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    async with at_work(ExpiryWorker(host.db, host.clock, host.tables)):
        await passing(host, 12 * DAY)
        assert (await host.look(code)).status == "open"
        await passing(host, 2 * DAY)
    assert (await host.look(code)).status == "closed"


async def test_a_timer_of_a_kind_that_only_a_newer_program_knows_is_left_to_it(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "lay")
    await host.db.write(lambda connection: db.insert(connection, TimerRow(code, "of the next release", 0, 2e9)))
    table = await host.answer(code, (await host.look(code)).awaited[0])
    assert table.table.status == "running"
    timers = await host.db.read(lambda connection: db.select(connection, TimerRow, "where code = ?", code))
    assert "of the next release" in {timer.kind for timer in timers}
