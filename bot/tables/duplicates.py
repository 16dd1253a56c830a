"""Duplicates: tables with the same deal, of which none shows anything of another before all are over."""

from __future__ import annotations

from functools import partial

from db import Database
from db.duplicates import is_in_play, sits_at_another
from rules.core import Refused

from .storage.transactions import Transactions
from .values import BrokenTable, Snapshot, refused


class Duplicates:
    """What tables with the same deal know of each other; part of the table service."""

    def __init__(self, transactions: Transactions, database: Database) -> None:
        self._transactions, self._database = transactions, database

    async def in_play(self, table: Snapshot) -> bool:
        """Whether the table's deal is still played at one of several tables: what it holds is secret until then."""
        return bool(table.terms.sisters) and await self._database.read(partial(is_in_play, code=table.code))

    async def is_hidden_from(self, table: Snapshot, person: int) -> bool:
        """Whether a table shows nothing to this person, who may sit at another one with the same deal."""
        return table.seat_of(person) is None and await self.in_play(table)

    async def sits_at_another(self, code: str, person: int) -> bool:
        """Whether somebody sits at another table with the same deal, of which nothing may show here yet."""
        return await self._database.read(partial(sits_at_another, code=code, person=person))

    async def must_be_told(self, table: Snapshot) -> None:
        """Refuse to tell of a deal that is still played. Refusal: deal_in_play."""
        if await self.in_play(table):
            raise refused("deal_in_play")

    async def sisters(self, table: Snapshot) -> tuple[Snapshot, ...]:
        """All tables with the same deal, in the order of the deals.

        Those that cannot be read or are archived are missing.
        """
        return tuple([found for code in table.terms.sisters if (found := await self._look(code))])

    async def _look(self, code: str) -> Snapshot | None:
        try:
            return await self._transactions.look(code)
        except (Refused, BrokenTable):
            return None
