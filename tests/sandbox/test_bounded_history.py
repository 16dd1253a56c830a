"""However long a sandbox runs, and whatever it is sent, what it keeps of the past stays within bounds."""

import contextlib
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.sandbox import Clock, Sandbox, clock, entities, first_world, world
from bot.sandbox import events as streams
from bot.sandbox.entities import Attachment
from bot.sandbox.gateway import gateway, session
from bot.sandbox.happenings import Typing
from bot.sandbox.rest import messages

from .pilot import PIXEL
from .test_gateway import IDENTIFY, line


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox over plain HTTP with a standing clock."""
    started = Sandbox(first_world(Clock(stopped=True)))
    await started.start()
    yield started
    await started.stop()


def tavern_of(sandbox: Sandbox) -> entities.Channel:
    """The channel #tavern."""
    return next(c for c in sandbox.world.channels.values() if c.name == "tavern")


async def test_a_channel_keeps_its_newest_messages(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world, "MOST_MESSAGES", 20)
    ana, tavern = sandbox.person("Ana"), tavern_of(sandbox)
    for n in range(50):
        ana.say(tavern, str(n))
    assert [m["content"] for m in ana.messages(tavern)] == [str(n) for n in range(30, 50)]


async def test_of_files_the_newest_are_kept(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world, "MOST_FILE_BYTES", 5 * len(PIXEL))
    tavern = tavern_of(sandbox)
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        for _ in range(8):
            form = aiohttp.FormData()
            form.add_field("files[0]", PIXEL, filename="dot.png")
            async with http.post(f"{sandbox.address}/api/v10/channels/{tavern.id}/messages", data=form) as answer:
                assert answer.status == 200
        urls = [m["attachments"][0]["url"] for m in sandbox.person("Ana").messages(tavern)]
        statuses = [(await http.get(f"{sandbox.address}{url}")).status for url in urls]
    assert statuses == [404] * 3 + [200] * 5


async def test_files_of_messages_that_are_gone_take_no_room(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world, "MOST_FILE_BYTES", 10)
    kept = Attachment("1", "2", "a", "b", b"123456")
    sandbox.world.keep_file(kept)
    for n in range(9):
        sandbox.world.keep_file(Attachment(str(n + 2), "2", "a", "b", b"1234"))  # nobody holds these
    assert kept.data == b"123456"


async def test_a_person_is_told_of_the_newest_calls_only(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world, "MOST_NOTIFICATIONS", 5)
    ana, bea = sandbox.person("Ana"), sandbox.person("Bea")
    said = [ana.say(tavern_of(sandbox), f"<@{bea.user.id}> {n}")["id"] for n in range(9)]
    assert [n.message_id for n in bea.notifications()] == said[-5:]


async def test_interactions_are_forgotten_when_there_are_too_many(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world, "MOST_INTERACTIONS", 5)
    sandbox.world.commands.append({"id": "1", "type": 1, "name": "ping", "description": "d"})
    sent = [sandbox.person("Ana").command(tavern_of(sandbox), "ping").interaction for _ in range(9)]
    assert list(sandbox.world.interactions.values()) == sent[-5:]


async def test_a_nonce_is_forgotten_when_there_are_too_many(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "MOST_NONCES", 5)
    tavern, headers = tavern_of(sandbox), {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        for n in range(9):
            body = {"content": "x", "nonce": str(n), "enforce_nonce": True}
            await http.post(f"{sandbox.address}/api/v10/channels/{tavern.id}/messages", json=body)
    assert [nonce for _, nonce in sandbox.world.nonces] == ["4", "5", "6", "7", "8"]


async def test_sessions_whose_line_is_gone_make_room_for_new_ones(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "MOST_SESSIONS", 3)
    for shard in range(9):
        async with line(sandbox) as opened:
            await opened.identify(sandbox, shard=[shard, 9])
    assert len(sandbox.gateway.sessions) == 3


async def test_sessions_on_the_line_are_never_thrown_out_but_no_more_are_let_in(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "MOST_SESSIONS", 2)
    async with line(sandbox) as one, line(sandbox) as two, line(sandbox) as three:
        for opened in (one, two):
            await opened.identify(sandbox)
        await three.say(IDENTIFY, {"token": sandbox.token, "intents": 1})
        assert await three.closed() == 4008
        assert len(sandbox.gateway.sessions) == 2


async def test_a_line_on_which_nobody_identifies_is_closed_however_often_its_heart_beats() -> None:
    sandbox = Sandbox(heartbeat=0.05)
    await sandbox.start()
    async with line(sandbox) as opened:
        with contextlib.suppress(aiohttp.ClientError):
            for _ in range(100):
                await opened.say(1, None)
                if (await opened.socket.receive(timeout=60)).type is not aiohttp.WSMsgType.TEXT:
                    break
        assert opened.socket.close_code == 4009
    await sandbox.stop()


async def test_a_client_that_does_not_read_is_cut_off(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "MOST_QUEUED", 50)
    async with line(sandbox) as opened:
        await opened.identify(sandbox, intents=1 << 9)
        for n in range(60):  # no frame is sent before this loop ends
            sandbox.person("Ana").say(tavern_of(sandbox), str(n))
        assert await opened.closed() in (1006, 4000)
    assert not sandbox.gateway.connected


async def test_a_page_that_does_not_read_loses_its_stream(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MOST_QUEUED", 50)
    ana, tavern = sandbox.person("Ana"), tavern_of(sandbox)
    url = f"{sandbox.address}/sandbox/events?person={ana.user.id}&key={sandbox.key}"
    async with aiohttp.ClientSession() as http, http.get(url) as response:
        await response.content.readline()
        for _ in range(60):
            sandbox.world.tell(Typing(tavern, sandbox.world.bot))
        assert (await response.content.read()).count(b"event: typing") <= 50
    assert len(sandbox.world.listeners) == 1  # the gateway


async def test_alarms_called_off_are_forgotten() -> None:
    standing = Clock(stopped=True)
    rang = []
    standing.call_in(5, lambda: rang.append("kept"))
    for _ in range(10_000):
        standing.call_in(7 * 86_400, lambda: rang.append("never")).cancel()
    assert len(standing._alarms) <= clock.FEW_ALARMS
    standing.advance(8 * 86_400)
    assert rang == ["kept"]
