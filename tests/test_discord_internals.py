"""What the bot does with private names of discord.py works in the installed version, and no other file uses any."""

from __future__ import annotations

import ast
import asyncio
import tomllib
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from discord.gateway import DiscordWebSocket, KeepAliveHandler

from bot.ui.interactions.client import Client
from bot.ui.kit import discord_internals
from bot.ui.kit.discord_internals import (
    add_shard,
    forget_role,
    forget_server,
    keep_channel,
    keep_member,
    make_ready,
    set_shards,
    starting_connections,
)
from tests.test_walls import MODULES, ROOT

SERVER, BOT, ROLE, CHANNEL = 1, 2, 3, 4
PLAIN = discord.Permissions.text().value | discord.Permissions(view_channel=True).value


def test_only_minor_versions_that_were_read_are_allowed() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    read = discord_internals.__doc__ or ""
    assert f"discord.py~={discord.__version__}" in wanted
    assert f"version {discord.__version__})" in read


# --------------------------------------------------------------------------- what each does


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    made = Client()
    yield made
    await made.close()


def payload() -> Any:
    """A server with a role that the bot has and that may not write in the channel."""
    role = {"position": 0, "color": 0, "colors": {"primary_color": 0}, "hoist": False, "managed": False}
    denied = {"id": str(ROLE), "type": 0, "allow": "0", "deny": str(discord.Permissions(send_messages=True).value)}
    return {
        "id": str(SERVER),
        "name": "a server",
        "roles": [
            role | {"id": str(SERVER), "name": "@everyone", "permissions": str(PLAIN)},
            role | {"id": str(ROLE), "name": "muted", "permissions": "0"},
        ],
        "channels": [channel([denied])],
        "members": [member([ROLE])],
    }


def channel(overwrites: list[Any]) -> Any:
    shared = {"id": str(CHANNEL), "guild_id": str(SERVER), "type": 0, "name": "general", "position": 0}
    return shared | {"parent_id": None, "permission_overwrites": overwrites}


def member(roles: list[int]) -> Any:
    user = {"id": str(BOT), "username": "bot", "discriminator": "0", "avatar": None, "bot": True}
    return {"user": user, "roles": [str(each) for each in roles], "joined_at": None, "flags": 0}


def known(client: Client) -> discord.Guild:
    """The server, as the gateway tells of it."""
    state = client._connection
    state.user = discord.ClientUser(state=state, data=member([])["user"])
    return state._add_guild_from_data(payload())


async def test_a_server_that_is_forgotten_is_not_known(client: Client) -> None:
    guild = known(client)
    assert client.get_guild(SERVER) is guild
    forget_server(client, guild)
    assert client.get_guild(SERVER) is None and not client.guilds


async def test_what_channels_forbid_a_deleted_role_counts_until_it_is_forgotten(client: Client) -> None:
    guild = known(client)
    del guild._roles[ROLE]  # as discord.py does when the role is deleted
    text = guild.get_channel(CHANNEL)
    assert isinstance(text, discord.TextChannel)
    assert not text.permissions_for(guild.me).send_messages
    forget_role(guild.me, ROLE)
    forget_role(guild.me, ROLE)  # once more changes nothing
    assert text.permissions_for(guild.me).send_messages


async def test_a_channel_and_a_member_that_are_kept_are_found(client: Client) -> None:
    state = known(client)._state
    fetched = discord.Guild(data=payload() | {"channels": [], "members": []}, state=state)
    assert fetched.me is None and fetched.get_channel(CHANNEL) is None
    keep_channel(fetched, text := discord.TextChannel(state=state, guild=fetched, data=channel([])))
    keep_member(fetched, me := discord.Member(data=member([]), guild=fetched, state=state))
    assert fetched.me is me and fetched.get_channel(CHANNEL) is text


async def test_a_client_is_ready_without_any_shard(client: Client) -> None:
    async with client:
        set_shards(client, 2, [])
        assert not client.is_ready()
        ready = asyncio.ensure_future(client.wait_for("ready"))
        await asyncio.sleep(0)
        make_ready(client)
        await asyncio.wait_for(ready, 1.0)
        assert client.is_ready()


async def test_a_client_knows_its_shards(client: Client) -> None:
    set_shards(client, 3, [2, 0])
    add_shard(client, 1)
    assert (client._connection.shard_count, client._connection.shard_ids) == (3, [0, 1, 2])


async def test_a_connection_is_found_before_its_session_starts(client: Client) -> None:
    with starting(client, 3) as connection:
        assert list(starting_connections(client, 3)) == [connection]
        assert list(starting_connections(client, 4)) == []
        other = Client()
        assert list(starting_connections(other, 3)) == []
        await other.close()


@contextmanager
def starting(client: Client, shard: int) -> Iterator[DiscordWebSocket]:
    """A connection of a shard, of which only its heartbeat's thread knows."""
    connection = DiscordWebSocket(cast(Any, None), loop=asyncio.get_running_loop())
    connection._connection, connection._max_heartbeat_timeout = client._connection, 60.0
    heartbeat = KeepAliveHandler(ws=connection, shard_id=shard, interval=60.0)
    heartbeat.start()
    try:
        yield connection
    finally:
        heartbeat.stop()
        heartbeat.join()


# --------------------------------------------------------------------------- who else uses such names


@cache
def private_names() -> frozenset[str]:
    """Every private name in the sources of discord.py."""
    folder = Path(discord.__file__).parent
    return frozenset(name for path in folder.rglob("*.py") for name in private(ast.parse(path.read_text())))


def private(module: ast.Module) -> Iterator[str]:
    """The private attributes that are used in a file."""
    for node in ast.walk(module):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.endswith("__"):
            yield node.attr


def own(module: ast.Module) -> set[str]:
    """The private attributes that a file itself defines: it sets them of `self`, or has methods of that name."""
    found = {node.name for node in ast.walk(module) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    stored = (node for node in ast.walk(module) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store))
    return found | {node.attr for node in stored if isinstance(node.value, ast.Name) and node.value.id == "self"}


def foreign(source: str) -> list[str]:
    """The private names of discord.py that a file uses."""
    module = ast.parse(source)
    ours = own(module) | {"_replace"}  # the last is a named tuple's
    return [name for name in private(module) if name in private_names() and name not in ours]


def test_no_other_file_uses_a_private_name_of_discord_py() -> None:
    for name, path in MODULES:
        if "discord" in (source := path.read_text()) and name != discord_internals.__name__:
            assert foreign(source) == [], name


@pytest.mark.parametrize(
    "source",
    ["channel.guild._add_channel(parent)", "mine = role.guild.me._roles", "self._connection._remove_guild(guild)"],
)
def test_a_private_name_is_seen(source: str) -> None:
    assert foreign(source)


def test_our_own_private_names_are_none_of_theirs() -> None:
    assert foreign("self._client = client\nself._client.get_channel(1)") == []
