"""Rows of cups, their entrants, and the seats drawn for them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from .link import Connection
from .mapping import MappedRow


@dataclass(frozen=True, slots=True)
class CupRow(MappedRow):
    """A cup, without its entrants and tables."""

    TABLE: ClassVar = "cups"
    KEY: ClassVar = ("cup",)
    cup: str
    game: str
    guild: int | None
    channel: int
    people: int
    seats: int
    rounds: int
    days: int
    pace: str
    language: str
    opened: float
    status: str
    round: int
    began: float
    ended: float | None
    writes: int


@dataclass(frozen=True, slots=True)
class EntrantRow(MappedRow):
    """Somebody who takes part in a cup."""

    TABLE: ClassVar = "cup_entrants"
    KEY: ClassVar = ("cup", "person")
    cup: str
    person: int = field(repr=False)
    name: str = field(repr=False)
    number: int
    gone: int


@dataclass(frozen=True, slots=True)
class CupSeatRow(MappedRow):
    """Who was drawn for a seat at a cup's table."""

    TABLE: ClassVar = "cup_seats"
    KEY: ClassVar = ("cup", "round", "played_at", "seat")
    cup: str
    round: int
    played_at: str
    seat: int
    person: int = field(repr=False)


def tables_run(connection: Connection, cup: str, since: int) -> bool:
    """Whether a table of this round of a cup, or of a later one, is still open or running."""
    sql = """select 1 from cup_seats s join tables t on t.code = s.played_at
        where s.cup = ? and s.round >= ? and t.status in ('open', 'running')"""
    return connection.execute(sql, (cup, since)).fetchone() is not None


def under_way(connection: Connection) -> list[str]:
    """The codes of the cups that are open or running."""
    return [
        cup for (cup,) in connection.execute("select cup from cups where status in ('open', 'running') order by cup")
    ]


def written(connection: Connection) -> dict[str, int]:
    """How often each open or running cup was written."""
    return dict(connection.execute("select cup, writes from cups where status in ('open', 'running')").fetchall())


def is_known(connection: Connection, cup: str) -> bool:
    """Whether there is, or was, a cup with this code."""
    return connection.execute("select 1 from cups where cup = ?", (cup,)).fetchone() is not None


def newest_in(connection: Connection, channel: int) -> str | None:
    """The code of a channel's cup: the one under way, otherwise the last."""
    sql = """select cup from cups where channel = ?
        order by case when status in ('open', 'running') then 0 else 1 end, opened desc limit 1"""
    row = connection.execute(sql, (channel,)).fetchone()
    return row[0] if row else None


def under_way_in(connection: Connection, guild: int) -> list[str]:
    """The codes of the cups of a server that are open or running, the oldest first."""
    sql = "select cup from cups where guild = ? and status in ('open', 'running') order by opened, cup"
    return [cup for (cup,) in connection.execute(sql, (guild,))]


def open_in(connection: Connection, guild: int) -> list[str]:
    """The codes of the cups of a server that have not begun, the oldest first."""
    sql = "select cup from cups where guild = ? and status = 'open' order by opened, cup"
    return [cup for (cup,) in connection.execute(sql, (guild,))]


def of_person(connection: Connection, person: int) -> list[str]:
    """The codes of the cups under way that a person has entered."""
    sql = """select cup from cups join cup_entrants using (cup)
        where person = ? and status in ('open', 'running') order by opened, cup"""
    return [cup for (cup,) in connection.execute(sql, (person,))]


def of_entrant(connection: Connection, person: int) -> list[str]:
    """The codes of all cups that a person has entered, including those that have ended."""
    sql = "select cup from cup_entrants where person = ? order by cup"
    return [cup for (cup,) in connection.execute(sql, (person,))]


def table_row(connection: Connection, code: str) -> tuple[str, str | None, int] | None:
    """Status, result and channel of a table, archived or not."""
    row: tuple[str, str | None, int] | None = connection.execute(
        "select status, result, channel from tables where code = ?", (code,)
    ).fetchone()
    return row


def people_at(connection: Connection, code: str) -> list[tuple[int, int | None]]:
    """Who sits at a table: seat and person; None for a bot player."""
    return connection.execute("select seat, person from players where code = ? order by seat", (code,)).fetchall()
