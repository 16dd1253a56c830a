"""Hands in prepared and standing answers some seconds after their question, always before its notification sounds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.clock import Clock
from bot.faults import log_fault, logged
from bot.tables.service import Tables
from bot.tables.storage import serialization
from bot.tables.values import BrokenTable, Judgement, PreparedAnswer, Snapshot, StandingAnswer
from db import AnswerRow, Database, TimerRow, TransientDatabaseError
from db import tables as rows
from rules.core import Refused

from .membership import ALONE, Member
from .own_timers import due_timers
from .postponed import Postponed
from .worker import Worker

CONCURRENCY = 4  # tables served at the same time
TIMERS_PER_TABLE = 8  # upper bound on the timers of one table
RETRY_AFTER = 60.0  # seconds until the next try at a table that failed

Judge = Callable[[Snapshot, PreparedAnswer | StandingAnswer], Judgement]


class PreparedAnswers(Worker):
    """Plays people's prepared and standing answers when the timers for them in the database are due."""

    NAME = "prepared answers"

    def __init__(self, database: Database, clock: Clock, tables: Tables, judge: Judge, member: Member = ALONE) -> None:
        super().__init__(clock)
        self._database, self._tables, self._judge, self._member = database, tables, judge, member
        self._postponed: Postponed[str] = Postponed(RETRY_AFTER)  # tables that failed
        tables.on_commit(self.wake_up.wake)

    async def round(self) -> float | None:
        """Start what is due; returns when the next round is due."""
        now = self.clock.now()
        self._postponed.free(now)
        enough = TIMERS_PER_TABLE * (CONCURRENCY + self.load + len(self._postponed))
        for timer in await due_timers(self._database, self._member, "hand_in", now, enough):
            if self.load < CONCURRENCY and timer.code not in self._postponed:
                self.begin(timer.code, partial(self._act, timer))
        next_one = await self._database.read(partial(rows.next_timer, kinds=("hand_in",), after=now))
        return min((when for when in (next_one, *self._postponed.times) if when is not None), default=None)

    async def _act(self, timer: TimerRow) -> None:
        try:
            if not await self.answer(timer.code, timer.seat):
                await self._tables.answers.forget_timer(timer)
        except BrokenTable as broken:
            self._postponed.put(timer.code, self.clock.now() + RETRY_AFTER)
            log_fault("a table cannot be read", broken, table=timer.code)
        except TransientDatabaseError:  # not this table's fault
            raise
        except Exception as error:
            # The notification goes out all the same, and a caretaker no longer waits for the stored answer.
            self._postponed.put(timer.code, self.clock.now() + RETRY_AFTER)
            log_fault("a stored answer failed", error, table=timer.code)
            with logged("a stored answer could not be left to the caretaker", table=timer.code):
                await self._leave_to_caretaker(timer)

    async def _leave_to_caretaker(self, timer: TimerRow) -> None:
        player = (await self._tables.look(timer.code)).players[timer.seat]
        if player and player.is_cared_for:
            await self._tables.answers.forget_timer(timer)

    async def answer(self, code: str, seat: int) -> bool:
        """Hand in the answer stored for the open question of a seat, once. False if nothing was played."""
        table = await self._tables.look(code)
        row = await self._tables.answers.stored_for(table, seat)
        player = table.players[seat]
        if row is None or table.undo_request or not table.runs or player is None or not player.hands_in:
            return False
        judged = self._judge(table, _read(row))
        if judged.moves:
            try:
                return not (await self._tables.answers.hand_in(table, judged, row)).repeated
            except Refused:  # somebody acted in between, or the answer is not legal after all
                table = await self._tables.look(code)
                if row != await self._tables.answers.stored_for(table, seat) or table.undo_request:
                    return False
        if row.what == serialization.PREPARED:
            await self._tables.answers.make_draft(table, row, judged)
        return False


def _read(row: AnswerRow) -> PreparedAnswer | StandingAnswer:
    return serialization.read_answer(row) if row.what == serialization.PREPARED else serialization.read_standing(row)
