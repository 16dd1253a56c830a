"""Whether a board is still the newest message of its channel, asked of Discord now and then."""

from __future__ import annotations

from typing import Final

import discord
from cachetools import FIFOCache

from bot.clock import Clock
from bot.tables import DueMessage, Posted, Snapshot, Tables
from bot.ui.kit.posting import count_newer

YOUNG: Final = 55 * 60  # seconds: Discord limits edits of older messages
REMEMBERED: Final = 10_000  # messages


class Newest:
    """Which messages were the newest of their channels when they were sent or last asked about.

    Asking costs a request of the token, and boards are edited often in lively play. What is written below one within
    `trusted` seconds is noticed by the next edit after them.
    """

    def __init__(self, client: discord.Client, clock: Clock, trusted: float) -> None:
        self._client, self._clock, self._trusted = client, clock, trusted
        self._asked: FIFOCache[int, float] = FIFOCache(REMEMBERED)  # message -> when it was found to be the newest

    async def is_newest(self, posted: Posted, *, surely: bool) -> bool:
        """Whether nothing stands below a message, as far as was asked lately; `surely`: ask in any case."""
        last = max(posted.at, self._asked.get(posted.message, 0.0))
        if not surely and 0 <= self._clock.now() - last < self._trusted:
            return True
        channel = self._client.get_partial_messageable(posted.channel)
        found = await count_newer(channel, posted.message) == 0
        if found:
            self._asked[posted.message] = self._clock.now()
        return found

    async def is_editable(self, board: Posted, row: DueMessage, table: Snapshot, tables: Tables) -> bool:
        """Whether a board can be edited: it is young, and the newest message or soon replaced by a mention.

        Where an earlier try may have sent a newer one, Discord is asked.
        """
        if board.channel != table.place.channel or self._clock.now() - board.at > YOUNG:
            return False
        return await self.is_newest(board, surely=row.maybe_sent) or await tables.messages.has_mention_due(table.code)
