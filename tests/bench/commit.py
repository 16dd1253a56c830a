"""(c) Durable commit: a move through the service, beside raw sqlite3 running the very same statements in one hop.

Every move is played once through `Tables.play`; then the statements of its transaction run, prepared and with the same
values, on a copy of the file through a connection of the same settings, in a thread of its own. Both wait for the disk.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter_ns
from typing import Any, Protocol, TypeVar

from bot.tables import Tables
from db import Answer, Connection, Database
from tests.support.company import Company
from tests.support.movable_clock import MovableClock

from .figures import Figure

T = TypeVar("T")
Statement = tuple[str, Sequence[Any]]
Pair = tuple[float, float]  # microseconds through the service, and raw

MOVES = 1500
WARM_UP = 100
SEATS = 4
GAME = "rattus_cartus"
MEMORY = Path("/dev/shm")  # where files cost no disk
AIM = 2.5


class Noting:
    """A connection that notes what it executes."""

    def __init__(self, connection: Connection, noted: list[Statement]) -> None:
        self._connection, self._noted = connection, noted

    def execute(self, sql: str, params: Sequence[Any] = ()) -> Answer:
        """Execute, and remember."""
        self._noted.append((sql, params))
        return self._connection.execute(sql, params)


class NotingDatabase(Database):
    """A database that notes the statements of the transactions that wrote."""

    noted: list[list[Statement]]

    async def write(self, work: Callable[[Connection], T]) -> T:
        """As ever; the statements stand in `noted` afterwards."""
        self.noted.append([])
        return await super().write(lambda connection: work(Noting(connection, self.noted[-1])))


class Twin(Protocol):
    """Carries out the statements of transactions on a database of its own."""

    async def run(self, statements: Sequence[Statement]) -> None:
        """One transaction in one hop."""

    def close(self) -> None:
        """End it."""


class Raw:
    """Plain sqlite3 in a thread."""

    def __init__(self, path: Path) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._connection = self._thread.submit(_connect, path).result()

    async def run(self, statements: Sequence[Statement]) -> None:
        """One transaction in one hop."""
        await asyncio.get_running_loop().run_in_executor(self._thread, _transaction, self._connection, statements)

    def close(self) -> None:
        """End the thread."""
        self._thread.submit(self._connection.close).result()
        self._thread.shutdown()


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256)
    for setting in ("journal_mode = wal", "synchronous = full", "foreign_keys = on", "trusted_schema = off"):
        connection.execute(f"pragma {setting}")
    return connection


def _transaction(connection: Connection, statements: Sequence[Statement]) -> None:
    connection.execute("begin immediate")
    for sql, params in statements:
        found = connection.execute(sql, params)
        if found.description:
            found.fetchall()
    connection.execute("commit")


def figures() -> list[Figure]:
    """p50 and p99 in microseconds, the ratios, and what of it is waiting for the disk."""
    with TemporaryDirectory() as folder:
        found = [
            *_readings("on disk", Path(folder)),
            Figure("the disk alone: write 24 KB, fsync", _fsync(Path(folder)), "µs"),
        ]
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK):
        with TemporaryDirectory(dir=MEMORY) as folder:
            found += _readings("in memory", Path(folder))
    return found


def _readings(where: str, folder: Path) -> list[Figure]:
    pairs = asyncio.run(_measure(folder))
    ours, raw = zip(*pairs, strict=True)
    ratio = median(one / other for one, other in pairs)  # of neighbours in time: the disk has moods
    aim = AIM if where == "on disk" else None
    return [
        Figure(f"a move, {where}, p50", median(ours), "µs", ratio, "× raw sqlite3", aim),
        Figure(f"a move, {where}, p99", p99(ours), "µs", p99(ours) / p99(raw), "× raw sqlite3"),
        Figure(f"raw sqlite3, {where}, p50", median(raw), "µs", p99(raw), "µs p99"),
    ]


def p99(values: Sequence[float]) -> float:
    """The value that one of a hundred exceeds."""
    return quantiles(values, n=100)[98]


async def _measure(folder: Path) -> list[Pair]:
    """Games of people only, as many as it takes; each move beside its raw twin."""
    database = await NotingDatabase.open(folder / "tables.db")
    await database.backup(folder / "raw.db")
    return await measured(database, Raw(folder / "raw.db"))


async def measured(database: NotingDatabase, raw: Twin) -> list[Pair]:
    """Play, and carry out the same statements on the twin; both are closed afterwards."""
    pairs, database.noted = list[Pair](), []
    try:
        tables = Tables(database, MovableClock(), program="bench")
        await tables.begin()
        company = Company(tables)
        while len(pairs) < WARM_UP + MOVES:
            pairs += await _game(company, database, raw)
    finally:
        raw.close()
        await database.close()
    return pairs[WARM_UP:]


async def _game(company: Company, database: NotingDatabase, raw: Twin) -> list[Pair]:
    code, pairs = await company.sit_down(GAME, SEATS), list[Pair]()
    table = await company.tables.look(code)
    while table.status == "running":
        await _catch_up(database, raw)
        person, move = company.next_move(table)
        start = perf_counter_ns()
        table = (await company.make(code, person, move)).table
        between = perf_counter_ns()
        await _catch_up(database, raw)
        pairs.append(((between - start) / 1000, (perf_counter_ns() - between) / 1000))
    return pairs


async def _catch_up(database: NotingDatabase, raw: Twin) -> None:
    for statements in database.noted:
        await raw.run(statements)
    database.noted.clear()


def _fsync(folder: Path) -> float:
    """Median microseconds until so much is on disk: what a move's transaction adds to the write-ahead log."""
    with (folder / "plain").open("wb", buffering=0) as file:
        return median(_once_to_disk(file.fileno()) for _ in range(200))


def _once_to_disk(handle: int) -> float:
    start = perf_counter_ns()
    os.write(handle, bytes(24 * 1024))
    os.fsync(handle)
    return (perf_counter_ns() - start) / 1000
