"""How long a table takes to be opened that is not at hand, early in its game and late, and where the time goes."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple, TypeVar

from bot.tables import Tables
from bot.tables.storage import serialization
from db import Database
from db import tables as rows
from rules import GAMES
from tests.support.company import Company
from tests.support.movable_clock import MovableClock

from .growth import p99

T = TypeVar("T")
TIMES: Final = 100
STEP: Final = 10  # moves between openings
AIM: Final = 1.0  # milliseconds


class Opened(NamedTuple):
    """Milliseconds of opening one table: in all, and of it in the middle."""

    game: str
    lines: int  # of its log
    whole: list[float]
    reading: float  # rows of the database, with the way to its thread and back
    parsing: float  # JSON of the state
    loading: float  # the game from it
    characters: int  # of the state

    def line(self) -> str:
        """One line for people."""
        middle, rest = median(self.whole), median(self.whole) - self.reading - self.parsing - self.loading
        late = "" if middle <= AIM else "  too long"
        return (
            f"  {self.game:<14}{self.lines:>5} lines{middle:8.3f} / {p99(self.whole):6.3f} ms:"
            f"  rows {self.reading:.3f}, JSON {self.parsing:.3f}, game {self.loading:.3f}, other {rest:.3f}"
            f"  ({self.characters / 1000:.1f} kB){late}"
        )


async def openings(database: Database) -> AsyncIterator[Opened]:
    """Of each game: after its first moves, and the last time that it was opened before it ended."""
    tables = Tables(database, MovableClock(), program="scale", draw=random.Random(1).randbytes)
    await tables.begin()
    company = Company(tables)
    for game in GAMES:
        code = await company.sit_down(game, max(GAMES[game].seats))
        await company.play_on(code, STEP)
        early = late = await _opened(tables, database, code)
        while (await company.play_on(code, STEP)).status == "running":
            late = await _opened(tables, database, code)
        yield early
        yield late


async def _opened(tables: Tables, database: Database, code: str) -> Opened:
    whole = list[float]()
    for _ in range(TIMES):
        tables._transactions.cache.forget(code)
        began = perf_counter()
        table = await tables.look(code)
        whole.append((perf_counter() - began) * 1000)
    reading = list[float]()
    for _ in range(TIMES):
        began = perf_counter()
        found = await database.read(partial(rows.whole, code=code))
        reading.append((perf_counter() - began) * 1000)
    assert found and found.state
    state = found.state.state
    parsing = _middle(partial(json.loads, state))
    loading = _middle(partial(GAMES[table.game].load, json.loads(state)))
    assert serialization.read_table(GAMES, found) == table
    return Opened(table.game, table.lines, whole, median(reading), parsing, loading, len(state))


def _middle(work: Callable[[], object]) -> float:
    """Milliseconds of the middle one of many times."""
    taken = list[float]()
    for _ in range(TIMES):
        began = perf_counter()
        work()
        taken.append((perf_counter() - began) * 1000)
    return median(taken)
