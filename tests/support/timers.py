"""Timers of tables that a test does not wait for."""

from __future__ import annotations

from bot.tables import Outcome, Tables
from bot.tables.storage import clock_store
from db import Connection, PlayerRow, select


async def fire(tables: Tables, code: str, kind: str, seat: int = 0) -> Outcome:
    """Make a stored timer due now, and do what it calls for."""
    now = tables.clock.now()

    def bring_forward(connection: Connection) -> None:
        where = "code = ?2 and kind = ?3 and seat = ?4 and due > ?1"
        connection.execute(f"update timers set due = ?1 where {where}", (now, code, kind, seat))

    await tables._database.write(bring_forward)
    return await tables.expire(code, kind, seat)


def rederive_all(connection: Connection) -> tuple[str, ...]:
    """Recompute when the accounts of all who are awaited will be empty; returns the tables where that changed."""
    waiting = "where account is not null and awaited_since is not null order by code, seat"
    return clock_store.rederive_seats(connection, select(connection, PlayerRow, waiting))
