"""A line with delays: a call takes its time, events come at their own, and still one after another."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Channel, Clock, Delay, Delays, Person, Sandbox, first_world
from tests.support.wire import Wire, wired

from .pilot import Pilot
from .test_gateway import Line, line


@pytest.mark.parametrize(
    ("written", "read"),
    [("0", Delay()), ("150", Delay(0.15, 0.15)), (" 0-120 ", Delay(0.0, 0.12)), ("7-7", Delay(0.007, 0.007))],
)
def test_a_delay_is_written_in_milliseconds(written: str, read: Delay) -> None:
    assert Delay.of(written) == read


@pytest.mark.parametrize("written", ["", "x", "-1", "1-", "120-0", "1.5", "9" * 5000, "٣ms"])
def test_what_is_no_delay_is_refused(written: str) -> None:
    with pytest.raises(ValueError):
        Delay.of(written)


def test_the_same_seed_gives_the_same_delays_within_their_range() -> None:
    one, two, other = (Delays(Delay(0.1, 0.2), Delay(0.0, 0.12), seed) for seed in (7, 7, 8))
    times = [(d.of_call(), d.of_event()) for d in (one, two, other) for _ in range(1)]
    assert times[0] == times[1] != times[2]
    assert all(0.1 <= one.of_call() <= 0.2 and 0.0 <= one.of_event() <= 0.12 for _ in range(1000))


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    """A sandbox on which a call takes at least a fifth of a second, and an event up to half a second."""
    async with wired(delays=Delays(Delay(0.2, 0.2), Delay(0.0, 0.5), seed=1)) as started:
        yield started


async def test_a_call_takes_its_time_there_and_back(wire: Wire) -> None:
    tavern, began = wire.channel("tavern"), time.monotonic()
    calling = asyncio.create_task(wire.rest("POST", f"/channels/{tavern.id}/messages", {"content": "x"}))
    await wire.person("Ana").until_message(tavern, lambda m: m["content"] == "x")
    assert time.monotonic() - began >= 0.1
    assert not calling.done()
    assert (await calling)[0] == 200
    assert time.monotonic() - began >= 0.2


async def test_an_event_may_come_after_the_answer_that_tells_the_same(wire: Wire) -> None:
    late = 0
    pilot = Pilot(**wire.client_options())
    async with wire.running(pilot):
        for n in range(12):
            sent = await pilot.get_partial_messageable(int(wire.channel("tavern").id)).send(str(n))
            late += sent.id not in {m.id for m in pilot.heard}
    assert late


async def test_a_bot_answers_people_all_the_same(wire: Wire) -> None:
    pilot = Pilot(**wire.client_options())
    async with wire.running(pilot):
        ana: Person = wire.person("Ana")
        tavern: Channel = wire.channel("tavern")
        assert (await ana.command(tavern, "ping").wait())["data"]["content"] == "pong"


async def test_events_keep_their_order_however_late_each_is() -> None:
    sandbox = Sandbox(first_world(Clock(stopped=True)), delays=Delays(gateway=Delay(0.0, 0.03), seed=1))
    await sandbox.start()
    tavern = next(c for c in sandbox.world.channels.values() if c.name == "tavern")
    async with line(sandbox) as opened:
        await opened.identify(sandbox, intents=1 << 9)
        for n in range(40):
            sandbox.person("Ana").say(tavern, str(n))
        frames = [await opened.hear() for _ in range(40)]
    assert [frame["s"] for frame in frames] == list(range(2, 42))
    await sandbox.stop()


async def test_what_is_still_on_its_way_when_the_line_breaks_is_replayed() -> None:
    sandbox = Sandbox(first_world(Clock(stopped=True)), delays=Delays(gateway=Delay(0.2, 0.2)))
    await sandbox.start()
    tavern = next(c for c in sandbox.world.channels.values() if c.name == "tavern")
    async with line(sandbox) as opened:
        ready = await opened.identify(sandbox, intents=1 << 9)
        sandbox.person("Ana").say(tavern, "lost on the way")
        await sandbox.gateway.drop()
        assert await opened.closed() == 4000
    async with line(sandbox) as opened:
        await opened.say(6, {"token": sandbox.token, "session_id": ready["session_id"], "seq": 1})
        assert (await Line.hear(opened))["t"] == "MESSAGE_CREATE"
    await sandbox.stop()
