"""Through the real client: channels that hang, and a disk without room, beside people who play on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path

from structlog.testing import capture_logs

from bot.sandbox.transcript import Exchange
from bot.tables import Person, Place
from bot.tables.values.timing import Timing
from tests.support.full_disk import full_disk
from tests.support.movable_clock import MovableClock
from tests.support.wire import Wire

from .rig import PATIENCE, Rig, button, rigged, said
from .sound_recorder import QUIET, SoundRecorder

HANGING = 50
UNDER_WAY = 0.5  # seconds within which a request is answered, also on the slow line


async def until(true: Callable[[], bool]) -> None:
    """Wait until this is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def test_a_table_is_served_beside_fifty_channels_that_hang(wire: Wire, tmp_path: Path) -> None:
    async with rigged(wire, tmp_path) as rig:
        assert rig.client is not None
        ana, tables = rig.person("Ana"), rig.client.tables
        host, guild = Person(int(ana.user.id), "Ana", "en-US"), rig.wire.world.guild(rig.channel().guild_id or "")
        for n in range(HANGING):
            channel = rig.wire.world.add_channel(guild, f"hangs-{n}")
            rig.wire.sandbox.faults.delay("POST", f"/channels/{channel.id}/messages", 3600)
            await tables.open(host, Place(int(guild.id), int(channel.id)), "rattus_cartus", 3)
        await until(lambda: rig.client is not None and rig.client.courier.load == HANGING)
        served = rig.wire.world.add_channel(guild, "served")
        code = (await tables.open(host, Place(int(guild.id), int(served.id)), "rattus_cartus", 3)).table.code
        shown = await ana.until_message(served.id, lambda m: bool(button(m, f"j:{code}")))
        assert code in said(shown)
        assert rig.client.courier.load >= HANGING, "they hang still"
        await rig.client.courier.stop(grace=0)


async def test_the_rings_due_on_a_full_disk_come_once_when_there_is_room(wire: Wire, tmp_path: Path) -> None:
    clock = MovableClock()
    rig = Rig(
        wire,
        tmp_path / "rig.db",
        timing=Timing(quiet=QUIET, bot_player=0.0, sealed=0.0, fold=0.0, picture=0.0, newest=0.0),
        clock=clock,
    )
    await rig.start()
    recorder = SoundRecorder(rig, clock, ("Ana", "Dan"))
    try:
        assert rig.client is not None
        courier = rig.client.courier
        await rig.running("Ana", "Dan", seats=2)
        await recorder.calm()
        recorder.sounds()
        with ExitStack() as disk:

            def fill(exchange: Exchange) -> None:
                if exchange.method == "POST" and exchange.path.endswith("/messages") and not courier.health.failing:
                    disk.enter_context(full_disk(rig.database))

            wire.sandbox.transcript.hooks.append(fill)
            clock.move(QUIET)
            await until(lambda: courier.health.failing > 0)
            sent = await all_requests(wire)
            for _ in range(200):
                clock.move(60)
                wire.clock.advance(60)  # Discord forgets the names of what was sent
                await asyncio.sleep(0.01)
            assert requests(wire) == sent
            wire.sandbox.transcript.hooks.remove(fill)
        while courier.health.failing:  # its back-off runs on the clock that only the test moves
            clock.move(60)
            await asyncio.sleep(0.02)
        await recorder.pass_by(60)
        assert recorder.sounds() == {"Ana": ["dm"], "Dan": ["dm"]}
    finally:
        await rig.stop()


async def all_requests(wire: Wire) -> int:
    """How many there were, once those on their way have been answered."""
    before = -1
    while before != (now := requests(wire)):
        before = now
        await asyncio.sleep(UNDER_WAY)
    return now


def requests(wire: Wire) -> int:
    """How many there were until now."""
    return len(wire.sandbox.transcript.exchanges)


async def test_presses_on_a_full_disk_are_one_line_that_blames_the_disk(wire: Wire, tmp_path: Path) -> None:
    async with rigged(wire, tmp_path) as rig:
        ana, world = rig.person("Ana"), rig.wire.world
        guild, n = world.guild(rig.channel().guild_id or ""), count()

        async def opened() -> str:
            place = world.add_channel(guild, f"place-{next(n)}")
            return said(await ana.command(place, "table open", game="rattus_cartus", seats=2).message())

        await opened()
        lines = []
        for _ in range(2):
            with capture_logs() as logs, full_disk(rig.database):
                for _ in range(3):
                    assert "I cannot reach my database" in await opened()
            lines.append(
                [(line["event"], line.get("means")) for line in logs if "error" in line and "worker" not in line]
            )
            await opened()
        assert lines == [[("the database cannot be used", "the disk reports a fault")]] * 2
