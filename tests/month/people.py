"""People with habits: when they look, where they live, when they sleep, how they are told, when they are away."""

from __future__ import annotations

import random
from bisect import bisect_right
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from itertools import accumulate
from typing import Literal
from zoneinfo import ZoneInfo

from bot.tables import Person

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
FIRST = 1000  # the id of the first person
ZONES = (
    *("Europe/Paris", "Europe/London", "America/New_York", "America/St_Johns", "America/Sao_Paulo"),
    *("Africa/Casablanca", "Asia/Kathmandu", "Asia/Tokyo", "Australia/Lord_Howe", "Pacific/Kiritimati"),
)
NIGHTS = ((0, 0), (0, 6), (23, 7), (22, 8))  # hours of the wall clock; alike: none
NAMES = (
    *("Ana", "Bea", "Chloé", "Dan", "Émile", "Fay", "Gus", "Hana", "Ivo", "Jo"),
    *("Kim", "Lea", "Max", "Noa", "Ole", "Pia", "Quinn", "Rui", "Sam", "Tam"),
)
CLOCKS_FROM = DAY  # seconds after which a change of hours holds for clocks
QUARTER = 15  # minutes
LONGEST_NIGHT = 600  # minutes of a night in which no clock runs


@dataclass(frozen=True)
class Habit:
    """A zone with quiet hours, from `since` on."""

    since: float
    zone: str
    begins: int  # hours of the wall clock
    ends: int

    def is_night(self, t: float) -> bool:
        """Whether the wall clock there shows a quiet hour."""
        if not self.zone or self.begins == self.ends:
            return False
        hour = datetime.fromtimestamp(t, ZoneInfo(self.zone)).hour
        return self.begins <= hour < self.ends if self.begins < self.ends else not self.ends <= hour < self.begins


@dataclass
class Away:
    """A time away, announced or not."""

    begin: float
    until: float
    said: bool
    choice: Literal["wait", "care", "offer"]


@dataclass
class Somebody:
    """A person of the simulation."""

    person: Person
    visits: float  # a day
    habits: list[Habit]
    notices: Literal["dm", "channel", "nowhere"] = "dm"
    aways: list[Away] = field(default_factory=list)
    closed: list[tuple[float, float]] = field(default_factory=list)  # when Discord refuses direct messages to them
    gone: tuple[float, float] = (float("inf"), float("inf"))  # vanished from, until
    mutes: bool = False
    takes_seats: bool = False
    offers: bool = False
    prepares: bool = False
    nudges: float = 0.0  # how often, of the looks at a table that waits for others
    erases: float = 0.0  # when everything about them goes; 0: never

    @property
    def id(self) -> int:
        """The id at Discord."""
        return self.person.id

    def habit(self, t: float) -> Habit:
        """What holds for sounds at this time."""
        return self.habits[max(0, bisect_right([habit.since for habit in self.habits], t) - 1)]

    def is_out(self, t: float) -> bool:
        """Whether they look at nothing now."""
        return self.gone[0] <= t < self.gone[1] or any(away.begin <= t < away.until for away in self.aways)

    def is_closed(self, t: float) -> bool:
        """Whether Discord refuses direct messages to them now."""
        return any(a <= t < b for a, b in self.closed)

    def rested(self, a: float, b: float, begin: float, end: float) -> float:
        """Seconds between a and b in which no clock of theirs runs for the night, reckoned minute by minute."""
        total = 0.0
        for n, habit in enumerate(self.habits):
            held = (
                habit.since + CLOCKS_FROM,
                self.habits[n + 1].since + CLOCKS_FROM if n + 1 < len(self.habits) else end,
            )
            lower, upper = max(a, held[0]), min(b, held[1])
            if lower < upper and habit.zone and habit.begins != habit.ends:
                sums = _sums(habit.zone, habit.begins, habit.ends, int(begin // MINUTE), int(end // MINUTE))
                total += _at(sums, upper, begin) - _at(sums, lower, begin)
        return total

    def told(self) -> str:
        """The person in words."""
        habit = self.habits[-1]
        quiet = f", quiet {habit.begins}–{habit.ends}" if habit.zone and habit.begins != habit.ends else ""
        return f"{self.person.name} ({habit.zone or 'no zone'}{quiet}, {self.notices})"


@lru_cache(maxsize=64)
def _sums(zone: str, begins: int, ends: int, first: int, last: int) -> list[float]:
    """For each minute from first to last how many seconds of night lay before it."""
    habit, run, night, nights = Habit(0.0, zone, begins, ends), 0, False, []
    for minute in range(first - 1440, last):
        if minute % QUARTER == 0 or minute == first - 1440:  # every zone is whole quarters of an hour from UTC
            night = habit.is_night(minute * MINUTE)
        run = run + 1 if night else 0
        if minute >= first:
            nights.append(MINUTE if 0 < run <= LONGEST_NIGHT else 0.0)
    return [0.0, *accumulate(nights)]


def _at(sums: list[float], t: float, begin: float) -> float:
    minutes = (t - begin // MINUTE * MINUTE) / MINUTE
    whole = min(int(minutes), len(sums) - 2)
    return sums[whole] + (sums[whole + 1] - sums[whole]) * (minutes - whole)


def drawn(seed: int, n: int, begin: float, days: float) -> list[Somebody]:
    """So many people; each is drawn from a stream of their own."""
    return [_somebody(random.Random(f"{seed}/person {i}"), i, begin, days) for i in range(n)]


def _somebody(chance: random.Random, i: int, begin: float, days: float) -> Somebody:
    name = NAMES[i % len(NAMES)] + (str(i // len(NAMES) + 1) if i >= len(NAMES) else "")
    zone = "" if chance.random() < 0.3 else chance.choice(ZONES)
    habits = [Habit(begin, zone, *chance.choice(NIGHTS))]
    if zone and chance.random() < 0.15:
        moved = begin + 8 * DAY + chance.randrange(int(max(1, days - 8))) * DAY + 43_200.0
        habits.append(Habit(moved, chance.choice(ZONES), *chance.choice(NIGHTS)))
    who = Somebody(Person(FIRST + i, name, chance.choice(("en-GB", "fr"))), chance.choice((0.5, 1, 2, 3, 5, 8)), habits)
    who.notices = chance.choices(("dm", "channel", "nowhere"), (0.85, 0.1, 0.05))[0]
    if chance.random() < 0.25:
        a = begin + chance.uniform(0.1, max(0.2, days * 0.8)) * DAY
        b = a + chance.uniform(3, 14) * DAY
        who.aways.append(Away(a, b, chance.random() < 0.7, chance.choices(("wait", "care", "offer"), (5, 3, 2))[0]))
    if chance.random() < 0.15:
        a = begin + chance.uniform(0.05, days * 0.7) * DAY
        who.gone = a, a + chance.uniform(3, 20) * DAY if chance.random() < 0.5 else float("inf")
    if chance.random() < 0.2:
        a = begin + chance.uniform(0, days * 0.8) * DAY
        who.closed.append((a, a + chance.uniform(0.1, 4) * DAY))
    who.mutes, who.takes_seats = chance.random() < 0.1, chance.random() < 0.2
    who.offers, who.prepares = chance.random() < 0.1, chance.random() < 0.3
    who.nudges = chance.choice((0.0, 0.0, 0.02, 0.2))
    if who.aways and chance.random() < 0.3:  # a second time, which may lie in the first
        a = who.aways[0].begin + chance.uniform(0, 12) * DAY
        who.aways.append(Away(a, a + chance.uniform(1, 5) * DAY, True, chance.choice(("wait", "care", "offer"))))
    if chance.random() < 0.05:
        who.erases = begin + chance.uniform(0.2, 0.9) * days * DAY
    return who
