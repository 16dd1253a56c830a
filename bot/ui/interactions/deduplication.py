"""Drops interactions that the gateway delivers twice: only the first delivery is answered."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

KEPT: Final = 1000  # a second delivery follows soon; after a restart the key of a submission recognises it


class Seen:
    """Remembers the ids of the newest interactions."""

    def __init__(self) -> None:
        self._ids: OrderedDict[int, None] = OrderedDict()

    def is_repeated(self, id: int) -> bool:
        """Whether this interaction was delivered before; remembers it."""
        if id in self._ids:
            return True
        self._ids[id] = None
        if len(self._ids) > KEPT:
            self._ids.popitem(last=False)
        return False
