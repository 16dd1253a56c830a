"""Processes that share the shards of one bot: real clients, a database connection each, one sandbox."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.clock import WallClock
from bot.tables.workers.membership import Membership
from bot.tables.workers.shard_leases import ShardLeases, StartedTooOften, StartPace
from bot.ui.interactions.client import Client, ClientOptions, NoStartsLeft
from bot.ui.interactions.shard_worker import ShardWorker
from db import Connection, Database
from tests.support.fresh_database import fresh
from tests.support.stores import on_both, store
from tests.support.wire import Wire

__all__ = ["store"]
pytest_generate_tests = on_both

SHARDS = 4
AT_ONCE = StartPace(spacing=0.0)
SOON = 0.2  # seconds, in place of Discord's five


class Listening(Client):
    """A client that notes in which channels something happened."""

    heard: list[str]

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Note the name of a new channel."""
        self.heard.append(channel.name)


class Line:
    """To Discord: while it is cut nothing can be sent."""

    def __init__(self) -> None:
        self.is_cut = False
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._on_start)

    async def _on_start(self, *_: object) -> None:
        if self.is_cut:
            raise ConnectionResetError("cut")


class Process:
    """What one process does about shards: its lease, its client, and the worker that follows the database."""

    def __init__(self, wire: Wire, database: Database, name: str, pace: StartPace = AT_ONCE) -> None:
        self.wire, self.database = wire, database
        self.member = Membership(database, WallClock(), name, "test", ["gateway"])
        self.leases = ShardLeases(database, self.member, pace)
        self.line = Line()
        options = ClientOptions(leases=self.leases, **wire.client_options())
        self.client = Listening(options, http_trace=self.line.trace)
        self.client.heard = []
        self.worker = ShardWorker(self.client, self.leases, WallClock(), every=0.05)
        self.member.is_cut_off = self.worker.is_cut_off
        self._connected: asyncio.Task[None] | None = None
        self._working: asyncio.Task[Any] | None = None

    async def start(self) -> None:
        """Enter, connect, and be ready."""
        await self.member.round()
        self._connected = asyncio.create_task(self.client.start(self.wire.token))
        self.wake()
        await until(lambda: self.client.is_ready() or (self._connected is not None and self._connected.done()))
        if self._connected.done():
            await self._connected

    def wake(self) -> None:
        """Have it renew its lease and follow the database (again)."""
        self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while True:
            await self.member.round()
            await self.worker.round()
            await asyncio.sleep(0.02)

    async def freeze(self) -> None:
        """It does nothing any more, though its connections stay, until its lease has run out."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        await self.database.write(self._expire)

    def _expire(self, connection: Connection) -> None:
        connection.execute("update processes set until = 0 where id = ?", (self.member.id,))

    async def stop(self, *, clean: bool = True) -> None:
        """Disconnect; unless clean it gives nothing back."""
        await self.freeze()
        await self.worker.stop()
        await self.client.close()
        if self._connected is not None:
            await asyncio.gather(self._connected, return_exceptions=True)
        if clean:
            await self.member.leave()


@pytest.fixture
async def databases(tmp_path: Path) -> AsyncIterator[list[Database]]:
    """Three connections to one database."""
    where = fresh(tmp_path / "shared.db")
    opened = [await Database.open(where) for _ in range(3)]
    yield opened
    for database in opened:
        await database.close()


@pytest.fixture
async def processes(wire: Wire, databases: list[Database]) -> AsyncIterator[list[Process]]:
    """Two processes that have not started, and a server on each of four shards."""
    wire.world.shards = SHARDS
    for n in range(1, SHARDS):
        wire.world.add_guild(f"Server {n}", wire.person("Dan").user)
    made = [Process(wire, database, f"process {n}") for n, database in enumerate(databases[:2])]
    yield made
    for process in made:
        await process.stop()


def connected(wire: Wire) -> Counter[int]:
    """How many sessions of each shard are on the line."""
    sessions = wire.sandbox.gateway.sessions.values()
    return Counter(session.shard[0] for session in sessions if session.connection is not None)


def each_once(wire: Wire) -> bool:
    """Whether every shard has one session."""
    return connected(wire) == Counter(range(SHARDS))


def shared(wire: Wire, *processes: Process) -> bool:
    """Whether these processes serve all shards between them, the same number each."""
    guilds = [int(guild) for guild in wire.world.guilds]
    told = [{shard_of(guild) for guild in guilds if process.client.is_told_of(guild)} for process in processes]
    opened = [process.client.opened for process in processes]
    return each_once(wire) and told == opened and {len(some) for some in opened} == {SHARDS // len(processes)}


async def test_processes_that_start_together_share_the_shards_and_never_identify_too_soon(
    wire: Wire, processes: list[Process], databases: list[Database]
) -> None:
    gateway = wire.sandbox.gateway
    gateway.starts.spacing, late = SOON, StartPace(spacing=4 * SOON)  # as a busy machine is
    processes[:] = [Process(wire, database, str(n), late) for n, database in enumerate(databases[:2])]
    for process in processes:
        await process.member.round()
    await asyncio.gather(*(process.start() for process in processes))
    await until(lambda: shared(wire, *processes))
    assert (gateway.identifies, [*gateway.refusals]) == (SHARDS, [])
    served = [{guild.shard_id for guild in process.client.guilds} for process in processes]
    assert served == [process.client.opened for process in processes]


async def test_processes_with_their_own_pace_identify_too_soon(wire: Wire, databases: list[Database]) -> None:
    """What the shared turns prevent: each waits for itself only."""
    gateway, moment = wire.sandbox.gateway, 100.0
    gateway.starts.spacing, gateway.starts.now = 5.0, lambda: moment
    wire.world.shards = 2
    clients = [Alone(wire, shard) for shard in range(2)]
    running = [asyncio.create_task(client.start(wire.token)) for client in clients]
    await until(lambda: len(gateway.refusals) > 0)
    for client in clients:
        await client.close()
    await asyncio.gather(*running, return_exceptions=True)


async def test_the_shards_of_a_process_that_died_are_opened_by_another(wire: Wire, processes: list[Process]) -> None:
    one, two = processes
    for process in processes:
        await process.member.round()
    await asyncio.gather(one.start(), two.start())
    await until(lambda: shared(wire, one, two))
    await one.stop(clean=False)
    await until(lambda: shared(wire, two))
    for guild in wire.world.guilds.values():
        wire.world.add_channel(guild, f"new-{shard_of(int(guild.id))}")
    await until(lambda: sorted(two.client.heard) == [f"new-{n}" for n in range(SHARDS)])


async def test_a_process_that_stops_hands_its_shards_over_at_once(wire: Wire, processes: list[Process]) -> None:
    one, two = processes
    await one.start()
    await until(lambda: shared(wire, one))
    await one.member.round()
    await two.start()
    await until(lambda: shared(wire, one, two))
    await two.stop()
    await until(lambda: shared(wire, one))


async def test_a_process_that_slept_too_long_closes_its_shards_and_gets_its_share_again(
    wire: Wire, processes: list[Process]
) -> None:
    one, two = processes
    await one.start()
    await two.start()
    await until(lambda: shared(wire, one, two))
    await one.freeze()
    await until(lambda: len(two.client.opened) == SHARDS and len(two.client.guilds) == SHARDS)
    assert len(+(connected(wire) - Counter(range(SHARDS)))) == 2, "both hear what happens on two of them"
    one.wake()
    await until(lambda: shared(wire, one, two))


async def test_while_a_shard_is_handed_over_nothing_is_missed(wire: Wire, processes: list[Process]) -> None:
    one, two = processes
    await one.start()
    await until(lambda: shared(wire, one))
    two_starts = asyncio.create_task(two.start())
    made: set[str] = set()
    while not (two_starts.done() and shared(wire, one, two)):
        for guild in wire.world.guilds.values():
            made.add(wire.world.add_channel(guild, f"new-{len(made)}").name)
        await asyncio.sleep(0.02)
        assert len(made) < 20_000
    await until(lambda: {*one.client.heard, *two.client.heard} == made)


async def test_a_process_without_a_shard_is_ready_and_stands_by(wire: Wire, processes: list[Process]) -> None:
    one, two = processes
    wire.world.shards = 1
    await one.start()
    await two.start()
    assert two.client.is_ready() and not two.client.opened
    assert (one.client.stands_by, two.client.stands_by) == (False, True)
    await one.stop(clean=False)
    await until(lambda: two.client.opened == {0} and len(two.client.guilds) == SHARDS)


async def test_a_process_that_cannot_reach_discord_loses_its_shards_to_one_that_can(
    wire: Wire, processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """When its line is back it closes what it opens of its own, and gets its share again."""
    monkeypatch.setattr("bot.tables.workers.shard_leases.CUT_OFF", 0.5)
    one, two = processes
    await one.start()
    await two.start()
    await until(lambda: shared(wire, one, two))
    one.line.is_cut = True
    for session in [*wire.sandbox.gateway.sessions.values()]:
        if session.shard[0] in one.client.opened and session.connection:
            await session.connection.close(4000)
    await until(lambda: len(two.client.opened) == SHARDS and each_once(wire))
    one.line.is_cut = False
    await until(lambda: shared(wire, one, two))


# --------------------------------------------------------------------------- starts


async def test_a_bot_that_starts_again_and_again_stops_before_discord_stops_it(
    wire: Wire, databases: list[Database]
) -> None:
    pace = StartPace(spacing=0.0, most=3)
    for n in range(3):
        process = Process(wire, databases[0], f"life {n}", pace)
        await process.start()
        await process.stop()
    last = Process(wire, databases[0], "the last life", pace)
    with pytest.raises(StartedTooOften):
        await last.start()
    await last.stop()
    assert wire.sandbox.gateway.identifies == 3


async def test_a_shard_that_loses_its_session_again_and_again_stays_closed_for_a_while_and_the_others_do_not(
    wire: Wire, databases: list[Database]
) -> None:
    wire.world.shards = 2
    gateway, process = wire.sandbox.gateway, Process(wire, databases[0], "one", StartPace(spacing=0.0, most=3))
    await process.start()
    try:
        for n in range(1, 4):
            await until(lambda: connected(wire)[1] == 1)
            session = next(s for s in gateway.sessions.values() if s.shard[0] == 1)
            assert session.connection is not None
            del gateway.sessions[session.id]
            session.connection.send(9, False)
            await until(lambda: connected(wire)[1] == 0 or gateway.identifies == n + 2)  # noqa: B023  # waited for
        await until(lambda: process.client.opened == {0})
        assert connected(wire) == Counter([0]) and gateway.identifies == 4

        def an_hour_later(connection: Connection) -> None:
            connection.execute("update identified set at = at - 3600")

        await databases[0].write(an_hour_later)
        await until(lambda: process.client.opened == {0, 1} and connected(wire) == Counter([0, 1]))
    finally:
        await process.stop()


async def test_a_bot_whose_starts_of_the_day_are_used_up_does_not_risk_its_token(
    wire: Wire, databases: list[Database]
) -> None:
    token = wire.token
    wire.sandbox.gateway.starts.total = 0
    process = Process(wire, databases[0], "one")
    with pytest.raises(NoStartsLeft):
        await process.start()
    await process.stop()
    assert wire.token == token


class Alone(Client):
    """One shard of two in a process that knows of no other, as discord.py has it."""

    def __init__(self, wire: Wire, shard: int) -> None:
        super().__init__(ClientOptions(**wire.client_options()), shard_count=2, shard_ids=[shard])

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait, but not as long as real Discord wants it."""
        await asyncio.sleep(SOON)


def shard_of(guild: int) -> int:
    """The shard of a server."""
    return (guild >> 22) % SHARDS


async def until(true: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)
