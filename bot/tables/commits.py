"""The one transaction of an act: table, players, state, log, outbox, timers and the submission, or nothing at all."""

from __future__ import annotations

from dataclasses import dataclass, replace
from secrets import token_hex
from typing import get_args

import db
from db import DealRow, DraftRow, DueRow, EditionRow, Link, LogRow, PersonRow, PlayerRow, StateRow
from db import outbox as due_rows
from db import tables as table_rows
from rules.core import Arg

from . import invitations, notices, storing
from .act import Act
from .values import DueKind, Settings, Snapshot, refused


class Conflict(Exception):
    """Somebody else wrote this table since it was read."""


class Repeated(Exception):
    """This interaction was carried out before."""


class Taken(Exception):
    """The code drawn for a new table was given before."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things wait, in seconds."""

    quiet: float = 15.0  # a ring after a move
    house: float = 3.0  # a house player before it moves
    late: float = 1800.0  # a ring for a question to which one's own press led
    burst: float = 10.0  # the board, where an act follows upon another
    warn: float = 12 * 86_400.0  # a lobby that nobody touches, before its host is warned
    lapse: float = 2 * 86_400.0  # … and then before it closes
    wish: float = 86_400.0  # a request to take back that nobody answers: house players wait no longer


LONGEST_PAUSE = 3600.0  # seconds before a message that did not arrive is tried again, whoever asks for more


@dataclass(frozen=True, slots=True)
class Signed:
    """Who submits an act, under which interaction's id, to which program."""

    key: str | None = None
    person: int | None = None
    program: str = ""


def nonce() -> str:
    """A name for one send, at most 25 characters: Discord sends the same name once."""
    return token_hex(12)


def commit(link: Link, act: Act, signed: Signed, pace: Pace) -> None:
    """Write everything. Raises `Conflict`, `Repeated`, `Taken` or `Refused`, and then nothing was written."""
    before, after = act.before, act.table
    if signed.key and table_rows.submission(link, signed.key):
        raise Repeated(signed.key)
    if after.place != before.place or not before.writes:
        _check_channel(link, after)
    if before.writes:
        if not db.replace(link, storing.table_row(act.game, after), "writes", before.writes):
            raise Conflict(before.code)
    else:
        _new(link, act)
    if signed.key:
        _submission(link, act, signed)
    if act.guest and signed.person is not None:
        invitations.note(link, after.code, signed.person, act.guest, act.now)
    _players(link, act)
    _log(link, act, signed)
    if act.deal:
        _deal(link, act, signed.program)
    _states(link, act)
    _outbox(link, act, pace)
    _timers(link, act, pace)


def _new(link: Link, act: Act) -> None:
    if db.select_one(link, db.TableRow, "where code = ?", act.table.code):
        raise Taken(act.table.code)
    db.insert(link, storing.table_row(act.game, act.table))


def _submission(link: Link, act: Act, signed: Signed) -> None:
    assert signed.key
    first, last = act.before.lines + 1, act.table.lines
    db.insert(link, db.SubmissionRow(signed.key, act.table.code, act.now, first, last))


def _check_channel(link: Link, table: Snapshot) -> None:
    if table.status in ("open", "running") and table_rows.is_taken(link, table.place.channel, table.code):
        raise refused("one_per_channel")


def _players(link: Link, act: Act) -> None:
    code, before, after = act.table.code, act.before.players, act.table.players
    new = not act.before.writes
    for seat in range(max(len(before), len(after))):
        was = before[seat] if seat < len(before) and not new else None
        now = after[seat] if seat < len(after) else None
        if now and now != was:
            db.upsert(link, storing.player_row(code, seat, now))
        elif was and not now:
            db.delete(link, PlayerRow, "code = ? and seat = ?", code, seat)


def _log(link: Link, act: Act, signed: Signed) -> None:
    code, base = act.table.code, act.before.lines
    if act.undone_from is not None:
        sql = "update log set undone = 1 where code = ? and line >= ? and act is not null"
        link.execute(sql, (code, act.undone_from))
    for number, line in enumerate(act.lines, start=base + 1):
        db.insert(link, storing.log_row(code, number, act.now, signed.person, line))


def _deal(link: Link, act: Act, program: str) -> None:
    deal, table = act.deal, act.table
    assert deal
    db.upsert(link, EditionRow(table.game, deal.edition, deal.files))
    db.insert(link, DealRow(table.code, deal.secret, deal.joined, deal.edition, program))


def _states(link: Link, act: Act) -> None:
    """The newest state on top of those that can still be reached."""
    code, base = act.table.code, act.before.lines
    if act.back_to is not None:
        db.delete(link, StateRow, "code = ? and line >= ?", code, act.back_to)
    reached = [(n, line) for n, line in enumerate(act.lines, start=base + 1) if line.state]
    if not reached:
        return
    keep = 1 + act.state.undo_reach if act.table.status == "running" else 1
    for number, line in reached[-keep:]:
        db.insert(link, StateRow(code, number, line.mover, line.state or ""))
    table_rows.prune(link, code, keep)
    if act.mover is not None:
        db.delete(link, DraftRow, "code = ? and seat = ?", code, act.mover)


def _outbox(link: Link, act: Act, pace: Pace) -> None:
    for kind, topic in notices.stale(act):
        db.delete(link, DueRow, "code = ? and kind = ? and topic = ?", act.table.code, kind, topic)
    calm = pace if _in_a_burst(link, act, pace) else replace(pace, burst=0.0)
    for want in notices.wanted(act, _people(link, act)):
        put(link, act.table.code, act.now, want, calm)


def _in_a_burst(link: Link, act: Act, pace: Pace) -> bool:
    """Whether the act before this one was just now: then one board does for both."""
    code, last = act.before.code, act.before.lines
    found = db.select_one(link, LogRow, "where code = ? and line = ?", code, last)
    plays_on = act.before.status == act.table.status == "running"
    return plays_on and found is not None and 0 <= act.now - found.at < pace.burst  # the clock may have been set back


def put(link: Link, code: str, now: float, want: notices.Wanted, pace: Pace) -> None:
    """Put a message into the outbox. What rings a person waits for the quiet seconds, a board for its burst."""
    facts = dict(want.facts)
    if want.kind == "ring":
        facts = _with_those_due(link, code, want.topic, facts)
    due, sound = now + _wait(want, pace), int(want.sound)
    row = DueRow(None, code, want.kind, want.person or 0, want.topic, storing.text(facts), due, sound, nonce(), 0, 1)
    due_rows.put(link, row, refresh=want.refresh)


def _wait(want: notices.Wanted, pace: Pace) -> float:
    match want.kind:
        case "sheet" | "ring" if want.sound:
            return pace.quiet
        case "late":
            return pace.late
        case "board":
            return pace.burst
    return 0.0


def _with_those_due(link: Link, code: str, topic: str, facts: dict[str, Arg]) -> dict[str, Arg]:
    """One message rings all who are due to be rung in the channel."""
    row = db.select_one(link, DueRow, "where code = ? and kind = 'ring' and topic = ?", code, topic)
    before = storing.read_facts(row.facts).get("people", ()) if row else ()
    people = facts["people"]
    assert isinstance(before, tuple) and isinstance(people, tuple)
    return {"people": tuple(dict.fromkeys((*before, *people)))}


def _people(link: Link, act: Act) -> dict[int, Settings]:
    ids = {*act.before.people, *act.table.people, *act.asked}
    rows = db.select(link, PersonRow, f"where person in ({', '.join('?' * len(ids))})", *ids) if ids else []
    return {row.person: storing.read_person(row) for row in rows}


def _timers(link: Link, act: Act, pace: Pace) -> None:
    """House players that must move, each a while after it was asked; what nobody touches or answers."""
    table = act.table
    db.delete(link, db.TimerRow, "code = ? and kind in ('house', 'warn', 'lapse')", table.code)
    if table.status == "open":
        kind, wait = ("lapse", pace.lapse) if act.untouched else ("warn", pace.warn)
        db.insert(link, db.TimerRow(table.code, kind, 0, act.now + wait))
    if act.before.wish and not table.wish:
        db.delete(link, db.TimerRow, "code = ? and kind = 'wish'", table.code)
    if table.wish and not act.before.wish:
        db.insert(link, db.TimerRow(table.code, "wish", 0, act.now + pace.wish))
    if table.status != "running" or table.wish:  # house players wait while a request to take back is open
        return
    for seat, player in enumerate(table.players):
        if player and player.house and player.awaited_since is not None:
            since = min(player.awaited_since, act.now)  # the clock may have been set back
            db.insert(link, db.TimerRow(table.code, "house", seat, since + pace.house))


def clamp_waits(link: Link, now: float, pace: Pace) -> None:
    """Nothing waits longer from now on than its kind ever does: times further ahead are of a clock set back since."""
    for kind in get_args(DueKind):
        due_rows.clamp(link, kind, now + _wait(notices.Wanted(kind, sound=True), pace), now + LONGEST_PAUSE)
    timers = {"house": pace.house, "warn": pace.warn, "lapse": pace.lapse, "wish": pace.wish}
    for kind, wait in timers.items():
        table_rows.clamp_timers(link, kind, now + wait)
