"""The database as the bot knows it: work goes to its thread, one function for one transaction."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Self, TypeVar

from .link import Work
from .migrations import STEPS, Migration
from .sqlite_store import SqliteStore, open_file
from .thread import Thread

T = TypeVar("T")


class Database:
    """The bot's database, open and migrated."""

    def __init__(self, path: Path, thread: Thread, store: SqliteStore) -> None:
        self.path, self._thread, self._store = path, thread, store

    @classmethod
    async def open(cls, path: Path, steps: tuple[Migration, ...] = STEPS, *, alone: bool = False) -> Self:
        """Open or make the database and bring it to the newest version. Raises `BadDatabase` with a clear message.

        `alone`: no other process may open it with `alone`, or migrate it, until this one closes it.
        """
        thread = Thread()
        try:
            return cls(path, thread, await thread.carry_out(partial(open_file, path, steps, alone=alone)))
        except BaseException:
            thread.end()
            raise

    async def read(self, work: Work[T]) -> T:
        """Carry out work that only reads, on one consistent moment of the database."""
        return await self._thread.carry_out(partial(self._store.read, work))

    async def write(self, work: Work[T]) -> T:
        """Carry out work in one transaction: durable when this returns, undone if it raises."""
        return await self._thread.carry_out(partial(self._store.write, work))

    async def backup(self, target: Path) -> None:
        """Write a copy of this moment to a new file, while everything goes on. Raises `BadDatabase`."""
        await self._thread.carry_out(partial(self._store.copy, target))

    async def problems(self) -> tuple[str, ...]:
        """The damage that a full check finds; empty if there is none."""
        return await self._thread.carry_out(self._store.problems)

    async def close(self) -> None:
        """Finish the work that was submitted, and close the database."""
        try:
            await self._thread.carry_out(self._store.close)
        finally:
            self._thread.end()
