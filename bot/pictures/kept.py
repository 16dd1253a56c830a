"""A thread-safe LRU cache bounded by bytes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import itemgetter
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

V = TypeVar("V")


class Kept(Generic[V]):
    """Values by key; above `most` bytes in total, the least recently used are dropped.

    `on_drop` is called with each key and value that was dropped, or that is itself larger than `most` and never kept.
    """

    def __init__(self, most: int, on_drop: Callable[[Hashable, V], None] | None = None) -> None:
        self._values: LRUCache[Hashable, tuple[V, int]] = LRUCache(most, getsizeof=itemgetter(1))
        self._on_drop, self._lock = on_drop, Lock()

    @property
    def bytes(self) -> int:
        """The total size of the values kept now."""
        return int(self._values.currsize)

    def get(self, key: Hashable) -> V | None:
        """The value kept under this key; None if there is none."""
        with self._lock:
            try:
                return self._values[key][0]
            except KeyError:
                return None

    def put(self, key: Hashable, value: V, size: int) -> None:
        """Keep a value of `size` bytes."""
        gone: list[tuple[Hashable, V]] = []
        with self._lock:
            self._values.pop(key, None)
            if size > self._values.maxsize:  # it would displace all others, and then itself
                gone.append((key, value))
            else:
                while self._values.currsize + size > self._values.maxsize:
                    oldest, (left, _) = self._values.popitem()
                    gone.append((oldest, left))
                self._values[key] = value, size
        if self._on_drop:  # outside the lock, as it is slow
            for oldest, left in gone:
                self._on_drop(oldest, left)
