"""Several gateways on one database: no clock runs as long as one of Discord's shards is heard by none of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.tables import Tables
from bot.tables.uptime import Uptime
from bot.tables.workers.membership import Membership
from bot.tables.workers.shard_leases import ShardLeases
from db import Database, StopRow, select
from db.server import Server
from tests.support import postgres
from tests.support.movable_clock import MovableClock

from .sharing import lease_ends, sharing

# `sqlite`: once, each test takes its server by itself.
pytestmark = [pytest.mark.sqlite, pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)]


@pytest.fixture
def server(tmp_path: Path) -> Server:
    """A database with the newest schema."""
    return postgres.database_for(tmp_path)


async def test_clocks_stand_still_while_one_of_several_gateways_hears_nothing(server: Server) -> None:
    """What the others hear is no help to whoever is in a server of that one."""
    async with gateways(server) as (clock, (one, other), members, databases):
        await an_hour(clock, other)
        assert await stops(databases[1]) == []
        members[0].hears_too_little = lambda: True
        await members[0].round()
        await other.sign_of_life()
        began = clock.now()
        await an_hour(clock, other)
        await other.discord_back()  # a shard of its own was cut off for a moment
        await an_hour(clock, other)
        assert await stops(databases[1]) == [], "it lasts"
        members[0].hears_too_little = lambda: False
        await members[0].round()
        await other.sign_of_life()
        assert await stops(databases[1]) == [(began, clock.now())]
        await one.discord_back()
        await an_hour(clock, other)
        assert len(await stops(databases[1])) == 1


async def test_clocks_go_on_when_the_shards_of_a_gateway_that_is_gone_are_heard_by_another(server: Server) -> None:
    async with gateways(server) as (clock, (_, other), members, databases):
        await an_hour(clock, other)
        members[0].hears_too_little = lambda: True
        await members[0].round()
        await other.sign_of_life()
        began = clock.now()
        await an_hour(clock, other)
        await lease_ends(databases[1], members[0])
        await members[1].round()
        await an_hour(clock, other)
        assert await stops(databases[1]) == [], "nobody has its shard"
        assert (await ShardLeases(databases[1], members[1]).plan()).held == {0, 1}
        await other.sign_of_life()
        assert await stops(databases[1]) == [(began, clock.now())]


@asynccontextmanager
async def gateways(
    server: Server,
) -> AsyncIterator[tuple[MovableClock, list[Uptime], list[Membership], list[Database]]]:
    """Two processes with a gateway each, which hold one of two shards each and are connected."""
    clock, roles = MovableClock(), ("gateway", "players")
    async with sharing(server, "one", roles) as one, sharing(server, "other", roles) as other:
        databases, members = [one[0], other[0]], [one[1], other[1]]
        for database, member in (one, other):
            assert len((await ShardLeases(database, member).begin(2, 1))[1].held) == 1
        lives = [Tables(database, clock).uptime for database in databases]
        await lives[1].sign_of_life()
        yield clock, lives, members, databases


async def an_hour(clock: MovableClock, uptime: Uptime) -> None:
    """An hour passes, in which the players' process shows that it lives."""
    for _ in range(60):
        clock.move(60)
        await uptime.sign_of_life()


async def stops(database: Database) -> list[tuple[float, float | None]]:
    """When no clock ran."""
    return [(row.began, row.ended) for row in await database.read(lambda connection: select(connection, StopRow))]
