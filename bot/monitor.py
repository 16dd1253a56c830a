"""Serves the bot's state on a local port: `/metrics` for Prometheus, `/health` with what is stuck."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from db import Database, DatabaseError, explained, figures

from . import health, metrics
from .health import HealthReport

LOG = structlog.get_logger(__name__)
LOOPBACK = "127.0.0.1"
LAG_EVERY = 0.5  # seconds between measurements of the event loop's lag

Report = Callable[[], HealthReport]


@asynccontextmanager
async def monitored(port: int, database: Database, report: Report, servers: Callable[[], int]) -> AsyncIterator[str]:
    """Listen while the block runs; yields the address. `port` 0: any free one. Raises `OSError` if it is taken.

    `servers`: the number of servers that the bot is in.
    """
    app = web.Application()
    app.router.add_get("/metrics", partial(_metrics, database, report, servers))
    app.router.add_get("/health", partial(_health, database, report))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    measuring = asyncio.create_task(_measure_lag())
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
        address = f"http://{LOOPBACK}:{runner.addresses[0][1]}"
        LOG.info("metrics and health are told", address=address)
        yield address
    finally:
        measuring.cancel()
        await runner.cleanup()


async def _measure_lag() -> None:
    """Measure the event loop's lag until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        metrics.LOOP_LAG_SECONDS.observe(max(0.0, loop.time() - due))


async def _metrics(database: Database, report: Report, servers: Callable[[], int], _: web.Request) -> web.Response:
    await sample(database, report(), servers())
    return web.Response(body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _health(database: Database, report: Report, _: web.Request) -> web.Response:
    """200 if all is well, 503 with the problems in words if something is stuck."""
    current = report()
    problems = [*health.problems(current), *await _stuck(database, current.at)]
    body = {"status": "stuck" if problems else "ok", "problems": problems}
    return web.json_response(body, status=503 if problems else 200)


async def _stuck(database: Database, now: float) -> tuple[str, ...]:
    try:
        return await database.read(partial(health.stuck, now=now))
    except DatabaseError as bad:
        return (str(explained(database.where, bad)),)


async def sample(database: Database, report: HealthReport, servers: int) -> None:
    """Set the metrics that are looked up rather than counted; those that cannot be read now become absent."""
    try:
        counted = await database.read(partial(figures.figures, now=report.at))
        stuck = await database.read(partial(figures.stuck, before=report.at - health.STUCK_AFTER))
    except DatabaseError:
        _set_unknown()
    else:
        _set_stored(counted, stuck, report.at)
    for worker in report.workers:
        metrics.WORKER_FAILING.labels(worker.name).set(worker.failing)
        metrics.WORKER_SILENCE_SECONDS.labels(worker.name).set(max(0.0, report.at - worker.good_at))
    metrics.GATEWAY_UP.value = float(report.offline_since is None) if report.is_gateway else None
    metrics.SERVERS.value = servers if report.is_gateway else None


def _set_stored(counted: figures.StoredFigures, stuck: Sequence[figures.StuckRow], now: float) -> None:
    for status in ("open", "running", "ended", "archived"):
        metrics.TABLES.labels(status).set(counted.tables.get(status, 0))
    metrics.OUTBOX_DEPTH.value, metrics.OUTBOX_DUE.value = counted.waiting, counted.due
    metrics.OUTBOX_OLDEST_SECONDS.value = 0.0 if counted.oldest_due is None else now - counted.oldest_due
    metrics.SOUNDS_PER_PERSON.counts = counted.sounds
    for what in ("message", "timer"):
        metrics.STUCK.labels(what).set(sum(row.what == what for row in stuck))


def _set_unknown() -> None:
    metrics.TABLES.clear()
    metrics.STUCK.clear()
    for known in (metrics.OUTBOX_DEPTH, metrics.OUTBOX_DUE, metrics.OUTBOX_OLDEST_SECONDS):
        known.value = None
    metrics.SOUNDS_PER_PERSON.counts = None
