"""What an operator monitors: how much waits, for how long, and what is stuck at which table."""

from __future__ import annotations

from typing import NamedTuple

from .link import Connection

DAY = 86_400.0  # seconds


# A nudge is in both `sounds` and `rings`, with the same time; a reminder about several game tables only in `rings`.
_SOUNDS = """select count(*) from (select person, at from sounds where at > ?1 and at <= ?2
    union select person, at from rings where at > ?1 and at <= ?2) as heard group by person"""

# Reads only the lanes in which something is due, by an index that begins with `tried`. With a join PostgreSQL might
# read the whole outbox.
_DUE = """select cast(coalesce(sum(found.n), 0) as integer), min(found.oldest) from (select
        (select count(*) from outbox where outbox.lane = lanes.lane and outbox.due <= ?1) as n,
        (select min(outbox.due) from outbox where outbox.lane = lanes.lane) as oldest
    from lanes where lanes.tried in (0, 1) and lanes.due <= ?1) found"""
# Steps through the kinds that exist, as the index of timers begins with the kind; prepared answers are left out, whose
# timer would name a table where somebody has one. That their worker is stuck is told by its health.
_STUCK = """with recursive kinds(kind) as (
        select min(kind) from timers
        union all select (select min(kind) from timers where timers.kind > kinds.kind) from kinds
            where kinds.kind is not null)
    select 'message', code, kind, failing_since from outbox where failing_since <= ?1
    union all select 'timer', timers.code, timers.kind, timers.due
        from kinds join timers on timers.kind = kinds.kind and timers.due <= ?1 and kinds.kind <> 'hand_in'
    order by 4, 2, 3"""


class StoredFigures(NamedTuple):
    """Counts for the metrics, without anything about a single table or person."""

    tables: dict[str, int]  # open, running, ended or archived
    waiting: int  # messages in the outbox
    due: int  # those of them that are due
    oldest_due: float | None  # when the longest overdue of them was due, in seconds since 1970
    sounds: tuple[int, ...]  # of the last day, one number per person


class StuckRow(NamedTuple):
    """A message that keeps failing or a timer that is long overdue; `code` is "" for a message about several tables."""

    what: str  # "message" or "timer"
    code: str
    kind: str
    since: float  # seconds since 1970


def figures(connection: Connection, now: float) -> StoredFigures:
    """The figures for the metrics."""
    by_status = dict(connection.execute("select status, count(*) from tables group by status").fetchall())
    (archived,) = connection.execute("select count(*) from archived").fetchone()  # a row of each stays in `tables`
    ended = by_status.pop("over", 0) + by_status.pop("closed", 0) - archived
    tables = {**by_status, "ended": ended, "archived": archived}
    (waiting,) = connection.execute("select count(*) from outbox").fetchone()
    due, oldest = connection.execute(_DUE, (now,)).fetchone()
    sounds = connection.execute(_SOUNDS, (now - DAY, now))
    return StoredFigures(tables, waiting, due, oldest, tuple(n for (n,) in sounds))


def stuck(connection: Connection, before: float) -> list[StuckRow]:
    """The messages that have failed, and the timers that have been overdue, since `before` or earlier; oldest first."""
    return [StuckRow(*row) for row in connection.execute(_STUCK, (before,))]
