"""Drops interactions that the gateway delivers twice: only the first delivery is answered."""

from __future__ import annotations

from typing import Final

from cachetools import FIFOCache

KEPT: Final = 1000  # a second delivery follows soon; after a restart the key of a submission recognises it


class Seen:
    """Remembers the ids of the newest interactions."""

    def __init__(self) -> None:
        self._ids: FIFOCache[int, None] = FIFOCache(KEPT)

    def add(self, id: int) -> bool:
        """Remember this interaction; False where it was delivered before."""
        if id in self._ids:
            return False
        self._ids[id] = None
        return True
