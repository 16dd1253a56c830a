"""The room of a table: a thread where the server allows it, opened from the lobby message."""

from __future__ import annotations

import contextlib

import discord

from bot.tables import Place, Posted, Snapshot, Tables
from bot.tables.courier import Later
from rules.core import Refused

from .names import clean, name_of
from .posting import THREAD_EXISTS, NoPlace, NotAllowed, NotEditable, understood
from .screen import cut
from .sight import Sight

MOST = 100  # characters of a thread's name


async def room_for(
    client: discord.Client, tables: Tables, table: Snapshot, sight: Sight, lobby: Posted | None
) -> Snapshot:
    """The table in its thread; as it is where threads are not wanted, not allowed or not possible."""
    guild = table.place.guild
    if guild is None or (await tables.server(guild)).rooms != "threads":
        return table
    if not isinstance(client.get_channel(table.place.channel), discord.TextChannel):
        return table
    try:
        thread = await _opened(client, table, sight, lobby)
        moved = await tables.move_to(table.code, Place(guild, thread))
    except (NotAllowed, NotEditable, NoPlace, Refused, discord.HTTPException):
        return table  # the channel itself does as well
    await tables.want(table.code, "lobby")  # its line leads to the thread
    await _seat_people(client, moved)
    return moved


async def _opened(client: discord.Client, table: Snapshot, sight: Sight, lobby: Posted | None) -> int:
    """A thread under the lobby message has that message's id: a second try after a crash finds the first one's."""
    name = thread_name(sight)
    channel = client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
    if lobby is None or lobby.channel != table.place.channel:
        parent = client.get_channel(table.place.channel)
        assert isinstance(parent, discord.TextChannel)
        with understood():
            return (await parent.create_thread(name=name, type=discord.ChannelType.public_thread)).id
    try:
        with understood():
            return (await channel.get_partial_message(lobby.message).create_thread(name=name)).id
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return lobby.message
        raise


def thread_name(sight: Sight) -> str:
    """The game, the code and who plays."""
    people = ", ".join(clean(name_of(sight.words, player), 20) for player in sight.table.players)
    return cut(f"{sight.title} · {people}", MOST)


async def _seat_people(client: discord.Client, table: Snapshot) -> None:
    """The players find the thread among their own."""
    thread = client.get_channel(table.place.channel)
    if not isinstance(thread, discord.Thread):
        return
    for person in table.people:
        with contextlib.suppress(discord.HTTPException, Later):
            await thread.add_user(discord.Object(person))
