"""Requests that mean harm: nothing is read without a token; what makes no sense is refused, never a fault of ours."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import pytest
import yarl

from bot.sandbox import Clock, Sandbox, first_world
from bot.sandbox.wire import MOST_DEPTH

from .test_gateway import IDENTIFY, line

DEEP = "[" * 100_000 + "]" * 100_000
NESTED = "[" * (MOST_DEPTH + 1) + "]" * (MOST_DEPTH + 1)


@pytest.fixture
async def sandbox(caplog: pytest.LogCaptureFixture) -> AsyncIterator[Sandbox]:
    """A sandbox over plain HTTP that must not break, whatever it is sent."""
    started = Sandbox(first_world(Clock(stopped=True)))
    await started.start()
    yield started
    await started.stop()
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


async def raw(sandbox: Sandbox, head: str, body: bytes = b"") -> int:
    """Send a request as it stands and return the status; the connection stays open, so more could still come."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(sandbox.address.rpartition(":")[2]))
    writer.write(head.replace("\n", "\r\n").encode("utf-8", "surrogateescape") + b"\r\n\r\n" + body)
    try:
        async with asyncio.timeout(60):
            status = int((await reader.readline()).split()[1])
    finally:
        writer.close()
    return status


def host_of(sandbox: Sandbox) -> str:
    """The address as a client names it."""
    return sandbox.address.removeprefix("http://")


def tavern_of(sandbox: Sandbox) -> str:
    """The id of #tavern."""
    return next(c.id for c in sandbox.world.channels.values() if c.name == "tavern")


# --------------------------------------------------------------------------- without the token


@pytest.mark.parametrize("kind", ["application/json", "multipart/form-data; boundary=x"])
async def test_who_leaves_in_the_middle_of_a_request_asked_nothing(sandbox: Sandbox, kind: str) -> None:
    path, before = f"/api/v10/channels/{tavern_of(sandbox)}/messages", len(sandbox.transcript.exchanges)
    head = f"POST {path} HTTP/1.1\r\nHost: {host_of(sandbox)}\r\nAuthorization: Bot {sandbox.token}\r\n"
    _, writer = await asyncio.open_connection("127.0.0.1", int(sandbox.address.rpartition(":")[2]))
    writer.write(f"{head}Content-Type: {kind}\r\nContent-Length: 9999\r\n\r\n--x\r\n".encode())
    await writer.drain()
    await asyncio.sleep(0.1)  # the head is read
    writer.close()
    await writer.wait_closed()
    whole = f"GET {path} HTTP/1.1\nHost: {host_of(sandbox)}\nAuthorization: Bot {sandbox.token}"
    assert await raw(sandbox, whole) == 200
    assert len(sandbox.transcript.exchanges) == before + 1, "only this one"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/v10/channels/{tavern}/messages", 401),
        ("/api/v10/nonsense", 401),
        ("/api/v10/interactions/7/wrong/callback", 404),
        ("/api/v10/webhooks/7/wrong", 404),
        ("/sandbox/say", 403),
    ],
)
@pytest.mark.parametrize("kind", ["application/json", "multipart/form-data; boundary=x"])
async def test_no_body_is_waited_for_without_a_token(sandbox: Sandbox, path: str, status: int, kind: str) -> None:
    target = path.format(tavern=tavern_of(sandbox))
    head = f"POST {target} HTTP/1.1\nHost: {host_of(sandbox)}\nContent-Type: {kind}\nContent-Length: 99999999"
    assert await raw(sandbox, head) == status
    assert all(exchange.body is None for exchange in sandbox.transcript.exchanges)


@pytest.mark.parametrize("header", ["Authorization: Bot \udcff", "X-Sandbox-Key: \udcff"])
@pytest.mark.parametrize("path", ["/api/v10/users/@me", "/sandbox/people"])
async def test_a_token_or_key_that_is_no_text_is_a_wrong_one(sandbox: Sandbox, path: str, header: str) -> None:
    assert await raw(sandbox, f"GET {path} HTTP/1.1\nHost: {host_of(sandbox)}\n{header}") in (401, 403)


# --------------------------------------------------------------------------- hosts and paths


@pytest.mark.parametrize(
    "host",
    [
        "{ours}.x",
        "127.0.0.1:x",
        "127.0.0.1:99999999",
        "evil@{ours}",
        "{ours}/",
        "{ours}:1",
        "[::1",
        "[127.0.0.1]:1",
        "127.0.0.1",
        "",
        "\udcff",
    ],
)
@pytest.mark.parametrize("path", ["/", "/sandbox/people", "/api/v10/gateway", "/page/main.js"])
async def test_a_host_that_is_not_ours_to_the_letter_is_refused(sandbox: Sandbox, path: str, host: str) -> None:
    head = f"GET {path} HTTP/1.1\nHost: {host.format(ours=host_of(sandbox))}"
    assert 400 <= await raw(sandbox, head) < 500


@pytest.mark.parametrize("name", ["%00.js", "a%00.js", "%ff.js", "x" * 300 + ".js", "../server.py", "%2e%2e", "."])
async def test_a_page_file_that_cannot_be_is_not_found(sandbox: Sandbox, name: str) -> None:
    async with aiohttp.ClientSession() as session:
        address = yarl.URL(f"{sandbox.address}/page/{name}", encoded=True)
        async with session.get(address) as answer:
            assert answer.status == 404


# --------------------------------------------------------------------------- bodies


@pytest.fixture
async def send(sandbox: Sandbox) -> AsyncIterator[Callable[..., Any]]:
    """Send a request with token and key and return the status."""
    headers = {"Authorization": f"Bot {sandbox.token}", "X-Sandbox-Key": sandbox.key}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def request(method: str, path: str, data: Any = None, kind: str = "application/json") -> int:
            said = {"Content-Type": kind} if isinstance(data, str | bytes) else {}
            async with session.request(method, sandbox.address + path, data=data, headers=said) as answer:
                return answer.status

        yield request


@pytest.mark.parametrize(
    "body",
    [DEEP, NESTED, f'{{"content": {NESTED}}}', '{"content": NaN}', "9" * 5000, "\\", "é["],
    ids=["bottomless", "deep", "deep inside", "not a number", "endless", "none", "cut off"],
)
async def test_json_that_is_none_or_too_deep_is_refused(sandbox: Sandbox, send: Callable[..., Any], body: str) -> None:
    assert await send("POST", f"/api/v10/channels/{tavern_of(sandbox)}/messages", body) == 400
    for path in ("people", "command", "press", "submit", "say"):
        assert await send("POST", f"/sandbox/{path}", body) == 400


async def test_deep_options_of_a_typed_command_are_refused(sandbox: Sandbox, send: Callable[..., Any]) -> None:
    typed = {"person": sandbox.person("Ana").user.id, "channel": tavern_of(sandbox), "name": "x"}
    body = json.dumps(typed | {"options": {"a": 1}}).replace("1}", f"{'[' * 150}{']' * 150}}}")
    assert await send("POST", "/sandbox/command", body) == 400


@pytest.mark.parametrize("size", [3 << 20, 120 << 20])
async def test_json_of_several_megabytes_is_too_large(sandbox: Sandbox, send: Callable[..., Any], size: int) -> None:
    head = f"Host: {host_of(sandbox)}\nAuthorization: Bot {sandbox.token}\nX-Sandbox-Key: {sandbox.key}"
    more = b" " * (2 << 20) + b" "
    for path in (f"/api/v10/channels/{tavern_of(sandbox)}/messages", "/sandbox/say"):
        assert await raw(sandbox, f"POST {path} HTTP/1.1\n{head}\nContent-Length: {size}", more) == 413


async def test_a_form_without_end_is_refused(sandbox: Sandbox, send: Callable[..., Any]) -> None:
    form = aiohttp.FormData()
    for n in range(100):
        form.add_field(f"files[{n}]", b"x", filename="x.bin")
    assert await send("POST", f"/api/v10/channels/{tavern_of(sandbox)}/messages", form) == 400


@pytest.mark.parametrize(
    "body", [b"", b"nonsense", b"--x\r\n\r\n", b"--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--"]
)
@pytest.mark.parametrize("boundary", ["", "; boundary=x"])
async def test_a_form_that_is_none_is_refused(
    sandbox: Sandbox, send: Callable[..., Any], body: bytes, boundary: str
) -> None:
    path = f"/api/v10/channels/{tavern_of(sandbox)}/messages"
    assert await send("POST", path, body, f"multipart/form-data{boundary}") == 400


@pytest.mark.parametrize("number", ["9" * 5000, "-1", "x", "²"], ids=["endless", "negative", "a word", "a power"])
async def test_a_number_in_a_query_or_form_that_is_none_is_refused(
    sandbox: Sandbox, send: Callable[..., Any], number: str
) -> None:
    tavern, ana = tavern_of(sandbox), sandbox.person("Ana").user.id
    assert await send("GET", f"/api/v10/channels/{tavern}/messages?limit={number}") == 400
    assert await send("GET", f"/api/v10/channels/{tavern}/messages?before={number}") == 400
    assert await send("GET", f"/sandbox/channels/{tavern}/messages?person={ana}&limit={number}") == 409
    form = aiohttp.FormData()
    form.add_field(f"files[{number}]", b"x", filename="x.bin")
    assert await send("POST", f"/api/v10/channels/{tavern}/messages", form) in (400, 501)


# --------------------------------------------------------------------------- the gateway


async def test_a_deep_frame_closes_the_line(sandbox: Sandbox) -> None:
    async with line(sandbox) as opened:
        await opened.socket.send_str("[" * 2000 + "]" * 2000)
        assert await opened.closed() == 4002


@pytest.mark.parametrize("data", [None, [], "x", 7, {"guild_id": "7", "user_ids": {}}, {"guild_id": []}])
async def test_a_wish_for_members_that_makes_no_sense_breaks_nothing(sandbox: Sandbox, data: Any) -> None:
    async with line(sandbox) as opened:
        await opened.say(IDENTIFY, {"token": sandbox.token, "intents": 0})
        await opened.say(8, data)
        await opened.say(8, {"guild_id": next(iter(sandbox.world.guilds)), "user_ids": [{}]})
        await opened.socket.close()
