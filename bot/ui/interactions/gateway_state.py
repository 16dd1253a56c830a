"""Whether the bot is connected to Discord's gateway, and since when it is not."""

from __future__ import annotations

from bot import metrics
from bot.clock import Clock


class GatewayState:
    """Kept by the bot client from its events: connected only while all its shards are."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lost: set[int | None] = {None}  # shards; None until all were connected for the first time
        self.lost_at: float | None = clock.now()  # seconds since 1970; None: connected

    @property
    def is_starting(self) -> bool:
        """Whether some shard has not been connected yet."""
        return None in self._lost

    def connected(self, shard: int | None) -> None:
        """A shard is connected again; None: all are, for the first time."""
        self._lost.discard(shard)
        if not self._lost:
            self.lost_at = None

    def lost(self, shard: int) -> None:
        """A shard has no connection. Tries to connect that fail call this again."""
        self._lost.add(shard)
        if self.lost_at is None:
            self.lost_at = self._clock.now()
            metrics.GATEWAY_LOSSES.inc()
