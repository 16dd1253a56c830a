"""The discord.py client with the intents and caches that the bot needs; the bot and the trial build on it."""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
import structlog
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.tables.workers.shard_leases import ShardLeases, StartedTooOften
from bot.ui.kit import discord_internals
from bot.ui.kit.posting import only
from bot.ui.kit.request_gate import RequestGate

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

LOG = structlog.get_logger(__name__)
READY_WITHIN: Final = 180.0  # seconds from the start of one more shard until its servers are known


class NoStartsLeft(Exception):
    """Discord lets the bot start no more sessions today; a further one would make its token void."""

    def __init__(self, wait: float) -> None:
        super().__init__("all session starts of a day are used up")
        self.wait = wait  # seconds until it may


@dataclass(frozen=True, slots=True, kw_only=True)
class ClientOptions:
    """How a client reaches Discord."""

    gate: RequestGate | None = None  # what its requests wait for
    leases: ShardLeases | None = None  # of its shards, and of when they may start; without them as discord.py has it
    connector: aiohttp.BaseConnector | None = None
    guild_ready_timeout: float = 2.0  # seconds without a server after which all of a shard are known


USUAL: Final = ClientOptions()


class Client(commands.AutoShardedBot):
    """Receives servers and interactions, caches neither members nor messages, and mentions nobody by default.

    It opens as many shards as Discord recommends, so that from 2,501 servers on nothing changes for the operator.

    `more`: further arguments of discord.py's client.
    """

    def __init__(self, options: ClientOptions = USUAL, **more: Any) -> None:
        if options.gate:
            more["http_trace"] = options.gate.trace
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
            guild_ready_timeout=options.guild_ready_timeout,
            connector=options.connector,
            **more,
        )
        self._leases = options.leases
        self._launching: set[int] = set()
        self.opened: set[int] = set()  # shards that are this process's, connected or about to be
        self._served: set[int] = set()  # those of them whose servers are known
        self._begun: set[int] = set()  # shards that had a session and were not told to have lost it

    # ------------------------------------------------------------------- shards

    def is_told_of(self, guild: int) -> bool:
        """Whether a shard of this process would be told of a server that the bot is in.

        Without leases and without shards, all servers are told of.
        """
        told = self._served if self._leases else self.shards
        return (guild >> 22) % (self.shard_count or 1) in told or not (self._leases or told)

    def is_ours(self, shard: int) -> bool:
        """Whether a shard is this process's."""
        return self._leases is None or shard in self.opened

    @property
    def stands_by(self) -> bool:
        """Whether all shards are other processes'."""
        return self._leases is not None and not self.opened

    @property
    def connected(self) -> set[int]:
        """The shards that hear Discord now, whosever they are.

        Of those that lose their line together discord.py tells one by one, the next when it has tried the last again.
        """
        return {shard for shard in self._begun if (info := self.get_shard(shard)) and not info.is_closed()}

    async def launch_shards(self) -> None:
        """Open the shards that this process holds. Raises `NoStartsLeft` and `StartedTooOften`."""
        if self._leases is None:
            await super().launch_shards()
            return
        recommended, _, limit = await self.http.get_bot_gateway()
        self.shard_count, plan = await self._leases.begin(recommended, limit["max_concurrency"])
        discord_internals.set_shards(self, self.shard_count, plan.held)
        _check_left(limit, len(plan.held))
        for shard in sorted(plan.held):
            await self._launch(shard)
        if not plan.held:  # it stands by, and is ready without any
            discord_internals.make_ready(self)

    async def open_shard(self, shard: int) -> bool:
        """Open one more shard; returns whether its servers are known. Raises `NoStartsLeft` and `StartedTooOften`."""
        *_, limit = await self.http.get_bot_gateway()
        _check_left(limit, 1)
        ready = asyncio.ensure_future(self.wait_for("shard_ready", check=lambda found: found == shard))
        try:
            discord_internals.add_shard(self, shard)
            await self._launch(shard)
            await asyncio.wait([ready], timeout=READY_WITHIN)
        finally:
            ready.cancel()
        if shard not in self.opened:  # it became another process's meanwhile
            await self.close_shard(shard)
        return shard in self._served

    async def _launch(self, shard: int) -> None:
        self.opened.add(shard)
        self._launching.add(shard)
        try:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
        except BaseException:
            self.opened.discard(shard)
            raise
        finally:
            self._launching.discard(shard)

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, and try until that succeeds. Raises `StartedTooOften`."""
        if self._leases:
            await self._leases.check(shard_id)  # here, as discord.py goes on trying whatever is raised later
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may start a session; one that loses its session again and again stays closed."""
        if self._leases is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        if shard_id not in self.opened | self._launching:  # it was another's already when its connection came back
            await self._hang_up(shard_id)
            raise asyncio.CancelledError  # by that discord.py leaves it alone
        try:
            await self._leases.turn(shard_id)
        except StartedTooOften as often:
            await self._hang_up(shard_id)
            if shard_id in self._launching:
                raise
            minutes = math.ceil(often.wait / 60)
            LOG.error("a shard stays closed: it started too often within an hour", shard=shard_id, minutes=minutes)
            self._forget(shard_id)
            raise asyncio.CancelledError from None  # by that discord.py leaves it alone, and the others open

    async def _hang_up(self, shard: int) -> None:
        """Close the connection on which a shard waits to start; so far only its heartbeat knows it."""
        for connection in discord_internals.starting_connections(self, shard):
            await connection.close(4000)

    async def close_shard(self, shard: int) -> None:
        """Close a shard that is another process's now."""
        self._forget(shard)
        if info := self.get_shard(shard):
            await info.disconnect()

    def _forget(self, shard: int) -> None:
        self.opened.discard(shard)
        self._served.discard(shard)
        for guild in [guild for guild in self.guilds if guild.shard_id == shard]:
            discord_internals.forget_server(self, guild)

    # ------------------------------------------------------------------- events

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on; before that of a shard's new session, forget the servers that it does not name.

        discord.py's sharded client keeps all that it ever knew. At this moment the servers that the session names are
        still to come, hence unavailable; an event handler would run too late to see that.
        """
        if event == "shard_connect":
            for guild in self.guilds:
                if guild.shard_id == args[0] and not guild.unavailable:
                    discord_internals.forget_server(self, guild)
        if event == "shard_ready" and args[0] in self.opened:
            self._served.add(args[0])
        if event in ("shard_ready", "shard_resumed"):
            self._begun.add(args[0])
        if event == "shard_disconnect":
            self._begun.discard(args[0])
        super().dispatch(event, *args, **kwargs)

    # ------------------------------------------------------------------- its end

    async def close(self) -> None:
        """Disconnect; discord.py can close no sharded client that was never logged in."""
        if self.http.token is None:
            await self.http.close()
        else:
            await super().close()


def _check_left(limit: SessionStartLimit, wanted: int) -> None:
    if limit["remaining"] < wanted:
        raise NoStartsLeft(limit["reset_after"] / 1000)
