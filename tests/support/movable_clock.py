"""A clock whose time stands still until a test moves it."""

from __future__ import annotations

import asyncio
import heapq
from itertools import count


class MovableClock:
    """The time in seconds since 1970, which stands still until moved."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = count()

    def now(self) -> float:
        """Seconds since 1970, as last moved."""
        return self._now

    async def sleep_until(self, when: float) -> None:
        """Return once the clock has been moved to `when` or has jumped, or at once if that is past."""
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
        """Set the clock forward or back without time passing: all sleepers wake and check again."""
        self._now += seconds
        sleepers, self._sleepers = self._sleepers, []
        for _, _, woken in sleepers:
            _wake(woken)


def _wake(sleeper: asyncio.Future[None]) -> None:
    if not sleeper.done():
        sleeper.set_result(None)
