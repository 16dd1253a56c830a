"""Blocks: with whom a person will not sit down; part of the table service."""

from __future__ import annotations

from functools import partial

import db
from bot.clock import Clock
from db import BlockRow, Connection, Database

from .values import MOST_BLOCKED, Person, refused


class Blocks:
    """Keeps whom each person has blocked, for that person alone. Tables where both sit are not touched."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def add(self, person: int, other: Person) -> None:
        """Block somebody: from now on neither gets a seat beside the other. Refusals: block_yourself, blocks_many."""
        if other.id == person:
            raise refused("block_yourself")
        row = BlockRow(person, other.id, other.name, self._clock.now())
        await self._database.write(partial(_add, row=row))

    async def lift(self, person: int, other: int) -> str:
        """Lift a block; returns the name of whom it held. Refusal: not_blocked."""
        return await self._database.write(partial(_lift, person=person, other=other))

    async def of(self, person: int) -> tuple[Person, ...]:
        """Whom a person has blocked, by name; the name is "" of somebody who erased their data."""
        rows = await self._database.read(partial(_of, person=person))
        return tuple(Person(row.blocked, row.name) for row in rows)


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
