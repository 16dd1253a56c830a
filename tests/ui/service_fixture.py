"""A table service with people whose names are as awkward as names can be, and the services that answer them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import discord

from bot.tables import Person, Place, Tables
from bot.text import words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.services import Services
from db import Database
from tests.games import GAMES
from tests.support.company import any_move
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

GAME: Final = GAMES["rattus_cartus"]  # the one with the most seats
SEATS: Final = 5
GUILD: Final = 10**18 + 7
CHANNEL: Final = 10**18 + 1000


@dataclass
class ServiceFixture:
    """Everybody's name is this one with a number behind it."""

    tables: Tables
    database: Database
    name: str
    _keys: Iterator[int] = field(default_factory=count)

    @property
    def services(self) -> Services:
        """What handlers work with. Its client is not connected: nothing here sends."""
        return Services(self.tables, GAMES, discord.Client(intents=discord.Intents.none()))

    def person(self, n: int) -> Person:
        """One of the people; number 0 is everybody's host."""
        return Person(10**18 + n, f"{self.name}{n}", "fr")

    def caller(self, n: int, locale: str, channel: int = CHANNEL, **fields: Any) -> Caller:
        """One of them as a caller who reads this language."""
        place = Place(GUILD, channel)
        return Caller(self.person(n), words_for(locale), f"key-{next(self._keys)}", place, **fields)

    async def open(self, people: int = SEATS, channel: int = CHANNEL) -> str:
        """The code of a lobby with so many people."""
        code = (await self.tables.open(self.person(0), Place(GUILD, channel), GAME.key, SEATS)).table.code
        for n in range(1, people):
            await self.tables.join(code, self.person(n))
        return code

    async def running(self, channel: int = CHANNEL) -> str:
        """The code of a table that has started."""
        code = await self.open(channel=channel)
        await self.tables.start(code, self.person(0).id)
        return code

    async def over(self) -> str:
        """The code of a table that was played to its end."""
        code, chance = await self.running(), Random(1)
        while (table := await self.tables.look(code)).status == "running":
            move = any_move(chance, [ask for ask in table.asks if ask.given is None])
            player = table.players[move.seat]
            assert player is not None and player.person is not None
            await self.tables.play(code, player.person, [move], key=f"key-{next(self._keys)}")
        return code


@asynccontextmanager
async def service_fixture_of(folder: Path, name: str) -> AsyncIterator[ServiceFixture]:
    """A table service whose people are all called like this."""
    database = await Database.open(fresh(folder / "tables.db"))
    try:
        tables = Tables(database, MovableClock())
        await tables.begin()
        yield ServiceFixture(tables, database, name)
    finally:
        await database.close()
