"""One person at one table of a real service, who presses what their panel offers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import discord

from bot.tables import Person, PreparedAnswer, Snapshot, Tables
from bot.text import words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.screen import Button, ButtonRow, Menu
from bot.ui.screens.preparing import OPEN, foreseen
from db import Database
from tests.games import GAMES
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

from .preparing import Preparing

KEYS: Final[Iterator[int]] = count()
PLAYED: Final = [key for key in GAMES if key != "larder"]


@asynccontextmanager
async def a_company(folder: Path, seed: int = 1) -> AsyncIterator[Preparing]:
    """A company at a table service of its own."""
    database, clock = await Database.open(fresh(folder / "tables.db")), MovableClock()
    try:
        tables = Tables(database, clock, draw=Random(seed).randbytes)
        await tables.begin()
        yield Preparing(tables, database, clock, Random(seed))
    finally:
        await database.close()


def caller_at(table: Snapshot, seat: int, locale: str = "en", *, spoken: bool = False) -> Caller:
    """The person on this seat, reading this language."""
    player = table.players[seat]
    assert player and player.person
    return Caller(Person(player.person, player.name), words_for(locale, spoken=spoken), f"press-{next(KEYS)}", None)


def offered(reply: Reply, *verbs: str) -> list[Id]:
    """The ids of what can be pressed of these verbs, the entries of menus left out."""
    rows = [part for part in reply.screen.parts if isinstance(part, ButtonRow)]
    buttons = [button for row in rows for button in row.buttons if isinstance(button, Button)]
    menus = [part for part in reply.screen.parts if isinstance(part, Menu)]
    found = [*(button.id for button in buttons if not button.disabled), *(menu.id for menu in menus)]
    return [id for id in found if id.verb in verbs]


class Desk:
    """One person at one table, who presses what their panel offers."""

    def __init__(self, people: Preparing, table: Snapshot, seat: int, locale: str = "en", *, spoken: bool = False):
        self.services = Services(people.tables, GAMES, discord.Client(intents=discord.Intents.none()))
        self.people, self.table, self.seat, self.locale, self.spoken = people, table, seat, locale, spoken

    async def press(self, id: Id | str, *values: str) -> Reply:
        """Press a button, or choose in a menu."""
        caller = caller_at(self.table, self.seat, self.locale, spoken=self.spoken)
        return await press(self.services, caller, str(id), values)

    async def panel(self) -> Reply:
        """*My move*."""
        return await self.press(Id(ids.MOVE, self.table.code))

    async def prepared(self) -> PreparedAnswer | None:
        """What is stored."""
        return await self.people.tables.answers.prepared(self.table.code, self.seat)

    async def prepare(self) -> Reply:
        """Open the foreseen question and press answers until something is prepared."""
        reply = await self.press(Id(ids.PREPARE, self.table.code, 0, OPEN))
        assert self.words("prepare-ahead") in reply.text
        for _ in range(40):
            (id, *_) = offered(reply, ids.PLAY, ids.SUBMIT) or offered(reply, ids.ADD, ids.SELECT)
            reply = await (self.press(id, "0") if id.what == "menu" else self.press(id))
            if await self.prepared():
                return reply
        raise AssertionError(reply.text)

    def words(self, key: str, **facts: str) -> str:
        """A text as this person reads it."""
        return words_for(self.locale, spoken=self.spoken)(key, **facts)


async def somebody_waits(people: Preparing, key: str, seats: int = 0) -> tuple[Snapshot, int]:
    """A table of this game where a seat that is not asked foresees its question."""
    code = await people.company.sit_down(key, seats or GAMES[key].seats[0])
    while True:
        table = await people.tables.look(code)
        for seat in range(len(table.players)):
            if foreseen(people.perspective(table, seat)):
                return table, seat
        await people.answer_one(table)
