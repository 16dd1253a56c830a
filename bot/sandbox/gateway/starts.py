"""Limits on session starts: a number per day for one token, and one at a time in each bucket of shards."""

import time
from collections.abc import Callable

from bot.sandbox.clock import Clock
from bot.sandbox.wire import JsonObject

DAY = 86_400.0
SPACING = 5.0  # seconds, at Discord


class Starts:
    """The session starts of one token; change the attributes before use."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.total = 1000  # per day
        self.max_concurrency = 1  # buckets; a shard's is its number modulo this
        self.spacing = 0.0  # seconds between two starts in a bucket
        self.most_guilds = 2500  # per session
        self.now: Callable[[], float] = time.monotonic  # clients wait real seconds even on a stopped clock
        self._used = 0
        self._since = 0.0
        self._latest: dict[int, float] = {}

    @property
    def remaining(self) -> int:
        """Return how many sessions can still be started today."""
        over = self.clock.now() - self._since >= DAY
        return self.total - (0 if over else self._used)

    @property
    def reset_after(self) -> float:
        """Return the seconds until all starts of a day are available again, 0 if none was used."""
        return self._since + DAY - self.clock.now() if self.remaining < self.total else 0.0

    def shown(self) -> JsonObject:
        """Return the session start limit object."""
        return {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": int(self.reset_after * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def take(self, shard: int) -> bool:
        """Count the start of a shard, or return False if its bucket had another one too recently."""
        bucket, now = shard % self.max_concurrency, self.now()
        if now - self._latest.get(bucket, -self.spacing) < self.spacing:
            return False
        self._latest[bucket] = now
        if self.remaining == self.total:
            self._since, self._used = self.clock.now(), 0
        self._used += 1
        return True

    def forget(self) -> None:
        """Reset the count, as for a new token."""
        self._used = 0
