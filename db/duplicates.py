"""Tables with the same deal: whether one of them still runs, and who sits there."""

from __future__ import annotations

from .link import Connection

# SQL condition on a row of `tables`: its deal is still in play, there or at another table.
IN_PLAY = """(tables.deal is not null and exists (
    select 1 from tables other where other.deal = tables.deal and other.status = 'running'))"""


def is_in_play(connection: Connection, code: str) -> bool:
    """Whether a table with the same deal as this one still runs; False for a table whose deal is its own."""
    return connection.execute(f"select 1 from tables where code = ? and {IN_PLAY}", (code,)).fetchone() is not None


def sits_at_another(connection: Connection, code: str, person: int) -> bool:
    """Whether a person sits at another started table with the same deal as this one, while any of them still runs."""
    sql = f"""select 1 from tables
        join tables beside on beside.deal = tables.deal join players p on p.code = beside.code
        where tables.code = ?1 and beside.code <> ?1 and beside.started is not null and p.person = ?2 and {IN_PLAY}"""
    return connection.execute(sql, (code, person)).fetchone() is not None


def was_played_in(connection: Connection, channel: int, other_than: str) -> bool:
    """Whether a table other than `other_than` ended in this channel, and its deal is still in play at another table."""
    sql = f"""select 1 from tables where channel = ? and code <> ? and started is not null and status <> 'running'
        and {IN_PLAY}"""
    return connection.execute(sql, (channel, other_than)).fetchone() is not None
