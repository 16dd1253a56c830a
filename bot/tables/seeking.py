"""Seeking: people of a server who wait for others to play with; part of the table service."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial

from bot.clock import Clock
from bot.faults import RepeatedFaults
from db import Connection, Database
from rules.core import AnyGame, Refused

from .storage import commit, seek_store
from .storage.transactions import Transactions
from .transitions.dealer import Dealer
from .transitions.due_messages import PlannedMessage
from .transitions.seeking import agreed, open_for
from .values import AgreedTable, Outcome, Place, Seek, refused

LOOKED_AGAIN = 60.0  # seconds between two looks whether those who wait can play by now
TRIES = 5  # times that somebody may stop waiting while a table opens for them


class Seeking:
    """Keeps who waits for a table, and opens one as soon as enough agree. Blocks and limits of tables hold."""

    def __init__(
        self,
        transactions: Transactions,
        database: Database,
        clock: Clock,
        games: Mapping[str, AnyGame],
        dealer: Dealer,
    ) -> None:
        self._transactions, self._database, self._clock = transactions, database, clock
        self._games, self._dealer = games, dealer
        self._lock = asyncio.Lock()  # of two who ask at once the second finds the first
        self._faults = RepeatedFaults()
        self._looked = float("-inf")  # when it was last looked whether those who wait can play

    async def seek(self, seek: Seek, *, key: str | None = None) -> Outcome | None:
        """Wait for a table; the one that opened where enough agree, else None.

        Refusals: no_such_game, bad_seats, seeks_many, tables_enough, one_per_channel (enough agree, but an open table
        stands in each of their channels; they wait on).
        """
        game = self._game(seek)
        seek = replace(seek, since=self._clock.now())
        async with self._lock:
            if done := await self._transactions.repeated(key):
                return done
            await self._database.write(partial(seek_store.put, seek=seek))
            for _ in range(TRIES):
                found = await self._database.read(partial(_agreed, seek=seek, game=game, now=seek.since))
                if found is None:
                    return None
                with suppress(commit.Conflict), blocked_meanwhile():
                    return await self._open(found, await self._free_place(found, seek.place), key, seek.person.id)
        return None

    async def open_by_now(self) -> float | None:
        """Open tables for those who wait and can play by now: a channel is free, or somebody plays at fewer tables.

        Returns when to look again; None where nobody waits for the same as somebody else.
        """
        now = self._clock.now()
        groups = await self._database.read(partial(seek_store.together, now=now))
        if not groups:
            return None
        if not 0.0 <= now - self._looked < LOOKED_AGAIN:  # below: the clock was set back
            self._looked = now
            for group in groups:
                if group.game in self._games:
                    told = "nobody can play with those who wait for the same"
                    with self._faults.logged(group.game, told, game=group.game):
                        await self._open_for_one_group(group, now)
        return self._looked + LOOKED_AGAIN

    async def _open_for_one_group(self, group: Seek, now: float) -> None:
        """Open at most one table for those who wait for the same; the next look may open another."""
        async with self._lock:
            find = partial(_all_agreed, group=group, game=self._games[group.game], now=now)
            for found in await self._database.read(find):
                with suppress(commit.Conflict, Refused):
                    await self._open(found, await self._free_place(found, found.seeks[-1].place))
                    return

    async def leave(self, guild: int, person: int, game: str) -> bool:
        """Wait no more. Returns whether they waited."""
        return await self._database.write(partial(seek_store.leave, guild=guild, person=person, game=game))

    async def of(self, person: int) -> tuple[Seek, ...]:
        """All that a person waits for."""
        return tuple(await self._database.read(partial(seek_store.of, person=person)))

    async def others(self, seek: Seek) -> int:
        """How many others wait for the same game on the same server."""
        find = partial(seek_store.waiting, seek=seek, now=self._clock.now())
        return sum(each.person.id != seek.person.id for each in await self._database.read(find))

    async def waiting_in(self, guild: int) -> dict[str, int]:
        """How many people wait on a server, by game."""
        return await self._database.read(partial(seek_store.waiting_in, guild=guild, now=self._clock.now()))

    async def lapsed(self, person: int) -> tuple[str, ...]:
        """The games for which nobody came within three days, of which no message could tell; once."""
        return await self._database.write(partial(seek_store.forget_lapsed, person=person))

    async def lapse(self) -> float | None:
        """End the waits that are over; returns when the next one is."""
        now = self._clock.now()

        def work(connection: Connection) -> float | None:
            return seek_store.lapse(connection, now, partial(_enqueue, connection, now))

        due = await self._database.read(seek_store.next_end)
        if due is None or due > now:
            return due
        return await self._database.write(work)

    def _game(self, seek: Seek) -> AnyGame:
        game = self._games.get(seek.game)
        if game is None:
            raise refused("no_such_game", game=seek.game[:40])
        if seek.seats and seek.seats not in game.seats:
            raise refused("bad_seats", least=min(game.seats), most=max(game.seats))
        return game

    async def _free_place(self, found: AgreedTable, first: Place) -> Place:
        """Where the table can open: where one of them asked, the newest first. Refusal: one_per_channel."""
        for place in dict.fromkeys((first, *(seek.place for seek in found.seeks))):
            if not await self._transactions.is_taken(place, other_than=""):
                return place
        raise refused("one_per_channel")

    async def _open(
        self, found: AgreedTable, place: Place, key: str | None = None, presser: int | None = None
    ) -> Outcome:
        first, now = found.seeks[0], self._clock.now()
        game = self._games[first.game]
        return await self._transactions.open(
            lambda code: open_for(code, game, found, presser, place, self._dealer, now),
            key,
            first.person.id if presser is None else presser,
        )


@contextmanager
def blocked_meanwhile() -> Iterator[None]:
    """Who is blocked while a table opens for them: others are looked for."""
    try:
        yield
    except Refused as no:
        if no.refusal.key != "seat_not_for_you":
            raise


def _agreed(connection: Connection, seek: Seek, game: AnyGame, now: float) -> AgreedTable | None:
    waiting = seek_store.waiting(connection, seek, now)
    people = [each.person.id for each in waiting]
    return agreed(seek, waiting, game.seats, seek_store.blocked(connection, people))


def _all_agreed(connection: Connection, group: Seek, game: AnyGame, now: float) -> list[AgreedTable]:
    """The tables that could open for those who wait for the same, that of who came last first."""
    waiting = seek_store.waiting(connection, group, now)
    apart = seek_store.blocked(connection, [each.person.id for each in waiting])
    found = [agreed(newest, waiting, game.seats, apart) for newest in reversed(waiting)]
    return list({table.people: table for table in found if table}.values())


def _enqueue(connection: Connection, now: float, message: PlannedMessage) -> None:
    commit.enqueue(connection, "", message, now)
