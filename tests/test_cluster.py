"""Two gateways, two couriers and a process for bot players: one is killed, one halted, one replaced under play."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from .cluster.__main__ import one_run
from .support import postgres

EVENTS, LEASE = 3, 4.0


@pytest.mark.crash
@pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
async def test_whatever_befalls_one_process_people_are_answered_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    seed = int(os.environ.get("CRASH_SEED", 1))
    try:
        run = await one_run(tmp_path, seed, postgres.database_for(tmp_path), EVENTS, LEASE)
    finally:
        postgres.give_back()
        postgres.drop_all()
    print(run.figures, *run.told(), sep="\n")
    assert len(run.events) == EVENTS
    assert run.figures.by_people >= run.figures.acknowledged >= 2 * EVENTS
