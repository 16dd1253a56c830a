"""Delivers the private messages of people who watch a table: one a table and person, always silent."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import discord

from bot.clock import Clock
from bot.tables import DueMessage, Posted, Snapshot, Tables
from bot.ui.kit.perspective import Games, Perspective
from bot.ui.kit.posting import (
    FAULTS,
    NoPlace,
    NotAllowed,
    NotEditable,
    NotReachable,
    Unfinished,
    discord_errors,
    edit,
    post,
)
from bot.ui.kit.reader import words_of
from bot.ui.kit.screen import Screen
from bot.ui.screens.watch_page import Watcher, knew_line, least_watch_page, watch_left, watch_page

from .private_channels import PrivateChannels
from .standing import standing


@dataclass(frozen=True, slots=True)
class WatchDelivery:
    """Sends or edits the message of a watcher; who cannot be reached watches no more."""

    client: discord.Client
    tables: Tables
    games: Games
    clock: Clock
    channels: PrivateChannels

    async def __call__(self, row: DueMessage, table: Snapshot) -> Posted | None:
        """Deliver a row; None where nothing is left to send."""
        assert row.person is not None
        old = standing(await self.tables.messages.standing(table.code), "watch", row.person)
        try:
            if await self.tables.watching.watches(table.code, row.person):
                return await self._put(row, table, row.person, old)
            if old:
                await self._take_leave(table, row.person, old)
        except (NotReachable, NotAllowed, NoPlace):
            await self.tables.watching.lost(table.code, row.person)
        return None

    async def _put(self, row: DueMessage, table: Snapshot, person: int, old: Posted | None) -> Posted:
        perspective = await self._perspective(table, person)
        screen = least_watch_page(perspective) if row.least else await self._page(perspective, person)
        private = await self.channels.to(person)
        channel = self.client.get_partial_messageable(private.id)
        if old:
            with suppress(NotEditable):  # gone or too old: a new one takes its place
                await edit(channel, old.message, screen)
                return old
        message = await self._sent(row, channel, screen)
        if old and old.message != message:
            await _delete(channel, old.message)
        return Posted("watch", person, private.id, message, self.clock.now(), table.lines)

    async def _sent(self, row: DueMessage, channel: discord.PartialMessageable, screen: Screen) -> int:
        try:
            return await post(channel, screen, nonce=row.nonce, maybe_sent=row.maybe_sent, silent=True)
        except Unfinished as sent:
            await self.tables.messages.request(row.code, "watch", row.person)
            return sent.message

    async def _page(self, perspective: Perspective, person: int) -> Screen:
        watching, table = self.tables.watching, perspective.table
        own = await watching.predictions(table.code, person)
        may, share = watching.may_predict_again(table, own), await watching.share(table.code, person)
        return watch_page(perspective, Watcher(own, may, share))

    async def _take_leave(self, table: Snapshot, person: int, old: Posted) -> None:
        """Replace the message of who does not watch any more."""
        left = watch_left(await self._perspective(table, person))
        with suppress(NotEditable):
            await edit(self.client.get_partial_messageable(old.channel), old.message, left)
        await self.tables.messages.forget(table.code, "watch", person)

    async def _perspective(self, table: Snapshot, person: int) -> Perspective:
        """The table as the public sees it, in this person's words."""
        words = words_of(await self.tables.people.settings(person), table=table.terms.language)
        return Perspective(table, self.games[table.game], words)


async def _delete(channel: discord.PartialMessageable, message: int) -> None:
    with suppress(*FAULTS), discord_errors():
        await channel.get_partial_message(message).delete()


async def read_knew(tables: Tables, public: Perspective) -> str:
    """Who of those who watched a game that is over knew first, in a line; "" if nobody did."""
    knew = await tables.watching.knew_first(public.table.code)
    return knew_line(public, knew) if knew else ""
