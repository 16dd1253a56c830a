"""How people hear of their tables: what is kept about it, and the verdict on a message that is due."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

import db
from bot.clock import Clock
from db import BellRow, Database, DueRow, Link

from . import storing
from .bells import TOGETHER, Known, Verdict, question_of, verdict
from .values import Bell, Due, Rung, Snapshot


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

    async def verdict(self, row: Due, table: Snapshot, person: int, late: float = 0.0) -> Verdict:
        """How a row that is due reaches a person now. `late`: seconds for which a question must have stood open."""
        known = await self._database.read(partial(_known, code=table.code, person=person, now=self._clock.now()))
        question = question_of(table, person, row.topic)
        sound = row.sound and (not late or _stood(table, person, known.now) > late - 1.0)
        return verdict(known, question, sound=sound)

    async def beside(self, code: str, person: int, *, sounding: bool = False) -> tuple[str, ...]:
        """The codes of the tables of which a sound of this one tells as well; `sounding`: the sound comes now."""
        now = self._clock.now() if sounding else None
        return await self._database.read(partial(_beside, code=code, person=person, now=now))


def note(link: Link, code: str, rung: Iterable[Rung], now: float) -> None:
    """Note who was rung, in the transaction that notes the delivery."""
    for each in rung:
        before = _bell(link, code, each.person)
        after = replace(before, rung_at=now, rung_for=each.question, beside=each.beside)
        db.upsert(link, storing.bell_row(after))


def _bell(link: Link, code: str, person: int) -> Bell:
    row = db.select_one(link, BellRow, "where code = ? and person = ?", code, person)
    return storing.read_bell(row) if row else Bell(code, person)


def _known(link: Link, code: str, person: int, now: float) -> Known:
    last = db.select_one(
        link, BellRow, "where person = ? and rung_at is not null and beside is null order by rung_at desc", person
    )
    settings = storing.settings_of(link, person)
    return Known(settings, _bell(link, code, person), storing.read_bell(last) if last else None, now)


def _stood(table: Snapshot, person: int, now: float) -> float:
    """For how long the question of a person has stood open."""
    seat = table.seat_of(person)
    player = None if seat is None else table.players[seat]
    return now - player.awaited_since if player and player.awaited_since is not None else 0.0


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
