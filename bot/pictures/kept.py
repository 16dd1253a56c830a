"""What is kept of what was used lately, bounded by its bytes; any thread may ask."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import itemgetter
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

V = TypeVar("V")


class Kept(Generic[V]):
    """Values by keys; what was not asked for the longest goes first once there are more bytes than `most`.

    `on_drop` is called with each key and value that went, or is larger than that and never stays.
    """

    def __init__(self, most: int, on_drop: Callable[[Hashable, V], None] | None = None) -> None:
        self._values: LRUCache[Hashable, tuple[V, int]] = LRUCache(most, getsizeof=itemgetter(1))
        self._on_drop, self._lock = on_drop, Lock()

    @property
    def bytes(self) -> int:
        """What is kept now."""
        return int(self._values.currsize)

    def get(self, key: Hashable) -> V | None:
        """What is kept under this key."""
        with self._lock:
            try:
                return self._values[key][0]
            except KeyError:
                return None

    def put(self, key: Hashable, value: V, size: int) -> None:
        """Keep a value of so many bytes."""
        gone: list[tuple[Hashable, V]] = []
        with self._lock:
            self._values.pop(key, None)
            if size > self._values.maxsize:  # all others would go, and it as well
                gone.append((key, value))
            else:
                while self._values.currsize + size > self._values.maxsize:
                    oldest, (left, _) = self._values.popitem()
                    gone.append((oldest, left))
                self._values[key] = value, size
        if self._on_drop:  # without the lock: it takes long
            for oldest, left in gone:
                self._on_drop(oldest, left)
