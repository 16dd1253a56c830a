"""Calls that arrive late: no time runs before somebody could know that they are asked, or is over unannounced."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import db
from bot.tables.transitions import accounts, options
from bot.tables.transitions.topics import LAST_CALL
from bot.tables.values import Player, refused
from db import Connection, DueRow, NotificationStateRow, PlayerRow, StopRow, TableRow, TimerRow

from . import clock_store, player_rows, serialization, uptime

LATE: Final = 600.0  # seconds after a call was due; until then it came in time
RING: Final = "ring"  # why a stop stands: the question was not told yet
MOVED: Final = 60.0  # seconds by which a last call must be late before the time that it gives is counted anew
HELD_UP: Final = ("last", "empty")  # timers that wait for calls on their way
SILENCE: Final = (*HELD_UP, "ballot", "agree")  # timers of what happens because nobody answered


def arrived(connection: Connection, row: DueRow, now: float) -> tuple[str, ...]:
    """After a delivery: give back the time that its people could not know of; returns the tables where that changed."""
    moved = set[str]()
    for player in _called(connection, row):
        if row.topic == LAST_CALL:
            moved.update(_was_called(connection, player, now))
        elif _late_by(row, player, now) > LATE and not _was_told_before(connection, row, player):
            moved.update(_credit(connection, player, now))
    return tuple(sorted(moved))


def check_timer(timer: TimerRow, connection: Connection) -> None:
    """Refuse what is not due any more, and what silence brings while nobody can be told or answer.

    That is a last call, or the end of somebody's time, while a call to them is overdue; and all of it while Discord is
    out of reach. `timer.due` is now. Refusal: nothing_to_do.
    """
    still_set = "where code = ? and kind = ? and seat = ? and due <= ?"
    if db.select_one(connection, TimerRow, still_set, timer.code, timer.kind, timer.seat, timer.due) is None:
        raise refused("nothing_to_do")  # somebody acted after it was read
    if timer.kind in HELD_UP and uptime.is_rederiving(connection, timer.code):
        raise refused("nothing_to_do")
    if timer.kind in SILENCE and uptime.is_out_of_reach(connection, timer.due):
        raise refused("nothing_to_do")
    if timer.kind in HELD_UP and is_under_way(connection, timer.code, timer.seat, timer.kind, timer.due):
        raise refused("nothing_to_do")


def is_under_way(connection: Connection, code: str, seat: int, kind: str, now: float) -> bool:
    """Whether a call to a seat is overdue, so that neither a last call is due nor (`empty`) their time is over."""
    rows = db.select(connection, DueRow, "where code = ?", code)
    for row in rows:
        if any(player.seat == seat and _holds_up(row, player, kind, now) for player in _called(connection, row)):
            return True
    return False


def _holds_up(row: DueRow, player: PlayerRow, kind: str, now: float) -> bool:
    return kind == "empty" if row.topic == LAST_CALL else _late_by(row, player, now) > LATE


def _called(connection: Connection, row: DueRow) -> Iterable[PlayerRow]:
    """The players who are asked something, of those whom this row calls."""
    ring = row.topic == "" and row.kind in ("direct_message", "mention") and row.sound
    if not ring and not (row.topic == LAST_CALL and row.kind in ("notice", "mention")):
        return ()
    people = (row.person,) if row.person else serialization.read_facts(row.facts).get("people", ())
    assert isinstance(people, tuple)
    where = f"""where code = ? and person in ({db.marks(people)}) and awaited_since is not null
        and account is not null"""
    return db.select(connection, PlayerRow, where, row.code, *people)


def _late_by(row: DueRow, player: PlayerRow, now: float) -> float:
    """Seconds since the call was due; a row that failed before may have been due for something else."""
    return now - max(_first_due(row), player.awaited_since or now)


def _first_due(row: DueRow) -> float:
    return row.due if row.failing_since is None else min(row.due, row.failing_since)


def _was_told_before(connection: Connection, row: DueRow, player: PlayerRow) -> bool:
    """Whether another call for the same question had sounded before this one was due."""
    where = "where code = ? and person = ?"
    state = db.select_one(connection, NotificationStateRow, where, player.code, player.person)
    told = state.notified_at if state else None
    return told is not None and (player.awaited_since or 0.0) <= told < _first_due(row)


def _was_called(connection: Connection, row: PlayerRow, now: float) -> Iterable[str]:
    """A last call arrived: from now on there is all the time to answer that it promises."""
    player = player_rows.read_player(row)
    account = player.account
    if account is None or account.called_at is None or now - account.called_at < MOVED:
        return ()
    return _changed(connection, row, replace(player, account=replace(account, called_at=now)))


def _credit(connection: Connection, row: PlayerRow, now: float) -> Iterable[str]:
    """A question arrived late: until now no time ran, and a last call of it comes again when it is due."""
    since = row.awaited_since
    assert since is not None and row.person is not None
    key = "where code = ? and person = ? and began = ?"
    before = db.select_one(connection, StopRow, key, row.code, row.person, since)
    if before is None or before.why == RING:
        db.upsert(connection, StopRow(row.code, row.person, since, now, RING))
    player = player_rows.read_player(row)
    called = player.account.called_at if player.account else None
    if called is not None and called >= since and _has_time(connection, row, player, now):
        return _changed(connection, row, _uncalled(player, now))
    return clock_store.rederive(connection, [row.person])


def _has_time(connection: Connection, row: PlayerRow, player: Player, now: float) -> bool:
    """Whether somebody who was called has more time left than a last call leaves them."""
    table = db.select_one(connection, TableRow, "where code = ?", row.code)
    assert table is not None and player.account is not None and player.person is not None
    calendar = clock_store.calendar(connection, row.code, options.read_terms(table.terms).clock, player.person)
    return accounts.time_left(player.account, calendar, now) > accounts.notice(player.account)


def _uncalled(player: Player, now: float) -> Player:
    assert player.account is not None
    fresh = replace(player, account=replace(player.account, called_at=None))
    return replace(fresh, stand="own", stand_since=now) if player.stand == "called" else fresh


def _changed(connection: Connection, row: PlayerRow, player: Player) -> Iterable[str]:
    """Store a changed account; a transition under way reads the table anew."""
    assert player.person is not None
    db.upsert(connection, player_rows.player_row(row.code, row.seat, player))
    connection.execute("update tables set writes = writes + 1 where code = ?", (row.code,))
    return (row.code, *clock_store.rederive(connection, [player.person]))
