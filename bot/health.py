"""The workers' health in a small file next to the database, written while the bot runs and read by `check`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from db import Connection, figures

from .tables.workers.worker import Health

REPORT_EVERY = 30.0  # seconds between two reports
STUCK_AFTER = 3600.0  # seconds of failure after which a message or timer is reported
# Seconds after which something is wrong: a worker without a round, a process without a report, both due every minute at
# least, or no connection to Discord.
SILENCE = 180.0


class HealthReport(NamedTuple):
    """A process at one moment: each worker's health, and since when Discord is disconnected (None if it is connected).

    `slowed`: Discord refused so many requests lately that the bot slows down. `process`: its name for operators.
    `is_gateway`: whether it is to be connected to Discord. `roles`: what it does, as one of several.
    """

    at: float
    workers: tuple[Health, ...]
    offline_since: float | None = None
    slowed: bool = False
    process: str = ""
    is_gateway: bool = True
    roles: tuple[str, ...] = ()


async def keep_reporting(path: Path, report: Callable[[], HealthReport]) -> None:
    """Write a report every `REPORT_EVERY` seconds until cancelled, then delete the file."""
    try:
        while True:
            with contextlib.suppress(OSError):  # on a full disk the report becomes stale, which `check` notices
                write_report(path, report())
            await asyncio.sleep(REPORT_EVERY)
    finally:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


def report_file(database: Path, process: str | None = None) -> Path:
    """The report file of the bot that serves this database, or of one of its several processes.

    `process` is more than a process id: two containers that share a folder may have the same ids.
    """
    return database.with_suffix(".health" if process is None else f".{process}.health")


def fresh_reports(database: Path, now: float) -> tuple[HealthReport, ...]:
    """The reports of the processes now serving this database on this machine."""
    return tuple(report for file in _files(database) if (report := read_report(file)) and is_fresh(report, now))


def forget_old_reports(database: Path, now: float) -> None:
    """Delete the reports left by processes that ended without deleting their own."""
    for file in _files(database):
        report = read_report(file)
        if report is None or not is_fresh(report, now):
            with contextlib.suppress(OSError):
                file.unlink(missing_ok=True)


def _files(database: Path) -> list[Path]:
    """The report files of this database, whether of one process or several; for `bot.db`, none of `bot.test.db`."""
    own = re.compile(rf"{re.escape(database.stem)}(\.\d+-\w+)?\.health")
    return sorted(file for file in database.parent.glob("*.health") if own.fullmatch(file.name))


def write_report(path: Path, report: HealthReport) -> None:
    """Write a report atomically: a reader sees either the previous one or this one."""
    half = path.with_name(path.name + ".part")
    half.write_text(json.dumps(report._asdict() | {"workers": [asdict(health) for health in report.workers]}), "utf-8")
    half.replace(path)


def read_report(path: Path) -> HealthReport | None:
    """The last report; None if there is none, or it cannot be read."""
    try:
        report = json.loads(path.read_text("utf-8"))
        return HealthReport(
            at=float(report["at"]),
            workers=tuple(Health(**health) for health in report["workers"]),
            offline_since=None if (since := report.get("offline_since")) is None else float(since),
            slowed=bool(report.get("slowed")),
            process=str(report.get("process", "")),
            is_gateway=bool(report.get("is_gateway", True)),
            roles=tuple(map(str, report.get("roles", ()))),
        )
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def is_fresh(report: HealthReport, now: float) -> bool:
    """Whether the bot that wrote this report is still running at `now` (seconds since 1970)."""
    return abs(now - report.at) < SILENCE


def problems(report: HealthReport) -> tuple[str, ...]:
    """What is wrong with the workers and the connection, in words for the operator."""
    texts = [problem for health in report.workers if (problem := _problem(health, report.at))]
    if report.offline_since is not None and (gone := report.at - report.offline_since) > SILENCE:
        texts.append(f"there has been no connection to Discord for {minutes(gone)}")
    if report.slowed:
        texts.append("Discord refused 2,000 requests within ten minutes, so the bot sends a tenth of what it could")
    return tuple(texts)


def stuck(connection: Connection, now: float) -> tuple[str, ...]:
    """The messages and timers that have failed for longer than `STUCK_AFTER`, in words for the operator."""
    return tuple(_stuck(row, now) for row in figures.stuck(connection, now - STUCK_AFTER))


def _stuck(row: figures.StuckRow, now: float) -> str:
    where = f"table {row.code}" if row.code else "several tables"
    if row.what == "message":
        return f"{where}: a message ({row.kind}) has not arrived for {minutes(now - row.since)}"
    return f"{where}: a timer ({row.kind}) has been overdue for {minutes(now - row.since)}"


def minutes(seconds: float) -> str:
    """A duration in whole minutes, or in whole hours from two hours on."""
    n = int(seconds) // 60
    return f"{n // 60} hours" if n >= 120 else f"{n} minutes"


def _problem(health: Health, now: float) -> str | None:
    if health.failing == 1:
        return f"the {health.name} failed: {health.fault}"
    if health.failing:
        return f"the {health.name} failed {health.failing} times in a row; the last time: {health.fault}"
    if now - health.good_at > SILENCE:
        return f"the {health.name} has not finished a round for {minutes(now - health.good_at)}"
    return None
