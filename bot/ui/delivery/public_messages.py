"""Delivers the public messages of a table, each made from its newest state: lobby, board, mentions, end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeVar, cast

import discord

from bot.clock import Clock
from bot.tables import DueMessage, Notified, Posted, Snapshot, Tables
from bot.tables.values import DueKind
from bot.text import words_for
from bot.ui.kit.best_effort import best_effort
from bot.ui.kit.illustrator import Illustrator, Put
from bot.ui.kit.perspective import Games, Perspective
from bot.ui.kit.posting import (
    VISIBLE,
    NoPlace,
    NotEditable,
    count_newer,
    edit,
    post_mention,
    unless_refused,
)
from bot.ui.kit.screen import Screen, Text
from bot.ui.screens import mentions
from bot.ui.screens.board import collapsed_line, moved_line
from bot.ui.screens.forms import LEAST, USUAL, Forms
from bot.ui.screens.story import ToldStory

from .comparisons import shown_comparison
from .direct_messages import DirectMessages
from .end_messages import end_message
from .newest import Newest
from .orphan_messages import delete_orphans_of, orphan_mention_of
from .posted import find_posted
from .sending import send_once
from .threads import Threads
from .undeliverable import Undeliverable

Sent = TypeVar("Sent")
MENTION: Final = "-call:"  # stored in the kind of a mention text, between that of what replaces it and its topic


@dataclass(frozen=True, slots=True)
class PublicMessages:
    """Delivers what stands where a table is played: lobby, mentions, board, end, the comparison of duplicates."""

    client: discord.Client
    tables: Tables
    games: Games
    clock: Clock
    illustrator: Illustrator
    threads: Threads
    private: DirectMessages
    newest: Newest
    undeliverable: Undeliverable
    forms: Forms = USUAL

    async def __call__(self, row: DueMessage, table: Snapshot) -> Posted | None:
        """Deliver one row; None where nothing is left to send. Raises what `bot.ui.kit.posting` raises."""
        table = await self._with_thread(row, table) if table.status == "open" or table.is_duplicate else table
        await self.private.close_decided_notices(table)
        for begun in await self.tables.messages.posted(table.code):
            if MENTION in begun.kind:
                await self._complete(begun, table)
        posted = await self.tables.messages.posted(table.code)
        if row.kind == "lobby":
            return await self._lobby(row, table, find_posted(posted, "lobby"))
        if row.kind == "end":
            return await self._end(row, table, posted)
        if row.kind == "mention":
            return await self._mention(row, table, posted)
        if row.kind == "compare":
            return await self._comparison(row, table, posted)
        if table.status not in ("running", "closed") or table.started is None:
            return None
        if table.status == "running":
            if find_posted(posted, "board") is None:
                table = await self._with_thread(row, table)
            # Only where it stays: the thread of the game before keeps its name. Discord says so there, above the board.
            await self.threads.rename(table, self.clock.now())
        return await self._board(row, table, posted)

    async def _with_thread(self, row: DueMessage, table: Snapshot) -> Snapshot:
        """The table, moved to a thread of its own; where that fails, its host gets a message why."""
        placement = await self.threads.of(table, self.forms)
        if placement.no_thread:
            await self.undeliverable.no_thread(placement.table, placement.no_thread, row.failing_since)
        return placement.table

    async def _mention(self, row: DueMessage, table: Snapshot, posted: Sequence[Posted]) -> Posted | None:
        """Mention people in the channel by a new board; while the table is open, by a new lobby."""
        notified = await self.private.departures.there(table, await mentions.to_notify(self.tables, row, table))
        if table.status == "open":
            return await self._notify(row, table, "lobby", notified)
        if table.status != mentions.status_at(row.topic):
            return None
        if notified and find_posted(posted, "board") is None:
            table = await self._with_thread(row, table)
        return await self._notify(row, table, "board", notified)

    # ------------------------------------------------------------------- mentions

    async def _notify(self, row: DueMessage, table: Snapshot, kind: str, notified: Sequence[Notified]) -> Posted | None:
        """Mention people in a plain text and replace it by the screen.

        In between the mentions are recorded: after a crash the rest is completed and nobody is notified twice.
        """
        people, resting = mentions.people_of(notified), mentions.resting_of(notified)
        channel, sent = self.channel(table), None
        if row.maybe_sent:
            sent = await orphan_mention_of(self.client, self.tables, table)
        if sent is None:
            if not notified:
                return None  # they have answered meanwhile
            text = self.forms.mention(self.public(table), row.topic, people, resting)
            sent = await post_mention(channel, text, people, nonce=row.nonce)
            if row.maybe_sent and sent.id in {each.message for each in await self.tables.messages.posted(table.code)}:
                return None  # an earlier try came so far that it was noted
        # An earlier try may have mentioned fewer people.
        told = tuple(each for each in notified if not row.maybe_sent or mentions.is_told(each, sent.content))
        begun = Posted(f"{kind}{MENTION}{row.topic}", None, table.place.channel, sent.id, self.clock.now(), 0, told)
        await self.tables.messages.remember_mention(table.code, begun)
        if missed := [each.person for each in notified if each not in told]:
            await self.tables.messages.mention(table.code, *missed, topic=row.topic)
        return await self._complete(begun, table)

    async def _complete(self, begun: Posted, table: Snapshot) -> Posted | None:
        """Replace a text with mentions by its screen."""
        kind, _, topic = begun.kind.partition(MENTION)
        posted = await self.tables.messages.posted(table.code)
        try:
            delivered = await self._complete_with(begun, kind, topic, table, posted)
        except (NotEditable, NoPlace):  # somebody deleted it
            await self.tables.messages.request(table.code, cast(DueKind, kind))
            delivered = None
        except discord.HTTPException:
            if self.forms is LEAST:  # no screen can replace it: the text stays, and blocks no other message
                await self.tables.messages.forget(table.code, begun.kind)
            raise
        if delivered:
            await self.tables.messages.remember(table.code, delivered)
        await self.tables.messages.forget(table.code, begun.kind)
        return delivered

    async def _complete_with(
        self, begun: Posted, kind: str, topic: str, table: Snapshot, posted: Sequence[Posted]
    ) -> Posted | None:
        """Put the screen of this kind over the text; one line, and None, where its time has passed."""
        people = await self.tables.notifications.notified(table.code, begun.at)
        here = begun.channel == table.place.channel
        if kind == "lobby" and table.status == "open" and here:
            head = mentions.lobby_head(self.public(table), topic, people)
            await self._put_lobby(
                table, lambda screen: self._fill(begun, people, replace(screen, parts=(*head, *screen.parts)))
            )
            return await self._new_lobby(table, posted, begun.message)
        if kind == "board" and table.status == mentions.status_at(topic) and here:
            return await self._new_board(table, posted, partial(self._fill, begun, people), people, topic)
        if kind == "end" and table.status == "over":
            return await self._new_end(table, posted, partial(self._fill, begun, people), people)
        await self._replace(begun, Screen((Text(collapsed_line(self.public(table), self.public(table).title, ())),)))
        return None

    async def _fill(self, begun: Posted, people: Sequence[int], screen: Screen) -> int:
        await edit(self.client.get_partial_messageable(begun.channel), begun.message, screen, mentioned=people)
        return begun.message

    # ------------------------------------------------------------------- the lobby

    async def _lobby(self, row: DueMessage, table: Snapshot, old: Posted | None) -> Posted | None:
        if table.status != "open":
            return await self._replace(old, self.forms.lobby(self.public(table), old.channel)) if old else None
        channel = self.channel(table)
        if old and old.channel == table.place.channel and await count_newer(channel, old.message) < VISIBLE:
            try:
                await self._put_lobby(table, partial(edit, channel, old.message))
                return old
            except NotEditable:
                pass
        message = await self._put_lobby(table, partial(self._send, row, table, silent=old is not None))
        return await self._new_lobby(table, [old] if old else (), message)

    async def _put_lobby(self, table: Snapshot, put: Callable[[Screen], Awaitable[Sent]]) -> Sent:
        """Send or edit the lobby with the picture of its game; where only that is refused, without it."""
        public = self.public(table)
        plain, images = self.forms.lobby(public), self.illustrator.glimpse(public)
        return await (unless_refused(plain.pictured(images), plain, put, table.code) if images else put(plain))

    async def _new_lobby(self, table: Snapshot, posted: Sequence[Posted], message: int) -> Posted:
        old = find_posted(posted, "lobby")
        if old and old.message != message:
            await self._replace(old, Screen((Text(self.public(table).words("ui-lobby-below")),)), is_after_send=True)
        return self._posted(table, "lobby", message)

    async def _replace(self, old: Posted, screen: Screen, *, is_after_send: bool = False) -> Posted:
        """Put another screen into a message, mostly one line; a refusal is only logged, after a send any failure."""
        with best_effort("an older message stays as it is", is_tried_again=not is_after_send):
            await edit(self.client.get_partial_messageable(old.channel), old.message, screen)
        return old

    # ------------------------------------------------------------------- the board

    async def _board(self, row: DueMessage, table: Snapshot, posted: Sequence[Posted]) -> Posted:
        old = find_posted(posted, "board")
        if old and await self.newest.is_editable(old, row, table, self.tables):
            base = find_posted(posted, "since")
            since = await self.tables.log(table.code, since=base.line if base else 0)
            try:
                await self._illustrated(table, self.forms.board(self.public(table), since), old)
                return Posted("board", None, old.channel, old.message, old.at, table.lines)
            except NotEditable:
                pass
        return await self._new_board(table, posted, partial(self._send, row, table, silent=True))

    async def _new_board(
        self, table: Snapshot, posted: Sequence[Posted], send: Put[Screen], people: Sequence[int] = (), topic: str = ""
    ) -> Posted:
        old = find_posted(posted, "board")
        perspective, shown = self.public(table), old.line if old else 0
        closed = await mentions.to_tell_dm_closed(self.tables, posted, people)
        since = await self.tables.log(table.code, since=shown if table.status == "running" else 0)  # or why it closed
        screen = self.forms.board(perspective, since, people, topic=topic, has_closed=bool(closed))
        message = await self._with_picture(table, screen, send, people)
        new = self._posted(table, "board", message)
        for person in closed:
            await self.tables.messages.remember(table.code, replace(new, kind=mentions.CLOSED, person=person, line=0))
        if old and old.message != message:
            await self.tables.messages.remember(table.code, Posted("since", None, new.channel, message, new.at, shown))
            if old.channel == new.channel:
                await self._collapse_board(perspective, old, find_posted(posted, "since"))
            else:
                await self._replace(old, moved_line(perspective), is_after_send=True)
        return new

    async def _collapse_board(self, perspective: Perspective, old: Posted, base: Posted | None) -> None:
        entries = await self.tables.log(perspective.table.code, since=base.line if base else 0)
        shown = [entry for entry in entries if entry.line <= old.line]
        line = Screen((Text(collapsed_line(perspective, perspective.title, shown)),))
        await self._replace(old, line, is_after_send=True)

    # ------------------------------------------------------------------- the end

    async def _end(self, row: DueMessage, table: Snapshot, posted: Sequence[Posted]) -> Posted | None:
        if table.result is None:
            return None
        if old := find_posted(posted, "end"):
            with best_effort("the last message stays as it is", table.code, is_tried_again=True):
                screen, story = await end_message(self.tables, self.forms.end, self.public(table))
                await self._illustrated(table, screen, old, story)
            return old
        if notified := await mentions.to_notify_at_end(self.tables, table) if row.sound else ():
            return await self._notify(row, table, "end", notified)
        return await self._new_end(table, posted, partial(self._send, row, table, silent=False))

    async def _new_end(
        self, table: Snapshot, posted: Sequence[Posted], send: Put[Screen], people: Sequence[int] = ()
    ) -> Posted:
        screen, story = await end_message(self.tables, self.forms.end, self.public(table), people)
        message = await self._with_picture(table, screen, send, people, story)
        if last := find_posted(posted, "board"):
            await self._collapse_board(self.public(table), last, find_posted(posted, "since"))
        delivered = self._posted(table, "end", message)
        # After the end no board is sent that would look for orphans.
        await delete_orphans_of(self.client, self.tables, table, delivered)
        return delivered

    async def _comparison(self, row: DueMessage, table: Snapshot, posted: Sequence[Posted]) -> Posted | None:
        plain, pictured = await shown_comparison(self.tables, self.illustrator, self.public(table))
        if old := find_posted(posted, "compare"):
            with best_effort("a comparison stays as it is", table.code, is_tried_again=True):
                channel = self.client.get_partial_messageable(old.channel)
                await unless_refused(pictured, plain, partial(edit, channel, old.message), table.code)
            return old
        sent = await unless_refused(pictured, plain, partial(self._send, row, table, silent=False), table.code)
        if find_posted(posted, "end"):
            await self.tables.messages.request(table.code, "end")  # it gets the buttons that were left out until now
        return self._posted(table, "compare", sent)

    async def _send(self, row: DueMessage, table: Snapshot, screen: Screen, *, silent: bool) -> int:
        return await send_once(self.tables, row, self.channel(table), screen, silent=silent)

    async def _with_picture(
        self, table: Snapshot, screen: Screen, send: Put[Screen], people: Sequence[int], story: ToldStory | None = None
    ) -> int:
        """Send a new board, with its picture now or a little later."""
        add = partial(edit, self.channel(table), mentioned=people)
        chart = story and story.chart
        return await self.illustrator.board(self.public(table), screen, send, add, anew=True, chart=chart)

    async def _illustrated(self, table: Snapshot, screen: Screen, old: Posted, story: ToldStory | None = None) -> None:
        """Edit the posted board, with its picture now or a little later."""
        channel = self.client.get_partial_messageable(old.channel, guild_id=table.place.guild)

        async def put(shown: Screen) -> int:
            await edit(channel, old.message, shown)
            return old.message

        chart = story and story.chart
        await self.illustrator.board(self.public(table), screen, put, partial(edit, channel), anew=False, chart=chart)

    def public(self, table: Snapshot) -> Perspective:
        """The table from the public's perspective, in the table's language."""
        return public_perspective(self.games, table)

    def channel(self, table: Snapshot) -> discord.PartialMessageable:
        """The table's channel or thread."""
        return self.client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)

    def _posted(self, table: Snapshot, kind: str, message: int) -> Posted:
        return Posted(kind, None, table.place.channel, message, self.clock.now(), table.lines)


def public_perspective(games: Games, table: Snapshot) -> Perspective:
    """A table from the public's perspective, in the table's language."""
    return Perspective(table, games[table.game], words_for(table.terms.language))
