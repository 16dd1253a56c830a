"""What those who manage a server may do to its tables."""

from __future__ import annotations

from functools import partial

from .storage.transactions import Transactions
from .transitions import moderation
from .values import Outcome, Place


class Moderation:
    """Every change is one transaction of a table, with the interaction's id as `key`. No person is stored with it."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def close(self, code: str, guild: int, *, key: str | None = None) -> Outcome:
        """End a table of this server without a result. Refusals: no_such_table, not_running."""
        return await self._transactions.apply(code, partial(moderation.close, guild=guild), key)

    async def move(self, code: str, place: Place, *, key: str | None = None) -> Outcome:
        """Take a table to another channel of its server.

        Refusals: no_such_table, not_running, nothing_to_do, one_per_channel.
        """
        return await self._transactions.apply(code, partial(moderation.move, place=place), key)
