"""The database as the bot uses it: each piece of work runs in the database's thread, in a transaction of its own."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

from . import lock
from .copying import Copied, MarkUnknown, MoveStopped, copy_to_file, is_empty, move_all
from .errors import BadDatabase, Misconfigured, MovedAway, MoveUnknown
from .link import Connection, Store, Work
from .migrations import STEPS, Migration
from .server import Where
from .sqlite_store import SqliteStore, open_file
from .thread import Thread

T = TypeVar("T")


class Database:
    """The bot's database, open and migrated: an SQLite file, or a database on a PostgreSQL server."""

    def __init__(self, where: Where, thread: Thread, store: Store, *, is_shared: bool = False) -> None:
        self.where, self._thread, self._store, self.is_shared = where, thread, store, is_shared
        self._is_closed = self._will_tell = False

    @classmethod
    async def open(
        cls, where: Where, steps: tuple[Migration, ...] = STEPS, *, alone: bool = False, shared: bool = False
    ) -> Self:
        """Open or create the database and migrate it to the newest version. Raises `BadDatabase` with a clear message.

        `alone`: no other process may open it with `alone` or `shared` until this one closes it. `shared`: others may,
        but not with `alone`; only a server can be shared.
        """
        thread = Thread()
        try:
            store = await thread.carry_out(partial(_open_store, where, steps, alone=alone, shared=shared))
            database = cls(where, thread, store, is_shared=shared)
        except BaseException:
            thread.end()
            raise
        if steps is STEPS and (target := await database.read(_moved_to)):
            await database.close()
            raise MovedAway(where, target)
        return database

    @property
    def lost(self) -> BadDatabase | None:
        """Why this process can never use the database again: another bot took it, or a newer program upgraded it."""
        return self._store.lost

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent snapshot of the database."""
        return await self._thread.carry_out(partial(self._store.read, work))

    async def write(self, work: Work[T]) -> T:
        """Run `work` in one transaction: durable when this returns, undone if it raises.

        `work` runs again if another process changes the same rows meanwhile; only the last run counts.
        """
        return await self._thread.carry_out(partial(self._store.write, work))

    def wake_others(self, own: Callable[[], None]) -> Callable[[], None]:
        """Subscribe to writes by other processes: `own` is called in the event loop when one announces a write.

        Returns a function that announces our own; call it in the event loop. Unless shared, neither does anything.
        """
        if not self.is_shared:
            return lambda: None
        self._store.listen(partial(_in_loop, asyncio.get_running_loop(), own))
        return self._tell

    def _tell(self) -> None:
        """Announce a write to other processes; an announcement that is still queued covers this write, too."""
        if not self._will_tell and not self._is_closed:
            self._will_tell = True
            self._telling = asyncio.ensure_future(self._thread.carry_out(self._tell_now))

    def _tell_now(self) -> None:
        self._will_tell = False  # first, so that a write from here on is announced again
        self._store.tell()

    async def backup(self, target: Path) -> None:
        """Write a consistent copy to a new SQLite file while the bot keeps running. Raises `BadDatabase`."""
        await self._thread.carry_out(partial(self._backup, target))

    def _backup(self, target: Path) -> None:
        if isinstance(self._store, SqliteStore):
            self._store.copy(target)
        else:
            copy_to_file(self._store, target)

    async def move_to(self, target: Where, now: float) -> Copied:
        """Copy everything to a new database and mark this one as moved. No bot may run on either.

        Raises `BadDatabase` if the new one is not empty, `Differs` if something did not arrive, and `MoveUnknown` if
        this one went away while it was being marked. Cancelled before the mark, it undoes the copy and raises
        `MoveStopped`; cancelled later, it finishes and returns as usual.
        """
        stopped = threading.Event()
        moving = asyncio.ensure_future(self._thread.carry_out(partial(self._move, target, now, stopped)))
        try:
            return await asyncio.shield(moving)
        except asyncio.CancelledError:
            stopped.set()
            return await moving

    def _move(self, target: Where, now: float, stopped: threading.Event) -> Copied:
        def check() -> None:
            if stopped.is_set():
                raise MoveStopped

        there = _open_store(target, STEPS, alone=True)
        try:
            if not there.read(is_empty):
                raise BadDatabase(target, "holds something already; name a new database")
            return move_all(self._store, there, partial(_mark, now=now, target=str(target)), _is_moved, check)
        except MarkUnknown as unknown:
            raise MoveUnknown(self.where, target) from unknown
        finally:
            there.close()

    async def problems(self) -> tuple[str, ...]:
        """The damage that a full check finds; empty if there is none."""
        return await self._thread.carry_out(self._store.problems)

    async def close(self) -> None:
        """Finish the work that was submitted, and close the database. A second call does nothing."""
        if self._is_closed:
            return
        self._is_closed = True
        try:
            await self._thread.carry_out(self._store.close)
        finally:
            self._thread.end()


def _in_loop(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop has ended
        loop.call_soon_threadsafe(work)


def _moved_to(connection: Connection) -> str | None:
    row = connection.execute("select target from moved").fetchone()
    return row[0] if row else None


def _is_moved(connection: Connection) -> bool:
    return _moved_to(connection) is not None


def _mark(connection: Connection, now: float, target: str) -> None:
    connection.execute("insert into moved (at, target) values (?, ?)", (now, target))


def _open_store(where: Where, steps: tuple[Migration, ...], *, alone: bool, shared: bool = False) -> Store:
    if isinstance(where, Path):
        if shared:
            raise Misconfigured(where, "is a file, which one process serves alone; several need a PostgreSQL server")
        return open_file(where, steps, alone=alone)
    try:
        from .postgres.store import open_server
    except ImportError as missing:
        how = f"{sys.executable} -m pip install 'psycopg[binary]>=3.2,<4'"
        raise Misconfigured(where, f"this needs psycopg ({missing}): {how}") from None
    return open_server(where, steps, alone=alone, shared=shared)


def is_served_here(where: Where) -> bool | None:
    """Whether a bot on this machine serves this database now; None if that cannot be known."""
    if isinstance(where, Path):
        return lock.is_held(where)
    try:
        from .postgres import session
    except ImportError:
        return None
    return session.is_served_here(where)
