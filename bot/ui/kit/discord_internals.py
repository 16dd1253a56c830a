"""Every use of a private name of discord.py, each where it offers no public way (checked in version 2.7.1).

`pyproject.toml` allows no other minor version of discord.py: before that changes, read what these names do there.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator

import discord
from discord.gateway import DiscordWebSocket, KeepAliveHandler


def set_shards(client: discord.AutoShardedClient, count: int, shards: Iterable[int]) -> None:
    """Set how many shards there are, and which of them a client opens: it is ready when these are.

    discord.py itself sets both in `launch_shards`, which always opens at least one.
    """
    client._connection.shard_count = count
    client._connection.shard_ids = sorted(shards)


def add_shard(client: discord.AutoShardedClient, shard: int) -> None:
    """Add a shard to those that a client opens.

    discord.py itself knows them from the start on, and opens none later.
    """
    client._connection.shard_ids = sorted({*client._connection.shard_ids, shard})


def make_ready(client: discord.AutoShardedClient) -> None:
    """Make a client ready that opens no shard: `wait_until_ready` returns, and `on_ready` is called.

    discord.py itself makes a client ready only when its last shard is.
    """
    client._connection.call_handlers("ready")
    client.dispatch("ready")


def forget_server(client: discord.Client, guild: discord.Guild) -> None:
    """Remove a server from those that a client knows.

    discord.py itself does so only when Discord tells that the bot has left, so never for a shard that was closed.
    """
    client._connection._remove_guild(guild)


def starting_connections(client: discord.Client, shard: int) -> Iterator[DiscordWebSocket]:
    """The connections of a client on which a shard waits for the start of its session.

    discord.py returns a connection only after its session has started; until then only its heartbeat's thread has it.
    """
    beating = (thread for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler))
    for thread in beating:
        if thread.shard_id == shard and thread.ws._connection is client._connection:
            yield thread.ws


def forget_role(member: discord.Member, role: int) -> None:
    """Take a deleted role from a member.

    discord.py keeps its id until the member changes, and goes on with what channels forbid or allow to that role.
    """
    if role in member._roles:
        member._roles.remove(role)


def keep_channel(guild: discord.Guild, channel: discord.TextChannel | discord.ForumChannel) -> None:
    """Add a channel that was fetched to a server that was fetched, so that its threads find it as their parent.

    discord.py itself adds only the channels of which the gateway tells.
    """
    guild._add_channel(channel)


def keep_member(guild: discord.Guild, member: discord.Member) -> None:
    """Add a member that was fetched to a server that was fetched, so that the bot itself is found as `me`.

    discord.py itself adds only the members of which the gateway tells.
    """
    guild._add_member(member)
