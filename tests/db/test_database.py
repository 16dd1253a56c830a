"""The file: durable, one transaction for each piece of work, copied while in use, refused in words when unusable."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import ClassVar

import pytest

from db import Connection, Database, MappedRow, NewerDatabase, NotOurs, PersonRow, Unreadable, insert, select
from db.errors import BadDatabase


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database stands, in a folder of its own."""
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "tables.sqlite3"


def person(n: int) -> PersonRow:
    """Some row."""
    return PersonRow(n, f"P{n}", None, None, "dm", "unknown")


async def people(database: Database) -> list[PersonRow]:
    """All rows."""
    return await database.read(lambda connection: select(connection, PersonRow, "order by person"))


@dataclass(frozen=True, slots=True)
class NameRow(MappedRow):
    """Some columns of a table that has more."""

    TABLE: ClassVar = "people"
    KEY: ClassVar = ("person",)
    person: int
    name: str


async def test_two_kinds_of_row_may_stand_for_one_table(path: Path) -> None:
    database = await Database.open(path)
    await database.write(partial(insert, row=person(1)))
    assert await database.read(lambda connection: select(connection, NameRow)) == [NameRow(1, "P1")]
    await database.close()


async def test_a_new_file_is_made_safe_against_power_cuts(path: Path) -> None:
    database = await Database.open(path)

    def settings(connection: Connection) -> list[object]:
        return [
            connection.execute(f"pragma {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    assert await database.read(settings) == ["wal", 2, 1]
    await database.close()


async def test_what_was_written_is_there_after_opening_again(path: Path) -> None:
    database = await Database.open(path)
    await database.write(lambda connection: insert(connection, person(1)))
    await database.close()
    again = await Database.open(path)
    assert await people(again) == [person(1)]
    await again.close()


async def test_what_is_closed_already_can_be_closed_again(path: Path) -> None:
    database = await Database.open(path, alone=True)
    await database.close()
    await database.close()
    await (await Database.open(path, alone=True)).close()


async def test_work_that_fails_leaves_nothing_behind(path: Path) -> None:
    database = await Database.open(path)

    def work(connection: Connection) -> None:
        insert(connection, person(1))
        raise KeyError("half way")

    with pytest.raises(KeyError):
        await database.write(work)
    assert await people(database) == []
    await database.write(lambda connection: insert(connection, person(2)))
    assert await people(database) == [person(2)]
    await database.close()


async def test_a_wait_that_is_cancelled_leaves_whole_transactions(path: Path) -> None:
    database = await Database.open(path)

    def work(connection: Connection) -> None:
        for n in range(200):
            insert(connection, person(n))

    task = asyncio.create_task(database.write(work))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert len(await people(database)) in (0, 200)
    await database.close()


async def test_a_copy_is_made_while_the_file_is_in_use_and_never_overwrites(path: Path, tmp_path: Path) -> None:
    database, copy = await Database.open(path), tmp_path / "copies" / "copy.sqlite3"
    await database.write(lambda connection: insert(connection, person(1)))
    await database.backup(copy)
    await database.write(lambda connection: insert(connection, person(2)))
    with pytest.raises(BadDatabase, match="exists already"):
        await database.backup(copy)
    await database.close()
    copied = await Database.open(copy)
    assert await people(copied) == [person(1)]
    assert await copied.problems() == ()
    await copied.close()


@pytest.mark.parametrize("content", [b"this is no database, " * 400, b"SQLite format 3\x00" + b"\xff" * 8000])
async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(Unreadable, match="put a backup in its place"):
        await Database.open(path)
    assert path.read_bytes() == content


async def test_a_folder_in_place_of_the_file_is_refused(path: Path) -> None:
    path.mkdir()
    with pytest.raises(Unreadable, match="is a folder; name a file"):
        await Database.open(path)


async def test_damage_inside_is_found_by_the_full_check(path: Path) -> None:
    database = await Database.open(path)

    def people(connection: Connection) -> None:
        for n in range(2000):
            insert(connection, person(n))

    await database.write(people)
    await database.close()
    broken = bytearray(path.read_bytes())
    broken[-4096 * 3 : -4096 * 2] = b"\xee" * 4096
    path.write_bytes(broken)
    damaged = await Database.open(path)
    assert await damaged.problems() != ()
    await damaged.close()


async def test_the_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("create table songs (name text)")
    other.close()
    with pytest.raises(NotOurs, match="another program"):
        await Database.open(path)


async def test_a_newer_database_is_refused_with_what_to_do(path: Path) -> None:
    await (await Database.open(path)).close()
    newer = sqlite3.connect(path)
    newer.execute("pragma user_version = 999")
    newer.close()
    with pytest.raises(NewerDatabase, match=r"version 999.*start the newer program, or restore the backup"):
        await Database.open(path)


FORGETFUL = """
import asyncio, sys
from pathlib import Path
from db import Database
asyncio.run(Database.open(Path(sys.argv[1])))
print("left open", flush=True)
"""


@pytest.mark.parametrize("content", [b"", b"this is no database, " * 400], ids=["never closed", "never opened"])
def test_a_process_ends_whatever_became_of_its_database(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "t.db").write_bytes(content)
    command = [sys.executable, "-c", FORGETFUL, str(tmp_path / "t.db")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.stdout == ("" if content else "left open\n")
    assert ("file is not a database" in ended.stderr) == bool(content)


async def test_work_whose_wait_was_cancelled_is_done_all_the_same_and_in_order(path: Path) -> None:
    database = await Database.open(path)
    tasks = [asyncio.create_task(database.write(partial(insert, row=person(n)))) for n in range(1, 9)]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [row.person for row in await people(database)] == [*range(1, 9)]
    await database.close()
