"""What the tests of tables need: a host that can be stopped and started again, and people who act."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import count
from pathlib import Path

import pytest

from bot.tables import Outcome, Person, Place, Snapshot, Tables
from bot.tables.transitions import codes
from bot.tables.values.timing import Timing
from db import Database, DueRow, StateRow, Where, select
from rules.core import AnyGame, Arg, Ask, Move, Refusal, Refused
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock
from tests.support.toys import TOYS

ANA, BEA, CHLOE, DAN = (Person(n, name, "fr") for n, name in enumerate(("Ana", "Bea", "Chloé", "Dan"), start=101))
PEOPLE = (ANA, BEA, CHLOE, DAN)
HERE = Place(1, 11)
PACE = Timing(quiet=15.0, bot_player=3.0, sealed=0.0, fold=0.0)


class Host:
    """One bot process, as far as tables go."""

    KIND = Database

    def __init__(self, path: Path, secret: bytes = bytes(range(32)), games: Mapping[str, AnyGame] = TOYS) -> None:
        self.path, self.clock, self.secret, self.games = path, MovableClock(), secret, games
        self.keys = (f"interaction-{n}" for n in count(1))
        self.codes = list[str]()  # those that tables get next; then by lot

    def open_at(self) -> Where:
        """Where its database is."""
        return fresh(self.path)

    async def start(self, editions: Path | None = None) -> Tables:
        """Open the database as a new process would."""
        self.where = self.open_at()
        self.db = await self.KIND.open(self.where)
        self.tables = Tables(
            self.db,
            self.clock,
            self.games,
            timing=PACE,
            program="test",
            draw=lambda n: self.secret[:n],
            draw_code=lambda tries: self.codes.pop(0) if self.codes else codes.draw(tries),
        )
        await self.tables.begin(editions)
        return self.tables

    async def stop(self) -> None:
        """The process ends: nothing but the file remains."""
        await self.db.close()

    async def restart(self) -> Tables:
        """Stop and start."""
        await self.stop()
        return await self.start()

    async def lobby(self, n: int = 3, place: Place = HERE, **options: Arg) -> str:
        """A full lobby of n people in the order of joining; returns its code."""
        code = (await self.tables.open(PEOPLE[0], place, "magpie", n)).table.code
        if options:
            await self.tables.set_options(code, PEOPLE[0].id, options)
        for person in PEOPLE[1:n]:
            await self.tables.join(code, person)
        return code

    async def running(self, n: int = 3, place: Place = HERE, **options: Arg) -> str:
        """A running table where seat 0 is Ana, seat 1 Bea ...; returns its code."""
        code = await self.lobby(n, place, **{"seating": "joined", **options})
        await self.tables.start(code, PEOPLE[0].id)
        return code

    async def look(self, code: str) -> Snapshot:
        """The table as it stands."""
        return await self.tables.look(code)

    async def ask(self, code: str, seat: int) -> Ask:
        """The question of a seat."""
        ask = (await self.look(code)).ask_of(seat)
        assert ask is not None, f"seat {seat} is not asked"
        return ask

    async def answer(self, code: str, seat: int, *pick: Arg, key: str = "") -> Outcome:
        """The person on this seat answers with these options, or with the first that are enough."""
        ask = await self.ask(code, seat)
        return await self.submit(code, seat, Move(seat, ask.choice, pick or enough(ask), ask.revision), key=key)

    async def submit(self, code: str, seat: int, *moves: Move, key: str = "") -> Outcome:
        """The person on this seat hands in moves."""
        player = (await self.look(code)).players[seat]
        assert player and player.person
        return await self.tables.play(code, player.person, moves, key=key or next(self.keys))

    async def until(self, code: str, choice: str) -> None:
        """Everybody answers with the first options until somebody is asked this."""
        while not any(ask.choice == choice for ask in (await self.look(code)).asks):
            await self.answer(code, (await self.look(code)).awaited[0])

    async def to_the_end(self, code: str, seed: int = 1) -> Snapshot:
        """Everybody answers by chance until the game is over."""
        chance = random.Random(seed)
        while awaited := (await self.look(code)).awaited:
            ask = await self.ask(code, chance.choice(awaited))
            pick = chance.sample(ask.options, chance.randint(ask.least, min(ask.most, len(ask.options))))
            await self.answer(code, ask.seat, *pick) if pick else await self.nothing(code, ask)
        return await self.look(code)

    async def nothing(self, code: str, ask: Ask) -> Outcome:
        """Answer a counted question with nothing."""
        return await self.submit(code, ask.seat, Move(ask.seat, ask.choice, (), ask.revision))

    async def outbox(self, code: str) -> list[DueRow]:
        """What is due to be sent for a table."""
        return await self.db.read(
            lambda connection: select(connection, DueRow, "where code = ? order by kind, person", code)
        )

    async def states(self, code: str) -> list[StateRow]:
        """The states a table can go back to."""
        return await self.db.read(lambda connection: select(connection, StateRow, "where code = ? order by line", code))


def enough(ask: Ask) -> tuple[Arg, ...]:
    """The first options, as few as allowed but at least one where there are any."""
    return ask.options[: max(ask.least, min(1, ask.most))]


class refusing:  # reads as a sentence: `with refusing("full")`
    """The block is refused with this key; `.refusal` holds it afterwards."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.refusal = Refusal("")

    def __enter__(self) -> refusing:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> bool:
        if error is None:
            pytest.fail(f"nothing was refused, expected {self.key}")
        if not isinstance(error, Refused):
            return False
        assert error.refusal.key == self.key, error.refusal
        self.refusal = error.refusal
        return True
