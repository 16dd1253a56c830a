"""Whether the bot is connected to Discord's gateway, and since when it is not."""

from __future__ import annotations

from bot import metrics
from bot.clock import Clock


class GatewayState:
    """Kept by the host from the events of its client."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.lost_at: float | None = clock.now()  # seconds since 1970; None: connected

    def connected(self) -> None:
        """The connection stands, for the first time or again."""
        self.lost_at = None

    def lost(self) -> None:
        """The connection is gone. Tries to connect that fail call this again."""
        if self.lost_at is None:
            self.lost_at = self._clock.now()
            metrics.GATEWAY_LOSSES.inc()
