"""When reminders are due: pure times, without database."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables import Brief, Hours, PersonSettings, Place
from bot.tables.transitions.reminder_policy import MOST_REMINDERS, Wait, free_at, good_hour_after, next_reminder
from bot.tables.values import DAY, HOUR

ANA = PersonSettings(1)
PARIS = Hours(0.0, "Europe/Paris")


def at(text: str) -> float:
    """A time in Paris as seconds since 1970."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Paris")).timestamp()


def wait(since: float, *, muted: bool = False, reminded: int = 0, last: float | None = None) -> Wait:
    brief = Brief("7F3K", "rattus", "running", Place(1, 2), 0, since)
    return Wait(brief, since, muted, reminded, last)


NOON = at("2026-11-23T12:00")


def next_of(
    waits: list[Wait], person: PersonSettings, hours: tuple[Hours, ...], rings: Sequence[float], now: float = NOON
) -> float | None:
    """When the next reminder is due, as reckoned at noon."""
    return next_reminder(waits, person, hours, rings, now)


@pytest.mark.parametrize("hours", [4, 12, 24, 48])
def test_the_first_comes_when_the_oldest_question_stood_so_long(hours: int) -> None:
    person = PersonSettings(1, remind=hours)  # type: ignore[arg-type]
    assert next_of([wait(NOON), wait(NOON + 60)], person, (), ()) == NOON + hours * HOUR


def test_nobody_is_reminded_who_does_not_want_it_or_has_nothing_to_answer() -> None:
    assert next_of([], ANA, (), ()) is None
    assert next_of([wait(NOON)], PersonSettings(1, remind=0), (), ()) is None
    assert next_of([wait(NOON)], PersonSettings(1, notices="nowhere"), (), ()) is None
    assert next_of([wait(NOON, muted=True)], ANA, (), ()) is None
    assert next_of([wait(NOON, reminded=MOST_REMINDERS, last=NOON)], ANA, (), ()) is None


def test_then_daily_at_the_good_hour_of_the_zone() -> None:
    told, now = wait(NOON, reminded=1, last=NOON + DAY), NOON + DAY
    assert next_of([told], ANA, (PARIS,), (), now) == at("2026-11-25T18:00")
    assert next_of([told], PersonSettings(1, good_hour=9), (PARIS,), (), now) == at("2026-11-25T09:00")
    assert next_of([told], ANA, (), (), now) == NOON + 2 * DAY, "without a zone at the hour of the first"


def test_the_good_hour_is_by_the_wall_over_a_change_of_time() -> None:
    assert good_hour_after(at("2026-10-24T18:00"), PARIS, 18) == at("2026-10-25T18:00")
    assert good_hour_after(at("2027-03-27T18:00"), PARIS, 18) == at("2027-03-28T18:00")


def test_what_falls_into_the_night_comes_when_it_ends() -> None:
    late = at("2026-11-23T23:00")
    assert next_of([wait(late)], ANA, (PARIS,), (), late) == at("2026-11-25T08:00")


def test_reminders_and_nudges_ring_once_an_hour_and_eight_times_a_day() -> None:
    assert free_at(()) == 0
    assert free_at([NOON, NOON - DAY / 2]) == NOON + HOUR
    eight = [NOON - n * 2 * HOUR for n in range(8)]
    assert free_at(eight) == NOON - 14 * HOUR + DAY
    assert next_of([wait(NOON - DAY)], ANA, (), eight) == NOON + 10 * HOUR


def test_what_was_due_long_ago_at_a_table_at_rest_waits_for_the_end_of_the_night_in_which_it_goes_on() -> None:
    """A promise of the month, seed 402: it was due in the past, so that it rang beside what the night had kept."""
    night = at("2026-11-24T01:00")
    assert next_of([wait(NOON - 9 * DAY)], ANA, (PARIS,), (), night) == at("2026-11-24T08:00")
    assert next_of([wait(NOON - 9 * DAY)], ANA, (), (), night) == night
