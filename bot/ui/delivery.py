"""What is due becomes a message: lobby, board, end, sheet, ring, notice. Text is made here, from the newest state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import discord
import structlog

from bot.clock import Clock
from bot.tables import BrokenTable, Due, Posted, Rung, Snapshot, Tables
from bot.tables.courier import Later, Never
from bot.text import words_for
from rules.core import Refused

from .board import board, line_left
from .calling import CLOSED, called_at_the_end, mentions, people_of, ringing, told_closed
from .ending import end
from .illustrator import Illustrator
from .leftovers import clear_leftovers
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

    def __init__(
        self, client: discord.Client, tables: Tables, games: Games, clock: Clock, illustrator: Illustrator
    ) -> None:
        self.client, self.tables, self.games, self.clock = client, tables, games, clock
        self._illustrator = illustrator
        self._rooms = Rooms(client, tables)
        self._private = PrivatePost(client, tables, games, clock, self._rooms, illustrator)
        self._trouble = Trouble(client, tables, self._private)

    async def __call__(self, row: Due) -> Posted | None:
        """Deliver one row. Raises `Later` where Discord is slow, `Never` where it cannot be."""
        try:
            table = await self.tables.look(row.code)
        except BrokenTable:
            raise
        except Refused as refused:
            raise Never() from refused
        if row.kind in ("sheet", "late", "notice"):
            return await self._private(row, table)
        try:
            stands = await self._public(row, table)
            if stands and row.maybe_sent:
                await self._tidy(stands, table)
            return stands
        except NoPlace:
            await self._trouble.place_gone(table)
            raise Never() from None
        except NotAllowed:
            await self._trouble.not_allowed(table)
            raise Later(600) from None

    async def _tidy(self, stands: Posted, table: Snapshot) -> None:
        """The process before may have ended between a send and the note of it."""
        known = {message.message for message in await self.tables.messages(table.code)}
        channel = self.client.get_partial_messageable(stands.channel, guild_id=table.place.guild)
        await clear_leftovers(channel, table.code, {*known, stands.message})

    async def _public(self, row: Due, table: Snapshot) -> Posted | None:
        posted = await self.tables.messages(table.code)
        if row.kind == "lobby":
            return await self._lobby(row, table, _standing(posted, "lobby"))
        if row.kind == "end":
            return await self._end(row, table, posted)
        if row.kind == "ring":
            return await self._ring(row, table, posted)
        if table.status not in ("running", "closed") or table.started is None:
            return None
        return await self._board(row, table, posted)

    async def _ring(self, row: Due, table: Snapshot, posted: Sequence[Posted]) -> Posted | None:
        """Call people in the channel by a new board, or in the lobby by a new lobby."""
        rung = await ringing(self.tables, row, table)
        if not rung and not row.maybe_sent:
            return None  # it was answered in the meantime; where it may have been sent, its message must be found
        if table.status == "open":
            return await self._lobby(row, table, _standing(posted, "lobby"), rung)
        return await self._board(row, table, posted, rung) if table.status == "running" else None

    # ------------------------------------------------------------------- the lobby

    async def _lobby(self, row: Due, table: Snapshot, old: Posted | None, rung: tuple[Rung, ...] = ()) -> Posted | None:
        screen = lobby(self.public(table))
        if table.status != "open":
            return await self._shrunk(old, screen) if old else None
        channel = self.channel(table)
        if rung:
            called = self.public(table).words(f"ui-called-{row.topic}", names=mentions(people_of(rung)))
            screen = replace(screen, parts=(Text(called), *screen.parts))
        elif old and old.channel == table.place.channel and await newer(channel, old.message) < VISIBLE:
            try:
                await edit(channel, old.message, screen)
                return old
            except NotEditable:
                pass
        people, silent = people_of(rung), old is not None and not rung
        message = await post(channel, screen, nonce=row.nonce, maybe_sent=row.maybe_sent, rung=people, silent=silent)
        if old:
            await self._shrunk(old, Screen((Text(self.public(table).words("ui-lobby-below")),)))
        return replace(self._posted(table, "lobby", message), rung=rung)

    async def _shrunk(self, old: Posted, screen: Screen) -> Posted:
        """Turn a message into one line; that it fails harms nobody."""
        try:
            await edit(self.client.get_partial_messageable(old.channel), old.message, screen)
        except (NotEditable, NotAllowed, NoPlace, Later):
            LOG.info("an older message stays as it is", channel=old.channel)
        return old

    # ------------------------------------------------------------------- the board

    async def _board(self, row: Due, table: Snapshot, posted: Sequence[Posted], rung: tuple[Rung, ...] = ()) -> Posted:
        old = _standing(posted, "board")
        if old is None:
            table = await self._rooms.of(table)
        if old and not rung and await self._editable(old, table):
            base = _standing(posted, "since")
            since = await self.tables.log(table.code, since=base.line if base else 0)
            try:
                await self._illustrated(table, board(self.public(table), since), old)
                return Posted("board", None, old.channel, old.message, old.at, table.lines)
            except NotEditable:
                pass
        return await self._new_board(row, table, posted, rung)

    async def _editable(self, old: Posted, table: Snapshot) -> bool:
        """Young, and the newest message; or a ring is about to bring a new board, and this one shows the move."""
        if old.channel != table.place.channel or self.clock.now() - old.at > YOUNG:
            return False
        return await newer(self.channel(table), old.message) == 0 or await self.tables.is_ringing(table.code)

    async def _new_board(self, row: Due, table: Snapshot, posted: Sequence[Posted], rung: tuple[Rung, ...]) -> Posted:
        old, people = _standing(posted, "board"), people_of(rung)
        told = old.line if old else 0
        sight = self.public(table)
        closed = await told_closed(self.tables, table, posted, rung)
        screen = board(sight, await self.tables.log(table.code, since=told), people, has_closed=bool(closed))
        message = await self._posted_with_picture(row, table, screen, people, silent=not people)
        new = replace(self._posted(table, "board", message), rung=rung)
        for person in closed:
            await self.tables.remember(table.code, Posted(CLOSED, person, new.channel, message, new.at))
        if old and old.message != message:
            await self.tables.remember(table.code, Posted("since", None, new.channel, message, new.at, told))
            await self._leave_line(sight, old, _standing(posted, "since"))
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
            try:
                await self._illustrated(table, end(sight), old)
            except (NotEditable, NotAllowed, NoPlace, Later):
                LOG.info("the last message stays as it is", channel=old.channel)
            return old
        people = await called_at_the_end(self.tables, table) if row.sound else ()
        screen = end(sight, people)
        message = await self._posted_with_picture(row, table, screen, people)
        if last := _standing(posted, "board"):
            await self._leave_line(sight, last, _standing(posted, "since"))
        stands = self._posted(table, "end", message)
        await self._tidy(stands, table)  # a board that a process sent and forgot is looked for no more after this
        return stands

    # ------------------------------------------------------------------- with pictures

    async def _posted_with_picture(
        self, row: Due, table: Snapshot, screen: Screen, people: tuple[int, ...], *, silent: bool = False
    ) -> int:
        """A new message with the board, with its picture now or a little later."""
        channel, nonce = self.channel(table), row.nonce

        async def put(shown: Screen) -> int:
            return await post(channel, shown, nonce=nonce, maybe_sent=row.maybe_sent, rung=people, silent=silent)

        return await self._illustrator.board(self.public(table), screen, put, partial(edit, channel), anew=True)

    async def _illustrated(self, table: Snapshot, screen: Screen, old: Posted) -> None:
        """The board in the message where it stands, with its picture now or a little later."""
        channel = self.client.get_partial_messageable(old.channel, guild_id=table.place.guild)

        async def put(shown: Screen) -> int:
            await edit(channel, old.message, shown)
            return old.message

        await self._illustrator.board(self.public(table), screen, put, partial(edit, channel), anew=False)

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
