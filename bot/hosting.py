"""Assembles a process of the bot: opens its database, creates its Discord client, and runs its workers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

import structlog
from aiohttp import BaseConnector
from discord import VoiceClient

from db import BadDatabase, Database, DatabaseError, explained, own_name, own_sign, processes
from db.processes import LEASE
from rules import GAMES
from rules.core import BadEdition

from .bot_thinking import BotThinking, bot_thinking, timing_from
from .clock import Clock
from .config import Settings
from .faults import log_end, log_unhandled
from .health import HealthReport, forget_old_reports, keep_reporting, report_file
from .monitor import monitored
from .outcome import CannotStart, CannotStartWithTheseSettings
from .pictures import Renderer, usual_painters
from .program import build, program
from .roles import common_quota, demand_compatible, register_process, release_process, wake_each_other, workers_of
from .serving import unusable_database, wrong_clock
from .tables import Tables
from .tables.storage.registered_commands import RegisteredCommands
from .tables.values.timing import Timing
from .tables.workers.bot_players import Chooser
from .tables.workers.courier import Courier
from .tables.workers.membership import Member
from .tables.workers.shard_leases import USUAL_PACE, ShardLeases, StartPace
from .tables.workers.worker import Worker
from .ui.interactions.bot_client import BotClient
from .ui.interactions.client import ClientOptions
from .ui.interactions.lateness import Lateness
from .ui.interactions.services import Bots
from .ui.interactions.shard_worker import ShardWorker
from .ui.interactions.this_process import ThisProcess
from .ui.kit import drawn_beforehand
from .ui.kit.illustrator import Illustrator
from .ui.kit.request_gate import RequestGate

LOG = structlog.get_logger(__name__)
VoiceClient.warn_nacl = VoiceClient.warn_dave = False  # the bot does not use voice


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscordOptions:
    """How a process connects to Discord."""

    connector: BaseConnector | None = None
    guild_ready_timeout: float = 2.0  # seconds without a further server after which a shard's servers are all known
    application: str = ""  # for which registered commands are remembered; if empty, they are registered at every start
    lateness: Lateness | None = None  # detects interactions that arrive too late
    starts: StartPace = USUAL_PACE  # how fast and how often shards may start


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOptions:
    """How tables are played."""

    timing: Timing | None = None  # None: according to the settings
    draw: Callable[[int], bytes] = secrets.token_bytes  # so many random bytes, which decide how a table is dealt
    choose: Chooser | None = None  # answers for bot players; None: they think


USUAL_DISCORD: Final = DiscordOptions()
USUAL_PLAY: Final = PlayOptions()


class Served(NamedTuple):
    """The database that this process serves, its tables, and this process as one of those that serve it."""

    database: Database
    tables: Tables
    member: Member


@asynccontextmanager
async def hosting(
    settings: Settings,
    clock: Clock,
    *,
    discord: DiscordOptions = USUAL_DISCORD,
    play: PlayOptions = USUAL_PLAY,
    lease: float = LEASE,
    draw_beforehand: bool = False,
) -> AsyncIterator[BotClient]:
    """A Discord client, not yet connected, with its database open and its workers running. Raises `CannotStart`.

    `lease`: seconds until others take this process for gone. `draw_beforehand`: warm the picture cache with boards.
    """
    log_unhandled(asyncio.get_running_loop())
    async with (
        _served(settings, clock, play, lease) as served,
        _thinking(settings, served) as thinking,
        _drawing(settings) as renderer,
    ):
        gate = RequestGate(settings.requests_per_second, quota=common_quota(served.database))
        bots = _bots(settings, thinking, play)
        client, shard_worker = _client(
            settings, clock, served, bots, Illustrator(renderer, served.tables), gate, discord
        )
        workers = _workers(settings, clock, served, _choosers(thinking, play), shard_worker)
        all_workers = (*client.workers, *workers)
        wake_each_other(served.database, served.tables, served.member, all_workers)
        report = _health_report(settings, client, gate, all_workers)
        loops = [*(worker.run() for worker in workers), _reporting(settings, clock, report)]
        if renderer and draw_beforehand:
            loops.append(drawn_beforehand.draw_beforehand(renderer, GAMES))
        async with _running(*loops), _monitored(settings.metrics_port, served.database, report, client):
            try:
                yield client
            finally:
                await client.close()


# --------------------------------------------------------------------------- what is served


@asynccontextmanager
async def _served(settings: Settings, clock: Clock, play: PlayOptions, lease: float) -> AsyncIterator[Served]:
    """The database and its tables, served by this process while the block runs."""
    database = await _open(settings)
    try:
        timing = play.timing or timing_from(settings)
        tables = Tables(database, clock, GAMES, timing=timing, program=program(), draw=play.draw)
        await _take_over(tables, settings)
        with _database_faults(settings):
            member = await register_process(settings, database, clock, build(), lease)
        try:
            yield Served(database, tables, member)
        finally:
            await release_process(member)  # also if the start fails from here on
    finally:
        await database.close()


async def _open(settings: Settings) -> Database:
    try:
        database = await Database.open(settings.database, alone=not settings.shares, shared=settings.shares)
    except BadDatabase as bad:
        raise unusable_database(bad) from None
    if settings.shares:
        try:
            with _database_faults(settings):
                await _demand_right_clock(database)
                await demand_compatible(database)  # before anything is written, and before others share out work
        except BaseException:
            await database.close()
            raise
    return database


async def _demand_right_clock(database: Database) -> None:
    """Raise `CannotStart` if this machine's clock is wrong: timers go by it, so everybody's time would shift."""
    ahead = await database.read(processes.ahead_of)
    if abs(ahead) > processes.MOST_AHEAD:
        raise wrong_clock(ahead)


async def _take_over(tables: Tables, settings: Settings) -> None:
    """Take over what an earlier process left behind. Raises `CannotStart`."""
    try:
        with _database_faults(settings):
            await tables.begin(settings.editions)
    except BadEdition as bad:
        raise CannotStartWithTheseSettings(f"A data file in {settings.editions} cannot be used: {bad}") from None


@contextmanager
def _database_faults(settings: Settings) -> Iterator[None]:
    """Raise a fault of the database as `CannotStart`, in words for the operator."""
    try:
        yield
    except DatabaseError as bad:
        raise unusable_database(explained(settings.database, bad)) from None


# --------------------------------------------------------------------------- who thinks and draws


@asynccontextmanager
async def _thinking(settings: Settings, served: Served) -> AsyncIterator[BotThinking]:
    """The thinking of bot players; its processes end with the block."""
    if settings.thinkers == 0:
        LOG.warning("all bot players play easy, whatever level they show", why="RATSKELLER_THINKERS is 0")
    with _database_faults(settings):
        thinking = await bot_thinking(settings, served.tables, served.database)
    try:
        yield thinking
    finally:
        await thinking.close()


def _choosers(thinking: BotThinking, play: PlayOptions) -> tuple[Chooser, Chooser]:
    """The chooser for bot players, and the fallback if that is not ready in time."""
    return (play.choose, play.choose) if play.choose else (thinking.think, thinking.answer_overdue)


def _bots(settings: Settings, thinking: BotThinking, play: PlayOptions) -> Bots:
    """What handlers ask of bot players."""
    return Bots(
        advise=thinking.advise,
        answer_easily=play.choose or thinking.answer_easily,
        only_easy=settings.thinkers == 0,
    )


@asynccontextmanager
async def _drawing(settings: Settings) -> AsyncIterator[Renderer | None]:
    """The renderer, open while the block runs; None if pictures are turned off."""
    if not settings.pictures:
        yield None
        return
    renderer = Renderer(usual_painters() if settings.painters is None else settings.painters)
    try:
        yield renderer
    finally:
        renderer.close()


# --------------------------------------------------------------------------- the client and the workers


def _client(
    settings: Settings,
    clock: Clock,
    served: Served,
    bots: Bots,
    illustrator: Illustrator,
    gate: RequestGate,
    discord: DiscordOptions,
) -> tuple[BotClient, ShardWorker]:
    """The Discord client, and the worker that keeps its shards in line with this process's leases."""
    database, tables, member = served
    leases = ShardLeases(database, member, discord.starts, settings.shards)
    client = BotClient(
        tables,
        clock,
        GAMES,
        partial(Courier, database, clock, tables, member=member),
        process=ThisProcess(
            takes_presses=settings.has("gateway"),
            delivers=settings.has("courier"),
            is_shared=settings.shares,
            member=member,
            registered=RegisteredCommands(database, clock, discord.application) if discord.application else None,
            lateness=discord.lateness,
            reason_to_stop=partial(_reason_to_stop, database, member),
        ),
        options=ClientOptions(
            gate=gate, leases=leases, connector=discord.connector, guild_ready_timeout=discord.guild_ready_timeout
        ),
        illustrator=illustrator,
        bots=bots,
    )
    shard_worker = ShardWorker(client, leases, clock)
    member.heed_gateway(
        lambda: client.gateway.lost_at is not None or shard_worker.is_cut_off(), shard_worker.is_cut_off
    )
    return client, shard_worker


def _reason_to_stop(database: Database, member: Member) -> CannotStart | None:
    """Why this process must not go on: another bot has taken its database, or its clock is wrong. None if it may."""
    if database.lost:
        return unusable_database(database.lost)
    return wrong_clock(member.ahead) if abs(member.ahead) > processes.FAR_AHEAD else None


def _workers(
    settings: Settings,
    clock: Clock,
    served: Served,
    choosers: tuple[Chooser, Chooser],
    shard_worker: ShardWorker,
) -> tuple[Worker, ...]:
    """The workers that run in addition to the client's own."""
    database, tables, member = served
    return (
        *workers_of(settings, database, clock, tables, choosers, member),
        *([shard_worker] if settings.has("gateway") else ()),  # keeps the shards of this process connected
    )


# --------------------------------------------------------------------------- what runs beside


@asynccontextmanager
async def _running(*loops: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Run these loops while the block runs."""
    tasks = [asyncio.create_task(loop) for loop in loops]
    for task in tasks:
        task.add_done_callback(log_end)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _health_report(
    settings: Settings, client: BotClient, gate: RequestGate, workers: tuple[Worker, ...]
) -> Callable[[], HealthReport]:
    """A function that reports the state of these workers and of the connection to Discord when it is called."""

    def report() -> HealthReport:
        return HealthReport(
            at=client.clock.now(),
            workers=tuple(worker.health for worker in workers),
            offline_since=client.gateway.lost_at,
            slowed=gate.is_slowed,
            process=own_name(),
            is_gateway=settings.has("gateway"),
            roles=settings.roles,
        )

    return report


def _reporting(settings: Settings, clock: Clock, report: Callable[[], HealthReport]) -> Coroutine[Any, Any, None]:
    """The loop that keeps the health file up to date. Deletes the files of ended processes at once."""
    forget_old_reports(settings.base_path, clock.now())
    return keep_reporting(report_file(settings.base_path, own_sign() if settings.shares else None), report)


@asynccontextmanager
async def _monitored(
    port: int | None, database: Database, report: Callable[[], HealthReport], client: BotClient
) -> AsyncIterator[None]:
    """Serve metrics and health while the block runs, if a port is set. Raises `CannotStart`."""
    if port is None:
        yield
        return
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(monitored(port, database, report, lambda: len(client.guilds)))
        except OSError as bad:
            raise CannotStart(f"RATSKELLER_METRICS_PORT: port {port} cannot be used: {bad.strerror}") from None
        yield
