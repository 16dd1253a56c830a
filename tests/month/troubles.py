"""What goes wrong with the machine, the way to Discord, channels and servers while a month runs."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.tables import Place
from db import DatabaseError
from rules.core import Refused

from .people import DAY, HOUR
from .plan import REMOVING, SERVERS, Fault
from .process import Process

if TYPE_CHECKING:
    from .month import Month

CHANNELS = 10_000  # the table with number n is in the channel with this number and n more


@dataclass(frozen=True)
class Troubles:
    """Lets the troubles of a month's plan happen, each at its time."""

    month: Month

    def doings(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """What goes on side by side until the month is over."""
        return self._trouble(), self._servers()

    async def _trouble(self) -> None:
        for fault in self.month.plan.troubles():
            await asyncio.sleep(max(0.0, fault.at - self.month.clock.true_now()))
            self.month.loop.create_task(self._happens(fault))

    async def _happens(self, fault: Fault) -> None:
        process = self.month.process
        if process is None:
            return
        self.month.tell("", f"{fault.what} happens ({fault.seconds:g} s)")
        self.month.promises.up_since = self.month.clock.now() + fault.seconds + HOUR
        with suppress(DatabaseError, asyncio.CancelledError):  # the disk is full, or the process was killed
            await self._begin_and_end(fault, process)
        self.month.promises.up_since = max(self.month.promises.up_since, self.month.clock.now() + HOUR)

    async def _begin_and_end(self, fault: Fault, process: Process) -> None:
        match fault.what:
            case "restart":
                self.month.down_for = fault.seconds
                self.month.died()
            case "statement":
                self.month.down_for, process.thread.fatal = fault.seconds, fault.lot % 300
            case "ahead" | "back" | "second":
                self.month.clock.jump(fault.seconds)
                if fault.seconds < 0:
                    self.month.promises.forget_accounts()
            case "hang":
                self.month.loop.seconds += fault.seconds
            case "full":
                process.thread.full = True
                await asyncio.sleep(fault.seconds)
                process.thread.full = False
            case "outage":
                await self._without_discord(fault.seconds)
            case "gateway":
                await process.tables.uptime.discord_gone()
                await self._without_discord(fault.seconds)
                if self.month.process:
                    await self.month.process.tables.uptime.discord_back()
            case "channel":
                await self._without_channel(fault)

    async def _without_discord(self, seconds: float) -> None:
        self.month.discord.down = True
        await asyncio.sleep(seconds)
        self.month.discord.down = False

    async def _without_channel(self, fault: Fault) -> None:
        """A channel is deleted; some time later somebody moves its table to a new one."""
        n = fault.lot % self.month.plan.tables
        channel = CHANNELS + n
        self.month.discord.deleted.add(channel)
        await asyncio.sleep(fault.seconds)
        tables = self.month.tables
        table = await tables.table_of(channel) if tables else None
        if tables and table and table.status == "running":
            place = Place(table.place.guild, 2 * CHANNELS + n)
            self.month.discord.guilds[1 + n % SERVERS].append(place.channel)
            self.month.tell(table.code, "moves to another channel")
            with suppress(Refused):
                await tables.moderation.move(table.code, place)

    async def _servers(self) -> None:
        """One server removes the bot for some days, another one for good."""
        chance = self.month.plan.chance("servers")
        for guild in REMOVING:
            if self.month.plan.faults and self.month.plan.has("server", guild):
                gone = chance.uniform(0.2, 0.6) * self.month.plan.days * DAY
                back = chance.uniform(0.1, 0.3) * self.month.plan.days * DAY if guild == 1 else None
                self.month.loop.create_task(self._server(guild, gone, back))

    async def _server(self, guild: int, gone: float, back: float | None) -> None:
        await asyncio.sleep(gone)
        self.month.tell("", f"server {guild} removes the bot")
        self.month.discord.without_bot.add(guild)
        await self._follow(guild)
        if back is not None:
            await asyncio.sleep(back)
            self.month.tell("", f"server {guild} invites the bot")
            self.month.discord.without_bot.discard(guild)
            await self._follow(guild)

    async def _follow(self, guild: int) -> None:
        """The client of the process that is up hears of it; a later one finds it so."""
        self.month.promises.up_since = self.month.clock.now() + HOUR
        if process := self.month.process:
            self.month.discord.tell_of(guild, process.client)
            with suppress(DatabaseError, asyncio.CancelledError):
                await process.servers.check(guild)
