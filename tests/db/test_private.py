"""Who else may read the database, what lies beside it, and its copies: nobody."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from db import Database
from db.migrations import Migration

ONE = Migration(1, "create table birds (name text); insert into birds values ('magpie');")
TWO = Migration(2, "alter table birds add column colour text;")


@pytest.fixture(autouse=True)
def _open_hearted() -> Iterator[None]:
    """A process whose new files everybody may read and write, unless it says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """Every file below, and the folder itself, with what may be done with it."""
    return {path.name: f"{path.stat().st_mode & 0o777:o}" for path in (folder, *folder.iterdir())}


async def test_database_write_ahead_log_and_lock_are_for_their_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "data" / "t.db"
    path.parent.mkdir(0o755)
    database = await Database.open(path, alone=True)
    await database.write(lambda connection: connection.execute("create table birds (name text)"))
    assert modes(path.parent) == {
        "data": "755",
        "t.db": "600",
        "t.db-wal": "600",
        "t.db-shm": "600",
        "t.db.lock": "600",
    }
    await database.close()


async def test_copies_are_for_their_owner_only_those_before_a_migration_too(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    await (await Database.open(path, (ONE,))).close()
    database = await Database.open(path, (ONE, TWO))
    await database.backup(tmp_path / "backups" / "copy.db")
    await database.close()
    assert modes(tmp_path / "backups") == {"backups": "700", "copy.db": "600"}
    assert modes(tmp_path)["t.db.v1.bak"] == "600"


async def test_a_file_that_somebody_opened_to_others_stays_as_they_want_it(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    await (await Database.open(path, (ONE,))).close()
    path.chmod(0o640)
    await (await Database.open(path, (ONE,))).close()
    assert modes(tmp_path)["t.db"] == "640"
