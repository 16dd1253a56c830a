"""Since when Discord is out of reach, as clocks see it: of a process that starts, and of two gateways."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.clock import WallClock
from bot.config import Role, Settings
from bot.hosting import DiscordOptions, hosting
from bot.ui.interactions.bot_client import BotClient
from db import AliveRow, Database, Where, select_one
from tests.support import postgres
from tests.support.fresh_database import fresh
from tests.support.starts import AT_WILL
from tests.support.wire import Wire

from .rig import PATIENCE

LEASE = 2.0  # seconds


def settings(database: Where, *roles: Role) -> Settings:
    """Those of a process without pictures."""
    return Settings.model_construct(
        database=database,
        roles=roles,
        editions=None,
        bot_player_delay=0.0,
        pictures=False,
        requests_per_second=10_000.0,
    )


async def out_of_reach(database: Database, *, until: bool | None = None) -> bool:
    """Whether it is noted that Discord cannot be reached; `until`: waits until it is so, or is not."""
    async with asyncio.timeout(PATIENCE):
        while True:
            row = await database.read(lambda connection: select_one(connection, AliveRow, "where id = 1"))
            is_it = row is not None and row.gone is not None
            if until is None or is_it == until:
                return is_it
            await asyncio.sleep(0.05)


async def test_from_its_start_until_it_is_connected_discord_is_out_of_reach(wire: Wire, tmp_path: Path) -> None:
    where = fresh(tmp_path / "tables.db")
    database = await Database.open(where)
    first = DiscordOptions(connector=wire.connector(), starts=AT_WILL)
    async with hosting(settings(where), WallClock(), discord=first) as host:
        assert not await out_of_reach(database)
        await host.login(wire.token)
        assert await out_of_reach(database)
    second = DiscordOptions(connector=wire.connector(), starts=AT_WILL)
    again = hosting(settings(where), WallClock(), discord=second)
    async with again as host, wire.running(host):
        await out_of_reach(database, until=False)
    await database.close()


@pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
@pytest.mark.thorough
async def test_of_two_gateways_each_counts_for_its_own_shards(wire: Wire, tmp_path: Path) -> None:
    where = postgres.database_for(tmp_path)
    wire.world.shards = 2
    database = await Database.open(where)
    async with AsyncExitStack() as stack:
        hosts: list[BotClient] = []
        for _ in range(2):
            serving = hosting(
                settings(where, "gateway", "courier", "players"),
                WallClock(),
                discord=DiscordOptions(connector=wire.connector(), guild_ready_timeout=0.05, starts=AT_WILL),
                lease=LEASE,
            )
            hosts.append(await stack.enter_async_context(serving))
            await stack.enter_async_context(wire.running(hosts[-1]))
        async with asyncio.timeout(PATIENCE):
            while [len(host.opened) for host in hosts] != [1, 1]:
                await asyncio.sleep(0.05)
        await out_of_reach(database, until=False)
        one, other = hosts
        (shard,), (of_the_other,) = one.opened, other.opened
        await one.on_shard_disconnect(shard)
        await out_of_reach(database, until=True)
        await other.on_shard_disconnect(of_the_other)
        await other.on_shard_resumed(of_the_other)
        await asyncio.sleep(LEASE)
        assert await out_of_reach(database), "the first one hears nothing yet"
        await one.on_shard_resumed(shard)
        await out_of_reach(database, until=False)
    await database.close()
