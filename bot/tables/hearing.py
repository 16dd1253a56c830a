"""How people hear of their tables: what is kept about it, and the verdict on a message that is due."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

import db
from bot.clock import Clock
from db import BellRow, Database, DueRow, Link, SoundRow

from . import storing
from .bells import MEMORY, TOGETHER, Known, Verdict, asked_at, question_of, verdict
from .notices import INVITED, REMATCH, UNDO_ASKED
from .values import Bell, Due, Rung, Snapshot

KEPT = 86_400.0  # seconds for which sounds are kept: a call that a crash cut short is completed with its names


class Hearing:
    """Mute, discreet, and who was rung for what."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def bell(self, code: str, person: int) -> Bell:
        """How this person hears of this table."""
        return await self._database.read(partial(_bell, code=code, person=person))

    async def set_discreet(self, code: str, person: int, on: bool) -> None:
        """Whether the private message leaves the secrets out."""
        await self._change(code, person, lambda bell: replace(bell, discreet=on))

    async def set_muted(self, code: str, person: int, on: bool) -> None:
        """Whether this table makes no sounds for this person."""
        await self._change(code, person, lambda bell: replace(bell, muted=on))

    async def _change(self, code: str, person: int, change: Callable[[Bell], Bell]) -> None:
        def work(link: Link) -> None:
            db.upsert(link, storing.bell_row(change(_bell(link, code, person))))

        await self._database.write(work)

    async def verdict(self, row: Due, table: Snapshot, person: int) -> Verdict:
        """How a row that is due reaches a person now. A late one sounds for the question it was made for alone."""
        known = await self._database.read(partial(_known, code=table.code, person=person, now=self._clock.now()))
        sound = row.sound and (row.kind != "late" or row.facts.get("since") == asked_at(table, person))
        question = question_of(table, person, row.topic)
        return verdict(known, question, sound=sound, about=about(table, person, row.topic))

    async def call(self, table: Snapshot, person: int, topic: str) -> Rung | None:
        """The sound of a message that asks nothing: the end, a request, a full table; None where it stays silent."""
        known = await self._database.read(partial(_known, code=table.code, person=person, now=self._clock.now()))
        what = about(table, person, topic)
        return Rung(person, None, about=what) if known.may_sound(what) else None

    async def rung(self, code: str, at: float) -> tuple[int, ...]:
        """The people for whom the call of this moment sounded."""
        found = "where code = ? and at = ?"
        rows = await self._database.read(lambda link: db.select(link, SoundRow, found, code, at))
        return tuple(sorted({row.person for row in rows}))

    async def beside(self, code: str, person: int, *, sounding: bool = False) -> tuple[str, ...]:
        """The codes of the tables of which a sound of this one tells as well; `sounding`: the sound comes now."""
        now = self._clock.now() if sounding else None
        return await self._database.read(partial(_beside, code=code, person=person, now=now))


def note(link: Link, code: str, rung: Iterable[Rung], now: float) -> None:
    """Note who was rung, in the transaction that notes the delivery."""
    for each in rung:
        if each.question is not None:
            before = _bell(link, code, each.person)
            after = replace(before, rung_at=now, rung_for=each.question, beside=each.beside)
            db.upsert(link, storing.bell_row(after))
        db.delete(link, SoundRow, "person = ? and at < ?", each.person, now - KEPT)
        if each.beside is None:
            db.insert(link, SoundRow(each.person, now, code, each.about))


def about(table: Snapshot, person: int, topic: str = "") -> str:
    """What a message calls somebody for, the same when it comes again after a take-back; "" for what cannot.

    A question is the same until the person acts, whatever revision and options others give it meanwhile.
    """
    seat = table.seat_of(person)
    ask, player = (None, None) if seat is None else (table.ask_of(seat), table.players[seat])
    if topic == UNDO_ASKED and table.wish:
        return storing.text([table.code, topic, table.wish.seat, table.wish.line])
    if topic in (INVITED, REMATCH):
        return storing.text([table.again or table.code, topic])
    if topic or ask is None or player is None:
        return ""
    return storing.text([table.code, player.last_line, ask.choice, ask.args])


def _bell(link: Link, code: str, person: int) -> Bell:
    row = db.select_one(link, BellRow, "where code = ? and person = ?", code, person)
    return storing.read_bell(row) if row else Bell(code, person)


def _known(link: Link, code: str, person: int, now: float) -> Known:
    last_sound = "where person = ? and rung_at <= ? and beside is null order by rung_at desc"
    last = db.select_one(link, BellRow, last_sound, person, now)  # none of a clock that ran ahead
    lately = "where person = ? and at > ? and at <= ?"
    sounds = tuple(row.about for row in db.select(link, SoundRow, lately, person, now - MEMORY, now))
    settings, bell = storing.settings_of(link, person), _bell(link, code, person)
    return Known(settings, bell, storing.read_bell(last) if last else None, now, sounds)


def _beside(link: Link, code: str, person: int, now: float | None) -> tuple[str, ...]:
    """Those that were told with it, and those about to come."""
    own = _bell(link, code, person)
    since = own.rung_at if now is None else now
    if since is None or (now is None and own.beside):
        return ()
    told = db.select(link, BellRow, "where person = ? and beside = ? and rung_at >= ?", person, code, since)
    ringing = "where person = ? and kind = 'sheet' and sound and code <> ? and due < ?"
    coming = db.select(link, DueRow, ringing, person, code, since + TOGETHER)
    return tuple(sorted({row.code for row in told} | {row.code for row in coming}))
