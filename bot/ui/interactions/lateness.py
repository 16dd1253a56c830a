"""Tells which interactions come too late: their people read that nothing came of it, and may have tried again."""

from __future__ import annotations

from time import CLOCK_BOOTTIME, clock_gettime
from typing import Final

TOO_LATE: Final = 3.0  # seconds after which Discord takes no answer any more
DRIFT: Final = 1e-4  # seconds by which two clocks may part in a second
MOVED: Final = 60.0  # seconds for which everything is late where one of the clocks was moved, against all rules


class Lateness:
    """Measures the way of interactions to this process, by a clock that nobody sets and that goes on during sleep.

    That clock has nothing to do with Discord's, so only differences tell: an interaction is late by as much as it took
    longer than the quickest one.
    """

    def __init__(self) -> None:
        self._least: float | None = None  # between the two clocks, for the quickest
        self._measured = 0.0
        self._late_since: float | None = None

    def is_too_late(self, created: float, now: float | None = None) -> bool:
        """Whether one that was made at this time, in seconds by Discord's clock, can no longer be answered."""
        now = clock_gettime(CLOCK_BOOTTIME) if now is None else now
        took = now - created
        usual = took if self._least is None else self._least + (now - self._measured) * DRIFT
        self._least, self._measured = min(took, usual), now
        if took - self._least <= TOO_LATE:
            self._late_since = None
            return False
        if self._late_since is None:
            self._late_since = now
        if now - self._late_since < MOVED:
            return True
        self._least, self._late_since = took, None
        return False
