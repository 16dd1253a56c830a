"""Wrong messages, each answered with Discord's own code and the place of the fault."""

from typing import Any

import pytest

from bot.sandbox.errors import ApiError
from bot.sandbox.interactions import Kind
from bot.sandbox.requests.callbacks import read_callback
from tests.support.wire import Wire

from .payloads import Path, at, button, layout, row, rows, select, text

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
    **{
        f"{what} as an emoji": (
            rows(row(button(emoji=emoji))),
            "components.0.components.0.emoji.name",
            "BUTTON_COMPONENT_INVALID_EMOJI",
        )
        for what, emoji in {
            "a sign": {"name": "●"},
            "a pictograph that is none": {"name": "🗀"},
            "a name": {"name": "black_nib"},
            "nothing": {},
            "two": {"name": "🐀🐀"},
            "one and a half": {"name": "🐀\u200d"},
            "a number": {"name": "5"},
        }.items()
    },
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
    "a required select that takes none": (
        rows(row(select(3, min_values=0, required=True))),
        "components.0.components.0",
        "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES",
    ),
    "fewer options than min_values": (
        rows(row(select(2, min_values=3, max_values=3))),
        "components.0.components.0",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "more defaults than max_values": (
        rows(row(select(2) | {"options": [{"label": word, "value": word, "default": True} for word in "ab"]})),
        "components.0.components.0",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "more people chosen than max_values": (
        rows(row({"type": 5, "custom_id": "s", "default_values": [{"id": str(n), "type": "user"} for n in (1, 2)]})),
        "components.0.components.0",
        "BASE_TYPE_BAD_LENGTH",
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


@pytest.mark.parametrize(("texts", "status"), [(["€" * 3386], 200), (["€" * 1691] * 2, 200), (["€" * 3387], 500)])
async def test_a_layout_of_more_than_10170_bytes_is_answered_with_500(
    bare: Wire, texts: list[str], status: int
) -> None:
    path = f"/channels/{bare.channel('tavern').id}/messages"
    assert (await bare.rest("POST", path, layout(*map(text, texts))))[0] == status


async def test_bytes_of_labels_and_ids_count_as_well(bare: Wire) -> None:
    options = [{"label": "é" * 100, "value": f"{n}" + "v" * 90, "description": "é" * 100} for n in range(25)]
    menu = {"type": 3, "custom_id": "s", "options": options}
    path = f"/channels/{bare.channel('tavern').id}/messages"
    assert (await bare.rest("POST", path, layout(row(menu))))[0] == 500


def test_a_field_of_a_form_is_required_unless_it_says_otherwise() -> None:
    menu = select(2, min_values=0)
    form: dict[str, Any] = {
        "custom_id": "f",
        "title": "t",
        "components": [{"type": 18, "label": "l", "component": menu}],
    }
    with pytest.raises(ApiError) as caught:
        read_callback({"type": 9, "data": form}, Kind.COMMAND, has_message=False)
    assert at(caught.value.body, "data.components.0") == ["COMPONENT_REQUIRED_ZERO_MIN_VALUES"]
    form["components"][0]["component"] = menu | {"required": False}
    read_callback({"type": 9, "data": form}, Kind.COMMAND, has_message=False)
