"""What a table needs to be dealt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Dealer:
    """Draws what decides a deal, and has the component data to deal from."""

    draw: Callable[[int], bytes]  # so many random bytes
    files_of: Callable[[str, str], str]  # the component data of a game and edition, as JSON text

    def under(self, secret: bytes) -> Dealer:
        """One that deals under this secret, which is known beforehand."""
        return replace(self, draw=lambda n: secret[:n])
