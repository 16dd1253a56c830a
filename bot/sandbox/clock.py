"""The time of the sandbox: real time, or a clock that tests move by hand."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime

FEW_ALARMS = 64


class Alarm:
    """Something due at a time; it can be cancelled."""

    __slots__ = ("action", "due")

    def __init__(self, due: float, action: Callable[[], None]) -> None:
        self.due = due
        self.action: Callable[[], None] | None = action

    def cancel(self) -> None:
        """Cancel the alarm; harmless if it has already rung."""
        self.action = None


class Clock:
    """Seconds since 1970 with alarms; `advance` moves it forward, and nothing else moves a stopped clock."""

    def __init__(self, *, stopped: bool = False) -> None:
        self._stopped_at = time.time() if stopped else None
        self._ahead = 0.0
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._tidy_at = FEW_ALARMS
        self._count = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Return the present time in seconds since 1970."""
        return (time.time() if self._stopped_at is None else self._stopped_at) + self._ahead

    def advance(self, seconds: float) -> None:
        """Move the clock forward and ring every alarm that is due by then."""
        self._ahead += seconds
        self._ring()

    def call_in(self, seconds: float, action: Callable[[], None]) -> Alarm:
        """Call `action` after this many seconds of this clock."""
        alarm = Alarm(self.now() + seconds, action)
        heapq.heappush(self._alarms, (alarm.due, next(self._count), alarm))
        if len(self._alarms) >= self._tidy_at:
            self._tidy()
        self._arm()
        return alarm

    def close(self) -> None:
        """Forget all alarms."""
        self._alarms.clear()
        self._arm()

    def _tidy(self) -> None:
        """Forget cancelled alarms; some would be due only in days."""
        self._alarms = [entry for entry in self._alarms if entry[2].action is not None]
        heapq.heapify(self._alarms)
        self._tidy_at = max(FEW_ALARMS, 2 * len(self._alarms))

    def _ring(self) -> None:
        while self._alarms and self._alarms[0][0] <= self.now():
            alarm = heapq.heappop(self._alarms)[2]
            if alarm.action is not None:
                alarm.action()
        self._arm()

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._alarms and self._alarms[0][2].action is None:
            heapq.heappop(self._alarms)
        if self._alarms and self._stopped_at is None:
            wait = max(0.0, self._alarms[0][0] - self.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)


def iso(seconds: float) -> str:
    """Return a time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
