"""Tables that ended long ago: which are to be archived, and what is left of them in the database."""

from __future__ import annotations

from typing import NamedTuple

from .catalogue import columns_of
from .duplicates import IN_PLAY
from .link import Connection

# Kept: codes are never reused, and people may ask where they sat, what they earned and how well they predicted.
LEFT = ("tables", "players", "archived", "achieved", "foresights")
_ENDED = f"status in ('over', 'closed') and code not in (select code from archived) and not {IN_PLAY}"


class EndedTable(NamedTuple):
    """A table that has ended; one that never started has no record."""

    code: str
    game: str
    started: bool


def ended(connection: Connection, before: float, limit: int) -> list[EndedTable]:
    """The tables that ended before this time and are not archived, the oldest first."""
    sql = (
        f"select code, game, started is not null from tables where {_ENDED} and ended < ? order by ended, code limit ?"
    )
    return [EndedTable(code, game, bool(started)) for code, game, started in connection.execute(sql, (before, limit))]


def remove(connection: Connection, code: str, at: float, file: str) -> None:
    """Note that a table is archived, and delete all its rows but those in the SQL tables of `LEFT`."""
    for table, columns in columns_of(connection).items():
        if "code" in columns and table not in LEFT:
            connection.execute(f"delete from {table} where code = ?", (code,))
    connection.execute("insert into archived (code, at, file) values (?, ?, ?)", (code, at, file))


class ArchiveFigures(NamedTuple):
    """How many tables are archived, and how many ended ones are not: those that ended before a time, and all."""

    archived: int
    waiting: int
    ended: int


def archive_figures(connection: Connection, before: float) -> ArchiveFigures:
    """The figures about the archive for the operator."""
    (archived,) = connection.execute("select count(*) from archived").fetchone()
    sql = f"select count(*) filter (where ended < ?), count(*) from tables where {_ENDED}"
    return ArchiveFigures(archived, *connection.execute(sql, (before,)).fetchone())
