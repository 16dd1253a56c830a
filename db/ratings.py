"""Rows of ratings, and queries about them: the finished games that count, and who takes part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from .duplicates import IN_PLAY
from .link import Connection
from .mapping import MappedRow


@dataclass(frozen=True, slots=True)
class RatingRow(MappedRow):
    """The rating of a person, or of all bot players of a level."""

    TABLE: ClassVar = "ratings"
    KEY: ClassVar = ("game", "person", "level")
    game: str
    person: int
    level: str
    mean: float
    deviation: float
    games: int


@dataclass(frozen=True, slots=True)
class RatedUntilRow(MappedRow):
    """Up to which finished game the ratings count: that game, and how many had ended with it."""

    TABLE: ClassVar = "rated_until"
    KEY: ClassVar = ("id",)
    id: int
    games: int
    ended: float
    code: str


_OVER = f"status = 'over' and result is not null and not {IN_PLAY}"
_COUNTS = f"""{_OVER} and json_valid(terms)
    and cast(json_extract(terms, '$.counts') as text) in ('1', 'true')"""  # each store has its own way to say true
_IN = f"select code from tables where {_COUNTS} and game = ?1 and guild = ?2"


class CountingRow(NamedTuple):
    """A finished game that counts for the ratings."""

    code: str
    game: str
    ended: float
    result: str


def counting(connection: Connection, ended: float, code: str, limit: int) -> list[CountingRow]:
    """The next counting games after this one, at most `limit`, in the order in which they ended."""
    sql = f"""select code, game, ended, result from tables where {_COUNTS} and (ended, code) > (?1, ?2)
        order by ended, code limit ?3"""
    return [CountingRow(*row) for row in connection.execute(sql, (ended, code, limit))]


def ended_until(connection: Connection, ended: float, code: str) -> int:
    """How many games had ended with this one, whether they count or not, as that is cheap enough for each look."""
    sql = f"select count(*) from tables where {_OVER} and (ended, code) <= (?1, ?2)"
    (n,) = connection.execute(sql, (ended, code)).fetchone()
    return int(n)


def not_taking_part(connection: Connection) -> frozenset[int]:
    """The people who do not take part in the ratings."""
    return frozenset(person for (person,) in connection.execute("select person from people where rated = 0"))


def rated_in(connection: Connection, game: str, guild: int) -> frozenset[int]:
    """The people who have played a counting game of this kind on a server, including those who gave up their seat."""
    sql = f"""select p.person from players p where p.person is not null and p.code in ({_IN})
        union select cast(json_extract(f.value, '$[0]') as bigint)
        from players p, json_each(p.former) f where p.code in ({_IN})"""
    return frozenset(person for (person,) in connection.execute(sql, (game, guild)))


def companions(connection: Connection, person: int) -> frozenset[int]:
    """The person, and those who have sat with them at a table that was started."""
    sql = """select b.person from players a join players b using (code) join tables t using (code)
        where a.person = ? and b.person is not null and t.started is not null"""
    return frozenset({person, *(other for (other,) in connection.execute(sql, (person,)))})


def names_of_rated(connection: Connection, game: str) -> dict[int, str]:
    """The names of the people who have a rating in a game."""
    sql = "select p.person, p.name from people p join ratings r using (person) where r.game = ?"
    return dict(connection.execute(sql, (game,)).fetchall())
