"""A process that slept through its lease in the middle of a delivery finds that another one took over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.tables import Courier, DueMessage, Posted
from db import DueRow, select
from db.server import Server
from tests.support import postgres

from .host import Host
from .sharing import lease_ends, sharing
from .test_bot_players import passing, quiet

pytestmark = pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)


class Discord:
    """Remembers what stands, and holds up one delivery until it is let go."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []
        self.gate, self.began = asyncio.Event(), asyncio.Event()

    def of(self, name: str, *, held: bool = False) -> Callable[[DueMessage], asyncio.Future[Posted]]:
        """The deliveries of one process."""

        async def deliver(due: DueMessage) -> Posted:
            if held:
                self.began.set()
                await self.gate.wait()
            self.sent.append((name, due.kind))
            return Posted(due.kind, due.person, 11, 77, 0.0, 1)

        return deliver  # type: ignore[return-value]  # a coroutine function is as good


async def test_who_slept_in_the_middle_of_a_delivery_notes_nothing_and_the_newest_state_wins(host: Host) -> None:
    """SIGSTOP in a send: another process takes the lane over, sends, and the sleeper's late edit is mended."""
    if not isinstance(host.where, Server):
        pytest.skip("a file is not shared")
    code, discord = await host.running(2), Discord()
    async with sharing(host.where) as (one, first), sharing(host.where) as (two, second):
        sleeper = Courier(one, host.clock, host.tables, discord.of("sleeper", held=True), debounce=0, member=first)
        waker = Courier(two, host.clock, host.tables, discord.of("waker"), debounce=0, member=second)
        await passing(host, 60)
        await sleeper.round()
        await discord.began.wait()
        await lease_ends(one, first)
        await second.round()
        while await waker.round() is not None or waker.load:
            await quiet(host)
        before = [kind for name, kind in discord.sent if name == "waker"]
        assert "board" in before
        discord.gate.set()
        while sleeper.load:
            await quiet(host)
        due = await two.read(lambda connection: select(connection, DueRow, "where code = ?", code))
        assert {row.kind for row in due} == {kind for name, kind in discord.sent if name == "sleeper"}
        assert all(not row.sound for row in due), "nobody is called twice"
