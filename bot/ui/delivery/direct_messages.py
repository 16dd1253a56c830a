"""Direct messages about a table to one person: the current one, kept up to date, and one-off notices."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord

from bot.clock import Clock
from bot.tables import BrokenTable, DatabaseError, DueMessage, NotificationState, Notified, Posted, Snapshot, Tables
from bot.tables.transitions import topics
from bot.tables.transitions.notification_policy import Decision
from bot.tables.values.delivery import Later
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.best_effort import best_effort, log_undone
from bot.ui.kit.illustrator import LOOKS, Illustrator, Put
from bot.ui.kit.perspective import Games, Perspective, format_facts
from bot.ui.kit.posting import (
    FAULTS,
    NOT_DELIVERED,
    NotEditable,
    NotReachable,
    count_newer,
    discord_errors,
    unless_refused,
)
from bot.ui.kit.reader import words_of
from bot.ui.kit.render import tied
from bot.ui.kit.screen import ButtonRow
from bot.ui.screens import forms
from bot.ui.screens.absence import concerns, notice_facts
from bot.ui.screens.direct_message import DirectMessage, Occasion, direct_message, left, link
from bot.ui.screens.marks import picture_question
from bot.ui.screens.mentions import meant
from bot.ui.screens.plans import Plan
from bot.ui.screens.undo_request import asked_back_by_log
from rules.core import Ask

from .asking_notices import KINDS, RECENT, TOPICS, asked_by, is_decided, outcome_of
from .departures import Departures
from .direct_message_sending import edit_direct_message, send_direct_message
from .notice_parts import changed_by_log, notice_row, of_the_lobby
from .orphan_messages import delete_orphans, orphan_notice
from .posted import find_posted
from .private_channels import PrivateChannels
from .sending import arrived, tried_again
from .threads import Threads


@dataclass(frozen=True, slots=True)
class DirectMessages:
    """Delivers the rows of the outbox that go to one person."""

    client: discord.Client
    tables: Tables
    games: Games
    clock: Clock
    threads: Threads
    illustrator: Illustrator
    channels: PrivateChannels
    departures: Departures

    async def __call__(self, row: DueMessage, table: Snapshot) -> Posted | None:
        """Deliver a direct message or notice; where the person takes none, that is stored."""
        assert row.person is not None
        try:
            if row.kind == "notice":
                return await self._notice(row, table, row.person)
            return await self._direct_message_or_mention(row, table, row.person)
        except NotReachable:
            await self.departures.look(row.person)
            await self.tables.messages.dm_closed(row)
            return None
        except NOT_DELIVERED:
            if table.place.guild in await self.departures.look(row.person):
                return None  # there is nobody to be told
            raise tried_again(row, self.clock.now()) from None

    async def words_of(self, person: int, table: Snapshot) -> Words:
        """The texts in the language a person reads."""
        return words_of(await self.tables.people.settings(person), table=table.terms.language)

    async def perspective_of(self, table: Snapshot, person: int) -> Perspective:
        """The table from this person's perspective."""
        return Perspective(table, self.games[table.game], await self.words_of(person, table), table.seat_of(person))

    # ------------------------------------------------------------------- direct messages

    async def _direct_message_or_mention(self, row: DueMessage, table: Snapshot, person: int) -> Posted | None:
        """Send or edit the direct message if the person wants one; else mention them in the channel and withdraw it."""
        decision = await self.tables.notifications.decision(row, table, person)
        old = find_posted(await self.tables.messages.posted(table.code), "direct_message", person)
        if row.kind == "late" and decision.manner == "silence" and decision.later is None:
            await self._delete_earlier_tries(row, table, person, old)
            return None  # they have answered, or were notified meanwhile
        if decision.way == "dm" and table.seat_of(person) is not None and table.started is not None:
            if old is None:
                table = await self._in_its_thread(table)
                if table.seat_of(person) is None:  # given up while the thread opened
                    await self._delete_earlier_tries(row, table, person, old)
                    return None
            return await self._direct_message(row, table, decision, old)
        if decision.manner == "sound" or decision.later is not None:
            await self.tables.messages.mention(table.code, person)
        if old:
            await self._withdraw(table, person, old)
        return None

    async def _delete_earlier_tries(self, row: DueMessage, table: Snapshot, person: int, old: Posted | None) -> None:
        """Delete what was sent already, where nothing is sent any more."""
        if row.maybe_sent:
            await self._delete_orphans(await self.channels.to(person), table, old.message if old else 0)

    async def _direct_message(self, row: DueMessage, table: Snapshot, decision: Decision, old: Posted | None) -> Posted:
        assert row.person is not None
        channel = await self.channels.to(row.person)
        quiet, notified = decision.manner == "silence", _notified(row.person, decision)
        pictured = await self._is_pictured(row, table, row.person)
        if old and quiet and not (row.maybe_sent and await count_newer(channel, old.message)):
            try:
                edit = partial(self._edit, channel, old.message)
                await self._illustrated(row, table, decision, channel, pictured, edit)
                return replace(old, line=table.lines, notified=notified)
            except NotEditable:
                pass  # gone or too old: send a new one silently
        # If an earlier try sent it already, the nonce finds that message instead of sending another.
        send = partial(self._send, row, channel, silent=decision.manner != "sound")
        # A message that sounds is sent as text, and the picture follows silently: a lock screen must show no hand.
        message = await self._illustrated(row, table, decision, channel, pictured and quiet, send)
        if old and old.message != message:
            await self._delete(channel, old.message)
        if row.maybe_sent:
            await self._delete_orphans(channel, table, message)
        with contextlib.suppress(DatabaseError):  # it was sent: a full disk must not send it again
            if decision.bundled_with:
                # the direct message that sounded names this table
                await self.tables.messages.request(decision.bundled_with, "direct_message", row.person)
        now, late = self.clock.now(), pictured and not quiet
        return Posted("direct_message", row.person, channel.id, message, now, table.lines, notified, late)

    async def _in_its_thread(self, table: Snapshot) -> Snapshot:
        """The table, in the thread that a message links to, which may come before the first board."""
        with contextlib.suppress(discord.HTTPException, *NOT_DELIVERED):  # that is the board's to mend
            return (await self.threads.of(table)).table
        return table

    async def _illustrated(
        self,
        row: DueMessage,
        table: Snapshot,
        decision: Decision,
        channel: discord.DMChannel,
        pictured: bool,  # whether it shows its question, now or a little later
        put: Put[DirectMessage],
    ) -> int:
        """Put the current direct message, with the picture of its question now or a little later."""
        assert row.person is not None
        person, notifications = row.person, self.tables.notifications
        perspective, notification_state = (
            await self.perspective_of(table, person),
            await notifications.notification_state(table.code, person),
        )
        made = await self._content(row, perspective, notification_state, decision)

        theme = LOOKS.get((await self.tables.people.settings(person)).reading) if pictured else None

        async def put_as_wanted(shown: DirectMessage) -> int:
            """Put it, made anew if the reader changed *discreet* while it waited for the picture."""
            now = await notifications.notification_state(table.code, person)
            return await put(
                shown
                if now.discreet == notification_state.discreet
                else await self._content(row, perspective, now, decision)
            )

        async def add(message: int, shown: DirectMessage) -> None:
            if not (await notifications.notification_state(table.code, person)).discreet:
                await self._edit(channel, message, shown)

        # As the panel puts it when it is opened: plans are made there.
        question = partial(picture_question, Plan(perspective, perspective))
        return await self.illustrator.direct_message(perspective, person, question, theme, made, put_as_wanted, add)

    async def _is_pictured(self, row: DueMessage, table: Snapshot, person: int) -> bool:
        """Whether the message shows the picture of its question."""
        if row.least or not self.illustrator.draws(table):
            return False
        discreet = (await self.tables.notifications.notification_state(table.code, person)).discreet
        return not discreet and (await self.tables.people.settings(person)).reading in LOOKS

    async def _content(
        self, row: DueMessage, perspective: Perspective, notification_state: NotificationState, decision: Decision
    ) -> DirectMessage:
        """The current direct message, without pictures."""
        table, seat = perspective.table, perspective.seat
        assert row.person is not None and seat is not None
        player = table.players[seat]
        if row.least:
            return forms.least_direct_message(perspective)
        since = await self.tables.log(table.code, since=player.last_line if player else 0)
        codes = await self.tables.notifications.bundled_with(
            table.code, row.person, sounding=decision.manner == "sound"
        )
        bundled_with = await self._titles(perspective.words, codes)
        settled = _question_settled_without(row, notification_state, seat)
        handed_in, unfit = await self._of_prepared(perspective, row.person)
        by = row.facts.get("taken_back")
        taken_back = by if isinstance(by, int) else None
        occasion = Occasion(notification_state, settled, bundled_with, handed_in, unfit, self.clock.now(), taken_back)
        return direct_message(perspective, since, occasion)

    async def _of_prepared(self, perspective: Perspective, person: int) -> tuple[bool, bool]:
        """Whether an answer was handed in since the person's last own move, and whether one did not fit."""
        table, seat = perspective.table, perspective.seat
        player = None if seat is None else table.players[seat]
        if seat is None or player is None or table.status != "running":
            return False, False
        draft = await self.tables.draft(table.code, person)
        handed_in = await self.tables.answers.handed_in(table.code, seat, player.last_line)
        return handed_in, bool(draft and draft.unfit)

    async def _titles(self, words: Words, codes: Sequence[str]) -> tuple[str, ...]:
        found = []
        for code in codes:
            with contextlib.suppress(BrokenTable):  # its own message says so
                table = await self.tables.look(code)
                found.append(words("ui-title", game=words(f"game-{table.game}"), code=table.code))
        return tuple(found)

    async def _withdraw(self, table: Snapshot, person: int, old: Posted) -> None:
        """Replace a direct message that is no longer updated by one line without secrets."""
        self.illustrator.cancel_late((table.code, person))
        made = left(await self.perspective_of(table, person))
        with contextlib.suppress(NotEditable):  # gone, or too old
            await self._edit(await self.channels.to(person), old.message, made)
        await self.tables.messages.forget(table.code, "direct_message", person)

    # ------------------------------------------------------------------- notices

    async def _notice(self, row: DueMessage, table: Snapshot, person: int) -> Posted | None:
        """Send a notice; returns it as posted where it made a sound, else None."""
        if row.topic == topics.SETTLED:
            await self._settle_all_of(table, person)
            return None
        if row.topic == topics.MATCHED:
            table = await self._in_its_thread(table)
        perspective = await self.perspective_of(table, person)
        if row.topic == topics.UNDO_ASKED and table.undo_request is None:
            return None
        if row.topic in topics.OF_A_LOBBY and (table.status != "open" or person not in meant(row.topic, table)):
            return None
        if row.topic in topics.OF_ABSENCE and not concerns(row.topic, table, person, self.clock.now()):
            return None
        call = await self.tables.notifications.call(table, person, row.topic) if row.sound else None
        facts = format_facts(perspective.words, row.facts, perspective.names, perspective.option_name)
        facts = {"title": perspective.title, **notice_facts(perspective, row.topic), **facts}
        text = perspective.words(f"notice-{row.topic}", **facts)
        log = {topics.UNDO_ASKED: asked_back_by_log, topics.AGREE_AGAIN: changed_by_log}.get(row.topic)
        told = await log(self.tables, perspective) if log else ""
        text = "\n".join([text, *([told] if told else []), *of_the_lobby(perspective, row.topic)])
        channel = await self.channels.to(person)
        notice = (
            forms.least_direct_message(perspective)
            if row.least
            else DirectMessage(text, notice_row(perspective, row.topic))
        )
        if row.topic in KINDS:
            await self._close_older(table, KINDS[row.topic], person)
        silent = call is None or call.until is not None
        message = await self._illustrated_notice(row, perspective, person, notice, channel, silent=silent)
        notified = (call,) if call else ()
        if row.topic in KINDS and not row.least:
            line = asked_by(row.topic, table, person, self.clock.now()) or 0
            return Posted(KINDS[row.topic], person, channel.id, message, self.clock.now(), line, notified)
        if call is None:
            return None
        return Posted("notice", person, channel.id, message, self.clock.now(), table.lines, notified)

    async def close_decided_notices(self, table: Snapshot) -> None:
        """Take the buttons from notices whose question is decided; a refused edit leaves them.

        What fails for a moment becomes due by itself, as the table may have no further public message.
        """
        for posted in await self.tables.messages.posted(table.code):
            if is_decided(posted, table, self.clock.now()):
                try:
                    await self._settle(table, posted)
                except Later as fault:
                    log_undone("a decided notice keeps its buttons for now", fault, table.code)
                    await self.tables.messages.request(table.code, "notice", posted.person, topics.SETTLED)

    async def _settle_all_of(self, table: Snapshot, person: int) -> None:
        """Take the buttons from a person's notices whose question is decided. Raises `Later`."""
        for posted in await self.tables.messages.posted(table.code):
            if posted.person == person and is_decided(posted, table, self.clock.now()):
                await self._settle(table, posted)

    async def _settle(self, table: Snapshot, posted: Posted) -> None:
        await self._take_buttons(table, posted)
        await self.tables.messages.forget(table.code, posted.kind, posted.person)

    async def _close_older(self, table: Snapshot, kind: str, person: int) -> None:
        """Take the buttons from an older notice of this kind, before a new one takes its place in the registry.

        Raises `Later`.
        """
        if older := find_posted(await self.tables.messages.posted(table.code), kind, person):
            await self._take_buttons(table, older)

    async def _take_buttons(self, table: Snapshot, posted: Posted) -> None:
        """Replace a notice by a line that says that its question is decided. Raises `Later`; a refusal is logged."""
        assert posted.person is not None
        perspective = await self.perspective_of(table, posted.person)
        outcome = outcome_of(posted, perspective, await self.tables.log(table.code, limit=RECENT))
        text = perspective.words(f"ui-asked-settled-{TOPICS[posted.kind]}", title=perspective.title)
        made = DirectMessage(f"{text} {outcome}".rstrip(), ButtonRow((link(perspective),)))
        with best_effort("an older private message keeps its buttons", table.code, is_tried_again=True):
            await self._edit(await self.channels.to(posted.person), posted.message, made)

    async def _illustrated_notice(
        self,
        row: DueMessage,
        perspective: Perspective,
        person: int,
        notice: DirectMessage,
        channel: discord.DMChannel,
        *,
        silent: bool,
    ) -> int:
        """Send a notice, an invitation with the picture of the game. Returns the message's id."""
        if row.maybe_sent and (sent := await self._sent_before(perspective.table.code, person, channel, notice.text)):
            return sent.id
        send = partial(self._send, row, channel, silent=silent)
        if row.topic not in (topics.INVITED, topics.REMATCH) or row.least:
            return await send(notice)
        theme = LOOKS.get((await self.tables.people.settings(person)).reading)
        images = self.illustrator.glimpse(perspective, theme)
        code = perspective.table.code
        return await (unless_refused(notice.pictured(images), notice, send, code) if images else send(notice))

    async def _sent_before(
        self, code: str, person: int, channel: discord.DMChannel, text: str
    ) -> discord.Message | None:
        """The notice as an earlier try sent it: the nonce holds for minutes, and this try may come hours after it."""
        posted = await self.tables.messages.posted(code)
        known = (m.message for m in posted if m.person == person and m.kind in ("notice", *TOPICS))
        return await orphan_notice(channel, tied(text), max(known, default=0))

    # ------------------------------------------------------------------- sending

    async def _send(self, row: DueMessage, channel: discord.DMChannel, made: DirectMessage, *, silent: bool) -> int:
        assert row.person is not None
        message = await send_direct_message(channel, made, nonce=row.nonce, silent=silent)
        await arrived(self.tables, row.person, row.code)
        if row.maybe_sent:
            await self._mend(row, channel, message, made)
        return message

    async def _mend(self, row: DueMessage, channel: discord.DMChannel, message: int, made: DirectMessage) -> None:
        """Edit the content, as an earlier try may have sent an older one. On failure an edit is queued, no send."""
        try:
            await self._edit(channel, message, made)
        except FAULTS as fault:
            log_undone("a message that may be older than it should be stays so for now", fault, row.code)
            if row.kind != "notice":
                await self.tables.messages.request(row.code, "direct_message", row.person)

    async def _edit(self, channel: discord.DMChannel, message: int, made: DirectMessage) -> int:
        await edit_direct_message(channel, message, made)
        return message

    async def _delete(self, channel: discord.DMChannel, message: int) -> None:
        with best_effort("an older private message stays"), discord_errors():  # deleted already, most often
            await channel.get_partial_message(message).delete()

    async def _delete_orphans(self, channel: discord.DMChannel, table: Snapshot, known: int) -> None:
        """Delete direct messages about the table that an earlier process sent and did not record."""
        with best_effort("what an earlier process sent stays", table.code):
            await delete_orphans(channel, table.code, (known,), ids.DIRECT_MESSAGE)  # a reminder has no such button


def _notified(person: int, decision: Decision) -> tuple[Notified, ...]:
    """What a delivery stores of the notification: a sound, or that one is owed in the morning."""
    if decision.manner == "silence" and decision.later is None:
        return ()
    return (Notified(person, decision.question, decision.bundled_with, decision.about, decision.later),)


def _question_settled_without(row: DueMessage, notification_state: NotificationState, seat: int) -> Ask | None:
    """The question that was settled without this person's answer, if they had been notified of it."""
    choice, args, question = (row.facts.get(name) for name in ("settled", "args", "question"))
    if not isinstance(choice, str) or not isinstance(args, tuple) or question != notification_state.notified_for:
        return None
    return Ask(seat, choice, args, (), 0, 0, 0)
