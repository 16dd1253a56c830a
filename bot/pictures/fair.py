"""A worker thread with a fair queue: one person who asks for ninety pictures holds up nobody else.

What somebody waits for who has just pressed a button is urgent, and comes before what is not; but after a few of these
one of the others has its turn.
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
IN_A_ROW = 4  # urgent jobs; the next one may have to wait for one that is not
Asker = str | int  # a person, or a table whose public board it is


class Job(Generic[T]):
    """Something to be done for all who wait for it; where nobody waits any more before it began, it is not done."""

    def __init__(self, work: Callable[[], T]) -> None:
        self.work, self.begun, self.waiting = work, False, 0
        self.result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    @property
    def is_wanted(self) -> bool:
        """Whether it is still to be done."""
        return not self.begun and self.waiting > 0

    def hand_over(self, done: asyncio.Future[T]) -> None:
        """Tell all who wait."""
        if done.cancelled():
            self.result.cancel()
        elif fault := done.exception():
            self.result.set_exception(fault)
        else:
            self.result.set_result(done.result())


class FairThread(Generic[T]):
    """Round robin between askers, first of what is urgent; of one asker the oldest job comes first."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._urgent, self._other = _Queue[T](), _Queue[T]()
        self._busy = self._is_closed = False
        self._in_a_row = 0  # urgent jobs begun one after the other

    async def do(self, asker: Asker, job: Job[T], *, urgent: bool = False) -> T:
        """Wait until it is done at the asker's turn, or at that of somebody else who asked for it. Raises any fault.

        `NoLongerDraws` after the end.
        """
        if self._is_closed:
            raise NoLongerDraws
        job.waiting += 1
        if not job.begun:
            (self._urgent if urgent else self._other).add(asker, job)
            self._go_on()
        try:
            return await asyncio.shield(job.result)  # somebody else may wait for the same
        finally:
            job.waiting -= 1

    def close(self) -> None:
        """Begin nothing more; what is under way is finished."""
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
        """Take what is to be done next."""
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
    """Jobs by who asked for them."""

    def __init__(self) -> None:
        self._asked: OrderedDict[Asker, deque[Job[T]]] = OrderedDict()  # whose turn it is comes first
        self._last: Asker | None = None

    def add(self, asker: Asker, job: Job[T]) -> None:
        """One more of this asker's."""
        self._asked.setdefault(asker, deque()).append(job)

    def next(self) -> Job[T] | None:
        """Take what is to be done next: the turn of whoever had the last one comes after all who ask by now."""
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
        """Give up all that was not begun."""
        for job in chain.from_iterable(self._asked.values()):
            if not job.begun:
                job.result.cancel()
        self._asked.clear()


def _first_wanted(jobs: deque[Job[T]]) -> Job[T] | None:
    """Take the oldest job that is still to be done; those before it are given up."""
    while jobs:
        job = jobs.popleft()
        if job.is_wanted:
            return job
        if not job.begun:
            job.result.cancel()
    return None
