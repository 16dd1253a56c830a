"""The database as the bot knows it: work goes to its thread, one function for one transaction."""

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
    """The bot's database, open and migrated: an SQLite file, or on a PostgreSQL server."""

    def __init__(self, where: Where, thread: Thread, store: Store, *, is_shared: bool = False) -> None:
        self.where, self._thread, self._store, self.is_shared = where, thread, store, is_shared
        self._is_closed = self._will_tell = False

    @classmethod
    async def open(
        cls, where: Where, steps: tuple[Migration, ...] = STEPS, *, alone: bool = False, shared: bool = False
    ) -> Self:
        """Open or make the database and bring it to the newest version. Raises `BadDatabase` with a clear message.

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
        """Why this process will never have the database again: another bot has it, or a newer program upgraded it."""
        return self._store.lost

    async def read(self, work: Work[T]) -> T:
        """Carry out work that only reads, on one consistent moment of the database."""
        return await self._thread.carry_out(partial(self._store.read, work))

    async def write(self, work: Work[T]) -> T:
        """Carry out work in one transaction: durable when this returns, undone if it raises.

        The work is carried out anew where another process changes the same rows meanwhile; only the last time counts.
        """
        return await self._thread.carry_out(partial(self._store.write, work))

    def wake_others(self, own: Callable[[], None]) -> Callable[[], None]:
        """Join those who share the database: `own` is called when another process wrote something.

        Returns what to call, in the event loop, when this one did. Where nobody shares it neither does anything.
        """
        if not self.is_shared:
            return lambda: None
        self._store.listen(partial(_in_loop, asyncio.get_running_loop(), own))
        return self._tell

    def _tell(self) -> None:
        """Tell others that something was written; what still waits for its turn tells of what comes before, too."""
        if not self._will_tell and not self._is_closed:
            self._will_tell = True
            self._telling = asyncio.ensure_future(self._thread.carry_out(self._tell_now))

    def _tell_now(self) -> None:
        self._will_tell = False  # first: of what is written from here on others are told once more
        self._store.tell()

    async def backup(self, target: Path) -> None:
        """Write a copy of this moment to a new SQLite file, while everything goes on. Raises `BadDatabase`."""
        await self._thread.carry_out(partial(self._backup, target))

    def _backup(self, target: Path) -> None:
        if isinstance(self._store, SqliteStore):
            self._store.copy(target)
        else:
            copy_to_file(self._store, target)

    async def move_to(self, target: Where, now: float) -> Copied:
        """Copy everything to a new database and mark this one as moved. No bot may run on either.

        Raises `BadDatabase` where the new one is not empty, `Differs` where something did not arrive, `MoveUnknown`
        where this one went away in the middle of being marked. Where it is cancelled it raises `MoveStopped` when all
        is as before; from the mark on it is too late for that, and it returns as ever.
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
    found = connection.execute("select target from moved").fetchone()
    return found[0] if found else None


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
    """Whether a bot on this machine serves this database now; None where that cannot be known."""
    if isinstance(where, Path):
        return lock.is_held(where)
    try:
        from .postgres import session
    except ImportError:
        return None
    return session.is_served_here(where)
