"""How often sessions may start, which shards there may be, and what each hears: by frames, and with the real client."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Guild, Sandbox
from bot.sandbox.gateway.starts import DAY, SPACING
from tests.support.wire import Wire, wired

from .test_gateway import IDENTIFY, RESUME, Line, line, sandbox, until_off

__all__ = ["sandbox"]  # a fixture
INVALID = {"op": 9, "d": False, "s": None, "t": None}
SOON = 0.1  # seconds, in place of Discord's five


class Sharded(discord.AutoShardedClient):
    """A client that starts shards after the rest that it is given."""

    def __init__(self, wire: Wire, rest: float = 0.0, **more: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), **more, **wire.client_options())
        self.rest = rest

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait so long before every shard but the first."""
        if not initial:
            await asyncio.sleep(self.rest)


async def identify(opened: Line, sandbox: Sandbox, *shard: int) -> dict[str, object]:
    """Identify and return the first frame that comes back."""
    await opened.say(IDENTIFY, {"token": sandbox.token, "intents": 0, "shard": shard or (0, 1)})
    return await opened.hear()


async def limit(wire: Wire) -> dict[str, int]:
    """Return the session start limit that the bot is told."""
    status, answer = await wire.rest("GET", "/gateway/bot")
    assert status == 200
    found: dict[str, int] = answer["session_start_limit"]
    return found


# --------------------------------------------------------------------------- the starts of a day


async def test_every_start_of_a_day_is_counted_and_a_resume_is_none(wire: Wire) -> None:
    fresh = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    assert await limit(wire) == fresh
    client = Sharded(wire, shard_count=2)
    async with wire.running(client):
        await wire.sandbox.gateway.drop()
        await until(lambda: wire.sandbox.gateway.resumes == 2)
        wire.clock.advance(60)
        assert await limit(wire) == fresh | {"remaining": 998, "reset_after": 86_340_000}
    wire.clock.advance(DAY - 60)
    assert await limit(wire) == fresh


async def test_the_start_after_the_last_one_ends_all_sessions_and_voids_the_token(sandbox: Sandbox) -> None:
    sandbox.gateway.starts.total = 2
    old = sandbox.token
    async with line(sandbox) as one, line(sandbox) as two, line(sandbox) as three:
        await one.identify(sandbox)
        await two.identify(sandbox)
        assert sandbox.gateway.starts.remaining == 0
        await three.say(IDENTIFY, {"token": old, "intents": 0})
        assert [await opened.closed() for opened in (one, two, three)] == [4004] * 3
    assert sandbox.token != old and not sandbox.gateway.sessions
    async with line(sandbox) as again:
        await again.say(IDENTIFY, {"token": old, "intents": 0})
        assert await again.closed() == 4004
    async with line(sandbox) as again:
        assert (await identify(again, sandbox))["t"] == "READY"


async def test_a_client_in_a_loop_of_starts_ends_with_its_token_and_the_operator_sees_why(wire: Wire) -> None:
    wire.sandbox.gateway.starts.total = 3
    for _ in range(3):
        async with wire.running(Sharded(wire)):
            pass
    assert await ending(wire, Sharded(wire)) == 4004
    why = "all 3 session starts of a day are used up, so the token is void"
    assert why in (await statistics(wire))["refused_sessions"]


# --------------------------------------------------------------------------- the buckets


async def test_one_shard_of_a_bucket_starts_at_a_time(sandbox: Sandbox) -> None:
    starts, moment = sandbox.gateway.starts, 100.0
    starts.spacing, starts.max_concurrency, starts.now = 5.0, 2, lambda: moment
    async with contextlib.AsyncExitStack() as stack:
        zero, one, two, three = [await stack.enter_async_context(line(sandbox)) for _ in range(4)]
        assert (await identify(zero, sandbox, 0, 4))["t"] == "READY"
        assert await identify(two, sandbox, 2, 4) == INVALID, "it shares a bucket with shard 0"
        assert (await identify(one, sandbox, 1, 4))["t"] == "READY"
        assert await identify(three, sandbox, 3, 4) == INVALID
        moment = 104.9
        assert await identify(two, sandbox, 2, 4) == INVALID
        moment = 105.0
        assert (await identify(two, sandbox, 2, 4))["t"] == "READY"
    assert starts.remaining == 997, "a refused start does not count"
    assert "shard 2 identified too soon after another one of its bucket" in sandbox.gateway.refusals


async def test_a_client_that_does_not_wait_is_refused_until_it_does(wire: Wire) -> None:
    gateway, moment = wire.sandbox.gateway, 100.0
    gateway.starts.spacing, gateway.starts.now = 5.0, lambda: moment
    client = Sharded(wire, shard_count=2)
    running = asyncio.create_task(client.start(wire.token))
    await until(lambda: len(gateway.refusals) >= 2)
    assert gateway.identifies == 1
    moment = 105.0
    await until(lambda: gateway.identifies == 2)
    await client.close()
    await running


async def test_a_client_that_waits_is_never_refused(wire: Wire) -> None:
    gateway = wire.sandbox.gateway
    gateway.starts.spacing = SOON
    async with wire.running(Sharded(wire, rest=SOON * 5, shard_count=3)):
        await until(lambda: gateway.identifies == 3)
        assert not gateway.refusals


def test_a_person_s_sandbox_has_discords_limits_and_a_test_s_does_not_wait() -> None:
    strict, quick = Sandbox(strict=True), Sandbox()
    assert (strict.gateway.starts.spacing, strict.limits.global_limit) == (SPACING, (50, 1.0))
    assert (quick.gateway.starts.spacing, quick.limits.global_limit) == (0.0, None)


# --------------------------------------------------------------------------- the shards


async def test_a_client_opens_as_many_shards_as_are_recommended(wire: Wire) -> None:
    wire.world.shards = 3
    client = Sharded(wire)
    async with wire.running(client):
        assert sorted(client.shards) == [0, 1, 2]
        assert sorted(s.shard for s in wire.sandbox.gateway.sessions.values()) == [(0, 3), (1, 3), (2, 3)]


@pytest.mark.parametrize("shard", [(2, 2), (-1, 2), (0, 0), (5, 1)])
async def test_a_shard_that_cannot_be_is_invalid(sandbox: Sandbox, shard: tuple[int, int]) -> None:
    async with line(sandbox) as opened:
        await opened.say(IDENTIFY, {"token": sandbox.token, "intents": 0, "shard": shard})
        assert await opened.closed() == 4010
    assert sandbox.gateway.starts.remaining == 1000


async def test_a_session_with_too_many_servers_is_told_to_shard() -> None:
    async with servers(5) as (wire, _):
        wire.sandbox.gateway.starts.most_guilds = 3
        assert await ending(wire, Sharded(wire, shard_count=1)) == 4011
        client = Sharded(wire, shard_count=2)
        async with wire.running(client):
            await until(lambda: len(client.guilds) == 5)


async def test_a_server_of_which_the_bot_is_no_member_does_not_count() -> None:
    async with servers(4) as (wire, guilds):
        wire.sandbox.gateway.starts.most_guilds = 3
        wire.world.remove_guild(guilds[0])
        async with wire.running(Sharded(wire, shard_count=1)):
            pass


async def test_servers_go_to_their_shard_and_private_messages_to_the_first() -> None:
    async with servers(6) as (wire, guilds):
        clients = [Sharded(wire, shard_count=3, shard_ids=[shard]) for shard in range(3)]
        heard: list[list[str]] = [[], [], []]
        async with contextlib.AsyncExitStack() as stack:
            for shard, client in enumerate(clients):
                await stack.enter_async_context(wire.running(client))
                client.on_socket_event_type = collect(heard[shard])  # type: ignore[attr-defined]
            for shard, client in enumerate(clients):
                assert {str(guild.id) for guild in client.guilds} == {g.id for g in guilds if home(g, 3) == shard}
            ana = wire.person("Ana")
            wire.world.commands.append({"id": "1", "type": 1, "name": "ping", "description": "d"})
            ana.command(ana.dm(), "ping")
            await until(lambda: heard == [["INTERACTION_CREATE"], [], []])
            wire.world.add_channel(guilds[4], "far-off")
            await until(lambda: "CHANNEL_CREATE" in heard[home(guilds[4], 3)])
        assert sum(map(len, heard)) == 2


async def test_two_sessions_of_one_shard_both_hear_everything(sandbox: Sandbox) -> None:
    ana = sandbox.person("Ana")
    async with line(sandbox) as one, line(sandbox) as two:
        for opened in (one, two):
            await opened.identify(sandbox, intents=1 << 12)
        ana.say(ana.dm(), "hello")
        assert [await opened.names() for opened in (one, two)] == [["MESSAGE_CREATE"]] * 2


async def test_a_session_off_the_line_can_be_resumed_though_another_one_of_its_shard_began(sandbox: Sandbox) -> None:
    async with line(sandbox) as one:
        ready = await one.identify(sandbox)
    await until_off(sandbox)
    async with line(sandbox) as two, line(sandbox) as one:
        await two.identify(sandbox)
        await one.say(RESUME, {"token": sandbox.token, "session_id": ready["session_id"], "seq": 2})
        assert (await one.hear())["t"] == "RESUMED"


@pytest.mark.parametrize("code", [1000, 1001])
async def test_a_client_that_says_goodbye_cannot_resume(sandbox: Sandbox, code: int) -> None:
    async with line(sandbox, code) as opened:
        ready = await opened.identify(sandbox)
    await until(lambda: not sandbox.gateway.sessions)
    async with line(sandbox) as opened:
        await opened.say(RESUME, {"token": sandbox.token, "session_id": ready["session_id"], "seq": 2})
        assert await opened.hear() == INVALID


# --------------------------------------------------------------------------- what the operator sees


async def test_the_statistics_name_the_sessions(wire: Wire) -> None:
    async with wire.running(Sharded(wire, shard_count=2)):
        shown = await statistics(wire)
    assert shown["sessions"] == [{"shard": [n, 2], "connected": True} for n in (0, 1)]
    assert shown["session_start_limit"]["remaining"] == 998
    assert (shown["shards"], shown["invalid_requests"], shown["barred_for"]) == (1, 0, 0)


async def statistics(wire: Wire) -> dict[str, Any]:
    """Return what the operator may ask of the sandbox."""
    async with aiohttp.ClientSession(connector=wire.connector()) as http:
        url = f"https://127.0.0.1:{wire.port}/sandbox/statistics?key={wire.sandbox.key}"
        async with http.get(url) as answer:
            found: dict[str, Any] = await answer.json()
            return found


async def ending(wire: Wire, client: discord.Client) -> int:
    """Return the code by which the gateway ends a client for good."""
    with pytest.raises(discord.ConnectionClosed) as closed:
        async with asyncio.timeout(60):
            await client.start(wire.token)
    await client.close()
    return closed.value.code


@contextlib.asynccontextmanager
async def servers(count: int) -> AsyncIterator[tuple[Wire, list[Guild]]]:
    """A sandbox with so many servers, which lie on one shard after the other."""
    async with wired() as wire:
        owner = wire.person("Dan").user
        for n in range(1, count):
            wire.world.add_guild(f"Server {n}", owner)
        yield wire, list(wire.world.guilds.values())


def home(guild: Guild, shards: int) -> int:
    """Return the shard of a guild."""
    return (int(guild.id) >> 22) % shards


def collect(names: list[str]) -> Callable[[str], object]:
    """Return a listener that notes the names of events."""

    async def note(name: str) -> None:
        names.append(name)

    return note


async def until(true: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)
