"""The line and the service failing: dropped sockets, RESUME, limits, errors, lost and late answers."""

import asyncio
import time

import aiohttp
import discord
import pytest

from bot.sandbox import Channel, Person
from tests.support.wire import Wire, wired

from .pilot import Pilot
from .test_messages import place


async def test_what_happened_while_the_line_was_down_is_replayed(
    pilot: Pilot, wire: Wire, ana: Person, tavern: Channel
) -> None:
    await wire.sandbox.gateway.drop()
    assert not wire.sandbox.gateway.connected
    sent = ana.command(tavern, "ping")
    assert (await sent.wait())["data"]["content"] == "pong"
    assert (wire.sandbox.gateway.resumes, wire.sandbox.gateway.identifies) == (1, 1)


async def test_asked_to_reconnect_a_client_resumes(pilot: Pilot, wire: Wire, ana: Person, tavern: Channel) -> None:
    wire.sandbox.gateway.reconnect()
    await _until(lambda: wire.sandbox.gateway.resumes == 1)
    assert (await ana.command(tavern, "ping").wait())["data"]["content"] == "pong"


async def test_an_invalid_session_makes_a_client_identify_again(
    pilot: Pilot, wire: Wire, ana: Person, tavern: Channel
) -> None:
    wire.sandbox.gateway.invalidate()
    await _until(lambda: wire.sandbox.gateway.identifies == 2)
    assert (await ana.command(tavern, "ping").wait())["data"]["content"] == "pong"


async def test_an_event_can_come_twice(pilot: Pilot, wire: Wire, ana: Person, tavern: Channel) -> None:
    wire.sandbox.gateway.duplicate_next("INTERACTION_CREATE")
    await ana.command(tavern, "ping").wait()
    await _until(lambda: len(wire.sandbox.transcript.find("POST", "/callback")) == 2)
    codes = [e.answer.get("code") for e in wire.sandbox.transcript.find("POST", "/callback")]
    assert codes == [None, 40060]
    assert len(ana.messages(tavern)) == 1


async def test_a_client_waits_out_a_429(pilot: Pilot, wire: Wire, ana: Person, tavern: Channel) -> None:
    wire.sandbox.faults.limit("POST", "/channels/*/messages", 0.1)
    began = time.monotonic()
    await place(pilot, tavern).send("patience")
    assert time.monotonic() - began >= 0.1
    assert [m["content"] for m in ana.messages(tavern)] == ["patience"]


async def test_the_bucket_of_a_channel_holds_five_messages_in_five_seconds(wire: Wire, tavern: Channel) -> None:
    wire.sandbox.limits.messages = (5, 5.0)
    statuses = [(await _post(wire, tavern))[0] for _ in range(6)]
    assert statuses == [200] * 5 + [429]
    _, refusal = await _post(wire, tavern)
    assert refusal["retry_after"] == 5.0
    other = wire.channel("cellar")
    assert (await _post(wire, other))[0] == 200
    wire.clock.advance(7)
    assert (await _post(wire, tavern))[0] == 200


async def test_a_fourth_edit_of_an_old_message_within_six_seconds_is_refused(wire: Wire, tavern: Channel) -> None:
    _, message = await _post(wire, tavern)
    path = f"/channels/{tavern.id}/messages/{message['id']}"
    young = [(await wire.rest("PATCH", path, {"content": str(n)}))[0] for n in range(5)]
    assert young == [200] * 5
    wire.clock.advance(3601)
    old = [await wire.rest("PATCH", path, {"content": str(n)}) for n in range(4)]
    assert [status for status, _ in old] == [200, 200, 200, 429]
    assert old[3][1]["code"] == 30046
    wire.clock.advance(6)
    assert (await wire.rest("PATCH", path, {"content": "on"}))[0] == 200


async def test_a_client_tries_again_after_a_502(pilot: Pilot, wire: Wire, ana: Person, tavern: Channel) -> None:
    wire.sandbox.faults.refuse("POST", "/channels/*/messages", 502)
    await place(pilot, tavern).send("at last")
    assert [m["content"] for m in ana.messages(tavern)] == ["at last"]
    assert [e.status for e in wire.sandbox.transcript.find("POST", "/messages")] == [502, 200]


async def test_a_form_is_refused_by_what_it_holds(pilot: Pilot, wire: Wire, ana: Person, tavern: Channel) -> None:
    wire.sandbox.faults.refuse_form("POST", "/channels/*/messages", holding="rat", times=2)
    for _ in range(2):
        with pytest.raises(discord.HTTPException) as refused:
            await place(pilot, tavern).send("three rats")
        assert (refused.value.status, refused.value.code) == (400, 50035)
        await place(pilot, tavern).send("no animals")
    await place(pilot, tavern).send("three rats")
    assert [m["content"] for m in ana.messages(tavern)] == ["no animals", "no animals", "three rats"]


async def test_a_cut_answer_was_carried_out_all_the_same(
    pilot: Pilot, wire: Wire, ana: Person, tavern: Channel
) -> None:
    wire.sandbox.faults.cut("POST", "/channels/*/messages")
    with pytest.raises((aiohttp.ClientError, OSError)):
        await place(pilot, tavern).send("maybe sent", nonce="7")
    await place(pilot, tavern).send("maybe sent", nonce="7")
    assert [m["content"] for m in ana.messages(tavern)] == ["maybe sent"]


async def test_an_answer_can_come_late(pilot: Pilot, wire: Wire, ana: Person, tavern: Channel) -> None:
    wire.sandbox.faults.delay("POST", "/channels/*/messages", 0.15)
    sending = asyncio.create_task(place(pilot, tavern).send("slow"))
    await ana.until_message(tavern, lambda m: m["content"] == "slow")
    assert not sending.done()
    await sending


async def test_an_intent_that_was_not_granted_closes_the_line(wire: Wire) -> None:
    client = discord.Client(intents=discord.Intents(members=True), **wire.client_options())
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with wire.running(client):
            raise AssertionError("it must not become ready")


async def test_a_wrong_token_is_refused(wire: Wire) -> None:
    client = discord.Client(intents=discord.Intents.none(), **wire.client_options())
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


async def test_two_bots_on_two_worlds_do_not_meet() -> None:
    async with wired() as first, wired() as second:
        one, two = Pilot(**first.client_options()), Pilot(**second.client_options())
        async with first.running(one), second.running(two):
            await place(one, first.channel("tavern")).send("here")
            assert len(first.person("Ana").messages(first.channel("tavern"))) == 1
            assert second.person("Ana").messages(second.channel("tavern")) == []


async def test_events_go_to_the_shard_of_their_guild(wire: Wire) -> None:
    owner = wire.person("Dan").user
    other = wire.world.add_guild("Elsewhere", owner)
    shards = {(int(guild_id) >> 22) % 2 for guild_id in wire.world.guilds}
    assert shards == {0, 1}
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=2, **wire.client_options())

    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds between shards."""

    client.before_identify_hook = at_once  # type: ignore[method-assign]
    async with wire.running(client):
        assert {guild.shard_id for guild in client.guilds} == {0, 1}
        wire.world.add_channel(other, "far-off")
        await _until(lambda: any(c.name == "far-off" for c in client.get_all_channels()))


async def _post(wire: Wire, channel: Channel) -> tuple[int, dict[str, object]]:
    return await wire.rest("POST", f"/channels/{channel.id}/messages", {"content": "x"})


async def _until(true: object) -> None:
    assert callable(true)
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)
