"""Rows of waits, and queries about how reliable a person is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from .duplicates import IN_PLAY
from .link import Connection
from .mapping import MappedRow

_LATELY = "(tables.status = 'running' or tables.ended >= ?2)"
_OTHERS = """exists (select 1 from players o where o.code = p.code and o.seat <> p.seat
    and (o.person is not null or o.former <> '[]'))"""
_SAT_HERE = "exists (select 1 from json_each(p.former) f where cast(json_extract(f.value, '$[0]') as bigint) = ?1)"


@dataclass(frozen=True, slots=True)
class WaitRow(MappedRow):
    """How long a person took to answer once."""

    TABLE: ClassVar = "waits"
    KEY: ClassVar = ("person", "at", "code")
    person: int
    at: float
    code: str
    seconds: float


class Conduct(NamedTuple):
    """What a person did with their seats: games finished, seats given up, answers by them and by the caretaker."""

    finished: int
    given_up: int
    decided: int
    cared: int


def kept(connection: Connection, person: int, since: float) -> Conduct:
    """What a person did at tables with other people that run, or ended after `since` (seconds since 1970).

    A game whose deal is still in play at another table is not finished yet. Answers count once a table has ended:
    before that, one more of the caretaker's would tell that nothing was prepared.
    """
    own = f"from players p join tables using (code) where p.person = ?1 and {_LATELY} and {_OTHERS}"
    over = f"select count(*) {own} and tables.status = 'over' and not {IN_PLAY}"
    (finished,) = connection.execute(over, (person, since)).fetchone()
    answers = f"select sum(p.decided), sum(p.cared) {own} and p.former = '[]' and tables.status <> 'running'"
    decided, cared = connection.execute(answers, (person, since)).fetchone()
    left = f"""select count(*) from tables join players p using (code) where {_LATELY} and p.former <> '[]'
        and (p.person is null or p.person <> ?1) and {_SAT_HERE} and {_OTHERS}"""
    (given_up,) = connection.execute(left, (person, since)).fetchone()
    return Conduct(finished, given_up, int(decided or 0), int(cared or 0))
