"""Waiting for two things at once: something was committed, or a time has come."""

from __future__ import annotations

import asyncio

from bot.clock import Clock


class WakeUp:
    """Lets one task sleep until a time, or until another wakes it."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self._woken = clock, asyncio.Event()

    def wake(self) -> None:
        """Wake the waiting task, or let its next wait return at once."""
        self._woken.set()

    async def wait(self, until: float | None) -> None:
        """Return when woken, or at `until` (seconds since 1970; None: never)."""
        woken = asyncio.ensure_future(self._woken.wait())
        slept = None if until is None else asyncio.ensure_future(self._clock.sleep_until(until))
        waits = [woken] if slept is None else [woken, slept]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        self._woken.clear()
