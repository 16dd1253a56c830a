"""The keeper: a lobby that nobody touches warns its host and closes later; a request that nobody answers lapses."""

from __future__ import annotations

import logging
from functools import partial

from bot.clock import Clock
from db import Database, Link, TimerRow
from db import tables as rows
from rules.core import Refused

from .alarm import Alarm
from .service import KEPT, Tables

log = logging.getLogger(__name__)

AT_ONCE = 50  # tables looked at in one round
AGAIN = 3600.0  # seconds before a table is tried again that could not be kept


class Keeper:
    """One loop beside the service: `run()` in a task, cancelled at the end. Its timers are rows."""

    def __init__(self, database: Database, clock: Clock, tables: Tables) -> None:
        self._database, self._clock, self._tables = database, clock, tables
        self._alarm = Alarm(clock)
        self._not_before: dict[str, float] = {}
        tables.on_commit(self._alarm.ring)

    async def run(self) -> None:
        """Look after tables until cancelled."""
        while True:
            await self._alarm.wait(await self.round())

    async def round(self) -> float | None:
        """Do what is due; returns when to look again."""
        now = self._clock.now()
        self._not_before = {code: when for code, when in self._not_before.items() if when > now}
        for timer in await self._database.read(partial(_due, now=now)):
            if timer.code not in self._not_before:
                await self._keep(timer)
        nexts = [*self._not_before.values(), await self._database.read(partial(_next, after=now))]
        return min((when for when in nexts if when is not None), default=None)

    async def _keep(self, timer: TimerRow) -> None:
        try:
            await self._tables.keep(timer.code, timer.kind)
        except Refused:  # somebody acted in between: the commit took the timer away
            self._not_before[timer.code] = self._clock.now() + AGAIN
        except Exception:
            log.exception("table %s could not be kept (%s)", timer.code, timer.kind)
            self._not_before[timer.code] = self._clock.now() + AGAIN


def _due(link: Link, now: float) -> list[TimerRow]:
    return [timer for kind in KEPT for timer in rows.due_timers(link, kind, now, AT_ONCE)]


def _next(link: Link, after: float) -> float | None:
    return min((when for kind in KEPT if (when := rows.next_timer(link, kind, after)) is not None), default=None)
