"""Two shards of one bot: each server is served by its own, and the bot is connected while both are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Channel, May
from tests.support.wire import Wire

from .rig import PATIENCE, Rig, said
from .test_outages import until
from .test_threads import WEEK


async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
    """Do not wait five seconds between shards, as real Discord wants it."""


@pytest.fixture
async def sharded(wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rig]:
    """A bot with a server on each of two shards."""
    monkeypatch.setattr("discord.Client.before_identify_hook", staticmethod(at_once))
    wire.world.shards = 2
    wire.world.add_guild("Elsewhere", wire.person("Dan").user)
    rig = Rig(wire, tmp_path / "rig.db")
    await rig.start()
    yield rig
    await rig.stop()


def places(rig: Rig) -> dict[int, Channel]:
    """A channel of each shard's server."""
    world = rig.wire.world
    found = {}
    for id, guild in world.guilds.items():
        channels = [channel for channel in world.channels.values() if channel.guild_id == id]
        found[(int(id) >> 22) % 2] = channels[0] if channels else world.add_channel(guild, "far-off")
    return found


async def test_a_table_is_opened_and_shown_in_each_shard_s_server(sharded: Rig) -> None:
    dan = sharded.person("Dan")
    for channel in places(sharded).values():
        opened = await dan.command(channel, "table open", game="rattus_cartus", seats=2).message()
        code = (await sharded.table_in(channel)).code
        assert code in said(opened)
        await dan.until_message(channel, lambda m: code in said(m))  # noqa: B023  # waited for here
    assert sharded.client is not None
    assert sorted(guild.shard_id for guild in sharded.client.guilds) == [0, 1]


async def test_the_bot_is_connected_while_all_its_shards_are(sharded: Rig) -> None:
    client = sharded.client
    assert client is not None
    await until(lambda: client.gateway.lost_at is None)
    await client.on_shard_disconnect(0)
    lost = client.gateway.lost_at
    await client.on_shard_disconnect(1)
    await client.on_shard_resumed(0)
    assert client.gateway.lost_at == lost
    await client.on_shard_ready(1)
    assert client.gateway.lost_at is None


async def test_a_shard_with_a_new_session_catches_up_while_another_one_is_still_gone(sharded: Rig) -> None:
    client, world, gateway = sharded.client, sharded.wire.world, sharded.wire.sandbox.gateway
    assert client is not None
    code = await sharded.running("Ana", "Dan", seats=2)
    place = (await sharded.board(code, sharded.person("Ana")))["channel_id"]
    guild, thread = client.get_guild(int(sharded.channel().guild_id or 0)), world.channels[place].thread
    assert guild is not None and thread is not None
    await client.on_shard_disconnect(guild.shard_id)
    await client.on_shard_disconnect(1 - guild.shard_id)
    world.listeners.remove(gateway.hear)
    sharded.wire.clock.advance(WEEK + 1)
    world.listeners.append(gateway.hear)
    assert thread.archived
    guild._threads.pop(int(place), None)  # with a new session discord.py knows none that are archived
    await client.on_shard_ready(guild.shard_id)
    await until(lambda: not thread.archived)
    assert client.gateway.lost_at is not None


async def test_a_removal_during_a_disconnection_is_found_with_the_new_session(sharded: Rig) -> None:
    world, gateway = sharded.wire.world, sharded.wire.sandbox.gateway
    code = await sharded.running("Ana", "Dan", seats=2)
    await sharded.board(code, sharded.person("Ana"))
    world.listeners.remove(gateway.hear)
    world.remove_guild(world.guild(sharded.channel().guild_id or ""))
    world.listeners.append(gateway.hear)
    gateway.invalidate()
    async with asyncio.timeout(PATIENCE):
        while (await sharded.look(code)).standing != "frozen":
            await asyncio.sleep(0.02)
    assert len(sharded.client.guilds if sharded.client else ()) == 1, "the other server is there as before"


async def test_tables_of_other_shards_are_left_alone_and_their_messages_delivered(sharded: Rig) -> None:
    dan, shard = sharded.person("Dan"), (int(sharded.channel().guild_id or 0) >> 22) % 2
    code = await sharded.running("Dan", "Ana", seats=2)
    board = await sharded.board(code, dan)
    await sharded.stop()
    await sharded.start(shards=[1 - shard])
    client = sharded.client
    assert client is not None and [guild.shard_id for guild in client.guilds] == [1 - shard]
    await until(lambda: client.gateway.lost_at is None)
    await client._servers.check()
    assert (await sharded.look(code)).standing == "runs"
    sharded.person("Ana").say(board["channel_id"], "good luck")  # the board is not the newest message any more
    ask = (await sharded.look(code)).asks[0]
    await sharded.answered(code, ask, ask.options[:1])
    await dan.until_message(board["channel_id"], lambda m: int(m["id"]) > int(board["id"]) and code in said(m))


async def test_one_deal_for_several_tables_is_arranged_from_a_direct_message_beside_another_shard(sharded: Rig) -> None:
    dan, place = sharded.person("Dan"), places(sharded)[1]
    await dan.command(place, "table open", game="rattus_cartus", seats=2).message()
    code = (await sharded.table_in(place)).code
    await dan.until_message(place, lambda m: code in said(m))
    await sharded.stop()
    await sharded.start(shards=[0])
    sharded.wire.world.deny(place, int(May.CREATE_PRIVATE_THREADS))
    refused = await dan.command(dan.dm(), "duplicate", table=code, tables=2).message()
    assert "Create Private Threads" in said(refused)
    sharded.wire.world.deny(place, 0)
    set_up = await dan.command(dan.dm(), "duplicate", table=code, tables=2).message()
    assert "2 tables" in said(set_up) and (await sharded.look(code)).terms.tables == 2
