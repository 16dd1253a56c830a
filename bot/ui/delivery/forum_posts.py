"""Posts in a forum, one for each table: opened with the lobby as first message, and tagged as the table goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypedDict

import discord

from bot.faces.naming import plain
from bot.tables import Posted, Snapshot, Tables
from bot.text import words_for
from bot.ui.kit.best_effort import best_effort
from bot.ui.kit.permissions import NEEDED_IN_FORUM
from bot.ui.kit.posting import discord_errors, only
from bot.ui.kit.render import layout
from bot.ui.kit.screen import Screen
from bot.ui.screens.forms import Forms
from bot.ui.screens.forum import tags_of

from .places import Places

WEEK: Final[Literal[10080]] = 10080  # minutes of silence before Discord archives a thread or post: the longest setting
HOUR: Final[Literal[60]] = 60  # … of a table that is over: the shortest, so that nothing arrives too late


class ForumPosts:
    """Opens and tags posts. `first`: the first message of a table's post, in its usual or its least form."""

    def __init__(
        self, client: discord.Client, tables: Tables, places: Places, first: Callable[[Snapshot, Forms], Screen]
    ) -> None:
        self._client, self._tables, self._places, self._first = client, tables, places, first

    async def forum_for(self, table: Snapshot) -> discord.ForumChannel | None:
        """The forum where a table without any public message should become a post; None where it should not."""
        if table.place.guild is None or table.status not in ("open", "running"):
            return None
        server = await self._tables.people.server(table.place.guild)
        if server.rooms != "forum" or server.channel is None:
            return None
        posted = await self._tables.messages.posted(table.code)
        if any(message.kind in ("lobby", "board") for message in posted):
            return None
        return await self._forum(server.channel)

    async def _forum(self, channel: int) -> discord.ForumChannel | None:
        """The forum; None where it is gone, which `/server check` tells."""
        found = await self._places.found(channel)
        return found if isinstance(found, discord.ForumChannel) else None

    async def to_begin(self, table: Snapshot) -> discord.Thread | None:
        """The post of a running table into which its first board is still to come."""
        if table.status != "running" or (post := await self._post_of(table)) is None:
            return None
        posted = await self._tables.messages.posted(table.code)
        return None if any(message.kind == "board" for message in posted) else post

    async def _post_of(self, table: Snapshot) -> discord.Thread | None:
        """The bot's own post where a table stands; None where it stands elsewhere."""
        post, me = await self._places.at(table.place), self._client.user
        if not isinstance(post, discord.Thread) or not isinstance(post.parent, discord.ForumChannel):
            return None
        return post if me and post.owner_id == me.id else None

    async def lacking(self, forum: discord.ForumChannel) -> tuple[str, ...]:
        """The permissions that the bot lacks there."""
        return await self._places.lacking(forum, NEEDED_IN_FORUM)

    async def open(self, table: Snapshot, forum: discord.ForumChannel, name: str, forms: Forms) -> discord.Thread:
        """Open the post of a table; one that an earlier try opened is found by the table's code in its name.

        Raises what `discord_errors` raises.
        """
        before = await self._opened_before(forum, table)
        if before is not None:
            return before
        with discord_errors():
            made = await forum.create_thread(
                name=name,
                auto_archive_duration=WEEK,
                applied_tags=_tags(table, forum, ()),
                view=layout(self._first(table, forms)),
                allowed_mentions=only(()),
                silent=True,
            )
        self._places.keep(made.thread)
        return made.thread

    async def remember(self, table: Snapshot, post: discord.Thread) -> None:
        """Note the first message, which has the post's id, as the table's lobby."""
        lobby = Posted("lobby", None, post.id, post.id, self._tables.clock.now(), table.lines)
        await self._tables.messages.remember(table.code, lobby)

    async def _opened_before(self, forum: discord.ForumChannel, table: Snapshot) -> discord.Thread | None:
        me, begins = self._client.user, plain(f"{words_for(table.terms.language)(f'game-{table.game}')} {table.code} ")
        mine = (post for post in await self._places.threads_in(forum) if me and post.owner_id == me.id)
        return next((post for post in mine if plain(post.name).startswith(begins)), None)

    async def tag(self, table: Snapshot) -> None:
        """Give a table's post its tags; that of a table that is over is archived after an hour of silence.

        What Discord refuses stays as it is until the next message of the table.
        """
        if (post := await self._post_of(table)) is None or _changes(post, table) is None:
            return
        with best_effort("a post keeps its tags", table.code):
            post = await self._places.newest(post)
            if not post.archived and (changes := _changes(post, table)):
                with discord_errors():
                    self._places.keep(await post.edit(**changes))


class Changes(TypedDict):
    """What is changed of a post."""

    applied_tags: list[discord.ForumTag]
    auto_archive_duration: Literal[60, 10080]


def _changes(post: discord.Thread, table: Snapshot) -> Changes | None:
    """What a table wants changed of its post; None where nothing is."""
    if not isinstance(post.parent, discord.ForumChannel):
        return None
    tags = _tags(table, post.parent, post.applied_tags)
    silence: Literal[60, 10080] = HOUR if table.status in ("over", "closed") else WEEK
    if {tag.id for tag in tags} == {tag.id for tag in post.applied_tags} and post.auto_archive_duration == silence:
        return None
    return Changes(applied_tags=tags, auto_archive_duration=silence)


def _tags(
    table: Snapshot, forum: discord.ForumChannel, given: list[discord.ForumTag] | tuple[()]
) -> list[discord.ForumTag]:
    """The tags of a table's post; those for moderators alone are not the bot's to give."""
    free = {tag.name: tag for tag in forum.available_tags if not tag.moderated or tag in given}
    wanted = tags_of(table, list(free), [tag.name for tag in given])
    return [free[name] for name in wanted]
