"""A cache of loaded tables, and a lock for each table that is being changed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.tables.values import BrokenTable, Snapshot, refused
from db import Database
from db import tables as rows
from db.tables import Whole
from rules.core import AnyGame, UnknownEdition

from . import serialization
from .editions import Editions

SIZE = 64  # loaded tables kept in memory


class TableCache:
    """Loads tables from the database and keeps the last used ones in memory."""

    def __init__(self, database: Database, games: Mapping[str, AnyGame], editions: Editions) -> None:
        self._database, self._games, self._editions = database, games, editions
        self._loaded: LRUCache[str, Snapshot] = LRUCache(SIZE)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, code: str) -> asyncio.Lock:
        """The table's lock; it exists as long as somebody holds or awaits it."""
        return self._locks.setdefault(code, asyncio.Lock())

    async def load(self, code: str) -> Snapshot:
        """The table as last written, from memory or the database. Refusal: no_such_table. Raises `BrokenTable`."""
        known = self._loaded.get(code)
        if known is not None and not await self._is_out_of_date(known):
            return known
        whole = await self._database.read(partial(rows.whole, code=code))
        if whole is None:
            raise refused("no_such_table", code=code)
        table = await self._read(whole)
        self.keep(table)
        return table

    async def _is_out_of_date(self, table: Snapshot) -> bool:
        """Whether another process wrote the table since; where nobody shares the database, none does."""
        if not self._database.is_shared:
            return False
        return table.writes != await self._database.read(partial(rows.writes_of, code=table.code))

    async def _read(self, whole: Whole) -> Snapshot:
        """The table of these rows; where another process started it with component data of its own, that is read."""
        try:
            table = serialization.read_table(self._games, whole)
        except BrokenTable as broken:
            unknown = broken.__cause__
            if not isinstance(unknown, UnknownEdition):
                raise
            await self._database.read(partial(self._editions.read_started, game=unknown.game, name=unknown.name))
            table = serialization.read_table(self._games, whole)
        return replace(table, outdated=_went_on(table))

    def keep(self, table: Snapshot) -> None:
        """Keep this table in memory, unless a newer one is there."""
        known = self._loaded.get(table.code)
        if known is None or known.writes <= table.writes:
            self._loaded[table.code] = table

    def forget(self, code: str) -> None:
        """Drop this table from memory: it may be out of date."""
        self._loaded.pop(code, None)


def _went_on(table: Snapshot) -> bool:
    """Whether newer rules let something happen as they read the state, or ask other seats than those known to be."""
    if table.status != "running" or table.state is None:
        return False
    seated, awaited = enumerate(table.players), table.awaited
    as_known = all(player is None or (player.awaited_since is not None) == (seat in awaited) for seat, player in seated)
    return not as_known or bool(table.state.events)
