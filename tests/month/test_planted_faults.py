"""Faults planted in the product, and the promise that each of them breaks: the simulated month finds what it is for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
import structlog

from bot.tables.storage import clock_store, notification_store
from bot.tables.transitions import accounts
from bot.tables.transitions.calendar import Calendar

from .month import Plan, simulate

Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    """Faults are injected here: what the host logs of them is no news."""
    with structlog.testing.capture_logs():
        yield


def nights_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    """Clocks run through the quiet hours."""
    patch.setattr(clock_store, "hours_of", lambda connection, person: ())


def sounds_at_night(patch: pytest.MonkeyPatch) -> None:
    """The night is looked up, and forgotten."""
    patch.setattr(notification_store, "quiet_until", lambda rows, t: None)


def undo_pays(patch: pytest.MonkeyPatch) -> None:
    """Who takes back has all their time again."""
    before = accounts._after_an_undo

    def after(*args: Any, **options: Any) -> Any:
        account = before(*args, **options)
        return replace(account, left=account.left + 3600.0, back=account.back + 3600.0)

    patch.setattr(accounts, "_after_an_undo", after)


def a_resumed_clock_is_full(patch: pytest.MonkeyPatch) -> None:
    """Whenever a clock stops, what was left counts for nothing."""
    patch.setattr(accounts, "time_left", lambda account, calendar, now: account.left)


def time_appears(patch: pytest.MonkeyPatch) -> None:
    """An increment is added and not written down."""
    before = accounts._ended

    def ended(*args: Any, **options: Any) -> Any:
        account = before(*args, **options)
        return replace(account, left=account.left + 1.0)

    patch.setattr(accounts, "_ended", ended)


def until_ignores_the_nights(patch: pytest.MonkeyPatch) -> None:
    """The timer of an empty account is set by the wall."""
    patch.setattr(Calendar, "when", lambda self, since, seconds: since + seconds)


PLANTED: dict[Plant, str] = {
    nights_are_forgotten: "time|timers|ladder",
    sounds_at_night: "quiet",
    undo_pays: "undo-time",
    a_resumed_clock_is_full: "time",
    time_appears: "time",
    until_ignores_the_nights: "timers",
}


@pytest.mark.thorough
@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    broken = simulate(Plan(seed=3, days=4, tables=6, people=12, faults=0.0)).broken
    assert broken.split(":")[0] in PLANTED[plant].split("|"), broken or "nothing was found"
