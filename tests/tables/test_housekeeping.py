"""What commits cost the expiry worker: one look each and housekeeping now and then, and what is due comes as ever."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeVar

import pytest

from bot.tables import ExpiryWorker, Place
from bot.tables.values import DAY
from bot.tables.workers.expiry import HOUSEKEEPING_EVERY
from db import AliveRow, Database, select
from db.link import Work

from .host import ANA, Host

T = TypeVar("T")


class CountedDatabase(Database):
    """A database that counts transactions: those that read, and those that write."""

    reads = writes = 0

    async def read(self, work: Work[T]) -> T:
        """As ever."""
        self.reads += 1
        return await super().read(work)

    async def write(self, work: Work[T]) -> T:
        """As ever."""
        self.writes += 1
        return await super().write(work)


class CountedHost(Host):
    """A host with such a database."""

    KIND = CountedDatabase


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """It is running."""
    host = CountedHost(tmp_path / "tables.sqlite3")
    await host.start()
    yield host
    await host.stop()


async def alive_at(host: Host) -> float:
    """The last sign of life."""
    (row,) = await host.db.read(lambda connection: select(connection, AliveRow))
    return row.at


async def test_each_of_many_commits_costs_one_look_and_a_sign_of_life_is_written_every_few_seconds(host: Host) -> None:
    worker, began = ExpiryWorker(host.db, host.clock, host.tables), host.clock.now()
    assert isinstance(host.db, CountedDatabase)
    await worker.round()
    for n in range(8):
        host.clock.move(0.5)
        await host.tables.open(ANA, Place(1, 20 + n), "magpie", 3)
        host.db.reads = host.db.writes = 0
        due = await worker.round()
        assert (host.db.reads, host.db.writes) == (1, 0)
        assert due == began + HOUSEKEEPING_EVERY
    assert await alive_at(host) == began
    host.clock.move(1.0)
    await worker.round()
    assert await alive_at(host) == began + HOUSEKEEPING_EVERY


async def test_a_time_away_begins_when_it_is_due_although_housekeeping_was_just_done(host: Host) -> None:
    code, now = await host.running(2), host.clock.now()
    await host.tables.absences.announce(ANA.id, now + 2.0, now + DAY)
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    assert await worker.round() == now + 2.0
    host.clock.move(2.0)
    await worker.round()
    (ana, _) = (await host.look(code)).players
    assert ana and ana.away_until == now + DAY


async def test_after_a_long_sleep_the_sign_of_life_comes_before_what_seems_due(host: Host) -> None:
    code = await host.running(2)
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    await worker.round()
    host.clock.jump(10 * DAY)
    await worker.round()
    assert not any(player and player.stand != "own" for player in (await host.look(code)).players)
