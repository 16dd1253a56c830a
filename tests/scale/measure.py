"""The process that is measured: a host on a database with many tables, from its start on. Prints one line of JSON."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from bot.tables import Courier, DueMessage, ExpiryWorker, Posted, Tables
from bot.tables.transitions.on_expiry import ON_EXPIRY
from bot.tables.workers.reminding import ReminderWorker
from db import Connection, Database, Where
from db import tables as rows
from tests.support.company import Company
from tests.support.movable_clock import MovableClock

from .build import BEGAN, code_of, delivered
from .growth import Reading
from .places import where_of

VISITED: Final = 200  # tables, drawn from all
AGAIN: Final = 10  # how often each of a few things is done once more
IN_A_ROUND: Final = 10  # tables that were moved before a round of the courier
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
NEXT: Final = ("bot_player", "hand_in", *ON_EXPIRY)  # kinds of timers


class Host:
    """A host whose every step is timed."""

    def __init__(self, database: Database) -> None:
        self.database, self.clock = database, MovableClock(BEGAN)
        self.tables = Tables(database, self.clock, program="scale")
        self.company = Company(self.tables, seed=os.getpid())
        self.milliseconds = dict[str, list[float]]()
        self._messages = count(9_000_000)

    async def timed(self, what: str, work: Callable[[], Awaitable[Any]]) -> None:
        """Do something, and note how long it took."""
        began = perf_counter()
        await work()
        self.milliseconds.setdefault(what, []).append((perf_counter() - began) * 1000)

    async def visit(self, codes: Sequence[str]) -> None:
        """Look at tables that are not at hand, and once more while they are."""
        for code in codes:
            await self._from_database(code)
        for code in codes:
            self.tables._transactions.cache.forget(code)
            await self.timed("look, not at hand", partial(self.tables.look, code))
            await self.timed("look, at hand", partial(self.tables.look, code))

    async def _from_database(self, code: str) -> None:
        self.tables._transactions.cache.forget(code)
        await self.tables.look(code)

    async def play(self, codes: Iterable[str]) -> None:
        """One move at each of these tables, all of them at hand."""
        for code in codes:
            table = await self.tables.look(code)
            if table.status == "running":
                person, move = self.company.next_move(table)
                await self.timed("play", partial(self.company.make, code, person, move))

    async def ask_timers(self) -> None:
        """Which timers are due, and when the next ones are."""
        for _ in range(10 * AGAIN):
            await self.timed("due timers, all kinds", partial(self.database.read, self._due))
            await self.timed("next timer, all kinds", partial(self.database.read, self._next))

    def _due(self, connection: Connection) -> None:
        rows.due_timers(connection, NEXT, self.clock.now(), 50)

    def _next(self, connection: Connection) -> None:
        rows.next_timer(connection, NEXT, self.clock.now())

    async def rounds(self, codes: Sequence[str]) -> None:
        """Rounds of the workers with nothing to do, then of a courier with what some moves made due."""
        reminders = ReminderWorker(self.database, self.clock, self.tables)
        courier = Courier(self.database, self.clock, self.tables, self._deliver, debounce=0)
        for _ in range(3 * AGAIN):
            expiry = ExpiryWorker(self.database, self.clock, self.tables)  # its first round does the housekeeping
            await self.timed("round: expiry, nothing due", expiry.round)
            await self.timed("round: reminders, nothing due", reminders.round)
            await self.timed("round: courier, nothing due", courier.round)
        self.clock.move(61)
        await delivered(courier, self.database)  # what was played before
        chance = random.Random(1)
        for _ in range(AGAIN):
            await self.play(chance.choices(codes, k=IN_A_ROUND))
            self.clock.move(61)
            await self.timed(f"outbox of {IN_A_ROUND} moves", partial(delivered, courier, self.database))

    async def _deliver(self, row: DueMessage) -> Posted:
        return Posted(row.kind, row.person, 1, next(self._messages), self.clock.now())


async def measured(where: Where, tables: int) -> Reading:
    """From nothing to a host that has done everything a few times."""
    began = perf_counter()
    database = await Database.open(where, alone=True)
    try:
        host = Host(database)
        await host.tables.begin()
        host.milliseconds["start-up"] = [(perf_counter() - began) * 1000]
        memory = {"memory after the start": _memory()}
        codes = _drawn(tables)
        await host.visit(codes)
        await host.play(codes)
        await host.ask_timers()
        await host.rounds(codes)
        memory["memory at the end"] = _memory()
    finally:
        await database.close()
    return Reading(milliseconds=host.milliseconds, megabytes=memory)


def _drawn(tables: int) -> list[str]:
    chance = random.Random(tables)
    return [code_of(n) for n in chance.sample(range(tables), min(tables, VISITED))]


def _memory() -> float:
    """Resident megabytes of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6


if __name__ == "__main__":
    named, how_many = json.load(sys.stdin)
    print(json.dumps(asyncio.run(measured(where_of(named), how_many))))
