"""The gate of requests: how many pass at once, who goes first, and what Discord refuses."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.tables.values.delivery import Later
from bot.ui.kit.request_gate import (
    BURST,
    COUNTED,
    MANY,
    ONE_ADDRESS,
    REMEMBERED,
    SLOWED,
    Quota,
    Rank,
    RequestGate,
    only_while,
    ranked,
)

PER_SECOND = 200.0
SLOWLY = 4.0  # a second: no stall of the machine lets anybody pass while all of them come


class Time:
    """Seconds that stand still until moved."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


async def passing(gate: RequestGate, rank: Rank, passed: list[Rank]) -> None:
    with ranked(rank):
        await gate.enter()
    passed.append(rank)


async def taken(gate: RequestGate) -> None:
    """Let as many pass as may at once."""
    for _ in range(BURST):
        assert gate._wait() <= 0
        await gate.enter()


async def test_after_a_rest_a_few_pass_at_once_and_then_one_after_the_other() -> None:
    gate, begun = RequestGate(PER_SECOND), asyncio.get_running_loop().time()
    await taken(gate)
    for _ in range(10):
        await gate.enter()
    assert asyncio.get_running_loop().time() - begun >= 9 / PER_SECOND


async def test_who_waits_passes_by_rank_and_among_equals_in_order() -> None:
    gate, passed = RequestGate(SLOWLY), list[Rank]()
    await taken(gate)
    ranks = (Rank.SILENT, Rank.PICTURE, Rank.BOARD, Rank.SOUND, Rank.SILENT, Rank.BOARD)
    await asyncio.gather(*(passing(gate, rank, passed) for rank in ranks))
    assert passed == sorted(ranks)


async def test_what_may_not_be_sent_any_more_when_its_turn_comes_is_not_sent() -> None:
    gate, may_send = RequestGate(SLOWLY), True
    await taken(gate)
    with only_while(lambda: may_send):
        waiting = [asyncio.create_task(gate.enter()) for _ in range(2)]
        await asyncio.sleep(0)
        may_send = False
    beside = asyncio.create_task(gate.enter())
    outcomes = await asyncio.gather(*waiting, beside, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Later, Later, type(None)]


async def test_who_gives_up_takes_nobodys_turn() -> None:
    gate, passed = RequestGate(SLOWLY), list[Rank]()
    await taken(gate)
    impatient = asyncio.create_task(passing(gate, Rank.SOUND, passed))
    patient = asyncio.create_task(passing(gate, Rank.SILENT, passed))
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.wait_for(patient, 60.0)
    assert passed == [Rank.SILENT]


async def test_a_later_rest_lets_several_pass_at_once_again() -> None:
    gate = RequestGate(PER_SECOND)
    await taken(gate)
    await asyncio.sleep((BURST + 1) / PER_SECOND)
    await taken(gate)


def test_two_thousand_refusals_within_ten_minutes_slow_the_bot_down_until_they_are_past() -> None:
    time = Time()
    gate = RequestGate(45.0, time)
    for _ in range(MANY - 1):
        gate.note(403)
    assert not gate.is_slowed
    gate.note(429, "user")
    assert gate.is_slowed and gate._rate == pytest.approx(45.0 * SLOWED)
    time.seconds += REMEMBERED
    assert not gate.is_slowed and gate._rate == 45.0


def test_what_discord_does_not_count_as_invalid_slows_nothing() -> None:
    gate = RequestGate(45.0, Time())
    for _ in range(MANY):
        gate.note(200)
        gate.note(404)
        gate.note(429, "shared")
    assert not gate.is_slowed


@pytest.mark.parametrize("path", ["channels/1/messages", "webhooks/1/token/messages/@original"])
async def test_every_refusal_counts_whatever_was_asked_for(path: str) -> None:
    gate, app = RequestGate(45.0), web.Application()
    app.router.add_route("*", "/{path:.*}", refused)
    async with TestServer(app) as discord, aiohttp.ClientSession(trace_configs=[gate.trace]) as session:
        for _ in range(3):
            await session.get(discord.make_url(f"/api/v10/{path}"))
    assert len(gate._refusals) == 3


async def refused(_: web.Request) -> web.Response:
    return web.Response(status=401)


async def test_a_process_that_is_slowed_takes_no_more_of_the_common_quota_than_it_sends() -> None:
    rates, time = list[float](), Time()

    async def take(n: int, per_second: float, burst: int) -> float:
        rates.append(n / per_second)
        return 0.0

    gate = RequestGate(PER_SECOND, time, Quota(take, asyncio.sleep))
    while not gate.is_slowed:
        gate.note(403)
    assert len(gate._refusals) == MANY // ONE_ADDRESS and gate._rate == PER_SECOND * SLOWED / ONE_ADDRESS
    for _ in range(BURST):
        await gate.enter()
    assert sum(rates) == pytest.approx(BURST / PER_SECOND)
    assert gate._wait() > 0, "it waits by itself"


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/api/v10/channels/1/messages", True),
        ("/api/v10/users/@me/channels", True),
        ("/api/v10/applications/1/commands", True),
        ("/api/v10/interactions/1/token/callback", False),
        ("/api/v10/webhooks/1/token/messages/@original", False),
        ("/", False),
    ],
)
def test_answers_to_presses_and_the_gateway_wait_for_nothing(path: str, counted: bool) -> None:
    assert bool(COUNTED.match(path)) is counted
