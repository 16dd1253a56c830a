"""The base of the background workers: a failure is logged and counted, and the worker tries again after a while."""

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
from db import is_away

from .wake_up import WakeUp

LOG = structlog.get_logger(__name__)

BACK_OFF = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds after a failed round; then always the last one
LONGEST_AWAY = 5.0  # seconds at most, while a server is away: it is asked cheaply, and people wait for it
LONGEST_WAIT = 60.0  # seconds between rounds at most, so that a worker that hangs differs from an idle one

JobKey = str  # what a job is for: a lane of the outbox, or a table's code


@dataclass(frozen=True, slots=True)
class Health:
    """A worker's health: when it last finished a round (or began), and how often it failed since and in all."""

    name: str
    good_at: float
    failing: int = 0
    failed: int = 0
    fault: str = ""  # what the last failure means, its type and place, never its text


class Worker(ABC):
    """Works in rounds until stopped; each returns when to start the next one, and a commit starts it earlier.

    What takes time runs as a job between rounds, one for each key. A job that raises fails the next round, so that a
    database that cannot be written is one fault with one back-off and one line in the log, not one for every job.
    """

    NAME: ClassVar[str]
    HEEDS_COMMITS: ClassVar[bool] = True  # whether what another process commits may be work for it
    BACK_OFF: ClassVar[tuple[float, ...]] = BACK_OFF

    def __init__(self, clock: Clock) -> None:
        self.clock, self.wake_up = clock, WakeUp(clock)
        self.longest_wait = LONGEST_WAIT
        self.health = Health(self.NAME, clock.now())
        self._jobs: dict[JobKey, asyncio.Task[None]] = {}
        self._fault: Exception | None = None  # of a job, for the next round
        self._told = set[str]()  # the faults of this outage that stand in the log
        self._stopping, self._halt = False, WakeUp(clock)

    @abstractmethod
    async def round(self) -> float | None:
        """Do what is due; returns when something will be due next."""

    async def run(self) -> None:
        """Work until stopped or cancelled."""
        try:
            while not self._stopping:
                await self._guarded_round()
        except asyncio.CancelledError:
            await _cancelled(self._jobs.values())
            raise

    async def stop(self, grace: float = 5.0) -> None:
        """Start nothing new, give jobs so many seconds to finish, and cancel the rest, which stays due."""
        self._stopping = True
        self.wake_up.wake()
        self._halt.wake()
        if jobs := tuple(self._jobs.values()):
            _, late = await asyncio.wait(jobs, timeout=grace)
            await _cancelled(late)

    # ------------------------------------------------------------------- jobs

    @property
    def load(self) -> int:
        """How many jobs are under way."""
        return len(self._jobs)

    @property
    def keys(self) -> Collection[JobKey]:
        """What they are for."""
        return self._jobs.keys()

    def begin(self, key: JobKey, job: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run a job unless one of its key is under way; its end starts a new round."""
        if key not in self._jobs and not self._stopping:
            task = self._jobs[key] = asyncio.create_task(job())
            task.add_done_callback(partial(self._ended, key))

    def is_busy(self, key: JobKey) -> bool:
        """Whether a job of this key is under way."""
        return key in self._jobs

    async def ended(self, key: JobKey) -> None:
        """Wait until no job of this key is under way."""
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
            await self._halt.wait(self.clock.now() + (min(wait, LONGEST_AWAY) if is_away(fault) else wait))
            if type(self._fault) is type(fault):  # that of a job which failed meanwhile
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
        if (kind := facts.get("means", facts["error"])) not in self._told:  # a line for each fault of an outage
            self._told.add(kind)
            log_fault("a worker failed, and tries again", fault, worker=self.NAME)
        metrics.WORKER_FAILURES.labels(self.NAME).inc()
        place = " ".join((facts["error"], *facts["where"][-1:]))
        told = f"{facts['means']} ({place})" if "means" in facts else place
        failing, failed = self.health.failing + 1, self.health.failed + 1
        self.health = replace(self.health, failing=failing, failed=failed, fault=told)

    def _recovered(self) -> None:
        if self.health.failing:
            metrics.WORKER_RESTARTS.labels(self.NAME).inc()
            LOG.warning("a worker works again", worker=self.NAME, failed=self.health.failing)
            self._told.clear()
            self.health = replace(self.health, failing=0)


def _nth(waits: tuple[float, ...], n: int) -> float:
    """The n-th wait, counted from 1; then always the last one."""
    return waits[min(n, len(waits)) - 1]


async def _cancelled(jobs: Iterable[asyncio.Task[None]]) -> None:
    jobs = tuple(jobs)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
