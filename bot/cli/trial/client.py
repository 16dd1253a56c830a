"""The client of a trial: it waits for presses on the trial's own buttons and leaves all others to the running bot."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import aiohttp
import discord

from bot.ui.interactions.client import Client, ClientOptions
from bot.ui.kit.ids import MOVE, TRIAL, Id
from bot.ui.kit.render import Press

from .measurements import trace

IN_CHANNEL: Final = Id(MOVE, TRIAL, 0, "trial", "channel")  # the ids of the two buttons that somebody is asked to press
IN_PRIVATE: Final = Id(MOVE, TRIAL, 0, "trial", "private")


class TrialClient(Client):
    """Connects as the bot does, but has no tables, commands or database."""

    def __init__(self, *, connector: aiohttp.BaseConnector | None = None, guild_ready_timeout: float = 2.0) -> None:
        options = ClientOptions(connector=connector, guild_ready_timeout=guild_ready_timeout)
        super().__init__(options, http_trace=trace())
        self.known = asyncio.Event()  # set once the servers are known
        loop = asyncio.get_running_loop()
        self.presses: Mapping[str, asyncio.Future[discord.Interaction[Any]]] = {
            str(id): loop.create_future() for id in (IN_CHANNEL, IN_PRIVATE)
        }
        self.tree.error(self._ignore_command)

    async def setup_hook(self) -> None:
        """Listen to buttons before the first event. The commands stay as the running bot registered them."""
        self.add_dynamic_items(Press)

    async def on_ready(self) -> None:
        """Note that the servers are known."""
        self.known.set()

    async def pressed(self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
        """Note the first press of each of our buttons."""
        waiting = self.presses.get(custom_id)
        if waiting and not waiting.done():
            waiting.set_result(interaction)

    async def _ignore_command(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        """Do nothing: commands reach every process of the application, and the running bot answers them."""
