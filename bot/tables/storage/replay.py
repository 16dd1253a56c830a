"""Playing a table's log again, to find the state at one of its lines."""

from __future__ import annotations

import db
from bot.tables.values import Snapshot
from db import Connection, DealRow, MessageRow
from rules.core import AnyGame, State

from . import records


class NotDealt(Exception):
    """The table has no stored deal to begin from."""


def replay_log(
    connection: Connection, game: AnyGame, code: str, seats: int, chosen: object, until: int | None = None
) -> State:
    """The state that the log leads to, or its lines up to `until`, under the rules of this program.

    Raises `NotDealt`, `records.BadRecord` if it cannot be played again, `serialization.BAD` if it cannot be read.
    """
    deal = db.select_one(connection, DealRow, "where code = ?", code)
    if deal is None:
        raise NotDealt(f"table {code} was not dealt")
    replay = records.Replay()
    replay.deal(game, seats, bytes.fromhex(deal.secret), chosen)
    for number, move in enumerate(records.moves_of(connection, code, until), start=1):
        replay.apply(game, number, move)
    return replay.now


def state_shown(connection: Connection, game: AnyGame, table: Snapshot, kind: str, person: int) -> State | None:
    """The state that a message at Discord showed when it was last written; None if there is no such message.

    Raises what `replay_log` raises.
    """
    where = "where code = ? and kind = ? and person = ?"
    message = db.select_one(connection, MessageRow, where, table.code, kind, person)
    if message is None:
        return None
    return replay_log(connection, game, table.code, table.terms.seats, table.options, message.line)
