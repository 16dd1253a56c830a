"""Queues for expensive requests: done one after another, refused while too many wait, shared if they are the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class WorkQueueFull(Exception):
    """So many wait in a queue that a further piece of work might be done too late."""


class WorkQueue:
    """One piece of work at a time, while `most` run or wait at most."""

    def __init__(self, most: int) -> None:
        self._most, self._turn, self._waiting = most, asyncio.Lock(), 0

    @contextmanager
    def place(self) -> Iterator[asyncio.Lock]:
        """Hold a place during the block; gives the turn, a lock to wait for. Raises `WorkQueueFull`."""
        if self._waiting >= self._most:
            raise WorkQueueFull
        self._waiting += 1
        try:
            yield self._turn
        finally:
            self._waiting -= 1

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """Wait until all earlier ones are done, and hold the turn during the block. Raises `WorkQueueFull` at once."""
        with self.place() as turn:
            async with turn:
                yield


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
