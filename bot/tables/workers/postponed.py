"""What a worker leaves alone for a while, because it failed."""

from __future__ import annotations

from collections.abc import Hashable, ValuesView
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class Postponed(Generic[Key]):
    """Tables or timers that are not tried again before a time, which is at most `longest` seconds away."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._until: dict[Key, float] = {}

    def __contains__(self, key: Key) -> bool:
        return key in self._until

    def __len__(self) -> int:
        return len(self._until)

    def put(self, key: Key, until: float) -> None:
        """Leave it alone until then, in seconds since 1970."""
        self._until[key] = until

    def free(self, now: float) -> None:
        """Let everything be tried again whose time has come, or that waits too long: the clock was set back."""
        self._until = {key: until for key, until in self._until.items() if now < until <= now + self._longest}

    @property
    def times(self) -> ValuesView[float]:
        """When each is tried again."""
        return self._until.values()
