"""The expiry worker: an untouched lobby warns its host and then closes, an unanswered undo request lapses.

It also opens tables for those who wait and could not play before, begins the rounds of cups and ends them, forgets old
interactions, and shortens waits where somebody set the clock back.
"""

from __future__ import annotations

import sqlite3
from functools import partial

from bot.clock import Clock
from bot.faults import log_fault
from bot.tables.service import Tables
from bot.tables.transitions.on_expiry import ON_EXPIRY
from db import Connection, Database, TimerRow
from db import tables as rows
from rules.core import Refused

from .membership import ALONE, Member
from .worker import Worker

AT_ONCE = 50  # tables looked at in one round
AGAIN = 3600.0  # seconds before a timer that failed is tried again
REFUSED = 5.0  # seconds before one that was refused is looked at again; twice as long each time in a row
TIDIED_EVERY = 3600.0  # seconds


class ExpiryWorker(Worker):
    """Does what is due where nobody acts, by timers in the database."""

    NAME = "expiry"

    def __init__(self, database: Database, clock: Clock, tables: Tables, member: Member = ALONE) -> None:
        super().__init__(clock)
        self._database, self._tables, self._member = database, tables, member
        self._not_before: dict[TimerRow, float] = {}  # one that is derived anew, for another time, is free
        self._refused: dict[TimerRow, float] = {}  # seconds that were waited after the last refusal
        self._tidied = clock.now()  # the start forgets them too
        self._looked_at = clock.now()
        tables.on_commit(self.wake_up.wake)

    async def round(self) -> float | None:
        """Do what is due; returns when the next timer is."""
        if not self._member.is_mine(self.NAME):
            return None
        now = self.clock.now()
        if now < self._looked_at:
            await self._tables.clamp_waits()
        self._looked_at = now
        await self._tidy(now)
        await self._tables.absences.sign_of_life()
        away = await self._tables.absences.begin_and_end()
        sought = await self._tables.seeking.lapse()
        agreed = await self._tables.seeking.open_by_now()
        cups = await self._tables.cups.go_on()
        self._not_before = {timer: when for timer, when in self._not_before.items() if now < when <= now + AGAIN}
        for timer in await self._database.read(partial(_due, now=now, limit=AT_ONCE + len(self._not_before))):
            if timer not in self._not_before:
                await self._expire(timer)
        nexts = [
            away,
            sought,
            agreed,
            cups,
            *self._not_before.values(),
            await self._database.read(partial(_next, after=now)),
        ]
        return min((when for when in nexts if when is not None), default=None)

    async def _tidy(self, now: float) -> None:
        if not 0.0 <= now - self._tidied < TIDIED_EVERY:  # below: the clock was set back
            await self._tables.forget_submissions()
            self._refused.clear()
            self._tidied = now

    async def _expire(self, timer: TimerRow) -> None:
        try:
            await self._tables.expire(timer.code, timer.kind, timer.seat)
        except sqlite3.OperationalError:  # no fault of this table: the database cannot be used now
            raise
        except Refused:  # somebody acted in between: the commit took the timer away, and another may bring it back
            wait = self._refused[timer] = min(2 * self._refused.get(timer, REFUSED / 2), AGAIN)
            self._not_before[timer] = self.clock.now() + wait
        except Exception as error:
            log_fault("a timer of a table failed", error, table=timer.code, timer=timer.kind)
            self._not_before[timer] = self.clock.now() + AGAIN


def _due(connection: Connection, now: float, limit: int) -> list[TimerRow]:
    return [timer for kind in ON_EXPIRY for timer in rows.due_timers(connection, kind, now, limit)]


def _next(connection: Connection, after: float) -> float | None:
    return min(
        (when for kind in ON_EXPIRY if (when := rows.next_timer(connection, kind, after)) is not None), default=None
    )
