"""The request quota of one token: processes that share a database draw on one row, by the database's clock."""

from __future__ import annotations

from typing import Final

from .link import Connection

# Seconds: each process waits for a few requests before it takes more, so a longer queue dates from before the
# database's clock was set back.
LONGEST_QUEUE: Final = 60.0
# Seconds that Discord bars a token at most; a time further ahead is ignored for the same reason.
LONGEST_SHUT: Final = 3600.0


def take(connection: Connection, n: int, per_second: float, burst: int) -> float:
    """Take the next `n` requests; returns in how many seconds they may be sent, 0 or less for at once.

    `burst`: how many may be sent at once after a rest.
    """
    connection.execute("insert into quota (id, free_at, shut_until) values (1, 0, 0) on conflict do nothing")
    sql = """update quota set free_at = ? +
            case when free_at between server_time() and server_time() + ? then free_at else server_time() end
        returning free_at, shut_until, server_time()"""
    free_at, shut_until, now = connection.execute(sql, (n / per_second, LONGEST_QUEUE)).fetchone()
    barred = shut_until - now
    return float(max(free_at - burst / per_second - now, barred if barred <= LONGEST_SHUT else 0.0))


def shut(connection: Connection, seconds: float) -> None:
    """Bar all requests for this long, or longer if they already are: the token has made too many requests."""
    sql = """insert into quota (id, free_at, shut_until) select 1, 0, server_time() + ?
        where true on conflict (id) do update set shut_until =
            case when quota.shut_until between excluded.shut_until and server_time() + ? then quota.shut_until
                else excluded.shut_until end"""
    connection.execute(sql, (min(seconds, LONGEST_SHUT), LONGEST_SHUT))
