"""Whether this installation is at work and hears Discord: time in which it is not or does not counts on no clock."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from bot.clock import Clock
from bot.faults import log_fault
from db import Connection, Database, DatabaseError

from .storage import uptime
from .storage.uptime import Moved


class Uptime:
    """Notes signs of life, and when Discord was lost and came back. `clocks_moved` is told the tables it changes."""

    def __init__(
        self, database: Database, clock: Clock, clocks_moved: Callable[[Collection[str]], Awaitable[None]]
    ) -> None:
        self._database, self._clock, self._clocks_moved = database, clock, clocks_moved
        self._unwritten = deque[Callable[[Connection], Moved]]()  # losses and returns of Discord, in their order
        self._writing = asyncio.Lock()

    async def sign_of_life(self) -> None:
        """Note that this installation is at work: what lies between two such notes far apart counts on no clock.

        Where several processes serve the database, also whether their gateways hear Discord.
        """
        sign = partial(uptime.sign_of_life, now=self._clock.now(), shared=self._database.is_shared)
        await self._follow(await self._database.write(sign))
        await self._write()

    async def discord_gone(self) -> None:
        """Discord cannot be reached any more; of several processes none can tell, and `sign_of_life` looks at all."""
        await self._note(partial(uptime.discord_gone, now=self._clock.now()))

    async def discord_back(self) -> None:
        """Discord can be reached again; a long time without it counts on no clock."""
        await self._note(partial(uptime.discord_back, now=self._clock.now()))

    async def _note(self, change: Callable[[Connection], Moved]) -> None:
        """Write a change; where that fails, as on a full disk, the next sign of life tries again."""
        if self._database.is_shared:
            return
        self._unwritten.append(change)
        try:
            await self._write()
        except DatabaseError as fault:
            log_fault("whether Discord is in reach could not be written, and is tried again", fault)

    async def _write(self) -> None:
        async with self._writing:
            while self._unwritten:
                moved = await self._database.write(self._unwritten[0])
                self._unwritten.popleft()
                await self._follow(moved)

    async def _follow(self, moved: Moved) -> None:
        """The clocks of many tables moved: go on with them, a few at a time."""
        await self._clocks_moved(moved.codes)
        while moved.is_more:
            moved = await self._database.write(partial(uptime.rederive_some, now=self._clock.now()))
            await self._clocks_moved(moved.codes)
