"""What a forecast needs from the database: how many moves were played, and how those at the table answer."""

from __future__ import annotations

import db
from bot.tables.transitions.forecast import Habit
from bot.tables.values import LONGEST_WAIT, Player, Snapshot
from db import Connection, PlayerRow

from .player_rows import read_player

REMEMBERED = 40  # waits of a person: as so many all of theirs count

# A changed sealed answer has the number of the one before: nobody may tell by the forecast that it was changed.
_MOVES = """select count(distinct revision) from log
    where code = ? and undone = 0 and json_extract(action, '$.choice') is not null"""


def evidence_of(connection: Connection, table: Snapshot, now: float) -> tuple[int, tuple[Habit, ...]]:
    """The moves in the log, and the habits of the people who answer for themselves."""
    (moves,) = connection.execute(_MOVES, (table.code,)).fetchone()
    people = [player for player in table.players if player and player.person is not None and player.attends]
    return moves, tuple(_habit(connection, player, now) for player in people)


def _habit(connection: Connection, here: Player, now: float) -> Habit:
    """How a person answers; a wait that goes on counts by its time: who has been silent for days is slow already."""
    rows = db.select(connection, PlayerRow, "where person = ? and account is not null", here.person)
    players = [read_player(row) for row in rows]
    accounts = [player.account for player in players if player.account]
    waits, waited = sum(a.waits for a in accounts), sum(a.waited for a in accounts)
    share = min(1.0, REMEMBERED / waits) if waits else 1.0
    going_on = sum(_going_on(player, now) for player in players)
    waits_here, waited_here = (here.account.waits, here.account.waited) if here.account else (0, 0.0)
    return Habit(round(waits * share), waited * share + going_on, waits_here, waited_here + _going_on(here, now))


def _going_on(player: Player, now: float) -> float:
    """Seconds that a person has been awaited by now; 0 where they are not, or somebody plays for them."""
    account = player.account
    if player.awaited_since is None or account is None or account.wait_since is None or not player.attends:
        return 0.0
    return min(LONGEST_WAIT, max(0.0, now - account.wait_since))
