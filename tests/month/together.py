"""What several people set up together: a cup of eight, and one deal for several tables. They play there as anywhere.

What still runs on the last day is played on without anybody waiting, so that a short month sees how it ends, too.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any, Final, NamedTuple

from bot.tables import Place, Snapshot, Tables
from bot.tables.values import LEAST_IN_CUP, Cup
from db import Connection, DatabaseError
from rules import GAMES
from rules.core import Refused

from .heard import Broken
from .life import any_answer
from .people import DAY, HOUR, Somebody
from .plan import SERVERS, Plan
from .process import Process

CHANNELS: Final = 3_000_000  # a cup is in the channel with this number and its own more; duplicates lie behind
IN_CUP: Final = 8
AGAIN: Final = 300.0  # seconds until something is tried again that the host died under
MOST: Final = 400  # answers in a row at one table
PATIENCE: Final = 40  # days after the last one in which everything has to end


class Draw(NamedTuple):
    """Which game is played, by how many at a table, in how many rounds or at how many tables, and at which pace."""

    game: str
    seats: int
    n: int
    pace: str


@dataclass
class Together:
    """Sets cups and duplicates up, and plays them on at the end. `process`: None while the host is down."""

    plan: Plan
    people: Mapping[int, Somebody]
    process: Callable[[], Process | None]
    now: Callable[[], float]
    tell: Callable[[str, str], None]
    is_here: Callable[[int], bool]  # whether the bot is in a server: nobody can open anything there without it
    _keys: count[int] = field(default_factory=lambda: count(1))

    def doings(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        """What is set up, side by side, whatever happens to the host."""
        cups = [partial(self._cup, n) for n in range(self.plan.cups) if self.plan.has("cup", n)]
        deals = [partial(self._deal, n) for n in range(self.plan.duplicates) if self.plan.has("duplicate", n)]
        return [*cups, *deals]

    def places(self) -> dict[int, list[int]]:
        """The channels of each server that they need."""
        found: dict[int, list[int]] = {}
        for kind, n in (("cup", self.plan.cups), ("duplicate", self.plan.duplicates)):
            for number in range(n):
                place = self._place(kind, number)
                found.setdefault(place.guild or 0, []).append(place.channel)
        return found

    def _place(self, kind: str, n: int) -> Place:
        """One of the servers that the bot does not leave for good; one of them removes it for some days."""
        guild = self.plan.chance(kind, n, "server").choice([1, *range(3, 1 + SERVERS)])
        return Place(guild, CHANNELS + n + (500 if kind == "duplicate" else 0))

    # ------------------------------------------------------------------- a cup

    async def _cup(self, n: int) -> None:
        """Open it, let people join within two days, and begin with those who are there."""
        chance, place = self.plan.chance("cup", n), self._place("cup", n)
        everybody = list(self.people.values())
        chance.shuffle(everybody)
        if len(everybody) < LEAST_IN_CUP:
            return
        drawn = _drawn(chance, list(GAMES), rounds=(2, 2, 3))
        for who in everybody:
            await asyncio.sleep(chance.uniform(0.2, 4) * HOUR)
            if self._is_gone(who):
                continue
            async with self._trying(place) as tables:
                code = await tables.cups.newest_in(place.channel)
                if code is None:
                    days = max(1, int(self.plan.days / (drawn.n + 1)))
                    asked = (drawn.game, place, min(IN_CUP, len(everybody)), drawn.seats, drawn.n, days, drawn.pace)
                    code = (await tables.cups.open(who.person, Cup("", *asked, "en", 0.0))).code  # type: ignore[arg-type]
                    self.tell(code, f"cup {n} opens: {drawn}")
                elif (await tables.cups.look(code)).status == "open":
                    await tables.cups.join(code, who.person)
        async with self._trying(place) as tables:
            found = await tables.cups.look(await tables.cups.newest_in(place.channel) or "")
            if found.status == "open" and found.entrants:
                await tables.cups.start(found.code, found.entrants[0].person.id)

    # ------------------------------------------------------------------- one deal for several tables

    async def _deal(self, n: int) -> None:
        """A lobby of so many tables, filled and begun."""
        chance, place = self.plan.chance("duplicate", n), self._place("duplicate", n)
        await asyncio.sleep(chance.uniform(0.1, 0.8) * DAY)
        drawn = _drawn(chance, list(GAMES), rounds=(2, 2, 3))
        people = [who for who in self.people.values() if not self._is_gone(who)]
        chance.shuffle(people)
        async with self._trying(place) as tables:
            if (left := await tables.table_of(place.channel)) and left.status == "open":
                await tables.close(left.code, left.host)  # the host died under it
            code = (await tables.open(people[0].person, place, drawn.game, drawn.seats)).table.code
            terms = {"tables": drawn.n, "pace": drawn.pace, "rated": "always", "undo": "free"}
            await tables.set_options(code, people[0].id, terms)
            for who in people[1:]:
                if (await tables.look(code)).free:
                    with suppress(Refused):  # one of them has blocked another
                        await tables.join(code, who.person)
            if (await tables.look(code)).free:
                await tables.bot_seats.fill(code, people[0].id)
            started = await tables.start(code, people[0].id)
            self.tell(code, f"duplicate {n} starts: {drawn}, {', '.join(started.table.terms.sisters)}")

    def _trying(self, place: Place) -> _Trying:
        return _Trying(lambda: self.process() if self.is_here(place.guild or 0) else None)

    def _is_gone(self, who: Somebody) -> bool:
        """Whether somebody has erased themselves, and does not come back."""
        return 0 < who.erases <= self.now()

    # ------------------------------------------------------------------- the end

    async def to_the_end(self) -> None:
        """Nobody waits any more at these tables until all are over. Raises `Broken` if they never are."""
        until, chance, left = self.now() + PATIENCE * DAY, self.plan.chance("end"), list[str]()
        while self.now() < until:
            if process := self.process():
                with suppress(DatabaseError, Refused):
                    if not (left := await process.database.read(_left)):
                        return
                    for code in left:
                        await self._hurry(process.tables, code, chance)
            await asyncio.sleep(HOUR)
        raise Broken("ends", f"nobody waits any more, and {', '.join(left)} do not end", left[0])

    async def _hurry(self, tables: Tables, code: str, chance: random.Random) -> None:
        """Everybody at a table answers at once. A cup goes on by itself."""
        for _ in range(0 if code.startswith("O") else MOST):
            table = await tables.look(code)
            if table.status != "running" or not await self._answered(tables, table, chance):
                return

    async def _answered(self, tables: Tables, table: Snapshot, chance: random.Random) -> bool:
        """One person answers, or lets the table go on; whether anything was done."""
        if table.standing == "paused" and table.people:
            await tables.absences.resume(table.code, table.people[0])
            return True
        for ask in table.asks:
            player = table.players[ask.seat]
            if ask.given is None and player and player.person is not None:
                key = f"end-{table.code}-{next(self._keys)}"
                await tables.play(table.code, player.person, [any_answer(chance, ask)], key=key)
                return True
        return False


def _drawn(chance: random.Random, games: list[str], rounds: tuple[int, ...]) -> Draw:
    game = chance.choice(games)
    seats = chance.choice([seats for seats in GAMES[game].seats if seats <= IN_CUP // 2])
    return Draw(game, seats, chance.choice(rounds), chance.choice(("daily", "lively")))


def _left(connection: Connection) -> list[str]:
    """The codes of duplicates' and cups' tables that run, and of the cups that do."""
    sql = """select code from tables
            where status = 'running' and (deal is not null or code in (select played_at from cup_seats))
        union select cup from cups where status in ('open', 'running')"""
    return [code for (code,) in connection.execute(sql)]


class _Trying:
    """The service of the host, as soon as it is up and on the server; what is refused there was fair."""

    def __init__(self, process: Callable[[], Process | None]) -> None:
        self._process = process

    async def __aenter__(self) -> Tables:
        while (process := self._process()) is None:
            await asyncio.sleep(AGAIN)
        return process.tables

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        return isinstance(error, Refused)
