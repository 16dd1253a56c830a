"""The message of a cup in its channel: edited as things happen, sent anew with each round and at the end."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import discord
import structlog

from bot.clock import Clock
from bot.faults import logged
from bot.tables import DatabaseError, DueMessage, Posted, Tables
from bot.tables.values import Cup
from bot.tables.values.delivery import Later, Never
from bot.text import words_for
from bot.ui.kit.best_effort import best_effort
from bot.ui.kit.illustrator import Illustrator
from bot.ui.kit.posting import NoPlace, NotAllowed, NotEditable, edit, unless_refused
from bot.ui.kit.results_picture import results_images
from bot.ui.kit.screen import Screen
from bot.ui.screens.cup_page import cup_screen, gone_on, results_of
from rules.core import Refused

from .places import Places
from .posted import find_posted
from .sending import AGAIN_AFTER, is_tried_long_enough, send_once

LOG = structlog.get_logger(__name__)
KIND = "cup"


@dataclass(frozen=True, slots=True)
class CupDelivery:
    """Delivers the rows of cups; `code` of a row is the cup's."""

    client: discord.Client
    tables: Tables
    clock: Clock
    illustrator: Illustrator
    places: Places

    async def __call__(self, row: DueMessage) -> Posted | None:
        """Edit the cup's message, or send a new one where a round has begun or the cup has ended."""
        try:
            cup = await self.tables.cups.look(row.code)
        except Refused as refused:
            raise Never() from refused
        old = find_posted(await self.tables.messages.posted(cup.code), KIND)
        try:
            posted = await self._deliver(row, cup, old)
        except NoPlace:
            await self.tables.cups.place_lost(cup.code)
            raise Never() from None
        except NotAllowed:
            await self.tables.cups.place_lost(cup.code)
            raise await self._tried_again(row, cup) from None
        with suppress(DatabaseError), logged("a cup's place was not noted", cup=cup.code):  # it was sent: not again
            await self._note_place(cup, is_sent=posted != old)
        return posted

    async def _tried_again(self, row: DueMessage, cup: Cup) -> Later | Never:
        """`Later`; `Never` where the bot has left the server, or where the cup has ended and this failed for a day."""
        is_given_up = cup.ended is not None and is_tried_long_enough(row.failing_since, self.clock.now())
        return Never() if is_given_up or not await self.places.has_server(cup.place.guild) else Later(AGAIN_AFTER)

    async def _note_place(self, cup: Cup, *, is_sent: bool) -> None:
        """A cup without a place has it again by what is seen of it, else by a message that was sent."""
        cups = self.tables.cups
        if not await cups.is_lost(cup):
            return
        has_room = await cups.look_at_place(cup.place)
        if is_sent if has_room is None else has_room:
            await cups.place_found(cup.code)

    async def _deliver(self, row: DueMessage, cup: Cup, old: Posted | None) -> Posted:
        plain, pictured = await self._screens(cup, least=row.least)
        channel = self.client.get_partial_messageable(cup.place.channel, guild_id=cup.place.guild)
        if old and (old.line, old.channel) == (stage(cup), cup.place.channel):
            try:
                await unless_refused(pictured, plain, lambda screen: edit(channel, old.message, screen), cup.code)
                return old
            except NotEditable:
                if cup.ended is not None:
                    return old  # somebody deleted it, and nothing new is to be told
                LOG.info("a cup's message is sent anew", channel=old.channel)

        message = await unless_refused(pictured, plain, partial(send_once, self.tables, row, channel), cup.code)
        if old and old.message != message:
            await self._collapse(old, cup)
        return Posted(KIND, None, cup.place.channel, message, self.clock.now(), stage(cup))

    async def _screens(self, cup: Cup, *, least: bool) -> tuple[Screen, Screen]:
        """The message without and with the picture of the results, which comes once all of a round is over."""
        words, played = words_for(cup.language), await self.tables.cups.played(cup)
        scores = await self.tables.cups.scores(cup)
        plain = cup_screen(words, cup, played, scores)
        if least or not any(each.ended for each in played):
            return plain, plain
        images = await results_images(self.illustrator, results_of(words, cup, scores))
        return plain, plain.pictured(images) if images else plain

    async def _collapse(self, old: Posted, cup: Cup) -> None:
        with best_effort("an older message of a cup stays as it is", cup.code):
            channel = self.client.get_partial_messageable(old.channel)
            await edit(channel, old.message, gone_on(words_for(cup.language), cup))


def stage(cup: Cup) -> int:
    """A number that changes when the cup's message is sent anew: with each round, and at the end."""
    return cup.rounds + 1 if cup.status == "over" else cup.round
