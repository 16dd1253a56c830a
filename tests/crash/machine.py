"""The machine under the bot: its disk fills up and is cleared, its clock is set a day forward or back.

Where the database is on a server, the connection to it is cut. Discord has a storm now and then, too.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable

from bot.sandbox.limits import Limits
from tests.support.beside import Beside
from tests.support.bot_process import BotProcess
from tests.support.disks import SmallDisk

DAY = 86_400.0
STORM = 2, 1.0  # requests of the token in so many seconds; all others are refused for all of it


class Machine:
    """One machine for a night. `befell` counts what happened to it.

    The clock is right, or a day off to the side that this night has chosen.
    """

    def __init__(
        self, disk: SmallDisk | None, chance: random.Random, befell: Counter[str], beside: Beside, limits: Limits
    ) -> None:
        self._disk, self._chance, self._befell, self._beside, self._limits = disk, chance, befell, beside, limits
        self._off = chance.choice((DAY, -DAY))
        self.is_full, self.ahead = False, 0.0

    async def go_wrong(self, bot: BotProcess) -> None:
        """One thing after another, until cancelled: what is wrong then stays so."""
        things: list[Callable[[BotProcess], Awaitable[None]]] = [
            self._full_disk,
            self._cut,
            self._set_clock,
            self._storm,
        ]
        while True:
            await asyncio.sleep(self._chance.uniform(0.0, 1.5))
            await self._chance.choice(things)(bot)

    async def _full_disk(self, bot: BotProcess) -> None:
        if self._disk is None:
            return
        self._befell["the disk was full"] += 1
        self._disk.fill()
        self.is_full = True
        await asyncio.sleep(self._chance.uniform(0.2, 1.5))
        self.make_room()

    async def _cut(self, bot: BotProcess) -> None:
        """The connection to the server breaks, in the middle of whatever it carries."""
        self._befell["the connection was cut"] += self._beside.cut()

    async def _set_clock(self, bot: BotProcess) -> None:
        self._befell["the clock was set by a day"] += 1
        self.ahead = 0.0 if self.ahead else self._off
        bot.set_clock(self.ahead)

    async def _storm(self, bot: BotProcess) -> None:
        await storm(self._limits, self._befell, self._chance.uniform(0.2, 1.5))

    def make_room(self) -> None:
        """Somebody clears the disk."""
        if self._disk:
            self._disk.make_room()
        self.is_full = False

    def put_right(self, bot: BotProcess) -> None:
        """Somebody clears the disk and sets the clock."""
        self.make_room()
        self.ahead = 0.0
        bot.set_clock(0.0)

    def refused_a_start(self) -> None:
        """A bot could not start on the full disk, so somebody cleared it."""
        assert self.is_full, "a start was refused though the disk had room"
        self._befell["a start was refused on the full disk"] += 1
        self.make_room()


async def storm(limits: Limits, befell: Counter[str], seconds: float) -> None:
    """For so long Discord refuses nearly all requests of the token."""
    befell["Discord refused nearly all"] += 1
    usual, limits.global_limit = limits.global_limit, STORM
    try:
        await asyncio.sleep(seconds)
    finally:
        limits.global_limit = usual
