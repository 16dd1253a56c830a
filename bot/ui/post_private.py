"""Private messages: a person's sheet of a table, and notices."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import discord
import structlog

from bot.clock import Clock
from bot.tables import Bell, Due, Posted, Rung, Snapshot, Tables
from bot.tables.bells import Verdict
from bot.tables.notices import INVITED, OF_A_LOBBY, REMATCH, UNDO_ASKED
from bot.text import Words
from rules.core import Ask

from . import forms, ids
from .ids import Id
from .illustrator import LOOKS, Illustrator, Put
from .posting import FAULTS, NoPlace, NotAllowed, NotEditable, NotReachable, newer, only, understood
from .private_channels import PrivateChannels
from .reader import words_of
from .render import classic, files, tied
from .screen import Button, Row
from .sheet import Occasion, Sheet, left, link, sheet
from .sight import Games, Sight, told
from .threads import Rooms

LOG = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class PrivatePost:
    """Delivers rows that go to one person."""

    client: discord.Client
    tables: Tables
    games: Games
    clock: Clock
    rooms: Rooms
    illustrator: Illustrator
    channels: PrivateChannels

    async def __call__(self, row: Due, table: Snapshot) -> Posted | None:
        """Deliver a sheet or notice; closed private messages are remembered."""
        assert row.person is not None
        try:
            if row.kind == "notice":
                return await self._notice(row, table, row.person)
            return await self._told(row, table, row.person)
        except (NotReachable, NotAllowed, NoPlace):
            await self.tables.dm_closed(row)
            return None

    async def words_of(self, person: int, table: Snapshot) -> Words:
        """The language a person reads."""
        return words_of(await self.tables.settings(person), table=table.terms.language)

    async def sight_of(self, table: Snapshot, person: int) -> Sight:
        """The table as this person sees it."""
        return Sight(table, self.games[table.game], await self.words_of(person, table), table.seat_of(person))

    async def channel_to(self, person: int) -> discord.DMChannel:
        """The private channel to a person. Raises `Later` while no new one may be opened."""
        return await self.channels.to(person)

    # ------------------------------------------------------------------- sheets

    async def _told(self, row: Due, table: Snapshot, person: int) -> Posted | None:
        """A sheet where it is wanted and of use; what stands is withdrawn elsewhere."""
        verdict = await self.tables.hearing.verdict(row, table, person)
        if row.kind == "late" and verdict.manner == "silence":
            return None  # answered, or rung for meanwhile
        old = await self._standing(table, person)
        if verdict.way == "dm" and table.seat_of(person) is not None and table.started is not None:
            return await self._sheet(row, table, verdict, old)
        if verdict.manner == "sound":
            await self.tables.ring(table.code, person)
        if old:
            await self._withdraw(table, person, old)
        return None

    async def _sheet(self, row: Due, table: Snapshot, verdict: Verdict, old: Posted | None) -> Posted:
        assert row.person is not None
        if old is None:  # the first one, side by side with the first board: both lead to the thread
            table = (await self.rooms.of(table)).table
        channel = await self.channel_to(row.person)
        quiet = verdict.manner == "silence"
        if old and quiet and not (row.maybe_sent and await newer(channel, old.message)):
            try:
                await self._illustrated(row, table, verdict, channel, partial(self._edit, channel, old.message))
                return old
            except NotEditable:
                pass  # gone or too old: a new one, silently
        # Where an earlier try may stand below the old one, the nonce finds it instead of sending another.
        send = partial(self._send, row, channel, silent=verdict.manner != "sound")
        message = await self._illustrated(row, table, verdict, channel, send)
        if old and old.message != message:
            await self._delete(channel, old.message)
        with contextlib.suppress(sqlite3.OperationalError):  # it was sent: a full disk may not send it once more
            await self._reached(row.person)
            if verdict.beside:
                await self.tables.want(verdict.beside, "sheet", row.person)  # the sheet that rang names this one
        rung = () if quiet else (Rung(row.person, verdict.question, verdict.beside, verdict.about),)
        return Posted("sheet", row.person, channel.id, message, self.clock.now(), table.lines, rung)

    async def _reached(self, person: int) -> None:
        """Private messages arrive: remembered, until one is refused."""
        if (await self.tables.settings(person)).dm != "open":
            await self.tables.set_person(person, dm="open")

    async def _illustrated(
        self, row: Due, table: Snapshot, verdict: Verdict, channel: discord.DMChannel, put: Put[Sheet]
    ) -> int:
        """The sheet as it reads now, with the hand as a picture now or a little later."""
        assert row.person is not None
        person, hearing = row.person, self.tables.hearing
        sight, bell = await self.sight_of(table, person), await hearing.bell(table.code, person)
        made = await self._made(row, sight, bell, verdict)
        theme = None if bell.discreet or row.least else LOOKS.get((await self.tables.settings(person)).reading)

        async def put_as_wanted(shown: Sheet) -> int:
            """It may have waited for its picture: has its reader become discreet meanwhile?"""
            now = await hearing.bell(table.code, person)
            return await put(shown if now.discreet == bell.discreet else await self._made(row, sight, now, verdict))

        async def add(message: int, shown: Sheet) -> None:
            if not (await hearing.bell(table.code, person)).discreet:
                await self._edit(channel, message, shown)

        # A sheet that rings goes out as text, and gets the picture silently: a lock screen shows no hand.
        at_once = verdict.manner != "silence"
        return await self.illustrator.sheet(sight, person, theme, made, put_as_wanted, add, at_once=at_once)

    async def _made(self, row: Due, sight: Sight, bell: Bell, verdict: Verdict) -> Sheet:
        """The sheet as it reads now, without pictures."""
        table, player = sight.table, sight.table.players[sight.seat or 0]
        assert row.person is not None
        if row.least:
            return forms.least_sheet(sight)
        since = await self.tables.log(table.code, since=player.last_line if player else 0, limit=40)
        codes = await self.tables.hearing.beside(table.code, row.person, sounding=verdict.manner == "sound")
        beside = await self._titles(sight.words, codes)
        return sheet(sight, since, Occasion(bell, _settled(row, bell, sight.seat or 0), beside))

    async def _titles(self, words: Words, codes: Sequence[str]) -> tuple[str, ...]:
        tables = [await self.tables.look(code) for code in codes]
        return tuple(words("ui-title", game=words(f"game-{table.game}"), code=table.code) for table in tables)

    async def _withdraw(self, table: Snapshot, person: int, old: Posted) -> None:
        """One line without secrets stays of a sheet that is kept up no more."""
        self.illustrator.leave((table.code, person))
        made = left(await self.sight_of(table, person))
        with contextlib.suppress(NotEditable):  # gone, or too old
            await self._edit(await self.channel_to(person), old.message, made)
        await self.tables.forget(table.code, "sheet", person)

    async def _standing(self, table: Snapshot, person: int) -> Posted | None:
        messages = await self.tables.messages(table.code)
        return next((m for m in messages if m.kind == "sheet" and m.person == person), None)

    # ------------------------------------------------------------------- notices

    async def _notice(self, row: Due, table: Snapshot, person: int) -> Posted | None:
        """A notice; what it returns notes the sound that it made."""
        sight = await self.sight_of(table, person)
        if row.topic == UNDO_ASKED and table.wish is None:
            return None
        if row.topic in OF_A_LOBBY and table.status != "open":
            return None
        call = await self.tables.hearing.call(table, person, row.topic) if row.sound else None
        facts = told(sight.words, row.facts, sight.names, sight.option_name)
        text = sight.words(f"notice-{row.topic}", title=sight.title, **facts)
        channel = await self.channel_to(person)
        notice = forms.least_sheet(sight) if row.least else Sheet(text, _doors(sight, row.topic))
        message = await self._send(row, channel, notice, silent=call is None)
        if call is None:
            return None
        return Posted("notice", person, channel.id, message, self.clock.now(), table.lines, (call,))

    # ------------------------------------------------------------------- the parts

    async def _send(self, row: Due, channel: discord.DMChannel, made: Sheet, *, silent: bool) -> int:
        message = await send_sheet(channel, made, nonce=row.nonce, silent=silent)
        if row.maybe_sent:
            await self._mend(row, channel, message, made)
        return message

    async def _mend(self, row: Due, channel: discord.DMChannel, message: int, made: Sheet) -> None:
        """An earlier try may have arrived with older content. Whatever goes wrong, nothing is sent twice."""
        try:
            await self._edit(channel, message, made)
        except FAULTS:
            if row.kind != "notice":
                await self.tables.want(row.code, "sheet", row.person)

    async def _edit(self, channel: discord.DMChannel, message: int, made: Sheet) -> int:
        await edit_sheet(channel, message, made)
        return message

    async def _delete(self, channel: discord.DMChannel, message: int) -> None:
        try:
            with understood():
                await channel.get_partial_message(message).delete()
        except FAULTS as fault:  # deleted already, most often
            LOG.info("an older private message stays", error=type(fault).__name__)


async def send_sheet(channel: discord.DMChannel, made: Sheet, *, nonce: str, silent: bool) -> int:
    """Send a private message. Returns its id."""
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


async def edit_sheet(channel: discord.DMChannel, message: int, made: Sheet) -> None:
    """Put another text, row and pictures into a private message."""
    with understood():
        await channel.get_partial_message(message).edit(
            content=tied(made.text),
            view=classic((made.row,)),
            attachments=files(made.images),
            allowed_mentions=only(()),
        )


def _settled(row: Due, bell: Bell, seat: int) -> Ask | None:
    """The question that went away without this person, if he had been rung for it."""
    choice, args, question = (row.facts.get(name) for name in ("settled", "args", "question"))
    if not isinstance(choice, str) or not isinstance(args, tuple) or question != bell.rung_for:
        return None
    return Ask(seat, choice, args, (), 0, 0, 0)


def _doors(sight: Sight, topic: str) -> Row:
    """The buttons under a notice."""
    table, words = sight.table, sight.words
    if topic in (INVITED, REMATCH) and table.status == "open":
        return Row(
            (Button(words("ui-join"), Id(ids.JOIN, table.code, table.options_seen, "join"), "primary"), link(sight))
        )
    if topic == UNDO_ASKED and table.wish:
        line = table.wish.line
        agree = Button(words("ui-agree"), Id(ids.VOTE, table.code, line, "wish", "agree"), "success")
        decline = Button(words("ui-decline"), Id(ids.VOTE, table.code, line, "wish", "decline"))
        return Row((agree, decline, link(sight)))
    return Row((link(sight),))
