"""A disk that is full or read-only and a file that is locked: named as what they are, and a sound file stays sound."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from db import Database, PersonRow, Unavailable, Unreadable, explained, insert, is_temporary, select
from db.errors import BadDatabase
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


def fault(code: int, words: str) -> sqlite3.OperationalError:
    """As SQLite raises it."""
    made = sqlite3.OperationalError(words)
    made.sqlite_errorcode = code
    made.sqlite_errorname = next(name for name, of in vars(sqlite3).items() if of == code and name.startswith("SQLITE"))
    return made


@pytest.mark.parametrize(
    ("cause", "words"),
    [
        (fault(sqlite3.SQLITE_FULL, "database or disk is full"), "no room is left"),
        (OSError(errno.ENOSPC, "No space left on device"), "no room is left"),
        (OSError(errno.EDQUOT, "Disk quota exceeded"), "no room is left"),
        (fault(sqlite3.SQLITE_READONLY_DBMOVED, "attempt to write a readonly database"), "cannot be written"),
        (PermissionError(errno.EACCES, "Permission denied"), "cannot be written"),
        (OSError(errno.EROFS, "Read-only file system"), "cannot be written"),
        (fault(sqlite3.SQLITE_BUSY_SNAPSHOT, "database is locked"), "another program holds it locked"),
        (fault(sqlite3.SQLITE_IOERR_READ, "disk I/O error"), "its disk reports a fault"),
        (fault(sqlite3.SQLITE_CANTOPEN, "unable to open database file"), "cannot be made"),
    ],
)
def test_what_is_no_damage_is_never_called_so(tmp_path: Path, cause: sqlite3.Error | OSError, words: str) -> None:
    told = str(explained(tmp_path / "t.db", cause))
    assert words in told
    assert "backup" not in told
    assert is_temporary(cause) or isinstance(cause, OSError)


@pytest.mark.parametrize("code", [sqlite3.SQLITE_CORRUPT_INDEX, sqlite3.SQLITE_NOTADB])
def test_damage_is_called_so(tmp_path: Path, code: int) -> None:
    told = explained(tmp_path / "t.db", fault(code, "database disk image is malformed"))
    assert isinstance(told, Unreadable)
    assert "put a backup in its place" in str(told)
    assert not is_temporary(fault(code, ""))


@pytest.mark.parametrize("sql", ["select json_extract('{', '$.until')", "select", "select * from nothing"])
def test_what_is_wrong_with_a_row_or_a_statement_does_not_pass(sql: str) -> None:
    with pytest.raises(sqlite3.OperationalError) as refused:
        sqlite3.connect(":memory:").execute(sql).fetchall()
    assert not is_temporary(refused.value)
