"""Through the real client: the port for metrics and health, and the connection to Discord."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import aiohttp
import pytest

from bot.metrics import GATEWAY_LOSSES
from bot.outcome import CannotStart
from db import Database
from tests.support.movable_clock import MovableClock
from tests.support.wire import Wire

from .rig import PATIENCE, Rig, said
from .test_outages import until


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def told(port: int, what: str) -> tuple[int, str]:
    """Status and text of `/metrics` or `/health`."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{what}") as answer:
        return answer.status, await answer.text()


async def test_a_running_bot_tells_how_it_does_on_its_port(wire: Wire, tmp_path: Path) -> None:
    port = free_port()
    rig = Rig(wire, tmp_path / "rig.db", metrics_port=port)
    await rig.start()
    try:
        await rig.running("Ana", "Bea", seats=2)
        metrics = (await told(port, "metrics"))[1].splitlines()
        assert "ratskeller_gateway_up 1.0" in metrics
        assert "ratskeller_servers 1.0" in metrics
        assert 'ratskeller_tables{status="running"} 1.0' in metrics
        assert await told(port, "health") == (200, '{"status": "ok", "problems": []}')
    finally:
        await rig.stop()
    with pytest.raises(aiohttp.ClientConnectionError):
        await told(port, "health")


async def test_a_port_that_is_taken_is_named_at_the_start(wire: Wire, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        rig = Rig(wire, tmp_path / "rig.db", metrics_port=taken.getsockname()[1])
        with pytest.raises(CannotStart, match="RATSKELLER_METRICS_PORT"):
            await rig.start()


async def test_a_connection_that_is_lost_is_counted_and_told_until_it_is_back(rig: Rig) -> None:
    client = rig.client
    assert client is not None
    await until(lambda: client.gateway.lost_at is None)
    before = GATEWAY_LOSSES._value.get()
    await rig.wire.sandbox.gateway.drop()
    await until(lambda: GATEWAY_LOSSES._value.get() > before)
    await until(lambda: client.gateway.lost_at is None)


async def test_a_table_that_ended_long_ago_is_archived_while_the_bot_runs(wire: Wire, tmp_path: Path) -> None:
    clock = MovableClock()
    rig = Rig(wire, tmp_path / "rig.db", clock=clock, keep_days=30)
    client = await rig.start()
    try:
        code = await rig.running("Ana", seats=2)
        await client.tables.resign(code, int(rig.person("Ana").user.id), sure=True)
        await rig.until(code, "closed")
        clock.move(31 * 86_400)
        await until(lambda: (tmp_path / "rig.archive" / f"rattus_cartus-{code}.json").is_file())
        reply = said(await rig.person("Ana").command(rig.channel(), "table log", table=code).message())
        async with asyncio.timeout(PATIENCE):
            while "archive" not in reply:
                reply = said(await rig.person("Ana").command(rig.channel(), "table log", table=code).message())
    finally:
        await rig.stop()


async def test_a_long_time_without_discord_counts_on_no_clock(wire: Wire, tmp_path: Path) -> None:
    clock = MovableClock()
    rig = Rig(wire, tmp_path / "rig.db", clock=clock)
    client = await rig.start()
    try:
        await until(lambda: client.gateway.lost_at is None)
        gone = clock.now()
        await client.on_shard_disconnect(0)
        clock.move(1800)
        await client.on_shard_disconnect(0)  # a try to connect that failed
        clock.move(1800)
        await client.on_shard_resumed(0)
    finally:
        await rig.stop()
    database = await Database.open(rig.database)
    stops = await database.read(lambda link: link.execute("select began, ended from stops where code = ''").fetchall())
    await database.close()
    assert stops[-1] == (gone, gone + 3600)
