"""One connection in aiosqlite's own thread. Each piece of work is one function, run in one transaction."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

from .errors import BadDatabase, explained
from .lock import Lock
from .migrations import STEPS, Migration, is_behind, migrate
from .private import make_file, make_folder

T = TypeVar("T")
Connection = sqlite3.Connection
Work = Callable[[Connection], T]

BUSY = 5.0  # seconds to wait for another process (a backup, a repair)


class _Thread(aiosqlite.Connection):
    """aiosqlite's connection, able to run a whole function in its thread: cheaper than one call per statement."""

    def __init__(self, connector: Callable[[], Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True  # a process that fails must end; SQLite is safe against that

    def join(self) -> None:
        """After a failed opening: wait for the thread, which is ending, so that the event loop may end after it."""
        self._thread.join(BUSY)

    async def carry_out(self, work: Work[T]) -> T:
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


class Database:
    """The bot's database file, open, migrated and safe against power cuts."""

    def __init__(self, path: Path, thread: _Thread, lock: Lock | None) -> None:
        self.path, self._thread, self._lock = path, thread, lock

    @classmethod
    async def open(cls, path: Path, steps: tuple[Migration, ...] = STEPS, *, alone: bool = False) -> Self:
        """Open or make the file and bring it to the newest version. Raises `BadDatabase` with a clear message.

        `alone`: no other process may open the file with `alone`, or migrate it, until this one closes it.
        """
        lock = _locked(path) if alone else None
        thread = _Thread(partial(_connect, path, steps, alone))
        try:
            await thread
        except BaseException:
            thread.join()
            if lock:
                lock.release()
            raise
        return cls(path, thread, lock)

    async def read(self, work: Work[T]) -> T:
        """Carry out work that only reads, on one consistent moment of the database."""
        return await self._thread.carry_out(partial(_in_transaction, "begin", work))

    async def write(self, work: Work[T]) -> T:
        """Carry out work in one transaction: on disk when this returns, undone if it raises."""
        return await self._thread.carry_out(partial(_in_transaction, "begin immediate", work))

    async def backup(self, target: Path) -> None:
        """Write a copy of this moment to a new file, while everything goes on. Raises `BadDatabase`."""
        await self._thread.carry_out(partial(copy, target=target))

    async def problems(self) -> tuple[str, ...]:
        """The damage that SQLite's own full check finds; empty if there is none."""
        try:
            found = await self._thread.carry_out(
                lambda connection: connection.execute("pragma integrity_check(20)").fetchall()
            )
        except sqlite3.DatabaseError as bad:
            return (str(bad),)
        return tuple(line for (line,) in found if line != "ok")

    async def close(self) -> None:
        """Finish the work that was submitted, and close the file."""
        await self._thread.close()
        if self._lock:
            self._lock.release()


def _in_transaction(begin: str, work: Work[T], connection: Connection) -> T:
    connection.execute(begin)
    try:
        result = work(connection)
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise
    return result


def _locked(path: Path) -> Lock:
    try:
        make_folder(path.parent)
    except OSError as bad:
        raise explained(path, bad) from bad
    return Lock(path)


def _connect(path: Path, steps: tuple[Migration, ...], alone: bool) -> Connection:
    """In aiosqlite's thread: a connection ready for use."""
    try:
        make_folder(path.parent)
        make_file(path)
        connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, cached_statements=256)
    except (OSError, sqlite3.Error) as bad:
        raise explained(path, bad) from bad
    try:
        _set_up(connection)
        if is_behind(connection, path, steps):
            with nullcontext() if alone else Lock(path):  # a running bot expects the version it knows
                migrate(connection, path, steps, copy)
    except sqlite3.Error as bad:
        connection.close()
        raise explained(path, bad) from bad
    except BaseException:
        connection.close()
        raise
    return connection


def _set_up(connection: Connection) -> None:
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")  # WAL with full: an acknowledged move survives a power cut
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma trusted_schema = off")


def copy(connection: Connection, target: Path) -> None:
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
    except (OSError, sqlite3.Error) as bad:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        problem = explained(target, bad).problem
        raise BadDatabase(target, f"the backup could not be written: {problem}") from bad


def _copy_to(connection: Connection, path: Path) -> None:
    into = sqlite3.connect(path)
    try:
        connection.backup(into)
    finally:
        into.close()
    _to_disk(path)


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
