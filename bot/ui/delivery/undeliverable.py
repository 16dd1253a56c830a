"""Where a table cannot be shown as it should: the people who can act are told, once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import discord
import structlog

from bot.tables import Posted, Snapshot, Tables
from bot.ui.kit.permissions import missing, permission_names
from bot.ui.kit.posting import FAULTS, only, understood

from .direct_messages import DirectMessages
from .threads import NoThread

LOG = structlog.get_logger(__name__)
AGAIN: Final = 24 * 3600  # seconds until the same trouble is worth another message


@dataclass(frozen=True, slots=True)
class Undeliverable:
    """Tells people by direct message why their table does not show."""

    client: discord.Client
    tables: Tables
    private: DirectMessages

    async def place_gone(self, table: Snapshot) -> None:
        """The channel is gone: everybody seated is told how to go on elsewhere."""
        for person in table.people:
            await self._tell(table, person, "gone", "notice-channel-gone")

    async def locked(self, table: Snapshot) -> None:
        """The thread is locked: everybody seated is told who can unlock it and how to go on elsewhere."""
        for person in table.people:
            await self._tell(table, person, "locked", "notice-thread-locked")

    async def no_thread(self, table: Snapshot, why: NoThread) -> None:
        """The table got no thread and is played in the channel itself: the host is told why."""
        await self._tell(table, table.host, "no_thread", why.key, why.lacking)

    async def not_allowed(self, table: Snapshot) -> None:
        """We may not write there: the host is told which permission is missing."""
        lacking = missing(self.client, table.place.channel)
        await self._tell(table, table.host, "not_allowed", "notice-not-allowed", lacking)

    async def _tell(self, table: Snapshot, person: int, kind: str, key: str, lacking: tuple[str, ...] = ()) -> None:
        told = next(
            (p for p in await self.tables.messages.standing(table.code) if (p.kind, p.person) == (kind, person)), None
        )
        if told and told.channel == table.place.channel and 0 <= self.private.clock.now() - told.at < AGAIN:
            return
        perspective = await self.private.perspective_of(table, person)
        facts = {"permissions": permission_names(perspective.words, lacking)} if lacking else {}
        text = perspective.words(
            key, title=perspective.title, code=table.code, place=f"<#{table.place.channel}>", **facts
        )
        try:
            channel = await self.private.channel_to(person)
            with understood():
                message = await channel.send(text, allowed_mentions=only(()))
        except FAULTS:
            LOG.info("nobody could be told that a table does not show", table=table.code)
            return
        posted = Posted(kind, person, table.place.channel, message.id, self.private.clock.now())
        await self.tables.messages.remember(table.code, posted)
