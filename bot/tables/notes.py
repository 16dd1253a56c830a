"""Notes: what a person writes for themselves about a table; part of the table service."""

from __future__ import annotations

from functools import partial

import db
from bot.clock import Clock
from db import Connection, Database, NoteRow

from .storage.transactions import Transactions
from .values import LONGEST_NOTE, refused


class TableNotes:
    """Reads and keeps notes, each for its own person alone."""

    def __init__(self, transactions: Transactions, database: Database, clock: Clock) -> None:
        self._transactions, self._database, self._clock = transactions, database, clock

    async def of(self, code: str, person: int) -> str:
        """A person's note on a table, "" if they have none. Refusal: not_seated, for who has none and no seat."""
        note = await self._database.read(partial(_note, code=code, person=person))
        if note is None:
            await self._must_sit(code, person)
        return note or ""

    async def keep(self, code: str, person: int, text: str) -> str:
        """Replace a person's note, an empty one by none; returns it. Refusals: not_seated, note_too_long."""
        await self.of(code, person)
        if len(text) > LONGEST_NOTE:
            raise refused("note_too_long", n=len(text), most=LONGEST_NOTE)
        await self._database.write(partial(_keep, row=NoteRow(code, person, text.strip(), self._clock.now())))
        return text.strip()

    async def _must_sit(self, code: str, person: int) -> None:
        if (await self._transactions.cache.load(code)).seat_of(person) is None:
            raise refused("not_seated")


def _note(connection: Connection, code: str, person: int) -> str | None:
    row = db.select_one(connection, NoteRow, "where code = ? and person = ?", code, person)
    return row.text if row else None


def _keep(connection: Connection, row: NoteRow) -> None:
    if row.text:
        db.upsert(connection, row)
    else:
        db.delete(connection, NoteRow, "code = ? and person = ?", row.code, row.person)
