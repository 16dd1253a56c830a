"""A run in words: what led to a broken promise; and a run in one number, to compare it with another."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import db
from bot.tables import Snapshot
from bot.tables.storage import serialization
from bot.text import words_for
from bot.ui.kit.lines import line_of
from bot.ui.kit.perspective import Perspective
from db import LogRow, Where
from rules import GAMES

from .discord_in_memory import Sent
from .heard import Broken
from .people import DAY, Somebody
from .plan import BEGIN, Plan

MEMORY = 40  # last events that a failure tells


class Event(NamedTuple):
    """Something that happened: when, at which table, who, what."""

    at: float
    code: str
    person: int | None
    what: str
    line: int = 0  # of the table's log, if it tells of one


class Told(NamedTuple):
    """What is known of a run when a promise is broken."""

    people: Mapping[int, Somebody]
    events: tuple[Event, ...]
    now: float
    plan: Plan
    lines: Mapping[int, str] = {}  # of the log of the table, in words

    def name(self, person: int | None) -> str:
        """Who that is."""
        return self.people[person].person.name if person is not None and person in self.people else ""


def story(why: Broken, told: Told) -> str:
    """A broken promise with the last events of its table and person, and the command that runs it again."""
    who = told.people.get(why.person or 0)
    lines = [
        f"{why.promise}: {why.why}",
        f"{told.plan.command}, {_when(told.now)}, table {why.code or '-'}",
        who.told() if who else "nobody in particular",
    ]
    concerned = [event for event in told.events if _concerns(event, why)]
    for event in concerned[-MEMORY:]:
        what = told.lines.get(event.line) or event.what
        words = filter(None, (event.code, told.name(event.person), what))
        lines.append(f"  {_when(event.at)} {' '.join(words)}")
    return "\n".join(lines)


def log_in_words(connection: sqlite3.Connection, table: Snapshot | None) -> dict[int, str]:
    """The log of a table as the public reads it, by its lines."""
    if table is None or table.started is None:
        return {}
    perspective, told = Perspective(table, GAMES[table.game], words_for("en")), dict[int, list[str]]()
    for row in db.select(connection, LogRow, "where code = ? order by line", table.code):
        for entry in serialization.entries(row):
            told.setdefault(row.line, []).append(line_of(perspective, entry))
    return {line: f"log: {' '.join(filter(None, words))}" for line, words in told.items() if any(words)}


def _concerns(event: Event, why: Broken) -> bool:
    if why.code and event.code == why.code:
        return True
    if not event.code:
        return event.person in (None, why.person)
    return event.person == why.person and not why.code


def _when(at: float) -> str:
    return f"day {int((at - BEGIN) // DAY) + 1} {datetime.fromtimestamp(at, UTC):%H:%M:%S} UTC"


def looking(where: Where) -> Any:
    """A connection beside the bot, with `execute` and `close`."""
    if isinstance(where, Path):
        return sqlite3.connect(where)
    from tests.support.beside import Looking

    return Looking(where)


def digest(where: Where, book: Iterable[Sent]) -> str:
    """A hash of every message and, where the database is a file, of every row of it: the same for the same run."""
    told = sha256()
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as connection:
            for line in digest_rows(connection):
                told.update(line.encode())
    for sent in book:
        told.update(repr((sent.at, sent.code, sent.kind, sent.topic, sent.sounds, sent.text)).encode())
    return told.hexdigest()[:16]


def digest_rows(connection: sqlite3.Connection) -> Iterator[str]:
    """Every row of the database as text, in order."""
    names = connection.execute("select name from sqlite_master where type = 'table' order by name").fetchall()
    for (name,) in names:
        yield from sorted(f"{name} {row}" for row in connection.execute(f"select * from {name}"))
