"""Cups as database rows and back, and how their tables stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import groupby

import db
from bot.tables.transitions.cup import leave
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.values import Cup, CupTable, Entrant, Person, Place, PlayedTable, refused
from db import Connection, CupRow, CupSeatRow, EntrantRow, MessageRow
from db import cups as rows

from . import commit
from .message_registry import AT_ONCE
from .serialization import read_result


def read(connection: Connection, code: str) -> Cup:
    """A cup. Refusal: no_such_cup."""
    row = db.select_one(connection, CupRow, "where cup = ?", code)
    if row is None:
        raise refused("no_such_cup", code=code[:10])
    entrants = db.select(connection, EntrantRow, "where cup = ? order by number", code)
    seats = db.select(connection, CupSeatRow, "where cup = ? order by round, played_at, seat", code)
    drawn = groupby(seats, key=lambda seat: (seat.round, seat.played_at))
    return Cup(
        code=row.cup,
        game=row.game,
        place=Place(row.guild, row.channel),
        people=row.people,
        seats=row.seats,
        rounds=row.rounds,
        days=row.days,
        pace=row.pace,  # type: ignore[arg-type]  # the database checks it, or only this room writes it
        language=row.language,
        opened=row.opened,
        status=row.status,  # type: ignore[arg-type]
        round=row.round,
        began=row.began,
        ended=row.ended,
        writes=row.writes,
        entrants=tuple(Entrant(Person(each.person, each.name), bool(each.gone)) for each in entrants),
        tables=tuple(CupTable(round, at, _seats(group)) for (round, at), group in drawn),
    )


def _seats(rows: Iterable[CupSeatRow]) -> tuple[int, ...]:
    """Who was drawn to each seat; 0 for somebody who erased themselves."""
    people = {row.seat: row.person for row in rows}
    return tuple(people.get(seat, 0) for seat in range(1 + max(people)))


def change(connection: Connection, code: str, decide: Callable[[Cup], Cup]) -> Cup:
    """Change a cup as `decide` says. What it raises goes through; nothing is stored then."""
    before = read(connection, code)
    after = replace(decide(before), writes=before.writes + 1)
    db.upsert(connection, _row(after))
    _people(connection, after)
    for table in after.tables[len(before.tables) :]:
        for seat, one in enumerate(table.drawn):
            db.insert(connection, CupSeatRow(after.code, table.round, table.code, seat, one))
    return after


def insert(connection: Connection, cup: Cup) -> None:
    """Store a new cup. Refusal: one_cup_per_channel."""
    newest = rows.newest_in(connection, cup.place.channel)
    if newest and read(connection, newest).status in ("open", "running"):
        raise refused("one_cup_per_channel")
    db.insert(connection, _row(cup))
    _people(connection, cup)


def leave_all(connection: Connection, person: int, now: float) -> None:
    """Take somebody who is erased out of their cups, and have the messages that name them made anew."""
    for code in rows.of_entrant(connection, person):
        found = read(connection, code)
        is_under_way = found.status in ("open", "running")
        if is_under_way and found.takes_part(person):
            change(connection, code, partial(leave, person=person, now=now))
        if is_under_way or db.select_one(connection, MessageRow, "where code = ? and kind = 'cup'", code):
            tell(connection, found, now)


def tell(connection: Connection, changed: Cup, now: float) -> None:
    """Make the cup's message due."""
    commit.enqueue(connection, changed.code, now, PlannedMessage("cup", refresh=True), AT_ONCE)


def _people(connection: Connection, cup: Cup) -> None:
    db.delete(connection, EntrantRow, "cup = ?", cup.code)
    for number, entrant in enumerate(cup.entrants):
        person = entrant.person
        db.insert(connection, EntrantRow(cup.code, person.id, person.name, number, int(entrant.gone)))


def _row(cup: Cup) -> CupRow:
    asked = (cup.code, cup.game, cup.place.guild, cup.place.channel, cup.people, cup.seats, cup.rounds, cup.days)
    return CupRow(*asked, cup.pace, cup.language, cup.opened, cup.status, cup.round, cup.began, cup.ended, cup.writes)


def played(connection: Connection, cup: Cup) -> tuple[PlayedTable, ...]:
    """How the tables of a cup stand."""
    return tuple(_played(connection, table) for table in cup.tables)


def _played(connection: Connection, table: CupTable) -> PlayedTable:
    found = rows.table_row(connection, table.code)
    status, result, channel = found or ("closed", None, 0)
    people = tuple(person for _, person in rows.people_at(connection, table.code))
    places = read_result(result).places if result and status == "over" else ()
    return PlayedTable(table, channel, status not in ("open", "running"), people, places)
