"""The command itself: which channel, whether the bot may write there, and the exit code."""

from __future__ import annotations

import argparse
import asyncio
import re
from typing import Final

import aiohttp
import discord

from bot.config import Settings
from bot.faults import log_unhandled
from bot.outcome import CannotDo, tell
from bot.pictures import Renderer
from bot.reaching_discord import reaching_discord
from bot.serving import asked_to_stop, serve_until_stopped
from bot.tables import Person, Place
from bot.text import words_for
from bot.ui.kit.illustrator import Illustrator
from bot.ui.kit.permissions import NEEDED, lacking_in, permission_names
from bot.ui.kit.posting import NoPlace, NotAllowed, discord_errors

from .cleanup import CreatedThings
from .client import TrialClient
from .measurements import TrialResults
from .sample import Sample
from .steps import Stopped, TrialRun

LONGEST: Final = 600.0
CHANNEL: Final = re.compile(r"(?:<#|https://\S+/)?(\d{15,20})>?")  # the number alone, a mention, or a link


def trial(settings: Settings, args: argparse.Namespace) -> int:
    """Send every kind of message once; returns 0 if all went well, else 1."""
    if settings.token is None:
        raise CannotDo("There is no token: put your bot's into .env as DISCORD_TOKEN=… first.")
    match = CHANNEL.fullmatch(args.channel.strip())
    if match is None:
        raise CannotDo(f"{args.channel}: this is no channel; copy its link at Discord, or its number.")
    if not 0 <= args.wait <= LONGEST:
        raise CannotDo(f"--wait takes 0 to {LONGEST:g} seconds.")
    return asyncio.run(_until_stopped(settings.token.get_secret_value(), int(match[1]), args.wait))


async def _until_stopped(token: str, channel: int, patience: float) -> int:
    log_unhandled(asyncio.get_running_loop())
    return await run_trial(token, channel, patience, asked_to_stop())


async def run_trial(
    token: str,
    channel: int,
    patience: float,
    asked: asyncio.Event,
    *,
    connector: aiohttp.BaseConnector | None = None,
    guild_ready_timeout: float = 2.0,
) -> int:
    """Connect, try everything and delete it again, even if `asked` to stop. Returns the exit code.

    Raises `CannotStart` and `CannotDo`.
    """
    over = asyncio.Event()
    async with TrialClient(connector=connector, guild_ready_timeout=guild_ready_timeout) as client:
        trying = asyncio.create_task(_tried(client, channel, patience, asked))
        trying.add_done_callback(lambda _: over.set())
        try:
            with reaching_discord():
                await serve_until_stopped(client.start(token), over)
        finally:
            asked.set()  # if we never connected, or were disconnected
            await asyncio.wait([trying])
        return await trying


async def _tried(client: TrialClient, channel_id: int, patience: float, asked: asyncio.Event) -> int:
    await _first(client.known, asked)
    if asked.is_set():
        return 1
    channel = await _channel(client, channel_id)
    sample = await _sample(client, channel)
    created, results = CreatedThings(client, channel), TrialResults(tell, channel)
    tell(f"A trial in #{channel.name} of {channel.guild.name}. Ctrl-C ends it and takes everything away.")
    renderer = Renderer()
    try:
        trial_run = TrialRun(client, channel, sample, Illustrator(renderer), results, created, asked, patience)
        await trial_run.run()
        stopped = False
    except Stopped:
        stopped = True
    finally:
        renderer.close()
        await created.delete_all(results)
    return _concluded(results, created, stopped=stopped)


async def _first(*events: asyncio.Event) -> None:
    """Wait until one of these is set."""
    waiting = [asyncio.create_task(event.wait()) for event in events]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for each in waiting:
        each.cancel()


async def _channel(client: TrialClient, channel_id: int) -> discord.TextChannel:
    """The channel. Raises `CannotDo` if the bot may not write there."""
    channel: object = client.get_channel(channel_id)
    if channel is None:
        try:
            with discord_errors():
                channel = await client.fetch_channel(channel_id)
        except (NoPlace, NotAllowed, discord.NotFound, discord.InvalidData):
            raise CannotDo(
                f"There is no channel {channel_id} that the bot can see: is the bot in that server, and allowed to "
                "view the channel?"
            ) from None
    if not isinstance(channel, discord.TextChannel):
        raise CannotDo(f"{channel_id} is no text channel of a server.")
    if lacking := lacking_in(channel, NEEDED):
        named = permission_names(words_for("en"), lacking)
        raise CannotDo(f"The bot lacks permissions in #{channel.name}: {named}. Without these nothing can be tried.")
    return channel


async def _sample(client: TrialClient, channel: discord.TextChannel) -> Sample:
    """A table whose person is the application's owner, until somebody presses."""
    info = await client.application_info()
    owner = info.team.owner_id if info.team and info.team.owner_id else info.owner.id
    return Sample.dealt(Person(owner, info.owner.display_name), Place(channel.guild.id, channel.id))


def _concluded(results: TrialResults, created: CreatedThings, *, stopped: bool) -> int:
    """Print the summary. Returns the exit code."""
    tell(f"{results.summary}{'; ended early' if stopped else ''}")
    if created.staying:
        tell(
            f"These threads stay, empty and archived: {', '.join(created.staying)}. To delete a thread takes the "
            "permission Manage Threads, which this bot does not ask for; whoever has it can delete them."
        )
    return 0 if results.all_fine and not stopped else 1
