"""What becomes of prepared and standing answers when a table changes: kept, run out, or a draft again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b

import db
from bot.tables.transitions.transition import Transition
from bot.tables.values import PlannedAnswer, Snapshot, refused
from bot.tables.values.timing import Timing
from db import AnswerRow, Connection, DraftRow, LogRow, Query, SubmissionRow, TimerRow
from rules.core import Ask
from rules.core.saves import frozen

from . import serialization
from .serialization import NEXT, PREPARED, STANDING

KEY = "hand"  # begins the submission of an answer that was handed in; stored in databases: keep it
HAND_IN = "hand_in"  # the kind of their timers


def submission_of(code: str, ask: Ask) -> str:
    """Under which submission what was prepared for a question is handed in, so that it happens once."""
    return f"{KEY}:{code}:{ask.seat}:{ask.revision}"


def drop_ended(connection: Connection, transition: Transition, rows: Sequence[AnswerRow]) -> list[AnswerRow]:
    """Drop those of the table's answers that a transition ends, and return the others.

    Raises `Refused` where the one it hands in was changed meanwhile.
    """
    code = transition.table.code
    if transition.handed_in is not None and transition.handed_in not in rows:
        raise refused("not_ahead")
    over = [row for row in rows if _is_over(transition, row)]
    for row in over:
        delete(connection, row)
    for seat in range(len(transition.before.players)):
        if _has_left(transition, seat):
            db.delete(connection, DraftRow, "code = ? and seat = ?", code, seat)
    if (back := transition.taken_back) and back.first is not None:
        _back_to_drafts(connection, transition, back.first)
        return answers_at(connection, code).rows
    return [*(row for row in rows if row not in over), *_kept_to_come(connection, transition)]


def after_the_first(row: AnswerRow, told: str) -> AnswerRow:
    """A prepared answer without its first step; `told`: what the labels tell of the other steps."""
    answer = serialization.read_answer(row)
    left = replace(answer, steps=answer.steps[1:], told=told, version=answer.version + 1)
    return serialization.answer_row(row.code, left, row.until, row.made)


def _kept_to_come(connection: Connection, transition: Transition) -> Iterator[AnswerRow]:
    """Store what is left of an answer that is handed in step by step, where its question comes at once."""
    row, table = transition.to_come, transition.table
    if not isinstance(row, AnswerRow) or table.status != "running":
        return
    ask = table.ask_of(row.seat)
    if ask is not None and ask.given is None and is_for(row, ask):
        left = replace(row, until=transition.game.span(transition.state, row.seat))
        db.insert(connection, left)
        yield left


def answers_at(connection: Connection, code: str) -> Query[AnswerRow]:
    """All that people have prepared at a table, and their standing answers."""
    return db.query(connection, AnswerRow, "where code = ? order by seat, what, choice", code)


def delete(connection: Connection, row: AnswerRow) -> None:
    """Delete one answer."""
    where = "code = ? and seat = ? and what = ? and choice = ?"
    db.delete(connection, AnswerRow, where, row.code, row.seat, row.what, row.choice)


def is_for(row: AnswerRow, ask: Ask) -> bool:
    """Whether an answer is for this question."""
    if row.choice != ask.choice:
        return False
    return row.what == STANDING or serialization.text(ask.args) == row.args


def _is_over(transition: Transition, row: AnswerRow) -> bool:
    table, seat = transition.table, row.seat
    if table.status != "running" or _has_left(transition, seat):
        return True
    if row.until is not None and transition.game.span(transition.state, seat) != row.until:
        return True
    return row.what == PREPARED and (_was_answered(transition, row) or not _still_comes(transition, row))


def _has_left(transition: Transition, seat: int) -> bool:
    """Whether somebody else has this seat now."""
    before, after = transition.before.players, transition.table.players
    if transition.before.status != "running" or seat >= len(after):
        return False
    was, now = before[seat], after[seat]
    return was is not None and was.person is not None and (now is None or now.person != was.person)


def _was_answered(transition: Transition, row: AnswerRow) -> bool:
    ask = transition.before.ask_of(row.seat)
    return transition.mover == row.seat and ask is not None and is_for(row, ask)


def _still_comes(transition: Transition, row: AnswerRow) -> bool:
    """Whether the question of a prepared answer is open, or what the seat will be asked next."""
    ask = transition.table.ask_of(row.seat)
    if ask is not None and is_for(row, ask):
        return True
    upcoming = transition.game.upcoming(transition.state, row.seat)
    return upcoming is not None and is_for(row, upcoming)


# --------------------------------------------------------------------------- taken back


def _back_to_drafts(connection: Connection, transition: Transition, line: int) -> None:
    """Of what was handed in and is taken back, make drafts: it never plays again by itself."""
    code = transition.table.code
    found = "where code = ? and submission like ? and last_line >= ? and first_line <= ?"
    span = (code, f"{KEY}:%", line, transition.before.lines)
    for row in db.select(connection, SubmissionRow, found, *span):
        seat = int(row.submission.split(":")[2])
        if (player := transition.table.players[seat]) and player.is_cared_for:  # nor does what was left of it
            db.delete(connection, AnswerRow, "code = ? and seat = ? and what = ?", code, seat, PREPARED)
        lines = "where code = ? and line between ? and ? and seat = ? and action is not null order by line"
        log = db.select(connection, LogRow, lines, code, max(row.first_line, line), row.last_line, seat)
        done = [json.loads(each.action or "{}") for each in log]
        steps = tuple(PlannedAnswer(each["choice"], tuple(map(frozen, each["pick"]))) for each in done)
        _back_to_draft(connection, transition, seat, steps)


def _back_to_draft(connection: Connection, transition: Transition, seat: int, steps: tuple[PlannedAnswer, ...]) -> None:
    code, ask = transition.table.code, transition.table.ask_of(seat)
    if not steps or ask is None or ask.choice != steps[0].choice:
        return
    where = "code = ? and seat = ? and what = 'standing' and choice = ?"
    db.delete(connection, AnswerRow, where, code, seat, ask.choice)
    if len(steps) > 1:  # the last one was the press that submits
        serialization.write_draft(connection, code, seat, ask.revision, (), steps[:-1])


# --------------------------------------------------------------------------- when they are handed in


def timers(table: Snapshot, rows: Sequence[AnswerRow], now: float, timing: Timing) -> Iterator[TimerRow]:
    """When the answers to the open questions are handed in, where nothing is set for that yet: in some seconds.

    How many depends on nothing but table, seat and question: neither on the answer nor on whether there is one.
    """
    if not table.runs or table.undo_request:
        return
    for ask in table.asks:
        player = table.players[ask.seat]
        if ask.given is not None or player is None or not player.hands_in:  # it rests until they are back
            continue
        if any(row.seat == ask.seat and is_for(row, ask) for row in rows):
            yield TimerRow(table.code, HAND_IN, ask.seat, now + wait_by_lot(table.code, ask, timing))


def wait_by_lot(code: str, ask: Ask, timing: Timing) -> float:
    """The seconds after a question until what is stored is handed in, or the caretaker of who is away answers.

    Drawn by lot from the question alone, so that nobody can tell by it which of them it was.
    """
    text = f"{code}:{ask.seat}:{ask.revision}".encode()
    lot = int.from_bytes(blake2b(text, key=timing.hand_in_lot, digest_size=6).digest()) / (1 << 48)
    return timing.hand_in + lot * timing.hand_in_more


def renew_timer(connection: Connection, table: Snapshot, seat: int, now: float, timing: Timing) -> None:
    """Set the timer for what this seat has stored anew, as its owner has just changed that."""
    db.delete(connection, TimerRow, "code = ? and kind = ? and seat = ?", table.code, HAND_IN, seat)
    caretaker = db.select_one(
        connection, TimerRow, "where code = ? and kind = 'bot_player' and seat = ?", table.code, seat
    )
    for timer in timers(table, answers_at(connection, table.code).rows, now, timing):
        if timer.seat == seat:
            db.insert(connection, replace(timer, due=caretaker.due) if caretaker else timer)


def forget_drafts_ahead(connection: Connection, code: str, seat: int) -> None:
    """Delete what was begun for a foreseen question."""
    db.delete(connection, DraftRow, "code = ? and seat = ? and what = ?", code, seat, NEXT)
