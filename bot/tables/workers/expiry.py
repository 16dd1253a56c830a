"""The expiry worker: warns those who sit in an idle lobby and later closes it, and lets unanswered undo requests lapse.

It also begins and ends the rounds of cups, opens tables for people who seek one and could not play before, does
housekeeping every few seconds, and shortens waits after the clock was set back.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import NamedTuple

from bot.clock import Clock
from bot.faults import RepeatedFaults, log_fault
from bot.tables.service import Tables
from bot.tables.transitions.on_expiry import ON_EXPIRY
from bot.tables.values import BrokenTable
from db import Connection, Database, TimerRow, TransientDatabaseError, cups
from db import tables as rows
from rules.core import Refused

from .membership import ALONE, Member
from .postponed import Postponed
from .worker import Worker

BATCH_SIZE = 50  # timers per round
RETRY_AFTER = 3600.0  # seconds before a timer that failed is tried again
REFUSAL_BACK_OFF = 5.0  # seconds before a timer that was refused is tried again; doubles with each refusal in a row
TIDIED_EVERY = 3600.0  # seconds between deletions of old submissions
HOUSEKEEPING_EVERY = 5.0  # minimum seconds between housekeeping runs while there are commits


Chore = Callable[[], Awaitable[float | None]]  # does what is due; returns when the next one is


class Due(NamedTuple):
    """Input of a round: the timers that are due, when the next one is, and how often each cup was written."""

    timers: list[TimerRow]
    next_timer: float | None
    cup_writes: Mapping[str, int]


class ExpiryWorker(Worker):
    """Acts on timers in the database when nobody acts.

    A commit that sets a timer or changes a cup takes effect at once. Housekeeping runs every few seconds while there
    are commits, and when some of it is due: a sign of life, times away, people who seek a table, cups whose tables
    have ended, and the deletion of old submissions.
    """

    NAME = "expiry"

    def __init__(self, database: Database, clock: Clock, tables: Tables, member: Member = ALONE) -> None:
        super().__init__(clock)
        self._database, self._tables, self._member = database, tables, member
        # A timer that is set again for another time is a different key, so it is not held back.
        self._postponed: Postponed[TimerRow] = Postponed(RETRY_AFTER)
        self._refused: dict[TimerRow, float] = {}  # the last wait after a refusal, in seconds
        self._tidied = clock.now()  # old submissions are also deleted at startup
        self._looked_at = clock.now()
        self._housekeeping_at = float("-inf")  # when it last ran
        self._next: float | None = None  # when some of it is due again
        self._faults = RepeatedFaults()
        self._chores: dict[str, Chore] = {
            "times away": tables.absences.begin_and_end,
            "seekers who waited too long": tables.seeking.lapse,
            "tables for seekers": tables.seeking.open_by_now,
            "cups": tables.cups.go_on,
        }
        self._cup_writes: Mapping[str, int] = {}  # as of the last housekeeping
        tables.on_commit(self.wake_up.wake)

    async def round(self) -> float | None:
        """Do what is due; returns when the next round is due."""
        if not self._member.is_mine(self.NAME):
            return None
        now = self.clock.now()
        if now < self._looked_at:
            await self._tables.clamp_waits()
        self._looked_at = now
        self._postponed.free(now)
        due = await self._read_due(now)
        does_housekeeping = self._is_time_for_housekeeping(now) or due.cup_writes != self._cup_writes
        if does_housekeeping:
            await self._do_housekeeping(now, due.cup_writes)
            due = await self._read_due(now)  # a sign of life after a long sleep moves the timers
        next_timer = await self._expire_all(due, now)
        again = None if does_housekeeping else self._housekeeping_at + HOUSEKEEPING_EVERY
        nexts = (again, self._next, next_timer, *self._postponed.times)
        return min((when for when in nexts if when is not None), default=None)

    async def _read_due(self, now: float) -> Due:
        return await self._database.read(partial(_due_at, now=now, limit=BATCH_SIZE + len(self._postponed)))

    def _is_time_for_housekeeping(self, now: float) -> bool:
        """Whether the last run is some seconds ago, or in the future (the clock was set back), or some of it is due."""
        is_fresh = 0.0 <= now - self._housekeeping_at < HOUSEKEEPING_EVERY
        return not is_fresh or (self._next is not None and self._next <= now)

    async def _do_housekeeping(self, now: float, cup_writes: Mapping[str, int]) -> None:
        await self._tidy(now)
        await self._tables.uptime.sign_of_life()
        nexts = [await self._guarded(what, work) for what, work in self._chores.items()]
        self._next = min((when for when in nexts if when is not None), default=None)
        self._housekeeping_at, self._cup_writes = now, cup_writes

    async def _guarded(self, what: str, chore: Chore) -> float | None:
        """When a chore is due next; None where it failed: that keeps no other one, and no timer, from its turn."""
        with self._faults.logged(what, "housekeeping failed", chore=what):
            return await chore()
        return None

    async def _expire_all(self, due: Due, now: float) -> float | None:
        """Act on the due timers; returns when the next one is due."""
        for timer in due.timers:
            if timer not in self._postponed:
                await self._expire(timer)
        if not due.timers:
            return due.next_timer
        return await self._database.read(partial(rows.next_timer, kinds=ON_EXPIRY, after=now))

    async def _tidy(self, now: float) -> None:
        if not 0.0 <= now - self._tidied < TIDIED_EVERY:  # negative if the clock was set back
            await self._tables.forget_submissions()
            self._refused.clear()
            self._tidied = now

    async def _expire(self, timer: TimerRow) -> None:
        try:
            await self._tables.expire(timer.code, timer.kind, timer.seat)
        except BrokenTable as broken:
            log_fault("a table cannot be read", broken, table=timer.code, timer=timer.kind)
            self._postponed.put(timer, self.clock.now() + RETRY_AFTER)
        except Refused:  # somebody acted in between: their commit removed the timer, and another may set it again
            wait = self._refused[timer] = min(2 * self._refused.get(timer, REFUSAL_BACK_OFF / 2), RETRY_AFTER)
            self._postponed.put(timer, self.clock.now() + wait)
        except TransientDatabaseError:  # not this table's fault
            raise
        except Exception as error:
            log_fault("a timer of a table failed", error, table=timer.code, timer=timer.kind)
            self._postponed.put(timer, self.clock.now() + RETRY_AFTER)


def _due_at(connection: Connection, now: float, limit: int) -> Due:
    timers = rows.due_timers(connection, ON_EXPIRY, now, limit)
    return Due(timers, rows.next_timer(connection, ON_EXPIRY, now), cups.written(connection))
