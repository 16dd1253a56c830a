"""A few days of the simulated month: nothing that was promised is broken, and the same seed gives the same days."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog

from .plan import Plan
from .run import simulate

DAYS = Plan(seed=11, days=1, tables=6, people=12, cups=1, duplicates=1)


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    """Faults are injected here: what the host logs of them is no news."""
    with structlog.testing.capture_logs():
        yield


def test_some_days_keep_every_promise_and_the_same_seed_gives_the_same_days() -> None:
    once, again = simulate(DAYS), simulate(DAYS)
    assert not once.broken, once.broken
    assert once.digest == again.digest
    assert once.events["cups over"] == once.events["deals compared"] == 1
    assert once.events["answers"] > 10 and once.events["sounds"] > 5
