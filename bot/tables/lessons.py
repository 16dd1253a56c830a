"""Lessons: tables of one person that teach a game; part of the table service."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import partial

import db
from db import Connection, Database, ToldPointRow
from db import lessons as rows
from rules.core import Refused

from .storage.transactions import Transactions
from .transitions import lesson, pauses
from .transitions.dealer import Dealer
from .values import LessonDeal, Outcome, Person, Snapshot


class Lessons:
    """Opens and ends lessons, and keeps which points they have told."""

    def __init__(self, transactions: Transactions, database: Database, dealer: Dealer) -> None:
        self._transactions, self._database, self._dealer = transactions, database, dealer

    async def of(self, person: int, game: str) -> Snapshot | None:
        """The person's running lesson in a game. One that was frozen goes on: it needs no channel."""
        code = await self._database.read(partial(rows.lesson_of, person=person, game=game))
        table = None if code is None else await self._transactions.look(code)
        if table is None or table.standing != "frozen":
            return table
        return (await self._transactions.apply(table.code, pauses.thaw, None, person)).table

    async def open(self, person: Person, game: str, deal: LessonDeal, *, key: str | None = None) -> Outcome:
        """Open a lesson with this deal; one of the same game that the person has begun ends."""
        begun = await self.of(person.id, game)
        if done := await self._transactions.repeated(key):  # asked after it: this press may have opened that lesson
            return done
        if begun:
            with suppress(Refused):  # it has ended meanwhile
                await self._transactions.apply(begun.code, partial(lesson.leave, person=person.id), None, person.id)
        rules, now = self._transactions.games[game], self._transactions.clock.now()
        return await self._transactions.open(
            lambda code: lesson.open_lesson(code, rules, deal, person, self._dealer, now), key, person.id
        )

    async def told(self, code: str) -> Mapping[int, str]:
        """The points that a lesson has told, in order, by the revisions of their questions."""
        found = await self._database.read(partial(_told, code=code))
        return {row.revision: row.point for row in found}

    async def tell(self, code: str, revision: int, point: str) -> None:
        """Keep that a point was told above a question; what was told there first stays."""
        await self._database.write(partial(_tell, row=ToldPointRow(code, revision, point)))


def _told(connection: Connection, code: str) -> list[ToldPointRow]:
    return db.select(connection, ToldPointRow, "where code = ? order by revision", code)


def _tell(connection: Connection, row: ToldPointRow) -> None:
    db.insert_missing(connection, row)
