"""What a worker does not try again for a while after a failure."""

from __future__ import annotations

from collections.abc import Hashable, ValuesView
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class Postponed(Generic[Key]):
    """Tables or timers, each with the time of its next try, which is at most `longest` seconds away."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._until: dict[Key, float] = {}

    def __contains__(self, key: Key) -> bool:
        return key in self._until

    def __len__(self) -> int:
        return len(self._until)

    def put(self, key: Key, until: float) -> None:
        """Do not try it again before `until` (seconds since 1970)."""
        self._until[key] = until

    def free(self, now: float) -> None:
        """Drop every entry whose time has come, or that is more than `longest` away because the clock was set back."""
        self._until = {key: until for key, until in self._until.items() if now < until <= now + self._longest}

    @property
    def times(self) -> ValuesView[float]:
        """When each entry is tried again, in seconds since 1970."""
        return self._until.values()
