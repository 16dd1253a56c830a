"""Waiting for two things at once: something was committed, or a time has come."""

from __future__ import annotations

import asyncio

from bot.clock import Clock


class WakeUp:
    """Rung by commits; sleeps until rung or until a time."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self._woken = clock, asyncio.Event()

    def wake(self) -> None:
        """Wake the one who waits, now or when it next waits."""
        self._woken.set()

    async def wait(self, until: float | None) -> None:
        """Return when rung, or at `until`."""
        woken = asyncio.ensure_future(self._woken.wait())
        slept = None if until is None else asyncio.ensure_future(self._clock.sleep_until(until))
        waits = [woken] if slept is None else [woken, slept]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        self._woken.clear()
