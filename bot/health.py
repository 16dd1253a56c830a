"""The workers' health in a small file next to the database, written while the bot runs and read by `check`."""

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
SILENCE = 180.0  # seconds: a worker has a round at least once a minute, so one without for so long hangs


class HealthReport(NamedTuple):
    """When the file was written, and each worker's health then."""

    at: float
    workers: tuple[Health, ...]


async def keep_reporting(path: Path, clock: Clock, workers: Callable[[], Iterable[Health]]) -> None:
    """Write a report every `EVERY` seconds until cancelled, then delete the file."""
    try:
        while True:
            with contextlib.suppress(OSError):  # on a full disk the report grows old, which `check` notices
                write(path, HealthReport(clock.now(), tuple(workers())))
            await asyncio.sleep(EVERY)
    finally:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


def file_of(database: Path) -> Path:
    """The file of the report about the bot that serves this database."""
    return database.with_suffix(".health")


def write(path: Path, report: HealthReport) -> None:
    """Write a report atomically: a reader sees the one before or this one."""
    half = path.with_name(path.name + ".part")
    half.write_text(json.dumps({"at": report.at, "workers": [asdict(health) for health in report.workers]}), "utf-8")
    half.replace(path)


def read(path: Path) -> HealthReport | None:
    """The last report; None if there is none, or it cannot be read."""
    try:
        report = json.loads(path.read_text("utf-8"))
        return HealthReport(float(report["at"]), tuple(Health(**health) for health in report["workers"]))
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def is_fresh(report: HealthReport, now: float) -> bool:
    """Whether the bot that wrote this report is running now (seconds since 1970)."""
    return abs(now - report.at) < SILENCE


def problems(report: HealthReport) -> tuple[str, ...]:
    """What is wrong with the workers, in words for the operator."""
    return tuple(problem for health in report.workers if (problem := _problem(health, report.at)))


def _problem(health: Health, now: float) -> str | None:
    if health.failing:
        return f"the {health.name} failed {health.failing} times in a row; the last time: {health.fault}"
    if now - health.good_at > SILENCE:
        return f"the {health.name} has not finished a round for {int(now - health.good_at) // 60} minutes"
    return None
