"""Several processes on one database in trouble: one slept, an answer was lost, a clock was set back."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import time
from pathlib import Path

import pytest

from bot.clock import WallClock
from bot.config import Settings
from bot.hosting import hosting
from bot.outcome import CannotStart
from bot.tables import Courier, DueMessage, Tables
from db import Connection, Database, ServerAway, outbox, own_name, processes, quota
from db.server import Server
from tests.support import postgres
from tests.support.cut_proxy import CutProxy

from .sharing import a_message, collecting, is_held, lease_ends, put, sharing

# `sqlite`: once, each test takes its server by itself.
pytestmark = [pytest.mark.sqlite, pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)]


@pytest.fixture
def server(tmp_path: Path) -> Server:
    """A database with the newest schema."""
    return postgres.database_for(tmp_path)


async def test_what_was_taken_for_gone_claims_nothing_as_nobody_would_free_it(server: Server) -> None:
    """A process that slept in the middle of its claim repeats it when it wakes up."""
    async with sharing(server) as (database, sleeper), sharing(server) as (_, other):
        await put(database, a_message())
        tables, sent = Tables(database, WallClock()), list[DueMessage]()
        courier = Courier(database, WallClock(), tables, collecting(sent), debounce=0, member=sleeper)
        await lease_ends(database, sleeper)
        await other.round()
        assert sleeper.is_living, "it does not know yet"
        await courier.round()
        assert (sent, await is_held(database, "AAAA")) == ([], None)


async def test_a_lane_whose_claim_was_stored_without_an_answer_is_claimed_again(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server went away for a while just after it had stored the claim."""
    monkeypatch.setattr("db.postgres.session.PATIENCE", 0.2)
    monkeypatch.setattr("db.postgres.session.REST", 0.0)
    async with (
        CutProxy(server, tmp_path) as proxy,
        sharing(proxy.server) as (database, member),
        sharing(server) as (beside, _),
    ):
        await put(database, a_message())
        tables, sent = Tables(database, WallClock()), list[DueMessage]()
        courier = Courier(database, WallClock(), tables, collecting(sent), debounce=0, member=member)
        assert await tables.messages.claim_opening("BBBB", member.id, 60.0)
        await proxy.shut()
        with pytest.raises(ServerAway):
            await courier.round()
        await beside.write(lambda connection: outbox.claim(connection, member.id, 2.0, 9, 9))  # so it was stored
        await proxy.open()
        await courier.round()
        await courier.ended("AAAA")
        assert [row.code for row in sent] == ["AAAA"]
        assert await is_held(beside, "opening BBBB") == member.id, "that was no claim of the courier"


async def test_what_is_written_while_others_are_just_being_told_is_told_once_more(server: Server) -> None:
    heard, begun = list[int](), asyncio.Event()
    async with sharing(server) as (one, _), sharing(server) as (other, _):
        tell = one.wake_others(lambda: None)

        def hear() -> None:
            heard.append(1)
            begun.set()

        other.wake_others(hear)
        await begun.wait()  # it looks once at the beginning
        heard.clear()

        async def write() -> None:
            await put(one, a_message())
            tell()

        tell()
        writing = asyncio.create_task(write())
        await asyncio.sleep(0)
        time.sleep(0.5)  # both are done before this loop goes on
        await writing
        async with asyncio.timeout(10):
            while len(heard) < 2:
                await asyncio.sleep(0.05)


async def test_others_that_cannot_be_told_are_left_to_look_by_themselves(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.session.PATIENCE", 0.2)
    unhandled = list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unhandled.append(context))
    async with CutProxy(server, tmp_path) as proxy, sharing(proxy.server) as (database, _):
        tell = database.wake_others(lambda: None)
        await proxy.shut()
        tell()
        with pytest.raises(ServerAway):
            await put(database, a_message())
        await database.close()
        tell()
        await asyncio.sleep(0.1)
        gc.collect()
        assert unhandled == []


async def test_a_container_that_is_started_again_is_not_cut_off_in_the_name_of_the_one_before(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process has the same number and host name, however long."""
    monkeypatch.setattr("socket.gethostname", lambda: "a-service-of-a-cluster-with-a-name-as-long-as-a-name-may-be-0")
    monkeypatch.setattr("db.processes._drawn", "before", raising=False)
    async with sharing(server, own_name()) as (database, gone):
        monkeypatch.setattr("db.processes._drawn", "again", raising=False)
        async with sharing(server, own_name()) as (again, member):
            cut_off, its_own = await database.read(backend), await again.read(backend)
            await lease_ends(again, gone)
            await member.round()
            assert await again.read(backend) == its_own
            assert await database.read(backend) != cut_off


async def test_a_process_of_this_machine_is_found_by_its_number_also_one_of_an_earlier_version() -> None:
    assert processes.number_of(own_name()) == os.getpid()
    assert processes.number_of("17 on a-machine") == 17


def backend(connection: Connection) -> int:
    """The server's number of a connection."""
    return int(connection.execute("select pg_backend_pid()").fetchone()[0])


async def test_after_the_server_was_away_from_all_nobody_is_taken_for_gone(server: Server) -> None:
    async with sharing(server, lease=0.3) as (database, one), sharing(server, lease=0.3) as (_, other):
        was = one.id, other.id
        while await database.read(processes.living):
            await asyncio.sleep(0.05)
        await one.round()
        await other.round()
        assert (one.id, other.id) == was


async def test_a_heartbeat_under_way_does_not_bring_back_who_has_just_left(server: Server) -> None:
    async with sharing(server) as (database, one):
        await asyncio.gather(one.leave(), one.round())
        assert await database.read(processes.living) == []
        assert not one.is_living


async def test_where_the_server_s_clock_was_set_back_a_lease_ends_as_soon_as_ever(server: Server) -> None:
    async with sharing(server) as (database, gone), sharing(server) as (_, other):
        later = "update processes set until = until + 86400 where id = ?"
        await database.write(lambda connection: connection.execute(later, (gone.id,)))
        await other.round()
        sql = "select until - server_time() from processes where id = ?"
        (left,) = await database.read(lambda connection: connection.execute(sql, (gone.id,)).fetchone())
        assert 3590 < left <= 3600


async def test_where_the_server_s_clock_was_set_back_no_request_waits_for_it(server: Server) -> None:
    async with sharing(server) as (database, _):
        await database.write(lambda connection: quota.take(connection, 1, 45.0, 5))
        await database.write(lambda connection: connection.execute("update quota set free_at = free_at + 3600"))
        assert await database.write(lambda connection: quota.take(connection, 1, 45.0, 5)) < 1


async def test_where_the_server_s_clock_was_set_back_no_ban_of_the_token_lasts_for_it(server: Server) -> None:
    async with sharing(server) as (database, _):
        await database.write(lambda connection: quota.shut(connection, 2.0))
        await database.write(lambda connection: connection.execute("update quota set shut_until = shut_until + 3600"))
        assert await database.write(lambda connection: quota.take(connection, 1, 45.0, 5)) < 1
        await database.write(lambda connection: quota.shut(connection, 30.0))
        assert 25 < await database.write(lambda connection: quota.take(connection, 1, 45.0, 5)) <= 30
        await database.write(lambda connection: quota.shut(connection, 86400.0))
        assert 3590 < await database.write(lambda connection: quota.take(connection, 1, 45.0, 5)) <= 3600


async def test_a_process_that_cannot_start_takes_no_share_of_the_work(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Started again and again it would always have one."""
    monkeypatch.chdir(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = Settings.model_construct(
            database=server, editions=None, pictures=False, roles=("players",), metrics_port=taken.getsockname()[1]
        )
        with pytest.raises(CannotStart, match="RATSKELLER_METRICS_PORT"):
            async with hosting(settings, WallClock()):
                pass
    database = await Database.open(server)
    assert await database.read(processes.living) == []
    await database.close()
