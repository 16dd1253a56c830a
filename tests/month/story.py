"""A run in words: what led to a broken promise; and a run in one number, to compare it with another."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from .heard import Broken
from .people import DAY, Somebody
from .transport import Sent

MEMORY = 30  # last events that a failure tells
Event = tuple[float, str, int | None, str]  # when, at which table, who, what


def story(
    why: Broken, people: Mapping[int, Somebody], events: Iterable[Event], now: float, begin: float, command: str
) -> str:
    """A broken promise with the last events of its table and person, and the command that runs it again."""
    who = people.get(why.person or 0)
    lines = [
        f"{why.promise}: {why.why}",
        f"{command}, {_when(now, begin)}, table {why.code or '-'}",
        who.told() if who else "nobody in particular",
    ]
    concerned = [event for event in events if _concerns(event, why)]
    for at, code, person, what in concerned[-MEMORY:]:
        name = people[person].person.name if person is not None and person in people else ""
        lines.append(f"  {_when(at, begin)} {' '.join(filter(None, (code, name, what)))}")
    return "\n".join(lines)


def _concerns(event: Event, why: Broken) -> bool:
    _, code, person, _ = event
    if why.code and code == why.code:
        return True
    return person == why.person if not why.code else not code and person in (None, why.person)


def _when(at: float, begin: float) -> str:
    return f"day {int((at - begin) // DAY) + 1} {datetime.fromtimestamp(at, UTC):%H:%M:%S} UTC"


def digest(path: Path, book: Iterable[Sent]) -> str:
    """A hash of every row of the database and of every message: the same for the same run."""
    connection, told = sqlite3.connect(path), sha256()
    for line in digest_rows(connection):
        told.update(line.encode())
    connection.close()
    for sent in book:
        told.update(repr((sent.at, sent.code, sent.kind, sent.topic, sent.sounds)).encode())
    return told.hexdigest()[:16]


def digest_rows(connection: sqlite3.Connection) -> Iterator[str]:
    """Every row of the database as text, in order."""
    names = connection.execute("select name from sqlite_master where type = 'table' order by name").fetchall()
    for (name,) in names:
        for row in connection.execute(f"select * from {name} order by 1, 2"):
            yield f"{name} {row}"
