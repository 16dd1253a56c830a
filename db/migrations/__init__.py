"""Migrations: numbered SQL files in this folder, each applied once in one transaction.

The database stores the number of the last one as its `user_version`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from db.errors import NewerDatabase, NotOurs

EXPANDING = "-- expand"


class Migration(NamedTuple):
    """One migration: the version it leads to, and its SQL."""

    version: int
    sql: str

    @property
    def is_expanding(self) -> bool:
        """Whether programs of the previous version can keep running: it only adds what they need not know."""
        return self.sql.startswith(EXPANDING)


def steps_in(folder: Path) -> tuple[Migration, ...]:
    """The files NNNN_name.sql of a folder; they must count 1, 2, 3 without a gap."""
    files = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    steps = tuple(Migration(int(file.name[:4]), file.read_text("utf-8")) for file in files)
    if [step.version for step in steps] != list(range(1, len(steps) + 1)):
        raise ValueError(f"{folder}: the migrations' numbers have a gap or a duplicate")
    return steps


STEPS = steps_in(Path(__file__).parent)


def is_behind(connection: sqlite3.Connection, path: Path, steps: tuple[Migration, ...]) -> bool:
    """Whether migrations are still to be applied. Raises `NewerDatabase` or `NotOurs`, with nothing changed."""
    version = _version(connection)
    (things,) = connection.execute("select count(*) from sqlite_master").fetchone()
    if version > len(steps):
        raise NewerDatabase(path, version, len(steps))
    if not version and things:
        raise NotOurs(path)
    return version < len(steps)


def migrate(
    connection: sqlite3.Connection,
    path: Path,
    steps: tuple[Migration, ...],
    copy: Callable[[sqlite3.Connection, Path], None],
) -> None:
    """Migrate the database to the newest version; `copy` makes a backup first unless it is new."""
    version = _version(connection)
    if 0 < version < len(steps):
        copy(connection, _free_name(path, version))
    for step in steps[version:]:
        _apply(connection, step)


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("pragma user_version").fetchone()
    return int(version)


def _apply(connection: sqlite3.Connection, step: Migration) -> None:
    try:
        connection.executescript(f"begin immediate;\n{step.sql}\n;pragma user_version = {step.version};\ncommit;")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("rollback")
        raise


def _free_name(path: Path, version: int) -> Path:
    """A free name next to the database for its copy: tables.sqlite3.v1.bak, then tables.sqlite3.v1-2.bak."""
    for n in count(1):
        name = path.with_name(f"{path.name}.v{version}{f'-{n}' if n > 1 else ''}.bak")
        if not name.exists():
            return name
    raise AssertionError
