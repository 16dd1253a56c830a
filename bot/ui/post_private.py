"""Private messages: a person's sheet of a table, and notices."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.clock import Clock
from bot.tables import Due, Posted, Snapshot, Tables
from bot.text import Words, words_for

from . import ids
from .ids import Id
from .posting import NoPlace, NotAllowed, NotEditable, NotReachable, newer, only, understood
from .render import classic
from .screen import Button, Row
from .sheet import link, sheet
from .sight import Games, Sight, told
from .threads import Rooms


@dataclass(frozen=True, slots=True)
class PrivatePost:
    """Delivers rows that go to one person."""

    client: discord.Client
    tables: Tables
    games: Games
    clock: Clock
    rooms: Rooms

    async def __call__(self, row: Due, table: Snapshot) -> Posted | None:
        """Deliver a sheet or notice; closed private messages are remembered."""
        assert row.person is not None
        try:
            if row.kind == "notice":
                await self._notice(row, table, row.person)
                return None
            return await self._sheet(row, table, row.person)
        except (NotReachable, NotAllowed, NoPlace):
            await self.tables.dm_closed(row)
            return None

    async def words_of(self, person: int) -> Words:
        """The language a person reads."""
        settings = await self.tables.settings(person)
        return words_for(settings.language or settings.locale)

    async def sight_of(self, table: Snapshot, person: int) -> Sight:
        """The table as this person sees it."""
        return Sight(table, self.games[table.game], await self.words_of(person), table.seat_of(person))

    async def channel_to(self, person: int) -> discord.DMChannel:
        """The private channel to a person."""
        with understood():
            return await self.client.create_dm(discord.Object(person))

    # ------------------------------------------------------------------- sheets

    async def _sheet(self, row: Due, table: Snapshot, person: int) -> Posted | None:
        seat = table.seat_of(person)
        if seat is None or table.started is None:
            return None
        old = await self._standing(table, person)
        if old is None:  # the first one, side by side with the first board: both lead to the thread
            table = await self.rooms.of(table)
        sight, player = await self.sight_of(table, person), table.players[seat]
        since = await self.tables.log(table.code, since=player.last_line if player else 0, limit=40)
        made = sheet(sight, since)
        channel = await self.channel_to(person)
        if old and not row.sound and not (row.maybe_sent and await newer(channel, old.message)):
            try:
                await self._edit(channel, old.message, made.text, made.row)
                return old
            except NotEditable:
                pass  # gone or too old: a new one, silently
        # Where an earlier try may stand below the old one, the nonce finds it instead of sending another.
        message = await self._send(row, channel, made.text, made.row, silent=not row.sound)
        if old and old.message != message:
            await self._delete(channel, old.message)
        return Posted("sheet", person, channel.id, message, self.clock.now(), table.lines)

    async def _standing(self, table: Snapshot, person: int) -> Posted | None:
        messages = await self.tables.messages(table.code)
        return next((m for m in messages if m.kind == "sheet" and m.person == person), None)

    # ------------------------------------------------------------------- notices

    async def _notice(self, row: Due, table: Snapshot, person: int) -> None:
        sight = await self.sight_of(table, person)
        if row.topic == "undo_asked" and table.wish is None:
            return
        facts = told(sight.words, row.facts, sight.names, sight.option_name)
        text = sight.words(f"notice-{row.topic}", title=sight.title, **facts)
        channel = await self.channel_to(person)
        await self._send(row, channel, text, _doors(sight, row.topic), silent=not row.sound)

    # ------------------------------------------------------------------- the parts

    async def _send(self, row: Due, channel: discord.DMChannel, text: str, buttons: Row, *, silent: bool) -> int:
        with understood():
            message = await channel.send(
                text, view=classic((buttons,)), nonce=row.nonce, silent=silent, allowed_mentions=only(())
            )
        if row.maybe_sent:
            await self._edit(channel, message.id, text, buttons)
        return message.id

    async def _edit(self, channel: discord.DMChannel, message: int, text: str, buttons: Row) -> None:
        with understood():
            partial = channel.get_partial_message(message)
            await partial.edit(content=text, view=classic((buttons,)), allowed_mentions=only(()))

    async def _delete(self, channel: discord.DMChannel, message: int) -> None:
        try:
            with understood():
                await channel.get_partial_message(message).delete()
        except NotEditable:
            pass  # deleted already


def _doors(sight: Sight, topic: str) -> Row:
    """The buttons under a notice."""
    table, words = sight.table, sight.words
    if topic == "undo_asked" and table.wish:
        line = table.wish.line
        agree = Button(words("ui-agree"), Id(ids.VOTE, table.code, line, "wish", "agree"), "success")
        decline = Button(words("ui-decline"), Id(ids.VOTE, table.code, line, "wish", "decline"))
        return Row((agree, decline, link(sight)))
    return Row((link(sight),))
