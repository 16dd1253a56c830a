"""Time zones and quiet hours in the database: every change is a row of its own, and none is ever edited."""

from __future__ import annotations

import db
from bot.tables.values import Hours
from db import Connection, HoursRow


def hours_of(connection: Connection, person: int) -> tuple[Hours, ...]:
    """All that a person ever set, oldest first."""
    rows = db.select(connection, HoursRow, "where person = ? order by since", person)
    return tuple(Hours(row.since, row.zone, row.begins, row.ends, row.utc_offset) for row in rows)


def set_hours(connection: Connection, person: int, hours: Hours) -> None:
    """Store what a person set now; at the same moment the later one counts."""
    row = HoursRow(person, hours.since, hours.zone, hours.begins, hours.ends, hours.utc_offset)
    db.upsert(connection, row)
