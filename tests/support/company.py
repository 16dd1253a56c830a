"""A company that plays at random: people who open a table, sit down and answer whatever they are asked."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import count

from bot.tables import Outcome, Person, Place, Snapshot, Tables
from rules.core import Ask, Move

NAMES = ("Ana", "Bea", "Chloé", "Dan", "Émile")


def any_move(chance: random.Random, asks: Sequence[Ask]) -> Move:
    """Any legal answer to any open question."""
    ask = chance.choice(asks)
    pick = tuple(chance.sample(ask.options, chance.randint(ask.least, ask.most)))
    return Move(ask.seat, ask.choice, pick, ask.revision)


class Company:
    """Up to five people at tables of one service; the same seed plays the same games."""

    def __init__(self, tables: Tables, seed: int = 1) -> None:
        self.tables, self.chance = tables, random.Random(seed)
        self.people = tuple(Person(n, name, "en-GB") for n, name in enumerate(NAMES, start=101))
        self._keys = (f"company-{seed}-{n}" for n in count())
        self._channels = count(1001)

    async def sit_down(self, game: str, people: int, bots: int = 0, **options: object) -> str:
        """Start a table with `people` people and `bots` bot players; returns its code."""
        opener, *others = self.people[:people]
        place = Place(1, next(self._channels))
        code = (await self.tables.open(opener, place, game, people + bots)).table.code
        if options:
            await self.tables.set_options(code, opener.id, options)
        for person in others:
            await self.tables.join(code, person)
        if bots:
            await self.tables.bot_seats.fill(code, opener.id)
        await self.tables.start(code, opener.id)
        return code

    def next_move(self, table: Snapshot) -> tuple[int, Move]:
        """Who moves next, and how. Bot players are left to the bot."""
        open_now = [ask for ask in table.asks if ask.given is None and not _is_bot(table, ask.seat)]
        move = any_move(self.chance, open_now)
        player = table.players[move.seat]
        assert player and player.person is not None
        return player.person, move

    async def make(self, code: str, person: int, move: Move) -> Outcome:
        """Submit one move."""
        return await self.tables.play(code, person, [move], key=next(self._keys))

    async def play_on(self, code: str, moves: int = 100_000) -> Snapshot:
        """Play at most `moves` moves, or to the end; returns the table after them."""
        table = await self.tables.look(code)
        while table.status == "running" and moves:
            table = (await self.make(code, *self.next_move(table))).table
            moves -= 1
        return table


def _is_bot(table: Snapshot, seat: int) -> bool:
    player = table.players[seat]
    return player is not None and player.bot_number > 0
