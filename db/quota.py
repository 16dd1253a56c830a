"""The requests that one token may make: processes that share a database take them from one row, by its clock."""

from __future__ import annotations

from typing import Final

from .link import Connection

# Seconds: each process waits for a few requests before it takes more. A longer queue was begun before the database's
# clock was set back.
LONGEST_QUEUE: Final = 60.0
# Seconds that Discord bars a token at most; further ahead, for the same reason, is no time.
LONGEST_SHUT: Final = 3600.0


def take(connection: Connection, n: int, per_second: float, burst: int) -> float:
    """Take the next requests, so many; returns in how many seconds they may go, not above 0 where at once.

    `burst`: so many may go at once after a rest.
    """
    connection.execute("insert into quota (id, free_at, shut_until) values (1, 0, 0) on conflict do nothing")
    sql = """update quota set free_at = ? +
            case when free_at between server_time() and server_time() + ? then free_at else server_time() end
        returning free_at, shut_until, server_time()"""
    free_at, shut_until, now = connection.execute(sql, (n / per_second, LONGEST_QUEUE)).fetchone()
    barred = shut_until - now
    return float(max(free_at - burst / per_second - now, barred if barred <= LONGEST_SHUT else 0.0))


def shut(connection: Connection, seconds: float) -> None:
    """Let nothing go for so long, or for longer if that was said before: the token has made too many requests."""
    sql = """insert into quota (id, free_at, shut_until) select 1, 0, server_time() + ?
        where true on conflict (id) do update set shut_until =
            case when quota.shut_until between excluded.shut_until and server_time() + ? then quota.shut_until
                else excluded.shut_until end"""
    connection.execute(sql, (min(seconds, LONGEST_SHUT), LONGEST_SHUT))
