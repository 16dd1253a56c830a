"""Commands are registered once, however many processes start at the same time."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.storage.registered_commands import RegisteredCommands
from tests.support.movable_clock import MovableClock

from .host import Host

APPLICATION = "0123456789abcdef"


@pytest.fixture
async def starts(host: Host) -> tuple[RegisteredCommands, RegisteredCommands]:
    """Two processes of one application that start."""
    return RegisteredCommands(host.db, host.clock, APPLICATION), RegisteredCommands(host.db, host.clock, APPLICATION)


Starts = tuple[RegisteredCommands, RegisteredCommands]


async def test_of_two_starts_one_registers_and_the_other_waits_for_it(host: Host, starts: Starts) -> None:
    first, second = starts
    assert await first.claim("one")
    waiting = asyncio.create_task(second.claim("one"))
    await _looked(host)
    assert not waiting.done()
    await first.keep("one")
    host.clock.move(1.0)
    assert not await waiting
    assert not await second.claim("one")


async def test_a_machine_whose_clock_is_minutes_ahead_waits_for_it_too(host: Host, starts: Starts) -> None:
    first, _ = starts
    assert await first.claim("one")
    ahead = MovableClock(host.clock.now() + 120)
    waiting = asyncio.create_task(RegisteredCommands(host.db, ahead, APPLICATION).claim("one"))
    async with asyncio.timeout(60):
        while not (ahead._sleepers or waiting.done()):
            await asyncio.sleep(0)
    assert not waiting.done()
    await first.keep("one")
    ahead.move(1.0)
    assert not await waiting


async def test_a_hundred_starts_at_once_register_once(host: Host, starts: Starts) -> None:
    registered = 0

    async def start(store: RegisteredCommands) -> None:
        nonlocal registered
        if await store.claim("one"):
            registered += 1
            await store.keep("one")

    everybody = asyncio.gather(*(start(store) for store in starts * 50))
    while not everybody.done():
        host.clock.move(1.0)
        await asyncio.sleep(0)
    assert registered == 1


async def test_what_was_begun_and_never_ended_or_failed_is_done_by_the_next(host: Host, starts: Starts) -> None:
    first, _ = starts
    assert await first.claim("one")
    second = RegisteredCommands(host.db, host.clock, APPLICATION, longest=0.0)
    assert await second.claim("one")
    await second.keep("")
    assert await first.claim("one")


async def test_other_commands_and_other_applications_are_registered_for_themselves(host: Host, starts: Starts) -> None:
    first, _ = starts
    assert await first.claim("one")
    await first.keep("one")
    assert await first.claim("two")
    await first.keep("two")
    assert await RegisteredCommands(host.db, host.clock, "another").claim("two")


async def _looked(host: Host) -> None:
    """Wait until somebody who waits has looked, and sleeps."""
    async with asyncio.timeout(60):
        while not host.clock._sleepers:
            await asyncio.sleep(0)
