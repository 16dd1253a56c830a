"""The search for the highest rate: raised while all is well, then halved in between."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

FASTER: Final = 1.6  # times, as long as no rate was too high
CLOSE: Final = 1.15  # a rate that was too high and so little above one that was not


@dataclass
class Rates:
    """What is tried next, and what was found so far; in moves a second."""

    next: float
    good: float = 0.0
    bad: float | None = None

    def note(self, *, good: bool) -> None:
        """What became of the rate that was tried."""
        if good:
            self.good = max(self.good, self.next)
        else:
            self.bad = self.next if self.bad is None else min(self.bad, self.next)
        if self.bad is None:
            self.next *= FASTER
        elif self.good:
            self.next = sqrt(self.good * self.bad)
        else:
            self.next = self.bad / FASTER

    @property
    def is_found(self) -> bool:
        """Whether a further try would tell little more."""
        return self.bad is not None and self.good > 0 and self.bad / self.good <= CLOSE
