"""Bot players: they fill seats, see what their seat may see, and move through the same service as people."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial

from bot.clock import Clock
from bot.faults import log_fault
from bot.tables.service import Tables
from bot.tables.values import BrokenTable, Snapshot
from db import Database, TimerRow
from db import tables as rows
from rules.core import Ask, Move, Refused

from . import bot_answers
from .worker import Worker

AT_ONCE = 4  # tables served side by side
SEATS = 8  # at most so many timers at one table
SOON, AGAIN = 1.0, 60.0  # seconds before a table is tried again where nothing could be done, and where it failed

# Somebody acted in between, and that commit set new timers.
OVERTAKEN = frozenset(
    {"out_of_date", "not_your_turn", "not_your_seat", "game_over", "not_running", "undo_request_open", "paused"}
)

Chooser = Callable[[Snapshot, Ask, int], Awaitable[Move]]  # `int`: how many answers the seat gave before


async def by_lot(table: Snapshot, ask: Ask, number: int) -> Move:
    """Any answer, drawn by lot."""
    assert table.state is not None
    return bot_answers.draw(bytes.fromhex(table.state.secret), ask, number)


class BotPlayers(Worker):
    """Moves for bot players when their timers in the database are due."""

    NAME = "bot players"

    def __init__(self, database: Database, clock: Clock, tables: Tables, choose: Chooser = by_lot) -> None:
        super().__init__(clock)
        self._database, self._tables, self._choose = database, tables, choose
        self._not_before: dict[str, float] = {}  # tables that failed
        tables.on_commit(self.wake_up.wake)

    async def round(self) -> float | None:
        """Start what is due; returns when the next move is."""
        now = self.clock.now()
        self._not_before = {code: when for code, when in self._not_before.items() if now < when <= now + AGAIN}
        limit = SEATS * (AT_ONCE + self.load + len(self._not_before))
        for timer in await self._database.read(partial(rows.due_timers, kind="bot_player", now=now, limit=limit)):
            if self.load < AT_ONCE and timer.code not in self._not_before:
                self.begin(timer.code, partial(self._move, timer))
        next_one = await self._database.read(partial(rows.next_timer, kind="bot_player", after=now))
        return min((when for when in (next_one, *self._not_before.values()) if when is not None), default=None)

    async def _move(self, timer: TimerRow) -> None:
        wait = AGAIN
        try:
            if await self.answer(timer.code, timer.seat):
                return
            wait = SOON
        except sqlite3.OperationalError:  # no fault of this table: the database cannot be used now
            raise
        except BrokenTable as broken:
            log_fault("a table cannot be read", broken, table=timer.code)
        except Refused as no:
            log_fault("a bot player was refused", no, table=timer.code, seat=timer.seat, refusal=no.refusal.key)
        except Exception as error:
            log_fault("a bot player failed", error, table=timer.code, seat=timer.seat)
        self._not_before[timer.code] = self.clock.now() + wait

    async def answer(self, code: str, seat: int) -> bool:
        """Answer the question of a seat, once. False if there is nothing to answer."""
        table = await self._tables.look(code)
        ask = table.ask_of(seat)
        if ask is None or ask.given is not None or table.undo_request or table.state is None or not table.runs:
            return False
        player = table.players[seat]
        if player and player.is_cared_for and await self._tables.answers.goes_first(code, seat):
            return False
        number = await self._database.read(partial(bot_answers.answers_given, code=code, seat=seat))
        move = await self._choose(table, ask, number)
        key = f"house:{code}:{seat}:{ask.revision}"  # stored in databases: keep its form
        try:
            if player and player.bot_number:
                return not (await self._tables.play_bot_player(code, seat, [move], key=key)).repeated
            return not (await self._tables.absences.play_caretaker(code, seat, move, key=f"care:{key}")).repeated
        except Refused as no:
            if no.refusal.key in OVERTAKEN:
                return False
            raise
