"""The room of a table: a thread where the server allows it, opened from the lobby message."""

from __future__ import annotations

import asyncio
import contextlib
from weakref import WeakValueDictionary

import discord

from bot.tables import Place, Snapshot, Tables
from bot.tables.courier import Later
from bot.text import words_for
from rules.core import Refused

from .names import clean, name_of
from .posting import THREAD_EXISTS, NoPlace, NotAllowed, NotEditable, understood
from .screen import cut

MOST = 100  # characters of a thread's name


class Rooms:
    """Opens the threads of tables. Board and private messages ask side by side; one of them opens."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client, self._tables = client, tables
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, table: Snapshot) -> Snapshot:
        """The table in its thread; as it is where threads are not wanted, not allowed or not possible."""
        if not await self._wanted(table):
            return table
        lock = self._opening.setdefault(table.code, asyncio.Lock())
        async with lock:
            table = await self._tables.look(table.code)
            return await self._moved(table) if await self._wanted(table) else table

    async def _wanted(self, table: Snapshot) -> bool:
        guild = table.place.guild
        if table.status != "running" or guild is None or (await self._tables.server(guild)).rooms == "here":
            return False
        if not isinstance(self._client.get_channel(table.place.channel), discord.TextChannel):
            return False
        return not any(message.kind == "board" for message in await self._tables.messages(table.code))

    async def _moved(self, table: Snapshot) -> Snapshot:
        try:
            place = Place(table.place.guild, await self._opened(table))
            moved = await self._tables.move_to(table.code, place)
        except (NotAllowed, NotEditable, NoPlace, Refused, discord.HTTPException):
            return table  # the channel itself does as well
        await self._tables.want(table.code, "lobby")  # its line leads to the thread
        await self._seat_people(moved)
        return moved

    async def _opened(self, table: Snapshot) -> int:
        """A thread under the lobby message has that message's id: a second try after a crash finds the first one's."""
        name, posted = thread_name(table), await self._tables.messages(table.code)
        lobby = next((m for m in posted if m.kind == "lobby" and m.channel == table.place.channel), None)
        parent = self._client.get_channel(table.place.channel)
        assert isinstance(parent, discord.TextChannel)
        if lobby is None:
            with understood():
                return (await parent.create_thread(name=name, type=discord.ChannelType.public_thread)).id
        try:
            with understood():
                return (await parent.get_partial_message(lobby.message).create_thread(name=name)).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return lobby.message
            raise

    async def _seat_people(self, table: Snapshot) -> None:
        """The players find the thread among their own."""
        thread = self._client.get_channel(table.place.channel)
        if not isinstance(thread, discord.Thread):
            return
        for person in table.people:
            with contextlib.suppress(discord.HTTPException, Later):
                await thread.add_user(discord.Object(person))


def thread_name(table: Snapshot) -> str:
    """The game, the code and who plays, in the language of the table."""
    words = words_for(table.terms.language)
    people = ", ".join(clean(name_of(words, player), 20) for player in table.players)
    return cut(f"{words(f'game-{table.game}')} {table.code} · {people}", MOST)
