"""The one clock: handed to all who need the time, so that tests can move it."""

from __future__ import annotations

import asyncio
import heapq
import time
from itertools import count
from typing import Protocol


class Clock(Protocol):
    """What the house needs of the time: seconds since 1970, and to be woken."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def sleep_until(self, when: float) -> None:
        """Return at `when`, or at once if that is past."""
        ...


class WallClock:
    """The real time."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep_until(self, when: float) -> None:
        """Return at `when`, or at once if that is past."""
        while (left := when - time.time()) > 0:
            await asyncio.sleep(min(left, 3600.0))  # looks again: the wall clock may be set


class MovableClock:
    """A time that stands until it is moved."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = count()

    def now(self) -> float:
        """Seconds since 1970, as last moved."""
        return self._now

    async def sleep_until(self, when: float) -> None:
        """Return once the clock was moved to `when`, or at once if that is past."""
        if when <= self._now:
            return
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (when, next(self._order), woken))
        await woken

    def move(self, seconds: float) -> None:
        """Let time pass: everybody whose moment has come wakes."""
        self._now += seconds
        while self._sleepers and self._sleepers[0][0] <= self._now:
            woken = heapq.heappop(self._sleepers)[2]
            if not woken.done():
                woken.set_result(None)
