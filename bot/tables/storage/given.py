"""How many answers a seat has given."""

from __future__ import annotations

import json

import db
from db import Connection, LogRow


def answers_given(connection: Connection, code: str, seat: int) -> int:
    """How many answers of this seat stand; one that was taken back does not count, and is given again as it was."""
    where = "where code = ? and seat = ? and undone = 0 and action is not null"
    return sum("choice" in json.loads(row.action or "{}") for row in db.select(connection, LogRow, where, code, seat))
