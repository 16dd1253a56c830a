"""The base class of the background workers: a failure is logged and counted, and the worker retries with back-off."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Coroutine, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

import structlog

from bot import metrics
from bot.clock import Clock
from bot.faults import described, log_fault
from db import ServerAway

from .wake_up import WakeUp

LOG = structlog.get_logger(__name__)

BACK_OFF = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds to wait after each failed round; the last one repeats
LONGEST_AWAY = 5.0  # maximum back-off in seconds while a server is away: a try is cheap, and people wait
LONGEST_WAIT = 60.0  # maximum seconds between rounds, so that a worker that hangs can be told from an idle one

JobKey = str  # what a job works on: a lane of the outbox, or a table's code


@dataclass(frozen=True, slots=True)
class Health:
    """A worker's health: when it last finished a round (or was created), and its failures since then and in total."""

    name: str
    good_at: float
    failing: int = 0
    failed: int = 0
    fault: str = ""  # what the last failure means, its type and place, never its text


class Worker(ABC):
    """Works in rounds until stopped; each round returns when the next one is due, and a commit starts it earlier.

    Slow work runs as jobs alongside the rounds, at most one per key. A job that raises fails the next round, so that a
    database that cannot be written is one fault with one back-off and one line in the log, not one for every job.
    """

    NAME: ClassVar[str]
    HEEDS_COMMITS: ClassVar[bool] = True  # whether another process's commit may bring it work
    BACK_OFF: ClassVar[tuple[float, ...]] = BACK_OFF

    def __init__(self, clock: Clock) -> None:
        self.clock, self.wake_up = clock, WakeUp(clock)
        self.longest_wait = LONGEST_WAIT
        self.health = Health(self.NAME, clock.now())
        self._jobs: dict[JobKey, asyncio.Task[None]] = {}
        self._fault: Exception | None = None  # raised by a job, for the next round to raise
        self._told = set[str]()  # the faults of this outage that have been logged
        self._stopping, self._halt = False, WakeUp(clock)

    @abstractmethod
    async def round(self) -> float | None:
        """Do what is due; returns when the next round is due, in seconds since 1970."""

    async def run(self) -> None:
        """Work until stopped or cancelled."""
        try:
            while not self._stopping:
                await self._guarded_round()
        except asyncio.CancelledError:
            await _cancelled(self._jobs.values())
            raise

    async def stop(self, grace: float = 5.0) -> None:
        """Start nothing new, give running jobs `grace` seconds to finish, and cancel the rest; their work stays due."""
        self._stopping = True
        self.wake_up.wake()
        self._halt.wake()
        if jobs := tuple(self._jobs.values()):
            _, late = await asyncio.wait(jobs, timeout=grace)
            await _cancelled(late)

    # ------------------------------------------------------------------- jobs

    @property
    def load(self) -> int:
        """How many jobs are running."""
        return len(self._jobs)

    @property
    def keys(self) -> Collection[JobKey]:
        """The keys of the running jobs."""
        return self._jobs.keys()

    def begin(self, key: JobKey, job: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run a job unless one with the same key is running; when it ends, a new round starts."""
        if key not in self._jobs and not self._stopping:
            task = self._jobs[key] = asyncio.create_task(job())
            task.add_done_callback(partial(self._ended, key))

    def is_busy(self, key: JobKey) -> bool:
        """Whether a job with this key is running."""
        return key in self._jobs

    async def ended(self, key: JobKey) -> None:
        """Wait until the running job with this key has ended, if there is one."""
        if job := self._jobs.get(key):
            await asyncio.wait({job})

    def _ended(self, key: JobKey, job: asyncio.Task[None]) -> None:
        del self._jobs[key]
        if not job.cancelled():
            fault = job.exception()
            if isinstance(fault, Exception):
                self._fault = fault
            else:
                self._recovered()
        self.wake_up.wake()

    # ------------------------------------------------------------------- rounds

    async def _guarded_round(self) -> None:
        try:
            if self._fault is not None:
                fault, self._fault = self._fault, None
                raise fault
            due = await self.round()
        except Exception as fault:
            self._failed(fault)
            wait = _nth(self.BACK_OFF, self.health.failing)
            if isinstance(fault, ServerAway):
                wait = min(wait, LONGEST_AWAY)
            await self._halt.wait(self.clock.now() + wait)
            if type(self._fault) is type(fault):  # raised by a job during the back-off
                self._fault = None
            return
        now = self.clock.now()
        self.health = replace(self.health, good_at=now)
        if not self._jobs and self._fault is None:
            self._recovered()
        latest = now + self.longest_wait
        await self.wake_up.wait(latest if due is None else min(due, latest))

    def _failed(self, fault: Exception) -> None:
        facts = described(fault)
        if (kind := facts.get("means", facts["error"])) not in self._told:  # one line per kind of fault in an outage
            self._told.add(kind)
            log_fault("a worker failed, and tries again", fault, worker=self.NAME)
        metrics.WORKER_FAILURES.labels(self.NAME).inc()
        place = " ".join((facts["error"], *facts["where"][-1:]))
        summary = f"{facts['means']} ({place})" if "means" in facts else place
        failing, failed = self.health.failing + 1, self.health.failed + 1
        self.health = replace(self.health, failing=failing, failed=failed, fault=summary)

    def _recovered(self) -> None:
        if self.health.failing:
            metrics.WORKER_RESTARTS.labels(self.NAME).inc()
            LOG.warning("a worker works again", worker=self.NAME, failed=self.health.failing)
            self._told.clear()
            self.health = replace(self.health, failing=0)


def _nth(waits: tuple[float, ...], n: int) -> float:
    """The n-th wait, counted from 1; past the end, the last one."""
    return waits[min(n, len(waits)) - 1]


async def _cancelled(jobs: Iterable[asyncio.Task[None]]) -> None:
    jobs = tuple(jobs)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
