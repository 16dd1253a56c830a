"""Rows of achievements: what a person earned in each finished game that was examined, and which are still to be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from .duplicates import IN_PLAY
from .lessons import NO_CHANNEL
from .link import Connection
from .mapping import MappedRow

# A seat held from the deal to the end, with at most a quarter of its answers by a caretaker; no lesson, no practice, no
# advice, and no deal that is still in play elsewhere.
_OWN: Final = f"""p.person = ?1 and p.former = '[]' and p.decided > 0 and p.cared * 3 <= p.decided and p.advised = 0
    and tables.status = 'over' and tables.result is not null and tables.channel <> {NO_CHANNEL}
    and json_extract(tables.terms, '$.origin') is null and not {IN_PLAY}"""
_UNSEEN: Final = f"""from players p join tables on tables.code = p.code
    left join achieved a on a.person = p.person and a.code = p.code
    where {_OWN} and tables.code not in (select code from archived) and coalesce(a.version, 0) <> ?2"""


@dataclass(frozen=True, slots=True)
class AchievedRow(MappedRow):
    """What a person has earned in one game, as a list of keys."""

    TABLE: ClassVar = "achieved"
    KEY: ClassVar = ("person", "code")
    person: int
    code: str
    version: int
    keys: str


class UnseenRow(NamedTuple):
    """A finished game in which a person had a seat, and whose achievements have not been worked out yet."""

    code: str
    game: str
    seat: int


class EarnedRow(NamedTuple):
    """What a person has earned in a game: a list of keys, and when it ended."""

    game: str
    code: str
    ended: float
    keys: str


def unseen(connection: Connection, person: int, version: int, limit: int) -> list[UnseenRow]:
    """The next games to examine, the oldest first."""
    sql = f"select p.code, tables.game, p.seat {_UNSEEN} order by tables.ended, tables.code limit ?3"
    return [UnseenRow(*row) for row in connection.execute(sql, (person, version, limit))]


def count_unseen(connection: Connection, person: int, version: int) -> int:
    """How many games are still to be examined."""
    (n,) = connection.execute(f"select count(*) {_UNSEEN}", (person, version)).fetchone()
    return int(n)


def earned(connection: Connection, person: int) -> list[EarnedRow]:
    """What a person has earned, in the order in which the games ended."""
    sql = """select t.game, t.code, coalesce(t.ended, 0), a.keys from achieved a join tables t on t.code = a.code
        where a.person = ? order by t.ended, t.code"""
    return [EarnedRow(*row) for row in connection.execute(sql, (person,))]
