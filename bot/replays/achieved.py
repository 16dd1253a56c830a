"""Finds the achievements that seats have earned, by playing finished games again."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.achievements import VERSION, PlayedSeat, earned_by
from bot.faults import log_fault
from bot.tables import Tables
from bot.tables.storage.records import BadRecord
from bot.tables.values import BrokenTable, UnseenGame
from rules.core import Refused

from .cache import played_of
from .played import PlayedGame

BATCH_SIZE: Final = 8  # games per call


async def look_back(tables: Tables, person: int) -> int:
    """Check a person's next finished games and store what they earned. Returns how many games are left."""
    for game in await tables.achieved.unseen(person, VERSION, BATCH_SIZE):
        await tables.achieved.keep(person, game.code, VERSION, await _earned(tables, game))
    return await tables.achieved.left(person, VERSION)


async def _earned(tables: Tables, game: UnseenGame) -> tuple[str, ...]:
    """What somebody has earned in a game; nothing, and a line in the log, if it cannot be played again."""
    try:
        played = await played_of(tables, await tables.look(game.code))
        return await asyncio.to_thread(earned_in, played, game.seat)
    except (BadRecord, BrokenTable, Refused) as error:
        log_fault("a finished game cannot be looked at for achievements", error, table=game.code)
        return ()


def earned_in(played: PlayedGame, seat: int) -> tuple[str, ...]:
    """The keys of what a seat has earned; none while the game runs. Only what everybody could read counts."""
    result = played.table.result
    if result is None:
        return ()
    end = played.game.view(played.states[-1], None)
    events = tuple(entry.event.seen_by(None) for entry in played.entries)
    return earned_by(played.game.key, PlayedSeat(seat, max(played.game.seats), end, result, events))
