"""Channels, threads and servers as deliveries need them: as the gateway tells of them, else fetched and kept.

A process without a gateway hears of no server, and one with some of the shards only of the servers on these.
"""

from __future__ import annotations

from contextlib import suppress
from copy import copy
from typing import Final, TypeVar

import discord
from cachetools import FIFOCache

from bot.clock import Clock
from bot.tables import Place
from bot.ui.kit.discord_internals import keep_channel, keep_member
from bot.ui.kit.permissions import lacking_in, wanted_after_refusal
from bot.ui.kit.posting import FAULTS, NoPerson, NoPlace, NotAllowed, discord_errors

Channel = discord.abc.GuildChannel | discord.Thread
C = TypeVar("C", bound=Channel)
K = TypeVar("K", bound=Channel | discord.Guild)
Kept = FIFOCache[int, tuple[float, K]]  # by id, with when each was fetched; the longest kept first
KEPT: Final = 300.0  # seconds for which a fetched channel and the roles of its server are taken to be unchanged
# Seconds for its kind and name: a move fetches nothing for these, and before they are changed they are fetched anew.
KEPT_AS_SEEN: Final = 12 * 3600.0
MOST_CHANNELS, MOST_SERVERS = 10_000, 1_000  # kept


class Places:
    """Finds channels and the bot's permissions there."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client, self._clock = client, clock
        self._channels: Kept[Channel] = FIFOCache(MOST_CHANNELS)
        self._servers: Kept[discord.Guild] = FIFOCache(MOST_SERVERS)

    async def found(self, id: int, within: float = KEPT) -> object:
        """A channel or thread, fetched anew after so many seconds.

        None where it is gone or hidden from the bot, which the next message there will meet and report.
        """
        if (told := self._client.get_channel(id)) is not None:
            return told
        return self._young(self._channels, id, within) or await self._fetched(id)

    async def at(self, place: Place) -> object:
        """The channel or thread of a table, perhaps as it was some hours ago; None where it is not known now."""
        if place.guild is None or self._hears(place.guild):
            return self._client.get_channel(place.channel)
        with suppress(*FAULTS):
            return await self.found(place.channel, KEPT_AS_SEEN)
        return None

    async def newest(self, channel: C) -> C:
        """The channel as it is now, before it is changed."""
        if self._hears(channel.guild.id):
            return channel
        found = await self._fetched(channel.id)
        return found if isinstance(found, type(channel)) else channel

    def keep(self, channel: Channel) -> None:
        """Keep a channel as Discord has just described it."""
        if self._hears(channel.guild.id):
            return
        if isinstance(channel, discord.Thread) and channel.parent is None:
            _, parent = self._channels.get(channel.parent_id, (0.0, None))
            if isinstance(parent, discord.TextChannel | discord.ForumChannel):
                keep_channel(channel.guild, parent)  # tells what kind of thread it is, and what may be done there
        self._channels[channel.id] = self._clock.now(), channel

    async def threads_in(self, parent: discord.TextChannel | discord.ForumChannel) -> list[discord.Thread]:
        """The threads of a channel or forum that are not archived. Raises what `discord_errors` raises."""
        if self._hears(parent.guild.id):
            return list(parent.threads)
        with discord_errors():
            return [thread for thread in await parent.guild.active_threads() if thread.parent_id == parent.id]

    async def lacking(self, channel: Channel, wanted: tuple[str, ...], *, surely: bool = False) -> tuple[str, ...]:
        """The wanted permissions that the bot lacks in a channel; none where that is unknown.

        What seems to be missing is looked up anew, as it may have been granted since; with `surely` everything is.
        """
        if not surely and not lacking_in(await self._in_its_server(channel, KEPT), wanted):
            return ()
        return lacking_in(await self._in_its_server(await self.newest(channel), 0.0), wanted)

    async def missing(self, place: Place) -> tuple[str, ...]:
        """The permissions to ask for after Discord refused a message: those missing, or all needed if none seems so."""
        channel = await self._in_its_server(await self.found(place.channel, within=0.0), 0.0)
        return wanted_after_refusal(channel)

    async def has_server(self, id: int | None) -> bool:
        """Whether the bot is still in a server, by what Discord says now: without it, its channels answer as hidden."""
        if id is None or self._hears(id):
            return True
        try:
            with discord_errors():
                await self._client.fetch_guild(id, with_counts=False)
        except (NotAllowed, NoPlace):
            return False
        except FAULTS:  # it is not known now
            return True
        return True

    async def is_member(self, guild: int, person: int) -> bool | None:
        """Whether somebody is in a server, by what Discord says now; None where it does not say."""
        server = self._client.get_guild(guild) or await self._server(guild, KEPT)
        if server is None:
            return None
        try:
            with discord_errors():
                await server.fetch_member(person)
        except NoPerson:
            return False
        except FAULTS:
            return None
        return True

    # ------------------------------------------------------------------- fetching

    def _hears(self, guild: int) -> bool:
        """Whether this process is told what changes on a server."""
        return self._client.get_guild(guild) is not None

    async def _fetched(self, id: int) -> Channel | None:
        """A channel from Discord, a thread with its parent; None where it is gone or hidden."""
        with suppress(NotAllowed, NoPlace, discord.HTTPException), discord_errors():
            channel = await self._client.fetch_channel(id)
            if not isinstance(channel, Channel):
                return None
            if isinstance(channel, discord.Thread) and channel.parent is None:
                await self.found(channel.parent_id)
            self.keep(channel)
            return channel
        return None

    async def _in_its_server(self, channel: object, within: float) -> object:
        """The channel with its server's roles and the bot as a member, from which its permissions follow."""
        if not isinstance(channel, Channel) or channel.guild.me is not None:
            return channel
        server = await self._server(channel.guild.id, within)
        if server is None:
            return channel
        parent = channel.parent if isinstance(channel, discord.Thread) else None
        if parent is not None:
            keep_channel(server, _moved(parent, server))
        return _moved(channel, server)

    async def _server(self, id: int, within: float) -> discord.Guild | None:
        if kept := self._young(self._servers, id, within):
            return kept
        assert self._client.user is not None
        with suppress(NotAllowed, NoPlace, discord.HTTPException), discord_errors():
            server = await self._client.fetch_guild(id, with_counts=False)
            keep_member(server, await server.fetch_member(self._client.user.id))
            self._servers[server.id] = self._clock.now(), server
            return server
        return None

    def _young(self, kept: Kept[K], id: int, within: float) -> K | None:
        """What was fetched within so many seconds."""
        at, found = kept.get(id, (0.0, None))
        return found if 0 <= self._clock.now() - at < within else None


def _moved(channel: C, server: discord.Guild) -> C:
    """A copy of a channel in this description of its server."""
    moved = copy(channel)
    moved.guild = server
    return moved
