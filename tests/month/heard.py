"""What must hold of every message that makes a sound, and how a broken promise is told."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from dataclasses import dataclass, field

import db
from bot.tables import DueMessage, Posted
from db import NotificationStateRow, PersonRow

from .discord_in_memory import NONCE_HOLDS, Discord, Sent
from .people import DAY, HOUR, Somebody

Connection = sqlite3.Connection
FOREVER = float("inf")


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
    _called: dict[tuple[int, str, str, int], int] = field(default_factory=dict)  # for a question: by which message
    _sounded: set[tuple[int, int]] = field(default_factory=set)  # messages with the people who heard them
    _tries: dict[tuple[int, int, int], float] = field(default_factory=dict)  # row, version, person: when it sounded
    _nonces: dict[tuple[int, str], float] = field(default_factory=dict)

    def sent(self, connection: Connection, sent: Sent) -> None:
        """What holds of a new message."""
        before = self._nonces.get((sent.channel, sent.nonce))
        if sent.nonce and before is not None and sent.at - before < NONCE_HOLDS:
            raise Broken("doubled", f"a second {sent.kind} with one nonce", sent.code)
        self._nonces[sent.channel, sent.nonce] = sent.at
        for person in sent.sounds:
            last = self._tries.get((*sent.row, person), -FOREVER)
            if sent.nonce and sent.at - last < NONCE_HOLDS:
                raise Broken("doubled", f"a {sent.kind} that was sent already sounded again", sent.code, person)
            self._tries[*sent.row, person] = sent.at
            self._sounded.add((sent.message, person))
            self._quiet(connection, sent, person)
            if sent.topic in ("remind", "nudge"):
                self._limits(sent, person)

    def forget(self, code: str) -> None:
        """A table goes on after a rest: who is asked is called anew."""
        self._called = {key: message for key, message in self._called.items() if key[1] != code}

    def delivered(self, row: DueMessage, posted: Posted | None, discord: Discord) -> None:
        """What holds when the courier was told that a message stands."""
        if posted is None:
            return
        if not discord.stands(posted.channel, posted.message):
            raise Broken("promised", f"{row.kind} {row.topic} counts as delivered and is not there", row.code)
        for note in posted.notified:
            if note.question is None or row.kind == "late" or (posted.message, note.person) not in self._sounded:
                continue
            key = note.person, row.code, row.topic, note.question
            if self._called.setdefault(key, posted.message) != posted.message:
                raise Broken("doubled", f"a second {row.kind} sounded for a question", row.code, note.person)

    def everything(self, connection: Connection, discord: Discord) -> None:
        """Once an hour: what is registered as standing is there, or something on its way takes its place."""
        found = """select code, kind, channel, message from messages m where kind in ('direct_message', 'board', 'end')
            and not exists (select 1 from outbox o where o.code = m.code and o.person = m.person)"""
        for code, kind, channel, message in connection.execute(found).fetchall():
            if not discord.stands(channel, message):
                raise Broken("promised", f"the {kind} that is registered is not there", code)

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
        away = """select 1 from aways where person = ? and begun = 1 and begins <= ? and until > ? and ended is null
            and code in ('', ?)"""
        if connection.execute(away, (person, sent.at, sent.at, sent.code)).fetchone():
            raise Broken("quiet", f"{kind} sounded for somebody who is away", sent.code, person)

    def _limits(self, sent: Sent, person: int) -> None:
        rings = self._rings[person] = [at for at in self._rings[person] if sent.at - DAY < at <= sent.at]
        if any(sent.at - at < HOUR - 1 for at in rings) or len(rings) >= 8:
            raise Broken("limits", f"ring {len(rings) + 1} of a day, the last at {rings[-1]:.0f}", sent.code, person)
        rings.append(sent.at)
