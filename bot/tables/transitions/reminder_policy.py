"""When a person is reminded of the tables that wait for them: pure functions of times in seconds since 1970."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.tables.values import Brief, Hours, PersonSettings
from bot.tables.values.clock import DAY, HOUR
from bot.tables.values.nights import quiet_until, zone_of

from .notification_policy import way_to

MOST_REMINDERS = 5  # reminders in one wait
APART = 12 * HOUR  # between a reminder and the next good hour
AFTER_A_CALL = 6 * HOUR  # seconds after a last call in which nobody is reminded of that table
LONGEST_ALARM = 3 * DAY  # seconds before any reminder: the longest wait before a first one, and a night after it
EVERY, A_DAY = HOUR, 8  # reminders and nudges that sound: one in so many seconds, and so many in a day


@dataclass(frozen=True, slots=True)
class Wait:
    """A table that waits for a person, and how often they were reminded since it does, over all its questions."""

    brief: Brief
    since: float
    muted: bool = False
    reminded: int = 0
    reminded_at: float | None = None
    until: float | None = None  # when the person's time is up as things stand; None where they play by no clock
    called_at: float | None = None  # when a last call told them so

    @property
    def takes_part(self) -> bool:
        """Whether a reminder names this table."""
        return not self.muted and self.reminded < MOST_REMINDERS


def next_reminder(
    waits: Sequence[Wait], person: PersonSettings, hours: Sequence[Hours], rings: Sequence[float], now: float
) -> float | None:
    """When the next reminder is due, never at night; None if there is none. `rings`: when those of a day sounded.

    One that was due long ago, at a table that was at rest until now, is due now, or when this night ends.
    """
    due = [_due(wait, person, hours, now) for wait in waits if wait.takes_part]
    if not due or not person.remind or way_to(person) == "nowhere":
        return None
    when = max(min(due), free_at(rings), now)
    return quiet_until(hours, when) or when


def free_at(rings: Sequence[float]) -> float:
    """From when on another reminder or nudge may sound."""
    newest = sorted(rings, reverse=True)
    hourly = newest[0] + EVERY if newest else 0.0
    daily = newest[A_DAY - 1] + DAY if len(newest) >= A_DAY else 0.0
    return max(hourly, daily)


def _due(wait: Wait, person: PersonSettings, hours: Sequence[Hours], now: float) -> float:
    called = 0.0 if wait.called_at is None else min(wait.called_at, now) + AFTER_A_CALL
    return max(_due_by_reminders(wait, person, hours, now), called)


def _due_by_reminders(wait: Wait, person: PersonSettings, hours: Sequence[Hours], now: float) -> float:
    first = min(wait.since, now) + person.remind * HOUR  # the clock may have been set back
    if not wait.reminded or wait.reminded_at is None:
        return first
    again = good_hour_after(min(wait.reminded_at, now), hours[-1] if hours else None, person.good_hour)
    return max(again, first)  # a new question of the same wait has its own time


def good_hour_after(t: float, hours: Hours | None, hour: int) -> float:
    """The next time it is this hour in the person's zone, half a day later at least; without a zone a day later."""
    if hours is None or not hours.zone:
        return t + DAY
    earliest = datetime.fromtimestamp(t + APART, zone_of(hours))
    good = earliest.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    return (good if good >= earliest else good + timedelta(days=1)).timestamp()  # by the wall
