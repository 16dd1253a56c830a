"""Games as records: what is given out after the end, and what replays are made of; part of the table service."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from bot.tables.values import FinishedGame, FinishedGames, Snapshot, refused
from db import Connection, Database
from db import tables as rows

from .duplicates import Duplicates
from .storage import records
from .storage.transactions import Transactions


class RecordedGames:
    """Reads the records of tables."""

    def __init__(self, transactions: Transactions, database: Database, duplicates: Duplicates) -> None:
        self._transactions, self._database, self._duplicates = transactions, database, duplicates

    async def text(self, code: str) -> str:
        """A finished game as JSON text for `verify`. Refusals: not_over, deal_in_play, because it holds the secret."""
        table = await self._transactions.look(code)
        if table.started is None or table.status not in ("over", "closed"):
            raise refused("not_over")
        await self._duplicates.must_be_told(table)
        return await self._record_of(table)

    async def so_far(self, code: str) -> records.Record:
        """The record of a game that has started, over or not. It holds the secret of the deal: show none of it.

        Refusal: not_running.
        """
        table = await self._transactions.look(code)
        if table.started is None:
            raise refused("not_running")
        return records.read(await self._record_of(table))

    async def verify(self, code: str) -> records.VerificationReport:
        """Play a finished game again from its record and report whether it matches its seal. Refusal: not_over."""
        record = records.read(await self.text(code))
        return await asyncio.to_thread(records.verify, record, self._transactions.games)

    async def finished_of(self, person: int) -> FinishedGames:
        """The ended games where a person has a seat."""
        return await self._database.read(partial(_finished, find=partial(rows.finished_of, person=person)))

    async def finished_in(self, guild: int) -> FinishedGames:
        """The ended games of a server."""
        return await self._database.read(partial(_finished, find=partial(rows.finished_in, guild=guild)))

    async def _record_of(self, table: Snapshot) -> str:
        return await self._database.read(partial(records.make_record, table=table))


def _finished(connection: Connection, find: Callable[..., list[rows.FinishedRow]]) -> FinishedGames:
    found = tuple(FinishedGame(row.code, row.game) for row in find(connection))
    return FinishedGames(found, len(find(connection, archived=True)))
