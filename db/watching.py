"""Rows of watchers and their predictions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from .link import Connection
from .mapping import MappedRow


@dataclass(frozen=True, slots=True)
class WatcherRow(MappedRow):
    """A person who follows a table in private."""

    TABLE: ClassVar = "watchers"
    KEY: ClassVar = ("code", "person")
    code: str
    person: int
    since: float
    lost: int = 0


@dataclass(frozen=True, slots=True)
class PredictionRow(MappedRow):
    """Who a watcher thought would win, after this line of the log."""

    TABLE: ClassVar = "predictions"
    KEY: ClassVar = ("code", "person", "line")
    code: str
    person: int
    line: int
    round: int
    seat: int = field(repr=False)
    at: float


@dataclass(frozen=True, slots=True)
class ForesightRow(MappedRow):
    """For which share of a finished game a watcher's right prediction stood."""

    TABLE: ClassVar = "foresights"
    KEY: ClassVar = ("code", "person")
    code: str
    person: int
    share: float


class WatchedRow(NamedTuple):
    """A table that a person watches."""

    code: str
    game: str


class BestRow(NamedTuple):
    """How well a person predicted at the tables of a server."""

    person: int
    name: str
    share: float
    games: int


def watched_running(connection: Connection, person: int) -> list[WatchedRow]:
    """The running tables that a person watches, in the order in which they began to."""
    sql = """select w.code, t.game from watchers w join tables t using (code)
        where w.person = ? and w.lost = 0 and t.status = 'running' order by w.since, w.code"""
    return [WatchedRow(*row) for row in connection.execute(sql, (person,))]


def names_of(connection: Connection, people: tuple[int, ...]) -> list[str]:
    """The names of these people, in their order; "" for those without."""
    sql = "select name from people where person = ?"
    rows = [connection.execute(sql, (person,)).fetchone() for person in people]
    return [row[0] if row else "" for row in rows]


def best_of_server(connection: Connection, guild: int, least: int) -> list[BestRow]:
    """Who predicted at `least` or more finished tables of a server, the best first."""
    sql = """select f.person, max(coalesce(p.name, '')), avg(f.share), count(*) from foresights f
        join tables t on t.code = f.code left join people p on p.person = f.person
        where t.guild = ? group by f.person having count(*) >= ? order by 3 desc, 4 desc, 1"""
    return [BestRow(*row) for row in connection.execute(sql, (guild, least))]
