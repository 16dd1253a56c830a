"""The thinkers: a pool of processes that think for bot players, so that nobody at Discord waits for a thought."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from itertools import count, pairwise
from multiprocessing import get_context
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from bot import metrics
from bot.faults import log_fault, log_fault_elsewhere

from . import thinker
from .levels import LEVELS, Level
from .requests import Request
from .thinking import Thought

STARTING = 60.0  # seconds that the start of a process may take, however little time its question has
OVERRUN = 1.0  # seconds that a thought may take beyond its time before its process is ended
GUESS = 0.002  # seconds that a position takes, until it is known
TOGETHER = 0.02  # seconds in which the questions of one commit come
ROOM = 1.5  # times its usual seconds a level must have, or a lower one thinks
FADES = 0.98  # times the usual seconds of a level, each time it is too slow: the machine may be less busy by now

T = TypeVar("T")


class Answered(NamedTuple):
    """A thought, and the level that came to it."""

    thought: Thought
    level: Level


# What is remembered are the seconds of a whole budget: half of it takes half as long. So a thought with a quarter tells
# whether the half would fit, and one number for each game and level is enough.
class Budget(NamedTuple):
    """How much of a level is used."""

    whole: Level
    used: Level


class Pool:
    """Long-lived processes, each started when it is first needed, and anew after it died or overran."""

    def __init__(self, size: int, overrun: float = OVERRUN, guess: float = GUESS) -> None:
        self._overrun, self._guess = overrun, guess
        self._all = [_Process() for _ in range(size)]
        self._down = list(self._all)  # not started, or lost
        self._free: asyncio.LifoQueue[_Process] = asyncio.LifoQueue()  # up, and at no thought
        self._usual: dict[tuple[str, str], float] = {}  # seconds of a whole thought, by game and level
        self._running: set[asyncio.Task[Any]] = set()
        self._waiting: set[asyncio.Timeout] = set()  # of the questions that wait for a free process
        self._is_closed = False
        self._has_failed = False  # the last start of a process

    async def think(self, request: Request, level: Level, seconds: float) -> Answered | None:
        """A thought within so many seconds, of less budget where this level takes too long; None: none could be had.

        Whoever stops waiting throws the thought away; its process thinks it to its end all the same.
        """
        if self._is_closed:
            return None
        until = monotonic() + seconds
        try:
            async with asyncio.timeout(seconds) as limit:
                process = await self._next_free(limit)
        except TimeoutError:
            return None
        if self._is_closed:  # just now
            return None
        return await asyncio.shield(self._begun(self._run(process, request, level, seconds, until)))

    async def begin(self, seconds: float) -> None:
        """Wait until a process is up, so many seconds at most; where none is, the first one is started.

        Where the last start failed nobody waits for the next one.
        """
        if self.processes or self._is_closed or self._has_failed:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds) as limit:
                self._free.put_nowait(await self._next_free(limit))

    def _begun(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that run."""
        return tuple(process.pid for process in self._all if process.pid)

    async def close(self) -> None:
        """End all processes, whatever they are at; who waits for one gets no thought, and none is started any more."""
        self._is_closed = True
        for limit in [limit for limit in self._waiting if not limit.expired()]:
            limit.reschedule(asyncio.get_running_loop().time())
        ended = [executor for process in self._all if (executor := process.kill())]
        running = tuple(self._running)
        for run in running:
            run.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        # Not left to the end of Python, which would meet threads that are just ending.
        await asyncio.gather(*(asyncio.to_thread(executor.shutdown) for executor in ended))

    # ------------------------------------------------------------------- processes

    async def _next_free(self, limit: asyncio.Timeout) -> _Process:
        """A process that is up and free; where there is none, another one is started."""
        self._waits(limit)
        try:
            while True:
                if self._free.empty():
                    self._start_another()
                process = await self._free.get()
                if process.is_up:
                    return process
                self._set_aside(process)  # while nothing was asked of it
        finally:
            self._waits_no_more(limit)

    def _waits(self, limit: asyncio.Timeout) -> None:
        self._waiting.add(limit)
        metrics.THOUGHTS_WAITING.set(len(self._waiting))

    def _waits_no_more(self, limit: asyncio.Timeout) -> None:
        self._waiting.discard(limit)
        metrics.THOUGHTS_WAITING.set(len(self._waiting))

    def _start_another(self) -> None:
        if self._down and not self._is_closed:
            self._begun(self._start(self._down.pop()))

    async def _start(self, process: _Process) -> None:
        """Start a process, also where the question that wants it gives up meanwhile: the next one finds it up."""
        try:
            async with asyncio.timeout(STARTING):
                await process.begin()
        except Exception as fault:
            self._has_failed = True
            self._set_aside(process)
            metrics.THINKERS_LOST.labels("not started").inc()
            log_fault("a process that thinks for bot players could not be started", fault)
        else:
            self._has_failed = False
            self._free.put_nowait(process)

    def _set_aside(self, process: _Process) -> None:
        process.end()
        self._down.append(process)

    def _put_back(self, process: _Process) -> None:
        """It is free again; one that was lost meanwhile is started anew at once for those that wait."""
        if process.is_up:
            self._free.put_nowait(process)
            return
        self._set_aside(process)
        if self._waiting:
            self._start_another()

    # ------------------------------------------------------------------- thoughts

    async def _run(
        self, process: _Process, request: Request, level: Level, seconds: float, until: float
    ) -> Answered | None:
        try:
            await asyncio.sleep(TOGETHER)
            share = self._share(until - monotonic())
            budget = self.fitting(request.game, level, share)
            self.fade(request.game, level, seconds)
            if budget is None:
                return None
            thought = await self._thought(process, request, budget, until, share)
            if isinstance(thought, Thought):
                return Answered(thought, budget.used)
            log_fault_elsewhere("a bot player could not think", *thought, game=request.game)
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
            self._put_back(process)
        return None

    async def _thought(
        self, process: _Process, request: Request, budget: Budget, until: float, share: float
    ) -> Thought | thinker.Fault:
        """What a process answers in its share of the seconds left. Raises `TimeoutError` where it overruns them all."""
        began = monotonic()
        try:
            async with asyncio.timeout(until - began + self._overrun):
                thought = await process.answer(request, replace(budget.used, cap=min(budget.used.cap, share)))
        except TimeoutError:
            self._learn(request.game, budget, monotonic() - began)
            raise
        # A question with one answer says nothing of how long a thought takes.
        if isinstance(thought, Thought) and thought.considered:
            self._learn(request.game, budget, monotonic() - began)
        return thought

    def _learn(self, game: str, budget: Budget, seconds: float) -> None:
        metrics.THINKING_SECONDS.labels(budget.used.name).observe(seconds)
        self.note(game, budget.whole, seconds * budget.whole.iterations / budget.used.iterations)

    def _share(self, left: float) -> float:
        """What one question may take of the seconds left, so that those that wait get as much."""
        return left / (1 + len(self._waiting) / len(self._all))

    def _usually(self, game: str, level: Level) -> float:
        return self._usual.get((game, level.name), self._guess * level.iterations)

    def fitting(self, game: str, level: Level, left: float) -> Budget | None:
        """The most thought of this level or a lower one that usually ends in time; None where only easy would."""
        for budget in budgets(level):
            part = budget.used.iterations / budget.whole.iterations
            if ROOM * part * self._usually(game, budget.whole) < left:
                return budget
        return None

    def fade(self, game: str, level: Level, seconds: float) -> None:
        """Trust levels that are too slow for a question a little more each time, so that they are tried again one day.

        What would fit into all of its seconds, and was passed over as it had to wait, is as slow as it is.
        """
        for whole in dict.fromkeys(budget.whole for budget in budgets(level)):
            if ROOM * (usual := self._usually(game, whole)) >= seconds:
                self._usual[game, whole.name] = FADES * usual

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
        name, iterations = f"{whole.name}/{1 << halved}", whole.iterations >> halved
        yield Budget(whole, replace(whole, name=name, iterations=iterations, positions=whole.positions >> halved))


def _effort(level: Level) -> int:
    return level.iterations


class _Process:
    """The process of one thinker."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self.pid = 0  # until it is up

    @property
    def is_up(self) -> bool:
        """Whether it has begun, and Python has not noticed that it died."""
        return bool(self.pid) and self._executor is not None and not self._executor._broken

    async def begin(self) -> None:
        """Start it. Raises `BrokenProcessPool` where it dies at once."""
        self._executor = ProcessPoolExecutor(1, get_context("spawn"), thinker.begin)
        self.pid = await asyncio.to_thread(_pid_of, self._executor)

    async def answer(self, request: Request, level: Level) -> Thought | thinker.Fault:
        """What the process answers. Raises `BrokenProcessPool` where it dies meanwhile."""
        assert self._executor is not None
        return await asyncio.wrap_future(self._executor.submit(thinker.tried, request, level))

    def end(self) -> None:
        """End it at once; it can be started anew."""
        if executor := self.kill():
            executor.shutdown(wait=False, cancel_futures=True)

    def kill(self) -> ProcessPoolExecutor | None:
        """Kill it. Returns what remains, to be shut down; None where it did not run."""
        executor, self._executor, self.pid = self._executor, None, 0
        if executor:
            for process in tuple(executor._processes.values()):  # one that just begins, too: its end is waited for
                process.kill()
        return executor


def _pid_of(executor: ProcessPoolExecutor) -> int:
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # its process has that from here, from the first
    try:
        return executor.submit(os.getpid).result()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def usual_thinkers() -> int:
    """How many processes this machine should think in: one or two, with a core left for the bot where there is one."""
    return max(1, min(2, len(os.sched_getaffinity(0)) - 1))
