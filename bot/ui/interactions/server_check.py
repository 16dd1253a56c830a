"""`/server check`: in words what the bot may do on a server, channel by channel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import discord

from bot.text import Words
from bot.ui.kit.permissions import (
    FOR_DUPLICATES,
    FOR_PICTURES,
    FOR_THREADS,
    NEEDED,
    NEEDED_IN_FORUM,
    lacking_by_channel,
    lacking_in,
    permission_names,
)
from bot.ui.kit.screen import MOST_TEXT, cut

from .caller import Caller
from .replies import Reply, say
from .server_settings import forum_of, forum_tags, guild_of, managed, not_yours
from .services import Services

NAMED: Final = 25  # channels named in one line


async def check(services: Services, caller: Caller) -> Reply:
    """What the bot may do, with the channels that are alike in one line, those where nobody can play first."""
    if (place := managed(caller)) is None:
        return not_yours(caller)
    guild, words = services.client.get_guild(guild_of(place)), caller.words
    if guild is None or guild.me is None:
        return say(words("ui-check-not-now"))
    server = await services.tables.people.server(guild.id)
    wanted = (*NEEDED, *(FOR_THREADS if server.rooms != "here" else ()), *FOR_DUPLICATES, *FOR_PICTURES)
    if forum := await forum_of(services, caller):
        lacking = lacking_in(forum, (*NEEDED_IN_FORUM, *FOR_PICTURES))
        told = (_told(words, f"<#{forum.id}>", lacking), *await forum_tags(services, caller, forum))
        return say("\n".join([f"## {words('ui-check')}", *told]))
    lines = [f"## {words('ui-check')}", *_lines(words, guild, wanted)]
    if (
        server.rooms in ("channel", "forum")
        and server.channel is not None
        and guild.get_channel_or_thread(server.channel) is None
    ):
        lines.append(words("ui-check-only-channel-gone"))
    return say(cut("\n".join(lines), MOST_TEXT))


def _lines(words: Words, guild: discord.Guild, wanted: tuple[str, ...]) -> Iterator[str]:
    by_lack = lacking_by_channel(guild, wanted)
    if not by_lack:
        yield words("ui-check-no-channels")
    for lacking in sorted(by_lack, key=_weight, reverse=True):
        yield _told(words, _places(words, by_lack[lacking]), lacking)


def _told(words: Words, places: str, lacking: tuple[str, ...]) -> str:
    """What the bot may do in some places."""
    if not lacking:
        return words("ui-check-fine", places=places)
    names = permission_names(words, lacking)
    return words("ui-check-lacking", places=places, permissions=names, effect=_effects(words, lacking))


def _weight(lacking: tuple[str, ...]) -> tuple[int, ...]:
    """How much a lack matters: playing at all, then threads, then pictures."""
    return tuple(len({*lacking} & {*group}) for group in (NEEDED, FOR_THREADS, FOR_DUPLICATES, FOR_PICTURES))


def _effects(words: Words, lacking: tuple[str, ...]) -> str:
    if {*lacking} & {*NEEDED, *NEEDED_IN_FORUM}:
        return words("ui-check-no-tables")
    threads = words("ui-check-no-threads") if {*lacking} & {*FOR_THREADS} else ""
    pictures = words("ui-check-no-pictures") if {*lacking} & {*FOR_PICTURES} else ""
    duplicates = words("ui-check-no-duplicates") if {*lacking} & {*FOR_DUPLICATES} else ""
    return " ".join(effect for effect in (threads, duplicates, pictures) if effect)


def _places(words: Words, channels: Sequence[int]) -> str:
    named = " ".join(f"<#{channel}>" for channel in channels[:NAMED])
    more = len(channels) - NAMED
    return named if more <= 0 else f"{named} {words('ui-check-more', n=more)}"
