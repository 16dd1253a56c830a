"""Wrong requests, each answered with Discord's own code and the place of the fault."""

import io
import json
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Channel, Person
from tests.support.wire import Wire

V2 = 1 << 15
Path = str


def button(**more: Any) -> dict[str, Any]:
    """Return a button, right but for what is given."""
    return {"type": 2, "style": 1, "label": "x", "custom_id": "c"} | more


def row(*components: dict[str, Any]) -> dict[str, Any]:
    """Return a row."""
    return {"type": 1, "components": list(components)}


def select(options: int, **more: Any) -> dict[str, Any]:
    """Return a string select with so many options."""
    lines = [{"label": str(n), "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": "s", "options": lines} | more


def text(content: str) -> dict[str, Any]:
    """Return a text display."""
    return {"type": 10, "content": content}


def layout(*components: dict[str, Any]) -> dict[str, Any]:
    """Return a V2 message."""
    return {"flags": V2, "components": list(components)}


def rows(*components: dict[str, Any]) -> dict[str, Any]:
    """Return a classic message with these components."""
    return {"content": "x", "components": list(components)}


MESSAGES: dict[str, tuple[dict[str, Any], Path, str]] = {
    "content of 2001": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "content that is a number": ({"content": 7}, "content", "STRING_TYPE_CONVERT"),
    "a misspelt key": ({"content": "x", "ephemeral": True}, "ephemeral", "SANDBOX_UNKNOWN_FIELD"),
    "nonce of 26": ({"content": "x", "nonce": "n" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    "embed title of 257": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "embed description of 4097": (
        {"embeds": [{"description": "x" * 4097}]},
        "embeds.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 embed fields": (
        {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]},
        "embeds.0.fields",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "an empty field value": (
        {"embeds": [{"fields": [{"name": "a", "value": ""}]}]},
        "embeds.0.fields.0.value",
        "BASE_TYPE_MIN_LENGTH",
    ),
    "embeds of 6001 together": (
        {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "a colour out of range": ({"embeds": [{"title": "x", "color": 1 << 24}]}, "embeds.0.color", "NUMBER_TYPE_MAX"),
    "custom id of 101": (
        rows(row(button(custom_id="x" * 101))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "label of 81": (rows(row(button(label="x" * 81))), "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
    "a button without label and emoji": (
        rows(row(button(label=None))),
        "components.0.components.0",
        "BASE_TYPE_REQUIRED",
    ),
    "a button without custom id": (
        rows(row(button(custom_id=None))),
        "components.0.components.0",
        "BASE_TYPE_REQUIRED",
    ),
    "a link with a custom id": (
        rows(row(button(style=5, url="https://example.org"))),
        "components.0.components.0",
        "BASE_TYPE_REQUIRED",
    ),
    "an unknown button style": (rows(row(button(style=9))), "components.0.components.0.style", "BASE_TYPE_CHOICES"),
    "a misspelt key in a button": (
        rows(row(button(lable="x"))),
        "components.0.components.0.lable",
        "SANDBOX_UNKNOWN_FIELD",
    ),
    "6 buttons in a row": (
        rows(row(*(button(custom_id=str(n)) for n in range(6)))),
        "components.0.components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "an empty row": (rows(row()), "components.0.components", "BASE_TYPE_MIN_LENGTH"),
    "6 rows": (
        rows(*(row(button(custom_id=str(n))) for n in range(6))),
        "components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "button and select in one row": (
        rows(row(button(), select(2))),
        "components.0.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a custom id twice": (
        rows(row(button()), row(button())),
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a component id twice": (
        layout({**text("a"), "id": 3}, {**text("b"), "id": 3}),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    "26 options": (rows(row(select(26))), "components.0.components.0.options", "BASE_TYPE_MAX_LENGTH"),
    "no options": (rows(row(select(0))), "components.0.components.0.options", "BASE_TYPE_MIN_LENGTH"),
    "max_values of 26": (
        rows(row(select(3, max_values=26))),
        "components.0.components.0.max_values",
        "NUMBER_TYPE_MAX",
    ),
    "min_values above max_values": (
        rows(row(select(3, min_values=2))),
        "components.0.components.0",
        "COMPONENT_MIN_MAX_INVALID",
    ),
    "an option value twice": (
        rows(row({"type": 3, "custom_id": "s", "options": [{"label": word, "value": "v"} for word in "ab"]})),
        "components.0.components.0",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option label of 101": (
        rows(row({"type": 3, "custom_id": "s", "options": [{"label": "a" * 101, "value": "v"}]})),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "placeholder of 151": (
        rows(row(select(2, placeholder="x" * 151))),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "an unknown component": (rows({"type": 99}), "components.0", "UNION_TYPE_CHOICES"),
    "a text input in a message": (
        rows(row({"type": 4, "custom_id": "t", "style": 1, "label": "l"})),
        "components.0.components.0",
        "UNION_TYPE_CHOICES",
    ),
    "a layout without the flag": ({"components": [text("x")]}, "components.0", "UNION_TYPE_CHOICES"),
    "41 components at the top": (layout(*[text("x")] * 41), "components", "BASE_TYPE_MAX_LENGTH"),
    "42 components counted with nesting": (
        layout(*[{"type": 17, "components": [text("x")] * 20}] * 2),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "a text of 4001": (layout(text("x" * 4001)), "components.0.content", "BASE_TYPE_MAX_LENGTH"),
    "texts of 4002 together": (
        layout(text("x" * 2001), {"type": 17, "components": [text("x" * 2001)]}),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "content beside a layout": (
        layout(text("x")) | {"content": "y"},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "an embed beside a layout": (
        layout(text("x")) | {"embeds": [{"title": "y"}]},
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "a poll beside a layout": (
        layout(text("x")) | {"poll": {"question": {"text": "?"}, "answers": []}},
        "poll",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "a section without accessory": (
        layout({"type": 9, "components": [text("x")]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "a section of 4 texts": (
        layout({"type": 9, "components": [text("x")] * 4, "accessory": button()}),
        "components.0.components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a gallery of 11": (
        layout({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}),
        "components.0.items",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a container in a container": (
        layout({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
        "components.0.components.0",
        "UNION_TYPE_CHOICES",
    ),
    "a picture that was not sent along": (
        layout({"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}),
        "components",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "an embed picture that was not sent along": (
        {"embeds": [{"image": {"url": "attachment://board.png"}}]},
        "embeds",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "an attachment that was not sent along": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        "attachments.0",
        "ATTACHMENT_NOT_FOUND",
    ),
    "the ephemeral flag on a plain message": ({"content": "x", "flags": 64}, "flags", "MESSAGE_FLAGS_INVALID"),
    "users both parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "an unknown kind of mention": (
        {"content": "x", "allowed_mentions": {"parse": ["rats"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    "a reply to nothing": (
        {"content": "x", "message_reference": {"message_id": "7"}},
        "message_reference",
        "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
    ),
    "an id that is none": (
        {"content": "x", "message_reference": {"message_id": "seven"}},
        "message_reference.message_id",
        "NUMBER_TYPE_COERCE",
    ),
}


def at(body: dict[str, Any], path: Path) -> list[str]:
    """Return the codes of the errors at a path."""
    node = body["errors"]
    for step in path.split("."):
        node = node[step]
    return [error["code"] for error in node["_errors"]]


@pytest.mark.parametrize("name", MESSAGES)
async def test_a_wrong_message_is_refused_with_50035(bare: Wire, name: str) -> None:
    body, path, code = MESSAGES[name]
    status, refusal = await bare.rest("POST", f"/channels/{bare.channel('tavern').id}/messages", body)
    assert (status, refusal["code"]) == (400, 50035)
    assert code in at(refusal, path), refusal
    assert bare.channel("tavern").messages == {}


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"content": ""}, {"components": []}])
async def test_an_empty_message_is_refused_with_50006(bare: Wire, body: dict[str, Any]) -> None:
    status, refusal = await bare.rest("POST", f"/channels/{bare.channel('tavern').id}/messages", body)
    assert (status, refusal["code"]) == (400, 50006)


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
        ("POST", "/users/@me/channels", {"recipient_id": "7"}, 404, 10013),
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
