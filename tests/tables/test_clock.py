"""The clock that tests move."""

from __future__ import annotations

import asyncio
import time

import pytest

from bot.clock import WallClock
from tests.support.movable_clock import MovableClock


async def test_sleepers_wake_in_order_when_the_clock_has_passed_their_moment() -> None:
    clock, woken = MovableClock(100.0), list[int]()

    async def sleeper(when: int) -> None:
        await clock.sleep_until(when)
        woken.append(when)

    tasks = [asyncio.create_task(sleeper(when)) for when in (130, 110, 90, 120)]
    await asyncio.sleep(0)
    tasks[3].cancel()
    await asyncio.sleep(0)
    clock.move(15)
    await asyncio.sleep(0.001)
    assert woken == [90, 110]
    clock.move(15)
    await asyncio.gather(*tasks, return_exceptions=True)
    assert woken == [90, 110, 130]
    assert clock.now() == 130


async def test_the_wall_clock_is_the_real_time() -> None:
    clock = WallClock()
    start = time.time()
    await clock.sleep_until(start + 0.02)
    assert clock.now() >= start + 0.02
    await clock.sleep_until(start)


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0, -3.0])
async def test_who_sleeps_by_the_wall_clock_wakes_soon_after_it_was_set(jump: float) -> None:
    ahead = [0.0]
    clock = WallClock(lambda: time.time() + ahead[0], look=0.01)
    sleeper = asyncio.create_task(clock.sleep_until(clock.now() + 90_000))
    await asyncio.sleep(0.05)
    assert not sleeper.done()
    ahead[0] = jump
    async with asyncio.timeout(10):
        await sleeper


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0])
async def test_all_sleepers_wake_when_the_clock_of_tests_is_set(jump: float) -> None:
    clock = MovableClock(100.0)
    sleepers = [asyncio.create_task(clock.sleep_until(when)) for when in (110, 200_000)]
    await asyncio.sleep(0)
    clock.jump(jump)
    async with asyncio.timeout(10):
        await asyncio.gather(*sleepers)
    assert clock.now() == 100.0 + jump
