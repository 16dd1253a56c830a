"""Tables that ended long ago, and their removal from the database once their record is in the archive."""

from __future__ import annotations

from functools import partial

from bot.clock import Clock
from db import Database, archive
from db.archive import EndedTable

from .storage.transactions import Transactions


class ArchivedTables:
    """Finds and removes tables; nobody can reach one that was removed."""

    def __init__(self, transactions: Transactions, database: Database, clock: Clock) -> None:
        self._transactions, self._database, self._clock = transactions, database, clock

    async def ended(self, before: float, limit: int) -> tuple[EndedTable, ...]:
        """The tables that ended before this time (seconds since 1970), the oldest first."""
        return tuple(await self._database.read(partial(archive.ended, before=before, limit=limit)))

    async def remove(self, code: str, file: str) -> None:
        """Leave only the table's own row and its players. `file`: the name of its record, "" without one."""
        async with self._transactions.cache.lock(code):
            now = self._clock.now()
            await self._database.write(partial(archive.remove, code=code, at=now, file=file))
            self._transactions.cache.forget(code)
