"""What people were notified for, in the database, and how a due message reaches them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

import db
from bot.clock import Clock
from bot.tables.transitions.notification_policy import (
    MEMORY,
    TOGETHER,
    Decision,
    Recipient,
    asked_at,
    decision,
    question_of,
)
from bot.tables.transitions.topics import (
    CANDIDATE,
    END_ASKED,
    INVITED,
    LAST_CALL,
    NUDGE,
    PAUSE_ASKED,
    REMATCH,
    UNDO_ASKED,
)
from bot.tables.values import DueMessage, NotificationState, Notified, Snapshot
from bot.tables.values.messages import MORNING
from bot.tables.values.nights import quiet_until
from db import AlarmRow, AwayRow, Connection, Database, DueRow, NotificationStateRow, SoundRow

from . import reminders, serialization, settings_rows
from .hours_store import hours_of

SOUNDS_KEPT_FOR = 86_400.0  # seconds: a mention that a crash interrupted is completed with the same names


class NotificationStore:
    """Reads and changes who is notified how, and what they were notified for."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def notification_state(self, code: str, person: int) -> NotificationState:
        """How this person is notified about this table."""
        return await self._database.read(partial(_notification_state, code=code, person=person))

    async def set_discreet(self, code: str, person: int, on: bool) -> None:
        """Set whether the direct message leaves the secrets out."""
        await self._change(code, person, lambda state: replace(state, discreet=on))

    async def set_muted(self, code: str, person: int, on: bool) -> None:
        """Set whether this table makes no sounds for this person."""
        await self._change(code, person, lambda state: replace(state, muted=on))

    async def _change(self, code: str, person: int, change: Callable[[NotificationState], NotificationState]) -> None:
        def work(connection: Connection) -> None:
            after = change(_notification_state(connection, code, person))
            db.upsert(connection, serialization.notification_state_row(after))
            reminders.derive(connection, person, self._clock.now())

        await self._database.write(work)

    async def decision(self, row: DueMessage, table: Snapshot, person: int) -> Decision:
        """How a due message reaches a person now. A reminder sounds only for the question it was made for."""
        recipient = await self._database.read(
            partial(_recipient, code=table.code, person=person, now=self._clock.now())
        )
        sound = row.sound and (row.kind != "late" or row.facts.get("since") == asked_at(table, person))
        question = question_of(table, person, row.topic)
        return decision(recipient, question, sound=sound, about=about(table, person, row.topic))

    async def call(self, table: Snapshot, person: int, topic: str) -> Notified | None:
        """The notification by a message without a question (the end, an undo request, a full table).

        None if silent; with `until` if it would sound by day.
        """
        recipient = await self._database.read(
            partial(_recipient, code=table.code, person=person, now=self._clock.now())
        )
        what = about(table, person, topic)
        if topic == NUDGE and not await self._database.read(
            partial(reminders.nudge_may_sound, code=table.code, person=person, now=self._clock.now())
        ):
            return None
        if not recipient.wants_sound(what, even_muted=topic == LAST_CALL):
            return None
        return Notified(person, None, about=what, until=recipient.quiet_until, reminder=topic if topic == NUDGE else "")

    async def notified(self, code: str, at: float) -> tuple[int, ...]:
        """The people for whom a message of this table sounded at this moment."""
        found = "where code = ? and at = ?"
        rows = await self._database.read(lambda connection: db.select(connection, SoundRow, found, code, at))
        return tuple(sorted({row.person for row in rows}))

    async def bundled_with(self, code: str, person: int, *, sounding: bool = False) -> tuple[str, ...]:
        """The codes of the tables whose news the sound of this one counts for; `sounding`: it sounds now."""
        now = self._clock.now() if sounding else None
        return await self._database.read(partial(_bundled_with, code=code, person=person, now=now))


def record_notified(connection: Connection, code: str, notified: Iterable[Notified], now: float) -> None:
    """Store who was notified, in the transaction that stores the delivery."""
    for each in notified:
        if each.until is not None:
            _tell_in_the_morning(connection, code, each.person, each.until, now)
            continue
        if each.reminder == NUDGE:
            reminders.note_ring(connection, each.person, NUDGE, code, now)
            reminders.derive(connection, each.person, now)
        elif each.reminder:
            reminders.note(connection, each.person, each.reminder, each.tables, now)
            if code:
                db.insert(connection, SoundRow(each.person, now, code, each.about))
            continue
        if each.question is not None:
            before = _notification_state(connection, code, each.person)
            after = replace(before, notified_at=now, notified_for=each.question, bundled_with=each.bundled_with)
            db.upsert(connection, serialization.notification_state_row(after))
        db.delete(connection, SoundRow, "person = ? and at < ?", each.person, now - SOUNDS_KEPT_FOR)
        if each.bundled_with is None:
            db.insert(connection, SoundRow(each.person, now, code, each.about))


def _tell_in_the_morning(connection: Connection, code: str, person: int, until: float, now: float) -> None:
    """Note what came silently at night, and set the alarm for its end."""
    before = _notification_state(connection, code, person)
    db.upsert(connection, serialization.notification_state_row(replace(before, quiet_at=now)))
    db.upsert(connection, AlarmRow(person, MORNING, until))


def about(table: Snapshot, person: int, topic: str = "") -> str:
    """The occasion of a message as text, the same if it occurs again after an undo; "" if it cannot occur again.

    A question stays the same occasion until the person answers, whatever its revision and options meanwhile.
    """
    seat = table.seat_of(person)
    ask, player = (None, None) if seat is None else (table.ask_of(seat), table.players[seat])
    if topic == UNDO_ASKED and table.undo_request:
        return serialization.text([table.code, topic, table.undo_request.seat, table.undo_request.line])
    if topic in (CANDIDATE, PAUSE_ASKED) and table.proposal:
        return serialization.text([table.code, topic, table.proposal.by])
    if topic == END_ASKED and table.votes:
        return serialization.text([table.code, topic, table.voters[0]])
    if topic in (INVITED, REMATCH):
        return serialization.text([table.rematch_of or table.code, topic])
    if topic or ask is None or player is None:
        return ""
    return serialization.text([table.code, player.last_line, ask.choice, ask.args])


def _notification_state(connection: Connection, code: str, person: int) -> NotificationState:
    row = db.select_one(connection, NotificationStateRow, "where code = ? and person = ?", code, person)
    return serialization.read_notification_state(row) if row else NotificationState(code, person)


def _recipient(connection: Connection, code: str, person: int, now: float) -> Recipient:
    last_sound = "where person = ? and notified_at <= ? and bundled_with is null order by notified_at desc"
    last = db.select_one(
        connection, NotificationStateRow, last_sound, person, now
    )  # not in the future, where a clock was set back
    lately = "where person = ? and at > ? and at <= ?"
    sounds = tuple(row.about for row in db.select(connection, SoundRow, lately, person, now - MEMORY, now))
    settings, notification_state = (
        settings_rows.settings_of(connection, person),
        _notification_state(connection, code, person),
    )
    before = serialization.read_notification_state(last) if last else None
    night, away = quiet_until(hours_of(connection, person), now), _is_away(connection, code, person, now)
    return Recipient(settings, notification_state, before, now, sounds, night, away)


def _is_away(connection: Connection, code: str, person: int, now: float) -> bool:
    """Whether somebody said that they are away now, at this table or everywhere."""
    where = "where person = ? and code in ('', ?) and ended is null and begins <= ? and until > ?"
    return db.select_one(connection, AwayRow, where, person, code, now, now) is not None


def _bundled_with(connection: Connection, code: str, person: int, now: float | None) -> tuple[str, ...]:
    """The tables bundled with the last sound, and those whose messages are due soon."""
    own = _notification_state(connection, code, person)
    since = own.notified_at if now is None else now
    if since is None or (now is None and own.bundled_with):
        return ()
    bundled = db.select(
        connection,
        NotificationStateRow,
        "where person = ? and bundled_with = ? and notified_at >= ?",
        person,
        code,
        since,
    )
    to_notify = "where person = ? and kind = 'direct_message' and sound = 1 and code <> ? and due < ?"
    coming = db.select(connection, DueRow, to_notify, person, code, since + TOGETHER)
    return tuple(sorted({row.code for row in bundled} | {row.code for row in coming}))
