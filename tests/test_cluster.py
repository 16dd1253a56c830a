"""Two gateways, couriers and processes for bots each: one is killed, halted, replaced; all are cut off, and refused."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from db.processes import LEASE
from rules import GAMES

from .cluster.__main__ import one_run
from .cluster.services import all_at_once, over_two
from .support import postgres

EVENTS, MOVES = 5, 300


@pytest.mark.crash
@pytest.mark.timeout(900)
@pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
@pytest.mark.thorough
async def test_whatever_befalls_one_process_people_are_answered_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    seed = int(os.environ.get("CRASH_SEED", 1))
    try:
        run = await one_run(tmp_path, seed, postgres.database_for(tmp_path), EVENTS, LEASE)
    finally:
        postgres.give_back()
        postgres.drop_all()
    print(run.figures, *run.told(), sep="\n")
    assert len(run.events) == EVENTS
    for what in ("killed", "halted"):
        assert min(run.seconds(what)) >= 0.75 * LEASE, "others wait for the end of a lease"
    assert set(run.by_game) == set(GAMES)
    assert min(run.by_game.values()) > EVENTS
    assert run.figures.by_people >= run.figures.acknowledged == sum(run.by_game.values())


@pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
@pytest.mark.thorough
async def test_no_press_is_refused_and_no_setting_lost_because_another_process_was_first(tmp_path: Path) -> None:
    try:
        counted = await over_two(postgres.database_for(tmp_path), MOVES, seed=1)
    finally:
        postgres.give_back()
        postgres.drop_all()
    print(counted)
    assert counted["moves"] >= MOVES and counted["pressed twice"] and counted["settings changed at once"]


@pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
@pytest.mark.thorough
async def test_who_answers_together_with_all_others_by_another_process_is_heard(tmp_path: Path) -> None:
    try:
        answers = await all_at_once(postgres.database_for(tmp_path), moments=16)
    finally:
        postgres.give_back()
        postgres.drop_all()
    assert answers >= 5 * 16
