"""What is stored about a person: told to them, and erased."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import partial
from typing import Any

from bot.clock import Clock
from db import Connection, Database, people

from .storage import commit, cup_store, rating_store
from .storage.transactions import Transactions
from .transitions import leave, lobby, stand_ins
from .transitions.due_messages import PlannedMessage
from .transitions.transition import Transition
from .values import BrokenTable, Snapshot

TRIES = 20  # times that somebody may sit down anew while they are being erased


class StillSeated(Exception):
    """The person sat down again meanwhile."""


class PersonalData:
    """Reads and erases everything about one person, in whatever tables of the database it stands."""

    def __init__(self, transactions: Transactions, database: Database, clock: Clock) -> None:
        self._transactions, self._database, self._clock = transactions, database, clock

    async def stored(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """The rows about a person by table of the database; in the log only what they did themselves."""
        return await self._database.read(partial(people.stored_about, person=person))

    async def export(self, person: int) -> str:
        """All rows about a person as JSON text."""
        rows = await self.stored(person)
        return json.dumps({"person": person, "at": self._clock.now(), "stored": rows}, indent=1, ensure_ascii=False)

    async def seats(self, person: int) -> tuple[Snapshot, ...]:
        """The open and running tables where a person sits, without those that cannot be read."""
        codes = await self._database.read(partial(people.seats_left, person=person))
        found = []
        for code in codes:
            with suppress(BrokenTable):
                found.append(await self._transactions.cache.load(code))
        return tuple(found)

    async def erase(self, person: int) -> None:
        """Leave lobbies, give running seats to bot players, then leave cups and erase everything in one transaction.

        Games that are over keep their moves, under no name. Doing it again does no harm.
        """
        await self._database.write(partial(people.erase_drafts, person=person))
        for _ in range(TRIES):
            broken = await self._leave_all(person)
            try:
                codes = await self._database.write(partial(_erase, person=person, broken=broken, now=self._clock.now()))
            except StillSeated:
                continue
            for code in codes:
                self._transactions.cache.forget(code)
            self._transactions.tell_listeners()
            return
        raise RuntimeError("somebody sits down as fast as they leave")

    async def _leave_all(self, person: int) -> frozenset[str]:
        """Leave every table; returns those that cannot be read, where the seat is emptied in the database alone."""
        broken = set()
        for code in await self._database.read(partial(people.seats_left, person=person)):
            try:
                # As their own act: so the name they had at this table is found, whatever they are called by now.
                await self._transactions.apply(code, partial(_leave, person=person), None, person)
            except BrokenTable:
                broken.add(code)
        for code in await self._database.read(partial(people.candidacies, person=person)):
            with suppress(BrokenTable):  # then the row alone is changed
                await self._transactions.apply(code, partial(stand_ins.withdraw_candidate, person=person), None, person)
        return frozenset(broken)


def _leave(transition: Transition, person: int) -> None:
    if transition.table.status == "open":
        lobby.leave(transition, person)
        return
    seat, _ = transition.player(person)
    leave.resign(transition, person, sure=True)
    if transition.table.status == "running":
        stand_ins.offer_left(transition, seat)


def _erase(connection: Connection, person: int, broken: frozenset[str], now: float) -> tuple[str, ...]:
    if not broken.issuperset(people.seats_left(connection, person)):
        raise StillSeated
    rating_store.forget(connection)
    cup_store.leave_all(connection, person, now)
    codes = people.erase(connection, person)
    for code in people.open_among(connection, codes):  # its message may still name them, or mention them
        commit.enqueue(connection, code, PlannedMessage("lobby", refresh=True), now)
    return codes
