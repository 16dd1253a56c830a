"""Connections to a PostgreSQL server that break: nothing is lost or doubled, and who was cut off writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from threading import Event

import pytest

from bot.faults import described
from db import (
    BadDatabase,
    Connection,
    Database,
    InUse,
    PersonRow,
    Server,
    ServerAway,
    TransientDatabaseError,
    insert,
    select,
    select_one,
    upsert,
)
from db.migrations import STEPS
from db.postgres.last_commit import LastCommit
from db.postgres.session import Session
from tests.support import postgres
from tests.support.cut_proxy import CutProxy

from .test_postgres import BIRDS, people, person

pytestmark = pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)


@pytest.fixture
def server(tmp_path: Path) -> Server:
    """A database with the newest schema."""
    return postgres.database_for(tmp_path)


@pytest.fixture
async def database(server: Server) -> AsyncIterator[Database]:
    """It, open as a bot has it."""
    opened = await Database.open(server, alone=True)
    yield opened
    await opened.close()


def cut_all(server: Server) -> None:
    """The server ends every connection to this database."""
    ours = "datname = current_database() and application_name like 'ratskeller%'"
    with postgres.connect(server) as admin:
        admin.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {ours}".encode())


async def test_a_connection_that_was_cut_is_made_anew(database: Database, server: Server) -> None:
    await database.write(partial(insert, row=person(1)))
    cut_all(server)
    assert await people(database) == [person(1)]
    with pytest.raises(InUse):
        await Database.open(server, alone=True)


async def test_whoever_was_cut_off_while_another_bot_took_over_writes_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.session.PATIENCE", 0.3)
    first = await Database.open(server, alone=True)
    cut_all(server)
    second = Session(server, alone=True)
    with pytest.raises(ServerAway, match="another bot"):
        await first.write(partial(insert, row=person(1)))
    second.close()
    await asyncio.sleep(1.1)  # it does not try again at once
    await first.write(partial(insert, row=person(1)))
    assert await people(first) == [person(1)]
    await first.close()


async def test_whoever_was_cut_off_during_an_upgrade_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.session.PATIENCE", 0.3)
    bare = postgres.bare_for(tmp_path)
    old = await Database.open(bare, shared=True)
    cut_all(bare)
    newer = await Database.open(bare, (*STEPS, BIRDS), shared=True)
    with pytest.raises(ServerAway, match="start the newer program"):
        await old.write(partial(insert, row=person(1)))
    assert await people(newer) == []
    await old.close()
    await newer.close()


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("answered", [False, True], ids=["cut before the server got it", "cut before its answer came"])
@pytest.mark.parametrize("nth", [1, 2, 3, 4])
@pytest.mark.thorough
async def test_wherever_the_connection_is_cut_nothing_is_lost_or_doubled(
    server: Server, tmp_path: Path, nth: int, answered: bool, alone: bool
) -> None:
    async with CutProxy(server, tmp_path) as proxy:
        database = await Database.open(proxy.server, alone=alone)

        def work(link: Connection) -> int:
            before = len(select(link, PersonRow))
            insert(link, person(before + 1))
            return len(select(link, PersonRow))

        for n in range(1, 6):
            proxy.cut_at(nth, answered=answered)
            assert await database.write(work) == n
        proxy.cut_at(0, answered=answered)
        assert [row.person for row in await people(database)] == [1, 2, 3, 4, 5]
        assert proxy.cuts or nth > 3, "a transaction is three round trips"
        await database.close()


@pytest.mark.parametrize("nth", [1, 2, 3, 4])
async def test_who_is_told_that_it_failed_can_rely_on_it_where_the_server_was_away_for_seconds(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nth: int
) -> None:
    monkeypatch.setattr("db.postgres.session.PATIENCE", 0.2)
    monkeypatch.setattr("db.postgres.session.REST", 0.1)
    async with CutProxy(server, tmp_path) as proxy:
        database = await Database.open(proxy.server, alone=True)
        proxy.cut_at(nth, answered=True, for_good=True)
        writing = asyncio.create_task(database.write(partial(insert, row=person(1))))
        await asyncio.wait([writing], timeout=1.5)
        if proxy.cuts:
            await proxy.open()
        (failed,) = await asyncio.gather(writing, return_exceptions=True)
        with postgres.connect(server) as beside:
            stored = beside.execute("select 1 from people").fetchone() is not None
        assert stored == (failed is None)
        await database.close()


async def test_a_server_that_stays_away_is_told_and_not_waited_for_by_everybody(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.session.PATIENCE", 1.5)
    async with CutProxy(server, tmp_path) as proxy:
        database = await Database.open(proxy.server, alone=True)
        await proxy.shut()
        many = [database.write(partial(insert, row=person(n))) for n in range(20)]
        async with asyncio.timeout(20):  # one after the other they would take longer
            outcomes = await asyncio.gather(*many, return_exceptions=True)
        assert all(isinstance(outcome, ServerAway) for outcome in outcomes)
        await proxy.open()
        await asyncio.sleep(1.1)
        await database.write(partial(insert, row=person(1)))
        assert await people(database) == [person(1)]
        await database.close()


async def test_a_backup_without_its_server_is_told_so_and_no_file_is_blamed(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.session.PATIENCE", 0.3)
    async with CutProxy(server, tmp_path) as proxy:
        database = await Database.open(proxy.server)
        await proxy.shut()
        with pytest.raises(BadDatabase, match="could not be written: the server cannot be reached") as told:
            await database.backup(tmp_path / "copy.db")
        assert "name a file" not in str(told.value)
        await proxy.open()
        await database.close()


async def test_a_full_check_goes_on_over_a_cut(database: Database, server: Server) -> None:
    cut_all(server)
    assert await database.problems() == ()


async def test_who_waits_too_long_for_a_row_is_told_and_another_may_go_first(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.session._PATIENT", b"set lock_timeout = 200")
    first, second = [await Database.open(server, shared=True) for _ in range(2)]
    await first.write(partial(insert, row=person(1)))
    began, over = Event(), Event()

    def hold(link: Connection) -> None:
        upsert(link, person(1, "long"))
        assert select_one(link, PersonRow, "where person = ?", 1)
        began.set()
        over.wait()

    holding = asyncio.create_task(first.write(hold))
    await asyncio.to_thread(began.wait)
    with pytest.raises(TransientDatabaseError, match="lock timeout") as waited:
        await second.write(partial(upsert, row=person(1, "short")))
    assert "another process or session holds a row" in described(waited.value)["means"]
    await second.write(partial(insert, row=person(2)))  # its connection is as good as before
    over.set()
    await holding
    assert await people(second) == [person(1, "long"), person(2)]
    await first.close()
    await second.close()


async def test_a_commit_under_way_is_waited_for_where_its_row_was_taken_away(server: Server) -> None:
    one, other = (Session(server, alone=False) for _ in range(2))
    last, committing = LastCommit(), one.raw()
    last.enter(committing)
    committing.execute(b"delete from commits")
    committing.execute(b"begin")
    number = last.note(committing)()
    asked = asyncio.create_task(asyncio.to_thread(last.is_stored, other.raw(), number))
    await asyncio.sleep(0.3)
    assert not asked.done()
    committing.execute(b"commit")
    assert await asked
    one.close()
    other.close()
