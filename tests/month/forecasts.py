"""How honest the forecasts of a month were: in half of the cases a game ends in the span that was told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from bot.tables import Snapshot, Tables
from bot.tables.transitions.forecast import Forecast, is_too_early
from db import DatabaseError

from .people import DAY
from .plan import Plan
from .process import Process
from .promises import Promises

SMALL = tuple(Plan(seed, days=30, tables=8, people=12, faults=0.0, wire=0.0) for seed in range(1, 7))
HONEST = (0.25, 0.75)  # the share in the span: so few games, with several forecasts each, say no more
EACH = 20  # forecasts of a table at most, so that long games count no more than several short ones


@dataclass
class Forecasts:
    """What was told of each table once a day, and when it ended."""

    process: Callable[[], Process | None]  # the one that is up
    promises: Promises
    told: dict[str, list[Forecast]] = field(default_factory=dict)
    ended: dict[str, float] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)  # nobody forecasts that people give a game up

    def seen(self, table: Snapshot) -> None:
        """A table was written."""
        if table.status == "over" and table.ended is not None:
            self.ended.setdefault(table.code, table.ended)
        elif table.status == "closed":
            self.closed.add(table.code)
        elif not table.runs and table.code in self.told:  # at rest nothing is forecast, and what was told has lapsed
            now = self.promises.now()
            self.told[table.code] = [span for span in self.told[table.code] if span.latest <= now]

    async def daily(self) -> None:
        """Note once a day what *More* would tell."""
        while True:
            await asyncio.sleep(DAY)
            process = self.process()
            if process and not process.thread.full:
                with suppress(DatabaseError, asyncio.CancelledError):  # killed under the question
                    await self._ask(process.tables)

    async def _ask(self, tables: Tables) -> None:
        for table in self.promises.running:
            span = None if is_too_early(table) else await tables.absences.forecast(table)
            told = self.told.setdefault(table.code, [])
            if span and len(told) < EACH:
                told.append(span)

    def verdict(self, until: float) -> Counter[str]:
        """How many games ended in their span, before, and after it.

        Only spans that were over by `until` count: of these everything is known, and the choice does not hang on it.
        """
        known = ((span, code) for code, spans in self.told.items() if code not in self.closed for span in spans)
        return Counter(_judged(span, self.ended.get(code)) for span, code in known if span.latest <= until)


def _judged(span: Forecast, ended: float | None) -> str:
    if ended is None or ended > span.latest:
        return "after"
    return "before" if ended < span.earliest else "in"


def is_honest(verdict: Counter[str]) -> bool:
    """Whether about half of the games ended in the span that was told."""
    least, most = HONEST
    return verdict.total() > 0 and least <= verdict["in"] / verdict.total() <= most


def told_of(verdict: Counter[str]) -> str:
    """The verdict in words."""
    total = verdict.total()
    share = f"{verdict['in'] / total:.0%} of {total} ended in the span" if total else "none was over"
    return f"{share}, {verdict['before']} before, {verdict['after']} after it"
