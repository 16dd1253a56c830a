"""House players: they fill seats, see what their seat may see, and move through the same service as people."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from functools import partial

from bot.clock import Clock
from db import Database, TimerRow
from db import tables as rows
from rules.core import Ask, Move, Refused

from .alarm import Alarm
from .service import Tables
from .values import BrokenTable

log = logging.getLogger(__name__)

AT_ONCE = 4  # tables served side by side
SEATS = 8  # more timers than this no table has
SOON, AGAIN = 1.0, 60.0  # seconds before a table is tried again where nothing could be done, and where it failed

# Somebody acted in between, and that commit set the timers anew.
OVERTAKEN = frozenset({"out_of_date", "not_your_turn", "not_your_seat", "game_over", "not_running"})

Chooser = Callable[[Ask], Move]


def at_random(ask: Ask) -> Move:
    """A legal answer by chance. It sees nothing but the question of its own seat."""
    n = random.randint(ask.least, min(ask.most, len(ask.options)))
    return Move(ask.seat, ask.choice, tuple(random.sample(ask.options, n)), ask.revision)


class House:
    """One loop beside the service, driven by timers in the database: a restart forgets nothing."""

    def __init__(self, database: Database, clock: Clock, tables: Tables, choose: Chooser = at_random) -> None:
        self._database, self._clock, self._tables, self._choose = database, clock, tables, choose
        self._alarm = Alarm(clock)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._not_before: dict[str, float] = {}  # tables that failed
        tables.on_commit(self._alarm.ring)

    async def run(self) -> None:
        """Play until cancelled. A fault at one table is logged and never stops the others."""
        try:
            while True:
                try:
                    await self._alarm.wait(await self._look_round())
                except Exception:
                    log.exception("the house stumbled")
                    await self._clock.sleep_until(self._clock.now() + 1.0)
        finally:
            await self._leave()

    async def _leave(self) -> None:
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_round(self) -> float | None:
        """Start what is due; returns when to look again if nothing happens before."""
        now = self._clock.now()
        self._not_before = {code: when for code, when in self._not_before.items() if when > now}
        held = len(self._busy) + len(self._not_before)
        for timer in await self._database.read(
            partial(rows.due_timers, kind="house", now=now, limit=8 * AT_ONCE + 8 * held)
        ):
            if timer.code not in self._busy and timer.code not in self._not_before and len(self._busy) < AT_ONCE:
                task = asyncio.create_task(self._move(timer))
                self._busy[timer.code] = task
                task.add_done_callback(partial(self._moved, timer.code))
        next_one = await self._database.read(partial(rows.next_timer, kind="house", after=now))
        return min((when for when in (next_one, *self._not_before.values()) if when is not None), default=None)

    def _moved(self, code: str, _: asyncio.Task[None]) -> None:
        self._busy.pop(code, None)
        self._alarm.ring()

    async def _move(self, timer: TimerRow) -> None:
        wait = AGAIN
        try:
            if await self.answer(timer.code, timer.seat):
                return
            wait = SOON
        except BrokenTable as broken:
            log.error("%s", broken)
        except Refused as no:
            log.error("house player, table %s, seat %s: refused, %s", timer.code, timer.seat, no.refusal.key)
        except Exception:
            log.exception("house player, table %s, seat %s: failed", timer.code, timer.seat)
        self._not_before[timer.code] = self._clock.now() + wait

    async def answer(self, code: str, seat: int) -> bool:
        """Answer the question of a seat, once: the key holds table, seat and revision. False: nothing to answer."""
        table = await self._tables.look(code)
        ask = table.ask_of(seat)
        if ask is None or ask.given is not None or table.wish:
            return False
        key = f"house:{code}:{seat}:{ask.revision}"
        try:
            return not (await self._tables.play_house(code, seat, [self._choose(ask)], key=key)).repeated
        except Refused as no:
            if no.refusal.key in OVERTAKEN:
                return False
            raise
