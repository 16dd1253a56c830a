"""The clock that the deadlines hang on."""

import asyncio

from bot.sandbox import Clock, World


async def test_a_stopped_clock_moves_only_by_hand() -> None:
    clock = Clock(stopped=True)
    began = clock.now()
    await asyncio.sleep(0.01)
    assert clock.now() == began
    clock.advance(2.5)
    assert clock.now() == began + 2.5


async def test_alarms_ring_in_order_once_their_time_has_come() -> None:
    clock = Clock(stopped=True)
    rung: list[str] = []
    clock.call_in(3, lambda: rung.append("third"))
    clock.call_in(1, lambda: rung.append("first"))
    called_off = clock.call_in(2, lambda: rung.append("second"))
    called_off.cancel()
    clock.advance(2.9)
    assert rung == ["first"]
    clock.advance(0.1)
    assert rung == ["first", "third"]


async def test_a_running_clock_rings_by_itself_and_can_be_advanced() -> None:
    clock = Clock()
    rung = asyncio.Event()
    clock.call_in(3600.02, rung.set)
    clock.advance(3600)
    async with asyncio.timeout(60):
        await rung.wait()


async def test_ids_rise_even_when_time_stands_still() -> None:
    world = World(Clock(stopped=True))
    ids = [int(world.new_id()) for _ in range(1000)]
    assert ids == sorted(set(ids))
