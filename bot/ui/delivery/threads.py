"""Threads of tables: opened at the start where the server allows it, and kept open while the game runs."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final, NamedTuple, TypeGuard
from weakref import WeakValueDictionary

import discord
import structlog
from cachetools import FIFOCache

from bot.faces.naming import plain
from bot.tables import BrokenTable, Place, Snapshot, Tables
from bot.tables.values.delivery import DELIVERY_TIMEOUT, Later
from bot.tables.workers.membership import ALONE, Member
from bot.text import LOCALES, words_for
from bot.ui.kit.best_effort import best_effort, log_undone
from bot.ui.kit.names import clean, plain_names, unlinked
from bot.ui.kit.permissions import FOR_PRIVATE_THREADS, FOR_THREADS, has_private_threads
from bot.ui.kit.posting import (
    FAULTS,
    INVALID_FORM,
    NOT_DELIVERED,
    THREAD_EXISTS,
    TOO_MANY_THREADS,
    NoPlace,
    NotAllowed,
    NotEditable,
    discord_errors,
)
from bot.ui.kit.screen import cut
from bot.ui.screens.forms import USUAL, Forms
from rules.core import Refused

from .departures import Departures
from .forum_posts import ARCHIVE_MINUTES, ForumPosts
from .places import Places

LOG = structlog.get_logger(__name__)
LONGEST_NAME: Final = 100  # characters of a thread's name
RENAMES, IN_SECONDS = 2, 600.0  # Discord lets a channel's name change so often in so long a time
REMEMBERED: Final = 1000  # threads that were renamed
# What Discord answers where there will be no thread.
NOT_OPENED: Final = (NotAllowed, NoPlace, NotEditable, discord.HTTPException)
CLAIM_WAIT, CLAIM_TRIES = 0.25, 20  # seconds between looks for a thread that another process is opening, and how many


@dataclass(frozen=True, slots=True)
class NoThread:
    """Why a table got no thread: the text key for its host, and the permissions that the bot lacks."""

    key: str
    lacking: tuple[str, ...] = ()


class Placement(NamedTuple):
    """A table in its current place; `no_thread`: why it did not get the thread that it should have."""

    table: Snapshot
    no_thread: NoThread | None = None


class Threads:
    """Opens threads, one for each table, even when board and direct messages ask for it at the same time."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        places: Places,
        posts: ForumPosts,
        departures: Departures,
        member: Member = ALONE,
    ) -> None:
        self._client, self._tables, self._places, self._posts, self._member = client, tables, places, posts, member
        self._departures = departures
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._left_out: FIFOCache[int, list[int]] = FIFOCache(REMEMBERED)  # thread -> who is still to be added
        self._renamed: FIFOCache[int, tuple[float, ...]] = FIFOCache(REMEMBERED)  # thread -> when it was renamed lately

    async def of(self, table: Snapshot, forms: Forms = USUAL) -> Placement:
        """The table, moved to its thread or post; unmoved where none is wanted, allowed or possible.

        `forms`: that of the lobby with which a post begins. Raises what Discord says where it refuses the usual one.
        """
        if table.is_duplicate:
            return await self._of_its_own(table)
        if await self._wanted(table) or await self._posts.forum_for(table):
            async with self._alone(table.code):
                table = await self._tables.look(table.code)
                if forum := await self._posts.forum_for(table):
                    return await self._posted_in(table, forum, forms)
                if await self._wanted(table) and (parent := await self._parent(table)):
                    return await self._moved(table, parent)
        table = await self._tables.look(table.code)  # another delivery may have moved it meanwhile
        if post := await self._posts.to_begin(table):
            await self._add(post, table, table.people)
        return Placement(table)

    async def _of_its_own(self, table: Snapshot) -> Placement:
        """The table in a private thread of its own, which those at other tables with the same deal do not see."""
        thread = await self._places.at(table.place)
        if isinstance(thread, discord.Thread) and self._is_own(thread, table):
            await self._add(thread, table, self._left_out.pop(thread.id, ()))
            return Placement(table)
        async with self._alone(table.code):
            table = await self._tables.look(table.code)
            channel = await self._places.found(table.place.channel)
            if channel is None or self._is_own(channel, table):
                return Placement(table)  # one that is gone is met and reported by the message
            parent = channel.parent if isinstance(channel, discord.Thread) else channel
            if not has_private_threads(parent):
                return Placement(table, NoThread("notice-no-private-thread"))
            return await self._moved(table, parent, private=True)

    def _is_own(self, channel: object, table: Snapshot) -> bool:
        """Whether this private thread was opened for this table: who reads in any other one is not known."""
        me = self._client.user
        if not _is_private(channel) or me is None or channel.owner_id != me.id:
            return False
        return f" {table.code} · " in plain(channel.name)  # as `thread_name` has it; a player may be called like a code

    async def _wanted(self, table: Snapshot) -> bool:
        """Whether a table that has just begun is to have a thread of its own, where it gets no post.

        That of a cup always: others stand in the same channel.
        """
        if table.status != "running" or table.place.guild is None:
            return False
        rooms = (await self._tables.people.server(table.place.guild)).rooms
        if rooms in ("forum", "here") and not table.terms.cup:
            return False
        posted = await self._tables.messages.posted(table.code)
        has_moved = any(message.kind == "lobby" and message.channel != table.place.channel for message in posted)
        return not has_moved and not any(message.kind == "board" for message in posted)

    async def _parent(self, table: Snapshot) -> discord.TextChannel | None:
        """The table's text channel; None where it can have no threads."""
        channel = await self._places.found(table.place.channel)
        return channel if isinstance(channel, discord.TextChannel) else None

    @contextlib.asynccontextmanager
    async def _alone(self, code: str) -> AsyncIterator[None]:
        """Let one delivery at a time open a thread for a table, here and in all other processes.

        Raises `Later` where another process takes long.
        """
        async with self._opening.setdefault(code, asyncio.Lock()):
            holder = self._member.id
            for _ in range(CLAIM_TRIES):
                if await self._tables.messages.claim_opening(code, holder, DELIVERY_TIMEOUT):
                    break
                await asyncio.sleep(CLAIM_WAIT)
            else:
                raise Later(CLAIM_WAIT)
            try:
                yield
            finally:
                await self._tables.messages.opened(code, holder)

    async def _moved(self, table: Snapshot, parent: discord.TextChannel, *, private: bool = False) -> Placement:
        open_thread = self._opened_privately if private else self._opened
        thread = await open_thread(table, parent)
        if isinstance(thread, NoThread):
            LOG.info("a table got no thread", table=table.code, why=thread.key)
            return Placement(table, thread)
        await self._add(thread, table, table.people)  # before anything is posted there
        self._places.keep(thread)
        try:
            moved = await self._tables.move_to(table.code, Place(table.place.guild, thread.id))
        except Refused:  # another table is there
            return Placement(table, NoThread("notice-no-thread"))
        await self._tables.messages.request(table.code, "lobby")  # the lobby's line links to the thread
        return Placement(moved)

    async def _posted_in(self, table: Snapshot, forum: discord.ForumChannel, forms: Forms) -> Placement:
        """The table, moved to a post of its own in a forum."""
        if lacking := await self._posts.lacking(forum):
            return Placement(table, NoThread("notice-no-post-permissions", lacking))
        try:
            post = await self._posts.open(table, forum, thread_name(table), forms)
            moved = await self._tables.move_to(table.code, Place(table.place.guild, post.id))
        except Later:
            raise  # it may have come to exist, and is found at the next try
        except (*FAULTS, Refused) as fault:
            code = getattr(fault, "code", None)
            if code == INVALID_FORM and forms is USUAL:
                raise  # its lobby is refused: tried again, in the end in its least form
            is_full = code == TOO_MANY_THREADS
            if is_full or isinstance(fault, Refused):
                LOG.info("a table got no post", table=table.code, error=type(fault).__name__)
            else:
                log_undone("a table got no post", fault, table.code)
            return Placement(table, NoThread("notice-no-thread-full" if is_full else "notice-no-post"))
        await self._posts.remember(moved, post)
        if moved.status == "running":  # begun without a lobby
            await self._add(post, moved, moved.people)
        return Placement(moved)

    # ------------------------------------------------------------------- opening

    async def _opened(self, table: Snapshot, parent: discord.TextChannel) -> discord.Thread | NoThread:
        """A thread under the lobby message, else one without a message, else the reason why there is none."""
        if lacking := await self._places.lacking(parent, FOR_THREADS):
            return NoThread("notice-no-thread-permissions", lacking)
        posted = await self._tables.messages.posted(table.code)
        lobby = next((m for m in posted if m.kind == "lobby" and m.channel == parent.id), None)
        try:
            if lobby:
                with contextlib.suppress(NotEditable, NotAllowed):  # deleted, or not readable
                    return await open_under(self._client, parent, lobby.message, thread_name(table))
            return await self._without_message(table, parent)
        except NOT_OPENED as fault:
            return await self._no_thread(table, parent, fault, FOR_THREADS, "notice-no-thread")

    async def _opened_privately(self, table: Snapshot, parent: discord.TextChannel) -> discord.Thread | NoThread:
        """A private thread, or why there is none."""
        if lacking := await self._places.lacking(parent, FOR_PRIVATE_THREADS):
            return NoThread("notice-no-private-thread-permissions", lacking)
        try:
            return await self._without_message(table, parent, private=True)
        except NOT_OPENED as fault:
            return await self._no_thread(table, parent, fault, FOR_PRIVATE_THREADS, "notice-no-private-thread")

    async def _no_thread(
        self, table: Snapshot, parent: discord.TextChannel, fault: Exception, needed: tuple[str, ...], key: str
    ) -> NoThread:
        """Why a thread was not opened, in the texts whose keys begin with this one."""
        if isinstance(fault, (NotAllowed, NoPlace)):
            lacking = await self._places.lacking(parent, needed, surely=True)
            return NoThread(f"{key}-permissions", lacking or needed)
        if getattr(fault, "code", None) == TOO_MANY_THREADS:
            return NoThread(f"{key}-full")
        log_undone("a thread was not opened", fault, table.code)
        return NoThread(key)

    async def _without_message(
        self, table: Snapshot, parent: discord.TextChannel, *, private: bool = False
    ) -> discord.Thread:
        """A thread without a message. Its name has the table's code, by which a second try finds the first one's."""
        me, name = self._client.user, thread_name(table)
        for thread in await self._places.threads_in(parent):
            if me and thread.owner_id == me.id and plain(thread.name) == plain(name):  # Discord may drop invisible gaps
                return thread
        return await open_without_message(parent, name, private=private)

    async def _add(self, thread: discord.Thread, table: Snapshot, people: Iterable[int]) -> None:
        """Add people to the thread; those that Discord refuses can still be mentioned there.

        Who could not be added for a moment is with the next message: nobody finds a private thread by themselves.
        """
        left_out = list[int]()
        for person in people:
            try:
                await add_to_thread(thread, person)
            except FAULTS as fault:
                log_undone("somebody was not added to a thread", fault, table.code)
                if isinstance(fault, NOT_DELIVERED):
                    await self._departures.not_let_in(person)
                elif isinstance(fault, Later):
                    left_out.append(person)
        if left_out:
            self._left_out[thread.id] = left_out

    # ------------------------------------------------------------------- naming

    async def rename(self, table: Snapshot, now: float) -> None:
        """Name the bot's own thread after the table that is played there: a rematch, or somebody else on a seat.

        Who plays by now is added to it; nobody is removed, as who left may watch. Where its name changed twice within
        ten minutes it stays until later. Practice changes nothing: the thread stays that of the game before it. A name
        that a person gave stays, too.
        """
        if table.terms.origin is not None:
            return
        thread, me, name = await self._places.at(table.place), self._client.user, thread_name(table)
        if not isinstance(thread, discord.Thread) or me is None or thread.owner_id != me.id:
            return
        lately = tuple(at for at in self._renamed.pop(thread.id, ()) if now - at < IN_SECONDS)
        if plain(thread.name) != plain(name) and self._is_named_by_us(thread) and len(lately) < RENAMES:
            lately = (*lately, now)
            await self._add(thread, table, table.people)
            with best_effort("a thread keeps its name", table.code):
                await self._renamed_to(name, await self._places.newest(thread))
        if lately:
            self._renamed[thread.id] = lately

    async def _renamed_to(self, name: str, thread: discord.Thread) -> None:
        if plain(thread.name) != plain(name) and self._is_named_by_us(thread):
            with discord_errors():
                self._places.keep(await thread.edit(name=name))

    def _is_named_by_us(self, thread: discord.Thread) -> bool:
        """Whether a thread's name begins as those of `thread_name`, of any game in any language, with any code."""
        games = (words_for(locale)(f"game-{game}") for locale in LOCALES for game in self._tables.games)
        return re.match(f"({'|'.join(map(re.escape, games))}) [A-Z0-9]{{4,5}} · ", plain(thread.name)) is not None

    # ------------------------------------------------------------------- keeping open

    async def reopen(self, thread: int) -> None:
        """Reopen an archived thread if a table is open or played there."""
        try:
            table = await self._tables.table_of(thread)
        except (Refused, BrokenTable):
            return
        if table and table.status in ("open", "running"):
            await self._reopen(thread, table.code)

    async def reopen_all(self, guild: discord.Guild) -> None:
        """Reopen threads archived while the bot was away, of which it got no event."""
        for table in await self._tables.tables_in(guild.id):
            if guild.get_channel_or_thread(table.place.channel) is None:
                await self._reopen(table.place.channel, table.code)

    async def _reopen(self, thread: int, code: str) -> None:
        """Reopen a thread that Discord archived for silence.

        One that a person archived stays so until the next board, which reopens it.
        """
        with best_effort("a thread stays archived", code):
            with discord_errors():
                found = await self._client.fetch_channel(thread)
            if isinstance(found, discord.Thread) and _archived_by_itself(found):
                await set_archived(found, archived=False)


async def open_under(client: discord.Client, parent: discord.TextChannel, message: int, name: str) -> discord.Thread:
    """Open a thread under a message. It has the message's id, so a second try after a crash finds the first one's."""
    try:
        with discord_errors():
            starter = parent.get_partial_message(message)
            return await starter.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES)
    except discord.HTTPException as error:
        if error.code != THREAD_EXISTS:
            raise
    with discord_errors():
        found = await client.fetch_channel(message)
    if not isinstance(found, discord.Thread):
        raise NotEditable
    return found


async def open_without_message(parent: discord.TextChannel, name: str, *, private: bool = False) -> discord.Thread:
    """Open a thread without a message."""
    with discord_errors():
        if private:
            kind = discord.ChannelType.private_thread
            return await parent.create_thread(
                name=name, type=kind, auto_archive_duration=ARCHIVE_MINUTES, invitable=False
            )
        kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
        return await parent.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_MINUTES)


async def add_to_thread(thread: discord.Thread, person: int) -> None:
    """Add somebody to a thread, so that they see it in their list."""
    with discord_errors():
        await thread.add_user(discord.Object(person))


async def let_in_again(client: discord.Client, table: Snapshot, person: int) -> None:
    """Add somebody to their table's own private thread, which whoever leaves the server is taken out of."""
    with best_effort("somebody was not added to a thread", table.code):
        with discord_errors():
            thread = client.get_channel(table.place.channel) or await client.fetch_channel(table.place.channel)
        if _is_private(thread) and client.user and thread.owner_id == client.user.id:
            await add_to_thread(thread, person)


async def set_archived(thread: discord.Thread, *, archived: bool) -> None:
    """Archive or reopen a thread."""
    with discord_errors():
        await thread.edit(archived=archived)


def _is_private(channel: object) -> TypeGuard[discord.Thread]:
    return isinstance(channel, discord.Thread) and channel.is_private()


def _archived_by_itself(thread: discord.Thread) -> bool:
    """Whether Discord archived the thread because nobody wrote for its whole waiting time."""
    last = discord.utils.snowflake_time(thread.last_message_id or thread.id)
    quiet = thread.archive_timestamp - last >= timedelta(minutes=thread.auto_archive_duration)
    return thread.archived and not thread.locked and quiet


def thread_name(table: Snapshot) -> str:
    """The name of a table's thread: game, code and players, in the table's language."""
    words = words_for(table.terms.language)
    people = ", ".join(unlinked(clean(name, 20)) for name in plain_names(words, table.players, table.code))
    return cut(f"{words(f'game-{table.game}')} {table.code} · {people}", LONGEST_NAME)
