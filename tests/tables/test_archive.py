"""Tables that ended long ago are archived: their record is whole, the rest leaves the database, and the log says so."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.cli.check import check
from bot.config import Settings
from bot.tables import Place
from bot.tables.archived import ArchivedTables
from bot.tables.storage import records
from bot.tables.storage.archive import Archive
from bot.tables.workers.archiver import EVERY, Archiver
from db import Connection, is_served_here
from db.catalogue import columns_of
from db.figures import figures
from tests.support.logs import debug_log
from tests.support.toys import TOYS

from .host import ANA, Host, refusing
from .test_bot_players import passing, quiet

DAY = 86_400.0
KEPT = 30


@asynccontextmanager
async def archiving(host: Host, keep_days: int = KEPT) -> AsyncIterator[Archive]:
    """The archiver at work."""
    archive = Archive(host.path)
    worker = Archiver(host.tables, host.clock, archive, keep_days)
    task = asyncio.create_task(worker.run())
    await quiet(host)
    yield archive
    await worker.stop()
    await task


async def an_ended_table(host: Host, channel: int = 11) -> str:
    """A game played to its end."""
    code = await host.running(3, Place(1, channel))
    await host.to_the_end(code)
    return code


def files(archive: Archive) -> list[str]:
    """The names of the files in the archive."""
    return sorted(file.name for file in archive.folder.iterdir()) if archive.folder.is_dir() else []


async def until_filed(archive: Archive, n: int) -> None:
    """Wait until so many records are in the archive: they are written on a thread of their own."""
    async with asyncio.timeout(60):
        while sum(name.endswith(".json") for name in files(archive)) < n:
            await asyncio.sleep(0.01)


async def left(host: Host, code: str) -> set[str]:
    """The tables of the database that still have rows of this one."""

    def read(connection: Connection) -> set[str]:
        run = connection.execute
        held = [name for name, columns in columns_of(connection).items() if "code" in columns]
        return {name for name in held if run(f"select 1 from {name} where code = ?", (code,)).fetchone()}

    return await host.db.read(read)


async def until_archived(host: Host, code: str) -> None:
    """Wait until the database says so."""
    async with asyncio.timeout(60):
        while "archived" not in await left(host, code):
            await asyncio.sleep(0.01)


async def test_a_table_is_archived_after_its_days_and_not_before_and_its_record_verifies(host: Host) -> None:
    code, running = await an_ended_table(host), await host.running(3, Place(1, 12))
    before = records.read(await host.tables.recorded.text(code))
    async with archiving(host) as archive:
        await passing(host, (KEPT - 1) * DAY)
        assert files(archive) == []
        with debug_log() as log:
            await passing(host, 2 * DAY)
            await until_filed(archive, 1)
            await quiet(host)
        assert [(line["table"], line["file"]) for line in log.lines if "archived" in line["event"]] == [
            (code, f"magpie-{code}.json")
        ]
    assert files(archive) == [f"magpie-{code}.json"]
    file = archive.folder / f"magpie-{code}.json"
    assert file.stat().st_mode & 0o077 == 0
    record = records.read(file.read_text("utf-8"))
    assert records.verify(record, TOYS).valid
    assert (record.moves, record.secret, record.result) == (before.moves, before.secret, before.result)
    assert {player.name for player in (*record.joined, *record.seated)} == {""}
    assert await left(host, code) == {"tables", "players", "archived"}
    with refusing("no_such_table"):
        await host.tables.look(code)
    assert (await host.look(running)).status == "running"
    assert await host.tables.table_of(11) is None
    assert (await host.tables.open(ANA, Place(1, 11), "magpie", 3)).table.code != code


@pytest.mark.sqlite
async def test_the_name_of_a_file_is_on_the_disk_before_its_table_leaves_the_database(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, synced, sync = await an_ended_table(host), list[tuple[Path, list[str]]](), os.fsync
    archive = Archive(host.path)

    def noting(handle: int) -> None:
        synced.append((Path(f"/proc/self/fd/{handle}").readlink(), files(archive)))
        sync(handle)

    record = await host.tables.recorded.text(code)
    monkeypatch.setattr("os.fsync", noting)
    name = archive.put("magpie", code, record)
    assert synced == [
        (archive.folder / f"{name}.part", [f"{name}.part"]),
        (archive.folder, [name]),
        (archive.folder.parent, [name]),
    ]


async def test_a_lobby_that_never_started_leaves_no_file(host: Host) -> None:
    code = await host.lobby(2)
    await host.tables.close(code, ANA.id)
    async with archiving(host) as archive:
        await passing(host, (KEPT + 1) * DAY)
    assert files(archive) == []
    assert "archived" in await left(host, code)


async def test_an_archive_that_cannot_be_written_keeps_the_tables_and_is_tried_again(host: Host) -> None:
    code = await an_ended_table(host)
    blocked = Archive(host.path).folder
    blocked.write_text("in the way")
    async with archiving(host) as archive:
        await passing(host, (KEPT + 1) * DAY)
        assert "states" in await left(host, code)
        blocked.unlink()
        await passing(host, 120)
        await until_archived(host, code)
    assert files(archive) == [f"magpie-{code}.json"]
    assert "states" not in await left(host, code)


async def test_a_crash_between_file_and_database_is_made_good(host: Host) -> None:
    code = await an_ended_table(host)
    archive = Archive(host.path)
    archive.put("magpie", code, await host.tables.recorded.text(code))
    (archive.folder / f"magpie-{code}.json.part").write_text("half of")
    async with archiving(host):
        await passing(host, (KEPT + 1) * DAY)
        await until_archived(host, code)
    assert files(archive) == [f"magpie-{code}.json"]
    assert "states" not in await left(host, code)


async def test_many_tables_and_one_that_cannot_be_read(host: Host) -> None:
    codes = [await an_ended_table(host, channel) for channel in range(30, 55)]
    bad = codes[3]
    await host.db.write(lambda link: link.execute("update states set state = '{' where code = ?", (bad,)) and None)
    await host.restart()
    with debug_log() as log:
        async with archiving(host) as archive:
            await passing(host, (KEPT + 1) * DAY)
            await until_filed(archive, len(codes) - 1)
            await passing(host, EVERY)
    assert len(files(archive)) == len(codes) - 1
    assert "states" in await left(host, bad)
    assert sum("cannot be archived" in line["event"] for line in log.lines) == 1


DAMAGE = ("delete from deals where code = ?", "update deals set joined = '[{}, 5]' where code = ?")


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_table_of_which_no_record_can_be_made_does_not_hold_up_those_behind_it(host: Host, damage: str) -> None:
    bad, good = [await an_ended_table(host, channel) for channel in (30, 31)]
    await host.db.write(lambda link: link.execute(damage, (bad,)) and None)
    with debug_log() as log:
        async with archiving(host) as archive:
            await passing(host, (KEPT + 1) * DAY)
            await until_filed(archive, 1)
            await passing(host, EVERY)
    assert files(archive) == [f"magpie-{good}.json"]
    assert "states" in await left(host, bad)
    assert sum("cannot be archived" in line["event"] for line in log.lines) == 1


async def test_an_archived_game_can_still_be_erased(host: Host) -> None:
    code = await an_ended_table(host)
    async with archiving(host):
        await passing(host, (KEPT + 1) * DAY)
        await until_archived(host, code)
    assert [row["code"] for row in (await host.tables.personal_data.stored(ANA.id))["players"]] == [code]
    await host.tables.personal_data.erase(ANA.id)
    assert await host.tables.personal_data.stored(ANA.id) == {}


@pytest.mark.parametrize("keep_days", [None, 30])
async def test_check_tells_what_is_archived_and_what_is_not(
    host: Host, capsys: pytest.CaptureFixture[str], keep_days: int | None
) -> None:
    await an_ended_table(host)
    host.clock.move(-(10**9))  # it ended decades ago by the wall clock
    await an_ended_table(host, 12)
    assert not is_served_here(host.where)
    settings = Settings.model_construct(token=None, database=host.where, editions=None, keep_days=keep_days)
    assert await asyncio.to_thread(check, settings, argparse.Namespace(quick=True)) == 0
    expected = "2 that have ended stay in the database"
    if keep_days is not None:
        expected = "2 that have ended in the database, 1 to be archived now"
    assert f"archive   {expected}" in capsys.readouterr().out
    assert not isinstance(host.where, Path) or host.where.is_file()


async def test_a_table_that_is_archived_is_not_counted_with_those_that_have_ended(host: Host) -> None:
    code = await an_ended_table(host)
    before = await host.db.read(lambda link: figures(link, host.clock.now()))
    async with archiving(host):
        await passing(host, (KEPT + 1) * DAY)
        await until_archived(host, code)
    after = await host.db.read(lambda link: figures(link, host.clock.now()))
    assert (before.tables, after.tables) == ({"ended": 1, "archived": 0}, {"ended": 0, "archived": 1})


async def test_a_table_that_cannot_be_taken_out_of_the_database_keeps_no_other_from_the_archive(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await an_ended_table(host), await an_ended_table(host, 12)
    remove = type(host.tables.archived).remove

    async def fails_once(self: ArchivedTables, code: str, file: str) -> None:
        assert code != first, "a fault of the program"
        await remove(self, code, file)

    monkeypatch.setattr(type(host.tables.archived), "remove", fails_once)
    host.clock.move((KEPT + 1) * DAY)
    async with archiving(host):
        await until_archived(host, second)
    assert "archived" not in await left(host, first)
