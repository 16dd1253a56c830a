"""How people hear of their tables: what is kept about it, and the verdict on a message that is due."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

import db
from bot.clock import Clock
from bot.tables.transitions.due_messages import INVITED, REMATCH, UNDO_ASKED
from bot.tables.transitions.notification_policy import (
    MEMORY,
    TOGETHER,
    Decision,
    Recipient,
    asked_at,
    decision,
    question_of,
)
from bot.tables.values import DueMessage, NotificationState, Notified, Snapshot
from db import Database, DueRow, Link, NotificationStateRow, SoundRow

from . import serialization

KEPT = 86_400.0  # seconds for which sounds are kept: a call that a crash cut short is completed with its names


class NotificationStore:
    """Mute, discreet, and who was rung for what."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def notification_state(self, code: str, person: int) -> NotificationState:
        """How this person hears of this table."""
        return await self._database.read(partial(_notification_state, code=code, person=person))

    async def set_discreet(self, code: str, person: int, on: bool) -> None:
        """Whether the direct message leaves the secrets out."""
        await self._change(code, person, lambda notification_state: replace(notification_state, discreet=on))

    async def set_muted(self, code: str, person: int, on: bool) -> None:
        """Whether this table makes no sounds for this person."""
        await self._change(code, person, lambda notification_state: replace(notification_state, muted=on))

    async def _change(self, code: str, person: int, change: Callable[[NotificationState], NotificationState]) -> None:
        def work(link: Link) -> None:
            db.upsert(link, serialization.notification_state_row(change(_notification_state(link, code, person))))

        await self._database.write(work)

    async def decision(self, row: DueMessage, table: Snapshot, person: int) -> Decision:
        """How a row that is due reaches a person now. A late one sounds for the question it was made for alone."""
        recipient = await self._database.read(
            partial(_recipient, code=table.code, person=person, now=self._clock.now())
        )
        sound = row.sound and (row.kind != "late" or row.facts.get("since") == asked_at(table, person))
        question = question_of(table, person, row.topic)
        return decision(recipient, question, sound=sound, about=about(table, person, row.topic))

    async def call(self, table: Snapshot, person: int, topic: str) -> Notified | None:
        """The sound of a message that asks nothing: the end, a request, a full table; None where it stays silent."""
        recipient = await self._database.read(
            partial(_recipient, code=table.code, person=person, now=self._clock.now())
        )
        what = about(table, person, topic)
        return Notified(person, None, about=what) if recipient.may_sound(what) else None

    async def notified(self, code: str, at: float) -> tuple[int, ...]:
        """The people for whom the call of this moment sounded."""
        found = "where code = ? and at = ?"
        rows = await self._database.read(lambda link: db.select(link, SoundRow, found, code, at))
        return tuple(sorted({row.person for row in rows}))

    async def bundled_with(self, code: str, person: int, *, sounding: bool = False) -> tuple[str, ...]:
        """The codes of the tables of which a sound of this one tells as well; `sounding`: the sound comes now."""
        now = self._clock.now() if sounding else None
        return await self._database.read(partial(_bundled_with, code=code, person=person, now=now))


def note(link: Link, code: str, notified: Iterable[Notified], now: float) -> None:
    """Note who was rung, in the transaction that notes the delivery."""
    for each in notified:
        if each.question is not None:
            before = _notification_state(link, code, each.person)
            after = replace(before, notified_at=now, notified_for=each.question, bundled_with=each.bundled_with)
            db.upsert(link, serialization.notification_state_row(after))
        db.delete(link, SoundRow, "person = ? and at < ?", each.person, now - KEPT)
        if each.bundled_with is None:
            db.insert(link, SoundRow(each.person, now, code, each.about))


def about(table: Snapshot, person: int, topic: str = "") -> str:
    """What a message calls somebody for, the same when it comes again after a take-back; "" for what cannot.

    A question is the same until the person acts, whatever revision and options others give it meanwhile.
    """
    seat = table.seat_of(person)
    ask, player = (None, None) if seat is None else (table.ask_of(seat), table.players[seat])
    if topic == UNDO_ASKED and table.undo_request:
        return serialization.text([table.code, topic, table.undo_request.seat, table.undo_request.line])
    if topic in (INVITED, REMATCH):
        return serialization.text([table.again or table.code, topic])
    if topic or ask is None or player is None:
        return ""
    return serialization.text([table.code, player.last_line, ask.choice, ask.args])


def _notification_state(link: Link, code: str, person: int) -> NotificationState:
    row = db.select_one(link, NotificationStateRow, "where code = ? and person = ?", code, person)
    return serialization.read_notification_state(row) if row else NotificationState(code, person)


def _recipient(link: Link, code: str, person: int, now: float) -> Recipient:
    last_sound = "where person = ? and notified_at <= ? and bundled_with is null order by notified_at desc"
    last = db.select_one(link, NotificationStateRow, last_sound, person, now)  # none of a clock that ran ahead
    lately = "where person = ? and at > ? and at <= ?"
    sounds = tuple(row.about for row in db.select(link, SoundRow, lately, person, now - MEMORY, now))
    settings, notification_state = serialization.settings_of(link, person), _notification_state(link, code, person)
    return Recipient(
        settings, notification_state, serialization.read_notification_state(last) if last else None, now, sounds
    )


def _bundled_with(link: Link, code: str, person: int, now: float | None) -> tuple[str, ...]:
    """Those that were told with it, and those about to come."""
    own = _notification_state(link, code, person)
    since = own.notified_at if now is None else now
    if since is None or (now is None and own.bundled_with):
        return ()
    told = db.select(
        link, NotificationStateRow, "where person = ? and bundled_with = ? and notified_at >= ?", person, code, since
    )
    to_notify = "where person = ? and kind = 'direct_message' and sound and code <> ? and due < ?"
    coming = db.select(link, DueRow, to_notify, person, code, since + TOGETHER)
    return tuple(sorted({row.code for row in told} | {row.code for row in coming}))
