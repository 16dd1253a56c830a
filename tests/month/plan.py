"""What is simulated: how many people, tables and days, what goes wrong when, and what is left out of it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Literal

from .people import DAY, FIRST, HOUR

BEGIN = datetime(2026, 10, 10, tzinfo=UTC).timestamp()  # a month with two ends of daylight saving time
SERVERS = 6
REMOVING = (1, 2)  # servers that remove the bot: one for some days, the other for good
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


PACES = ("leisurely", "relaxed", "daily", "lively", "own")
KINDS = ("table", "cup", "duplicate", "person", "server", "fault", "look")  # of what takes part, and can be left out


def drawn_terms(chance: random.Random, n: int) -> dict[str, object]:
    """What is agreed at table number n: every pace, every way to take back, half of the tables rated."""
    pace = chance.choices(PACES, (1, 1, 1, 1, 0.4))[0]
    terms: dict[str, object] = {"pace": pace, "undo": chance.choice(("free", "free", "consent", "never"))}
    terms["rated"] = ("experienced", "always")[n % 2]
    if pace == "own":
        terms |= {"bank": chance.choice((1, 4, 30)), "increment": chance.choice((0, 2, 12)), "cap": 60}
    return terms


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

    `without` names what is left out: `person 1003`, `table 7`, `fault full 0`, `look 1003 17`. All streams of chance
    belong to one of these, so that leaving one out changes nothing of another. `until`: days after which it ends,
    with everything drawn as for all its days. Cups and duplicates are played to their end beyond the last day.
    """

    seed: int
    days: float = 30.0
    tables: int = 60
    people: int = 40
    faults: float = 1.0
    wire: float = 1.0
    without: frozenset[str] = frozenset()
    only: frozenset[str] = frozenset()  # names; what else there is of their kinds is left out
    until: float | None = None
    cups: int = 0
    duplicates: int = 0

    @property
    def command(self) -> str:
        """The command that runs it again."""
        numbers = f"--seed {self.seed} --days {self.days:g} --tables {self.tables} --people {self.people}"
        numbers += f" --faults {self.faults:g} --wire {self.wire:g} --cups {self.cups} --duplicates {self.duplicates}"
        for option, names in (("--without", self.without), ("--only", self.only)):
            numbers += f" {option} {','.join(sorted(names)).replace(' ', '.')}" if names else ""
        return f"python -m tests.month {numbers}"

    def has(self, *name: object) -> bool:
        """Whether something takes part."""
        whole = " ".join(map(str, name))
        kind = whole.split(" ")[0]
        if whole in self.without or kind in self.without:
            return False
        return whole in self.only or not any(each.split(" ")[0] == kind for each in self.only)

    def names(self, kind: str, looks: Iterable[str] = ()) -> list[str]:
        """Everything of a kind that may take part; of looks only those that somebody took."""
        match kind:
            case "table":
                return [f"table {n}" for n in range(self.tables)]
            case "cup":
                return [f"cup {n}" for n in range(self.cups)]
            case "duplicate":
                return [f"duplicate {n}" for n in range(self.duplicates)]
            case "person":
                return [f"person {FIRST + n}" for n in range(self.people)]
            case "server":
                return [f"server {n}" for n in REMOVING] if self.faults else []
            case "fault":
                return [fault.name for fault in self.troubles()]
        return list(looks)

    def shortest(self, looks: Iterable[str] = ()) -> Plan:
        """The same plan in the fewest words: of each kind what is left out, what alone takes part, or the kind."""
        without, only = set[str](), set[str]()
        for kind in KINDS:
            known = self.names(kind, looks)
            names = known + sorted(name for name in self.without - {*known} if name.startswith(f"{kind} "))
            kept = [name for name in names if self.has(name)]
            left = [name for name in names if not self.has(name)]
            if left and len(kept) > len(left):
                without.update(left)
            elif left:
                only.update(kept)
                without.update(() if kept else (kind,))
        return replace(self, without=frozenset(without), only=frozenset(only))

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
