"""What people ask of replays that costs work: done one after another, and refused while too many wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class WorkQueue:
    """One piece of work at a time; at most so many are under way or wait."""

    def __init__(self, most: int) -> None:
        self._most, self._turn, self._asked_for = most, asyncio.Lock(), 0

    @property
    def is_full(self) -> bool:
        """Whether so many wait that another one might come too late."""
        return self._asked_for >= self._most

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """Wait until all before it are done, and keep the place for the block."""
        self._asked_for += 1
        try:
            async with self._turn:
                yield
        finally:
            self._asked_for -= 1
