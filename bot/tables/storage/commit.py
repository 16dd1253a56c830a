"""The database transaction of a transition: table, players, state, log, outbox, timers and submission, or nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

import db
from bot.tables.transitions import due_messages, topics
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.occurrences import Applied, AskedAnew, Invited, Matched, StandInSeated
from bot.tables.transitions.transition import Transition
from bot.tables.values import DueKind, LevelName, Snapshot, refused
from bot.tables.values.messages import REMINDER
from bot.tables.values.timing import Timing
from db import (
    Connection,
    DealRow,
    DraftRow,
    DueRow,
    EditionRow,
    PlayerRow,
    SoundRow,
    StateRow,
)
from db import outbox as due_rows
from db import tables as table_rows
from db.duplicates import was_played_in
from rules.core import Arg

from . import (
    answer_lifecycle,
    block_store,
    clock_store,
    duplicate_store,
    invitation_limits,
    player_rows,
    rating_store,
    reminders,
    seek_store,
    serialization,
    stand_in_limits,
    timers,
    watch_store,
)
from .clock_store import Calendars
from .commit_reads import CommitReads
from .nonces import nonce
from .notification_store import about
from .reliability_store import note_waits


class Conflict(Exception):
    """Another process wrote this table since it was read."""


class Repeated(Exception):
    """This interaction was carried out before."""


class CodeTaken(Exception):
    """The code drawn for a new table is in use."""


class RematchIsOpen(Exception):
    """Somebody has opened the rematch of that table meanwhile."""


LONGEST_RETRY_DELAY = 3600.0  # seconds before a message that did not arrive is tried again, whoever asks for more
# Seconds before it is tried again after a restart or a clock that was set back: what was wrong may be over.
RETRY = 60.0


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a transition comes from: the interaction's id, the person, and the version of this program."""

    key: str | None = None
    person: int | None = None
    program: str = ""


def commit(connection: Connection, transition: Transition, origin: Origin, timing: Timing) -> None:
    """Write a transition. Raises `Conflict`, `Repeated`, `CodeTaken` or `Refused`, and then nothing was written.

    First what changes the transition itself, then its table, so that no other process changes it from there on; then
    what others have to be asked for it, and what follows from what is written by then.
    """
    reads = CommitReads.about(connection, transition)
    _check_key(connection, transition, origin)
    _check_rematch(connection, transition)
    calendars = _complete_from_database(connection, transition)
    _check_channel(connection, transition.before, transition.table)
    _write_table(connection, transition, origin)
    _check_others(connection, transition)
    _write_players(connection, transition)
    _write_log(connection, transition, origin)
    if transition.deal:
        _write_deal(connection, transition, origin.program)
    _write_states(connection, transition)
    prepared = answer_lifecycle.drop_ended(connection, transition, reads.answers.rows)
    _write_outbox(connection, transition, reads, timing)
    derived = timers.derived(transition, timing, calendars, prepared, reads.timers.rows)
    timers.write(connection, transition.table.code, derived, reads.timers.rows)
    _tell_elsewhere(connection, transition, reads)
    reminders.rederive_after(connection, transition, reads.settings, calendars)
    for opened in transition.opened:
        commit(connection, opened, Origin(program=origin.program), timing)


def _check_key(connection: Connection, transition: Transition, origin: Origin) -> None:
    """Keep the key of an interaction: it counts once. That of a new table is stored with it (`_write_table`)."""
    if origin.key and transition.before.writes:
        _write_submission(connection, transition, origin)
    elif origin.key and table_rows.submission(connection, origin.key):
        raise Repeated(origin.key)


def _check_rematch(connection: Connection, transition: Transition) -> None:
    """A game has one open rematch, whoever asks for it first."""
    old = transition.table.rematch_of
    if old and not transition.before.writes and table_rows.rematch_of(connection, old):
        raise RematchIsOpen(old)


def _complete_from_database(connection: Connection, transition: Transition) -> Calendars:
    """Add what only the database tells: whether the game counts, everybody's time, and the waits that have ended.

    Returns the calendars of the people.
    """
    people = {*transition.before.people, *transition.table.people}
    calendars = Calendars(connection, (transition.table.code,), people)
    rating_store.decide(connection, transition)
    clock_store.update_clocks(connection, transition, calendars)
    note_waits(connection, transition, calendars)
    return calendars


def _write_table(connection: Connection, transition: Transition, origin: Origin) -> None:
    before, row = transition.before, serialization.table_row(transition.game, transition.table)
    if before.writes:
        if not db.replace(connection, row, "writes", before.writes):
            raise Conflict(before.code)
        return
    if db.select_one(connection, db.TableRow, "where code = ?", row.code):
        raise CodeTaken(row.code)
    db.insert(connection, row)
    if origin.key:
        _write_submission(connection, transition, origin)


def _check_others(connection: Connection, transition: Transition) -> None:
    """What depends on other tables and people: limits of invitations and tables, blocks, those who seek a table."""
    code = transition.table.code
    for occurrence in transition.occurrences:
        match occurrence:
            case Invited(invitee, by) if by is not None:
                invitation_limits.record_invitation(connection, code, by, invitee, transition.now)
            case Applied(person):
                stand_in_limits.check(connection, code, person)
            case Matched(people):
                if not seek_store.met(connection, transition.table, people):
                    raise Conflict(code)
    block_store.refuse_blocked_seats(connection, transition)
    block_store.drop_blocked_invitations(connection, transition)
    invitation_limits.check_tables(connection, transition)


def _tell_elsewhere(connection: Connection, transition: Transition, reads: CommitReads) -> None:
    """Messages to who watches, to the tables with the same deal, and of the cup: all of them at once."""
    before, after, now = transition.before, transition.table, transition.now
    for message in watch_store.update(connection, transition, reads.watchers.rows):
        enqueue(connection, after.code, message, now)
    for code in duplicate_store.all_over(connection, transition):
        enqueue(connection, code, PlannedMessage("compare"), now)
    if after.terms.cup and before.writes and (before.status, before.place) != (after.status, after.place):
        enqueue(connection, after.terms.cup, PlannedMessage("cup", refresh=True), now)


def _write_submission(connection: Connection, transition: Transition, origin: Origin) -> None:
    """Store under which interaction a transition was made."""
    assert origin.key
    first, last = transition.before.lines + 1, transition.table.lines
    row = db.SubmissionRow(origin.key, transition.table.code, transition.now, first, last)
    if db.insert_missing(connection, row).rowcount != 1:
        raise Repeated(origin.key)


def _check_channel(connection: Connection, before: Snapshot, table: Snapshot) -> None:
    """Refuse a second table in a channel: to one that comes there, or to one that would go on there after a rest."""
    comes = table.place != before.place or not before.writes
    if not comes and (table.leaves_channel or not before.leaves_channel):
        return
    if table.terms.own_thread:
        return  # it leaves at once for a thread
    if table.status in ("open", "running") and table_rows.is_taken(connection, table.place.channel, table.code):
        raise refused("one_per_channel") if comes else refused("place_taken")
    if comes and was_played_in(connection, table.place.channel, table.code):
        raise refused("deal_told_here")  # whoever sits down would read it, and may play it elsewhere


def _write_players(connection: Connection, transition: Transition) -> None:
    code, before, after = transition.table.code, transition.before.players, transition.table.players
    new, changed = not transition.before.writes, list[PlayerRow]()
    for seat in range(max(len(before), len(after))):
        was = before[seat] if seat < len(before) and not new else None
        now = after[seat] if seat < len(after) else None
        if now and now != was:
            changed.append(player_rows.player_row(code, seat, now))
        elif was and not now:
            db.delete(connection, PlayerRow, "code = ? and seat = ?", code, seat)
    db.upsert_all(connection, changed)


def _write_log(connection: Connection, transition: Transition, origin: Origin) -> None:
    code, base = transition.table.code, transition.before.lines
    if (back := transition.taken_back) and back.first is not None:
        sql = "update log set undone = 1 where code = ? and line >= ? and action is not null"
        connection.execute(sql, (code, back.first))
    for number, line in enumerate(transition.lines, start=base + 1):
        person = None if line.copied else origin.person
        db.insert(connection, serialization.log_row(code, number, transition.now, person, line))


def _write_deal(connection: Connection, transition: Transition, program: str) -> None:
    deal, table = transition.deal, transition.table
    assert deal
    db.insert_missing(connection, EditionRow(table.game, deal.edition, deal.files))
    db.insert(connection, DealRow(table.code, deal.secret, deal.joined, deal.edition, program))


def _write_states(connection: Connection, transition: Transition) -> None:
    """Put the newest state on the undo stack, and drop what can no longer be reached."""
    code, base = transition.table.code, transition.before.lines
    if transition.taken_back:
        db.delete(connection, StateRow, "code = ? and line >= ?", code, transition.taken_back.to)
    reached = [(n, line) for n, line in enumerate(transition.lines, start=base + 1) if line.state]
    if not reached:
        return
    keep = 1 + transition.state.undo_reach if transition.table.status == "running" else 1
    accounts = player_rows.accounts_text(transition.table.players)
    new = [(n, line) for n, line in reached if not line.changes][-keep:]
    for number, line in new:
        db.insert(connection, StateRow(code, number, line.mover, line.state or "", accounts))
    if (last := reached[-1][1]).changes:
        table_rows.replace_newest_state(connection, code, last.state or "")
    if transition.taken_back or _stack_size(transition.before) + len(new) > keep:
        table_rows.prune(connection, code, keep)
    if transition.mover is not None:
        db.delete(connection, DraftRow, "code = ? and seat = ? and what = 'now'", code, transition.mover)
    for taken in transition.all(StandInSeated):
        db.delete(connection, DraftRow, "code = ? and seat = ?", code, taken.seat)


def _stack_size(table: Snapshot) -> int:
    """How many states are stored of a table, at most."""
    return 0 if table.state is None else 1 + table.state.undo_reach


def _write_outbox(connection: Connection, transition: Transition, reads: CommitReads, timing: Timing) -> None:
    if AskedAnew() in transition.occurrences:
        # What somebody was called for before is new to them; once an hour at most, all the same.
        connection.execute(
            "update notification_states set notified_for = null where code = ?", (transition.table.code,)
        )
    for person in transition.undone_people:  # their question comes back as a new one
        again = about(transition.table, person)
        db.delete(connection, SoundRow, "code = ? and person = ? and about = ?", transition.table.code, person, again)
    for kind, topic in due_messages.obsolete(transition):
        due_rows.withdraw(connection, transition.table.code, kind, topic)
    board = _delay_of_board(transition, reads, timing)
    for message in due_messages.planned(transition, reads.settings):
        enqueue(connection, transition.table.code, message, transition.now + delay_of(message, timing, board))


def _delay_of_board(transition: Transition, reads: CommitReads, timing: Timing) -> float:
    """How long the board waits for what may come next, so that one edit can show both."""
    ask = None if transition.mover is None else transition.table.ask_of(transition.mover)
    is_sealed = ask is not None and ask.given is not None  # all that has changed on it is who is awaited
    burst = timing.burst if _in_a_burst(transition, reads, timing) else 0.0
    return max(timing.sealed, burst) if is_sealed else burst


def _in_a_burst(transition: Transition, reads: CommitReads, timing: Timing) -> bool:
    """Whether the transition before this one was just now, so that one board can show both."""
    if not transition.before.status == transition.table.status == "running":
        return False
    # The clock may have been set back.
    return any(0 <= transition.now - line.at < timing.burst for line in reads.last_line.rows)


def enqueue(connection: Connection, code: str, message: PlannedMessage, due: float) -> None:
    """Put a message into the outbox; `due`: in seconds since 1970."""
    facts = dict(message.facts)
    if message.kind == "mention":
        facts = _with_people_due(connection, code, message.topic, facts)
    row = DueRow(
        code,
        message.kind,
        message.person or 0,
        message.topic,
        facts=serialization.text(facts),
        due=due,
        sound=int(message.sound),
        nonce=nonce(),
    )
    due_rows.put(connection, row, refresh=message.refresh)


def delay_of(message: PlannedMessage, timing: Timing, board: float) -> float:
    """The seconds after a transition that a message of it waits; `board`: those of the board."""
    match message.kind:
        case "direct_message" | "mention" if message.sound:
            return timing.quiet
        case "notice" if message.topic == topics.AGREE_AGAIN:  # a host changes several options in a row
            return timing.quiet
        case "direct_message":
            return timing.fold
        case "late":
            return timing.late
        case "board":
            return board
    return 0.0


def _longest_delay(kind: DueKind, timing: Timing, *, sound: bool) -> float:
    """The most seconds for which a message of this kind is put off."""
    if kind == REMINDER and not sound:
        return reminders.EDITED_EVERY
    message = PlannedMessage(kind, topic=topics.AGREE_AGAIN, sound=sound)  # of notices that one waits
    return delay_of(message, timing, board=max(timing.burst, timing.sealed))


def _with_people_due(connection: Connection, code: str, topic: str, facts: dict[str, Arg]) -> dict[str, Arg]:
    """Add the people of a mention that is already due: one message mentions them all."""
    row = db.select_one(connection, DueRow, "where code = ? and kind = 'mention' and topic = ?", code, topic)
    before = serialization.read_facts(row.facts).get("people", ()) if row else ()
    people = facts["people"]
    assert isinstance(before, tuple) and isinstance(people, tuple)
    return {"people": tuple(dict.fromkeys((*before, *people)))}


def clamp_waits(connection: Connection, now: float, timing: Timing) -> None:
    """Let nothing wait longer than such a thing ever does: later times come from a clock that was set back since."""
    reminders.clamp(connection, now)
    for kind in get_args(DueKind):
        for sound in (False, True):
            delay = _longest_delay(kind, timing, sound=sound)
            due_rows.clamp(connection, kind, now + delay, now + RETRY, sound=sound)
    waits = {
        "bot_player": timing.hand_in_ends,
        "warn": timing.warn,
        "lapse": timing.lapse,
        "lesson": timing.lesson,
        "undo_request": timing.undo_request,
        "hand_in": timing.hand_in + timing.hand_in_more,
    }
    for kind, wait in waits.items():
        table_rows.clamp_timers(connection, kind, now + wait)
    for level in get_args(LevelName):
        table_rows.clamp_bot_players(connection, level, now + timing.bot_player_of(level))
