"""What is due becomes a message: lobby, board, end, direct message, mention, notice; from the newest state."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Final, cast

import discord
import structlog

from bot.clock import Clock
from bot.tables import BrokenTable, DueMessage, Notified, Posted, Snapshot, Tables
from bot.tables.values import DueKind
from bot.tables.workers.courier import FormRefused, Later, Never
from bot.text import words_for
from bot.ui.kit.illustrator import Illustrator, Put
from bot.ui.kit.perspective import Games, Perspective
from bot.ui.kit.posting import (
    BAD_FORM,
    FAULTS,
    VISIBLE,
    Archived,
    Locked,
    NoPlace,
    NotAllowed,
    NotEditable,
    Unfinished,
    call,
    edit,
    newer,
    post,
)
from bot.ui.kit.screen import Screen, Text
from bot.ui.screens.board import line_left
from bot.ui.screens.forms import LEAST, USUAL
from bot.ui.screens.mentions import CLOSED, called_at_the_end, mention, mentions, people_of, to_notify, told_closed
from rules.core import Refused

from .direct_messages import DirectMessages
from .orphan_messages import delete_orphans, forgotten_call
from .private_channels import PrivateChannels
from .threads import Threads
from .undeliverable import Undeliverable

LOG = structlog.get_logger(__name__)
YOUNG: Final = 55 * 60  # seconds: later on Discord limits edits
CALL: Final = "-call:"  # in the kind of a text that calls people: what becomes of it, and about what it calls


class Delivery:
    """Delivers what the courier brings: `await delivery(row)` returns where the message stands."""

    def __init__(
        self, client: discord.Client, tables: Tables, games: Games, clock: Clock, illustrator: Illustrator
    ) -> None:
        self.client, self.tables, self.games, self.clock = client, tables, games, clock
        self._illustrator, self._forms = illustrator, USUAL
        self.rooms = Threads(client, tables)
        channels = PrivateChannels(client, clock)
        self._private = DirectMessages(client, tables, games, clock, self.rooms, illustrator, channels)
        self._trouble = Undeliverable(client, tables, self._private)

    async def __call__(self, row: DueMessage) -> Posted | None:
        """Deliver one row. Raises `Later` where Discord is slow, `Never` where it cannot be, else `FormRefused`."""
        try:
            return await self._delivered(row)
        except discord.HTTPException as error:
            if error.status != BAD_FORM:
                raise
            raise FormRefused() from error

    async def _delivered(self, row: DueMessage) -> Posted | None:
        try:
            table = await self.tables.look(row.code)
        except BrokenTable:
            raise
        except Refused as refused:
            raise Never() from refused
        if row.kind in ("direct_message", "late", "notice"):
            return await self._private(row, table)
        try:
            stands = await (self._simpler(table) if row.least else self)._public(row, table)
            if stands and row.maybe_sent:
                await self._tidy(stands, table)
            return stands
        except NoPlace:
            await self._trouble.place_gone(table)
            raise Never() from None
        except (Locked, Archived):  # a send opens an archived thread, unless it is locked as well
            await self._trouble.locked(table)
            raise Later(600) from None
        except NotAllowed:
            await self._trouble.not_allowed(table)
            raise Later(600) from None

    def _simpler(self, table: Snapshot) -> Delivery:
        """The same in the least form of each message, without pictures."""
        self._illustrator.leave(table.code)
        simpler = copy(self)
        simpler._illustrator, simpler._forms = Illustrator(), LEAST
        return simpler

    async def _in_its_thread(self, table: Snapshot) -> Snapshot:
        """The table in a thread of its own; where it gets none its host is told why."""
        room = await self.rooms.of(table)
        if room.no_thread:
            await self._trouble.no_thread(room.table, room.no_thread)
        return room.table

    async def _tidy(self, stands: Posted, table: Snapshot) -> None:
        """The process before may have ended between a send and the note of it."""
        known = {message.message for message in await self.tables.messages.standing(table.code)}
        channel = self.client.get_partial_messageable(stands.channel, guild_id=table.place.guild)
        try:
            await delete_orphans(channel, table.code, {*known, stands.message})
        except FAULTS as fault:
            LOG.info("what an earlier process sent stays", table=table.code, error=type(fault).__name__)

    async def _public(self, row: DueMessage, table: Snapshot) -> Posted | None:
        for begun in await self.tables.messages.standing(table.code):
            if CALL in begun.kind:
                await self._completed(begun, table)
        posted = await self.tables.messages.standing(table.code)
        if row.kind == "lobby":
            return await self._lobby(row, table, _standing(posted, "lobby"))
        if row.kind == "end":
            return await self._end(row, table, posted)
        if row.kind == "mention":
            return await self._ring(row, table, posted)
        if table.status not in ("running", "closed") or table.started is None:
            return None
        return await self._board(row, table, posted)

    async def _ring(self, row: DueMessage, table: Snapshot, posted: Sequence[Posted]) -> Posted | None:
        """Call people in the channel by a new board, or in the lobby by a new lobby."""
        notified = await to_notify(self.tables, row, table)
        if table.status == "open":
            return await self._called(row, table, "lobby", notified)
        if table.status != "running":
            return None
        if notified and _standing(posted, "board") is None:
            table = await self._in_its_thread(table)
        return await self._called(row, table, "board", notified)

    # ------------------------------------------------------------------- calls

    async def _called(self, row: DueMessage, table: Snapshot, kind: str, notified: Sequence[Notified]) -> Posted | None:
        """Call people by a plain text and put the screen in its place.

        In between it is noted who was rung: whatever ends us, the rest is made up for and nobody is rung twice.
        """
        people = people_of(notified)
        channel, sent = self.channel(table), await self._forgotten(table) if row.maybe_sent else None
        if sent is None:
            if not people:
                return None  # answered in the meantime
            text = self._forms.call(self.public(table), row.topic, people)
            sent = await call(channel, text, people, nonce=row.nonce)
        # An earlier try may have called fewer people.
        told = tuple(each for each in notified if not row.maybe_sent or mention(each.person) in sent.content)
        begun = Posted(f"{kind}{CALL}{row.topic}", None, table.place.channel, sent.id, self.clock.now(), 0, told)
        await self.tables.messages.remember_mention(table.code, begun)
        if missed := [each.person for each in notified if each not in told]:
            await self.tables.messages.mention(table.code, *missed, topic=row.topic)
        return await self._completed(begun, table)

    async def _forgotten(self, table: Snapshot) -> discord.Message | None:
        assert self.client.user is not None
        known = {message.message for message in await self.tables.messages.standing(table.code)}
        return await forgotten_call(self.channel(table), table.code, known, self.client.user.id)

    async def _completed(self, begun: Posted, table: Snapshot) -> Posted | None:
        """Put the screen in the place of the text that called people to it."""
        kind, _, topic = begun.kind.partition(CALL)
        posted = await self.tables.messages.standing(table.code)
        try:
            stands = await self._filled(begun, kind, topic, table, posted)
        except (NotEditable, NoPlace):  # somebody has deleted it
            await self.tables.messages.request(table.code, cast(DueKind, kind))
            stands = None
        except discord.HTTPException:
            if self._forms is LEAST:  # no screen can take its place: the text stays, and holds up no other message
                await self.tables.messages.forget(table.code, begun.kind)
            raise
        if stands:
            await self.tables.messages.remember(table.code, stands)
        await self.tables.messages.forget(table.code, begun.kind)
        return stands

    async def _filled(
        self, begun: Posted, kind: str, topic: str, table: Snapshot, posted: Sequence[Posted]
    ) -> Posted | None:
        people, here = (
            await self.tables.notifications.notified(table.code, begun.at),
            begun.channel == table.place.channel,
        )
        if kind == "lobby" and table.status == "open" and here:
            called = Text(self.public(table).words(f"ui-called-{topic}", names=mentions(people)))
            screen = self._forms.lobby(self.public(table))
            await self._fill(begun, people, replace(screen, parts=(called, *screen.parts)))
            return await self._new_lobby(table, posted, begun.message)
        if kind == "board" and table.status == "running" and here:
            return await self._new_board(table, posted, partial(self._fill, begun, people), people)
        if kind == "end" and table.status == "over":
            return await self._new_end(table, posted, partial(self._fill, begun, people), people)
        await self._shrunk(begun, Screen((Text(line_left(self.public(table), self.public(table).title, ())),)))
        return None

    async def _fill(self, begun: Posted, people: Sequence[int], screen: Screen) -> int:
        channel = self.client.get_partial_messageable(begun.channel)
        await edit(channel, begun.message, screen, called=people)
        return begun.message

    # ------------------------------------------------------------------- the lobby

    async def _lobby(self, row: DueMessage, table: Snapshot, old: Posted | None) -> Posted | None:
        screen = self._forms.lobby(self.public(table))
        if table.status != "open":
            return await self._shrunk(old, screen) if old else None
        channel = self.channel(table)
        if old and old.channel == table.place.channel and await newer(channel, old.message) < VISIBLE:
            try:
                await edit(channel, old.message, screen)
                return old
            except NotEditable:
                pass
        message = await self._sent(row, table, screen, silent=old is not None)
        return await self._new_lobby(table, [old] if old else (), message)

    async def _new_lobby(self, table: Snapshot, posted: Sequence[Posted], message: int) -> Posted:
        old = _standing(posted, "lobby")
        if old and old.message != message:
            await self._shrunk(old, Screen((Text(self.public(table).words("ui-lobby-below")),)))
        return self._posted(table, "lobby", message)

    async def _shrunk(self, old: Posted, screen: Screen) -> Posted:
        """Turn a message into one line; that it fails harms nobody."""
        try:
            await edit(self.client.get_partial_messageable(old.channel), old.message, screen)
        except FAULTS:
            LOG.info("an older message stays as it is", channel=old.channel)
        return old

    # ------------------------------------------------------------------- the board

    async def _board(self, row: DueMessage, table: Snapshot, posted: Sequence[Posted]) -> Posted:
        old = _standing(posted, "board")
        if old is None:
            table = await self._in_its_thread(table)
        if old and await self._editable(old, table):
            base = _standing(posted, "since")
            since = await self.tables.log(table.code, since=base.line if base else 0)
            try:
                await self._illustrated(table, self._forms.board(self.public(table), since), old)
                return Posted("board", None, old.channel, old.message, old.at, table.lines)
            except NotEditable:
                pass
        return await self._new_board(table, posted, self._sender(row, table, silent=True))

    async def _editable(self, old: Posted, table: Snapshot) -> bool:
        """Young, and the newest message; or a ring is about to bring a new board, and this one shows the move."""
        if old.channel != table.place.channel or self.clock.now() - old.at > YOUNG:
            return False
        return await newer(self.channel(table), old.message) == 0 or await self.tables.messages.has_mention_due(
            table.code
        )

    async def _new_board(
        self, table: Snapshot, posted: Sequence[Posted], send: Put[Screen], people: Sequence[int] = ()
    ) -> Posted:
        old = _standing(posted, "board")
        told = old.line if old else 0
        perspective = self.public(table)
        closed = await told_closed(self.tables, posted, people)
        since = await self.tables.log(table.code, since=told)
        screen = self._forms.board(perspective, since, people, has_closed=bool(closed))
        message = await self._with_picture(table, screen, send, people)
        new = self._posted(table, "board", message)
        for person in closed:
            await self.tables.messages.remember(table.code, Posted(CLOSED, person, new.channel, message, new.at))
        if old and old.message != message:
            await self.tables.messages.remember(table.code, Posted("since", None, new.channel, message, new.at, told))
            await self._leave_line(perspective, old, _standing(posted, "since"))
        return new

    async def _leave_line(self, perspective: Perspective, old: Posted, base: Posted | None) -> None:
        entries = await self.tables.log(perspective.table.code, since=base.line if base else 0)
        told = [entry for entry in entries if entry.line <= old.line]
        await self._shrunk(old, Screen((Text(line_left(perspective, perspective.title, told)),)))

    # ------------------------------------------------------------------- the end

    async def _end(self, row: DueMessage, table: Snapshot, posted: Sequence[Posted]) -> Posted | None:
        if table.result is None:
            return None
        old = _standing(posted, "end")
        if old:
            try:
                await self._illustrated(table, self._forms.end(self.public(table), ()), old)
            except FAULTS:
                LOG.info("the last message stays as it is", channel=old.channel)
            return old
        if notified := await called_at_the_end(self.tables, table) if row.sound else ():
            return await self._called(row, table, "end", notified)
        return await self._new_end(table, posted, self._sender(row, table, silent=False))

    async def _new_end(
        self, table: Snapshot, posted: Sequence[Posted], send: Put[Screen], people: Sequence[int] = ()
    ) -> Posted:
        perspective = self.public(table)
        message = await self._with_picture(table, self._forms.end(perspective, people), send, people)
        if last := _standing(posted, "board"):
            await self._leave_line(perspective, last, _standing(posted, "since"))
        stands = self._posted(table, "end", message)
        await self._tidy(stands, table)  # a board that a process sent and forgot is looked for no more after this
        return stands

    # ------------------------------------------------------------------- with pictures

    def _sender(self, row: DueMessage, table: Snapshot, *, silent: bool) -> Put[Screen]:
        """How a message that calls nobody is sent."""
        return partial(self._sent, row, table, silent=silent)

    async def _sent(self, row: DueMessage, table: Snapshot, screen: Screen, *, silent: bool) -> int:
        """A new message. Where only its content is left to be mended, that is due by itself: nothing is sent twice."""
        try:
            return await post(self.channel(table), screen, nonce=row.nonce, maybe_sent=row.maybe_sent, silent=silent)
        except Unfinished as sent:
            await self.tables.messages.request(table.code, row.kind)
            return sent.message

    async def _with_picture(self, table: Snapshot, screen: Screen, send: Put[Screen], people: Sequence[int]) -> int:
        """A new message with the board, with its picture now or a little later."""
        add = partial(edit, self.channel(table), called=people)
        return await self._illustrator.board(self.public(table), screen, send, add, anew=True)

    async def _illustrated(self, table: Snapshot, screen: Screen, old: Posted) -> None:
        """The board in the message where it stands, with its picture now or a little later."""
        channel = self.client.get_partial_messageable(old.channel, guild_id=table.place.guild)

        async def put(shown: Screen) -> int:
            await edit(channel, old.message, shown)
            return old.message

        await self._illustrator.board(self.public(table), screen, put, partial(edit, channel), anew=False)

    # ------------------------------------------------------------------- the parts

    def public(self, table: Snapshot) -> Perspective:
        """The table as everybody may see it, in its own language."""
        return Perspective(table, self.games[table.game], words_for(table.terms.language))

    def channel(self, table: Snapshot) -> discord.PartialMessageable:
        """Where the table stands."""
        return self.client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)

    def _posted(self, table: Snapshot, kind: str, message: int) -> Posted:
        return Posted(kind, None, table.place.channel, message, self.clock.now(), table.lines)


def _standing(posted: Sequence[Posted], kind: str) -> Posted | None:
    return next((message for message in posted if message.kind == kind and message.person is None), None)
