"""The thinkers: a pool of processes that think for bot players, so that nobody at Discord waits while they do."""

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
from operator import attrgetter
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
GUESS = 0.002  # seconds that an iteration takes, until it is known
TOGETHER = 0.02  # seconds within which the questions of one commit arrive
ROOM = 1.5  # a level must have this many times its usual seconds, or a lower one thinks
TRUSTED = 0.98  # factor on a level's usual seconds each time it is too slow: the machine may be less busy by now

T = TypeVar("T")


class Answered(NamedTuple):
    """A thought, and the level that came to it."""

    thought: Thought
    level: Level


# The seconds of a whole budget are remembered: half of it takes half as long. So a thought with a quarter tells whether
# half would fit, and one number per game and level is enough.
class Budget(NamedTuple):
    """How much of a level is used."""

    whole: Level
    used: Level


class Pool:
    """Long-lived processes, each started when it is first needed, and again after it died or overran."""

    def __init__(self, size: int, overrun: float = OVERRUN, guess: float = GUESS) -> None:
        self._overrun, self._guess = overrun, guess
        self._all = [_Process() for _ in range(size)]
        self._down = list(self._all)  # not started, or lost
        self._free: asyncio.LifoQueue[_Process] = asyncio.LifoQueue()  # up and idle
        self._usual: dict[tuple[str, str], float] = {}  # seconds of a whole thought, by game and level
        self._running: set[asyncio.Task[Any]] = set()
        self._waiting: set[asyncio.Timeout] = set()  # timeouts of the questions that wait for a free process
        self._is_closed = False
        self._has_failed = False  # whether the last start of a process did

    async def think(self, request: Request, level: Level, seconds: float) -> Answered | None:
        """A thought within `seconds`, with less budget if this level takes too long; None if there was no time for one.

        If the caller stops waiting the thought is lost, but its process still finishes it.
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
        return await asyncio.shield(self._task(self._run(process, request, level, seconds, until)))

    async def wait_until_ready(self, seconds: float) -> None:
        """Wait at most `seconds` until a process is up; if none is, start the first one.

        If the last start failed, do not wait.
        """
        if self.processes or self._is_closed or self._has_failed:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds) as limit:
                self._free.put_nowait(await self._next_free(limit))

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that run."""
        return tuple(process.pid for process in self._all if process.pid)

    async def close(self) -> None:
        """End all processes at once; those who wait for one get no thought, and none is started any more."""
        self._is_closed = True
        for limit in [limit for limit in self._waiting if not limit.expired()]:
            limit.reschedule(asyncio.get_running_loop().time())
        ended = [executor for process in self._all if (executor := process.kill())]
        running = tuple(self._running)
        for run in running:
            run.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        # Not left to interpreter shutdown, which would run into threads that are just ending.
        await asyncio.gather(*(asyncio.to_thread(executor.shutdown) for executor in ended))

    # ------------------------------------------------------------------- processes

    async def _next_free(self, limit: asyncio.Timeout) -> _Process:
        """A process that is up and free; starts another one if there is none."""
        self._waits(limit)
        try:
            while True:
                if self._free.empty():
                    self._start_another()
                process = await self._free.get()
                if process.is_up:
                    return process
                self._set_aside(process)  # it died while idle
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
            self._task(self._start(self._down.pop()))

    async def _start(self, process: _Process) -> None:
        """Start a process, even if the question that wants it gives up meanwhile: the next one finds it up."""
        try:
            async with asyncio.timeout(STARTING):
                await process.start()
        except Exception as fault:
            again, self._has_failed = not self._has_failed, True
            self._set_aside(process)
            if again and self._waiting:  # not without end, where none can start
                self._start_another()
            metrics.THINKERS_LOST.labels("not started").inc()
            log_fault("a process that thinks for bot players could not be started", fault)
        else:
            self._has_failed = False
            self._free.put_nowait(process)

    def _set_aside(self, process: _Process) -> None:
        process.end()
        self._down.append(process)

    def _put_back(self, process: _Process) -> None:
        """Free a process; one that was lost meanwhile is restarted at once if questions wait."""
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
            budget = self.largest_fitting(request.game, level, share)
            self.trust_more(request.game, level, seconds)
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
        """What a process answers in its share of the seconds left. Raises `TimeoutError` if it overruns all of them."""
        began = monotonic()
        try:
            async with asyncio.timeout(until - began + self._overrun):
                thought = await process.answer(
                    request, replace(budget.used, time_limit=min(budget.used.time_limit, share))
                )
        except TimeoutError:
            self._learn(request.game, budget, monotonic() - began)
            raise
        # A question with one answer says nothing about how long a thought takes.
        if isinstance(thought, Thought) and thought.considered:
            self._learn(request.game, budget, monotonic() - began)
        return thought

    def _learn(self, game: str, budget: Budget, seconds: float) -> None:
        metrics.THINKING_SECONDS.labels(budget.used.name).observe(seconds)
        self.learn(game, budget.whole, seconds * budget.whole.iterations / budget.used.iterations)

    def _share(self, left: float) -> float:
        """What one question may take of the seconds left, so that those that wait get as much each."""
        return left / (1 + len(self._waiting) / len(self._all))

    def _usually(self, game: str, level: Level) -> float:
        return self._usual.get((game, level.name), self._guess * level.iterations)

    def largest_fitting(self, game: str, level: Level, left: float) -> Budget | None:
        """The largest budget of this level or a lower one that usually ends in time; None if only easy would."""
        for budget in budgets(level):
            part = budget.used.iterations / budget.whole.iterations
            if ROOM * part * self._usually(game, budget.whole) < left:
                return budget
        return None

    def trust_more(self, game: str, level: Level, seconds: float) -> None:
        """Trust levels that are too slow for a question a little more each time, so that they are tried again some day.

        Not those that would fit into all of its seconds and were passed over only because it had to wait.
        """
        for whole in dict.fromkeys(budget.whole for budget in budgets(level)):
            if ROOM * (usual := self._usually(game, whole)) >= seconds:
                self._usual[game, whole.name] = TRUSTED * usual

    def learn(self, game: str, level: Level, seconds: float) -> None:
        """Remember how long a thought of a level takes: what usually takes too long is not begun for a while."""
        usual = self._usual.get((game, level.name), seconds)
        self._usual[game, level.name] = (usual + seconds) / 2


def budgets(level: Level) -> Iterator[Budget]:
    """A whole level, half of it, a quarter … while that is more than the next lower level; then the lower levels."""
    lower = sorted(
        (other for other in LEVELS.values() if other.iterations < level.iterations), key=attrgetter("iterations")
    )
    yield from _halves(level, lower[-1].iterations if lower else level.iterations)
    for whole, below in pairwise(reversed(lower)):
        yield from _halves(whole, below.iterations)


def _halves(whole: Level, least: int) -> Iterator[Budget]:
    """A level, half of it, and so on while more than `least` iterations are left."""
    yield Budget(whole, whole)
    for halved in count(1):
        if whole.iterations >> halved <= least:
            return
        name, iterations = f"{whole.name}/{1 << halved}", whole.iterations >> halved
        yield Budget(whole, replace(whole, name=name, iterations=iterations, positions=whole.positions >> halved))


class _Process:
    """The process of one thinker."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self.pid = 0  # until it is up

    @property
    def is_up(self) -> bool:
        """Whether it has started, and Python has not noticed that it died."""
        return bool(self.pid) and self._executor is not None and not self._executor._broken

    async def start(self) -> None:
        """Start it. Raises `BrokenProcessPool` if it dies at once."""
        self._executor = ProcessPoolExecutor(1, get_context("spawn"), thinker.begin)
        self.pid = await asyncio.to_thread(_pid_of, self._executor)

    async def answer(self, request: Request, level: Level) -> Thought | thinker.Fault:
        """What the process answers. Raises `BrokenProcessPool` if it dies meanwhile."""
        assert self._executor is not None
        return await asyncio.wrap_future(self._executor.submit(thinker.thought_or_fault, request, level))

    def end(self) -> None:
        """End it at once; it can be started again."""
        if executor := self.kill():
            executor.shutdown(wait=False, cancel_futures=True)

    def kill(self) -> ProcessPoolExecutor | None:
        """Kill it. Returns its executor, which is still to be shut down; None if it did not run."""
        executor, self._executor, self.pid = self._executor, None, 0
        if executor:
            for process in tuple(executor._processes.values()):  # even one that is just starting: its end is waited for
                process.kill()
        return executor


def _pid_of(executor: ProcessPoolExecutor) -> int:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # the process inherits this from the outset
    try:
        return executor.submit(os.getpid).result()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def usual_thinkers() -> int:
    """How many thinkers suit this machine: one or two, with a core left for the bot if there is one."""
    return max(1, min(2, len(os.sched_getaffinity(0)) - 1))
