"""Waiting until a commit or until a time, whichever comes first."""

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

    async def wait(self, until: float) -> None:
        """Return when woken, or at `until` (seconds since 1970)."""
        woken = asyncio.ensure_future(self._woken.wait())
        slept = asyncio.ensure_future(self._clock.sleep_until(until))
        try:
            await asyncio.wait([woken, slept], return_when=asyncio.FIRST_COMPLETED)
        finally:
            woken.cancel()
            slept.cancel()
        self._woken.clear()
