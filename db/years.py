"""Queries about what was played on a server within a span of time."""

from __future__ import annotations

from typing import Final, NamedTuple

from .duplicates import IN_PLAY
from .link import Connection

_ENDED: Final = f"""tables.guild = ?1 and tables.status = 'over' and tables.result is not null
    and tables.ended >= ?2 and tables.ended < ?3 and json_extract(tables.terms, '$.origin') is null and not {IN_PLAY}"""


class EndedGame(NamedTuple):
    """A game that was played to its end. Times in seconds since 1970."""

    code: str
    game: str
    started: float
    ended: float
    terms: str


def ended_in(connection: Connection, guild: int, since: float, until: float) -> list[EndedGame]:
    """The games of a server that ended in a span of time, without practice and deals still in play."""
    sql = f"select code, game, coalesce(started, ended), ended, terms from tables where {_ENDED} order by ended, code"
    return [EndedGame(*row) for row in connection.execute(sql, (guild, since, until))]


def people_in(connection: Connection, guild: int, since: float, until: float) -> list[tuple[int, str]]:
    """Who had a seat at the end of these games: person and table."""
    sql = f"""select p.person, p.code from players p join tables on tables.code = p.code
        where {_ENDED} and p.person is not null"""
    return [(int(person), str(code)) for person, code in connection.execute(sql, (guild, since, until))]


def names_of_takers(connection: Connection) -> dict[int, str]:
    """The names of the people who take part in ratings."""
    return dict(connection.execute("select person, name from people where rated = 1 and name <> ''").fetchall())
