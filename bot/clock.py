"""The clock, passed to everything that needs the time so that tests can move it."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count
from typing import Protocol

LOOK = 5.0  # seconds between looks at the wall clock while somebody sleeps by it
JUMP = 1.0  # seconds between wall clock and monotonic clock that count as setting it; less is drift


class Clock(Protocol):
    """The time in seconds since 1970, and sleeping until a time."""

    def now(self) -> float:
        """Seconds since 1970; they jump forward or back when somebody sets the clock."""
        ...

    async def sleep_until(self, when: float) -> None:
        """Return at `when`, or at once if that is past; earlier if the clock is set, so check the time again."""
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


class MovableClock:
    """A clock for tests: the time stands still until moved."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = count()

    def now(self) -> float:
        """Seconds since 1970, as last moved."""
        return self._now

    async def sleep_until(self, when: float) -> None:
        """Return once the clock was moved to `when` or set, or at once if that is past."""
        if when <= self._now:
            return
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (when, next(self._order), woken))
        await woken

    def move(self, seconds: float) -> None:
        """Let time pass, and wake the sleepers that are due."""
        self._now += seconds
        while self._sleepers and self._sleepers[0][0] <= self._now:
            _wake(heapq.heappop(self._sleepers)[2])

    def jump(self, seconds: float) -> None:
        """Set the clock forward or back without time passing: all sleepers wake and look again."""
        self._now += seconds
        sleepers, self._sleepers = self._sleepers, []
        for _, _, woken in sleepers:
            _wake(woken)


def _wake(sleeper: asyncio.Future[None]) -> None:
    if not sleeper.done():
        sleeper.set_result(None)
