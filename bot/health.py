"""How the workers do, told in a small file beside the database: written while the bot runs, read by `check`."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from .clock import Clock
from .tables.workers.worker import Health

EVERY = 30.0  # seconds between two reports
SILENCE = 180.0  # seconds: a worker looks round once a minute at least, so one that is silent for so long hangs


class HealthReport(NamedTuple):
    """What the file says: when it was written, and how each worker did then."""

    at: float
    workers: tuple[Health, ...]


async def keep_reporting(path: Path, clock: Clock, workers: Callable[[], Iterable[Health]]) -> None:
    """Write a report now and then until cancelled; then the file goes away, as nobody works any more."""
    try:
        while True:
            with contextlib.suppress(OSError):  # a full disk: the report grows old, which tells enough
                write(path, HealthReport(clock.now(), tuple(workers())))
            await asyncio.sleep(EVERY)
    finally:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


def file_of(database: Path) -> Path:
    """Where the report about a bot with this database stands."""
    return database.with_suffix(".health")


def write(path: Path, report: HealthReport) -> None:
    """Write a report; a reader sees the one before or this one."""
    half = path.with_name(path.name + ".part")
    half.write_text(json.dumps({"at": report.at, "workers": [asdict(health) for health in report.workers]}), "utf-8")
    half.replace(path)


def read(path: Path) -> HealthReport | None:
    """The last report; None where there is none that can be read."""
    try:
        told = json.loads(path.read_text("utf-8"))
        return HealthReport(float(told["at"]), tuple(Health(**health) for health in told["workers"]))
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def is_fresh(report: HealthReport, now: float) -> bool:
    """Whether the bot that wrote this runs now."""
    return abs(now - report.at) < SILENCE


def troubles(report: HealthReport) -> tuple[str, ...]:
    """What is wrong with the workers, in words for the host."""
    return tuple(trouble for health in report.workers if (trouble := _trouble(health, report.at)))


def _trouble(health: Health, now: float) -> str | None:
    if health.failing:
        return f"the {health.name} failed {health.failing} times in a row; the last time: {health.fault}"
    if now - health.good_at > SILENCE:
        return f"the {health.name} has not finished a round for {int(now - health.good_at) // 60} minutes"
    return None
