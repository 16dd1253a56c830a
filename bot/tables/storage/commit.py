"""The database transaction of a transition: table, players, state, log, outbox, timers and submission, or nothing."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from secrets import token_bytes
from typing import get_args

import db
from bot.tables.transitions import due_messages
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.occurrences import Applied, AskedAnew, Invited, Matched, StandInSeated
from bot.tables.transitions.transition import Transition
from bot.tables.values import DueKind, Level, Snapshot, refused
from db import (
    Connection,
    DealRow,
    DraftRow,
    DueRow,
    EditionRow,
    PlayerRow,
    StateRow,
)
from db import OutcomeUnknown as OutcomeUnknown  # for who tells people what became of an act
from db import outbox as due_rows
from db import tables as table_rows
from rules.core import Arg

from . import (
    answers,
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
from .reliability_store import note_waits


class Conflict(Exception):
    """Another process wrote this table since it was read."""


class Repeated(Exception):
    """This interaction was carried out before."""


class CodeTaken(Exception):
    """The code drawn for a new table is in use."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """How long things wait, in seconds."""

    quiet: float = 15.0  # a sound after a move
    bot_player: float = 3.0  # a bot player's move
    strong: float = 4.5  # a strong one's at least: it takes about half of that to think
    late: float = 1800.0  # a reminder of a question to which one's own press led
    burst: float = 10.0  # the board, if the transition before was just now
    sealed: float = 10.0  # the board, after an answer that nobody sees while others are still to be given
    fold: float = 60.0  # a silent direct message: the next news or the next sound often replaces it
    picture: float = 10.0  # the picture of one that sounded: who answers at once needs none
    newest: float = 60.0  # a board found to be the newest message counts as that
    warn: float = 12 * 86_400.0  # an untouched lobby, before its host is warned
    lapse: float = 2 * 86_400.0  # … and from then until it closes
    lesson: float = 30 * 86_400.0  # a lesson that nobody goes on with, before it closes
    undo_request: float = 86_400.0  # an unanswered undo request, for which bot players wait
    hand_in: float = 10.0  # a prepared answer at least, so that who moved before can take back alone …
    hand_in_more: float = 4.9  # … and so much more by lot; all of it less than `quiet`
    hand_in_lot: bytes = field(default_factory=lambda: token_bytes(16), repr=False)  # nobody can tell which it is

    def bot_player_of(self, level: Level) -> float:
        """The pause of a bot player of this level: the same whatever it is asked and however long it thinks."""
        return max(self.bot_player, self.strong) if level == "strong" else self.bot_player

    @property
    def hand_in_ends(self) -> float:
        """After so long nothing prepared is handed in any more; whoever is away has their caretaker answer then.

        The caretaker waits so long whether anything was prepared or not, so that nobody can tell.
        """
        return max(self.bot_player, self.hand_in + self.hand_in_more)


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
    calendars = _settle(connection, transition)
    _check_channel(connection, transition.before, transition.table)
    _write_table(connection, transition, origin)
    _check_others(connection, transition)
    _write_players(connection, transition)
    _write_log(connection, transition, origin)
    if transition.deal:
        _write_deal(connection, transition, origin.program)
    _write_states(connection, transition)
    prepared = answers.follow(connection, transition, reads.answers.rows)
    _write_outbox(connection, transition, reads, timing)
    timers.follow(connection, transition, timing, calendars, prepared, reads.timers.rows)
    _tell_elsewhere(connection, transition, reads, timing)
    reminders.follow(connection, transition, reads.settings, calendars)
    for opened in transition.opened:
        commit(connection, opened, Origin(program=origin.program), timing)


def _check_key(connection: Connection, transition: Transition, origin: Origin) -> None:
    """Keep the key of an interaction: it counts once. That of a new table is stored with it (`_write_table`)."""
    if origin.key and transition.before.writes:
        _write_submission(connection, transition, origin)
    elif origin.key and table_rows.submission(connection, origin.key):
        raise Repeated(origin.key)


def _settle(connection: Connection, transition: Transition) -> Calendars:
    """Whether the game counts, everybody's time, and the waits that have ended; returns the calendars of its people."""
    people = {*transition.before.people, *transition.table.people}
    calendars = Calendars(connection, (transition.table.code,), people)
    rating_store.decide(connection, transition)
    clock_store.settle(connection, transition, calendars)
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
    block_store.follow(connection, transition)
    invitation_limits.check_tables(connection, transition)


def _tell_elsewhere(connection: Connection, transition: Transition, reads: CommitReads, timing: Timing) -> None:
    """Messages to who watches, to the tables with the same deal, and of the cup."""
    before, after, now = transition.before, transition.table, transition.now
    for message in watch_store.follow(connection, transition, reads.watchers.rows):
        enqueue(connection, after.code, now, message, timing)
    for code in duplicate_store.all_over(connection, transition):
        enqueue(connection, code, now, PlannedMessage("compare"), timing)
    if after.terms.cup and before.writes and (before.status, before.place) != (after.status, after.place):
        enqueue(connection, after.terms.cup, now, PlannedMessage("cup", refresh=True), timing)


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
    new = reached[-keep:]
    for number, line in new:
        db.insert(connection, StateRow(code, number, line.mover, line.state or "", accounts))
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
    for kind, topic in due_messages.obsolete(transition):
        due_rows.withdraw(connection, transition.table.code, kind, topic)
    paced = replace(timing, burst=_wait_of_board(transition, reads, timing))
    for message in due_messages.planned(transition, reads.settings):
        enqueue(connection, transition.table.code, transition.now, message, paced)


def _wait_of_board(transition: Transition, reads: CommitReads, timing: Timing) -> float:
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


def enqueue(
    connection: Connection, code: str, now: float, message: due_messages.PlannedMessage, timing: Timing
) -> None:
    """Put a message into the outbox, due after the wait of its kind."""
    facts = dict(message.facts)
    if message.kind == "mention":
        facts = _with_people_due(connection, code, message.topic, facts)
    row = DueRow(
        code,
        message.kind,
        message.person or 0,
        message.topic,
        facts=serialization.text(facts),
        due=now + _wait(message, timing),
        sound=int(message.sound),
        nonce=nonce(),
    )
    due_rows.put(connection, row, refresh=message.refresh)


def _wait(message: due_messages.PlannedMessage, timing: Timing) -> float:
    match message.kind:
        case "direct_message" | "mention" if message.sound:
            return timing.quiet
        case "notice" if message.topic == due_messages.AGREE_AGAIN:  # a host changes several options in a row
            return timing.quiet
        case "direct_message":
            return timing.fold
        case "late":
            return timing.late
        case "board":
            return timing.burst
    return 0.0


def _with_people_due(connection: Connection, code: str, topic: str, facts: dict[str, Arg]) -> dict[str, Arg]:
    """Add the people of a mention that is already due: one message mentions them all."""
    row = db.select_one(connection, DueRow, "where code = ? and kind = 'mention' and topic = ?", code, topic)
    before = serialization.read_facts(row.facts).get("people", ()) if row else ()
    people = facts["people"]
    assert isinstance(before, tuple) and isinstance(people, tuple)
    return {"people": tuple(dict.fromkeys((*before, *people)))}


def clamp_waits(connection: Connection, now: float, timing: Timing) -> None:
    """Let nothing wait longer than its kind ever does: later times come from a clock that was set back since."""
    reminders.clamp(connection, now)
    for kind in get_args(DueKind):
        due_rows.clamp(
            connection, kind, now + _wait(due_messages.PlannedMessage(kind, sound=True), timing), now + RETRY
        )
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
    for level in get_args(Level):
        table_rows.clamp_bot_players(connection, level, now + timing.bot_player_of(level))
