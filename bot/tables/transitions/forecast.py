"""When a game will most likely end: what is still to come of it, at the pace of those who play."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final

from bot.tables.values import DAY, HOUR, Pace, Snapshot
from rules.core import Length, StillToCome

LEAST: Final = 8  # waits at a table before anything is said
USUAL_WEIGHT: Final = 2.0  # waits that the usual wait of a pace weighs beside those of all at the table …
TABLE_WEIGHT: Final = 2.0  # … what is usual at the table beside a person's own …
# … and those over all their tables beside those here: among bots somebody answers ten questions in one sitting, among
# people one, so that the same person's waits are short at one table and long at another.
PERSON_WEIGHT: Final = 4.0
USUAL_MOST: Final = 6 * HOUR  # the usual wait, where the pace allows more
USUAL_SHARE: Final = 8  # … and else this part of the time there is at the start
SPREAD: Final = 1.8  # variance of a person's waits by the square of their mean: some take a minute, some a weekend
# The same of the whole: people go away, fall silent, and are played for. Fitted to simulated months; it widens the span
# and leaves its middle, as such a thing makes a game longer, or shorter where the caretaker answers at once.
UNFORESEEN: Final = 1.3
QUARTILE: Final = 0.6745  # standard deviations from the median to a quartile


@dataclass(frozen=True, slots=True)
class Habit:
    """How a person answers, over all their tables and here.

    `waits` have ended, and took `waited` seconds together with those that go on.
    """

    waits: int = 0
    waited: float = 0.0
    waits_here: int = 0
    waited_here: float = 0.0


@dataclass(frozen=True, slots=True)
class Forecast:
    """In half of the cases the game ends between these moments, in seconds since 1970."""

    earliest: float
    latest: float


def forecast(table: Snapshot, length: Length, moves: int, habits: Sequence[Habit], now: float) -> Forecast | None:
    """When a table will most likely end. `habits`: of the people who answer for themselves, over all their tables.

    None: the game was not measured, nobody plays, or the table is at rest.
    """
    to_come = length.after(len(table.players), moves)
    if not table.runs or to_come is None or not habits:
        return None
    seconds, variance = _remaining(to_come, len(table.players), habits, usual_wait(table.terms.clock))
    since = max(now, *(player.away_until or now for player in table.players if player and player.attends))
    relative = variance / seconds**2
    middle = seconds / sqrt(1 + relative)
    spread = sqrt(log(1 + relative + UNFORESEEN))
    return Forecast(since + middle * exp(-QUARTILE * spread), since + middle * exp(QUARTILE * spread))


def is_too_early(table: Snapshot) -> bool:
    """Whether too few waits have ended at a table to say anything."""
    return sum(player.account.waits for player in table.players if player and player.account) < LEAST


def usual_wait(pace: Pace) -> float:
    """Seconds that people usually take to answer at a pace."""
    return min(USUAL_MOST, pace.bank / USUAL_SHARE)


def usual_length(length: Length, seats: int, people: int, pace: Pace) -> float | None:
    """Seconds that a whole game usually takes with so many people among so many seats; None where nobody knows."""
    to_come = length.after(seats, 0)
    if to_come is None or not people:
        return None
    return _remaining(to_come, seats, [Habit()] * people, usual_wait(pace))[0]


def _remaining(to_come: StillToCome, seats: int, habits: Sequence[Habit], usual: float) -> tuple[float, float]:
    """Mean and variance of the time still to come, in seconds: bot players and the caretaker take none."""
    means = _means(habits, usual)
    alone, together = sum(means) / seats, slowest(means)
    waits = max(1.0, to_come.alone + to_come.together)
    seconds = max(to_come.alone * alone + to_come.together * together, alone)
    of_waits = SPREAD / waits
    of_length = (to_come.spread / waits) ** 2
    of_habits = sum(SPREAD * m**2 / (h.waits_here + PERSON_WEIGHT) for m, h in zip(means, habits, strict=True))
    return seconds, seconds**2 * (of_waits + of_length + of_habits / sum(means) ** 2)


def _means(habits: Sequence[Habit], usual: float) -> list[float]:
    """The mean wait of each person here, drawn to what is usual for them, and that to what is usual at the table."""
    waits, waited = sum(habit.waits for habit in habits), sum(habit.waited for habit in habits)
    here = (waited + USUAL_WEIGHT * usual) / (waits + USUAL_WEIGHT)
    return [_mean(habit, (habit.waited + TABLE_WEIGHT * here) / (habit.waits + TABLE_WEIGHT)) for habit in habits]


def _mean(habit: Habit, usual: float) -> float:
    return (habit.waited_here + PERSON_WEIGHT * usual) / (habit.waits_here + PERSON_WEIGHT)


def slowest(means: Collection[float]) -> float:
    """The mean of the longest of several waits with these means, drawn from exponential distributions."""
    rates, longest = [1 / mean for mean in means], 0.0
    for n in range(1, len(rates) + 1):
        share = sum(1 / sum(some) for some in combinations(rates, n))
        longest += share if n % 2 else -share
    return longest


def days(seconds: float) -> int:
    """Whole days, at least one."""
    return max(1, round(seconds / DAY))
