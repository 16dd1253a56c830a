"""Time zones and quiet hours in the database: every change is a row of its own, and none is ever edited."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import replace

import db
from bot.clock import Clock
from bot.tables.values import Hours, refused
from bot.tables.values.hours import LONGEST_QUIET
from bot.tables.values.nights import known_zone, offset_at
from db import Connection, Database, HoursRow, Query


class HoursStore:
    """Reads and changes the time zone and quiet hours of people."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        changed: Callable[[Connection, int, float], tuple[str, ...]],
        afterwards: Callable[[Collection[str]], Awaitable[None]],
    ) -> None:
        """`changed`: called in the transaction of each change, with person and time; `afterwards`: called after the
        transaction, with what `changed` returned."""
        self._database, self._clock, self._changed, self._afterwards = database, clock, changed, afterwards

    async def of(self, person: int) -> tuple[Hours, ...]:
        """All that a person ever set, oldest first."""
        return await self._database.read(lambda connection: hours_of(connection, person))

    async def set_zone(self, person: int, zone: str) -> Hours:
        """Set the time zone, an IANA name. Refusal: no_such_zone."""
        if known_zone(zone) is None:
            raise refused("no_such_zone", zone=zone[:40])
        return await self._change(person, lambda hours: replace(hours, zone=zone))

    async def set_quiet(self, person: int, begins: int, ends: int) -> Hours:
        """Set the quiet hours in minutes after midnight; two equal ones: none. Refusals: no_zone, quiet_too_long."""
        return await self._change(person, lambda hours: replace(hours, begins=begins, ends=ends))

    async def _change(self, person: int, changed: Callable[[Hours], Hours]) -> Hours:
        now = self._clock.now()

        def work(connection: Connection) -> tuple[Hours, tuple[str, ...]]:
            rows = hours_of(connection, person)
            after = changed(replace(rows[-1] if rows else Hours(now, ""), since=now))
            if not after.zone:
                raise refused("no_zone")
            if after.lasts > LONGEST_QUIET:
                raise refused("quiet_too_long", hours=LONGEST_QUIET // 60)
            after = replace(after, utc_offset=offset_at(after.zone, now))
            set_hours(connection, person, after)
            return after, self._changed(connection, person, now)

        after, moved = await self._database.write(work)
        await self._afterwards(moved)
        return after


def hours_of(connection: Connection, person: int) -> tuple[Hours, ...]:
    """All that a person ever set, oldest first."""
    rows = db.select(connection, HoursRow, "where person = ? order by since", person)
    return tuple(map(_hours, rows))


def query_hours(connection: Connection, people: Sequence[int]) -> Query[HoursRow]:
    """Begin to read what these people ever set, oldest first."""
    return db.query(connection, HoursRow, f"where person in ({db.marks(people)}) order by person, since", *people)


def by_person(rows: Iterable[HoursRow]) -> dict[int, tuple[Hours, ...]]:
    """What each person set, oldest first; people who never set anything are left out."""
    found = dict[int, tuple[Hours, ...]]()
    for row in rows:
        found[row.person] = (*found.get(row.person, ()), _hours(row))
    return found


def _hours(row: HoursRow) -> Hours:
    return Hours(row.since, row.zone, row.begins, row.ends, row.utc_offset)


def set_hours(connection: Connection, person: int, hours: Hours) -> None:
    """Store what a person set now; at the same moment the later one counts."""
    row = HoursRow(person, hours.since, hours.zone, hours.begins, hours.ends, hours.utc_offset)
    db.upsert(connection, row)
