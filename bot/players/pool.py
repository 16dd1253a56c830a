"""A pool of worker processes that think for bot players, so that nobody at Discord waits for a thought."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from itertools import count, pairwise
from multiprocessing import get_context
from time import monotonic
from typing import NamedTuple

from bot import metrics
from bot.faults import log_fault

from . import worker
from .levels import LEVELS, Level
from .requests import Request
from .thinking import Thought

OVERRUN = 1.0  # seconds that a thought may take beyond its time before its process is ended
GUESS = 0.002  # seconds that a position takes, until it is known
TOGETHER = 0.02  # seconds in which the questions of one commit come
ROOM = 1.5  # times its usual seconds a level must have, or a lower one thinks
FADES = 0.98  # each time a level is passed over, so that it is tried again when the machine may be less busy


class Answered(NamedTuple):
    """A thought, and the level that came to it."""

    thought: Thought
    level: Level


class Budget(NamedTuple):
    """How much of a level is used."""

    whole: Level
    used: Level


class Pool:
    """Long-lived worker processes, each started when it is first needed, and anew after it died or overran."""

    def __init__(self, workers: int, overrun: float = OVERRUN, guess: float = GUESS) -> None:
        self._overrun, self._guess = overrun, guess
        self._all = [_Process() for _ in range(workers)]
        self._free: asyncio.LifoQueue[_Process] = asyncio.LifoQueue()
        for process in self._all:
            self._free.put_nowait(process)
        self._usual: dict[tuple[str, str], float] = {}  # seconds by game and level
        self._running: set[asyncio.Task[Answered | None]] = set()
        self.waiting = 0

    async def think(self, request: Request, level: Level, seconds: float) -> Answered | None:
        """A thought within so many seconds, of less budget where this level takes too long; None: none could be had.

        Whoever stops waiting throws the thought away; its process thinks it to its end all the same.
        """
        until = monotonic() + seconds
        try:
            async with asyncio.timeout(seconds):
                process = await self._next_free()
        except TimeoutError:
            return None
        run = asyncio.create_task(self._run(process, request, level, until))
        self._running.add(run)
        run.add_done_callback(self._running.discard)
        return await asyncio.shield(run)

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that run."""
        return tuple(process.pid for process in self._all if process.pid)

    async def close(self) -> None:
        """End all processes, whatever they are at."""
        for process in self._all:
            process.end()
        running = tuple(self._running)
        for run in running:
            run.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _next_free(self) -> _Process:
        self.waiting += 1
        metrics.THOUGHTS_WAITING.set(self.waiting)
        try:
            return await self._free.get()
        finally:
            self.waiting -= 1
            metrics.THOUGHTS_WAITING.set(self.waiting)

    async def _run(self, process: _Process, request: Request, level: Level, until: float) -> Answered | None:
        try:
            async with asyncio.timeout(until - monotonic() + self._overrun):
                await process.begin()
            await asyncio.sleep(TOGETHER)
            share = self._share(until - monotonic())
            budget = self.fitting(request.game, level, share)
            if budget is not None:
                return Answered(await self._thought(process, request, budget, until, share), budget.used)
        except TimeoutError:
            process.end()
            metrics.THINKERS_LOST.labels("overran").inc()
        except BrokenProcessPool as died:
            process.end()
            metrics.THINKERS_LOST.labels("died").inc()
            log_fault("a process that thinks for bot players died", died, game=request.game)
        except Exception as fault:
            log_fault("a bot player could not think", fault, game=request.game)
        finally:
            self._free.put_nowait(process)
        return None

    async def _thought(
        self, process: _Process, request: Request, budget: Budget, until: float, share: float
    ) -> Thought:
        """What a process answers in its share of the seconds left. Raises `TimeoutError` where it overruns them all."""
        began = monotonic()
        try:
            async with asyncio.timeout(until - began + self._overrun):
                thought = await process.answer(request, replace(budget.used, cap=min(budget.used.cap, share)))
        except TimeoutError:
            self._learn(request.game, budget, monotonic() - began)
            raise
        if len(thought.considered) > 1:  # a question with one answer says nothing of how long a thought takes
            self._learn(request.game, budget, monotonic() - began)
        return thought

    def _learn(self, game: str, budget: Budget, seconds: float) -> None:
        metrics.THINKING_SECONDS.labels(budget.used.name).observe(seconds)
        self.note(game, budget.whole, seconds * budget.whole.iterations / budget.used.iterations)

    def _share(self, left: float) -> float:
        """What one question may take of the seconds left, so that those that wait get as much."""
        return left / (1 + self.waiting / len(self._all))

    def _usually(self, game: str, level: Level) -> float:
        return self._usual.get((game, level.name), self._guess * level.iterations)

    def fitting(self, game: str, level: Level, left: float) -> Budget | None:
        """The most thought of this level or a lower one that usually ends in time; None where only easy would."""
        for budget in budgets(level):
            part = budget.used.iterations / budget.whole.iterations
            usual = self._usually(game, budget.whole)
            if ROOM * part * usual < left:
                return budget
            if part == 1.0:
                self._usual[game, budget.whole.name] = FADES * usual
        return None

    def note(self, game: str, level: Level, seconds: float) -> None:
        """Remember how long a thought of a level takes: what usually takes too long is not begun for a while."""
        usual = self._usual.get((game, level.name), seconds)
        self._usual[game, level.name] = (usual + seconds) / 2


def budgets(level: Level) -> Iterator[Budget]:
    """All of a level, half of it, a quarter … as long as that is more than the next lower one; then the lower ones."""
    lower = sorted((other for other in LEVELS.values() if other.iterations < level.iterations), key=_effort)
    yield from _halves(level, lower[-1].iterations if lower else level.iterations)
    for whole, below in pairwise(reversed(lower)):
        yield from _halves(whole, below.iterations)


def _halves(whole: Level, least: int) -> Iterator[Budget]:
    """A level, and half of it, and so on while more than the least number of iterations is left."""
    yield Budget(whole, whole)
    for halved in count(1):
        if whole.iterations >> halved <= least:
            return
        yield Budget(whole, replace(whole, name=f"{whole.name}/{1 << halved}", iterations=whole.iterations >> halved))


def _effort(level: Level) -> int:
    return level.iterations


class _Process:
    """One worker process."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self.pid = 0

    async def begin(self) -> None:
        """Start it unless it runs. Raises `BrokenProcessPool` where it dies at once."""
        if self._executor is None:
            self._executor = ProcessPoolExecutor(1, get_context("spawn"), worker.begin)
            self.pid = await asyncio.to_thread(_pid_of, self._executor)

    async def answer(self, request: Request, level: Level) -> Thought:
        """What the process answers. Raises `BrokenProcessPool` where it dies meanwhile."""
        assert self._executor is not None
        try:
            answer = self._executor.submit(worker.answer, request, level)
        except BrokenProcessPool:  # it died while nothing was asked of it
            self.end()
            await self.begin()
            answer = self._executor.submit(worker.answer, request, level)
        return await asyncio.wrap_future(answer)

    def end(self) -> None:
        """End it at once; the next question starts it anew."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        self.pid = 0
        for process in tuple(executor._processes.values()):  # one that just begins, too: at its end Python waits for it
            process.kill()
        executor.shutdown(wait=False, cancel_futures=True)


def _pid_of(executor: ProcessPoolExecutor) -> int:
    return executor.submit(os.getpid).result()


def usual_workers() -> int:
    """How many processes this machine should think in: one or two, with a core left for the bot where there is one."""
    return max(1, min(2, len(os.sched_getaffinity(0)) - 1))
