"""Ten kills of the bot under play; `make crash` does two hundred, while the disk fills up and the clock is set."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from .crash.__main__ import one_night
from .support import postgres

KILLS, KILLS_ON_SERVER = 10, 3


@pytest.mark.crash
@pytest.mark.thorough
async def test_no_acknowledged_move_is_lost_and_no_message_doubled_when_the_bot_is_killed(tmp_path: Path) -> None:
    seed = int(os.environ.get("CRASH_SEED", 1))
    figures = await one_night(tmp_path, seed, KILLS, troubles=False)
    print(figures)
    assert figures.kills.total() == KILLS
    assert figures.acknowledged >= KILLS
    assert figures.by_people >= figures.acknowledged
    assert figures.running + figures.finished > 0


@pytest.mark.crash
@pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
@pytest.mark.thorough
async def test_nothing_is_lost_or_doubled_on_a_server_when_the_bot_is_killed(tmp_path: Path) -> None:
    seed, kills = int(os.environ.get("CRASH_SEED", 1)), KILLS_ON_SERVER
    try:
        server = postgres.database_for(tmp_path)
        figures = await one_night(tmp_path, seed, kills, server=server, troubles=False)
    finally:
        postgres.give_back()
        postgres.drop_all()
    print(figures)
    assert figures.kills.total() == KILLS_ON_SERVER
    assert figures.by_people >= figures.acknowledged >= KILLS_ON_SERVER
