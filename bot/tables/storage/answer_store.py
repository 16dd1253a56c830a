"""Prepared and standing answers in the database: made, changed and dropped by their owner, handed in by a worker."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

import db
from bot.tables.transitions import play
from bot.tables.values import (
    Draft,
    DraftChanged,
    Judgement,
    Mode,
    Outcome,
    PlannedAnswer,
    PreparedAnswer,
    PreparedStep,
    Snapshot,
    StandingAnswer,
    refused,
)
from db import AnswerRow, Connection, Query, SubmissionRow, TimerRow
from rules.core import Arg

from . import answer_lifecycle, serialization
from .serialization import NEXT, NOW, PREPARED, STANDING
from .transactions import Transactions

MOST_STEPS = 20  # of one prepared answer
FIRST_VERSIONS = 10**6  # one is drawn, so that a panel of an answer that is gone does not fit one prepared later
T = TypeVar("T")


class AnswerStore:
    """What people answer before they are asked. Nothing in it may reach anybody but its owner."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    # ------------------------------------------------------------------- reading

    async def prepared(self, code: str, seat: int) -> PreparedAnswer | None:
        """What this seat has prepared."""
        return await self._read(partial(_prepared, code=code, seat=seat))

    async def standing(self, code: str, seat: int) -> tuple[StandingAnswer, ...]:
        """The standing answers of this seat."""
        rows = await self._read(lambda connection: stored_answers(connection, code, seat).rows)
        return tuple(serialization.read_standing(row) for row in rows if row.what == STANDING)

    async def draft(self, code: str, seat: int) -> Draft | None:
        """What this seat has begun for the question that it foresees."""
        return await self._read(partial(serialization.read_draft, code=code, seat=seat, what=NEXT))

    async def handed_in(self, code: str, seat: int, since: int) -> bool:
        """Whether an answer of this seat was handed in after this line of the log, and stands."""
        return await self._read(lambda connection: bool(handed_in_since(connection, code, seat, since).rows))

    # ------------------------------------------------------------------- changed by their owner

    async def set_draft(
        self, code: str, seat: int, revision: int, body: tuple[Arg, ...], steps: tuple[PlannedAnswer, ...]
    ) -> Draft:
        """Store what is begun for the foreseen question, under a new number."""
        write = partial(
            serialization.write_draft, code=code, seat=seat, revision=revision, body=body, steps=steps, what=NEXT
        )
        return await self._transactions.database.write(write)

    async def redraft(
        self, code: str, seat: int, seen: Draft | None, made: Draft, key: str, *, foreseen: bool = False
    ) -> Draft:
        """Put what a press made in place of the draft that it saw, once for each `key`; returns it with its number.

        Raises `DraftChanged` where another press was faster, or this one was carried out by another process.
        """
        what, submission = NEXT if foreseen else NOW, SubmissionRow(key, code, self._transactions.clock.now(), 0, 0)

        def write(connection: Connection) -> Draft:
            if db.insert_missing(connection, submission).rowcount != 1:
                raise DraftChanged(repeated=True)
            now = serialization.read_draft(connection, code, seat, what)
            if (now and (now.revision, now.number)) != (seen and (seen.revision, seen.number)):
                raise DraftChanged(repeated=False)
            return serialization.write_draft(connection, code, seat, made.revision, made.body, made.steps, what)

        return await self._transactions.database.write(write)

    async def prepare(self, code: str, person: int, steps: Sequence[PreparedStep], told: str) -> PreparedAnswer:
        """Keep an answer to what this person will be asked next; it replaces the one before.

        Refusals: nothing_to_do, plan_too_long, not_seated, not_running, not_ahead (asked by now, or something else
        comes).
        """
        if not steps:
            raise refused("nothing_to_do")
        if len(steps) > MOST_STEPS:
            raise refused("plan_too_long", most=MOST_STEPS)

        def change(connection: Connection, table: Snapshot, seat: int) -> PreparedAnswer:
            assert table.state is not None
            game = self._transactions.games[table.game]
            upcoming = game.upcoming(table.state, seat)
            if upcoming is None or not steps[0].answers(upcoming) or self._is_asked(table, seat, steps[0]):
                raise refused("not_ahead")
            before = _prepared(connection, table.code, seat)
            version = before.version + 1 if before else random.randrange(FIRST_VERSIONS)
            answer = PreparedAnswer(seat, tuple(steps), "same", told, version)
            _forget(connection, table.code, seat)
            now, until = self._transactions.clock.now(), game.span(table.state, seat)
            db.insert(connection, serialization.answer_row(table.code, answer, until, now))
            return answer

        return await self._change(code, person, change)

    async def set_mode(self, code: str, person: int, version: int, mode: Mode) -> bool:
        """Say whether the prepared answer of this version is handed in only if it brings the same.

        False where another one is stored by now, or none. Refusals: not_seated, not_running.
        """

        def change(connection: Connection, table: Snapshot, seat: int) -> bool:
            rows = stored_answers(connection, table.code, seat).rows
            row = next((row for row in rows if row.what == PREPARED and row.version == version), None)
            if row:
                db.upsert(connection, replace(row, mode=mode, version=version + 1))
            return row is not None

        return await self._change(code, person, change)

    async def drop(self, code: str, person: int, version: int) -> bool:
        """Delete the prepared answer of this version.

        False where another one is stored by now, or none. Refusals: not_seated, not_running.
        """

        def change(connection: Connection, table: Snapshot, seat: int) -> bool:
            return _take(connection, table.code, seat, version) is not None

        return await self._change(code, person, change)

    async def reopen(self, code: str, person: int, version: int, revision: int) -> bool:
        """Make the prepared answer of this version a draft of the foreseen question again, without its last step.

        False where another one is stored by now, or none. Refusals: not_seated, not_running.
        """

        def change(connection: Connection, table: Snapshot, seat: int) -> bool:
            taken = _take(connection, table.code, seat, version)
            if taken:
                steps = tuple(PlannedAnswer(step.choice, step.pick) for step in taken.steps[:-1])
                serialization.write_draft(connection, table.code, seat, revision, (), steps, NEXT)
            return taken is not None

        return await self._change(code, person, change)

    async def set_standing(self, code: str, person: int, choice: str, says: tuple[Arg, ...]) -> None:
        """Answer this question so from now on; nothing said: no standing answer to it any more.

        Where it is open it is answered too, after the seconds of any stored answer.
        """

        def change(connection: Connection, table: Snapshot, seat: int) -> None:
            key = table.code, seat, STANDING, choice
            db.delete(connection, AnswerRow, "code = ? and seat = ? and what = ? and choice = ?", *key)
            now, timing = self._transactions.clock.now(), self._transactions.timing
            if says and table.state is not None:
                until, told = self._transactions.games[table.game].span(table.state, seat), serialization.text(says)
                db.insert(connection, AnswerRow(*key, "[]", told, "anyway", "", until, now, 1))
            answer_lifecycle.renew_timer(connection, table, seat, now, timing)

        await self._change(code, person, change)
        self._transactions.tell_listeners()

    async def _change(self, code: str, person: int, change: Callable[[Connection, Snapshot, int], T]) -> T:
        """Change what a person has stored for a running table, while nothing else changes that table."""

        def work(connection: Connection, table: Snapshot) -> T:
            seat = table.seat_of(person)
            if seat is None or table.status != "running":
                raise refused("not_seated" if seat is None else "not_running")
            return change(connection, table, seat)

        return await self._transactions.beside(code, work)

    @staticmethod
    def _is_asked(table: Snapshot, seat: int, step: PreparedStep) -> bool:
        ask = table.ask_of(seat)
        return ask is not None and step.answers(ask)

    # ------------------------------------------------------------------- handed in

    async def stored_for(self, table: Snapshot, seat: int) -> AnswerRow | None:
        """What is stored for the question open to this seat, the prepared answer before a standing one."""
        ask = table.ask_of(seat)
        if ask is None or ask.given is not None:
            return None
        rows = await self._read(lambda connection: stored_answers(connection, table.code, seat).rows)
        return next((row for row in rows if answer_lifecycle.is_for(row, ask)), None)

    async def hand_in(self, table: Snapshot, judged: Judgement, row: AnswerRow) -> Outcome:
        """Play what is stored, all of it or nothing; of who is away the first step, and keep the others as stored.

        Refusals: those of `Tables.play`, undo_request_open, not_ahead.
        """
        ask, player = table.ask_of(row.seat), table.players[row.seat]
        if ask is None or player is None:
            raise refused("not_ahead")
        to_come = answer_lifecycle.after_the_first(row, judged.told_after) if len(judged.moves) > 1 else None
        decide = partial(play.hand_in, seat=row.seat, moves=judged.moves, answer=row, to_come=to_come)
        key = answer_lifecycle.submission_of(table.code, ask)
        return await self._transactions.apply(table.code, decide, key, player.person)

    async def make_draft(self, table: Snapshot, row: AnswerRow, judged: Judgement) -> None:
        """Instead of what is stored, keep as much of it as fits as a draft for the question that is open."""
        ask = table.ask_of(row.seat)
        assert ask is not None

        def work(connection: Connection) -> None:
            if row not in stored_answers(connection, row.code, row.seat).rows:
                return
            answer_lifecycle.delete(connection, row)
            key, differs = (row.code, row.seat, ask.revision), judged.differs
            serialization.write_draft(connection, *key, judged.body, judged.steps, differs=differs)

        await self._transactions.database.write(work)

    async def goes_first(self, code: str, seat: int) -> bool:
        """Whether something is still to be handed in for this seat, before its caretaker answers."""
        where = "where code = ? and kind = 'hand_in' and seat = ?"
        return await self._read(lambda link: db.select_one(link, TimerRow, where, code, seat) is not None)

    async def forget_timer(self, timer: TimerRow) -> None:
        """There is nothing to hand in any more, or not now: the next commit sets the timers that are needed.

        Tells the listeners, as a caretaker may wait for it.
        """
        where = "code = ? and kind = ? and seat = ? and due = ?"
        key = (timer.code, timer.kind, timer.seat, timer.due)
        await self._transactions.database.write(lambda connection: db.delete(connection, TimerRow, where, *key))
        self._transactions.tell_listeners()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._transactions.database.read(work)


def stored_answers(connection: Connection, code: str, seat: int) -> Query[AnswerRow]:
    """All that a seat has prepared, and its standing answers."""
    return db.query(connection, AnswerRow, "where code = ? and seat = ? order by what, choice", code, seat)


def _prepared(connection: Connection, code: str, seat: int) -> PreparedAnswer | None:
    rows = (row for row in stored_answers(connection, code, seat).rows if row.what == PREPARED)
    return next(map(serialization.read_answer, rows), None)


def _take(connection: Connection, code: str, seat: int, version: int) -> PreparedAnswer | None:
    """Delete the prepared answer of this version and return it; None where another one is stored, or none."""
    found = _prepared(connection, code, seat)
    if found is None or found.version != version:
        return None
    _forget(connection, code, seat)
    return found


def _forget(connection: Connection, code: str, seat: int) -> None:
    """Delete what a seat has prepared, and what it has begun for the foreseen question."""
    db.delete(connection, AnswerRow, "code = ? and seat = ? and what = ?", code, seat, PREPARED)
    answer_lifecycle.forget_drafts_ahead(connection, code, seat)


def handed_in_since(connection: Connection, code: str, seat: int, since: int) -> Query[SubmissionRow]:
    """The answers of this seat that were handed in after this line of the log and stand: one at most."""
    found = """where code = ? and submission like ? and last_line > ? and not exists (
        select 1 from log where log.code = submissions.code and line = first_line and undone = 1) limit 1"""
    return db.query(connection, SubmissionRow, found, code, f"{answer_lifecycle.KEY}:{code}:{seat}:%", since)
