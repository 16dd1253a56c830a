"""What a token may ask in a second, and how often it may be refused: through the real client, and by raw requests."""

import asyncio

import discord

from bot.sandbox import Channel, Person
from tests.support.wire import API, Wire

from .pilot import Pilot
from .test_messages import place


async def test_a_request_above_the_limit_of_the_token_is_refused_for_a_moment(wire: Wire, tavern: Channel) -> None:
    wire.sandbox.limits.global_limit = (3, 60.0)
    statuses = [(await wire.rest("GET", f"/channels/{tavern.id}"))[0] for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
    refused = wire.sandbox.transcript.exchanges[-1].answer
    assert refused["global"] is True and 0 < refused["retry_after"] <= 60
    assert (await wire.rest("GET", "/users/@me"))[0] == 429, "it holds for every route"
    assert wire.sandbox.statistics()["requests_over_the_limit"] == 2


async def test_the_refusal_names_its_scope(wire: Wire) -> None:
    wire.sandbox.limits.global_limit = (1, 60.0)
    await wire.rest("GET", "/users/@me")
    async with wire.session() as http, http.get(f"{API}/users/@me") as answer:
        assert answer.status == 429
        assert answer.headers["X-RateLimit-Scope"] == "global"
        assert answer.headers["X-RateLimit-Global"] == "true"
        assert 0 < int(answer.headers["Retry-After"]) <= 60


async def test_a_client_waits_for_the_limit_of_its_token(pilot: Pilot, wire: Wire, ana: Person) -> None:
    limits = wire.sandbox.limits
    limits.global_limit = (4, 0.5)
    channels = [wire.channel(name) for name in ("tavern", "cellar", "plague-night")]
    sent = [place(pilot, channel).send(f"{n}") for channel in channels for n in range(3)]
    await asyncio.gather(*sent)
    assert [len(ana.messages(channel)) for channel in channels] == [3, 3, 3]
    assert limits.over_limit > 0


async def test_answers_to_presses_go_out_above_the_limit(
    pilot: Pilot, wire: Wire, ana: Person, tavern: Channel
) -> None:
    wire.sandbox.limits.global_limit = (1, 60.0)
    assert (await wire.rest("GET", "/users/@me"))[0] == 200
    assert (await wire.rest("GET", "/users/@me"))[0] == 429
    for _ in range(3):
        assert (await ana.command(tavern, "ping").wait())["data"]["content"] == "pong"
    assert wire.sandbox.limits.over_limit == 1


async def test_refusals_are_counted_for_ten_minutes_and_shared_limits_are_not(wire: Wire, tavern: Channel) -> None:
    limits, world = wire.sandbox.limits, wire.world
    async with wire.session(authorised=False) as http, http.get(f"{API}/users/@me") as answer:
        assert answer.status == 401
    world.deny(tavern, -1)
    assert (await wire.rest("GET", f"/channels/{tavern.id}"))[0] == 403
    world.deny(tavern, 0)
    wire.sandbox.faults.limit("GET", "/users/@me", 1.0)
    assert (await wire.rest("GET", "/users/@me"))[0] == 429
    assert (await wire.rest("GET", "/channels/1"))[0] == 404
    shared = {"X-RateLimit-Scope": "shared"}
    wire.sandbox.faults.refuse("GET", "/users/@me", 429, headers=shared)
    assert (await wire.rest("GET", "/users/@me"))[0] == 429
    assert limits.invalid_requests == wire.sandbox.statistics()["invalid_requests"] == 3
    wire.clock.advance(599)
    assert limits.invalid_requests == 3
    wire.clock.advance(1)
    assert limits.invalid_requests == 0


async def test_an_address_that_was_refused_too_often_gets_no_answer_from_discord_for_a_while(
    pilot: Pilot, wire: Wire, ana: Person, tavern: Channel
) -> None:
    limits = wire.sandbox.limits
    limits.invalid = (3, 600.0)
    for _ in range(3):
        wire.sandbox.faults.refuse("POST", "/channels/*/messages", 403)
        await refused_with(403, pilot, tavern)
        wire.clock.advance(100)
    assert limits.barred_for == wire.sandbox.statistics()["barred_for"] == 300
    before = len(wire.sandbox.transcript.exchanges)
    await refused_with(429, pilot, tavern)
    sent = ana.command(tavern, "ping")
    async with asyncio.timeout(60):
        while not pilot.errors:  # answers to presses come from the same address
            await asyncio.sleep(0.005)
    assert sent.interaction.state == "pending"
    async with wire.session() as http, http.get(f"{API}/users/@me") as answer:
        assert (answer.status, answer.content_type, answer.headers["Retry-After"]) == (429, "text/html", "300")
        assert "Via" not in answer.headers
    assert len(wire.sandbox.transcript.exchanges) == before, "nothing of it reaches Discord"
    wire.clock.advance(300)
    await place(pilot, tavern).send("back again")
    assert limits.invalid_requests == 2, "what was barred does not count again"


async def refused_with(status: int, pilot: Pilot, channel: Channel) -> None:
    """Send a message, and be refused with this status."""
    try:
        await place(pilot, channel).send("x")
    except discord.HTTPException as refused:
        assert refused.status == status
    else:
        raise AssertionError("it was taken")
