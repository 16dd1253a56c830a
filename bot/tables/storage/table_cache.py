"""Loaded tables: read from the database when needed, a few kept at hand, one lock for each while somebody acts."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from functools import partial
from weakref import WeakValueDictionary

from bot.tables.values import Snapshot, refused
from db import Database
from db import tables as rows
from rules.core import AnyGame

from . import serialization

AT_HAND = 64  # loaded tables kept in memory


class TableCache:
    """All tables, of which nearly all rest in the database."""

    def __init__(self, database: Database, games: Mapping[str, AnyGame]) -> None:
        self._database, self._games = database, games
        self._at_hand: OrderedDict[str, Snapshot] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, code: str) -> asyncio.Lock:
        """The table's lock; it exists as long as somebody holds or awaits it."""
        return self._locks.setdefault(code, asyncio.Lock())

    async def load(self, code: str) -> Snapshot:
        """The table as last written. Refusals: no_such_table, table_broken."""
        if (known := self._at_hand.get(code)) is not None:
            self._at_hand.move_to_end(code)
            return known
        whole = await self._database.read(partial(rows.whole, code=code))
        if whole is None:
            raise refused("no_such_table", code=code)
        table = serialization.read_table(self._games, whole)
        self.keep(table)
        return table

    def keep(self, table: Snapshot) -> None:
        """This is how the table stands now: older than what is at hand it cannot become."""
        known = self._at_hand.get(table.code)
        if known is None or known.writes <= table.writes:
            self._at_hand[table.code] = table
            self._at_hand.move_to_end(table.code)
        while len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)

    def forget(self, code: str) -> None:
        """What is at hand may be out of date."""
        self._at_hand.pop(code, None)
