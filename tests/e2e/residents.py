"""Who lives through the week: where, how often they look, and what goes wrong meanwhile."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal, get_args

from tests.month.people import Habit

BEGIN: Final = datetime(2026, 10, 20, tzinfo=UTC).timestamp()  # summer time ends in it
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
Trouble = Literal["restart", "off", "refused", "limited", "lost", "twice", "dropped", "unknown"]
TROUBLES: Final[tuple[Trouble, ...]] = get_args(Trouble)


@dataclass(frozen=True)
class Resident:
    """Somebody of the sandbox: where they live, how often they look in a day, and whether messages reach them."""

    zone: str
    visits: float
    closed: bool = False
    leaves: float = float("inf")  # after so many days, without a word
    goes_away: float = float("inf")  # after so many days, and says so

    def is_night(self, t: float) -> bool:
        """Whether these are their quiet hours, 22 to 8 by the wall; nobody without a zone has any."""
        return Habit(0.0, self.zone, 22, 8).is_night(t)


RESIDENTS: Final = {
    "Ana": Resident("Europe/Paris", 5),
    "Bea": Resident("Asia/Kathmandu", 4),
    "Chloé": Resident("America/St_Johns", 4, goes_away=3.3),
    "Dan": Resident("", 3, closed=True),
    "Émile": Resident("Australia/Lord_Howe", 4, leaves=2.5),
}
SEATINGS: Final = (("Ana", "Bea"), ("Chloé", "Dan", "Émile"), ("Bea", "Émile"), ("Ana", "Dan", "Chloé"))
PACES: Final = ("daily", "lively", "leisurely", "lively")


def visits(seed: int, days: float) -> Iterator[tuple[float, str, str]]:
    """When who looks, never at night, and who goes away."""
    for name, who in RESIDENTS.items():
        chance, at = random.Random(f"{seed}/{name}/visits"), BEGIN
        while (at := at + chance.expovariate(who.visits / DAY)) < BEGIN + min(days, who.leaves) * DAY:
            if not who.is_night(at):
                yield at, "looks", name
        if who.goes_away < days:
            yield BEGIN + who.goes_away * DAY, "goes away", name


def troubles(seed: int, days: float) -> Iterator[tuple[float, str, str]]:
    """What goes wrong when, about twice a day, each kind in turn."""
    chance, at, n = random.Random(f"{seed}/troubles"), BEGIN, seed
    while (at := at + chance.expovariate(2.0 / DAY)) < BEGIN + days * DAY:
        n += 1
        yield at, TROUBLES[n % len(TROUBLES)], "trouble:"
