"""The courier: carries what is due to Discord, tries again, and never loses a message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.clock import Clock
from db import Database, DueRow, Link, outbox

from . import storing
from .alarm import Alarm
from .commits import nonce
from .hearing import note
from .service import Tables
from .values import Due, Posted

log = logging.getLogger(__name__)

AT_ONCE = 12  # deliveries side by side
BREATH = 0.05  # seconds after a commit: whoever acted is answered first, and quick moves share one board
LONGEST = 60.0  # seconds one delivery may take: after that it may have arrived, and is tried again
BACK_OFF = (1.0, 2.0, 5.0, 15.0, 60.0, 300.0)  # seconds before the next tries; the last one for all further

Deliver = Callable[[Due], Awaitable[Posted | None]]  # sends or edits; returns where a new message stands
Lane = str | int  # a table's code or a person's id


class Later(Exception):
    """This row cannot be delivered now: try again after so many seconds (None: the usual back-off)."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(f"later: {seconds}")
        self.seconds = seconds


class Never(Exception):
    """This row can never be delivered (the channel is gone): it is dropped, the reason is logged."""


class Courier:
    """One loop beside the service. `run()` in a task; `stop()` at the end lets what is under way arrive.

    Rows of one table's public messages go one after the other, and so do those of one person; a channel that fails
    or hangs holds up nobody else.
    """

    def __init__(
        self, database: Database, clock: Clock, tables: Tables, deliver: Deliver, breath: float = BREATH
    ) -> None:
        self._database, self._clock, self._deliver, self._breath = database, clock, deliver, breath
        self._alarm = Alarm(clock)
        self._under_way: dict[Lane, asyncio.Task[None]] = {}
        self._stopping = False
        tables.on_commit(self._alarm.ring)

    async def run(self) -> None:
        """Deliver until stopped. A fault is logged and waited out; only cancelling ends it otherwise."""
        while not self._stopping:
            try:
                await self._alarm.wait(await self._send_out())
                await asyncio.sleep(self._breath)
            except Exception:
                log.exception("the courier stumbled")
                await self._clock.sleep_until(self._clock.now() + BACK_OFF[0])

    async def stop(self, grace: float = 5.0) -> None:
        """Take nothing new, let what is under way arrive for so many seconds; the rest stays for the next start."""
        self._stopping = True
        self._alarm.ring()
        if tasks := list(self._under_way.values()):
            _, late = await asyncio.wait(tasks, timeout=grace)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _send_out(self) -> float | None:
        """Start what is due; returns when to look again if nothing happens before."""
        rows = await self._database.read(partial(outbox.due, now=self._clock.now(), limit=AT_ONCE + self._load))
        for row in rows:
            lane = _lane(row)
            if self._load < AT_ONCE and lane not in self._under_way and not self._stopping:
                task = asyncio.create_task(self._carry(row))
                self._under_way[lane] = task
                task.add_done_callback(partial(self._arrived, lane))
        return await self._database.read(partial(outbox.next_due, after=self._clock.now()))

    @property
    def _load(self) -> int:
        return len(self._under_way)

    def _arrived(self, lane: Lane, _: asyncio.Task[None]) -> None:
        self._under_way.pop(lane, None)
        self._alarm.ring()

    async def _carry(self, row: DueRow) -> None:
        try:
            async with asyncio.timeout(LONGEST):
                posted = await self._deliver(_due(row))
            done = partial(_delivered, row=row, posted=posted, now=self._clock.now())
        except Later as later:
            done = self._again(row, later.seconds)
        except Never as never:
            log.warning("dropped a %s of table %s: %s", row.kind, row.code, never)
            done = partial(outbox.drop, row=row)
        except Exception:
            log.exception("a %s of table %s did not arrive", row.kind, row.code)
            done = self._again(row, None)
        await self._database.write(done)

    def _again(self, row: DueRow, seconds: float | None) -> partial[None]:
        wait = BACK_OFF[min(row.attempts, len(BACK_OFF) - 1)] if seconds is None else seconds
        return partial(outbox.postpone, row=row, due_at=self._clock.now() + wait)


def _delivered(link: Link, row: DueRow, posted: Posted | None, now: float) -> None:
    stands = storing.message_row(row.code, posted) if posted else None
    outbox.delivered(link, row, stands, fresh_nonce=nonce())
    if posted:
        note(link, row.code, posted.rung, now)


def _lane(row: DueRow) -> Lane:
    return row.person if row.kind in outbox.PERSONAL else row.code


def _due(row: DueRow) -> Due:
    return Due(
        id=row.id or 0,
        code=row.code,
        kind=row.kind,  # type: ignore[arg-type]  # written by this room only
        person=row.person or None,
        topic=row.topic,
        facts=storing.read_facts(row.facts),
        due=row.due,
        sound=bool(row.sound),
        nonce=row.nonce,
        attempts=row.attempts,
        version=row.version,
    )
