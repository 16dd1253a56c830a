"""The look at the end: what was acknowledged stands once, logs lead to the states stored, games to the ratings."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Mapping
from typing import Any

from bot.tables import Tables
from bot.tables.storage import records
from rules import GAMES

from .heard import Broken
from .people import DAY


async def audit(
    tables: Tables,
    connection: sqlite3.Connection,
    acknowledged: Mapping[str, tuple[str, float]],
    now: float,
    statuses: Counter[str],
) -> None:
    """Raises `Broken`. Counts the statuses of tables in `statuses`."""
    for key, (code, at) in acknowledged.items():
        found = connection.execute("select 1 from submissions where submission = ?", (key,)).fetchone()
        if found is None and now - at < DAY:  # older ones are forgotten
            raise Broken("moves", f"{key} was acknowledged and is not stored", code)
    for code, status in connection.execute("select code, status from tables").fetchall():
        statuses[status] += 1
        await _replayed(tables, code)
    if await tables.ratings.all() != await tables.ratings.anew():
        raise Broken("ratings", "game by game they are not what they are from the first game on")


async def _replayed(tables: Tables, code: str) -> None:
    """The whole state, secrets and all, is the one that the log leads to; a finished game proves its deal."""
    table = await tables.look(code)
    if table.started is None or table.state is None:
        return
    state, game = await tables.state_at(table, table.lines), GAMES[table.game]
    if _of_the_game(game.save(state)) != _of_the_game(game.save(table.state)):
        raise Broken("moves", "the log leads to another state than the one stored", code)
    if table.status != "over" or await tables.duplicates.in_play(table):
        return
    if not records.verify(records.read(await tables.recorded.text(code)), GAMES).valid:
        raise Broken("moves", "the record of the finished game does not prove itself", code)


def _of_the_game(saved: dict[str, Any]) -> dict[str, Any]:
    """A saved state without who may take back what: that is the table's business, and in no log."""
    return {name: value for name, value in saved.items() if not name.startswith("undo_")}
