"""What an operator watches: how much waits, for how long, and what is stuck at which table."""

from __future__ import annotations

from typing import NamedTuple

from .link import Connection

DAY = 86_400.0  # seconds


# A nudge stands in both tables, at the same moment; a reminder about several tables in `rings` alone.
_SOUNDS = """select count(*) from (select person, at from sounds where at > ?1 and at <= ?2
    union select person, at from rings where at > ?1 and at <= ?2) as heard group by person"""


class StoredFigures(NamedTuple):
    """Counts for the metrics, without anything about a single table or person."""

    tables: dict[str, int]  # by status
    waiting: int  # messages in the outbox
    due: int  # … that are due by now
    oldest_due: float | None  # when the longest overdue of them was due, in seconds since 1970
    sounds: tuple[int, ...]  # of the last day, one number a person


class StuckRow(NamedTuple):
    """A message or a timer that has failed for long; `code` is "" for a message about several tables."""

    what: str  # "message" or "timer"
    code: str
    kind: str
    since: float  # seconds since 1970


def figures(connection: Connection, now: float) -> StoredFigures:
    """What the metrics tell of the database."""
    tables = dict(connection.execute("select status, count(*) from tables group by status").fetchall())
    (waiting,) = connection.execute("select count(*) from outbox").fetchone()
    due, oldest = connection.execute("select count(*), min(due) from outbox where due <= ?", (now,)).fetchone()
    sounds = connection.execute(_SOUNDS, (now - DAY, now))
    return StoredFigures(tables, waiting, due, oldest, tuple(n for (n,) in sounds))


def stuck(connection: Connection, before: float) -> list[StuckRow]:
    """The messages that have failed, and the timers that are overdue, since `before` or longer; the oldest first."""
    sql = """select 'message', code, kind, failing_since from outbox where failing_since <= ?1
        union all select 'timer', code, kind, due from timers where due <= ?1 order by 4, 2, 3"""
    return [StuckRow(*found) for found in connection.execute(sql, (before,))]
