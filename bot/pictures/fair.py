"""A worker thread with a fair queue: one person who asks for ninety pictures delays nobody else.

A job that somebody who has just pressed a button waits for is urgent and comes before others, but after a few urgent
jobs in a row one of the others has its turn.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from typing import Generic, TypeVar

from .rasterizer import NoLongerDraws

T = TypeVar("T")
IN_A_ROW = 4  # urgent jobs in a row before one that is not urgent
Asker = str | int  # a person, or the table whose public board it is


class Job(Generic[T]):
    """Work done once for everybody who waits for it; it is dropped if nobody waits any more before it begins."""

    def __init__(self, work: Callable[[], T]) -> None:
        self.work, self.begun, self.waiting = work, False, 0
        self.result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    @property
    def is_wanted(self) -> bool:
        """Whether it has not begun and somebody still waits for it."""
        return not self.begun and self.waiting > 0

    def hand_over(self, done: asyncio.Future[T]) -> None:
        """Pass the result or the fault on to all who wait."""
        if done.cancelled():
            self.result.cancel()
        elif fault := done.exception():
            self.result.set_exception(fault)
        else:
            self.result.set_result(done.result())


class FairThread(Generic[T]):
    """Round robin between askers, urgent jobs first; for each asker the oldest job comes first."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._urgent, self._other = _Queue[T](), _Queue[T]()
        self._busy = self._is_closed = False
        self._in_a_row = 0  # urgent jobs begun since the last one that was not urgent

    async def do(self, asker: Asker, job: Job[T], *, urgent: bool = False) -> T:
        """Wait until a job is done, at this asker's turn or that of another who asked for it. Raises what it raises.

        Raises `NoLongerDraws` after `close`.
        """
        if self._is_closed:
            raise NoLongerDraws
        job.waiting += 1
        if not job.begun:
            (self._urgent if urgent else self._other).add(asker, job)
            self._go_on()
        try:
            return await asyncio.shield(job.result)  # others may wait for the same result
        finally:
            job.waiting -= 1

    def close(self) -> None:
        """Begin nothing more, and wait for the job under way."""
        self._is_closed = True
        for queue in (self._urgent, self._other):
            queue.cancel()
        self._thread.shutdown(wait=True, cancel_futures=True)

    def _go_on(self) -> None:
        if not self._busy and (job := self._next()):
            self._busy = job.begun = True
            doing = asyncio.get_running_loop().run_in_executor(self._thread, job.work)
            doing.add_done_callback(partial(self._ended, job))

    def _next(self) -> Job[T] | None:
        """Take the next job."""
        if self._in_a_row < IN_A_ROW and (job := self._urgent.next()):
            self._in_a_row += 1
            return job
        self._in_a_row = 0
        return self._other.next() or self._urgent.next()

    def _ended(self, job: Job[T], done: asyncio.Future[T]) -> None:
        self._busy = False
        job.hand_over(done)
        self._go_on()


class _Queue(Generic[T]):
    """Jobs by asker."""

    def __init__(self) -> None:
        self._asked: OrderedDict[Asker, deque[Job[T]]] = OrderedDict()  # the asker whose turn it is comes first
        self._last: Asker | None = None

    def add(self, asker: Asker, job: Job[T]) -> None:
        """Queue a job of this asker."""
        self._asked.setdefault(asker, deque()).append(job)

    def next(self) -> Job[T] | None:
        """Take the next job: the asker of the last one goes behind all who have asked by now."""
        if self._last is not None and self._last in self._asked:
            self._asked.move_to_end(self._last)
        while self._asked:
            asker, jobs = next(iter(self._asked.items()))
            if job := _first_wanted(jobs):
                self._last = asker
                return job
            del self._asked[asker]
        return None

    def cancel(self) -> None:
        """Cancel all jobs that have not begun."""
        for job in chain.from_iterable(self._asked.values()):
            if not job.begun:
                job.result.cancel()
        self._asked.clear()


def _first_wanted(jobs: deque[Job[T]]) -> Job[T] | None:
    """Take the oldest job that is still wanted; those before it are cancelled."""
    while jobs:
        job = jobs.popleft()
        if job.is_wanted:
            return job
        if not job.begun:
            job.result.cancel()
    return None
