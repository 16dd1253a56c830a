"""Several processes on one PostgreSQL database: who holds what, and who takes over what another has left."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.clock import WallClock
from bot.tables import Courier, DueMessage, Posted
from bot.tables.workers.membership import Membership
from db import BadDatabase, Database, DueRow, InUse, outbox, processes, select
from db.migrations import STEPS, Migration
from db.server import Server
from tests.support import postgres

from .host import Host
from .test_bot_players import passing, quiet

pytestmark = pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
NAMES = [f"T{n:03}" for n in range(300)]


@pytest.fixture
def server(tmp_path: Path) -> Server:
    """A database with the newest schema."""
    return postgres.database_for(tmp_path)


@asynccontextmanager
async def sharing(server: Server) -> AsyncIterator[tuple[Database, Membership]]:
    """A process that has entered, without its heart beating."""
    database = await Database.open(server, shared=True)
    member = Membership(database, WallClock(), "a process", "program", ("courier", "players"))
    await member.round()
    yield database, member
    await database.close()


async def lease_ends(database: Database, member: Membership) -> None:
    """The process is as good as gone."""
    sql = "update processes set until = server_time() - 1 where id = ?"
    await database.write(lambda connection: connection.execute(sql, (member.id,)))


async def is_held(database: Database, lane: str) -> str | None:
    """Who holds a lane."""
    sql = "select holder from lanes where lane = ?"
    found: str | None = (await database.read(lambda connection: connection.execute(sql, (lane,)).fetchone()))[0]
    return found


def a_message(code: str = "AAAA", kind: str = "board") -> DueRow:
    return DueRow(None, code, kind, 0, "", "{}", 1.0, 0, "n", 0, 1)


async def put(database: Database, row: DueRow) -> None:
    """Make a message due."""
    await database.write(lambda connection: outbox.put(connection, row, refresh=False))


async def test_a_process_alone_refuses_those_that_would_share_and_they_refuse_it(server: Server) -> None:
    alone = await Database.open(server, alone=True)
    with pytest.raises(InUse):
        await Database.open(server, shared=True)
    await alone.close()
    async with sharing(server), sharing(server):
        with pytest.raises(InUse):
            await Database.open(server, alone=True)


async def test_a_file_cannot_be_shared(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="several need a PostgreSQL server"):
        await Database.open(tmp_path / "file.db", shared=True)


async def test_each_name_is_the_work_of_exactly_one_of_those_that_live(server: Server) -> None:
    async with sharing(server) as (_, one), sharing(server) as (database, other):
        await one.round()
        mine = [name for name in NAMES if one.is_mine(name)]
        assert [name for name in NAMES if not other.is_mine(name)] == mine
        assert 90 < len(mine) < 210, "about half"
        await lease_ends(database, one)
        await other.round()
        assert all(other.is_mine(name) for name in NAMES)


async def test_a_process_that_was_taken_for_gone_enters_anew_and_holds_nothing(server: Server) -> None:
    async with sharing(server) as (database, one), sharing(server) as (_, other):
        was, woken = one.id, list[str]()
        one.on_change(lambda: woken.append(one.id))
        await lease_ends(database, one)
        await other.round()
        await one.round()
        assert one.id != was and one.is_living and woken == [one.id]
        living = await database.read(processes.living)
        assert {row.id for row in living} == {one.id, other.id}


async def test_one_lane_is_claimed_by_one_process_until_it_notes_what_came_of_it(server: Server) -> None:
    async with sharing(server) as (database, one), sharing(server) as (beside, other):
        await put(database, a_message())
        (row,) = (await database.write(lambda c: outbox.claim(c, one.id, 2.0, 9, 9))).rows
        await put(database, a_message(kind="mention"))
        assert (await beside.write(lambda c: outbox.claim(c, other.id, 2.0, 9, 9))).rows == []
        assert await database.write(lambda c: outbox.release(c, row.lane, one.id))
        await database.write(lambda c: outbox.delivered(c, row, None, "fresh"))
        (later,) = (await beside.write(lambda c: outbox.claim(c, other.id, 2.0, 9, 9))).rows
        assert later.kind == "mention"


async def test_what_a_process_held_that_is_gone_goes_to_the_next_as_something_that_may_have_arrived(
    server: Server,
) -> None:
    async with sharing(server) as (database, one), sharing(server) as (beside, other):
        await put(database, a_message())
        await database.write(lambda c: outbox.claim(c, one.id, 2.0, 9, 9))
        await lease_ends(database, one)
        await other.round()
        (row,) = (await beside.write(lambda c: outbox.claim(c, other.id, 2.0, 9, 9))).rows
        assert row.attempts == 1
        assert not await database.write(lambda c: outbox.release(c, row.lane, one.id)), "it was overtaken"
        assert await is_held(database, row.lane) == other.id


async def test_a_clean_stop_hands_over_at_once(server: Server) -> None:
    async with sharing(server) as (database, one), sharing(server) as (beside, other):
        await put(database, a_message())
        await database.write(lambda c: outbox.claim(c, one.id, 2.0, 9, 9))
        await one.leave()
        assert not one.is_living
        assert (await beside.write(lambda c: outbox.claim(c, other.id, 2.0, 9, 9))).rows


async def test_four_that_claim_at_once_never_get_the_same_lane(server: Server) -> None:
    async with (
        sharing(server) as (a, _),
        sharing(server) as (b, _),
        sharing(server) as (c, _),
        sharing(server) as (d, _),
    ):
        for n in range(200):
            await put(a, a_message(f"T{n:03}"))

        async def drain(database: Database, name: str) -> list[str]:
            got: list[str] = []
            while rows := (await database.write(lambda link: outbox.claim(link, name, 2.0, 12, 12))).rows:
                got += [row.code for row in rows]
            return got

        each = await asyncio.gather(
            *(drain(database, name) for name, database in zip("abcd", (a, b, c, d), strict=True))
        )
        assert sorted(code for got in each for code in got) == [f"T{n:03}" for n in range(200)]


async def test_what_one_wrote_wakes_the_others_and_not_before(server: Server) -> None:
    woken = threading.Event()
    async with sharing(server) as (one, _), sharing(server) as (other, _):
        tell, heard = one.wake_others(lambda: None), asyncio.Event()
        other.wake_others(heard.set)
        await heard.wait()  # it looks once at the beginning
        heard.clear()
        tell()
        await heard.wait()
        assert not woken.is_set()


async def test_of_many_starts_at_once_on_an_empty_server_each_finds_its_database(tmp_path: Path) -> None:
    bare = postgres.bare_for(tmp_path)
    opened = await asyncio.gather(*(Database.open(bare, shared=True) for _ in range(6)))
    for database in opened:
        assert await database.read(processes.living) == []
        await database.close()


async def test_a_step_that_only_expands_is_taken_beside_running_processes_and_any_other_is_not(tmp_path: Path) -> None:
    bare = postgres.bare_for(tmp_path)
    running = await Database.open(bare, shared=True)
    expanding = Migration(len(STEPS) + 1, "-- expand\ncreate table birds (name text not null);")
    newer = await Database.open(bare, (*STEPS, expanding), shared=True)
    await (await Database.open(bare, shared=True)).close()  # the program of the version before starts again
    other = the_next(expanding, "create table fish (name text not null);")
    with pytest.raises(InUse):
        await Database.open(bare, (*STEPS, expanding, other), shared=True)
    await newer.close()
    await running.close()
    await (await Database.open(bare, (*STEPS, expanding, other), shared=True)).close()


def the_next(step: Migration, sql: str) -> Migration:
    """The step after this one."""
    return Migration(step.version + 1, sql)


class Discord:
    """Remembers what stands, and holds up one delivery until it is let go."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []
        self.gate, self.began = asyncio.Event(), asyncio.Event()

    def of(self, name: str, *, held: bool = False) -> Callable[[DueMessage], asyncio.Future[Posted]]:
        """The deliveries of one process."""

        async def deliver(due: DueMessage) -> Posted:
            if held:
                self.began.set()
                await self.gate.wait()
            self.sent.append((name, due.kind))
            return Posted(due.kind, due.person, 11, 77, 0.0, 1)

        return deliver  # type: ignore[return-value]  # a coroutine function is as good


async def test_who_slept_in_the_middle_of_a_delivery_notes_nothing_and_the_newest_state_wins(host: Host) -> None:
    """SIGSTOP in a send: another process takes the lane over, sends, and the sleeper's late edit is mended."""
    if not isinstance(host.where, Server):
        pytest.skip("a file is not shared")
    code, discord = await host.running(2), Discord()
    async with sharing(host.where) as (one, first), sharing(host.where) as (two, second):
        sleeper = Courier(one, host.clock, host.tables, discord.of("sleeper", held=True), breath=0, member=first)
        waker = Courier(two, host.clock, host.tables, discord.of("waker"), breath=0, member=second)
        await passing(host, 60)
        await sleeper.round()
        await discord.began.wait()
        await lease_ends(one, first)
        await second.round()
        while await waker.round() is not None or waker.load:
            await quiet(host)
        before = [kind for name, kind in discord.sent if name == "waker"]
        assert "board" in before
        discord.gate.set()
        while sleeper.load:
            await quiet(host)
        due = await two.read(lambda connection: select(connection, DueRow, "where code = ?", code))
        assert {row.kind for row in due} == {kind for name, kind in discord.sent if name == "sleeper"}
        assert all(not row.sound for row in due), "nobody is called twice"
