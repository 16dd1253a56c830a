"""Wires all parts together and runs the bot, at Discord or in the sandbox."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiohttp
import discord
import structlog

from db import BadDatabase, Database, explained, own_name, own_sign, processes
from db.processes import LEASE
from rules import GAMES
from rules.core import BadEdition

from .bot_thinking import bot_thinking, paced
from .cli.outcome import CannotStart, CannotStartAsSet
from .clock import Clock, WallClock
from .config import Settings
from .faults import log_fault, log_unhandled
from .health import HealthReport, file_of, forget_old_reports, keep_reporting
from .logs import life_told
from .monitor import monitored
from .pictures import Renderer, usual_painters
from .program import program
from .reaching_discord import reaching_discord
from .roles import common_quota, demand_alike, enter, leave, wake_each_other, workers_of
from .sandbox import Delay, Delays, PortTaken, Sandbox, point_at, start_thread
from .serving import asked_to_stop, carry_on, load_all, unusable, wrong_clock
from .tables import Person, Place, Tables
from .tables.storage.registered_commands import RegisteredCommands
from .tables.values.timing import Timing
from .tables.workers.bot_players import Chooser
from .tables.workers.courier import Courier
from .tables.workers.membership import Member, Membership
from .tables.workers.shard_leases import USUAL_PACE, ShardLeases, StartPace
from .tables.workers.worker import Worker
from .text import words_for
from .ui.interactions.bot_client import BotClient, add_commands
from .ui.interactions.client import ClientOptions
from .ui.interactions.lateness import Lateness
from .ui.interactions.services import Bots
from .ui.interactions.shard_worker import ShardWorker
from .ui.interactions.this_process import ThisProcess
from .ui.kit.drawn_beforehand import draw_beforehand
from .ui.kit.illustrator import Illustrator
from .ui.kit.registration import payload
from .ui.kit.request_gate import RequestGate
from .ui.kit.translator import Translator

LOG = structlog.get_logger(__name__)
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot does not use voice

EXAMPLES_FOR = "Dan"


@asynccontextmanager
async def hosting(
    settings: Settings,
    clock: Clock,
    *,
    connector: aiohttp.BaseConnector | None = None,
    timing: Timing | None = None,
    ready_timeout: float = 2.0,
    application: str = "",
    lateness: Lateness | None = None,
    draw: Callable[[int], bytes] = secrets.token_bytes,
    choose: Chooser | None = None,
    beforehand: bool = False,
    lease: float = LEASE,
    starts: StartPace = USUAL_PACE,
) -> AsyncIterator[BotClient]:
    """A Discord client with its database open and its workers running, not yet connected. Raises `CannotStart`.

    `choose` answers for bot players; without it they think. `beforehand`: boards are drawn before anybody asks.
    `application`: whose commands are registered at Discord; without it they are at each start. `lateness`: tells which
    interactions come too late. `lease`: seconds until others take this process for gone. `starts`: how fast and how
    often it may connect to Discord.
    """
    log_unhandled(asyncio.get_running_loop())
    async with AsyncExitStack() as at_the_end:
        database = await _open(settings)
        at_the_end.push_async_callback(database.close)
        if renderer := _renderer(settings):
            at_the_end.callback(renderer.close)
        timing = timing or paced(settings)
        tables = Tables(database, clock, GAMES, timing=timing, program=program(), draw=draw)
        await _begin(tables, settings)
        with _database_faults(settings):
            member = await enter(settings, database, clock, program(), lease)
        at_the_end.push_async_callback(leave, member)  # also where the start fails from here on
        if settings.thinkers == 0:
            LOG.warning("all bot players play easy, whatever level they show", why="RATSKELLER_THINKERS is 0")
        with _database_faults(settings):
            thinking = await bot_thinking(settings, tables, database)
        at_the_end.push_async_callback(thinking.close)
        gate = RequestGate(settings.requests_per_second, quota=common_quota(database))
        leases = ShardLeases(database, member, starts, settings.shards)
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
                registered=RegisteredCommands(database, clock, application) if application else None,
                lateness=lateness,
                lost=partial(_lost, database, member),
            ),
            options=ClientOptions(gate=gate, leases=leases, connector=connector, guild_ready_timeout=ready_timeout),
            illustrator=Illustrator(renderer, tables),
            bots=Bots(
                advise=thinking.advise,
                answer_easily=choose or thinking.answer_easily,
                only_easy=settings.thinkers == 0,
            ),
        )
        shard_worker = ShardWorker(client, leases, clock)
        if isinstance(member, Membership):
            member.hears_too_little = lambda: client.gateway.lost_at is not None or shard_worker.is_cut_off()
            member.is_cut_off = shard_worker.is_cut_off
        choosers = (choose, choose) if choose else (thinking.think, thinking.answer_easily_instead)
        workers = (
            *workers_of(settings, database, clock, tables, choosers, member),
            *([shard_worker] if settings.has("gateway") else ()),  # keeps the shards of this process connected
        )
        all_workers = (*client.workers, *workers)
        wake_each_other(database, tables, member, all_workers)
        report = _health_report(client, gate, all_workers, is_gateway=settings.has("gateway"))
        forget_old_reports(settings.beside, clock.now())
        reporting = keep_reporting(file_of(settings.beside, own_sign() if settings.shares else None), report)
        loops = [*(worker.run() for worker in workers), reporting]
        if renderer and beforehand:
            loops.append(draw_beforehand(renderer, GAMES))
        async with _running(*loops), _monitored(settings.metrics_port, database, report, client):
            try:
                yield client
            finally:
                await client.close()


def _lost(database: Database, member: Member) -> CannotStart | None:
    """Why this process may not go on: another bot has its database, or its clock went wrong."""
    if database.lost:
        return unusable(database.lost)
    ahead = member.ahead if isinstance(member, Membership) else 0.0
    return wrong_clock(ahead) if abs(ahead) > processes.FAR_AHEAD else None


def _health_report(
    client: BotClient, gate: RequestGate, workers: tuple[Worker, ...], *, is_gateway: bool
) -> Callable[[], HealthReport]:
    """Tells how these workers do, and whether Discord can be reached, at the moment of the call."""

    def report() -> HealthReport:
        health = tuple(worker.health for worker in workers)
        return HealthReport(
            client.clock.now(), health, client.gateway.lost_at, gate.is_slowed, own_name(), is_gateway=is_gateway
        )

    return report


async def _begin(tables: Tables, settings: Settings) -> None:
    """Take over what an earlier process left. Raises `CannotStart`."""
    try:
        with _database_faults(settings):
            await tables.begin(settings.editions)
    except BadEdition as bad:
        raise CannotStart(f"A data file in {settings.editions} cannot be used: {bad}") from None


@contextmanager
def _database_faults(settings: Settings) -> Iterator[None]:
    """Raise a fault of the database as `CannotStart`, in words for the operator."""
    try:
        yield
    except sqlite3.Error as bad:
        raise unusable(explained(settings.database, bad)) from None


@asynccontextmanager
async def _running(*loops: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Run these loops while the block runs."""
    tasks = [asyncio.create_task(loop) for loop in loops]
    for task in tasks:
        task.add_done_callback(_tell_of_its_fault)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _tell_of_its_fault(loop: asyncio.Task[None]) -> None:
    """Nobody waits for a loop before the end, so that one which ended by a fault would be missed by nobody."""
    if not loop.cancelled() and (fault := loop.exception()) is not None:
        log_fault("a part of the bot has ended", fault)


@asynccontextmanager
async def _monitored(
    port: int | None, database: Database, report: Callable[[], HealthReport], client: BotClient
) -> AsyncIterator[None]:
    """Tell metrics and health while the block runs, if a port is set. Raises `CannotStart`."""
    if port is None:
        yield
        return
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(monitored(port, database, report, lambda: len(client.guilds)))
        except OSError as bad:
            raise CannotStart(f"RATSKELLER_METRICS_PORT: port {port} cannot be used: {bad.strerror}") from None
        yield


async def _open(settings: Settings) -> Database:
    try:
        database = await Database.open(settings.database, alone=not settings.shares, shared=settings.shares)
    except BadDatabase as bad:
        raise unusable(bad) from None
    if settings.shares:
        try:
            with _database_faults(settings):
                await _know_the_time(database)
                await demand_alike(database)  # before anything is written, and before others share out work
        except BaseException:
            await database.close()
            raise
    return database


async def _know_the_time(database: Database) -> None:
    """What is due goes by this machine's clock: a wrong one would move the time of everybody at all tables."""
    ahead = await database.read(processes.ahead_of)
    if abs(ahead) > processes.MOST_AHEAD:
        raise wrong_clock(ahead)


def _renderer(settings: Settings) -> Renderer | None:
    """What draws; None where nothing is to be drawn."""
    if not settings.pictures:
        return None
    return Renderer(usual_painters() if settings.painters is None else settings.painters)


@contextmanager
def _temporary_folder() -> Iterator[Path]:
    """A folder that is deleted after the block. Raises `CannotStart`."""
    try:
        made = TemporaryDirectory(prefix="ratskeller-", ignore_cleanup_errors=True)
    except OSError as bad:
        raise CannotStart(f"No temporary folder can be made: {bad.strerror}.") from None
    with made as name:
        yield Path(name)


async def command_payload() -> list[dict[str, Any]]:
    """All commands as Discord would get them, without Discord: for `check` and the tests."""
    with _temporary_folder() as folder:
        settings = Settings.model_construct(
            database=folder / "check.db", editions=None, house_delay=0.0, pictures=False
        )
        async with hosting(settings, WallClock()) as client:
            await add_commands(client)
            await client.tree.set_translator(Translator())
            return await payload(client.tree)


# --------------------------------------------------------------------------- at Discord


async def run(settings: Settings) -> None:
    """Serve real Discord servers until stopped. Raises `CannotStart`, later on too: where another bot took over."""
    if settings.token is None:
        raise CannotStartAsSet(
            "RATSKELLER_ROLES is set and DISCORD_TOKEN is not: each process of a bot needs its token."
        )
    asked = asked_to_stop()
    token = settings.token.get_secret_value()
    application = sha256(token.encode()).hexdigest()[:16]
    with life_told(program(), str(settings.database), settings.roles):
        served = hosting(settings, WallClock(), application=application, lateness=Lateness(), beforehand=True)
        async with served as client:
            load_all()
            with reaching_discord():
                await carry_on(at_discord(client, token, settings), asked, client.process.lost)


async def at_discord(client: BotClient, token: str, settings: Settings) -> None:
    """What the process does at Discord by its roles, until cancelled: stay connected, only log in, or nothing."""
    if settings.has("gateway"):
        await client.start(token)
    elif settings.has("courier"):
        await client.login(token)
    await asyncio.Event().wait()


async def serve(client: discord.Client, token: str, asked: asyncio.Event) -> None:
    """Stay connected to Discord until asked to stop."""
    load_all()
    await carry_on(client.start(token), asked)


# --------------------------------------------------------------------------- in the sandbox


async def run_sandbox(settings: Settings) -> None:
    """Run the sandbox and the bot, connected by the real client, until stopped. Raises `CannotStart`."""
    asked, sandbox = asked_to_stop(), Sandbox(delays=_delays(settings), strict=True)
    with _temporary_folder() as folder:  # the sandbox starts empty every time
        settings = settings.model_copy(update={"database": folder / "sandbox.db", "roles": ()})
        try:
            await sandbox.start(port=settings.sandbox_port)
        except PortTaken as taken:
            raise CannotStart(f"{taken} Set RATSKELLER_SANDBOX_PORT (0: any free one).") from None
        point_at(sandbox.address, discord.http.Route, discord.gateway.DiscordWebSocket)
        try:
            async with hosting(settings, WallClock(), ready_timeout=0.1, beforehand=True) as client:
                await open_examples(sandbox, client.tables)
                _welcome(sandbox)
                await serve(client, sandbox.token, asked)
        finally:
            await sandbox.stop()


async def open_examples(sandbox: Sandbox, tables: Tables) -> None:
    """Open a table of each game in the middle of play, in a thread, for somebody other than whom the page begins as."""
    world = sandbox.world
    guild, dan = next(iter(world.guilds.values())), sandbox.person(EXAMPLES_FOR).user
    parent = world.add_channel(guild, "examples")
    for key in GAMES:
        thread = start_thread(world, parent, words_for(dan.locale)(f"game-{key}"))
        place = Place(int(guild.id), int(thread.id))
        opened = await tables.open_example(Person(int(dan.id), dan.name, dan.locale), place, key)
        await tables.notifications.set_muted(opened.table.code, int(dan.id), True)
        world.examples[thread.id] = dan


def _delays(settings: Settings) -> Delays:
    try:
        return Delays(Delay.of(settings.sandbox_rest_delay), Delay.of(settings.sandbox_gateway_delay))
    except ValueError as bad:
        raise CannotStart(f"A delay of the sandbox cannot be used: {bad}") from None


def _welcome(sandbox: Sandbox) -> None:
    """Print how to begin."""
    print(f"\n  Ratskeller is open: {sandbox.page}\n", flush=True)
    print("  This is a look-alike of Discord on this machine: open a table, or look at a game under way.")
    print(
        "  For real servers: put your bot's token into .env as DISCORD_TOKEN=… and start again. Ctrl-C ends.\n",
        flush=True,
    )
