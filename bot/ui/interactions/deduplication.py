"""Interactions that the gateway delivers twice: the first delivery is the one that is answered."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

KEPT: Final = 1000  # a second delivery follows at once; what outlives a restart is told by the submission's key


class Seen:
    """The ids of the newest interactions."""

    def __init__(self) -> None:
        self._ids: OrderedDict[int, None] = OrderedDict()

    def again(self, id: int) -> bool:
        """Whether this interaction was delivered before; remembered from now on."""
        if id in self._ids:
            return True
        self._ids[id] = None
        if len(self._ids) > KEPT:
            self._ids.popitem(last=False)
        return False
