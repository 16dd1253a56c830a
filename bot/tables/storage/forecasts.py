"""What a forecast needs from the database: how many moves were played, and how those at the table answer."""

from __future__ import annotations

import db
from bot.tables.transitions.absence import attends
from bot.tables.transitions.forecast import Habit
from bot.tables.values import Snapshot
from db import Connection, PlayerRow

from .player_rows import read_player

REMEMBERED = 40  # waits of a person: as so many all of theirs count

_MOVES = "select count(*) from log where code = ? and not undone and json_extract(action, '$.choice') is not null"


def evidence_of(connection: Connection, table: Snapshot) -> tuple[int, tuple[Habit, ...]]:
    """The moves in the log, and the habits over all their tables of the people who answer for themselves."""
    (moves,) = connection.execute(_MOVES, (table.code,)).fetchone()
    people = [p.person for p in table.players if p and p.person is not None and attends(p)]
    return moves, tuple(_habit(connection, person) for person in people)


def _habit(connection: Connection, person: int) -> Habit:
    rows = db.select(connection, PlayerRow, "where person = ? and account is not null", person)
    accounts = [player.account for player in map(read_player, rows) if player.account]
    waits, waited = sum(a.waits for a in accounts), sum(a.waited for a in accounts)
    share = min(1.0, REMEMBERED / waits) if waits else 1.0
    return Habit(round(waits * share), waited * share)
