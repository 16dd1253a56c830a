"""Several processes on one PostgreSQL database: who holds what, and who takes over what another has left."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest

from bot.clock import WallClock
from bot.config import Settings
from bot.hosting import hosting
from bot.outcome import CannotStart
from bot.tables import Tables
from bot.tables.storage.settings_store import SettingsStore
from bot.tables.workers.membership import ALONE
from bot.tables.workers.shard_leases import ShardLeases
from db import BadDatabase, Connection, Database, DueRow, InUse, outbox, own_name, processes, quota, select
from db.migrations import STEPS, Migration
from db.server import Server
from tests.support import postgres

from .sharing import a_message, is_held, lease_ends, put, sharing

# `sqlite`: once, each test takes its server by itself.
pytestmark = [pytest.mark.sqlite, pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)]
NAMES = [f"T{n:03}" for n in range(300)]


@pytest.fixture
def server(tmp_path: Path) -> Server:
    """A database with the newest schema."""
    return postgres.database_for(tmp_path)


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


async def test_when_a_courier_goes_the_others_are_woken_at_once(server: Server) -> None:
    async with sharing(server, roles=("courier",)) as (database, one), sharing(server) as (_, other):
        woken = list[str]()
        other.on_change(lambda: woken.append(other.id))
        await lease_ends(database, one)
        await other.round()
        assert woken == [other.id]
        await other.round()
        assert woken == [other.id], "nothing has changed since"


async def test_a_process_that_sleeps_in_a_transaction_keeps_nobody_waiting_beyond_its_lease(server: Server) -> None:
    async with sharing(server, "sleeper") as (database, sleeper), sharing(server) as (_, other):
        await lease_ends(database, sleeper)
        with psycopg.connect(server.url, application_name="ratskeller sleeper") as asleep:
            asleep.execute("update processes set knows = 0 where name = 'sleeper'")  # never committed
            async with asyncio.timeout(20):
                await other.round()
            assert all(other.is_mine(name) for name in NAMES)
            with pytest.raises(psycopg.OperationalError):
                asleep.execute("select 1")


async def test_what_a_process_alone_left_held_goes_to_those_that_share(server: Server) -> None:
    """An operator gives roles to a bot that ran without, and that was killed."""
    alone = await Database.open(server, alone=True)
    await put(alone, a_message())
    await alone.write(lambda c: outbox.claim(c, ALONE.id, 2.0, 9, 9))
    assert (await ShardLeases(alone).begin(2, 1))[1].held == {0, 1}
    await alone.close()
    async with sharing(server, roles=("gateway", "courier")) as (database, one):
        (row,) = (await database.write(lambda c: outbox.claim(c, one.id, 2.0, 9, 9))).rows
        assert row.attempts == 1, "it may have arrived"
        assert (await ShardLeases(database, one).begin(2, 1))[1].held == {0, 1}


async def test_who_starts_after_an_outage_takes_nobody_for_gone_before_a_lease_of_its_own(server: Server) -> None:
    """The others could renew nothing meanwhile, and do so at their next heartbeat."""
    async with sharing(server) as (database, there):
        await lease_ends(database, there)
        starting = await Database.open(server, shared=True)
        await Tables(starting, WallClock()).begin()
        id = there.id
        await there.round()
        assert there.id == id and there.is_living
        await starting.close()


async def test_one_lane_is_claimed_by_one_process_until_it_notes_what_came_of_it(server: Server) -> None:
    async with sharing(server) as (database, one), sharing(server) as (beside, other):
        await put(database, a_message())
        (row,) = (await database.write(lambda c: outbox.claim(c, one.id, 2.0, 9, 9))).rows
        await put(database, a_message(kind="mention"))
        assert (await beside.write(lambda c: outbox.claim(c, other.id, 2.0, 9, 9))).rows == []
        assert await database.write(lambda c: outbox.release(c, row.lane, one.id))
        await database.write(lambda c: outbox.delivered(c, row, "fresh"))
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


async def test_who_opens_a_thread_keeps_the_others_from_it_until_its_lease_ends(server: Server) -> None:
    async with sharing(server) as (database, one), sharing(server) as (beside, other):
        (first, second), code = (Tables(each, WallClock()).messages for each in (database, beside)), "AAAA"
        assert await first.claim_opening(code, one.id, 60.0) and not await second.claim_opening(code, other.id, 60.0)
        assert await database.write(lambda c: outbox.claim(c, one.id, 2.0, 9, 9)) == ([], None), "nothing is in it"
        await Tables(beside, WallClock()).begin()
        assert not await second.claim_opening(code, other.id, 60.0), "a start beside it takes nothing"
        await lease_ends(database, one)
        await other.round()
        assert await second.claim_opening(code, other.id, 60.0)
        await first.opened(code, one.id)
        assert await is_held(database, f"opening {code}") == other.id
        await second.opened(code, other.id)
        assert await second.claim_opening(code, other.id, -1.0) and await first.claim_opening(code, one.id, 60.0)


async def test_a_message_that_changed_during_its_delivery_goes_out_under_a_name_of_its_own(server: Server) -> None:
    """Else Discord would return the old message, and the newer state would be shown nowhere."""
    async with sharing(server) as (database, one), sharing(server) as (beside, other):
        await put(database, a_message())
        (row,) = (await database.write(lambda c: outbox.claim(c, one.id, 2.0, 9, 9))).rows
        await put(beside, replace(a_message(), facts='{"newer":1}'))
        assert not (await beside.write(lambda c: outbox.claim(c, other.id, 2.0, 9, 9))).rows, "it is being sent"

        def note(connection: Connection) -> None:
            assert outbox.release(connection, row.lane, one.id)
            outbox.delivered(connection, row, "fresh")

        await asyncio.gather(
            database.write(note), *(beside.write(lambda c: outbox.claim(c, other.id, 2.0, 9, 9)) for _ in range(5))
        )
        (newer,) = await beside.read(lambda connection: select(connection, DueRow))
        assert (newer.nonce, newer.facts, newer.attempts) in (("fresh", '{"newer":1}', 0), ("fresh", '{"newer":1}', 1))


async def test_a_kind_of_message_that_only_a_newer_program_knows_is_left_to_it(server: Server) -> None:
    async with sharing(server) as (database, one):
        await put(database, a_message(kind="hologram"))
        for n in range(20):
            await put(database, a_message(f"H{n:03}", kind="hologram"))
        await put(database, replace(a_message(code="BBBB"), due=1.5))
        (row,) = (await database.write(lambda c: outbox.claim(c, one.id, 2.0, 9, 9, ("board", "mention")))).rows
        assert row.kind == "board"
        assert await is_held(database, "AAAA") is None


async def test_who_slept_may_send_nothing_more_of_what_it_had_claimed_before(server: Server) -> None:
    async with sharing(server) as (one, first), sharing(server) as (_, second):
        claimed = first.id
        assert first.is_still(claimed)
        await lease_ends(one, first)
        await second.round()
        await first.round()
        assert first.is_living and not first.is_still(claimed)
    async with sharing(server, lease=3600.0) as (_, asleep):
        assert asleep.is_still(asleep.id)
        asleep._renewed -= 3600.0
        assert not asleep.is_still(asleep.id), "nobody has looked yet, and somebody may at any moment"


async def test_the_requests_of_a_token_are_shared_by_all_its_processes(server: Server) -> None:
    rate, each, burst = 450.0, 90, 5
    async with sharing(server) as (one, _), sharing(server) as (two, _):
        began, waits = time.monotonic(), list[float]()

        async def ask(database: Database) -> None:
            for _ in range(each // 3):
                wait = await database.write(lambda c: quota.take(c, 3, rate, burst))
                waits.append(time.monotonic() - began + wait)

        await asyncio.gather(ask(one), ask(two))
        assert max(waits) >= (2 * each - burst) / rate - 0.001
        await one.write(lambda c: quota.shut(c, 60.0))
        assert await two.write(lambda c: quota.take(c, 1, rate, burst)) > 50
        await two.write(lambda c: quota.shut(c, 1.0))  # a shorter time does not end a longer one
        assert await one.write(lambda c: quota.take(c, 1, rate, burst)) > 50


async def test_two_starts_at_once_a_hundred_times_take_over_without_standing_in_each_other_s_way(
    server: Server,
) -> None:
    async with sharing(server) as (one, _), sharing(server) as (two, _):
        for n in range(30):
            await put(one, a_message(f"T{n:03}"))
        both = [Tables(database, WallClock()) for database in (one, two)]
        for _ in range(100):
            await asyncio.gather(*(tables.begin() for tables in both))
        assert len(await one.read(processes.living)) == 2


async def _rename(store: SettingsStore, person: int, name: str) -> None:
    await store.change(person, lambda own: replace(own, name=name))


async def _remind_at(store: SettingsStore, person: int, hour: int) -> None:
    await store.change(person, lambda own: replace(own, good_hour=hour))


async def test_settings_that_two_processes_change_at_once_are_both_kept(server: Server) -> None:
    async with sharing(server) as (one, _), sharing(server) as (two, _):
        stores = [SettingsStore(database, WallClock()) for database in (one, two)]
        for n in range(200):
            name, hour = f"Ana {n}", n % 24
            await asyncio.gather(_rename(stores[0], 7, name), _remind_at(stores[1], 7, hour))
            settings = await stores[0].settings(7)
            assert (settings.name, settings.good_hour) == (name, hour)


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


async def test_a_step_that_waits_for_a_long_reader_lets_the_others_go_on_and_is_taken_when_that_one_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.schema.PAUSE", 0.2)
    bare = postgres.bare_for(tmp_path)
    expanding = Migration(len(STEPS) + 1, "-- expand\nalter table players add column hat text;")
    bot = await Database.open(bare, shared=True)
    with psycopg.connect(bare.url) as reader:  # as a backup reads, in one long transaction
        reader.execute("select count(*) from players")
        migrating = asyncio.create_task(Database.open(bare, (*STEPS, expanding)))
        await asyncio.sleep(0.5)
        for _ in range(3):
            began = time.monotonic()
            await bot.read(lambda connection: connection.execute("select count(*) from players").fetchone())
            assert time.monotonic() - began < 2.5
        assert not migrating.done()
    await (await migrating).close()
    await bot.read(lambda connection: connection.execute("select hat from players").fetchone())
    await bot.close()


async def test_a_step_that_waits_for_minutes_gives_up_and_says_for_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.schema.TRIES", 1)
    bare = postgres.bare_for(tmp_path)
    expanding = Migration(len(STEPS) + 1, "-- expand\nalter table players add column hat text;")
    await (await Database.open(bare)).close()
    with psycopg.connect(bare.url) as reader:
        reader.execute("select count(*) from players")
        with pytest.raises(BadDatabase, match=r"a backup or another session holds what this needs"):
            await Database.open(bare, (*STEPS, expanding))
    await (await Database.open(bare, (*STEPS, expanding))).close()


async def test_a_step_that_only_expands_is_taken_beside_running_processes_and_any_other_is_not(tmp_path: Path) -> None:
    bare = postgres.bare_for(tmp_path)
    running = await Database.open(bare, shared=True)
    expanding = Migration(len(STEPS) + 1, "-- expand\ncreate table birds (name text not null);")
    newer = await Database.open(bare, (*STEPS, expanding), shared=True)
    await (await Database.open(bare, shared=True)).close()  # the program of the version before starts again
    other = the_next(expanding, "create table fish (name text not null);")
    with pytest.raises(InUse, match=own_name()):
        await Database.open(bare, (*STEPS, expanding, other), shared=True)
    await newer.close()
    await running.close()
    await (await Database.open(bare, (*STEPS, expanding, other), shared=True)).close()


def the_next(step: Migration, sql: str) -> Migration:
    """The step after this one."""
    return Migration(step.version + 1, sql)


async def test_a_machine_with_a_wrong_clock_does_not_start_among_others(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings.model_construct(database=server, roles=("players",), editions=None, pictures=False)
    monkeypatch.setattr("db.processes.time", SimpleNamespace(time=lambda: time.time() + 4.9))
    with pytest.raises(CannotStart, match=r"clock is \+4\.\d seconds off the database server's"):
        async with hosting(settings, WallClock()):
            pass
    async with sharing(server) as (database, _):
        assert len(await database.read(processes.living)) == 1, "it did not enter"


async def test_a_fault_of_the_database_while_a_process_enters_is_said_to_be_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    server = postgres.bare_for(tmp_path)  # no other test takes it
    database = await Database.open(server)
    await database.write(lambda connection: connection.execute("alter table processes rename to no_processes"))
    await database.close()
    settings = Settings.model_construct(database=server, roles=("players",), editions=None, pictures=False)
    with pytest.raises(CannotStart, match="database"):
        async with hosting(settings, WallClock()):
            pass
