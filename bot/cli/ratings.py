"""`python -m bot ratings`: recomputes all ratings from the finished games."""

from __future__ import annotations

import argparse
import asyncio

from bot.config import Settings
from bot.outcome import CannotDo, tell
from bot.tables.ratings import PlayerRatings
from db import DatabaseError, explained

from .maintenance import open_database


def ratings(settings: Settings, args: argparse.Namespace) -> int:
    """Recompute all ratings from the first game on; returns 0 if they are the same bit for bit, else 1."""
    return asyncio.run(_ratings(settings))


async def _ratings(settings: Settings) -> int:
    database = await open_database(settings.database)
    try:
        rated = PlayerRatings(database)
        before, after = await rated.all(), await rated.anew()
    except DatabaseError as bad:
        raise CannotDo(str(explained(settings.database, bad))) from None
    finally:
        await database.close()
    differing = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
    tell(f"{len(after)} ratings worked out anew; {differing or 'none'} differed from those kept before")
    return 1 if differing else 0
