"""Opens private channels to people, no faster than Discord allows."""

from __future__ import annotations

import asyncio
from typing import Final

import discord
from cachetools import LRUCache

from bot.clock import Clock
from bot.tables.values.delivery import Later
from bot.ui.kit.posting import WAIT_TO_OPEN, TooFast, discord_errors

LONGEST_WAIT: Final = 8 * WAIT_TO_OPEN  # seconds
KEPT: Final = 10_000  # people whose channel is kept
AT_ONCE: Final = 5  # opened side by side: no more are on their way when Discord refuses the first one


class PrivateChannels:
    """Opens private channels, a few at a time, and keeps them: discord.py forgets all but the last 128 that were used.

    After Discord refuses one as too fast, it waits, twice as long each time in a row.
    """

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client, self._clock = client, clock
        self._not_before = 0.0
        self._wait = WAIT_TO_OPEN
        self._opening = asyncio.Semaphore(AT_ONCE)
        self._kept: LRUCache[int, discord.DMChannel] = LRUCache(KEPT)  # by person

    async def to(self, person: int) -> discord.DMChannel:
        """The private channel to a person. Raises `Later` while no new one may be opened."""
        if known := self._known(person):
            return known
        async with self._opening:
            channel = self._kept[person] = self._known(person) or await self._opened(person)
            return channel

    async def _opened(self, person: int) -> discord.DMChannel:
        before = self._not_before
        if 0 < (left := before - self._clock.now()) <= LONGEST_WAIT:  # longer: the clock was set back
            raise Later(left)
        try:
            with discord_errors():
                channel = await self._client.create_dm(discord.Object(person))
        except TooFast:
            if self._not_before == before:  # else another one was refused meanwhile: that is one refusal in a row
                self._not_before = self._clock.now() + self._wait
                self._wait = min(2 * self._wait, LONGEST_WAIT)
            raise Later(self._not_before - self._clock.now()) from None
        if self._not_before == before:
            self._wait = WAIT_TO_OPEN
        return channel

    def _known(self, person: int) -> discord.DMChannel | None:
        """The person's channel if it is kept, here or by the client."""
        if kept := self._kept.get(person):
            return kept
        channels = (each for each in self._client.private_channels if isinstance(each, discord.DMChannel))
        return next((each for each in channels if each.recipient and each.recipient.id == person), None)
