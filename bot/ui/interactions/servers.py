"""Follows which servers the bot is in, and where it may write: tables freeze without a place, and go on with one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog

from bot.clock import Clock
from bot.faults import log_fault, logged
from bot.tables import BrokenTable, Place, Tables
from bot.tables.values import StandingTable
from bot.tables.workers.worker import Worker
from bot.ui.delivery.sending import AGAIN_AFTER
from bot.ui.kit.permissions import FOR_THREADS, NEEDED_IN_FORUM, is_closed, lacking_in
from rules.core import Refused

from .client import Client
from .server_settings import forum_in

LOG = structlog.get_logger(__name__)


class Servers:
    """Compares the servers of the client with those of running tables, and cups, that its shards would tell of.

    A server that the client knows and that is unavailable is out of order at Discord: nothing is changed.
    """

    def __init__(self, client: Client, tables: Tables) -> None:
        self._client, self._tables = client, tables

    async def has_place(self, place: Place) -> bool | None:
        """Whether the bot can write in a place; None where this process cannot tell, or Discord does not answer."""
        if self._client.user is None:  # not logged in
            return None
        closed = await is_closed(self._client, place.channel)
        if closed or closed is None:
            return False if closed else None
        server = self._client.get_guild(place.guild or 0)
        return True if server and not server.unavailable else None  # else its permissions are not known

    async def has_room(self, place: Place) -> bool | None:
        """Whether a round of a cup can begin in a place, whose tables need threads or posts. None: as above."""
        can_write = await self.has_place(place)
        if not can_write or place.guild is None:
            return can_write
        if (forum := forum_in(self._client, await self._tables.people.server(place.guild))) is not None:
            return not lacking_in(forum, NEEDED_IN_FORUM)
        channel = self._client.get_channel(place.channel)
        return isinstance(channel, discord.TextChannel) and not lacking_in(channel, FOR_THREADS)

    async def check(self, guild: int | None = None) -> None:
        """Freeze running tables that have lost their server, and let go on what has its place again, cups too.

        `guild`: only those of this server. Call it only while the client knows all its servers.
        """
        for table in await self._tables.moderation.standings(guild):
            is_lost = table.standing != "frozen" and self._has_lost_its_server(table)
            if is_lost and await self._follows(table, self._tables.absences.freeze):
                LOG.info("a table is frozen: the bot was removed from its server", table=table.code)
        await self.look_again(guild)

    async def look_again(self, guild: int | None = None) -> None:
        """Let tables and cups go on that have their place again. `guild`: only those of this server."""
        for table in await self._tables.moderation.standings(guild):
            with logged("a table could not be looked at for its place", table=table.code):
                is_back = table.standing == "frozen" and self._knows(table.place) and await self.has_place(table.place)
                if is_back and await self._follows(table, self._tables.absences.thaw):
                    LOG.info("a table goes on: its place is back", table=table.code)
        for cup in await self._tables.cups.lost(guild):
            with logged("a cup could not be looked at for its place", cup=cup.code):
                if self._knows(cup.place) and await self.has_room(cup.place):
                    await self._tables.cups.place_found(cup.code)
                    await self._tables.messages.request(cup.code, "cup")

    def _knows(self, place: Place) -> bool:
        return self._client.get_guild(place.guild or 0) is not None

    async def place_gone(self, channel: int) -> None:
        """Make the message of what stood in a channel or thread due, whose delivery finds that the place is gone."""
        try:
            if (table := await self._tables.table_of(channel)) and table.status in ("open", "running"):
                await self._tables.messages.request(table.code, "lobby" if table.status == "open" else "board")
            if (cup := await self._tables.cups.newest_in(channel)) is not None:
                await self._tables.messages.request(cup, "cup")
        except (Refused, BrokenTable):
            return

    def _has_lost_its_server(self, table: StandingTable) -> bool:
        guild = table.place.guild
        return guild is not None and self._client.is_told_of(guild) and self._client.get_guild(guild) is None

    async def _follows(self, table: StandingTable, change: Callable[[str], Awaitable[Any]]) -> bool:
        """Change a table; whether it was possible."""
        try:
            await change(table.code)
        except (Refused, BrokenTable):  # it changed meanwhile, or another one has its channel
            return False
        except Exception as fault:
            log_fault("a table could not follow its server", fault, table=table.code)
            return False
        return True


class PlaceWorker(Worker):
    """Looks every ten minutes whether what rests has its place again; the end of a time-out, say, nobody tells."""

    NAME = "places"
    HEEDS_COMMITS = False

    def __init__(self, servers: Servers, clock: Clock) -> None:
        super().__init__(clock)
        self._servers, self._looked = servers, clock.now()  # at the start all servers are checked anyway

    async def round(self) -> float:
        """Look where that is due."""
        if not 0 <= self.clock.now() - self._looked < AGAIN_AFTER:  # below 0 where somebody has set the clock back
            now = self.clock.now()
            await self._servers.look_again()
            self._looked = now  # after a fault it is looked again at once
        return self._looked + AGAIN_AFTER
