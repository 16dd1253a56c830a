"""The host: the Discord client with the desk, the delivery and the commands."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import aiohttp
import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.clock import Clock
from bot.tables import Due, Posted, Tables
from bot.text import words_for

from .delivery import Delivery
from .desk import Desk
from .guest import greet
from .illustrator import Illustrator
from .posting import only
from .presses import Presses
from .registration import Keep, Known, register
from .render import Press
from .replies import GONE, Reply, respond, say
from .sight import Games
from .trail import trail
from .translator import Translator

LOG = structlog.get_logger(__name__)
Work = Callable[[Any], Awaitable[Reply]]


class Carrier(Protocol):
    """What carries messages: the courier of the tables."""

    async def run(self) -> None:
        """Deliver until stopped."""

    async def stop(self) -> None:
        """Take nothing new and let what is under way arrive."""


MakeCarrier = Callable[[Callable[[Due], Awaitable[Posted | None]]], Carrier]


class Host(commands.Bot):
    """The bot at Discord. `courier` makes the courier for its deliveries; it runs while the host does.

    `known` and `keep` remember the hash of the commands registered last; without them they are registered each time.
    """

    def __init__(
        self,
        tables: Tables,
        clock: Clock,
        games: Games,
        courier: MakeCarrier,
        *,
        known: Known | None = None,
        keep: Keep | None = None,
        illustrator: Illustrator | None = None,
        connector: aiohttp.BaseConnector | None = None,
        guild_ready_timeout: float = 2.0,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=only(()),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_ratelimit_timeout=30.0,
            guild_ready_timeout=guild_ready_timeout,
            connector=connector,
        )
        self.tables, self.clock, self.games = tables, clock, games
        self._illustrator = illustrator or Illustrator()
        self.desk = Desk(tables, games, self, self._illustrator)
        self._presses = Presses(self.desk)
        self._known, self._keep = known, keep
        self._courier = courier(Delivery(self, tables, games, clock, self._illustrator))
        self._carrying: asyncio.Task[None] | None = None
        self.tree.on_error = self._on_tree_error  # type: ignore[method-assign]

    async def setup_hook(self) -> None:
        """Before the first event: commands, buttons, courier."""
        for extension in extensions(self.games):
            await self.load_extension(extension)
        await self.tree.set_translator(Translator())
        self.add_dynamic_items(Press)
        if await register(self.tree, self._known, self._keep):
            LOG.info("commands registered")
        self._carrying = asyncio.create_task(self._carry())

    async def close(self) -> None:
        """Let what is under way arrive, then leave."""
        if self._carrying is not None:
            carrying, self._carrying = self._carrying, None
            await self._courier.stop()
            carrying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await carrying
        self._illustrator.close()
        await super().close()

    async def _carry(self) -> None:
        await self.wait_until_ready()  # the guilds must be known before a thread can be opened
        await self._courier.run()

    # ------------------------------------------------------------------- answering

    async def answer(self, interaction: discord.Interaction[Any], work: Work, code: str = "") -> None:
        """Answer a command privately with what the work makes of the guest."""

        async def made() -> Reply:
            guest = await greet(self.tables, interaction)
            return await self.desk.safely(guest, lambda: work(guest), code)

        await respond(interaction, self._caught(interaction, made), self._illustrator, update=False)

    async def pressed(self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
        """Answer a press: in the panel where it was, else in a new one."""

        async def made() -> Reply:
            return await self._presses.press(await greet(self.tables, interaction), custom_id, values)

        message = interaction.message
        update = message is not None and message.flags.ephemeral
        public = message is not None and message.flags.components_v2 and not update
        try:
            work = self._caught(interaction, made)
            await respond(interaction, work, self._illustrator, update=update, public=public)
        except Exception as error:
            LOG.error("a press was not answered", error=type(error).__name__, where=trail(error))

    async def _caught(self, interaction: discord.Interaction[Any], made: Callable[[], Awaitable[Reply]]) -> Reply:
        """The last net: whatever happens, the person reads a sentence."""
        try:
            return await made()
        except Exception as error:
            LOG.error("a fault of ours", error=type(error).__name__, where=trail(error))
            return say(words_for(str(interaction.locale))("ui-our-fault", report="-"))

    async def _on_tree_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        cause = getattr(error, "original", error)
        if isinstance(cause, discord.HTTPException) and cause.code in GONE:
            return
        LOG.error("a command was not answered", error=type(cause).__name__, where=trail(cause))
        if not interaction.response.is_done() and interaction.type is not discord.InteractionType.autocomplete:
            with contextlib.suppress(discord.HTTPException):
                words = words_for(str(interaction.locale))
                await interaction.response.send_message(words("ui-no-such-command"), ephemeral=True)


def extensions(games: Games) -> tuple[str, ...]:
    """The modules that bring the commands: those of the house and one for each game."""
    return (
        "cogs.everywhere",
        "cogs.table",
        "cogs.rules",
        "cogs.settings",
        "cogs.server",
        *(f"cogs.{key}" for key in games),
    )
