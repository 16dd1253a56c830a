"""Repair by hand: show what is stored for one table, and set it to an earlier state."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import db
from bot.clock import Clock
from bot.tables.transitions import options
from bot.tables.transitions.transition import TakenBack, Transition
from bot.tables.transitions.undo import first_move
from bot.tables.values import BrokenTable, Snapshot
from bot.tables.values.timing import Timing
from db import Connection, Database, LogRow, StateRow
from db import tables as rows
from rules.core import AnyGame, Event, State

from . import commit, records, replay, serialization

REPLAY = "log"  # set the table to the log played again, rather than to a stored state


class CannotRepair(Exception):
    """Nothing was changed; the message says why, for the operator."""


@dataclass(frozen=True, slots=True)
class StoredState:
    """A stored state; the table can be set to it unless there is a `fault`."""

    line: int
    mover: int | None
    revision: int
    fault: str


@dataclass(frozen=True, slots=True)
class StoredLine:
    """A line of the log: who did what, and whether it was taken back."""

    line: int
    at: float
    revision: int
    seat: int | None
    action: str
    undone: bool


@dataclass(frozen=True, slots=True)
class Stored:
    """What is stored for one table."""

    code: str
    game: str
    status: str
    fault: str  # why the table cannot be read; "" if it can
    states: tuple[StoredState, ...]
    log: tuple[StoredLine, ...]
    replay_fault: str  # why the log cannot be played again


async def list_broken(database: Database, games: Mapping[str, AnyGame]) -> tuple[tuple[str, str], ...]:
    """The codes of running tables that cannot be read, each with the reason. Slow: it reads them all."""
    broken = []
    for code in await database.read(rows.running):
        whole = await database.read(partial(rows.whole, code=code))
        try:
            if whole:
                serialization.read_table(games, whole)
        except BrokenTable as bad:
            broken.append((code, bad.reason))
    return tuple(broken)


async def show(database: Database, games: Mapping[str, AnyGame], code: str) -> Stored:
    """What is stored for one table, nothing changed. Raises `CannotRepair` for an unknown one."""
    return await database.read(partial(_show, games=games, code=code))


async def set_to(
    database: Database, games: Mapping[str, AnyGame], clock: Clock, code: str, to: int | str, backup: Path
) -> int:
    """Set a table to a stored state (its line) or to the log played again (`REPLAY`); returns the new revision.

    A copy of the database is written to `backup` first. The bot may run meanwhile. Raises `CannotRepair`, or
    `db.BadDatabase` where the copy cannot be written.
    """
    await database.read(partial(_plan, games=games, code=code, to=to, now=clock.now()))
    await database.backup(backup)

    def work(connection: Connection) -> int:
        action = _plan(connection, games, code, to, clock.now())
        if to == REPLAY:
            db.delete(connection, StateRow, "code = ?", code)
        action.complete()
        commit.commit(connection, action, commit.Origin(), Timing())
        return action.table.revision

    return await database.write(work)


def _show(connection: Connection, games: Mapping[str, AnyGame], code: str) -> Stored:
    whole, game = _whole(connection, games, code)
    fault = replay_fault = ""
    try:
        serialization.read_table(games, whole)
    except BrokenTable as broken:
        fault = broken.reason
    try:
        _replayed(connection, game, whole)
    except CannotRepair as cannot:
        replay_fault = str(cannot)
    states = tuple(_stored(game, row) for row in rows.stack(connection, code))
    lines = db.select(connection, LogRow, "where code = ? order by line", code)
    log = tuple(StoredLine(r.line, r.at, r.revision, r.seat, r.action or r.events, bool(r.undone)) for r in lines)
    return Stored(code, whole.table.game, whole.table.status, fault, states, log, replay_fault)


def _stored(game: AnyGame, row: StateRow) -> StoredState:
    try:
        return StoredState(row.line, row.mover, game.load(json.loads(row.state)).revision, "")
    except serialization.BAD as bad:
        return StoredState(row.line, row.mover, -1, f"{type(bad).__name__}: {bad}")


def _whole(connection: Connection, games: Mapping[str, AnyGame], code: str) -> tuple[rows.Whole, AnyGame]:
    whole = rows.whole(connection, code)
    if whole is None:
        raise CannotRepair(f"there is no table {code}")
    if whole.table.game not in games:
        raise CannotRepair(f"table {code} plays {whole.table.game!r}, which this program does not have")
    return whole, games[whole.table.game]


def _plan(connection: Connection, games: Mapping[str, AnyGame], code: str, to: int | str, now: float) -> Transition:
    """The transition that repairs the table, not yet stored."""
    whole, game = _whole(connection, games, code)
    if whole.table.started is None or whole.table.status == "closed":
        raise CannotRepair(f"table {code} is {whole.table.status}: there is nothing to set it to")
    if whole.table.status == "over" and rows.is_taken(connection, whole.table.channel, other_than=code):
        raise CannotRepair(f"table {code} is over, and another one stands in its channel: end or move that first")
    if to == REPLAY:
        return _to_replay(connection, game, games, whole, now)
    return _to_stored(connection, game, games, whole, to, now)


def _to_replay(
    connection: Connection, game: AnyGame, games: Mapping[str, AnyGame], whole: rows.Whole, now: float
) -> Transition:
    state = _replayed(connection, game, whole)
    state.bar_undo("table_repaired")
    return _transition(connection, games, game, whole, state, now)


def _to_stored(
    connection: Connection, game: AnyGame, games: Mapping[str, AnyGame], whole: rows.Whole, to: int | str, now: float
) -> Transition:
    stack = rows.stack(connection, whole.table.code)
    at = next((i for i, row in enumerate(stack) if row.line == to), None)
    if at is None:
        lines = ", ".join(str(row.line) for row in stack)
        raise CannotRepair(f"table {whole.table.code} has no stored state at line {to}, but at {lines}")
    try:
        state = game.load(json.loads(stack[at].state))
    except serialization.BAD as bad:
        raise CannotRepair(f"the state at line {to} cannot be read: {bad}") from bad
    moves = rows.moves_standing(connection, whole.table.code, stack[at].line)
    first = first_move(moves, stack[at].line, stack[at + 1].line) if at + 1 < len(stack) else None
    back = 0 if first is None else sum(line >= first for line, _ in moves)
    transition = _transition(connection, games, game, whole, state, now, back=back, mover=stack[at].mover)
    transition.taken_back = TakenBack(stack[at].line, first)
    return transition


def _transition(
    connection: Connection,
    games: Mapping[str, AnyGame],
    game: AnyGame,
    whole: rows.Whole,
    state: State,
    now: float,
    back: int = 0,
    mover: int | None = None,
) -> Transition:
    """A transition to this state, under a revision that no press and no log line has had."""
    fresh = state.clone()
    fresh.revision = _highest_revision(connection, whole)
    fresh.put(())  # nobody is known to wait: all who are asked are called anew
    table = replace(_as_if(games, game, whole, state), state=fresh, outdated=False)
    transition = Transition(table, game, now)
    transition.table = replace(transition.table, status="running", result=None, ended=None, undo_request=None)
    done = {"back": back, "seat": -1} if back else None
    transition.reach(game.take_back(fresh, state), done, Event("table_repaired", {}), mover=mover)
    return transition


def _as_if(games: Mapping[str, AnyGame], game: AnyGame, whole: rows.Whole, state: State) -> Snapshot:
    stored = StateRow(whole.table.code, 0, None, serialization.text(game.save(state)))
    table = replace(whole.table, status="running", undo_request=None, result=None)
    try:
        return serialization.read_table(games, rows.Whole(table, whole.players, stored))
    except BrokenTable as broken:
        raise CannotRepair(f"more than the state is damaged: {broken.reason}") from broken


def _highest_revision(connection: Connection, whole: rows.Whole) -> int:
    (logged,) = connection.execute("select max(revision) from log where code = ?", (whole.table.code,)).fetchone()
    return int(logged or 0)


def _replayed(connection: Connection, game: AnyGame, whole: rows.Whole) -> State:
    """The state that the log leads to under the rules of this program."""
    try:
        seats = options.read_terms(whole.table.terms).seats
        return replay.replay_log(
            connection, game, whole.table.code, seats, options.read_options(game, whole.table.options)
        )
    except replay.NotDealt as missing:
        raise CannotRepair(str(missing)) from missing
    except records.BadRecord as bad:
        raise CannotRepair(f"the log cannot be played again: {bad}") from bad
    except serialization.BAD as bad:
        raise CannotRepair(f"the log cannot be read: {bad}") from bad
