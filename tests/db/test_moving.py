"""Everything moves from one database into another: all rows arrive, numbers go on, and the old one is left for good."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.tables import Place
from db import (
    BadDatabase,
    Connection,
    Copied,
    Database,
    Differs,
    DueRow,
    InUse,
    MovedAway,
    MoveStopped,
    PlayerRow,
    TableRow,
    Where,
    database,
    insert,
    outbox,
    select,
)
from db.copying import CHUNK, FIRST, digests
from tests.support import postgres
from tests.support.cut_proxy import CutProxy
from tests.tables.host import ANA, Host

Named = Callable[[str], Where]

BOTH = pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)


def file_in(folder: Path, name: str) -> Where:
    return folder / f"{name}.db"


def on_server(folder: Path, name: str) -> Where:
    return postgres.database_for(folder / name)


@pytest.fixture(
    params=[
        pytest.param((file_in, file_in), id="file to file"),
        pytest.param((file_in, on_server), id="file to server", marks=BOTH),
        pytest.param((on_server, file_in), id="server to file", marks=(BOTH, pytest.mark.thorough)),
        pytest.param((on_server, on_server), id="server to server", marks=(BOTH, pytest.mark.thorough)),
    ]
)
def ways(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Where, Where]:
    """From where and to where."""
    source, target = request.param
    return source(tmp_path, "source"), target(tmp_path, "target")


class HostAt(Host):
    """A host on a database that is named, not made for it."""

    def __init__(self, where: Where) -> None:
        super().__init__(Path("nowhere"))
        self.fixed = where

    def open_at(self) -> Where:
        return self.fixed


async def played(where: Where) -> str:
    """Some tables, one with a rematch that comes first in the alphabet or not; returns the code of one that runs."""
    host = HostAt(where)
    await host.start()
    for n in range(3):
        code = await host.running(2, Place(1, 20 + n))
        await host.to_the_end(code)
        await host.tables.rematch(code, ANA)
    running = await host.running(3)
    await host.until(running, "lay")
    await host.stop()
    return running


@pytest.mark.thorough
async def test_all_rows_arrive_and_the_game_goes_on_there(ways: tuple[Where, Where]) -> None:
    source, target = ways
    code = await played(source)
    before = await Database.open(source)
    there = await before.read(digests)
    copied = await before.move_to(target, 5.0)
    await before.close()
    assert copied.rows == {table: digest.rows for table, digest in there.items()}
    assert copied.rows["tables"] == 7
    after = await Database.open(target)
    assert await after.read(digests) == there
    await after.close()
    host = HostAt(target)
    await host.start()
    assert (await host.to_the_end(code)).status == "over"
    await host.stop()


async def test_a_thousand_tables_arrive_with_their_players(tmp_path: Path) -> None:
    """Counted apart from the copying, which reads some hundred tables at a time and compares what it has read."""
    source, target = tmp_path / "source.db", tmp_path / "target.db"
    host = HostAt(source)
    await host.start()
    await host.lobby(2)
    await host.stop()

    def fill(link: Connection) -> None:
        (table,), players = select(link, TableRow), select(link, PlayerRow)
        for n in range(2 * CHUNK):
            insert(link, replace(table, code=f"T{n:05}", channel=100 + n))
            for player in players:
                insert(link, replace(player, code=f"T{n:05}"))

    before = await Database.open(source)
    await before.write(fill)
    copied = await before.move_to(target, 5.0)
    await before.close()
    after = await Database.open(target)
    seated = await after.read(
        lambda link: link.execute("select count(distinct code), count(*) from players").fetchone()
    )
    await after.close()
    tables = 2 * CHUNK + 1
    assert (copied.rows["tables"], copied.rows["players"], *seated) == (tables, 2 * tables, tables, 2 * tables)


async def test_the_old_database_is_left_for_good(ways: tuple[Where, Where]) -> None:
    source, target = ways
    before = await Database.open(source)
    await before.move_to(target, 5.0)
    await before.close()
    with pytest.raises(MovedAway, match=r"was moved to .*; name that one in RATSKELLER_DATABASE"):
        await Database.open(source, alone=True)
    await (await Database.open(target, alone=True)).close()


async def test_a_number_of_a_message_is_never_used_again(ways: tuple[Where, Where]) -> None:
    source, target = ways

    def put(link: Connection, topic: str) -> int:
        outbox.put(link, DueRow("", "reminder", 101, topic, "{}", 1.0, sound=0, nonce="n"), refresh=False)
        (row,) = select(link, DueRow, "where topic = ?", topic)
        assert row.id is not None
        return row.id

    before = await Database.open(source)
    ids = [await before.write(partial(put, topic=f"{n}")) for n in range(3)]
    await before.write(lambda link: outbox.remove_all_to(link, 101))
    await before.move_to(target, 5.0)
    await before.close()
    after = await Database.open(target)
    assert await after.write(partial(put, topic="new")) == ids[-1] + 1
    await after.close()


async def test_nothing_moves_into_a_database_that_is_used_or_served(ways: tuple[Where, Where]) -> None:
    source, target = ways
    before, there = await Database.open(source), await Database.open(target, alone=True)
    with pytest.raises(InUse):
        await before.move_to(target, 5.0)
    await there.write(lambda link: link.execute("insert into servers values (1, null, 'channels', null)") and None)
    await there.close()
    with pytest.raises(BadDatabase, match="holds something already; name a new database"):
        await before.move_to(target, 5.0)
    await before.close()
    await (await Database.open(source, alone=True)).close()


async def test_what_did_not_arrive_is_noticed_and_leaves_all_as_it_was(
    ways: tuple[Where, Where], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = ways
    await played(source)
    monkeypatch.setattr("db.copying._set_later", lambda *_: None)
    before = await Database.open(source)
    with pytest.raises(Differs, match="table tables differs: 7 rows here, 7 there"):
        await before.move_to(target, 5.0)
    monkeypatch.undo()
    assert (await before.move_to(target, 5.0)).rows["tables"] == 7
    await before.close()


@pytest.mark.parametrize("step", ["db.copying._set_later", "db.copying._go_on_numbering"], ids=["copied", "compared"])
@pytest.mark.sampled
async def test_who_stops_a_move_before_the_mark_finds_all_as_it_was(
    ways: tuple[Where, Where], monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    source, target = ways
    await played(source)
    before = await Database.open(source)
    with pytest.raises(MoveStopped):
        await stopped_at(step, before, target, monkeypatch)
    await before.close()
    assert (await tables_in(source), await tables_in(target)) == (7, 0)
    await moved_again(source, target)
    assert await tables_in(target) == 7


@pytest.mark.thorough
async def test_who_stops_a_move_while_it_is_being_marked_is_too_late(
    ways: tuple[Where, Where], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = ways
    await played(source)
    before = await Database.open(source)
    assert (await stopped_at("db.database._mark", before, target, monkeypatch)).rows["tables"] == 7
    await before.close()
    with pytest.raises(MovedAway):
        await Database.open(source)
    assert await tables_in(target) == 7


async def stopped_at(step: str, source: Database, target: Where, monkeypatch: pytest.MonkeyPatch) -> Copied:
    """Move, and stop that when it comes to this function."""
    module, _, name = step.rpartition(".")
    carry_out, loop, asked = getattr(sys.modules[module], name), asyncio.get_running_loop(), threading.Event()

    def stop() -> None:
        moving.cancel()
        loop.call_soon(asked.set)  # when the move has heard of it

    def at_the_step(*args: Any, **more: Any) -> None:
        loop.call_soon_threadsafe(stop)
        assert asked.wait(10)
        carry_out(*args, **more)

    monkeypatch.setattr(step, at_the_step)
    moving = asyncio.create_task(source.move_to(target, 5.0))
    try:
        return await moving
    finally:
        monkeypatch.undo()


async def cut_off_while_it_is_marked(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, stored: bool, back: bool
) -> tuple[BaseException | None, Where, Where]:
    """Move from a server that goes away at that moment; returns what is raised, and from where and to where.

    `stored`: the mark is, only the answer was lost. `back`: the server comes back after some time.
    """
    for setting, seconds in (("session.PATIENCE", 0.1), ("session.REST", 0.0), ("store.UNKNOWN", 0.1)):
        monkeypatch.setattr(f"db.postgres.{setting}", seconds)
    server, target = postgres.database_for(folder), folder / "target.db"
    await played(server)
    marks = database._mark

    def mark(link: Connection, now: float, target: str) -> None:
        marks(link, now, target)
        proxy.cut_at(2, answered=stored, for_good=True)  # the statements go first, then the commit

    async with CutProxy(server, folder) as proxy:
        source = await Database.open(proxy.server, alone=True)
        monkeypatch.setattr("db.database._mark", mark)
        moving = asyncio.create_task(source.move_to(target, 5.0))
        while back and not proxy.cuts and not moving.done():
            await asyncio.sleep(0.05)
        await asyncio.wait([moving], timeout=3.0 if back else None)
        await proxy.open()
        (raised,) = await asyncio.gather(moving, return_exceptions=True)
        await source.close()
    monkeypatch.undo()
    return raised if isinstance(raised, BaseException) else None, server, target


async def moved_again(source: Where, target: Where) -> None:
    """The same command once more."""
    before = await Database.open(source, alone=True)
    try:
        await before.move_to(target, 6.0)
    finally:
        await before.close()


async def tables_in(where: Where) -> int:
    """How many tables of players a database holds."""
    there = await Database.open(where)
    digest = (await there.read(digests))["tables"]
    await there.close()
    return digest.rows


@BOTH
@pytest.mark.parametrize("stored", [True, False])
@pytest.mark.thorough
async def test_where_the_server_went_away_in_the_middle_of_the_mark_it_is_asked_again_before_anything_is_cleared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    raised, source, target = await cut_off_while_it_is_marked(tmp_path, monkeypatch, stored=stored, back=True)
    assert (raised is None) == stored
    assert await tables_in(target) == (7 if stored else 0)
    if stored:
        with pytest.raises(MovedAway):
            await Database.open(source)
    else:
        assert await tables_in(source) == 7


@BOTH
@pytest.mark.parametrize("stored", [True, False])
@pytest.mark.thorough
async def test_where_it_cannot_be_known_whether_the_old_database_is_marked_both_stay_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    monkeypatch.setattr("db.copying.KNOWN_WITHIN", 1.0)
    raised, source, target = await cut_off_while_it_is_marked(tmp_path, monkeypatch, stored=stored, back=False)
    assert isinstance(raised, BadDatabase)
    assert f"not known whether it is; everything stands in {target}, and neither was changed" in str(raised)
    assert await tables_in(target) == 7
    again = "was moved to" if stored else "holds something already"  # as the words say
    with pytest.raises(BadDatabase, match=again):
        await moved_again(source, target)


@BOTH
async def test_a_backup_of_a_server_s_database_is_a_file_that_a_bot_can_run_on(tmp_path: Path) -> None:
    where = postgres.database_for(tmp_path)
    code = await played(where)
    database = await Database.open(where)
    await database.backup(tmp_path / "backups" / "copy.db")
    with pytest.raises(BadDatabase, match="exists already; a backup never overwrites anything"):
        await database.backup(tmp_path / "backups" / "copy.db")
    there = await database.read(digests)
    await database.close()
    assert [file.name for file in (tmp_path / "backups").iterdir()] == ["copy.db"]
    assert (tmp_path / "backups" / "copy.db").stat().st_mode & 0o777 == 0o600
    copy = await Database.open(tmp_path / "backups" / "copy.db")
    assert await copy.read(digests) == there
    await copy.close()
    host = HostAt(tmp_path / "backups" / "copy.db")
    await host.start()
    assert (await host.to_the_end(code)).status == "over"
    await host.stop()


async def test_tables_to_which_others_refer_are_copied_before_them(tmp_path: Path) -> None:
    def referred(link: Connection) -> set[str]:
        sql = """select f."table" from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'"""
        return {table for (table,) in link.execute(sql).fetchall()}

    database = await Database.open(tmp_path / "t.db")
    assert await database.read(referred) == {*FIRST}
    await database.close()
