"""A few days of the simulated month: nothing that was promised is broken, and the same seed gives the same days."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tests.support import postgres

from .plan import Plan
from .run import simulate

TOGETHER = Plan(seed=9, days=1, tables=0, people=10, cups=1, duplicates=1)
DAYS = Plan(seed=11, days=1, tables=6, people=12)


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    """Faults are injected here: what the host logs of them is no news."""
    with structlog.testing.capture_logs():
        yield


def test_some_days_keep_every_promise_and_the_same_seed_gives_the_same_days() -> None:
    once, again = simulate(DAYS), simulate(DAYS)
    assert not once.broken, once.broken
    assert once.digest == again.digest
    assert once.events["answers"] > 10 and once.events["sounds"] > 5


@pytest.mark.thorough
def test_a_cup_ends_with_its_results_and_a_duplicate_with_its_comparison() -> None:
    figures = simulate(TOGETHER)
    assert not figures.broken, figures.broken
    assert figures.events["cups over"] == figures.events["deals compared"] == 1
    assert figures.events["looks at deals"] > 10


@pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
@pytest.mark.thorough
def test_some_days_keep_every_promise_on_a_server(tmp_path: Path) -> None:
    try:
        figures = simulate(DAYS, server=postgres.database_for(tmp_path))
    finally:
        postgres.give_back()
        postgres.drop_all()
    assert not figures.broken, figures.broken
    assert figures.events["answers"] > 10 and figures.events["sounds"] > 5
