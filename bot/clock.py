"""The clock, passed to everything that needs the time so that tests can control it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

LOOK = 5.0  # seconds between checks of the wall clock during a sleep
JUMP = 1.0  # seconds of change against the monotonic clock from which the wall clock counts as set; less is drift


class Clock(Protocol):
    """The time in seconds since 1970, and sleeping until a time."""

    def now(self) -> float:
        """Seconds since 1970; they jump forward or back when somebody sets the clock."""
        ...

    async def sleep_until(self, when: float) -> None:
        """Return at `when`, or at once if that is past; earlier if the clock is set, so check the time afterwards."""
        ...


class WallClock:
    """The real time, read from `wall`; every `look` seconds a sleeper checks whether it was set."""

    def __init__(self, wall: Callable[[], float] = time.time, look: float = LOOK) -> None:
        self._wall, self._look = wall, look

    def now(self) -> float:
        """Seconds since 1970."""
        return self._wall()

    async def sleep_until(self, when: float) -> None:
        """Return at `when`, at once if that is past, or soon after the clock was set."""
        before = self._ahead()
        while (left := when - self._wall()) > 0 and abs(self._ahead() - before) < JUMP:
            await asyncio.sleep(min(left, self._look))

    def _ahead(self) -> float:
        """Seconds by which the wall clock is ahead of the monotonic clock."""
        return self._wall() - time.monotonic()
