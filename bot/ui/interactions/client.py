"""The discord.py client with the intents and caches that the bot needs; the host and the trial build on it."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.posting import only
from bot.ui.kit.request_gate import RequestGate


class Client(commands.AutoShardedBot):
    """Receives servers and interactions, caches neither members nor messages, and mentions nobody by default.

    It opens as many shards as Discord recommends, so that from 2,501 servers on nothing changes for the host.

    `gate`: what its requests wait for. `more`: further arguments of discord.py's client.
    """

    def __init__(
        self,
        *,
        gate: RequestGate | None = None,
        connector: aiohttp.BaseConnector | None = None,
        guild_ready_timeout: float = 2.0,
        **more: Any,
    ) -> None:
        if gate:
            more["http_trace"] = gate.trace
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
            **more,
        )

    def is_told_of(self, guild: int) -> bool:
        """Whether a shard of this process would be told of a server that the bot is in; without shards, all are one."""
        return not self.shards or (guild >> 22) % (self.shard_count or 1) in self.shards

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on; before that of a shard's new session, forget the servers that it does not name.

        discord.py's sharded client keeps all that it ever knew. At this moment the servers that the session names are
        still to come, hence unavailable; an event handler would run too late to see that.
        """
        if event == "shard_connect":
            for guild in self.guilds:
                if guild.shard_id == args[0] and not guild.unavailable:
                    self._connection._remove_guild(guild)
        super().dispatch(event, *args, **kwargs)

    async def close(self) -> None:
        """Disconnect; discord.py can close no sharded client that was never logged in."""
        if self.http.token is None:
            await self.http.close()
        else:
            await super().close()
