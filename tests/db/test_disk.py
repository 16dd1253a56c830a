"""A disk that is full or read-only and a file that is locked: named as what they are, and a sound file stays sound."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from db import (
    Connection,
    Database,
    DatabaseError,
    PersonRow,
    TransientDatabaseError,
    Unavailable,
    Unreadable,
    explained,
    insert,
    select,
)
from db.errors import BadDatabase, database_error
from db.sqlite_store import SqliteStore
from tests.support.disks import WHY_NOT, SmallDisk, small_disk

PERSON = PersonRow(1, "Ana", None, None, "dm", "unknown")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    """A disk with room for one database and its log of writing."""
    with small_disk(tmp_path / "disk", 4 << 20) as disk:
        if disk is None:
            pytest.skip(WHY_NOT)
        yield disk


async def stored(path: Path) -> None:
    """A sound database with something in it."""
    database = await Database.open(path)
    await database.write(lambda connection: insert(connection, PERSON))
    await database.close()


async def is_sound(path: Path) -> bool:
    """Whether it still holds that."""
    database = await Database.open(path)
    kept = await database.read(lambda connection: select(connection, PersonRow)), await database.problems()
    await database.close()
    return kept == ([PERSON], ())


def refused(path: Path, *words: str) -> pytest.RaisesExc[BadDatabase]:
    """Opening is refused in these words, and never with the advice for a damaged file."""

    def told(bad: BadDatabase) -> bool:
        return all(word in str(bad) for word in (str(path), *words)) and "backup" not in str(bad)

    return pytest.RaisesExc(Unavailable, check=told)


async def test_a_new_file_on_a_full_disk(disk: SmallDisk) -> None:
    path = disk.path / "t.db"
    disk.fill()
    with refused(path, "no room is left on its disk"):
        await Database.open(path, alone=True)
    disk.make_room()
    await stored(path)
    assert await is_sound(path)


async def test_a_sound_file_on_a_full_disk(disk: SmallDisk) -> None:
    path = disk.path / "t.db"
    await stored(path)
    disk.fill()
    with refused(path, "no room is left on its disk", "make room there"):
        await Database.open(path, alone=True)
    disk.make_room()
    assert await is_sound(path)


async def test_a_copy_that_finds_no_room_is_refused_and_leaves_no_half(disk: SmallDisk) -> None:
    path = disk.path / "t.db"
    await stored(path)
    database = await Database.open(path)
    disk.fill()
    with pytest.raises(BadDatabase, match="the backup could not be written: no room is left on its disk"):
        await database.backup(disk.path / "copy.db")
    await database.close()
    assert not list(disk.path.glob("copy*"))


@pytest.mark.parametrize("alone", [True, False])
async def test_a_sound_file_on_a_disk_that_can_only_be_read(disk: SmallDisk, alone: bool) -> None:
    path = disk.path / "t.db"
    await stored(path)
    disk.forbid_writing()
    with refused(path, "cannot be written"):
        await Database.open(path, alone=alone)


async def test_a_sound_file_that_another_program_holds_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.db"
    await stored(path)
    monkeypatch.setattr("db.sqlite_store.BUSY", 0.05)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("pragma locking_mode = exclusive")
    other.execute("begin exclusive")
    with refused(path, "another program holds it locked"):
        await Database.open(path, alone=True)
    other.close()
    assert await is_sound(path)


@pytest.mark.parametrize(
    ("cause", "words"),
    [
        (database_error("database or disk is full", "SQLITE_FULL"), "no room is left"),
        (OSError(errno.ENOSPC, "No space left on device"), "no room is left"),
        (OSError(errno.EDQUOT, "Disk quota exceeded"), "no room is left"),
        (database_error("attempt to write a readonly database", "SQLITE_READONLY_DBMOVED"), "cannot be written"),
        (PermissionError(errno.EACCES, "Permission denied"), "cannot be written"),
        (OSError(errno.EROFS, "Read-only file system"), "cannot be written"),
        (database_error("database is locked", "SQLITE_BUSY_SNAPSHOT"), "another program holds it locked"),
        (database_error("disk I/O error", "SQLITE_IOERR_READ"), "its disk reports a fault"),
        (database_error("unable to open database file", "SQLITE_CANTOPEN"), "cannot be made"),
    ],
)
def test_what_is_no_damage_is_never_called_so(tmp_path: Path, cause: DatabaseError | OSError, words: str) -> None:
    told = str(explained(tmp_path / "t.db", cause))
    assert words in told
    assert "backup" not in told
    assert isinstance(cause, TransientDatabaseError | OSError)


@pytest.mark.parametrize("code", ["SQLITE_CORRUPT_INDEX", "SQLITE_NOTADB"])
def test_damage_is_called_so(tmp_path: Path, code: str) -> None:
    damaged = database_error("database disk image is malformed", code)
    told = explained(tmp_path / "t.db", damaged)
    assert isinstance(told, Unreadable)
    assert "put a backup in its place" in str(told)
    assert not isinstance(damaged, TransientDatabaseError)


@pytest.mark.parametrize(
    ("sql", "code"),
    [
        ("select json_extract('{', '$.until')", "SQLITE_ERROR"),
        ("select", "SQLITE_ERROR"),
        ("select * from nothing", "SQLITE_ERROR"),
        ("select ?", "ProgrammingError"),
        ("insert into people (person) values (1)", "SQLITE_CONSTRAINT_NOTNULL"),
    ],
)
async def test_what_is_wrong_with_a_row_or_a_statement_does_not_pass(tmp_path: Path, sql: str, code: str) -> None:
    database = await Database.open(tmp_path / "t.db")
    with pytest.raises(DatabaseError) as refused:
        await database.write(lambda connection: connection.execute(sql).fetchall())
    await database.close()
    assert refused.value.code == code
    assert not isinstance(refused.value, TransientDatabaseError)


async def test_what_is_wrong_with_the_disk_passes(tmp_path: Path) -> None:
    def work(connection: Connection) -> None:
        connection.execute("pragma query_only = on")
        insert(connection, PERSON)

    database = await Database.open(tmp_path / "t.db")
    with pytest.raises(TransientDatabaseError) as refused:
        await database.write(work)
    await database.close()
    assert refused.value.code == "SQLITE_READONLY"


def test_an_error_that_is_newer_than_python_is_of_its_kind() -> None:
    def work(_: Connection) -> None:
        newer = sqlite3.OperationalError("disk I/O error")
        newer.sqlite_errorcode, newer.sqlite_errorname = sqlite3.SQLITE_IOERR | 99 << 8, "unknown"
        raise newer

    with pytest.raises(TransientDatabaseError) as refused:
        SqliteStore(sqlite3.connect(":memory:", isolation_level=None)).read(work)
    assert refused.value.code == "SQLITE_IOERR"
