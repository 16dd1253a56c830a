"""Queues for expensive requests: done one after another, refused while too many wait, shared if they are the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class WorkQueue:
    """One piece of work at a time; `is_full` from `most` pieces that run or wait."""

    def __init__(self, most: int) -> None:
        self._most, self._turn, self._asked_for = most, asyncio.Lock(), 0

    @property
    def is_full(self) -> bool:
        """Whether so many wait that a further one might be done too late."""
        return self._asked_for >= self._most

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """Wait until all earlier ones are done, and hold the turn during the block."""
        self._asked_for += 1
        try:
            async with self._turn:
                yield
        finally:
            self._asked_for -= 1


class SharedWork(Generic[T]):
    """Running work by key: whoever asks for the same work meanwhile waits for the same result."""

    def __init__(self) -> None:
        self._under_way: dict[Hashable, asyncio.Task[T]] = {}

    async def shared(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of the running work with this key, or else of `work`. Raises what it raises."""
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.ensure_future(work())
            task.add_done_callback(lambda _: self._under_way.pop(key))
        return await asyncio.shield(task)
