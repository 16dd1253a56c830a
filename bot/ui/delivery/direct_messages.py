"""Direct messages: a person's direct message of a table, and notices."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import discord
import structlog

from bot.clock import Clock
from bot.tables import DueMessage, NotificationState, Notified, Posted, Snapshot, Tables
from bot.tables.transitions.due_messages import INVITED, OF_A_LOBBY, REMATCH, UNDO_ASKED
from bot.tables.transitions.notification_policy import Decision
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.illustrator import LOOKS, Illustrator, Put
from bot.ui.kit.perspective import Games, Perspective, told
from bot.ui.kit.posting import FAULTS, NoPlace, NotAllowed, NotEditable, NotReachable, newer, only, understood
from bot.ui.kit.reader import words_of
from bot.ui.kit.render import classic, files, tied
from bot.ui.kit.screen import Button, ButtonRow
from bot.ui.screens import forms
from bot.ui.screens.direct_message import DirectMessage, Occasion, direct_message, left, link
from rules.core import Ask

from .private_channels import PrivateChannels
from .threads import Threads

LOG = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class DirectMessages:
    """Delivers rows that go to one person."""

    client: discord.Client
    tables: Tables
    games: Games
    clock: Clock
    rooms: Threads
    illustrator: Illustrator
    channels: PrivateChannels

    async def __call__(self, row: DueMessage, table: Snapshot) -> Posted | None:
        """Deliver a direct message or notice; closed direct messages are remembered."""
        assert row.person is not None
        try:
            if row.kind == "notice":
                return await self._notice(row, table, row.person)
            return await self._told(row, table, row.person)
        except (NotReachable, NotAllowed, NoPlace):
            await self.tables.messages.dm_closed(row)
            return None

    async def words_of(self, person: int, table: Snapshot) -> Words:
        """The language a person reads."""
        return words_of(await self.tables.people.settings(person), table=table.terms.language)

    async def perspective_of(self, table: Snapshot, person: int) -> Perspective:
        """The table as this person sees it."""
        return Perspective(table, self.games[table.game], await self.words_of(person, table), table.seat_of(person))

    async def channel_to(self, person: int) -> discord.DMChannel:
        """The private channel to a person. Raises `Later` while no new one may be opened."""
        return await self.channels.to(person)

    # ------------------------------------------------------------------- direct messages

    async def _told(self, row: DueMessage, table: Snapshot, person: int) -> Posted | None:
        """A direct message where it is wanted and of use; what stands is withdrawn elsewhere."""
        decision = await self.tables.notifications.decision(row, table, person)
        if row.kind == "late" and decision.manner == "silence":
            return None  # answered, or rung for meanwhile
        old = await self._standing(table, person)
        if decision.way == "dm" and table.seat_of(person) is not None and table.started is not None:
            return await self._direct_message(row, table, decision, old)
        if decision.manner == "sound":
            await self.tables.messages.mention(table.code, person)
        if old:
            await self._withdraw(table, person, old)
        return None

    async def _direct_message(self, row: DueMessage, table: Snapshot, decision: Decision, old: Posted | None) -> Posted:
        assert row.person is not None
        if old is None:  # the first one, side by side with the first board: both lead to the thread
            table = (await self.rooms.of(table)).table
        channel = await self.channel_to(row.person)
        quiet = decision.manner == "silence"
        if old and quiet and not (row.maybe_sent and await newer(channel, old.message)):
            try:
                await self._illustrated(row, table, decision, channel, partial(self._edit, channel, old.message))
                return old
            except NotEditable:
                pass  # gone or too old: a new one, silently
        # Where an earlier try may stand below the old one, the nonce finds it instead of sending another.
        send = partial(self._send, row, channel, silent=decision.manner != "sound")
        message = await self._illustrated(row, table, decision, channel, send)
        if old and old.message != message:
            await self._delete(channel, old.message)
        with contextlib.suppress(sqlite3.OperationalError):  # it was sent: a full disk may not send it once more
            await self._reached(row.person)
            if decision.bundled_with:
                await self.tables.messages.request(
                    decision.bundled_with, "direct_message", row.person
                )  # the direct message that rang names this one
        notified = () if quiet else (Notified(row.person, decision.question, decision.bundled_with, decision.about),)
        return Posted("direct_message", row.person, channel.id, message, self.clock.now(), table.lines, notified)

    async def _reached(self, person: int) -> None:
        """Direct messages arrive: remembered, until one is refused."""
        if (await self.tables.people.settings(person)).dm != "open":
            await self.tables.people.change(person, dm="open")

    async def _illustrated(
        self, row: DueMessage, table: Snapshot, decision: Decision, channel: discord.DMChannel, put: Put[DirectMessage]
    ) -> int:
        """The direct message as it reads now, with the hand as a picture now or a little later."""
        assert row.person is not None
        person, hearing = row.person, self.tables.notifications
        perspective, notification_state = (
            await self.perspective_of(table, person),
            await hearing.notification_state(table.code, person),
        )
        made = await self._made(row, perspective, notification_state, decision)
        theme = (
            None
            if notification_state.discreet or row.least
            else LOOKS.get((await self.tables.people.settings(person)).reading)
        )

        async def put_as_wanted(shown: DirectMessage) -> int:
            """It may have waited for its picture: has its reader become discreet meanwhile?"""
            now = await hearing.notification_state(table.code, person)
            return await put(
                shown
                if now.discreet == notification_state.discreet
                else await self._made(row, perspective, now, decision)
            )

        async def add(message: int, shown: DirectMessage) -> None:
            if not (await hearing.notification_state(table.code, person)).discreet:
                await self._edit(channel, message, shown)

        # A direct message that rings goes out as text, and gets the picture silently: a lock screen shows no hand.
        at_once = decision.manner != "silence"
        return await self.illustrator.direct_message(
            perspective, person, theme, made, put_as_wanted, add, at_once=at_once
        )

    async def _made(
        self, row: DueMessage, perspective: Perspective, notification_state: NotificationState, decision: Decision
    ) -> DirectMessage:
        """The direct message as it reads now, without pictures."""
        table, player = perspective.table, perspective.table.players[perspective.seat or 0]
        assert row.person is not None
        if row.least:
            return forms.least_sheet(perspective)
        since = await self.tables.log(table.code, since=player.last_line if player else 0, limit=40)
        codes = await self.tables.notifications.bundled_with(
            table.code, row.person, sounding=decision.manner == "sound"
        )
        bundled_with = await self._titles(perspective.words, codes)
        return direct_message(
            perspective,
            since,
            Occasion(notification_state, _settled(row, notification_state, perspective.seat or 0), bundled_with),
        )

    async def _titles(self, words: Words, codes: Sequence[str]) -> tuple[str, ...]:
        tables = [await self.tables.look(code) for code in codes]
        return tuple(words("ui-title", game=words(f"game-{table.game}"), code=table.code) for table in tables)

    async def _withdraw(self, table: Snapshot, person: int, old: Posted) -> None:
        """One line without secrets stays of a direct message that is kept up no more."""
        self.illustrator.leave((table.code, person))
        made = left(await self.perspective_of(table, person))
        with contextlib.suppress(NotEditable):  # gone, or too old
            await self._edit(await self.channel_to(person), old.message, made)
        await self.tables.messages.forget(table.code, "direct_message", person)

    async def _standing(self, table: Snapshot, person: int) -> Posted | None:
        messages = await self.tables.messages.standing(table.code)
        return next((m for m in messages if m.kind == "direct_message" and m.person == person), None)

    # ------------------------------------------------------------------- notices

    async def _notice(self, row: DueMessage, table: Snapshot, person: int) -> Posted | None:
        """A notice; what it returns notes the sound that it made."""
        perspective = await self.perspective_of(table, person)
        if row.topic == UNDO_ASKED and table.undo_request is None:
            return None
        if row.topic in OF_A_LOBBY and table.status != "open":
            return None
        call = await self.tables.notifications.call(table, person, row.topic) if row.sound else None
        facts = told(perspective.words, row.facts, perspective.names, perspective.option_name)
        text = perspective.words(f"notice-{row.topic}", title=perspective.title, **facts)
        channel = await self.channel_to(person)
        notice = forms.least_sheet(perspective) if row.least else DirectMessage(text, _doors(perspective, row.topic))
        message = await self._send(row, channel, notice, silent=call is None)
        if call is None:
            return None
        return Posted("notice", person, channel.id, message, self.clock.now(), table.lines, (call,))

    # ------------------------------------------------------------------- the parts

    async def _send(self, row: DueMessage, channel: discord.DMChannel, made: DirectMessage, *, silent: bool) -> int:
        message = await send_sheet(channel, made, nonce=row.nonce, silent=silent)
        if row.maybe_sent:
            await self._mend(row, channel, message, made)
        return message

    async def _mend(self, row: DueMessage, channel: discord.DMChannel, message: int, made: DirectMessage) -> None:
        """An earlier try may have arrived with older content. Whatever goes wrong, nothing is sent twice."""
        try:
            await self._edit(channel, message, made)
        except FAULTS:
            if row.kind != "notice":
                await self.tables.messages.request(row.code, "direct_message", row.person)

    async def _edit(self, channel: discord.DMChannel, message: int, made: DirectMessage) -> int:
        await edit_sheet(channel, message, made)
        return message

    async def _delete(self, channel: discord.DMChannel, message: int) -> None:
        try:
            with understood():
                await channel.get_partial_message(message).delete()
        except FAULTS as fault:  # deleted already, most often
            LOG.info("an older private message stays", error=type(fault).__name__)


async def send_sheet(channel: discord.DMChannel, made: DirectMessage, *, nonce: str, silent: bool) -> int:
    """Send a direct message. Returns its id."""
    with understood():
        message = await channel.send(
            tied(made.text),
            view=classic((made.row,)),
            files=files(made.images),
            nonce=nonce,
            silent=silent,
            allowed_mentions=only(()),
        )
    return message.id


async def edit_sheet(channel: discord.DMChannel, message: int, made: DirectMessage) -> None:
    """Put another text, row and pictures into a direct message."""
    with understood():
        await channel.get_partial_message(message).edit(
            content=tied(made.text),
            view=classic((made.row,)),
            attachments=files(made.images),
            allowed_mentions=only(()),
        )


def _settled(row: DueMessage, notification_state: NotificationState, seat: int) -> Ask | None:
    """The question that went away without this person, if he had been rung for it."""
    choice, args, question = (row.facts.get(name) for name in ("settled", "args", "question"))
    if not isinstance(choice, str) or not isinstance(args, tuple) or question != notification_state.notified_for:
        return None
    return Ask(seat, choice, args, (), 0, 0, 0)


def _doors(perspective: Perspective, topic: str) -> ButtonRow:
    """The buttons under a notice."""
    table, words = perspective.table, perspective.words
    if topic in (INVITED, REMATCH) and table.status == "open":
        return ButtonRow(
            (
                Button(words("ui-join"), Id(ids.JOIN, table.code, table.options_seen, "join"), "primary"),
                link(perspective),
            )
        )
    if topic == UNDO_ASKED and table.undo_request:
        line = table.undo_request.line
        agree = Button(words("ui-agree"), Id(ids.VOTE, table.code, line, "wish", "agree"), "success")
        decline = Button(words("ui-decline"), Id(ids.VOTE, table.code, line, "wish", "decline"))
        return ButtonRow((agree, decline, link(perspective)))
    return ButtonRow((link(perspective),))
