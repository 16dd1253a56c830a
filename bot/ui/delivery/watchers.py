"""Delivers the private messages of people who watch a table: one a table and person, always silent."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import discord

from bot.clock import Clock
from bot.tables import DueMessage, Posted, Snapshot, Tables
from bot.ui.kit.best_effort import best_effort
from bot.ui.kit.illustrator import LOOKS, Illustrator
from bot.ui.kit.perspective import Games, Perspective
from bot.ui.kit.posting import (
    NOT_DELIVERED,
    NotEditable,
    NotReachable,
    discord_errors,
    edit,
    unless_refused,
)
from bot.ui.kit.reader import words_of
from bot.ui.kit.screen import Screen
from bot.ui.screens.watch_page import Watcher, knew_line, least_watch_page, watch_left, watch_page

from .posted import find_posted
from .private_channels import PrivateChannels
from .sending import arrived, send_once


@dataclass(frozen=True, slots=True)
class WatchDelivery:
    """Sends or edits the message of a watcher; who cannot be reached watches no more."""

    client: discord.Client
    tables: Tables
    games: Games
    clock: Clock
    channels: PrivateChannels
    illustrator: Illustrator

    async def __call__(self, row: DueMessage, table: Snapshot) -> Posted | None:
        """Deliver a row; None where nothing is left to send."""
        assert row.person is not None
        old = find_posted(await self.tables.messages.posted(table.code), "watch", row.person)
        try:
            if await self.tables.watching.watches(table.code, row.person):
                return await self._put(row, table, row.person, old)
            if old:
                await self._take_leave(table, row.person, old)
        except (NotReachable, *NOT_DELIVERED):
            await self.tables.watching.lost(table.code, row.person)
        return None

    async def _put(self, row: DueMessage, table: Snapshot, person: int, old: Posted | None) -> Posted:
        perspective = await self._perspective(table, person)
        plain = least_watch_page(perspective) if row.least else await self._page(perspective, person)
        screen = plain if row.least else await self._pictured(perspective, person, plain)
        private = await self.channels.to(person)
        channel = self.client.get_partial_messageable(private.id)
        if old:
            with suppress(NotEditable):  # gone or too old: a new one takes its place
                await unless_refused(screen, plain, partial(edit, channel, old.message), table.code)
                return old
        send = partial(send_once, self.tables, row, channel, silent=True)
        message = await unless_refused(screen, plain, send, table.code)
        if old and old.message != message:
            await _delete(channel, old.message)
        await arrived(self.tables, person, table.code)
        return Posted("watch", person, private.id, message, self.clock.now(), table.lines)

    async def _page(self, perspective: Perspective, person: int) -> Screen:
        watching, table = self.tables.watching, perspective.table
        own = await watching.predictions(table.code, person)
        may, share = watching.may_predict_again(table, own), await watching.share(table.code, person)
        return watch_page(perspective, Watcher(own, may, share))

    async def _pictured(self, perspective: Perspective, person: int, screen: Screen) -> Screen:
        """The screen with the picture of the board, or of the end, in the look that this person reads."""
        theme = LOOKS.get((await self.tables.people.settings(person)).reading)
        if theme is None or perspective.table.status not in ("running", "over"):
            return screen
        running = perspective.table.status == "running"
        return screen.pictured(await self.illustrator.draw(perspective, "board" if running else "end", theme))

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
    with best_effort("an older message to a watcher stays"), discord_errors():
        await channel.get_partial_message(message).delete()


async def read_knew(tables: Tables, public: Perspective) -> str:
    """Who of those who watched a game that is over knew first, in a line; "" if nobody did."""
    knew = await tables.watching.knew_first(public.table.code)
    return knew_line(public, knew) if knew else ""
