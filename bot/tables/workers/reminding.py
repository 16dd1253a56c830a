"""The reminder worker: turns people's due alarms into one message per person."""

from __future__ import annotations

from functools import partial

from bot.clock import Clock
from bot.faults import RepeatedFaults
from bot.tables.service import Tables
from bot.tables.storage import reminders
from db import AlarmRow, Connection, Database, select

from .membership import ALONE, Member
from .worker import Worker

BATCH_SIZE = 50  # people in one round


class ReminderWorker(Worker):
    """Puts reminders into the outbox; whether they sound is decided on delivery."""

    NAME = "reminders"

    def __init__(self, database: Database, clock: Clock, tables: Tables, member: Member = ALONE) -> None:
        super().__init__(clock)
        self._database, self._tables, self._member = database, tables, member
        self._faults = RepeatedFaults()
        tables.on_commit(self.wake_up.wake)

    async def round(self) -> float | None:
        """Do what is due; returns when the next alarm is due."""
        now = self.clock.now()
        if not self._member.is_mine(self.NAME):
            return None
        people = await self._database.read(partial(_due, now=now))
        for person in people:
            with self._faults.logged(str(person), "somebody could not be reminded"):  # it keeps nobody else's back
                await self._tables.reminders.ring(person)
        return now if len(people) == BATCH_SIZE else await self._database.read(partial(_next, after=now))


def _due(connection: Connection, now: float) -> list[int]:
    limit = len(reminders.KINDS) * BATCH_SIZE  # a person has at most one of each kind
    where = "where kind in (?, ?) and due <= ? order by due limit ?"
    rows = select(connection, AlarmRow, where, *reminders.KINDS, now, limit)
    return list(dict.fromkeys(row.person for row in rows))[:BATCH_SIZE]


def _next(connection: Connection, after: float) -> float | None:
    where = "select min(due) from alarms where kind in (?, ?) and due > ?"
    (due,) = connection.execute(where, (*reminders.KINDS, after)).fetchone()
    return None if due is None else float(due)
