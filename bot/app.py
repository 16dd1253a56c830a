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
from .logs import start_and_end_logged
from .outcome import CannotStart, CannotStartWithTheseSettings
from .program import build
from .reaching_discord import reaching_discord
from .sandbox import Delay, Delays, PortTaken, Sandbox, point_at, start_thread
from .serving import asked_to_stop, serve_until_stopped
from .tables import Person, Place, Tables
from .text import words_for
from .ui.interactions.bot_client import BotClient
from .ui.interactions.lateness import Lateness
from .ui.kit.registration import payload
from .ui.kit.translator import Translator

# The page opens as Ana. Examples of Dan's leave her own first steps undisturbed, and he reads English like her.
EXAMPLE_PLAYER = "Dan"
# The sandbox has one server only: the client need not wait long for another.
AT_SANDBOX = DiscordOptions(guild_ready_timeout=0.1)
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
        raise CannotStartWithTheseSettings("\n".join(f"{line}." for line in settings.lacking))
    asked = asked_to_stop()
    _tell_of_unknown_settings()
    token = settings.token.get_secret_value()
    with start_and_end_logged(build(), str(settings.database), settings.roles):
        served = hosting(
            settings,
            WallClock(),
            discord=DiscordOptions(application=_application(token), lateness=Lateness()),
            draw_beforehand=True,
        )
        async with served as client:
            work = at_discord(client, token, settings)
            with reaching_discord():
                await serve_until_stopped(work, asked, reason_to_stop=client.process.reason_to_stop)


def _application(token: str) -> str:
    """A name for the application of this token, for the database, where the token itself must not stand.

    After a reset of the token it is another one; then the commands are registered once more, which harms nobody.
    """
    return sha256(token.encode()).hexdigest()[:16]


async def at_discord(client: BotClient, token: str, settings: Settings) -> None:
    """Do what the process's roles require at Discord until cancelled: stay connected, only log in, or nothing."""
    if settings.has("gateway"):
        await client.start(token)
    elif settings.has("courier"):
        await client.login(token)
    await asyncio.Event().wait()


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
            async with hosting(settings, WallClock(), discord=AT_SANDBOX, draw_beforehand=True) as client:
                await open_examples(sandbox, client.tables)
                _welcome(sandbox)
                await serve_until_stopped(client.start(sandbox.token), asked)
        finally:
            await sandbox.stop()


async def open_examples(sandbox: Sandbox, tables: Tables) -> None:
    """Open a table of each game in the middle of play, in a thread of its own, with `EXAMPLE_PLAYER` at it."""
    world = sandbox.world
    guild, player = next(iter(world.guilds.values())), sandbox.person(EXAMPLE_PLAYER).user
    parent = world.add_channel(guild, "examples")
    for key in GAMES:
        thread = start_thread(world, parent, words_for(player.locale)(f"game-{key}"))
        place = Place(int(guild.id), int(thread.id))
        opened = await tables.open_example(Person(int(player.id), player.name, player.locale), place, key)
        await tables.notifications.set_muted(opened.table.code, int(player.id), True)
        world.examples[thread.id] = player


def _welcome(sandbox: Sandbox) -> None:
    """Print instructions for getting started."""
    print(f"\n  Ratskeller is open: {sandbox.page}\n", flush=True)
    print("  This is a look-alike of Discord on this machine: open a table, or look at a game under way.")
    print(
        "  For real servers: put your bot's token into .env as DISCORD_TOKEN=… and start again. Ctrl-C ends.\n",
        flush=True,
    )
