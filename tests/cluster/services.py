"""Two table services on one database, each with its own memory: `python -m tests.cluster.services 10000`.

Moves come at random to one or the other, several seats at once, some twice at once; settings are changed meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.clock import WallClock
from bot.tables import Person, Place, Tables
from bot.tables.values import Outcome
from db import Database, Server
from rules import GAMES
from rules.core import Ask, Move
from tests.support import postgres
from tests.support.company import any_move


class Services:
    """Two services, and what is tried with them. `counted` says how much of what was done."""

    def __init__(self, both: Sequence[Tables], seed: int) -> None:
        self._both, self._chance, self.counted = both, random.Random(seed), Counter[str]()
        self._numbers: Iterator[int] = count(1)

    async def play(self, moves: int) -> None:
        """Play a table of each game after the other, all games side by side, until so many moves were made."""
        async with asyncio.TaskGroup() as tables:
            for channel, game in enumerate(GAMES, start=1):
                tables.create_task(self._play_on(game, channel, moves))

    async def _play_on(self, game: str, channel: int, moves: int) -> None:
        people = [Person(100 * channel + n, f"Person {n}") for n in range(5)]
        while self.counted["moves"] < moves:
            code = await self._opened(game, Place(1, channel), people)
            while self.counted["moves"] < moves and (asks := await self._asked(code)):
                some = self._chance.sample(asks, self._chance.randint(1, len(asks)))
                await asyncio.gather(*(self._answer(code, people, ask) for ask in some), self._settings(people[0]))
            if self.counted["moves"] >= moves:
                return
            self.counted["games"] += 1

    def _any(self) -> Tables:
        return self._chance.choice(self._both)

    async def _opened(self, game: str, place: Place, people: Sequence[Person]) -> str:
        seats = max(n for n in GAMES[game].seats if n <= len(people))
        code = (await self._any().open(people[0], place, game, seats)).table.code
        for person in people[1:seats]:
            await self._any().join(code, person)
        return (await self._any().start(code, people[0].id)).table.code

    async def _asked(self, code: str) -> list[Ask]:
        return [ask for ask in (await self._any().look(code)).asks if ask.given is None]

    async def _answer(self, code: str, people: Sequence[Person], ask: Ask) -> None:
        """One seat answers, one time in five by a press that reaches both services; refusing it would be wrong."""
        move, key = any_move(self._chance, [ask]), f"press {next(self._numbers)}"
        player = (await self._any().look(code)).players[ask.seat]
        assert player is not None and player.person is not None
        if self._chance.random() < 0.2:
            both = await asyncio.gather(*(self._one(tables, code, player.person, move, key) for tables in self._both))
            assert sorted(outcome.repeated for outcome in both) == [False, True], both
            self.counted["pressed twice"] += 1
        else:
            await self._one(self._any(), code, player.person, move, key)
        self.counted["moves"] += 1

    @staticmethod
    async def _one(tables: Tables, code: str, person: int, move: Move, key: str) -> Outcome:
        return await tables.play(code, person, [move], key=key)

    async def _settings(self, person: Person) -> None:
        """Both change a setting of one person at once, now and then: none may be lost."""
        if self._chance.random() > 0.1:
            return
        n = next(self._numbers)
        one, other = (tables.people for tables in self._both)
        await asyncio.gather(
            one.change(person.id, lambda own: replace(own, name=f"Name {n}")),
            other.change(person.id, lambda own: replace(own, good_hour=n % 24)),
        )
        for store in (one, other):
            settings = await store.settings(person.id)
            assert (settings.name, settings.good_hour) == (f"Name {n}", n % 24)
        self.counted["settings changed at once"] += 1


async def over_two(server: Server, moves: int, seed: int) -> Counter[str]:
    """Play so many moves over two services. Raises where one was refused, lost or doubled."""
    async with AsyncExitStack() as stack:
        services = Services([await _service(server, stack) for _ in range(2)], seed)
        await services.play(moves)
        return services.counted


async def all_at_once(server: Server, moments: int) -> int:
    """Five people answer together, as often as that, four by one service and one by the other; counts their answers."""
    async with AsyncExitStack() as stack:
        one, other = [await _service(server, stack) for _ in range(2)]
        people, chance, numbers = [Person(900 + n, f"Person {n}") for n in range(5)], random.Random(3), count(1)
        code = (await one.open(people[0], Place(1, 1), "notre_dame", len(people))).table.code
        for person in people[1:]:
            await one.join(code, person)
        table = (await one.start(code, people[0].id)).table
        answers = 0
        while moments and (asks := [ask for ask in table.asks if ask.given is None]):
            moments -= len(asks) == len(people)
            by = [one] * (len(asks) - 1) + [other]
            who = [player.person for ask in asks if (player := table.players[ask.seat]) and player.person]
            await asyncio.gather(
                *(
                    service.play(code, person, [any_move(chance, [ask])], key=f"press {next(numbers)}")
                    for service, person, ask in zip(by, who, asks, strict=True)
                )
            )
            answers, table = answers + len(asks), await one.look(code)
        assert not moments, "the game was too short"
        return answers


async def _service(server: Server, stack: AsyncExitStack) -> Tables:
    database = await Database.open(server, shared=True)
    stack.push_async_callback(database.close)
    service = Tables(database, WallClock(), GAMES)
    await service.begin()
    return service


def main() -> int:
    """Non-zero where anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.services", description=__doc__)
    parser.add_argument("moves", type=int, nargs="?", default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if not postgres.ADDRESS:
        parser.error(postgres.WHY_NOT)
    with TemporaryDirectory() as folder:
        try:
            began = time.monotonic()
            counted = asyncio.run(over_two(postgres.database_for(Path(folder)), wanted.moves, wanted.seed))
        finally:
            postgres.give_back()
            postgres.drop_all()
    print(f"{dict(counted)} in {time.monotonic() - began:.0f} s, none refused, lost or doubled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
