"""The simulated month finds faults that are planted: some of them here, all by `python -m tests.month --planted`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog

from .planted import PLANTED, Planted, found

QUICK = ("until_ignores_the_nights", "sounds_at_night", "a_nonce_for_each_try")


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    """Faults are injected here: what the host logs of them is no news."""
    with structlog.testing.capture_logs():
        yield


@pytest.mark.parametrize(
    "planted", [pytest.param(each, id=each.plant.__name__) for each in PLANTED if each.plant.__name__ in QUICK]
)
@pytest.mark.thorough
def test_a_planted_fault_is_found(planted: Planted) -> None:
    figures = found(planted)
    assert figures.promise in planted.breaks.split(), figures.broken or "nothing was found"
