"""The host: the Discord client with the desk, the delivery and the commands."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.clock import Clock
from bot.faults import log_fault
from bot.tables import Courier, Tables
from bot.tables.workers.courier import Deliver
from bot.text import words_for
from bot.ui.delivery.delivery import Delivery
from bot.ui.kit.ids import of_the_trial
from bot.ui.kit.illustrator import Illustrator
from bot.ui.kit.perspective import Games
from bot.ui.kit.posting import BAD_FORM
from bot.ui.kit.registration import Keep, Known, register
from bot.ui.kit.render import Press
from bot.ui.kit.translator import Translator

from .caller import caller_of
from .client import Client
from .deduplication import Seen
from .presses import press
from .replies import GONE, Reply, respond, say, say_instead
from .services import Services

LOG = structlog.get_logger(__name__)
Work = Callable[[Any], Awaitable[Reply]]
Made = Callable[[], Awaitable[Reply]]


MakeCourier = Callable[[Deliver], Courier]


class Host(Client):
    """The bot at Discord. `courier` makes the courier for its deliveries; it runs while the host does.

    `known` and `keep` remember the hash of the commands registered last; without them they are registered each time.
    """

    def __init__(
        self,
        tables: Tables,
        clock: Clock,
        games: Games,
        courier: MakeCourier,
        *,
        known: Known | None = None,
        keep: Keep | None = None,
        illustrator: Illustrator | None = None,
        connector: aiohttp.BaseConnector | None = None,
        guild_ready_timeout: float = 2.0,
    ) -> None:
        super().__init__(connector=connector, guild_ready_timeout=guild_ready_timeout)
        self.tables, self.clock, self.games = tables, clock, games
        self._illustrator = illustrator or Illustrator()
        self.services = Services(tables, games, self, self._illustrator)
        self._known, self._keep = known, keep
        self._seen = Seen()
        self._delivery = Delivery(self, tables, games, clock, self._illustrator)
        self.courier = courier(self._delivery)
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
            await self.courier.stop()
            carrying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await carrying
        self._illustrator.close()
        await super().close()

    async def _carry(self) -> None:
        await self.wait_until_ready()  # the guilds must be known before a thread can be opened
        await self.courier.run()

    async def on_raw_thread_update(self, update: discord.RawThreadUpdateEvent) -> None:
        """A thread was renamed, locked, archived or opened."""
        if update.data["thread_metadata"]["archived"]:
            await self._delivery.rooms.reopen(update.thread_id)

    async def on_ready(self) -> None:
        """The servers are known, at the start and whenever the line was down for long."""
        for guild in self.guilds:
            await self._delivery.rooms.reopen_all(guild)

    # ------------------------------------------------------------------- answering

    async def answer(self, interaction: discord.Interaction[Any], work: Work, code: str = "") -> None:
        """Answer a command privately with what the work makes of the caller."""
        if self._seen.again(interaction.id):
            return

        async def made() -> Reply:
            caller = await caller_of(self.tables, interaction)
            return await self.services.safely(caller, lambda: work(caller), code)

        await self._respond(interaction, made, update=False)

    async def pressed(self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
        """Answer a press: in the panel where it was, else in a new one."""
        if of_the_trial(custom_id):
            return  # another process waits for it
        if self._seen.again(interaction.id):
            return

        async def made() -> Reply:
            return await press(self.services, await caller_of(self.tables, interaction), custom_id, values)

        message = interaction.message
        update = message is not None and message.flags.ephemeral
        public = message is not None and message.flags.components_v2 and not update
        try:
            await self._respond(interaction, made, update=update, public=public)
        except Exception as error:
            log_fault("a press was not answered", error)

    async def _respond(
        self, interaction: discord.Interaction[Any], made: Made, *, update: bool, public: bool = False
    ) -> None:
        """Answer; where Discord refuses the answer as it is, by one plain sentence."""
        work = self._caught(interaction, made)
        try:
            await respond(interaction, work, self._illustrator, update=update, public=public)
        except discord.HTTPException as refused:
            if refused.status != BAD_FORM:
                raise
            log_fault("an answer was refused as it is", refused)
            caller = await caller_of(self.tables, interaction)
            stored = "yes" if await self.tables.is_stored(caller.key) else "no"
            try:
                await say_instead(interaction, caller.words("ui-answer-refused", stored=stored), update=update)
            except discord.HTTPException as again:
                log_fault("the sentence in place of an answer did not arrive", again)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """What fails in a handler of an event. discord.py's own would log the error with its text."""
        if error := sys.exception():
            log_fault("an event was not handled", error, event=event_method)

    async def _caught(self, interaction: discord.Interaction[Any], made: Made) -> Reply:
        """The last net: whatever happens, the person reads a sentence."""
        try:
            return await made()
        except Exception as error:
            log_fault("a fault of ours", error)
            return say(words_for(str(interaction.locale))("ui-our-fault", report="-"))

    async def _on_tree_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        cause = getattr(error, "original", error)
        if isinstance(cause, discord.HTTPException) and cause.code in GONE:
            return
        log_fault("a command was not answered", cause)
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
