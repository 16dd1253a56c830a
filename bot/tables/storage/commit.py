"""The database transaction of a transition: table, players, state, log, outbox, timers and submission, or nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from secrets import token_hex
from typing import get_args

import db
from bot.tables.transitions import due_messages
from bot.tables.transitions.transition import Transition
from bot.tables.values import DueKind, PersonSettings, Snapshot, refused
from db import DealRow, DraftRow, DueRow, EditionRow, Link, LogRow, PersonRow, PlayerRow, StateRow
from db import outbox as due_rows
from db import tables as table_rows
from rules.core import Arg

from . import invitation_limits, serialization


class Conflict(Exception):
    """Another process wrote this table since it was read."""


class Repeated(Exception):
    """This interaction was carried out before."""


class CodeTaken(Exception):
    """The code drawn for a new table is in use."""


@dataclass(frozen=True, slots=True)
class Timing:
    """How long things wait, in seconds."""

    quiet: float = 15.0  # a sound after a move
    bot_player: float = 3.0  # a bot player's move
    late: float = 1800.0  # a reminder of a question to which one's own press led
    burst: float = 10.0  # the board, if the transition before was just now
    warn: float = 12 * 86_400.0  # an untouched lobby, before its host is warned
    lapse: float = 2 * 86_400.0  # … and from then until it closes
    undo_request: float = 86_400.0  # an unanswered undo request, for which bot players wait


LONGEST_PAUSE = 3600.0  # seconds before a message that did not arrive is tried again, whoever asks for more
RETRY = (
    60.0  # seconds before it is tried again after a restart or a clock that was set back: what was wrong may be over
)


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a transition comes from: the interaction's id, the person, and the version of this program."""

    key: str | None = None
    person: int | None = None
    program: str = ""


def nonce() -> str:
    """A random name for one message, at most 25 characters: Discord posts a message with the same name only once."""
    return token_hex(12)


def commit(link: Link, transition: Transition, origin: Origin, timing: Timing) -> None:
    """Write a transition. Raises `Conflict`, `Repeated`, `CodeTaken` or `Refused`, and then nothing was written."""
    before, after = transition.before, transition.table
    if origin.key and table_rows.submission(link, origin.key):
        raise Repeated(origin.key)
    if after.place != before.place or not before.writes:
        _check_channel(link, after)
    if before.writes:
        if not db.replace(link, serialization.table_row(transition.game, after), "writes", before.writes):
            raise Conflict(before.code)
    else:
        _insert_table(link, transition)
    if origin.key:
        _submission(link, transition, origin)
    if transition.invitee and origin.person is not None:
        invitation_limits.record_invitation(link, after.code, origin.person, transition.invitee, transition.now)
    _players(link, transition)
    _log(link, transition, origin)
    if transition.deal:
        _deal(link, transition, origin.program)
    _states(link, transition)
    _outbox(link, transition, timing)
    _timers(link, transition, timing)


def _insert_table(link: Link, transition: Transition) -> None:
    if db.select_one(link, db.TableRow, "where code = ?", transition.table.code):
        raise CodeTaken(transition.table.code)
    db.insert(link, serialization.table_row(transition.game, transition.table))


def _submission(link: Link, transition: Transition, origin: Origin) -> None:
    assert origin.key
    first, last = transition.before.lines + 1, transition.table.lines
    db.insert(link, db.SubmissionRow(origin.key, transition.table.code, transition.now, first, last))


def _check_channel(link: Link, table: Snapshot) -> None:
    if table.status in ("open", "running") and table_rows.is_taken(link, table.place.channel, table.code):
        raise refused("one_per_channel")


def _players(link: Link, transition: Transition) -> None:
    code, before, after = transition.table.code, transition.before.players, transition.table.players
    new = not transition.before.writes
    for seat in range(max(len(before), len(after))):
        was = before[seat] if seat < len(before) and not new else None
        now = after[seat] if seat < len(after) else None
        if now and now != was:
            db.upsert(link, serialization.player_row(code, seat, now))
        elif was and not now:
            db.delete(link, PlayerRow, "code = ? and seat = ?", code, seat)


def _log(link: Link, transition: Transition, origin: Origin) -> None:
    code, base = transition.table.code, transition.before.lines
    if transition.undone_from is not None:
        sql = "update log set undone = 1 where code = ? and line >= ? and action is not null"
        link.execute(sql, (code, transition.undone_from))
    for number, line in enumerate(transition.lines, start=base + 1):
        db.insert(link, serialization.log_row(code, number, transition.now, origin.person, line))


def _deal(link: Link, transition: Transition, program: str) -> None:
    deal, table = transition.deal, transition.table
    assert deal
    db.upsert(link, EditionRow(table.game, deal.edition, deal.files))
    db.insert(link, DealRow(table.code, deal.secret, deal.joined, deal.edition, program))


def _states(link: Link, transition: Transition) -> None:
    """Put the newest state on the undo stack, and drop what can no longer be reached."""
    code, base = transition.table.code, transition.before.lines
    if transition.back_to is not None:
        db.delete(link, StateRow, "code = ? and line >= ?", code, transition.back_to)
    reached = [(n, line) for n, line in enumerate(transition.lines, start=base + 1) if line.state]
    if not reached:
        return
    keep = 1 + transition.state.undo_reach if transition.table.status == "running" else 1
    for number, line in reached[-keep:]:
        db.insert(link, StateRow(code, number, line.mover, line.state or ""))
    table_rows.prune(link, code, keep)
    if transition.mover is not None:
        db.delete(link, DraftRow, "code = ? and seat = ?", code, transition.mover)


def _outbox(link: Link, transition: Transition, timing: Timing) -> None:
    for kind, topic in due_messages.obsolete(transition):
        db.delete(link, DueRow, "code = ? and kind = ? and topic = ?", transition.table.code, kind, topic)
    paced = timing if _in_a_burst(link, transition, timing) else replace(timing, burst=0.0)
    for message in due_messages.planned(transition, _people(link, transition)):
        enqueue(link, transition.table.code, transition.now, message, paced)


def _in_a_burst(link: Link, transition: Transition, timing: Timing) -> bool:
    """Whether the transition before this one was just now, so that one board can show both."""
    code, last = transition.before.code, transition.before.lines
    found = db.select_one(link, LogRow, "where code = ? and line = ?", code, last)
    plays_on = transition.before.status == transition.table.status == "running"
    return (
        plays_on and found is not None and 0 <= transition.now - found.at < timing.burst
    )  # the clock may have been set back


def enqueue(link: Link, code: str, now: float, message: due_messages.PlannedMessage, timing: Timing) -> None:
    """Put a message into the outbox, due after the wait of its kind."""
    facts = dict(message.facts)
    if message.kind == "mention":
        facts = _with_people_due(link, code, message.topic, facts)
    due, sound = now + _wait(message, timing), int(message.sound)
    row = DueRow(
        None,
        code,
        message.kind,
        message.person or 0,
        message.topic,
        serialization.text(facts),
        due,
        sound,
        nonce(),
        0,
        1,
    )
    due_rows.put(link, row, refresh=message.refresh)


def _wait(message: due_messages.PlannedMessage, timing: Timing) -> float:
    match message.kind:
        case "direct_message" | "mention" if message.sound:
            return timing.quiet
        case "late":
            return timing.late
        case "board":
            return timing.burst
    return 0.0


def _with_people_due(link: Link, code: str, topic: str, facts: dict[str, Arg]) -> dict[str, Arg]:
    """Add the people of a mention that is already due: one message mentions them all."""
    row = db.select_one(link, DueRow, "where code = ? and kind = 'mention' and topic = ?", code, topic)
    before = serialization.read_facts(row.facts).get("people", ()) if row else ()
    people = facts["people"]
    assert isinstance(before, tuple) and isinstance(people, tuple)
    return {"people": tuple(dict.fromkeys((*before, *people)))}


def _people(link: Link, transition: Transition) -> dict[int, PersonSettings]:
    ids = {*transition.before.people, *transition.table.people, *transition.newly_invited}
    rows = db.select(link, PersonRow, f"where person in ({', '.join('?' * len(ids))})", *ids) if ids else []
    return {row.person: serialization.read_person(row) for row in rows}


def _timers(link: Link, transition: Transition, timing: Timing) -> None:
    """Set the timers for bot players that must move, for an untouched lobby and for an unanswered undo request."""
    table = transition.table
    db.delete(link, db.TimerRow, "code = ? and kind in ('bot_player', 'warn', 'lapse')", table.code)
    if table.status == "open":
        kind, wait = ("lapse", timing.lapse) if transition.untouched else ("warn", timing.warn)
        db.insert(link, db.TimerRow(table.code, kind, 0, transition.now + wait))
    if transition.before.undo_request and not table.undo_request:
        db.delete(link, db.TimerRow, "code = ? and kind = 'undo_request'", table.code)
    if table.undo_request and not transition.before.undo_request:
        db.insert(link, db.TimerRow(table.code, "undo_request", 0, transition.now + timing.undo_request))
    if table.status != "running" or table.undo_request:  # bot players wait while an undo request is open
        return
    for seat, player in enumerate(table.players):
        if player and player.bot_number and player.awaited_since is not None:
            since = min(player.awaited_since, transition.now)  # the clock may have been set back
            db.insert(link, db.TimerRow(table.code, "bot_player", seat, since + timing.bot_player))


def clamp_waits(link: Link, now: float, timing: Timing) -> None:
    """Let nothing wait longer than its kind ever does: later times come from a clock that was set back since."""
    for kind in get_args(DueKind):
        due_rows.clamp(link, kind, now + _wait(due_messages.PlannedMessage(kind, sound=True), timing), now + RETRY)
    timers = {
        "bot_player": timing.bot_player,
        "warn": timing.warn,
        "lapse": timing.lapse,
        "undo_request": timing.undo_request,
    }
    for kind, wait in timers.items():
        table_rows.clamp_timers(link, kind, now + wait)
