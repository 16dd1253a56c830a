"""Delivers due messages to Discord, each made from the table's newest state: every kind by what delivers it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord

from bot.clock import Clock
from bot.tables import DueMessage, Posted, Snapshot, Tables
from bot.tables.values.delivery import FormRefused, Never
from bot.tables.workers.membership import ALONE, Member
from bot.ui.kit.illustrator import Illustrator
from bot.ui.kit.perspective import Games
from bot.ui.kit.posting import BAD_FORM, Archived, Locked, NoPlace, NotAllowed
from bot.ui.kit.request_gate import only_while, ranked
from bot.ui.screens.forms import LEAST
from rules.core import Refused

from .cups import CupDelivery
from .departures import Departures
from .direct_messages import DirectMessages
from .forum_posts import ForumPosts
from .newest import Newest
from .orphan_messages import delete_orphans_of
from .places import Places
from .private_channels import PrivateChannels
from .public_messages import PublicMessages, public_perspective
from .ranks import rank_of
from .reminders import ReminderDelivery
from .threads import Threads
from .undeliverable import Undeliverable
from .watchers import WatchDelivery


class Delivery:
    """Delivers the courier's rows: `await delivery(row)` returns the message that was posted or edited."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        games: Games,
        clock: Clock,
        illustrator: Illustrator,
        member: Member = ALONE,
    ) -> None:
        self._client, self._tables, self._illustrator = client, tables, illustrator
        self._member = member
        places = Places(client, clock)
        self._posts = ForumPosts(
            client, tables, places, lambda at, forms: forms.lobby(public_perspective(games, at), at.place.channel)
        )
        channels, departures = PrivateChannels(client, clock), Departures(places, tables)
        self.threads = Threads(client, tables, places, self._posts, departures, member)
        self._reminders = ReminderDelivery(client, tables, clock, channels, departures)
        self._private = DirectMessages(client, tables, games, clock, self.threads, illustrator, channels, departures)
        self._watchers = WatchDelivery(client, tables, games, clock, channels, illustrator)
        self._cups = CupDelivery(client, tables, clock, illustrator, places)
        self._undeliverable = Undeliverable(places, tables, self._private)
        newest = Newest(client, clock, tables.timing.newest)
        self._public = PublicMessages(
            client, tables, games, clock, illustrator, self.threads, self._private, newest, self._undeliverable
        )
        self._least = replace(self._public, illustrator=Illustrator(), forms=LEAST)  # without pictures

    async def __call__(self, row: DueMessage) -> Posted | None:
        """Deliver one row; None where nothing is left to send.

        Raises `Later` to be tried again, `Never` where it cannot be delivered, `FormRefused` where Discord refuses
        the form of the message.
        """
        try:
            with ranked(rank_of(row)), only_while(partial(self._member.is_still, self._member.id)):
                return await self._deliver(row)
        except discord.HTTPException as error:
            if error.status != BAD_FORM:
                raise
            raise FormRefused() from error

    async def _deliver(self, row: DueMessage) -> Posted | None:
        match row.kind:
            case "reminder":
                return await self._reminders(row)
            case "cup":
                return await self._cups(row)
        try:
            table = await self._tables.look(row.code)
        except Refused as refused:
            raise Never() from refused
        match row.kind:
            case "direct_message" | "late" | "notice":
                return await self._private(row, table)
            case "watch":
                return await self._watchers(row, table)
        if table.is_lesson or (table.standing == "frozen" and table.status == "running"):
            return None  # it has no place; a frozen one's board is due again when it goes on
        return await self._deliver_in_public(row, table)

    async def _deliver_in_public(self, row: DueMessage, table: Snapshot) -> Posted | None:
        if row.least:
            self._illustrator.cancel_late(table.code)
        deliver = self._least if row.least else self._public
        try:
            delivered = await deliver(row, table)
            await self._posts.tag(table)
            if delivered and row.maybe_sent:
                await delete_orphans_of(self._client, self._tables, table, delivered)
            return delivered
        except NoPlace:
            await self._undeliverable.place_gone(table)
            raise Never() from None
        except (Locked, Archived):  # a send reopens an archived thread, unless it is locked too
            await self._undeliverable.locked(table, row.failing_since)
            raise self._undeliverable.tried_again(table, row.failing_since) from None
        except NotAllowed:
            await self._undeliverable.not_allowed(table, row.failing_since)
            raise self._undeliverable.tried_again(table, row.failing_since) from None
