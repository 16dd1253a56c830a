"""The gateway's protocol, frame by frame."""

import asyncio
import contextlib
import importlib.util
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Channel, Clock, Sandbox, first_world
from bot.sandbox.gateway.compression import packer

IDENTIFY, RESUME = 2, 6


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox over plain HTTP with a standing clock."""
    started = Sandbox(first_world(Clock(stopped=True)))
    await started.start()
    yield started
    await started.stop()


class Line:
    """One raw connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def hear(self) -> dict[str, Any]:
        """Return the next frame."""
        message = await self.socket.receive(timeout=60)
        assert message.type is aiohttp.WSMsgType.TEXT, message
        frame: dict[str, Any] = json.loads(message.data)
        return frame

    async def say(self, op: int, data: object) -> None:
        """Send a frame."""
        await self.socket.send_json({"op": op, "d": data})

    async def closed(self) -> int | None:
        """Read on until the line is closed and return the code."""
        while (await self.socket.receive(timeout=60)).type is aiohttp.WSMsgType.TEXT:
            pass
        return self.socket.close_code

    async def names(self) -> list[str]:
        """Return the names of all events up to now: a heartbeat is answered after them."""
        await self.say(1, None)
        names = []
        while (frame := await self.hear())["op"] == 0:
            names.append(frame["t"])
        return names

    async def identify(self, sandbox: Sandbox, **more: Any) -> dict[str, Any]:
        """Identify and return what READY brings."""
        await self.say(IDENTIFY, {"token": sandbox.token, "intents": 1} | more)
        ready: dict[str, Any] = (await self.hear())["d"]
        return ready


@contextlib.asynccontextmanager
async def line(sandbox: Sandbox, code: int = 4000) -> AsyncIterator[Line]:
    """Open a connection and take its HELLO; `code` closes it, any but 1000 and 1001 so that it can be resumed."""
    address = sandbox.address.replace("http", "ws")
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{address}/?v=10&encoding=json") as socket:
        opened = Line(socket)
        assert (await opened.hear())["d"] == {"heartbeat_interval": int(sandbox.gateway.heartbeat * 1000)}
        yield opened
        await socket.close(code=code)


async def test_a_bot_is_greeted_with_ready_and_its_guilds(sandbox: Sandbox) -> None:
    async with line(sandbox) as opened:
        ready = await opened.identify(sandbox)
        assert ready["user"]["bot"] is True
        assert [guild["unavailable"] for guild in ready["guilds"]] == [True]
        guild = await opened.hear()
        assert (guild["t"], guild["s"], guild["d"]["name"]) == ("GUILD_CREATE", 2, "The Ratskeller")
        assert [c["name"] for c in guild["d"]["channels"]] == ["tavern", "cellar", "plague-night"]


async def test_a_heartbeat_is_acknowledged_no_faster_than_a_real_line_could(sandbox: Sandbox) -> None:
    async with line(sandbox) as opened:
        sent = asyncio.get_running_loop().time()
        await opened.say(1, None)
        assert (await opened.hear())["op"] == 11
        assert asyncio.get_running_loop().time() - sent > 0.04  # else discord.py warns that it cannot keep up


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", 4002),
        ("[]", 4002),
        ('{"op": "two"}', 4002),
        ('{"op": 2, "d": {}}', 4002),
        (json.dumps({"op": 3, "d": "x" * 5000}), 4002),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": "wrong", "intents": 1}}', 4004),
        ('{"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}', 4004),
    ],
)
async def test_a_wrong_frame_closes_the_line(sandbox: Sandbox, frame: str, code: int) -> None:
    async with line(sandbox) as opened:
        await opened.socket.send_str(frame)
        assert await opened.closed() == code


@pytest.mark.parametrize(
    ("more", "code"), [({"shard": [2, 2]}, 4010), ({"intents": 1 << 40}, 4013), ({"intents": 1 << 15}, 4014)]
)
async def test_a_wrong_identify_closes_the_line(sandbox: Sandbox, more: dict[str, Any], code: int) -> None:
    async with line(sandbox) as opened:
        await opened.say(IDENTIFY, {"token": sandbox.token, "intents": 1} | more)
        assert await opened.closed() == code


async def test_nobody_identifies_twice(sandbox: Sandbox) -> None:
    async with line(sandbox) as opened:
        await opened.identify(sandbox)
        await opened.say(IDENTIFY, {"token": sandbox.token, "intents": 1})
        assert await opened.closed() == 4005


async def test_an_unknown_op_and_an_old_version_are_refused(sandbox: Sandbox) -> None:
    async with line(sandbox) as opened:
        await opened.identify(sandbox)
        await opened.say(4, {})
        assert await opened.closed() == 4001
    address = sandbox.address.replace("http", "ws")
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{address}/?v=6") as socket:
        assert await Line(socket).closed() == 4012


async def test_more_than_120_frames_in_a_minute_are_too_many(sandbox: Sandbox) -> None:
    async with line(sandbox) as opened:
        for _ in range(121):
            await opened.say(1, None)
        assert await opened.closed() == 4008


async def test_a_client_without_a_heartbeat_is_cut_off() -> None:
    sandbox = Sandbox(heartbeat=0.02)
    await sandbox.start()
    async with line(sandbox) as opened:
        assert await opened.closed() == 4009
    await sandbox.stop()


async def test_a_resume_replays_what_was_missed_in_order(sandbox: Sandbox) -> None:
    world = sandbox.world
    async with line(sandbox) as opened:
        ready = await opened.identify(sandbox)
        await opened.hear()
    await until_off(sandbox)
    guild = next(iter(world.guilds.values()))
    made: list[Channel] = [world.add_channel(guild, name) for name in ("one", "two")]
    async with line(sandbox) as opened:
        await opened.say(RESUME, {"token": sandbox.token, "session_id": ready["session_id"], "seq": 2})
        frames = [await opened.hear() for _ in range(3)]
    assert [(f["t"], f["s"], f["d"].get("id")) for f in frames] == [
        ("CHANNEL_CREATE", 3, made[0].id),
        ("CHANNEL_CREATE", 4, made[1].id),
        ("RESUMED", 5, None),
    ]


@pytest.mark.parametrize(("session", "after"), [("unknown", 1), (None, 99)])
async def test_a_resume_out_of_reach_is_invalid(sandbox: Sandbox, session: str | None, after: int) -> None:
    async with line(sandbox) as opened:
        ready = await opened.identify(sandbox)
    await until_off(sandbox)
    async with line(sandbox) as opened:
        wanted = {"token": sandbox.token, "session_id": session or ready["session_id"], "seq": after}
        await opened.say(RESUME, wanted)
        assert await opened.hear() == {"op": 9, "d": False, "s": None, "t": None}


async def test_without_the_intent_messages_are_not_heard(sandbox: Sandbox) -> None:
    tavern = next(c for c in sandbox.world.channels.values() if c.name == "tavern")
    async with line(sandbox) as opened:
        await opened.identify(sandbox, intents=0)
        sandbox.person("Ana").say(tavern, "hello")
        await opened.say(1, None)
        assert (await opened.hear())["op"] == 11
    async with line(sandbox) as opened:
        await opened.identify(sandbox, intents=1 << 9)
        sandbox.person("Ana").say(tavern, "hello")
        assert (await opened.hear())["t"] == "MESSAGE_CREATE"


async def test_an_ephemeral_is_not_heard(sandbox: Sandbox) -> None:
    tavern = next(c for c in sandbox.world.channels.values() if c.name == "tavern")
    sandbox.world.commands.append({"id": "1", "type": 1, "name": "ping", "description": "d"})
    async with line(sandbox) as opened, aiohttp.ClientSession() as session:
        await opened.identify(sandbox, intents=1 << 9)
        sent = sandbox.person("Ana").command(tavern, "ping").interaction
        assert (await opened.hear())["t"] == "INTERACTION_CREATE"
        url = f"{sandbox.address}/api/v10/interactions/{sent.id}/{sent.token}/callback"
        async with session.post(url, json={"type": 4, "data": {"content": "pong", "flags": 64}}) as answer:
            assert answer.status == 204
        assert len(tavern.messages) == 1
        sandbox.person("Ana").say(tavern, "aloud")
        heard = await opened.hear()
        assert heard["d"]["author"]["username"] == "ana"


async def test_a_guilds_events_go_to_its_shard_and_dms_to_the_first(sandbox: Sandbox) -> None:
    world, ana = sandbox.world, sandbox.person("Ana")
    guild = next(iter(world.guilds.values()))
    home = (int(guild.id) >> 22) % 2
    async with line(sandbox) as zero, line(sandbox) as one:
        shards = (zero, one)
        for index, opened in enumerate(shards):
            ready = await opened.identify(sandbox, shard=[index, 2], intents=1 | 1 << 12)
            assert [g["id"] for g in ready["guilds"]] == ([guild.id] if index == home else [])
        assert (await shards[home].hear())["t"] == "GUILD_CREATE"
        world.add_channel(guild, "new")
        ana.say(ana.dm(), "hello")
        heard = [await opened.names() for opened in shards]
    expected: list[list[str]] = [["MESSAGE_CREATE"], []]
    expected[home].insert(0, "CHANNEL_CREATE")
    assert heard == expected


async def test_frames_are_packed_in_one_zlib_stream(sandbox: Sandbox) -> None:
    address = sandbox.address.replace("http", "ws")
    unpack = zlib.decompressobj()
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{address}/?v=10&compress=zlib-stream") as socket,
    ):
        hello = await socket.receive_bytes(timeout=60)
        assert hello.endswith(b"\x00\x00\xff\xff")
        assert json.loads(unpack.decompress(hello))["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert json.loads(unpack.decompress(await socket.receive_bytes(timeout=60)))["op"] == 11


@pytest.mark.skipif(
    not (importlib.util.find_spec("zstandard") or importlib.util.find_spec("compression")),
    reason="no zstd module is installed here",
)
def test_zstd_packs_and_can_be_flushed() -> None:
    pack = packer("zstd-stream")
    assert pack is not None
    assert pack(b"hello").startswith(b"\x28\xb5\x2f\xfd")
    assert pack(b"again")


async def test_a_web_page_cannot_open_the_gateway(sandbox: Sandbox) -> None:
    address = sandbox.address.replace("http", "ws")
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{address}/", headers={"Origin": "http://evil.example"})


async def until_off(sandbox: Sandbox) -> None:
    async with asyncio.timeout(60):
        while sandbox.gateway.connected:
            await asyncio.sleep(0.002)
