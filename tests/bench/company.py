"""(h) `/achievements`, `/server year` and ratings on a host with 2,000 finished games, all of them one person's.

Told is the longest single work of the database's thread and the longest single step of the event loop, both in time of
the processor, so that a busy machine does not matter.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar
from unittest.mock import patch

from bot.achievements import VERSION
from bot.clock import WallClock
from bot.replays import look_back
from bot.tables import Tables
from db import Connection, Database
from db.link import Work
from rules import GAMES
from tests.support.company import Company

from .figures import Figure

T = TypeVar("T")
PLAYED: Final = 8  # games by chance, copied until there are …
FINISHED: Final = 2000
COPIED: Final = ("tables", "deals", "players", "states", "log")
LOOKED: Final = """insert into achieved select person, code, ?, '["finished", "won"]' from players where person = ?
    and code not in (select code from achieved where person = ?)"""
AIM: Final = 50.0  # milliseconds


class Timed(Database):
    """A database that notes how long each work takes its thread."""

    longest = 0.0

    async def read(self, work: Work[T]) -> T:
        """As the database does."""
        return await super().read(partial(self._timed, work))

    async def write(self, work: Work[T]) -> T:
        """As the database does."""
        return await super().write(partial(self._timed, work))

    def _timed(self, work: Work[T], connection: Connection) -> T:
        began = time.thread_time()
        try:
            return work(connection)
        finally:
            self.longest = max(self.longest, time.thread_time() - began)


def figures() -> list[Figure]:
    """The longest work and step of each, and of a second look at achievements after everything was looked at."""
    return asyncio.run(_measured())


async def _measured() -> list[Figure]:
    with TemporaryDirectory() as folder:
        database = await Timed.open(Path(folder) / "tables.db")
        try:
            tables = Tables(database, WallClock(), program="bench")
            await tables.begin()
            me = await _finished(tables, database)
            year, found = datetime.now(UTC).year, list[Figure]()
            found += await _of("/server year", database, lambda: tables.years.of(1, year))
            found += await _of("/achievements, eight games", database, lambda: look_back(tables, me))
            await database.write(lambda link: link.execute(LOOKED, (VERSION, me, me)).rowcount)
            found += await _of("/achievements, all looked at", database, lambda: _shown(tables, me))
            found += await _of("/rank, from the first game on", database, tables.ratings.anew)
            return found
        finally:
            await database.close()


async def _shown(tables: Tables, person: int) -> None:
    await look_back(tables, person)
    await tables.achieved.of(person)


async def _finished(tables: Tables, database: Database) -> int:
    """Some rated games, each copied under new codes; returns who played all of them."""
    company, codes = Company(tables), list[str]()
    for n in range(PLAYED):
        game = list(GAMES)[n % len(GAMES)]
        codes.append(await company.sit_down(game, min(GAMES[game].seats), rated="always"))
        await company.play_on(codes[-1])
    await database.write(partial(_copy, codes=codes))
    return company.people[0].id


def _copy(connection: Connection, codes: list[str]) -> None:
    for table in COPIED:
        names = [row[1] for row in connection.execute(f"pragma table_info({table})").fetchall()]
        others = ", ".join(name for name in names if name != "code")
        for n in range(FINISHED - PLAYED):
            old, new = codes[n % PLAYED], f"{n:04}"
            connection.execute(
                f"insert into {table} (code, {others}) select ?, {others} from {table} where code = ?", (new, old)
            )


async def _of(what: str, database: Timed, look: Callable[[], Awaitable[object]]) -> list[Figure]:
    database.longest = 0.0
    with _steps() as longest:
        await look()
    work, step = database.longest * 1000, longest[0] * 1000
    return [Figure(what, work, "ms database", step, "ms event loop", AIM)]


@contextmanager
def _steps() -> Iterator[list[float]]:
    """The longest step of the event loop while the block runs."""
    longest, run = [0.0], asyncio.events.Handle._run

    def timed(handle: Any) -> None:
        began = time.thread_time()
        try:
            run(handle)
        finally:
            longest[0] = max(longest[0], time.thread_time() - began)

    with patch.object(asyncio.events.Handle, "_run", timed):
        yield longest
