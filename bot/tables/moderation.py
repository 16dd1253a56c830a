"""What those who manage a server may do to its tables."""

from __future__ import annotations

from functools import partial

from db import Database
from db import tables as rows

from .storage.transactions import Transactions
from .transitions import moderation
from .values import Outcome, Place, Snapshot, StandingTable
from .values.stored_words import word
from .values.table import StandingName


class Moderation:
    """Every change is one transaction of a table, with the interaction's id as `key`. No person is stored with it."""

    def __init__(self, transactions: Transactions, database: Database) -> None:
        self._transactions, self._database = transactions, database

    async def standings(self, guild: int | None = None) -> tuple[StandingTable, ...]:
        """The running tables of a server, or of all, without loading them."""
        found = await self._database.read(partial(rows.standings, guild=guild))
        return tuple(
            StandingTable(code, Place(server, channel), word(StandingName, standing))
            for code, server, channel, standing in found
        )

    def must_be_impartial(self, table: Snapshot, person: int) -> None:
        """Refuse who plays at a table, or gave up a seat there, to close or pause it. Refusal: own_table."""
        moderation.must_be_impartial(table, person)

    async def close(self, code: str, guild: int, *, by: int | None = None, key: str | None = None) -> Outcome:
        """End a table of this server without a result, decided by this person.

        Refusals: no_such_table, not_running, own_table.
        """
        return await self._transactions.apply(code, partial(moderation.close, guild=guild, person=by), key)

    async def move(self, code: str, place: Place, *, key: str | None = None) -> Outcome:
        """Take a table to another channel of its server.

        Refusals: no_such_table, not_running, nothing_to_do, one_per_channel.
        """
        return await self._transactions.apply(code, partial(moderation.move, place=place), key)
