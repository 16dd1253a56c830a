"""Tells which interactions come too late: the people behind them read that they failed, and may have tried again."""

from __future__ import annotations

from time import CLOCK_BOOTTIME, clock_gettime
from typing import Final, NamedTuple

TOO_LATE: Final = 3.0  # seconds after which Discord takes no answer any more
DRIFT: Final = 1e-4  # seconds by which two clocks may part in a second
# If one of the clocks is set all the same, everything is late from then on, and by the same time. That is assumed
# after so many late interactions in a row, over so many seconds, whose times differ by less than so many seconds.
IN_A_ROW: Final = 3
OVER: Final = 60.0
APART: Final = 1.0


class _Late(NamedTuple):
    """Late interactions in a row that took about the same time: how many, since when, and how long."""

    n: int
    since: float
    took: float


_NONE: Final = _Late(0, 0.0, float("inf"))


class Lateness:
    """Measures how long interactions take to reach this process, by a clock that is never set and runs during sleep.

    That clock and Discord's share no zero, so only differences tell: an interaction is late by as much as it took
    longer than the quickest one.
    """

    def __init__(self) -> None:
        self._least: float | None = None  # between the two clocks, for the quickest
        self._measured = 0.0
        self._late = _NONE

    def measure(self, created: float, now: float | None = None) -> bool:
        """Measure one made at this time, in seconds by Discord's clock. True: it comes too late to be answered."""
        now = clock_gettime(CLOCK_BOOTTIME) if now is None else now
        took = now - created
        usual = took if self._least is None else self._least + (now - self._measured) * DRIFT
        self._least, self._measured = min(took, usual), now
        if took - self._least <= TOO_LATE:
            self._late = _NONE
            return False
        before = self._late if abs(took - self._late.took) < APART else _Late(0, now, took)
        self._late = before._replace(n=before.n + 1)
        if self._late.n < IN_A_ROW or now - before.since < OVER:
            return True
        self._least, self._late = took, _NONE
        return False
