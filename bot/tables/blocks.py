"""Blocks: with whom a person will not sit down; part of the table service."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

import db
from bot.clock import Clock
from db import BlockRow, Connection, Database, people

from .storage.transactions import Transactions
from .transitions import lobby, stand_ins
from .transitions.transition import Transition
from .values import BrokenTable, Person, refused

MOST_BLOCKED: Final = 50  # people whom one person may block


class Blocks:
    """Keeps whom each person has blocked, for that person alone. Tables where both sit are not touched."""

    def __init__(self, transactions: Transactions, database: Database, clock: Clock) -> None:
        self._transactions, self._database, self._clock = transactions, database, clock

    async def add(self, person: int, other: Person) -> int:
        """Block somebody: from now on neither gets a seat beside the other.

        Returns at how many open tables they sat together: they part there. Refusals: block_yourself, blocks_many.
        """
        if other.id == person:
            raise refused("block_yourself")
        row = BlockRow(person, other.id, other.name, self._clock.now())
        await self._database.write(partial(_add, row=row))
        for candidate, seated in ((person, other.id), (other.id, person)):
            await self._decline(candidate, seated)
        return await self._part(person, other.id)

    async def _part(self, person: int, other: int) -> int:
        """At open tables where both sit the blocker frees the other's seat as the host, or else leaves."""
        parted = 0
        for code in await self._database.read(partial(people.open_together, person=person, other=other)):
            with suppress(BrokenTable):
                outcome = await self._transactions.apply(code, partial(_parted, person=person, other=other))
                parted += bool(outcome.entries)  # none where somebody left meanwhile
        return parted

    async def _decline(self, candidate: int, seated: int) -> None:
        """Where one would take a seat beside the other, the table declines; it reads as after a vote."""
        for code in await self._database.read(partial(people.candidacies, person=candidate)):
            with suppress(BrokenTable):
                await self._transactions.apply(code, partial(_declined, candidate=candidate, seated=seated))

    async def lift(self, person: int, other: int) -> str:
        """Lift a block; returns the name of whom it held. Refusal: not_blocked."""
        return await self._database.write(partial(_lift, person=person, other=other))

    async def of(self, person: int) -> tuple[Person, ...]:
        """Whom a person has blocked, by name; the name is "" of somebody who erased their data."""
        rows = await self._database.read(partial(_of, person=person))
        return tuple(Person(row.blocked, row.name) for row in rows)


def _declined(transition: Transition, candidate: int, seated: int) -> None:
    table = transition.table
    if table.seat_of(seated) is not None and table.proposal and table.proposal.by == candidate:
        stand_ins.send_away(transition)


def _parted(transition: Transition, person: int, other: int) -> None:
    table = transition.table
    if table.status == "open" and (seat := table.seat_of(other)) is not None and table.seat_of(person) is not None:
        if table.host == person:
            lobby.free(transition, person, seat)
        else:
            lobby.leave(transition, person)


def _of(connection: Connection, person: int) -> list[BlockRow]:
    return db.select(connection, BlockRow, "where person = ? order by name, blocked", person)


def _add(connection: Connection, row: BlockRow) -> None:
    others = [each for each in _of(connection, row.person) if each.blocked != row.blocked]
    if len(others) >= MOST_BLOCKED:
        raise refused("blocks_many", n=MOST_BLOCKED)
    db.upsert(connection, row)


def _lift(connection: Connection, person: int, other: int) -> str:
    where = "person = ? and blocked = ?"
    row = db.select_one(connection, BlockRow, f"where {where}", person, other)
    if row is None:
        raise refused("not_blocked")
    db.delete(connection, BlockRow, where, person, other)
    return row.name
