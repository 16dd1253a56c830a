"""The database as an SQLite file: one connection, safe against power cuts, copied while in use."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Final, TypeVar

from .errors import BadDatabase, DatabaseError, database_error, explained
from .link import Work
from .lock import Lock
from .migrations import Migration, is_behind, migrate
from .private import make_file, make_folder

T = TypeVar("T")

BUSY = 5.0  # seconds to wait for another process (a backup, a repair)
# An error that is newer than this Python is "unknown" to it, and gets the name of its kind.
_KINDS: Final = {
    getattr(sqlite3, name): name
    for name in ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_IOERR", "SQLITE_CORRUPT", "SQLITE_CANTOPEN", "SQLITE_READONLY")
}


class SqliteStore:
    """The bot's database file, open and migrated."""

    lost: None = None  # nobody takes a file from a process that has it open

    def __init__(self, connection: sqlite3.Connection, lock: Lock | None = None) -> None:
        self._connection, self._lock = connection, lock

    def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent snapshot of the database."""
        return self._in_transaction("begin", work)

    def write(self, work: Work[T]) -> T:
        """Run `work` in one transaction: on disk when this returns, undone if it raises."""
        return self._in_transaction("begin immediate", work)

    def _in_transaction(self, begin: str, work: Work[T]) -> T:
        connection = self._connection
        try:
            connection.execute(begin)
            try:
                result = work(connection)
                connection.execute("commit")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("rollback")
                raise
        except sqlite3.Error as fault:
            raise as_known(fault) from None
        return result

    def listen(self, heard: Callable[[], None]) -> None:
        """Do nothing: nobody shares a file."""

    def tell(self) -> None:
        """Do nothing: nobody shares a file."""

    def copy(self, target: Path) -> None:
        """Write a consistent copy to a new file. Raises `BadDatabase`."""
        copy(self._connection, target)

    def fold(self) -> None:
        """Fold the write-ahead log into the file, so that the file alone holds everything."""
        try:
            self._connection.execute("pragma wal_checkpoint(truncate)")
        except sqlite3.Error as fault:
            raise as_known(fault) from None

    def problems(self) -> tuple[str, ...]:
        """The damage that SQLite's own full check finds; empty if there is none."""
        try:
            found = self._connection.execute("pragma integrity_check(20)").fetchall()
        except sqlite3.DatabaseError as bad:
            return (str(bad),)
        return tuple(line for (line,) in found if line != "ok")

    def close(self) -> None:
        """Close the file, so that another process can take it."""
        try:
            self._connection.close()
        finally:
            if self._lock:
                self._lock.release()


def open_file(path: Path, steps: tuple[Migration, ...], *, alone: bool) -> SqliteStore:
    """Open or create the file and migrate it to the newest version. Raises `BadDatabase` with a clear message.

    `alone`: no other process may open the file with `alone`, or migrate it, until this one closes it.
    """
    lock = Lock(path) if alone else None
    try:
        return SqliteStore(connect(path, steps, alone=alone), lock)
    except BaseException:
        if lock:
            lock.discard()
        raise


def connect(path: Path, steps: tuple[Migration, ...], *, alone: bool) -> sqlite3.Connection:
    """A connection ready for use. Raises `BadDatabase`."""
    try:
        make_file(path)
        connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, cached_statements=256)
    except (OSError, sqlite3.Error) as bad:
        raise _explained(path, bad) from bad
    try:
        _set_up(connection)
        if is_behind(connection, path, steps):
            with nullcontext() if alone else Lock(path):  # a running bot expects the version it knows
                migrate(connection, path, steps, copy)
    except sqlite3.Error as bad:
        connection.close()
        raise _explained(path, bad) from bad
    except BaseException:
        connection.close()
        raise
    return connection


def _set_up(connection: sqlite3.Connection) -> None:
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")  # WAL with full: an acknowledged move survives a power cut
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma trusted_schema = off")
    connection.create_function("server_time", 0, time.time)  # like those in `db/postgres/functions.sql`
    connection.create_function("end_connections", 1, lambda _: 0)


def copy(connection: sqlite3.Connection, target: Path) -> None:
    """Copy the database under a temporary name first, so that a file of the final name is always complete."""
    if target.exists():
        raise BadDatabase(target, "exists already; a backup never overwrites anything")
    half = target.with_name(target.name + ".part")
    try:
        make_folder(target.parent)
        half.unlink(missing_ok=True)
        make_file(half)
        _copy_to(connection, half)
        half.rename(target)
        names_to_disk(target.parent)
    except (OSError, sqlite3.Error) as bad:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        problem = _explained(target, bad).problem
        raise BadDatabase(target, f"the backup could not be written: {problem}") from bad


def _copy_to(connection: sqlite3.Connection, path: Path) -> None:
    into = sqlite3.connect(path)
    try:
        connection.backup(into)
    finally:
        into.close()
    _to_disk(path)


def names_to_disk(folder: Path) -> None:
    """Make the names in a folder survive a power cut, on file systems that can promise it. Raises `OSError`."""
    try:
        _to_disk(folder)
    except OSError as bad:
        if bad.errno != errno.EINVAL:  # some network file systems cannot
            raise


def _to_disk(path: Path) -> None:
    """Make what was written to a file, or the names in a folder, survive a power cut. Raises `OSError`."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# --------------------------------------------------------------------------- errors


def as_known(fault: sqlite3.Error) -> DatabaseError:
    """The fault as one of `db/errors.py`, with the place in the program that it came from."""
    return database_error(str(fault), _code(fault)).with_traceback(fault.__traceback__)


def _code(fault: sqlite3.Error) -> str:
    """SQLite's name of the error; where the module itself refused the work, the name of its class."""
    code: str = getattr(fault, "sqlite_errorname", type(fault).__name__)
    return _KINDS.get(fault.sqlite_errorcode & 0xFF, code) if code == "unknown" else code


def _explained(path: Path, fault: sqlite3.Error | OSError) -> BadDatabase:
    return explained(path, as_known(fault) if isinstance(fault, sqlite3.Error) else fault)
