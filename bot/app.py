"""Runs the bot, at Discord or in the sandbox."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
import structlog

from rules import GAMES

from .clock import WallClock
from .config import Settings, unknown_settings
from .hosting import DiscordOptions, hosting
from .logs import life_told
from .outcome import CannotStart, CannotStartAsSet
from .program import build
from .reaching_discord import reaching_discord
from .sandbox import Delay, Delays, PortTaken, Sandbox, point_at, start_thread
from .serving import asked_to_stop, carry_on, load_all
from .tables import Person, Place, Tables
from .text import words_for
from .ui.interactions.bot_client import BotClient
from .ui.interactions.lateness import Lateness
from .ui.kit.registration import payload
from .ui.kit.translator import Translator

EXAMPLES_FOR = "Dan"
LOG = structlog.get_logger(__name__)


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
    """All commands as they would be sent to Discord, built without a connection: for `check` and the tests."""
    with _temporary_folder() as folder:
        settings = Settings.model_construct(
            database=folder / "check.db", editions=None, bot_player_delay=0.0, pictures=False
        )
        async with hosting(settings, WallClock()) as client:
            await client.load_cogs()
            await client.tree.set_translator(Translator())
            return await payload(client.tree)


def _tell_of_unknown_settings() -> None:
    for line in unknown_settings():
        LOG.warning("a setting is not read", why=line)


# --------------------------------------------------------------------------- at Discord


async def run(settings: Settings) -> None:
    """Serve real Discord servers until stopped. Raises `CannotStart`, later on too: where another bot took over."""
    if settings.token is None or settings.lacking:
        raise CannotStartAsSet("\n".join(f"{line}." for line in settings.lacking))
    asked = asked_to_stop()
    _tell_of_unknown_settings()
    token = settings.token.get_secret_value()
    application = sha256(token.encode()).hexdigest()[:16]
    with life_told(build(), str(settings.database), settings.roles):
        served = hosting(
            settings,
            WallClock(),
            discord=DiscordOptions(application=application, lateness=Lateness()),
            draw_beforehand=True,
        )
        async with served as client:
            load_all()
            with reaching_discord():
                await carry_on(at_discord(client, token, settings), asked, client.process.lost)


async def at_discord(client: BotClient, token: str, settings: Settings) -> None:
    """Do what the process's roles require at Discord until cancelled: stay connected, only log in, or nothing."""
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
    delays = Delays(Delay.of(settings.sandbox_rest_delay), Delay.of(settings.sandbox_gateway_delay))
    asked, sandbox = asked_to_stop(), Sandbox(delays=delays, strict=True)
    _tell_of_unknown_settings()
    with _temporary_folder() as folder:  # the sandbox starts empty every time
        settings = settings.model_copy(update={"database": folder / "sandbox.db", "roles": ()})
        try:
            await sandbox.start(port=settings.sandbox_port)
        except PortTaken as taken:
            raise CannotStart(f"{taken} Set RATSKELLER_SANDBOX_PORT (0: any free one).") from None
        point_at(sandbox.address, discord.http.Route, discord.gateway.DiscordWebSocket)
        try:
            at_once = DiscordOptions(ready_timeout=0.1)
            async with hosting(settings, WallClock(), discord=at_once, draw_beforehand=True) as client:
                await open_examples(sandbox, client.tables)
                _welcome(sandbox)
                await serve(client, sandbox.token, asked)
        finally:
            await sandbox.stop()


async def open_examples(sandbox: Sandbox, tables: Tables) -> None:
    """Open a table of each game in the middle of play, in a thread, for somebody other than the page's first user."""
    world = sandbox.world
    guild, dan = next(iter(world.guilds.values())), sandbox.person(EXAMPLES_FOR).user
    parent = world.add_channel(guild, "examples")
    for key in GAMES:
        thread = start_thread(world, parent, words_for(dan.locale)(f"game-{key}"))
        place = Place(int(guild.id), int(thread.id))
        opened = await tables.open_example(Person(int(dan.id), dan.name, dan.locale), place, key)
        await tables.notifications.set_muted(opened.table.code, int(dan.id), True)
        world.examples[thread.id] = dan


def _welcome(sandbox: Sandbox) -> None:
    """Print instructions for getting started."""
    print(f"\n  Ratskeller is open: {sandbox.page}\n", flush=True)
    print("  This is a look-alike of Discord on this machine: open a table, or look at a game under way.")
    print(
        "  For real servers: put your bot's token into .env as DISCORD_TOKEN=… and start again. Ctrl-C ends.\n",
        flush=True,
    )
