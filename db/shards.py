"""Which process holds which of Discord's shards, and when the next session of one may start.

Discord allows one start per bucket of shards in five seconds, and a thousand in a day. Both are counted by the
database's clock, for all processes together.
"""

from __future__ import annotations

from typing import Final

from .link import Connection

HOUR: Final = 3600.0


class StartedTooOften(Exception):
    """A shard started so often within an hour that it must not start now."""

    def __init__(self, shard: int, times: int, wait: float) -> None:
        super().__init__(f"shard {shard} started {times} times within an hour")
        self.shard, self.times, self.wait = shard, times, wait  # seconds until it may start again


def agree(connection: Connection, recommended: int) -> int:
    """Settle how many shards there are in all: as many as in use if any is held, else as many as Discord recommends."""
    held = connection.execute("select max(of) from shards where holder is not null").fetchone()[0]
    of = int(held or recommended)
    connection.execute("delete from shards where of <> ?", (of,))
    for shard in range(of):
        connection.execute("insert into shards (shard, of) values (?, ?) on conflict do nothing", (shard, of))
    return of


def holders(connection: Connection) -> dict[int, str | None]:
    """Who holds each shard; None if nobody does."""
    return dict(connection.execute("select shard, holder from shards order by shard").fetchall())


def are_all_heard(connection: Connection) -> bool:
    """Whether there are shards, and each is held by a process that is connected to Discord."""
    sql = """select count(*), count(case when processes.lost = 0 then 1 end)
        from shards left join processes on processes.id = shards.holder"""
    there, heard = connection.execute(sql).fetchone()
    return bool(there and there == heard)


def take(connection: Connection, shard: int, holder: str, before: str | None) -> bool:
    """Take over a shard from the process `before`, or (None) a free one. False if somebody else was first."""
    whose, known = ("holder = ?", (before,)) if before else ("holder is null", ())
    sql = f"update shards set holder = ? where shard = ? and {whose}"
    return connection.execute(sql, (holder, shard, *known)).rowcount > 0


def take_turn(connection: Connection, shard: int, bucket: int, spacing: float, most: int) -> float:
    """Let a shard start now, and return 0; or return the seconds until it is its bucket's turn.

    Raises `StartedTooOften` if it started `most` times within an hour.
    """
    check_starts(connection, shard, most)
    now = _now(connection)
    connection.execute("insert into identify (key, free_at) values (?, ?) on conflict do nothing", (bucket, now))
    free_at = float(connection.execute("select free_at from identify where key = ?", (bucket,)).fetchone()[0])
    if 0 < free_at - now <= spacing:  # more: the database's clock was set back
        return free_at - now
    connection.execute("update identify set free_at = ? where key = ?", (now + spacing, bucket))
    connection.execute("delete from identified where at < ?", (now - HOUR,))
    connection.execute("insert into identified (shard, at) values (?, ?)", (shard, now))
    return 0.0


def check_starts(connection: Connection, shard: int, most: int) -> None:
    """Raise `StartedTooOften` if a shard started `most` times within an hour."""
    now = _now(connection)
    sql = "select at from identified where shard = ? and at > ? order by at desc limit ?"
    starts = [float(at) for (at,) in connection.execute(sql, (shard, now - HOUR, most))]
    if len(starts) >= most:
        raise StartedTooOften(shard, most, starts[-1] + HOUR - now)


def _now(connection: Connection) -> float:
    return float(connection.execute("select server_time()").fetchone()[0])
