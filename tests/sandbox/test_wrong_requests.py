"""Wrong callbacks and other requests, each answered with Discord's own code and the place of the fault."""

import io
import json
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Channel, Person
from tests.support.wire import Wire

from .payloads import V2, Path, at, button, row, text


def form(**more: Any) -> dict[str, Any]:
    """Return a form, right but for what is given."""
    field = {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "a", "style": 1}}
    return {"custom_id": "m", "title": "t", "components": [field]} | more


def label(number: int, **more: Any) -> dict[str, Any]:
    """Return a labelled input of a form."""
    return {"type": 18, "label": "l", "component": {"type": 4, "custom_id": str(number), "style": 1}} | more


CALLBACKS: dict[str, tuple[dict[str, Any], Path, str]] = {
    "an unknown type": ({"type": 99, "data": {}}, "type", "BASE_TYPE_CHOICES"),
    "no type": ({"data": {"content": "x"}}, "type", "BASE_TYPE_CHOICES"),
    "no data": ({"type": 4}, "data", "BASE_TYPE_REQUIRED"),
    "choices for a command": ({"type": 8, "data": {"choices": []}}, "type", "INTERACTION_CALLBACK_TYPE_INVALID"),
    "an update without a message": ({"type": 7, "data": {}}, "type", "INTERACTION_CALLBACK_TYPE_INVALID"),
    "a deferred update without a message": ({"type": 6}, "type", "INTERACTION_CALLBACK_TYPE_INVALID"),
    "content of 2001": ({"type": 4, "data": {"content": "x" * 2001}}, "data.content", "BASE_TYPE_MAX_LENGTH"),
    "the V2 flag when deferring": ({"type": 5, "data": {"flags": V2}}, "data.flags", "MESSAGE_FLAGS_INVALID"),
    "rules under data": ({"type": 4, "data": {"components": [text("x")]}}, "data.components.0", "UNION_TYPE_CHOICES"),
    "title of 46": ({"type": 9, "data": form(title="x" * 46)}, "data.title", "BASE_TYPE_MAX_LENGTH"),
    "6 labels": (
        {"type": 9, "data": form(components=[label(n) for n in range(6)])},
        "data.components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "label of 46": (
        {"type": 9, "data": form(components=[label(0, label="x" * 46)])},
        "data.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a field twice": (
        {"type": 9, "data": form(components=[label(0), label(0)])},
        "data.components.1.component.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a form without a field": (
        {"type": 9, "data": form(components=[text("x")])},
        "data.components",
        "BASE_TYPE_REQUIRED",
    ),
    "a button in a form": (
        {"type": 9, "data": form(components=[row(button())])},
        "data.components.0.components.0.type",
        "BASE_TYPE_CHOICES",
    ),
}


async def send_ping(wire: Wire) -> str:
    """Register /ping, let Ana send it, and return the path of its callback."""
    app = wire.world.bot.id
    await wire.rest("PUT", f"/applications/{app}/commands", [{"name": "ping", "description": "d"}])
    sent = wire.person("Ana").command(wire.channel("tavern"), "ping").interaction
    return f"/interactions/{sent.id}/{sent.token}/callback"


@pytest.mark.parametrize("name", CALLBACKS)
async def test_a_wrong_callback_is_refused_with_50035_and_leaves_the_interaction_open(bare: Wire, name: str) -> None:
    body, path, code = CALLBACKS[name]
    callback = await send_ping(bare)
    status, refusal = await bare.rest("POST", callback, body)
    assert (status, refusal["code"]) == (400, 50035)
    assert code in at(refusal, path), refusal
    assert (await bare.rest("POST", callback, {"type": 4, "data": {"content": "x"}}))[0] == 204


async def test_a_second_answer_is_refused_with_40060(bare: Wire) -> None:
    callback = await send_ping(bare)
    assert (await bare.rest("POST", callback, {"type": 4, "data": {"content": "x"}}))[0] == 204
    status, refusal = await bare.rest("POST", callback, {"type": 4, "data": {"content": "x"}})
    assert (status, refusal["code"]) == (400, 40060)


async def test_there_is_no_webhook_before_the_first_answer(bare: Wire) -> None:
    token = (await send_ping(bare)).split("/")[3]
    status, refusal = await bare.rest("POST", f"/webhooks/{bare.world.bot.id}/{token}", {"content": "x"})
    assert (status, refusal["code"]) == (404, 10015)


async def test_an_unknown_interaction_is_10062(bare: Wire) -> None:
    status, refusal = await bare.rest("POST", "/interactions/7/nonsense/callback", {"type": 6})
    assert (status, refusal["code"]) == (404, 10062)


@pytest.mark.parametrize(
    ("choices", "path", "code"),
    [
        ([{"name": str(n), "value": str(n)} for n in range(26)], "data.choices", "BASE_TYPE_MAX_LENGTH"),
        ([{"name": "n" * 101, "value": "v"}], "data.choices.0.name", "BASE_TYPE_MAX_LENGTH"),
        ([{"name": "", "value": "v"}], "data.choices.0.name", "BASE_TYPE_MIN_LENGTH"),
        ([{"name": "n", "value": 3}], "data.choices.0.value", "BASE_TYPE_INVALID"),
    ],
)
async def test_wrong_choices_are_refused(bare: Wire, choices: list[Any], path: Path, code: str) -> None:
    option = {"type": 3, "name": "word", "description": "d", "autocomplete": True}
    command = [{"name": "find", "description": "d", "options": [option]}]
    await bare.rest("PUT", f"/applications/{bare.world.bot.id}/commands", command)
    ana: Person = bare.person("Ana")
    tavern: Channel = bare.channel("tavern")
    asked = ana.type_ahead(tavern, "find", "word", word="x").interaction
    callback = f"/interactions/{asked.id}/{asked.token}/callback"
    status, refusal = await bare.rest("POST", callback, {"type": 8, "data": {"choices": choices}})
    assert (status, refusal["code"]) == (400, 50035)
    assert code in at(refusal, path), refusal


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/channels/7", None, 404, 10003),
        ("GET", "/channels/{tavern}/messages/7", None, 404, 10008),
        ("PATCH", "/channels/{tavern}/messages/7", {"content": "x"}, 404, 10008),
        ("GET", "/channels/{tavern}/messages?limit=101", None, 400, 50035),
        ("GET", "/users/7", None, 404, 10013),
        ("GET", "/guilds/7", None, 404, 10004),
        ("POST", "/users/@me/channels", {"recipient_id": "7"}, 400, 50033),
        ("POST", "/users/@me/channels", {}, 400, 50035),
        ("POST", "/channels/{tavern}/threads", {"name": "x" * 101, "type": 11}, 400, 50035),
        ("POST", "/channels/{tavern}/threads", {"name": "x", "auto_archive_duration": 61}, 400, 50035),
        ("PATCH", "/channels/{tavern}", {"name": "other"}, 403, 50013),
        ("PUT", "/applications/7/commands", [], 404, 10002),
        ("GET", "/applications/{bot}/commands/7", None, 404, 10063),
        ("GET", "/applications/{bot}/emojis/7", None, 404, 10014),
        ("POST", "/applications/{bot}/emojis", {"name": "a b", "image": "data:image/png;base64,AA=="}, 400, 50035),
        ("POST", "/applications/{bot}/emojis", {"name": "rat", "image": "https://example.org"}, 400, 50035),
    ],
)
async def test_other_wrong_requests_get_their_own_codes(
    bare: Wire, method: str, path: str, body: Any, status: int, code: int
) -> None:
    told = path.format(tavern=bare.channel("tavern").id, bot=bare.world.bot.id)
    answered, refusal = await bare.rest(method, told, body)
    assert (answered, refusal["code"]) == (status, code)


async def test_what_is_not_json_is_50109(bare: Wire) -> None:
    path = f"/channels/{bare.channel('tavern').id}/messages"
    status, refusal = await bare.rest("POST", path, data=b"{", headers={"Content-Type": "application/json"})
    assert (status, refusal["code"]) == (400, 50109)


async def test_a_file_over_ten_mebibytes_is_40005(bare: Wire) -> None:
    written = aiohttp.FormData()
    written.add_field("payload_json", json.dumps({"content": "x"}), content_type="application/json")
    written.add_field("files[0]", io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), filename="big.bin")
    status, refusal = await bare.rest("POST", f"/channels/{bare.channel('tavern').id}/messages", data=written)
    assert (status, refusal["code"]) == (413, 40005)


@pytest.mark.parametrize("path", ["/guilds/7/bans", "/channels/7/invites", "/nonsense"])
async def test_what_the_sandbox_does_not_speak_it_says_loudly(bare: Wire, path: str) -> None:
    status, refusal = await bare.rest("GET", path)
    assert status == 501
    assert f"GET {path}" in refusal["message"]


async def test_a_request_without_the_token_is_401(bare: Wire) -> None:
    status, refusal = await bare.rest("GET", "/users/@me", headers={"Authorization": "Bot other"})
    assert (status, refusal["message"]) == (401, "401: Unauthorized")
