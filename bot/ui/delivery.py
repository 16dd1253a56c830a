"""What is due becomes a message: lobby, board, end, sheet, ring, notice. Text is made here, from the newest state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
import structlog

from bot.clock import Clock
from bot.tables import BrokenTable, Due, Posted, Snapshot, Tables
from bot.tables.courier import Later, Never
from bot.text import words_for
from rules.core import Refused

from .board import board, line_left
from .ending import end
from .lobby import lobby
from .post_private import PrivatePost
from .posting import VISIBLE, NoPlace, NotAllowed, NotEditable, edit, newer, post
from .screen import Screen, Text
from .sight import Games, Sight
from .threads import Rooms
from .trouble import Trouble

LOG = structlog.get_logger(__name__)
YOUNG: Final = 55 * 60  # seconds: later on Discord limits edits


class Delivery:
    """Delivers what the courier brings: `await delivery(row)` returns where the message stands."""

    def __init__(self, client: discord.Client, tables: Tables, games: Games, clock: Clock) -> None:
        self.client, self.tables, self.games, self.clock = client, tables, games, clock
        self._rooms = Rooms(client, tables)
        self._private = PrivatePost(client, tables, games, clock, self._rooms)
        self._trouble = Trouble(client, tables, self._private)

    async def __call__(self, row: Due) -> Posted | None:
        """Deliver one row. Raises `Later` where Discord is slow, `Never` where it cannot be."""
        try:
            table = await self.tables.look(row.code)
        except BrokenTable:
            raise
        except Refused as refused:
            raise Never() from refused
        if row.kind in ("sheet", "notice"):
            return await self._private(row, table)
        try:
            return await self._public(row, table)
        except NoPlace:
            await self._trouble.place_gone(table)
            raise Never() from None
        except NotAllowed:
            await self._trouble.not_allowed(table)
            raise Later(600) from None

    async def _public(self, row: Due, table: Snapshot) -> Posted | None:
        posted = await self.tables.messages(table.code)
        if row.kind == "lobby":
            return await self._lobby(row, table, _standing(posted, "lobby"))
        if row.kind == "end":
            return await self._end(row, table, posted)
        if table.status not in ("running", "closed") or table.started is None:
            return None
        rung = self._rung(row, table)
        if row.kind == "ring" and not rung and not row.maybe_sent:
            return None  # it was answered in the meantime; where it may have been sent, its board must be found
        return await self._board(row, table, posted, rung)

    def _rung(self, row: Due, table: Snapshot) -> tuple[int, ...]:
        seat = None if row.person is None else table.seat_of(row.person)
        return (row.person,) if row.person is not None and seat in table.awaited else ()

    # ------------------------------------------------------------------- the lobby

    async def _lobby(self, row: Due, table: Snapshot, old: Posted | None) -> Posted | None:
        screen = lobby(self.public(table))
        if table.status != "open":
            return await self._shrunk(old, screen) if old else None
        channel = self.channel(table)
        if old and old.channel == table.place.channel and await newer(channel, old.message) < VISIBLE:
            try:
                await edit(channel, old.message, screen)
                return old
            except NotEditable:
                pass
        message = await post(channel, screen, nonce=row.nonce, maybe_sent=row.maybe_sent, silent=old is not None)
        if old:
            await self._shrunk(old, Screen((Text(self.public(table).words("ui-lobby-below")),)))
        return self._posted(table, "lobby", message)

    async def _shrunk(self, old: Posted, screen: Screen) -> Posted:
        """Turn a message into one line; that it fails harms nobody."""
        try:
            await edit(self.client.get_partial_messageable(old.channel), old.message, screen)
        except (NotEditable, NotAllowed, NoPlace, Later):
            LOG.info("an older message stays as it is", channel=old.channel)
        return old

    # ------------------------------------------------------------------- the board

    async def _board(self, row: Due, table: Snapshot, posted: Sequence[Posted], rung: tuple[int, ...]) -> Posted:
        old = _standing(posted, "board")
        if old is None:
            table = await self._rooms.of(table)
        base = _standing(posted, "since")
        if old and not rung and await self._young_and_newest(old, table):
            since = await self.tables.log(table.code, since=base.line if base else 0)
            try:
                await edit(self.channel(table), old.message, board(self.public(table), since))
                return Posted("board", None, old.channel, old.message, old.at, table.lines)
            except NotEditable:
                pass
        return await self._new_board(row, table, old, base, rung)

    async def _young_and_newest(self, old: Posted, table: Snapshot) -> bool:
        if old.channel != table.place.channel or self.clock.now() - old.at > YOUNG:
            return False
        return await newer(self.channel(table), old.message) == 0

    async def _new_board(
        self, row: Due, table: Snapshot, old: Posted | None, base: Posted | None, rung: tuple[int, ...]
    ) -> Posted:
        told = old.line if old else 0
        sight = self.public(table)
        since = await self.tables.log(table.code, since=told)
        screen = board(sight, since, rung)
        message = await post(
            self.channel(table), screen, nonce=row.nonce, maybe_sent=row.maybe_sent, rung=rung, silent=not rung
        )
        new = self._posted(table, "board", message)
        if old and old.message != message:
            await self.tables.remember(table.code, Posted("since", None, new.channel, message, new.at, told))
            await self._leave_line(sight, old, base)
        return new

    async def _leave_line(self, sight: Sight, old: Posted, base: Posted | None) -> None:
        entries = await self.tables.log(sight.table.code, since=base.line if base else 0)
        told = [entry for entry in entries if entry.line <= old.line]
        await self._shrunk(old, Screen((Text(line_left(sight, sight.title, told)),)))

    # ------------------------------------------------------------------- the end

    async def _end(self, row: Due, table: Snapshot, posted: Sequence[Posted]) -> Posted | None:
        if table.result is None:
            return None
        sight, old = self.public(table), _standing(posted, "end")
        if old:
            return await self._shrunk(old, end(sight))
        people = table.people if row.sound else ()
        screen = end(sight, people)
        message = await post(self.channel(table), screen, nonce=row.nonce, maybe_sent=row.maybe_sent, rung=people)
        if last := _standing(posted, "board"):
            await self._leave_line(sight, last, _standing(posted, "since"))
        return self._posted(table, "end", message)

    # ------------------------------------------------------------------- the parts

    def public(self, table: Snapshot) -> Sight:
        """The table as everybody may see it, in its own language."""
        return Sight(table, self.games[table.game], words_for(table.terms.language))

    def channel(self, table: Snapshot) -> discord.PartialMessageable:
        """Where the table stands."""
        return self.client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)

    def _posted(self, table: Snapshot, kind: str, message: int) -> Posted:
        return Posted(kind, None, table.place.channel, message, self.clock.now(), table.lines)


def _standing(posted: Sequence[Posted], kind: str) -> Posted | None:
    return next((message for message in posted if message.kind == kind and message.person is None), None)
