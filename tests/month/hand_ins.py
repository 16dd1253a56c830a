"""Answers given beforehand: what is handed in was stored, is what the seat could have played, and comes once."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass, field

import db
from bot.tables import Snapshot
from db import AnswerRow, LogRow
from rules import GAMES
from rules.core import Move, Refused, State
from rules.core.saves import frozen

from .heard import Broken

BY = "prepared"


@dataclass
class HandIns:
    """Looks at each write that handed something in."""

    _stored: list[AnswerRow] = field(default_factory=list)  # before the write

    def written(self, connection: sqlite3.Connection, before: Snapshot | None, table: Snapshot) -> None:
        """Raises `Broken`."""
        lines = "where code = ? and line > ? and action is not null order by line"
        new = db.select(connection, LogRow, lines, table.code, before.lines if before else 0)
        if before and new and new[0].by == BY:
            self._handed_in(connection, before, table, new)

    def after(self, connection: sqlite3.Connection) -> None:
        """Keep what is stored now."""
        self._stored = db.select(connection, AnswerRow, "")

    def _handed_in(self, connection: sqlite3.Connection, before: Snapshot, table: Snapshot, new: list[LogRow]) -> None:
        seat = new[0].seat or 0
        player = before.players[seat]
        kept = [row for row in self._stored if (row.code, row.seat) == (table.code, seat)]
        if not kept:
            raise Broken("hand", f"an answer of seat {seat} was handed in that was not stored", table.code)
        if player is None or not player.hands_in or not before.runs:
            raise Broken("hand", f"an answer of seat {seat} was handed in while it rests", table.code)
        state = before.state
        for row in new:
            state = self._played(state, table, seat, row)
        left = db.select(connection, AnswerRow, "where code = ? and seat = ? and what = 'prepared'", table.code, seat)
        if any(row in kept for row in left if row.choice == json.loads(new[0].action or "{}")["choice"]):
            raise Broken("hand", f"what seat {seat} had prepared was handed in, and stays stored", table.code)

    def _played(self, state: State | None, table: Snapshot, seat: int, row: LogRow) -> State:
        action = json.loads(row.action or "{}")
        ask = next((ask for ask in state.asked if ask.seat == seat), None) if state else None
        if ask is None or row.seat != seat or ask.choice != action["choice"]:
            raise Broken("hand", f"seat {seat} was not asked what was handed in", table.code)
        try:
            move = Move(seat, ask.choice, tuple(map(frozen, action["pick"])), ask.revision)
            after: State = GAMES[table.game].play(state, move)[0]
            return after
        except Refused as refused:
            raise Broken(
                "hand", f"seat {seat} could not have played what was handed in: {refused}", table.code
            ) from None
