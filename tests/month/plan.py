"""What is simulated: how many people, tables and days, what goes wrong when, and what is left out of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from .people import DAY, HOUR

BEGIN = datetime(2026, 10, 10, tzinfo=UTC).timestamp()  # a month with two ends of daylight saving time
SERVERS = 6
What = Literal["restart", "statement", "outage", "gateway", "ahead", "back", "second", "full", "hang", "channel"]
A_DAY: dict[What, float] = {
    "restart": 0.3,  # the process is killed and started again
    "statement": 0.5,  # the process is killed before one of the next statements of the database
    "outage": 0.3,  # no request reaches Discord
    "gateway": 0.1,  # the same, and the client notices
    "ahead": 0.05,  # somebody sets the clock
    "back": 0.05,
    "second": 0.1,
    "full": 0.15,  # the disk
    "hang": 0.2,  # the event loop is held for five seconds
    "channel": 0.1,  # a channel is deleted, and its table moved some time later
}
FOR: dict[What, tuple[float, ...]] = {
    "restart": (1.0, 60.0, 600.0, 4 * HOUR),
    "statement": (1.0, 60.0, 600.0),
    "outage": (10.0, 300.0, 2 * HOUR),
    "gateway": (60.0, 3000.0, 5 * HOUR),
    "ahead": (3 * HOUR,),
    "back": (-2 * HOUR,),
    "second": (-1.0, 1.0),
    "full": (60.0, 1200.0, 2 * HOUR),
    "hang": (5.0,),
    "channel": (2 * HOUR, 40 * HOUR),
}


@dataclass(frozen=True, order=True)
class Fault:
    """Something that goes wrong at a time, for so many seconds. `lot` decides what else there is to decide."""

    at: float
    what: What
    seconds: float
    lot: int
    name: str


@dataclass(frozen=True)
class Plan:
    """A simulation. `faults`: how much goes wrong, 1.0 is a bad month; `wire` the same for single requests.

    `without` names what is left out: `person 3`, `table 7`, `fault full 0`, `look 3 17`. All streams of chance belong
    to one of these, so that leaving one out changes nothing of another.
    """

    seed: int
    days: float = 30.0
    tables: int = 60
    people: int = 40
    faults: float = 1.0
    wire: float = 1.0
    without: frozenset[str] = frozenset()

    @property
    def command(self) -> str:
        """The command that runs it again."""
        numbers = f"--seed {self.seed} --days {self.days:g} --tables {self.tables} --people {self.people}"
        left_out = f" --without {','.join(sorted(self.without)).replace(' ', '.')}" if self.without else ""
        return f"python -m tests.month {numbers} --faults {self.faults:g} --wire {self.wire:g}{left_out}"

    def has(self, *name: object) -> bool:
        """Whether something takes part."""
        return " ".join(map(str, name)) not in self.without

    def chance(self, *purpose: object) -> random.Random:
        """A stream for one purpose."""
        return random.Random(f"{self.seed}/{'/'.join(map(str, purpose))}")

    def troubles(self) -> list[Fault]:
        """What goes wrong with the machine and the way to Discord, in order of time."""
        return sorted(fault for what in A_DAY for fault in self._troubles(what) if self.has(fault.name))

    def _troubles(self, what: What) -> Iterator[Fault]:
        chance, at, n = self.chance("fault", what), BEGIN, 0
        while self.faults:
            at += chance.expovariate(A_DAY[what] * self.faults / DAY)
            if at > BEGIN + self.days * DAY:
                return
            yield Fault(at, what, chance.choice(FOR[what]), chance.randrange(1 << 20), f"fault {what} {n}")
            n += 1
