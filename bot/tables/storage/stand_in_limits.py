"""At how many tables somebody may be a stand-in or a candidate, checked in the transaction that stores it."""

from __future__ import annotations

from typing import Final

from bot.tables.values import refused
from db import Connection

MOST_STAND_INS: Final = 10  # tables
_COUNT: Final = """select count(*) from tables t where t.status = 'running' and t.code <> ?1 and (
    (json_extract(t.proposal, '$.kind') = 'candidate' and cast(json_extract(t.proposal, '$.by') as bigint) = ?2)
    or exists (select 1 from players p where p.code = t.code and p.person = ?2 and p.former <> '[]'))"""


def check(connection: Connection, code: str, person: int) -> None:
    """Refuse one table too many. Refusal: stands_in_often (n: the most there can be)."""
    (tables,) = connection.execute(_COUNT, (code, person)).fetchone()
    if tables >= MOST_STAND_INS:
        raise refused("stands_in_often", n=MOST_STAND_INS)
