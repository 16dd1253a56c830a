"""What is kept of what was used lately, bounded by its bytes; any thread may ask."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

V = TypeVar("V")


class Kept(Generic[V]):
    """Values by keys; what was not asked for the longest goes first once there are more bytes than `most`.

    `on_drop` is called with each key and value that went.
    """

    def __init__(self, most: int, on_drop: Callable[[Hashable, V], None] | None = None) -> None:
        self.most, self.bytes, self._on_drop = most, 0, on_drop
        self._values: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> V | None:
        """What is kept under this key."""
        with self._lock:
            found = self._values.get(key)
            if found is None:
                return None
            self._values.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, value: V, size: int) -> None:
        """Keep a value of so many bytes."""
        gone: list[tuple[Hashable, V]] = []
        with self._lock:
            if key in self._values:
                self.bytes -= self._values.pop(key)[1]
            self._values[key] = value, size
            self.bytes += size
            while self.bytes > self.most:
                oldest, (left, bytes_) = self._values.popitem(last=False)
                self.bytes -= bytes_
                gone.append((oldest, left))
        if self._on_drop:
            for oldest, left in gone:
                self._on_drop(oldest, left)
