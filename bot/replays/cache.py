"""A cache of games played again for replays, for people who step through them."""

from __future__ import annotations

import asyncio
from typing import Final

from cachetools import LRUCache

from bot.tables import Snapshot, Tables
from bot.text import Words

from .played import PlayedGame, played_again
from .steps import ReplayStep, steps_of

GAMES: Final = 8  # each takes about a megabyte
READINGS: Final = 32  # steps of a game as one reader sees them


class ReplayCache:
    """An LRU cache of tables' games and their steps, which are computed off the event loop."""

    def __init__(self) -> None:
        self._games: LRUCache[tuple[str, int], PlayedGame] = LRUCache(GAMES)  # by table and its number of writes
        self._steps: LRUCache[tuple[str, int, str, bool, int | None], tuple[ReplayStep, ...]] = LRUCache(READINGS)

    async def game(self, tables: Tables, table: Snapshot) -> PlayedGame:
        """A table's game up to now. Refusal: not_running, before the start. Raises `BadRecord`."""
        key = (table.code, table.writes)
        if known := self._games.get(key):
            return known
        played = self._games[key] = await played_of(tables, table)
        return played

    async def steps(self, played: PlayedGame, words: Words, seat: int | None) -> tuple[ReplayStep, ...]:
        """A game's steps as one reader may see them."""
        table = played.table
        key = (table.code, table.writes, words.locale, words.spoken, seat)
        if known := self._steps.get(key):
            return known
        steps = self._steps[key] = await asyncio.to_thread(steps_of, played, words, seat)
        return steps


async def played_of(tables: Tables, table: Snapshot) -> PlayedGame:
    """A table's game played again. Refusal: not_running, before the start. Raises `BadRecord`."""
    record = await tables.recorded.so_far(table.code)
    return await asyncio.to_thread(played_again, record, tables.games, table)
