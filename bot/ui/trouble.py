"""Where a table cannot be shown: the people who can act are told, once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import discord
import structlog

from bot.tables import Posted, Snapshot, Tables
from bot.tables.courier import Later
from bot.text import Words

from .post_private import PrivatePost
from .posting import NoPlace, NotAllowed, NotReachable, only, understood

LOG = structlog.get_logger(__name__)
AGAIN: Final = 24 * 3600  # seconds until the same trouble is worth another message
NEEDED: Final = ("view_channel", "send_messages", "read_message_history")
NEEDED_IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "read_message_history")


@dataclass(frozen=True, slots=True)
class Trouble:
    """Tells people by private message why their table does not show."""

    client: discord.Client
    tables: Tables
    private: PrivatePost

    async def place_gone(self, table: Snapshot) -> None:
        """The channel is gone: everybody seated is told how to go on elsewhere."""
        for person in table.people:
            await self._tell(table, person, "gone", "notice-channel-gone")

    async def not_allowed(self, table: Snapshot) -> None:
        """We may not write there: the host is told which permission is missing."""
        lacking = missing(self.client, table.place.channel)
        await self._tell(table, table.host, "not_allowed", "notice-not-allowed", lacking)

    async def _tell(self, table: Snapshot, person: int, kind: str, key: str, lacking: tuple[str, ...] = ()) -> None:
        told = next((p for p in await self.tables.messages(table.code) if (p.kind, p.person) == (kind, person)), None)
        if told and told.channel == table.place.channel and self.private.clock.now() - told.at < AGAIN:
            return
        sight = await self.private.sight_of(table, person)
        facts = {"permissions": permission_names(sight.words, lacking)} if lacking else {}
        text = sight.words(key, title=sight.title, code=table.code, place=f"<#{table.place.channel}>", **facts)
        try:
            channel = await self.private.channel_to(person)
            with understood():
                message = await channel.send(text, allowed_mentions=only(()))
        except (NotReachable, NotAllowed, NoPlace, Later):
            LOG.info("nobody could be told that a table does not show", table=table.code)
            return
        posted = Posted(kind, person, table.place.channel, message.id, self.private.clock.now())
        await self.tables.remember(table.code, posted)


def missing(client: discord.Client, channel_id: int) -> tuple[str, ...]:
    """The permissions we lack in a channel, as far as can be told; else all that we need."""
    channel = client.get_channel(channel_id)
    needed = NEEDED_IN_THREAD if isinstance(channel, discord.Thread) else NEEDED
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or channel.guild.me is None:
        return needed
    return lacking_of(channel.permissions_for(channel.guild.me), needed) or needed


def lacking_of(have: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    """Which of the needed permissions are not there."""
    return tuple(name for name in needed if not getattr(have, name))


def permission_names(words: Words, names: tuple[str, ...]) -> str:
    """Permissions as Discord's own settings call them."""
    return ", ".join(words(f"permission-{name}") for name in names)
