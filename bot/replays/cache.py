"""Games played again for replays, kept while people step through them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, TypeVar

from bot.tables import Snapshot, Tables
from bot.text import Words

from .played import PlayedGame, played_again
from .steps import ReplayStep, steps_of

GAMES: Final = 8  # each takes about a megabyte
READINGS: Final = 32  # games as somebody reads them: their steps

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ReplayCache:
    """The games of tables and their steps, read once beside the event loop; the least used go first."""

    def __init__(self) -> None:
        self._games: OrderedDict[tuple[str, int], PlayedGame] = OrderedDict()  # by table and its number of writes
        self._steps: OrderedDict[tuple[str, int, str, bool, int | None], tuple[ReplayStep, ...]] = OrderedDict()

    async def game(self, tables: Tables, table: Snapshot) -> PlayedGame:
        """A table's game as far as it was played. Refusal: not_running, before the start. Raises `BadRecord`."""
        key = (table.code, table.writes)
        if known := _known(self._games, key):
            return known
        return _kept(self._games, key, await played_of(tables, table), GAMES)

    async def steps(self, played: PlayedGame, words: Words, seat: int | None) -> tuple[ReplayStep, ...]:
        """Its steps as one reader may read them."""
        table = played.table
        key = (table.code, table.writes, words.locale, words.spoken, seat)
        if known := _known(self._steps, key):
            return known
        return _kept(self._steps, key, await asyncio.to_thread(steps_of, played, words, seat), READINGS)


async def played_of(tables: Tables, table: Snapshot) -> PlayedGame:
    """A table's game played again. Refusal: not_running, before the start. Raises `BadRecord`."""
    record = await tables.recorded.so_far(table.code)
    return await asyncio.to_thread(played_again, record, tables.games, table)


def _known(kept: OrderedDict[K, V], key: K) -> V | None:
    """What is kept under a key, as the newest now; None without it."""
    if key in kept:
        kept.move_to_end(key)
    return kept.get(key)


def _kept(kept: OrderedDict[K, V], key: K, value: V, most: int) -> V:
    """Keep a value as the newest of at most so many, and return it."""
    kept[key] = value
    while len(kept) > most:
        kept.popitem(last=False)
    return value
