"""`/play`: wait for others on a server, stop waiting, and see the open tables there."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.tables import BrokenTable, Snapshot
from bot.tables.values import Brief, Cup, Seek
from bot.ui.kit.ids import Id, number_in
from bot.ui.kit.names import game_name
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import ButtonRow, Part, Screen
from bot.ui.screens.cup_page import open_cups, own_line
from bot.ui.screens.lobby import agreed_line
from bot.ui.screens.seek_page import (
    ALL,
    LEAVE,
    OPEN,
    listed_line,
    open_button,
    open_parts,
    stop_button,
    waiting_screen,
)
from rules.core import Refused

from .caller import Caller
from .replies import Reply, say
from .server_settings import unusable_place
from .services import Services

OPTIONS = 900  # characters of the options
FEW = 10  # tables beside which there is room for the open ones
ID_DIGITS = 20


async def seek(services: Services, caller: Caller, wanted: Seek) -> Reply:
    """Wait for a table; where enough agree, it has begun."""
    seeking, note = services.tables.seeking, ""
    try:
        outcome = await seeking.seek(wanted, key=caller.key)
    except Refused as refused:
        if refused.refusal.key != "one_per_channel":
            raise
        outcome, note = None, caller.words("seek-no-room", game=game_name(caller.words, wanted.game))
    if outcome:
        return _opened(services, caller, outcome.table)
    kept = replace(wanted, since=services.tables.clock.now())
    return Reply(waiting_screen(caller.words, kept, await seeking.others(kept), note))


async def place_for(services: Services, caller: Caller) -> Reply | None:
    """Why nobody can wait for a table where the caller is; None where they can."""
    if caller.guild is None:
        return say(caller.words("seek-in-server"))
    return await unusable_place(services, caller)


def _opened(services: Services, caller: Caller, table: Snapshot) -> Reply:
    perspective = services.perspective(caller, table)
    names = [perspective.names.tag(seat) for seat in range(len(table.players))]
    key = "seek-opened.here" if table.place.channel == _here(caller) else "seek-opened"
    place = f"<#{table.place.channel}>"
    told = caller.words(key, title=perspective.title, names=joined(names), place=place)
    return say(f"{told}\n{agreed_line(perspective, OPTIONS)}")


async def press(services: Services, caller: Caller, id: Id, values: tuple[str, ...]) -> Reply:
    """*Stop waiting*, and *Open tables here*."""
    if id.choice == OPEN:
        parts = _open_here(caller, await _lobbies(services, caller), await _cups(services, caller))
        return Reply(Screen(parts)) if parts else say(caller.words("seek-open-none"))
    if id.choice != LEAVE:
        return say(caller.words("ui-unknown-button"))
    if id.what == ALL:
        return await _leave_all(services, caller)
    guild, _, game = id.what.partition("-")
    left = await services.tables.seeking.leave(number_in(guild, ID_DIGITS), caller.person.id, game)
    return say(caller.words("seek-left", game=game_name(caller.words, game)) if left else caller.words("seek-not"))


async def _leave_all(services: Services, caller: Caller) -> Reply:
    for each in await services.tables.seeking.of(caller.person.id):
        await services.tables.seeking.leave(each.place.guild or 0, caller.person.id, each.game)
    return say(caller.words("seek-left-all"))


async def seek_lines(services: Services, caller: Caller) -> list[str]:
    """The caller's cups, what they wait for, and, once, the games for which nobody came."""
    words, seeking = caller.words, services.tables.seeking
    cups, seeks = await services.tables.cups.of(caller.person.id), await seeking.of(caller.person.id)
    lines = [*([own_line(words, cups, _here(caller))] if cups else []), *([listed_line(words, seeks)] if seeks else [])]
    return lines + [
        words("seek-lapsed", game=game_name(words, game)) for game in await seeking.lapsed(caller.person.id)
    ]


async def seek_parts(services: Services, caller: Caller, turns: int) -> tuple[Part, ...]:
    """Under the list of one's tables: *Stop waiting*, and the open tables here, if need be behind a button."""
    words, lobbies, cups = caller.words, await _lobbies(services, caller), await _cups(services, caller)
    inline = turns <= FEW
    stop = [stop_button(words, None)] if await services.tables.seeking.of(caller.person.id) else []
    more = [open_button(words, n)] if (n := len(lobbies) + len(cups)) and not inline else []
    row: tuple[Part, ...] = (ButtonRow((*stop, *more)),) if stop or more else ()
    return (*row, *(_open_here(caller, lobbies, cups) if inline else ()))


def _open_here(caller: Caller, lobbies: list[Perspective], cups: list[Cup]) -> tuple[Part, ...]:
    tables = open_parts(caller.words, lobbies, _here(caller)) if lobbies else ()
    return (*tables, *open_cups(caller.words, cups, _here(caller)))


def _here(caller: Caller) -> int:
    """The channel that the caller is answered in; 0 outside of servers."""
    return caller.place.channel if caller.place else 0


async def _cups(services: Services, caller: Caller) -> list[Cup]:
    """The cups of this server that the caller may still join, in channels that everybody may see."""
    found = await services.tables.cups.open_in(caller.guild) if caller.guild is not None else ()
    return [
        cup
        for cup in found
        if not cup.takes_part(caller.person.id) and cup.free and _is_seen(services, caller, cup.place.channel)
    ]


async def _lobbies(services: Services, caller: Caller) -> list[Perspective]:
    """The open tables of this server with a free seat for the caller, in channels that everybody may see.

    Blocks change nothing here: whoever is blocked sees what everybody sees.
    """
    if caller.guild is None:
        return []
    open_ones = [brief for brief in await services.tables.tables_in(caller.guild) if brief.status == "open"]
    found = [await _lobby(services, brief) for brief in open_ones if _is_seen(services, caller, brief.place.channel)]
    person, now = caller.person.id, services.tables.clock.now()
    return [
        services.perspective(caller, table)
        for table in found
        if table and table.has_a_seat_for(person, now) and table.seat_of(person) is None
    ]


async def _lobby(services: Services, brief: Brief) -> Snapshot | None:
    try:
        return await services.look(brief.code)
    except BrokenTable:
        return None


def _is_seen(services: Services, caller: Caller, channel: int) -> bool:
    """Whether everybody on the server may see this channel, or the caller is there."""
    return (caller.place is not None and channel == caller.place.channel) or is_public(services, channel)


def is_public(services: Services, place: int) -> bool:
    """Whether everybody on the server may see a channel or thread; a private thread is seen by its members alone."""
    channel = services.client.get_channel(place)
    if isinstance(channel, discord.Thread):
        channel = None if channel.is_private() else channel.parent
    if not isinstance(channel, discord.abc.GuildChannel):
        return False
    return channel.permissions_for(channel.guild.default_role).view_channel
