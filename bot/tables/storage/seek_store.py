"""Who waits for others to play with: kept, matched, met, and given up after three days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import db
from bot.faults import RepeatedFaults
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.notification_policy import way_to
from bot.tables.transitions.topics import SOUGHT
from bot.tables.values import MOST_SEEKS, SEEKS_FOR, Person, Place, Seek, Snapshot, refused
from bot.tables.values.seeks import PaceSought
from bot.tables.values.stored_words import word
from db import Connection, SeekRow
from db import tables as rows
from db.blocks import blocked_between

from . import settings_rows

_faults = RepeatedFaults()  # a row is read at every look

OWN = "guild = ? and person = ? and game = ?"


def put(connection: Connection, seek: Seek) -> None:
    """Let somebody wait; who waits for this game already waits anew. Refusals: seeks_many, tables_enough."""
    person, guild = seek.person.id, seek.place.guild or 0
    where = "where guild = ? and person = ? and game <> ? and lapsed = 0"
    others = db.select(connection, SeekRow, where, guild, person, seek.game)
    if len(others) >= MOST_SEEKS:
        raise refused("seeks_many", n=MOST_SEEKS)
    if most := _enough(connection, person):
        raise refused("tables_enough", n=most)
    db.upsert(connection, _row(seek))


def waiting(connection: Connection, seek: Seek, now: float) -> list[Seek]:
    """Who waits for the same game within the same scope and may sit down at one more table."""
    where = "where guild = ? and game = ? and scope = ? and lapsed = 0 and since > ? order by since"
    found = db.select(connection, SeekRow, where, seek.place.guild or 0, seek.game, seek.scope, now - SEEKS_FOR)
    return [seek for seek in _known(found) if not _enough(connection, seek.person.id)]


def together(connection: Connection, now: float) -> list[Seek]:
    """One of each who wait for the same game within the same scope, where at least two do."""
    found = db.select(connection, SeekRow, "where lapsed = 0 and since > ? order by since", now - SEEKS_FOR)
    sizes = Counter((row.guild, row.game, row.scope) for row in found)
    some = {(row.guild, row.game, row.scope): row for row in found}
    return _known(row for same, row in some.items() if sizes[same] > 1)


def waiting_in(connection: Connection, guild: int, now: float) -> dict[str, int]:
    """How many people wait on a server, by game."""
    where = "where guild = ? and lapsed = 0 and since > ? order by game"
    return dict(Counter(row.game for row in db.select(connection, SeekRow, where, guild, now - SEEKS_FOR)))


def of(connection: Connection, person: int) -> list[Seek]:
    """All that a person waits for, on every server."""
    found = db.select(connection, SeekRow, "where person = ? and lapsed = 0 order by since", person)
    return _known(found)


def leave(connection: Connection, guild: int, person: int, game: str) -> bool:
    """Wait no more. Returns whether they waited."""
    sql = f"delete from seeks where {OWN} and lapsed = 0"
    return connection.execute(sql, (guild, person, game)).rowcount > 0


def met(connection: Connection, table: Snapshot, people: Iterable[int]) -> bool:
    """End the waits of those for whom a table opens. Returns whether all of them waited still."""
    own = ((table.place.guild or 0, person, table.game) for person in people)
    return all([leave(connection, *each) for each in own])


def blocked(connection: Connection, people: list[int]) -> Callable[[int, int], bool]:
    """Which two of these people never sit together."""
    pairs = {(a, b) for a in people for b in people if a != b and blocked_between(connection, a, (b,))}
    return lambda a, b: (a, b) in pairs


def lapse(connection: Connection, now: float, tell: Callable[[PlannedMessage], None]) -> float | None:
    """End the waits that are over: by direct message, or at the next look. Returns when the next one is."""
    for row in db.select(connection, SeekRow, "where lapsed = 0 and since <= ?", now - SEEKS_FOR):
        if way_to(settings_rows.settings_of(connection, row.person)) == "dm":
            db.delete(connection, SeekRow, OWN, row.guild, row.person, row.game)
            tell(PlannedMessage("reminder", row.person, f"{SOUGHT}:{row.game}", {"game": row.game}))
        else:
            connection.execute(f"update seeks set lapsed = 1 where {OWN}", (row.guild, row.person, row.game))
    return next_end(connection)


def next_end(connection: Connection) -> float | None:
    """When the next wait is over."""
    (since,) = connection.execute("select min(since) from seeks where lapsed = 0").fetchone()
    return None if since is None else float(since) + SEEKS_FOR


def forget_lapsed(connection: Connection, person: int) -> tuple[str, ...]:
    """The games for which nobody came; told once."""
    found = db.select(connection, SeekRow, "where person = ? and lapsed = 1 order by game", person)
    if found:
        db.delete(connection, SeekRow, "person = ? and lapsed = 1", person)
    return tuple(row.game for row in found)


def _enough(connection: Connection, person: int) -> int:
    """The most tables that a person set, where they play at so many; else 0."""
    most = settings_rows.settings_of(connection, person).most_tables
    playing = sum(row.status == "running" for row in rows.of_person(connection, person))
    return most if most and playing >= most else 0


def _row(seek: Seek) -> SeekRow:
    return SeekRow(
        guild=seek.place.guild or 0,
        person=seek.person.id,
        game=seek.game,
        name=seek.person.name,
        channel=seek.place.channel,
        scope=seek.scope,
        seats=seek.seats,
        pace=seek.pace,
        language=seek.language,
        reads=seek.reads,
        since=seek.since,
    )


def _known(rows: Iterable[SeekRow]) -> list[Seek]:
    """Those who wait for what this program knows; of the others the log tells, once."""
    return [seek for row in rows if (seek := _read(row))]


def _read(row: SeekRow) -> Seek | None:
    with _faults.logged(f"{row.guild} {row.person} {row.game}", "what somebody waits for is not known", game=row.game):
        pace = word(PaceSought, row.pace)
        person, place = Person(row.person, row.name), Place(row.guild, row.channel)
        return Seek(person, place, row.game, row.seats, pace, row.language, row.reads, row.since, row.scope)
    return None
