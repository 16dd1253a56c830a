"""Reminders: one message to a person about all tables that wait for them, which replaces the one before."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

import discord

from bot.clock import Clock
from bot.tables import DueMessage, Notified, Posted, Tables
from bot.tables.transitions.notification_policy import way_to
from bot.tables.transitions.reminder_policy import Wait
from bot.tables.transitions.topics import CUP_LOST, CUP_OVER, SOUGHT
from bot.tables.values.messages import REFRESH, REMINDER
from bot.ui.kit.best_effort import best_effort
from bot.ui.kit.names import game_name
from bot.ui.kit.posting import NOT_DELIVERED, NotEditable, NotReachable, discord_errors, only
from bot.ui.kit.reader import words_of
from bot.ui.kit.render import classic, tied
from bot.ui.screens.cup_page import cup_title
from bot.ui.screens.reminder import Reminder, reminder

from .departures import Departures
from .newest import YOUNG
from .orphan_messages import orphan_notice, orphan_reminder
from .private_channels import PrivateChannels
from .sending import arrived, tried_again

EARLIER: Final = 300.0  # seconds before a try was noted: it may have taken a minute, and clocks differ


@dataclass(frozen=True, slots=True)
class ReminderDelivery:
    """Delivers the rows that belong to no single table."""

    client: discord.Client
    tables: Tables
    clock: Clock
    channels: PrivateChannels
    departures: Departures

    async def __call__(self, row: DueMessage) -> Posted | None:
        """Send, edit or delete a person's reminder; None where nothing new stands."""
        assert row.person is not None
        texts = {SOUGHT: self._sought, CUP_OVER: self._cup_over, CUP_LOST: self._cup_lost}
        try:
            if text := texts.get(row.topic.partition(":")[0]):
                await self._tell(row, row.person, await text(row, row.person))
                return None
            if row.topic == REFRESH:
                return await self._refresh(row.person)
            return await self._remind(row, row.person)
        except NotReachable:
            await self.departures.look(row.person)
            await self.tables.people.dm_closed(row.person)  # the next alarm finds the channel
            return None
        except NOT_DELIVERED:
            if await self.departures.look(row.person):
                return None  # the next alarm tries again
            raise tried_again(row, self.clock.now()) from None

    async def _tell(self, row: DueMessage, person: int, text: str | None) -> None:
        """Send a text, unless there is none, or an earlier try has sent it."""
        if text is None:
            return
        channel = await self.channels.to(person)
        # The nonce holds for minutes, and this try may come hours after the one that may have sent it.
        if row.maybe_sent and await orphan_notice(channel, text, _before_first_try(row)):
            return
        with discord_errors():
            await channel.send(text, nonce=row.nonce, silent=not row.sound, allowed_mentions=only(()))
        await arrived(self.tables, person)

    async def _sought(self, row: DueMessage, person: int) -> str:
        """That nobody came to play."""
        words = words_of(await self.tables.people.settings(person))
        return words("seek-lapsed", game=game_name(words, str(row.facts["game"])))

    async def _cup_over(self, row: DueMessage, person: int) -> str | None:
        """That a cup is over, and which place it brought; None to who has none."""
        cup = await self.tables.cups.look(str(row.facts["cup"]))
        scores = await self.tables.cups.scores(cup)
        own = next((score for score in scores if score.entrant.person.id == person), None)
        if own is None:
            return None
        words = words_of(await self.tables.people.settings(person))
        facts: dict[str, str | int] = {
            "place": own.place,
            "of": len(scores),
            "total": own.total,
            "channel": f"<#{cup.place.channel}>",
        }
        return words("cup-you-ended", title=cup_title(words, cup), **facts)

    async def _cup_lost(self, row: DueMessage, person: int) -> str | None:
        """That a cup has no place, and how it gets one, for who runs it; None where it has one by now."""
        cup = await self.tables.cups.look(str(row.facts["cup"]))
        if not await self.tables.cups.is_lost(cup):
            return None
        words = words_of(await self.tables.people.settings(person))
        return words("cup-you-lost", title=cup_title(words, cup), place=f"<#{cup.place.channel}>", code=cup.code)

    async def _remind(self, row: DueMessage, person: int) -> Posted | None:
        store, way = self.tables.reminders, way_to(await self.tables.people.settings(person))
        waits = await store.tables(person, row.topic)
        if not waits or way == "nowhere":
            if row.maybe_sent:
                await self._take_back(row.topic, person)
            return None
        if not await store.is_due(person, row.topic):
            return None
        if way == "channel":
            await self.tables.messages.mention(waits[0].brief.code, person, topic=row.topic)
            return None
        return await self._send(row, person, waits)

    async def _take_back(self, topic: str, person: int) -> None:
        """Delete a reminder that an earlier try may have sent without hearing of it: nothing waits any more."""
        made, old = await self._made(person, topic, ()), await self.tables.reminders.posted(person)
        channel = await self.channels.to(person)
        if sent := await orphan_reminder(channel, made.text, old.message if old else 0):
            await self._delete(channel, sent.id)

    async def _send(self, row: DueMessage, person: int, waits: tuple[Wait, ...]) -> Posted:
        made, old = await self._made(person, row.topic, waits), await self.tables.reminders.posted(person)
        channel = await self.channels.to(person)
        # The nonce holds for minutes, and this try may come hours after the one that may have sent it.
        sent = await orphan_reminder(channel, made.text, old.message if old else 0) if row.maybe_sent else None
        if sent is None:
            sent = await _post(channel, made, row.nonce)
            await arrived(self.tables, person)
        if old and old.message != sent.id:
            with best_effort("an older reminder stays"):
                await self._delete(channel, old.message)
        codes = tuple(wait.brief.code for wait in waits)
        notified = Notified(person, None, reminder=row.topic, tables=codes)
        return Posted(REMINDER, person, channel.id, sent.id, self.clock.now(), 0, (notified,))

    async def _refresh(self, person: int) -> Posted | None:
        """Take answered questions from the standing reminder; with the last one it goes."""
        old = await self.tables.reminders.posted(person)
        if old is None:
            return None
        waits, channel = await self.tables.reminders.tables(person, REFRESH), await self.channels.to(person)
        if not waits:
            await self._delete(channel, old.message)
            await self.tables.reminders.forget(person)
        elif self.clock.now() - old.at < YOUNG:
            made = await self._made(person, REFRESH, waits)
            with contextlib.suppress(NotEditable), discord_errors():
                await channel.get_partial_message(old.message).edit(
                    content=made.text, view=classic(made.rows), allowed_mentions=only(())
                )
        return None

    async def _made(self, person: int, topic: str, waits: tuple[Wait, ...]) -> Reminder:
        words = words_of(await self.tables.people.settings(person))
        made = reminder(words, topic, waits)
        return replace(made, text=tied(made.text))

    async def _delete(self, channel: discord.DMChannel, message: int) -> None:
        """Delete a reminder; a refusal is logged. Raises `Later`."""
        with best_effort("an older reminder stays", is_tried_again=True), discord_errors():  # deleted, most often
            await channel.get_partial_message(message).delete()


def _before_first_try(row: DueMessage) -> int:
    """An id older than whatever a try of this row has sent, and newer than what an earlier event brought."""
    first = (row.due if row.failing_since is None else row.failing_since) - EARLIER
    return discord.utils.time_snowflake(datetime.fromtimestamp(first, UTC))


async def _post(channel: discord.DMChannel, made: Reminder, nonce: str) -> discord.Message:
    with discord_errors():
        return await channel.send(made.text, view=classic(made.rows), nonce=nonce, allowed_mentions=only(()))
