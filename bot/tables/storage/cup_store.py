"""Cups as database rows and back, and how their tables stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import groupby

import db
from bot.tables.transitions.cup import leave
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.notification_policy import way_to
from bot.tables.transitions.topics import CUP_LOST
from bot.tables.values import Cup, CupTable, Entrant, PaceName, Person, Place, PlayedTable, refused
from bot.tables.values.cups import CupStatus
from bot.tables.values.stored_words import word
from db import Connection, CupRow, CupSeatRow, EntrantRow, MessageRow
from db import cups as rows

from . import commit
from .serialization import read_result
from .settings_rows import settings_of

LOST = "cup-lost"  # kind of a registered message that is none: the cup has no place in this channel


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
        pace=word(PaceName, row.pace),
        language=row.language,
        opened=row.opened,
        status=word(CupStatus, row.status),
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


def must_be_free(connection: Connection, place: Place) -> None:
    """Refusal: one_cup_per_channel, where one is under way in this channel."""
    newest = rows.newest_in(connection, place.channel)
    if newest and read(connection, newest).is_under_way:
        raise refused("one_cup_per_channel")


def insert(connection: Connection, cup: Cup) -> None:
    """Store a new cup. Refusal: one_cup_per_channel."""
    must_be_free(connection, cup.place)
    db.insert(connection, _row(cup))
    _people(connection, cup)


def leave_all(connection: Connection, person: int, now: float) -> None:
    """Take somebody who is erased out of their cups, and have the messages that name them made anew."""
    for code in rows.of_entrant(connection, person):
        found = read(connection, code)
        if found.is_under_way and found.takes_part(person):
            change(connection, code, partial(leave, person=person, now=now))
        if found.is_under_way or db.select_one(connection, MessageRow, "where code = ? and kind = 'cup'", code):
            tell(connection, found, now)


def tell(connection: Connection, changed: Cup, now: float) -> None:
    """Make the cup's message due."""
    commit.enqueue(connection, changed.code, PlannedMessage("cup", refresh=True), now)


def is_lost(connection: Connection, cup: Cup) -> bool:
    """Whether it was noted that the cup has no place where it is now."""
    noted = db.select_one(connection, MessageRow, "where code = ? and kind = ?", cup.code, LOST)
    return noted is not None and noted.channel == cup.place.channel


def note_lost(connection: Connection, cup: Cup, now: float) -> None:
    """Note that a cup under way has no place where it is, and tell its host once."""
    if not cup.is_under_way or is_lost(connection, cup):
        return
    db.upsert(connection, MessageRow(cup.code, LOST, 0, cup.place.channel, 0, now, 0))
    if cup.host and way_to(settings_of(connection, cup.host.id)) == "dm":
        told = PlannedMessage("reminder", cup.host.id, f"{CUP_LOST}:{cup.code}", {"cup": cup.code}, sound=True)
        commit.enqueue(connection, "", told, now)


def note_found(connection: Connection, cup: Cup) -> None:
    """Forget that a cup had no place."""
    db.delete(connection, MessageRow, "code = ? and kind = ?", cup.code, LOST)


def _people(connection: Connection, cup: Cup) -> None:
    db.delete(connection, EntrantRow, "cup = ?", cup.code)
    for number, entrant in enumerate(cup.entrants):
        person = entrant.person
        db.insert(connection, EntrantRow(cup.code, person.id, person.name, number, int(entrant.gone)))


def _row(cup: Cup) -> CupRow:
    return CupRow(
        cup=cup.code,
        game=cup.game,
        guild=cup.place.guild,
        channel=cup.place.channel,
        people=cup.people,
        seats=cup.seats,
        rounds=cup.rounds,
        days=cup.days,
        pace=cup.pace,
        language=cup.language,
        opened=cup.opened,
        status=cup.status,
        round=cup.round,
        began=cup.began,
        ended=cup.ended,
        writes=cup.writes,
    )


def played(connection: Connection, cup: Cup) -> tuple[PlayedTable, ...]:
    """How the tables of a cup stand."""
    return tuple(_played(connection, table) for table in cup.tables)


def _played(connection: Connection, table: CupTable) -> PlayedTable:
    found = rows.table_row(connection, table.code)
    status, result, channel = found or ("closed", None, 0)
    people = tuple(person for _, person in rows.people_at(connection, table.code))
    places = read_result(result).places if result and status == "over" else ()
    return PlayedTable(table, channel, status not in ("open", "running"), people, places)
