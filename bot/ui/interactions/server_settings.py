"""Server settings: language of its tables, where they open, and a list of them. For those who manage the server."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord

from bot.tables import Brief, BrokenTable, Place, Tables
from bot.tables.values.settings import Rooms, ServerSettings
from bot.tables.values.stored_words import word
from bot.text import LOCALES, Words, words_for
from bot.ui.kit.names import channel_told, game_name
from bot.ui.kit.permissions import NEEDED_IN_FORUM, lacking_in, permission_names
from bot.ui.kit.screen import MOST_TEXT, cut
from bot.ui.screens.cup_page import under_way_lines
from bot.ui.screens.forum import missing_tags
from bot.ui.screens.receipts import waiting_line
from bot.ui.screens.seek_page import pace_name, seeking_lines

from .caller import Caller
from .replies import Reply, say
from .services import Services

LANGUAGES: Final = ("auto", *LOCALES)  # auto: the server's language at Discord
ROOMS: Final = ("threads", "here", "channel", "forum")
SHOWN: Final = 20  # tables in the list


async def language(services: Services, caller: Caller, language: str) -> Reply:
    """Set the language of public messages; open tables keep theirs."""
    if (place := managed(caller)) is None:
        return not_yours(caller)
    chosen = None if language not in LOCALES else language
    await services.tables.people.change_server(guild_of(place), lambda server: replace(server, language=chosen))
    name = caller.words(f"ui-server-language-{chosen or LANGUAGES[0]}")
    return say(caller.words("ui-server-language-kept", language=name))


async def server_words(services: Services, caller: Caller) -> Words:
    """The texts of public messages where the caller is, in their language there."""
    server = await services.tables.people.server(caller.guild) if caller.guild is not None else None
    return words_for((server.language if server else None) or caller.locale_there or caller.words.locale)


async def rooms(services: Services, caller: Caller, mode: str, channel: int | None) -> Reply:
    """Set where tables open: in threads, in the channels themselves, or in one channel only."""
    if (place := managed(caller)) is None:
        return not_yours(caller)
    if mode not in ROOMS:
        return say(caller.words("ui-unknown-button"))
    found = services.client.get_channel(channel) if channel else None
    if mode == "forum":
        return await _forum(services, caller, guild_of(place), found)
    if mode == "channel" and isinstance(found, discord.ForumChannel):
        return say(caller.words("ui-rooms-is-forum"))
    only = (channel or place.channel) if mode == "channel" else None
    kept = word(Rooms, mode)
    await services.tables.people.change_server(
        guild_of(place), lambda server: replace(server, rooms=kept, channel=only)
    )
    return say(caller.words(f"ui-rooms-kept-{mode}", place=f"<#{only}>"))


async def _forum(services: Services, caller: Caller, guild: int, forum: object) -> Reply:
    """Let each table be a post in this forum; says which tags are missing there."""
    words = caller.words
    if not isinstance(forum, discord.ForumChannel):
        return say(words("ui-rooms-which-forum"))
    if lacking := lacking_in(forum, NEEDED_IN_FORUM):
        names = permission_names(words, lacking)
        return say(words("ui-cannot-write-there", place=f"<#{forum.id}>", permissions=names))
    await services.tables.people.change_server(guild, lambda server: replace(server, rooms="forum", channel=forum.id))
    kept = words("ui-rooms-kept-forum", place=f"<#{forum.id}>")
    return say("\n".join([kept, *await forum_tags(services, caller, forum)]))


async def forum_tags(services: Services, caller: Caller, forum: discord.ForumChannel) -> list[str]:
    """A line with the tags that a forum misses, in the language of the server's tables; none where it has all."""
    speaking = await server_words(services, caller)
    missing = missing_tags(speaking, tuple(services.games), [tag.name for tag in forum.available_tags])
    tags = ", ".join(f"**{name}**" for name in missing)
    return [caller.words("ui-forum-tags", tags=tags)] if missing else []


async def table_list(services: Services, caller: Caller) -> Reply:
    """List the tables and cups of this server that are open or running, and who waits for a game."""
    if (place := managed(caller)) is None:
        return not_yours(caller)
    briefs = await listed(services.tables, guild_of(place), caller.person.id)
    lines = [await _line(services, caller, brief) for brief in briefs[:SHOWN]]
    if more := len(briefs) - len(lines):
        lines.append(caller.words("ui-server-more", n=more))
    head = f"## {caller.words('ui-server-tables', n=len(briefs))}" if briefs else caller.words("ui-server-no-tables")
    seeking = seeking_lines(caller.words, await services.tables.seeking.waiting_in(guild_of(place)))
    cups = under_way_lines(caller.words, await services.tables.cups.under_way_in(guild_of(place)), place.channel)
    return say(cut("\n".join([head, *lines, *seeking, *cups]), MOST_TEXT))


async def listed(tables: Tables, guild: int, person: int) -> list[Brief]:
    """The open and running tables of a server, without those that play the deal of this person's own table."""
    hidden = tables.duplicates.sits_at_another
    return [brief for brief in await tables.tables_in(guild) if not await hidden(brief.code, person)]


async def _line(services: Services, caller: Caller, brief: Brief) -> str:
    words = caller.words
    title = words("ui-title", game=game_name(words, brief.game), code=brief.code)
    place = channel_told(words, brief.place.channel, caller.place.channel if caller.place else 0)
    return f"- **{title}** · {place} · {await _state(services, caller, brief)}"


async def _state(services: Services, caller: Caller, brief: Brief) -> str:
    try:
        table = await services.look(brief.code)
    except BrokenTable:
        return caller.words("ui-server-broken")
    if table.status == "open":
        seated = caller.words("ui-server-lobby", seated=table.seated, seats=len(table.players))
        return f"{seated} · {pace_name(caller.words, table.terms.pace)}"
    kept = f"{caller.words('seek-seats', n=table.terms.seats)} · {pace_name(caller.words, table.terms.pace)}"
    return f"{kept} · " + " ".join(
        waiting_line(services.perspective(caller, table)).split("\n")
    )  # an entry of a list is one line


async def only_channel(services: Services, caller: Caller) -> int | None:
    """The only channel where tables may open on this server; None where any may, or where the caller is in it."""
    if caller.place is None or caller.place.guild is None:
        return None
    server = await services.tables.people.server(caller.place.guild)
    if server.rooms != "channel" or server.channel in (None, caller.place.channel, caller.parent):
        return None
    return server.channel


async def forum_of(services: Services, caller: Caller) -> discord.ForumChannel | None:
    """The forum where the tables of the caller's server are posts; None where they are not, or it is gone."""
    if caller.place is None or caller.place.guild is None:
        return None
    return forum_in(services.client, await services.tables.people.server(caller.place.guild))


def forum_in(client: discord.Client, server: ServerSettings) -> discord.ForumChannel | None:
    """The forum where the tables of a server are posts; None where they are not, or it is gone."""
    forum = client.get_channel(server.channel) if server.rooms == "forum" and server.channel else None
    return forum if isinstance(forum, discord.ForumChannel) else None


async def unusable_place(services: Services, caller: Caller) -> Reply | None:
    """Why no table can open where the caller is; None where one can."""
    words = caller.words
    if caller.place is None:
        return say(words("ui-open-in-server"))
    if (forum := await forum_of(services, caller)) is not None:
        return _unusable_forum(words, forum)
    if caller.lacking:
        return say(words("ui-cannot-write-here", permissions=permission_names(words, caller.lacking)))
    if (only := await only_channel(services, caller)) is not None:
        return say(words("ui-open-elsewhere", place=f"<#{only}>"))
    return None


def _unusable_forum(words: Words, forum: discord.ForumChannel) -> Reply | None:
    """Which permissions lack for posts in a forum; None where none do."""
    lacking = lacking_in(forum, NEEDED_IN_FORUM)
    if not lacking:
        return None
    names = permission_names(words, lacking)
    return say(words("ui-cannot-write-there", place=f"<#{forum.id}>", permissions=names))


def managed(caller: Caller) -> Place | None:
    """The caller's place if they manage that server, else None."""
    return caller.place if caller.manages else None


def guild_of(place: Place) -> int:
    """The server of a place that is in one."""
    assert place.guild is not None
    return place.guild


def not_yours(caller: Caller) -> Reply:
    """Say who may use these commands."""
    return say(caller.words("ui-server-not-yours"))
