"""A run in words: what led to a broken promise; and a run in one number, to compare it with another."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

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


class Told(NamedTuple):
    """What is known of a run when a promise is broken."""

    people: Mapping[int, Somebody]
    events: tuple[Event, ...]
    now: float
    plan: Plan

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
        words = filter(None, (event.code, told.name(event.person), event.what))
        lines.append(f"  {_when(event.at)} {' '.join(words)}")
    return "\n".join(lines)


def _concerns(event: Event, why: Broken) -> bool:
    if why.code and event.code == why.code:
        return True
    if not event.code:
        return event.person in (None, why.person)
    return event.person == why.person and not why.code


def _when(at: float) -> str:
    return f"day {int((at - BEGIN) // DAY) + 1} {datetime.fromtimestamp(at, UTC):%H:%M:%S} UTC"


def digest(path: Path, book: Iterable[Sent]) -> str:
    """A hash of every row of the database and of every message: the same for the same run."""
    connection, told = sqlite3.connect(path), sha256()
    for line in digest_rows(connection):
        told.update(line.encode())
    connection.close()
    for sent in book:
        told.update(repr((sent.at, sent.code, sent.kind, sent.topic, sent.sounds, sent.text)).encode())
    return told.hexdigest()[:16]


def digest_rows(connection: sqlite3.Connection) -> Iterator[str]:
    """Every row of the database as text, in order."""
    names = connection.execute("select name from sqlite_master where type = 'table' order by name").fetchall()
    for (name,) in names:
        yield from sorted(f"{name} {row}" for row in connection.execute(f"select * from {name}"))
