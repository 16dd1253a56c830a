"""The outbox: due messages, one row per table, kind, recipient and topic, and when the next one is due.

Its rows form lanes, each sent in order: a table's public messages, or all messages to one person. The SQL table `lanes`
says when the first row of each is due, so that a round costs no more with a long outbox than with a short one, and
which process holds the lane: no other sends its rows meanwhile. A lane without rows can be held too, for other work
that only one process may do at a time.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from .link import Connection
from .mapping import marks, select, statements_of
from .rows import DueRow

# Kinds of messages with a lane per person; all others have a lane per table.
PERSONAL = ("direct_message", "late", "notice", "reminder", "watch")

# The same message is due again: one row with the newest content. The nonce stays: an earlier try may have arrived,
# and Discord then recognises it.
_REPLACE = """ on conflict (code, kind, person, topic) do update set
    facts = excluded.facts, due = excluded.due, sound = excluded.sound, version = outbox.version + 1"""
# Only the content changed: a sound that is already due stays due.
_REFRESH = """ on conflict (code, kind, person, topic) do update set
    facts = excluded.facts, version = outbox.version + 1,
    due = case when outbox.sound = 1 or outbox.due < excluded.due then outbox.due else excluded.due end"""


# The first rows of the due lanes, of those tried before or of the others, the longest overdue first. Only their ids: if
# asked for the rows at once, PostgreSQL may read the whole outbox.
_FIRST_OF_LANES = """select (select id from outbox where outbox.lane = lanes.lane order by due, id limit 1)
    from lanes where tried = ? and due <= ? and holder is null order by due limit ?"""
_REFRESH_LANE = """insert into lanes (lane, due, tried)
    select lane, due, case when attempts > 0 then 1 else 0 end from outbox where lane = ? order by due, id limit 1
    on conflict (lane) do update set due = excluded.due, tried = excluded.tried"""
_FORGET_EMPTY = """delete from lanes where lane = ? and holder is null
    and not exists (select 1 from outbox where outbox.lane = lanes.lane)"""
_TRIED = """select case when attempts > 0 then 1 else 0 end from outbox where outbox.lane = lanes.lane
    order by due, id limit 1"""


def put(connection: Connection, row: DueRow, *, refresh: bool) -> None:
    """Make this message due; if it is already, the newer one wins (with `refresh` a pending sound stays due)."""
    sql, row = statements_of(DueRow), replace(row, lane=lane_of(row))
    connection.execute(sql.insert + (_REFRESH if refresh else _REPLACE), sql.values(row))
    connection.execute(_REFRESH_LANE, (row.lane,))


def lane_of(row: DueRow) -> str:
    """The lane of a message: that of its recipient, or that of the public messages of its table."""
    return f"@{row.person}" if row.kind in PERSONAL else row.code


class Claimed(NamedTuple):
    """The rows that a process may send now, and when the next lane that is not due yet falls due."""

    rows: list[DueRow]
    next_due: float | None


def claim(
    connection: Connection, holder: str, now: float, new: int, in_all: int, kinds: Collection[str] | None = None
) -> Claimed:
    """Claim for a process the first row of each free lane that is due, the longest overdue first.

    At most `new` rows that were not tried yet, and at most `in_all` including those that were. Each counts as tried
    from now on, so that after a crash it is known that it may have arrived.
    `kinds`: those that this program knows; a newer program put the others there and will send them.
    """
    rows = _first_rows(connection, now, new, kinds, were_tried=False)
    rows += _first_rows(connection, now, max(0, in_all - len(rows)), kinds, were_tried=True)
    if rows:
        ids, lanes = [row.id for row in rows], [row.lane for row in rows]
        connection.execute(f"update outbox set attempts = attempts + 1 where id in ({marks(ids)})", ids)
        hold = f"update lanes set holder = ?, tried = ({_TRIED}) where lane in ({marks(lanes)})"
        connection.execute(hold, (holder, *lanes))
    return Claimed(rows, next_due(connection, now))


def _first_rows(
    connection: Connection, now: float, wanted: int, kinds: Collection[str] | None, *, were_tried: bool
) -> list[DueRow]:
    """At most `wanted` rows of these kinds, however many of other kinds come before them."""
    limit = wanted
    while limit > 0:
        first = connection.execute(_FIRST_OF_LANES, (int(were_tried), now, limit)).fetchall()
        ids = [id for (id,) in first if id is not None]
        rows = select(connection, DueRow, f"where id in ({marks(ids)})", *ids) if ids else []
        known = [row for row in rows if kinds is None or row.kind in kinds]
        if len(known) >= wanted or len(first) < limit:
            return sorted(known, key=lambda row: (row.due, row.id))[:wanted]
        limit *= 2
    return []


def release(connection: Connection, lane: str, holder: str) -> bool:
    """Free a lane, before the outcome of its row is stored. False if the process was considered gone meanwhile."""
    return (
        connection.execute("update lanes set holder = null where lane = ? and holder = ?", (lane, holder)).rowcount > 0
    )


def claim_empty(connection: Connection, lane: str, holder: str, now: float, longest: float) -> bool:
    """Claim a lane without messages until it is released or its holder is gone, for `longest` seconds at most.

    False if it is already held.
    """
    sql = """insert into lanes (lane, due, tried, holder) values (?1, ?2, 0, ?3)
        on conflict (lane) do update set due = excluded.due, holder = excluded.holder
        where lanes.holder is null or lanes.due < ?4"""
    return connection.execute(sql, (lane, now + longest, holder, now)).rowcount > 0


def release_empty(connection: Connection, lane: str, holder: str) -> None:
    """Free a lane that `claim_empty` has claimed."""
    connection.execute("delete from lanes where lane = ? and holder = ?", (lane, holder))


def release_unknown(connection: Connection, holder: str, known: Collection[str], now: float) -> None:
    """Free the lanes that a process holds without knowing it: the claim was stored, but the answer was lost.

    Lanes held by `claim_empty` are kept: they have no message and are due later.
    """
    kept = f" and lane not in ({marks(known)})" if known else ""
    sql = f"""update lanes set holder = null where holder = ?{kept}
        and (due <= ? or exists (select 1 from outbox where outbox.lane = lanes.lane))"""
    connection.execute(sql, (holder, *known, now))
    forget_empty(connection)


def forget_empty(connection: Connection) -> None:
    """Delete the lanes without messages that nobody holds."""
    nothing = "not exists (select 1 from outbox where outbox.lane = lanes.lane)"
    connection.execute(f"delete from lanes where holder is null and {nothing}")


def next_due(connection: Connection, after: float) -> float | None:
    """When the next free lane that is not due yet falls due; None if there is none."""
    sql = "select min(due) from lanes where tried = ? and due > ? and holder is null"
    found = [connection.execute(sql, (tried, after)).fetchone()[0] for tried in (0, 1)]
    return min((float(when) for when in found if when is not None), default=None)


def delivered(connection: Connection, row: DueRow, fresh_nonce: str) -> bool:
    """Delete a delivered row; one that changed meanwhile is sent again. False if it was withdrawn meanwhile."""
    gone = connection.execute("delete from outbox where id = ? and version = ?", (row.id, row.version)).rowcount
    again = "update outbox set nonce = ?, attempts = 0, failing_since = null where id = ?"
    left = 0 if gone else connection.execute(again, (fresh_nonce, row.id)).rowcount
    _refresh_lane(connection, row.lane)
    return gone + left > 0


def put_again(connection: Connection, row: DueRow, now: float, fresh_nonce: str) -> None:
    """Make a message due again without sound, to bring it up to date, unless it is due anyway."""
    sql = statements_of(DueRow)
    again = replace(row, due=now, sound=0, attempts=0, version=1, nonce=fresh_nonce, failing_since=None)
    connection.execute(sql.insert + " on conflict (code, kind, person, topic) do nothing", sql.values(again))
    _refresh_lane(connection, row.lane)


def postpone(connection: Connection, row: DueRow, now: float, wait: float) -> None:
    """After a failed try: make a row due in `wait` seconds, and note since when it has been failing."""
    sql = "update outbox set due = ?, failing_since = coalesce(failing_since, ?) where id = ?"
    connection.execute(sql, (now + wait, now, row.id))
    _refresh_lane(connection, row.lane)


def clamp(connection: Connection, kind: str, latest: float, latest_retry: float, *, sound: bool) -> None:
    """Make messages of a kind, with or without `sound`, due by `latest`; those that were tried, by `latest_retry`."""
    for which, when in (("attempts = 0", latest), ("attempts > 0", latest_retry)):
        sql = f"update outbox set due = ?1 where kind = ?2 and sound = ?3 and {which} and due > ?1 returning lane"
        _change_and_refresh(connection, sql, when, kind, int(sound))


def drop(connection: Connection, row: DueRow) -> None:
    """Remove a row that can never be delivered."""
    connection.execute("delete from outbox where id = ? and version = ?", (row.id, row.version))
    _refresh_lane(connection, row.lane)


def withdraw(connection: Connection, code: str, kind: str, topic: str) -> None:
    """Remove the due messages of a kind and topic at a table, whoever the recipient is."""
    sql = "delete from outbox where code = ? and kind = ? and topic = ? returning lane"
    _change_and_refresh(connection, sql, code, kind, topic)


def remove(connection: Connection, id: int) -> None:
    """Remove one row."""
    _change_and_refresh(connection, "delete from outbox where id = ? returning lane", id)


def remove_all_to(connection: Connection, person: int) -> None:
    """Remove all messages due to a person."""
    _change_and_refresh(connection, "delete from outbox where person = ? returning lane", person)


def _change_and_refresh(connection: Connection, sql: str, *params: object) -> None:
    """Change rows, and refresh the lanes that the statement returns."""
    for (lane,) in connection.execute(sql, params).fetchall():
        _refresh_lane(connection, lane)


def _refresh_lane(connection: Connection, lane: str) -> None:
    """Store when the first row of a lane is due, and whether it was tried; delete an empty lane."""
    connection.execute(_REFRESH_LANE, (lane,))
    connection.execute(_FORGET_EMPTY, (lane,))  # asking first whether there was a row costs a round trip
