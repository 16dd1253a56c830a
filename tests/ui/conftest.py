"""What tests of handlers share: the services of a host that is not connected."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.tables import Tables
from bot.ui.interactions.services import Services
from db import Database
from rules import GAMES
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """The services of a host that draws nothing, over an empty database."""
    database = await Database.open(fresh(tmp_path / "tables.db"))
    tables = Tables(database, MovableClock())
    await tables.begin()
    yield Services(tables, GAMES, discord.Client(intents=discord.Intents.none()))
    await database.close()
