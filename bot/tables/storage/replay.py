"""Playing a table's log again, to find the state at one of its lines."""

from __future__ import annotations

import db
from db import Connection, DealRow
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
