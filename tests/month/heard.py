"""What must hold of every message that makes a sound, and how a broken promise is told."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from dataclasses import dataclass, field

import db
from db import NotificationStateRow, PersonRow

from .people import DAY, HOUR, Somebody
from .transport import Sent

Connection = sqlite3.Connection


class Broken(Exception):
    """A promise that was not kept."""

    def __init__(self, promise: str, why: str, code: str = "", person: int | None = None) -> None:
        super().__init__(f"{promise}: {why}")
        self.promise, self.why, self.code, self.person = promise, why, code, person


@dataclass
class Heard:
    """Looks at each message as it is sent: who hears it, and whether they may."""

    people: dict[int, Somebody]
    _rings: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    _heard: set[tuple[int, str, str, int]] = field(default_factory=set)

    def sent(self, connection: Connection, sent: Sent) -> None:
        """What holds of a message that makes a sound."""
        for person, question in sent.sounds:
            self._quiet(connection, sent, person)
            if question is not None and sent.kind != "late":
                key = person, sent.code, sent.topic, question
                if key in self._heard:
                    raise Broken("doubled", f"a second {sent.kind} sounded for question {question}", sent.code, person)
                self._heard.add(key)
            if sent.topic in ("remind", "nudge"):
                self._limits(sent, person)

    def _quiet(self, connection: Connection, sent: Sent, person: int) -> None:
        who = self.people[person]
        kind = f"{sent.kind} {sent.topic}".strip()
        if who.habit(sent.at).is_night(sent.at):
            raise Broken("quiet", f"{kind} sounded at night", sent.code, person)
        settings = db.select_one(connection, PersonRow, "where person = ?", person)
        if settings and settings.notices == "nowhere":
            raise Broken("quiet", f"{kind} sounded for somebody who wants nothing", sent.code, person)
        muted = db.select_one(connection, NotificationStateRow, "where code = ? and person = ?", sent.code, person)
        if muted and muted.muted and sent.topic != "last_call" and sent.code:
            raise Broken("quiet", f"{kind} sounded at a muted table", sent.code, person)
        away = """select 1 from aways where person = ? and begun and begins <= ? and until > ? and ended is null
            and code in ('', ?)"""
        if connection.execute(away, (person, sent.at, sent.at, sent.code)).fetchone():
            raise Broken("quiet", f"{kind} sounded for somebody who is away", sent.code, person)

    def _limits(self, sent: Sent, person: int) -> None:
        rings = self._rings[person] = [at for at in self._rings[person] if sent.at - DAY < at <= sent.at]
        if any(sent.at - at < HOUR - 1 for at in rings) or len(rings) >= 8:
            raise Broken("limits", f"ring {len(rings) + 1} of a day, the last at {rings[-1]:.0f}", sent.code, person)
        rings.append(sent.at)
