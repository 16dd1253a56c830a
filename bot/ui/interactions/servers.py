"""Follows which servers the bot is in: tables of one that removed it freeze, and go on when it is back."""

from __future__ import annotations

from contextlib import suppress

import aiohttp
import discord
import structlog

from bot.faults import log_fault
from bot.tables import Place, Tables
from bot.tables.values import StandingTable
from bot.ui.kit.permissions import is_closed
from rules.core import Refused

from .client import Client

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
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            if await is_closed(self._client, place.channel):
                return False
            server = self._client.get_guild(place.guild or 0)
            return True if server and not server.unavailable else None  # else its permissions are not known
        return None

    async def check(self, guild: int | None = None) -> None:
        """Freeze running tables that have lost their server, and let go on what has its place again, cups too.

        `guild`: only those of this server. Call it only while the client knows all its servers.
        """
        for table in await self._tables.moderation.standings(guild):
            try:
                await self._follow(table)
            except Refused:  # it changed meanwhile, or cannot be read
                continue
            except Exception as fault:
                log_fault("a table could not follow its server", fault, table=table.code)
        for cup in await self._tables.cups.lost(guild):
            if await self.has_place(cup.place):
                await self._tables.cups.place_found(cup.code)
                await self._tables.messages.request(cup.code, "cup")

    async def place_gone(self, channel: int) -> None:
        """Make the message of what stood in a channel or thread due, whose delivery finds that the place is gone."""
        try:
            if (table := await self._tables.table_of(channel)) and table.status in ("open", "running"):
                await self._tables.messages.request(table.code, "lobby" if table.status == "open" else "board")
            if (cup := await self._tables.cups.newest_in(channel)) is not None:
                await self._tables.messages.request(cup, "cup")
        except Refused:  # it cannot be read
            return

    async def _follow(self, table: StandingTable) -> None:
        if table.place.guild is None or not self._client.is_told_of(table.place.guild):
            return
        server = self._client.get_guild(table.place.guild)
        if server is None and table.standing != "frozen":
            await self._tables.absences.freeze(table.code)
            LOG.info("a table is frozen: the bot was removed from its server", table=table.code)
            return
        if table.standing != "frozen" or server is None or server.unavailable:
            return
        if not await is_closed(self._client, table.place.channel):
            await self._tables.absences.thaw(table.code)
            LOG.info("a table goes on: its place is back", table=table.code)
