"""Nudges: a player asks another, courteously, to go on."""

from __future__ import annotations

from functools import partial
from typing import Final

import db
from bot.clock import Clock
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.notification_policy import way_to
from bot.tables.transitions.topics import NUDGE
from bot.tables.transitions.transition import at_rest
from bot.tables.values import Player, Snapshot, refused
from bot.tables.values.clock import DAY
from bot.tables.values.nights import quiet_until
from db import Connection, Database, NudgeRow, StopRow
from rules.core import Arg

from . import settings_rows
from .commit import enqueue
from .hours_store import hours_of
from .message_registry import MessageRegistry

OPEN_FOR: Final = 6 * 3600.0  # seconds that a question is open before anybody may nudge


class Nudges:
    """Who may nudge whom, and what of it sounds."""

    def __init__(self, database: Database, clock: Clock, messages: MessageRegistry) -> None:
        self._database, self._clock, self._messages = database, clock, messages

    async def nudge(self, table: Snapshot, asker: int, seat: int) -> float | None:
        """Nudge the player of a seat. Returns when it reaches them at the latest; None: at once.

        Refusals: not_running, those of `at_rest`, not_seated, nudge_yourself, nudge_bot, nudge_not_asked (name),
        nudge_away (name, until), nudge_soon (name, until).
        """
        player = _nudged(table, asker, seat)
        until = await self._database.write(
            partial(_store, table=table, player=player, asker=asker, now=self._clock.now())
        )
        self._messages.tell()
        return until


def _nudged(table: Snapshot, asker: int, seat: int) -> Player:
    """The player to nudge, where that depends on the table alone."""
    own = table.seat_of(asker)
    player = table.players[seat] if 0 <= seat < len(table.players) else None
    if table.status != "running":
        raise refused("not_running")
    if not table.runs:
        raise at_rest(table)
    if own is None:
        raise refused("not_seated")
    if own == seat:
        raise refused("nudge_yourself")
    if player is None or player.person is None:
        raise refused("nudge_bot")
    if player.awaited_since is None or player.is_cared_for:
        raise refused("nudge_not_asked", name=player.name)
    return player


def _store(connection: Connection, table: Snapshot, player: Player, asker: int, now: float) -> float | None:
    person, since = player.person, player.awaited_since
    assert person is not None and since is not None
    away = """where person = ? and code in ('', ?) and why = 'away' and began <= ? and (ended is null or ended > ?)
        order by ended desc nulls last"""
    if (stop := db.select_one(connection, StopRow, away, person, table.code, now, now)) is not None:
        raise refused("nudge_away", name=player.name, until=int(stop.ended or now))
    before = db.select_one(
        connection, NudgeRow, "where code = ? and person = ? and asker = ?", table.code, person, asker
    )
    again = before.at + DAY if before and before.at <= now else 0.0  # later: the clock was set back
    possible = max(since + OPEN_FOR, again)
    if now < possible:
        raise refused("nudge_soon", name=player.name, since=int(since), until=int(possible))
    db.upsert(connection, NudgeRow(table.code, person, asker, now))
    _enqueue(connection, table, person, since, now)
    return quiet_until(hours_of(connection, person), now)


def _enqueue(connection: Connection, table: Snapshot, person: int, since: float, now: float) -> None:
    nudges = db.select(connection, NudgeRow, "where code = ? and person = ? and at >= ?", table.code, person, since)
    seats = tuple(seat for nudge in nudges if (seat := table.seat_of(nudge.asker)) is not None)
    match way_to(settings_rows.settings_of(connection, person)):
        case "dm":
            facts: dict[str, Arg] = {"seats": seats, "n": len(seats)}
            enqueue(connection, table.code, PlannedMessage("notice", person, NUDGE, facts, sound=True), now)
        case "channel":
            mention = PlannedMessage("mention", None, NUDGE, {"people": (person,)}, sound=True)
            enqueue(connection, table.code, mention, now)
