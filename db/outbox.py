"""The outbox table: messages due, one row for each kind and recipient, and when the next one is due."""

from __future__ import annotations

import sqlite3

from .mapping import select, statements_of, upsert
from .rows import DueRow, MessageRow

Connection = sqlite3.Connection

# The same message is due again: one row with the newest content. The nonce stays: an earlier try may have arrived,
# and Discord then recognises it.
_REPLACE = """ on conflict (code, kind, person, topic) do update set
    facts = excluded.facts, due = excluded.due, sound = excluded.sound, version = version + 1"""
# Only the content changed: a sound that is already due stays due.
_REFRESH = """ on conflict (code, kind, person, topic) do update set
    facts = excluded.facts, version = version + 1,
    due = case when sound or due < excluded.due then due else excluded.due end"""

# These form a lane for each person, all others for each table.
PERSONAL = ("direct_message", "late", "notice", "reminder")
_FIRST_OF_LANES = f"""where id in (select first_value(id) over (
    partition by case when kind in {PERSONAL} then person else code end order by due, id)
    from outbox where due <= ?) order by attempts > 0, due, id limit ?"""


def put(connection: Connection, row: DueRow, *, refresh: bool) -> None:
    """Make this message due; if it is already, the newer one wins (with `refresh` a pending sound stays due)."""
    sql = statements_of(DueRow)
    connection.execute(sql.insert + (_REFRESH if refresh else _REPLACE), sql.values(row))


def due(connection: Connection, now: float, limit: int) -> list[DueRow]:
    """The rows due by now, one for each lane so that none can crowd out the others.

    Those not tried yet come first, and then the longest overdue.
    """
    return select(connection, DueRow, _FIRST_OF_LANES, now, limit)


def next_due(connection: Connection, after: float) -> float | None:
    """When the next message that is not due yet will be."""
    (when,) = connection.execute("select min(due) from outbox where due > ?", (after,)).fetchone()
    return None if when is None else float(when)


def lease(connection: Connection, rows: list[DueRow]) -> None:
    """Note that these are about to be sent, so that after a crash it is known that they may have arrived."""
    connection.executemany("update outbox set attempts = attempts + 1 where id = ?", [(row.id,) for row in rows])


def delivered(connection: Connection, row: DueRow, posted: MessageRow | None, fresh_nonce: str) -> None:
    """Delete a delivered row and store where the message stands; a row that changed meanwhile is sent again."""
    if posted:
        upsert(connection, posted)
    connection.execute("delete from outbox where id = ? and version = ?", (row.id, row.version))
    connection.execute(
        "update outbox set nonce = ?, attempts = 0, failing_since = null where id = ?", (fresh_nonce, row.id)
    )


def postpone(connection: Connection, row: DueRow, now: float, wait: float) -> None:
    """After a try that failed: make a row due in so many seconds, and note since when it fails."""
    sql = "update outbox set due = ?1 + ?2, failing_since = coalesce(failing_since, ?1) where id = ?3"
    connection.execute(sql, (now, wait, row.id))


def clamp(connection: Connection, kind: str, latest: float, latest_retry: float) -> None:
    """Messages of a kind are due at these times at the latest: before their first try, and after one."""
    connection.execute("update outbox set due = ?1 where kind = ?2 and attempts = 0 and due > ?1", (latest, kind))
    connection.execute("update outbox set due = ?1 where kind = ?2 and attempts > 0 and due > ?1", (latest_retry, kind))


def drop(connection: Connection, row: DueRow) -> None:
    """Remove a row that can never be delivered."""
    connection.execute("delete from outbox where id = ? and version = ?", (row.id, row.version))


def after_restart(connection: Connection) -> None:
    """Note that any row still here may have been sent by the process that ended."""
    connection.execute("update outbox set attempts = 1 where attempts = 0")
