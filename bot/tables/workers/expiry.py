"""The expiry worker: an untouched lobby warns its host and then closes, an unanswered undo request lapses.

It also begins the rounds of cups and ends them, opens tables for those who wait and could not play before, does
housekeeping every few seconds, and shortens waits where somebody set the clock back.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from bot.clock import Clock
from bot.faults import log_fault
from bot.tables.service import Tables
from bot.tables.transitions.on_expiry import ON_EXPIRY
from bot.tables.values import BrokenTable
from db import Connection, Database, TimerRow, cups, is_temporary
from db import tables as rows
from rules.core import Refused

from .membership import ALONE, Member
from .postponed import Postponed
from .worker import Worker

BATCH_SIZE = 50  # tables looked at in one round
RETRY_AFTER = 3600.0  # seconds before a timer that failed is tried again
REFUSED = 5.0  # seconds before one that was refused is looked at again; twice as long each time in a row
TIDIED_EVERY = 3600.0  # seconds
HOUSEKEEPING_EVERY = 5.0  # seconds from one housekeeping to the next while there are commits


class Due(NamedTuple):
    """What a round finds: the timers that are due, when the next one is, and how often each cup was written."""

    timers: list[TimerRow]
    next_timer: float | None
    cup_writes: Mapping[str, int]


class ExpiryWorker(Worker):
    """Does what is due where nobody acts, by timers in the database.

    A commit may bring a timer or change a cup, and what follows from that follows at once. Housekeeping is done
    every few seconds while there are commits, and when some of it is due: a sign of life, times away, people who seek
    a table, cups whose tables have ended, and what can be forgotten.
    """

    NAME = "expiry"

    def __init__(self, database: Database, clock: Clock, tables: Tables, member: Member = ALONE) -> None:
        super().__init__(clock)
        self._database, self._tables, self._member = database, tables, member
        # One that is derived anew, for another time, is free.
        self._postponed: Postponed[TimerRow] = Postponed(RETRY_AFTER)
        self._refused: dict[TimerRow, float] = {}  # seconds that were waited after the last refusal
        self._tidied = clock.now()  # the start forgets them too
        self._looked_at = clock.now()
        self._housekeeping_at = float("-inf")  # the last one
        self._next: float | None = None  # when some of it is due again
        self._cup_writes: Mapping[str, int] = {}  # as they were then
        tables.on_commit(self.wake_up.wake)

    async def round(self) -> float | None:
        """Do what is due; returns when to look next."""
        if not self._member.is_mine(self.NAME):
            return None
        now = self.clock.now()
        if now < self._looked_at:
            await self._tables.clamp_waits()
        self._looked_at = now
        self._postponed.free(now)
        found = await self._read_due(now)
        does_housekeeping = self._is_time_for_housekeeping(now) or found.cup_writes != self._cup_writes
        if does_housekeeping:
            await self._do_housekeeping(now, found.cup_writes)
            found = await self._read_due(now)  # a sign of life after a long sleep moves the timers
        next_timer = await self._expire_all(found, now)
        again = None if does_housekeeping else self._housekeeping_at + HOUSEKEEPING_EVERY
        nexts = (again, self._next, next_timer, *self._postponed.times)
        return min((when for when in nexts if when is not None), default=None)

    async def _read_due(self, now: float) -> Due:
        return await self._database.read(partial(_due_at, now=now, limit=BATCH_SIZE + len(self._postponed)))

    def _is_time_for_housekeeping(self, now: float) -> bool:
        """Whether it was not for some seconds, or something is due; before the last time: the clock was set back."""
        is_fresh = 0.0 <= now - self._housekeeping_at < HOUSEKEEPING_EVERY
        return not is_fresh or (self._next is not None and self._next <= now)

    async def _do_housekeeping(self, now: float, cup_writes: Mapping[str, int]) -> None:
        await self._tidy(now)
        await self._tables.host_life.sign_of_life()
        away = await self._tables.absences.begin_and_end()
        seeking = self._tables.seeking
        nexts = (away, await seeking.lapse(), await seeking.open_by_now(), await self._tables.cups.go_on())
        self._next = min((when for when in nexts if when is not None), default=None)
        self._housekeeping_at, self._cup_writes = now, cup_writes

    async def _expire_all(self, found: Due, now: float) -> float | None:
        """Do what the due timers call for; returns when the next one is."""
        for timer in found.timers:
            if timer not in self._postponed:
                await self._expire(timer)
        if not found.timers:
            return found.next_timer
        return await self._database.read(partial(rows.next_timer, kinds=ON_EXPIRY, after=now))

    async def _tidy(self, now: float) -> None:
        if not 0.0 <= now - self._tidied < TIDIED_EVERY:  # below: the clock was set back
            await self._tables.forget_submissions()
            self._refused.clear()
            self._tidied = now

    async def _expire(self, timer: TimerRow) -> None:
        try:
            await self._tables.expire(timer.code, timer.kind, timer.seat)
        except BrokenTable as broken:
            log_fault("a table cannot be read", broken, table=timer.code, timer=timer.kind)
            self._postponed.put(timer, self.clock.now() + RETRY_AFTER)
        except Refused:  # somebody acted in between: the commit took the timer away, and another may bring it back
            wait = self._refused[timer] = min(2 * self._refused.get(timer, REFUSED / 2), RETRY_AFTER)
            self._postponed.put(timer, self.clock.now() + wait)
        except Exception as error:
            if is_temporary(error):  # no fault of this table
                raise
            log_fault("a timer of a table failed", error, table=timer.code, timer=timer.kind)
            self._postponed.put(timer, self.clock.now() + RETRY_AFTER)


def _due_at(connection: Connection, now: float, limit: int) -> Due:
    timers = rows.due_timers(connection, ON_EXPIRY, now, limit)
    return Due(timers, rows.next_timer(connection, ON_EXPIRY, now), cups.written(connection))
