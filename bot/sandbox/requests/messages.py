"""Messages as a bot may send and edit them."""

from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from bot.sandbox.wire import Json, JsonObject

from .components import InMessage
from .strict import Request, Snowflake

MOST_NONCE = 25
Text = Annotated[str, Field(max_length=2000)]


class EmbedMedia(Request):
    """A picture of an embed."""

    url: Annotated[str, Field(max_length=2048)]
    proxy_url: str | None = None
    height: int | None = None
    width: int | None = None


class EmbedFooter(Request):
    """The small print of an embed."""

    text: Annotated[str, Field(max_length=2048)]
    icon_url: str | None = None
    proxy_icon_url: str | None = None


class EmbedAuthor(Request):
    """The author line of an embed."""

    name: Annotated[str, Field(max_length=256)]
    url: str | None = None
    icon_url: str | None = None
    proxy_icon_url: str | None = None


class EmbedField(Request):
    """A name and a value in an embed."""

    name: Annotated[str, Field(min_length=1, max_length=256)]
    value: Annotated[str, Field(min_length=1, max_length=1024)]
    inline: bool | None = None


class Embed(Request):
    """An embed; the total text of all embeds is checked in `rules`."""

    type: str | None = None
    title: Annotated[str, Field(max_length=256)] | None = None
    description: Annotated[str, Field(max_length=4096)] | None = None
    url: str | None = None
    timestamp: str | None = None
    color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    footer: EmbedFooter | None = None
    image: EmbedMedia | None = None
    thumbnail: EmbedMedia | None = None
    author: EmbedAuthor | None = None
    fields: Annotated[list[EmbedField], Field(max_length=25)] | None = None
    flags: int | None = None

    def characters(self) -> int:
        """Return how much this embed counts towards the 6,000 of a message."""
        parts = [self.title, self.description]
        parts += [self.footer.text if self.footer else None, self.author.name if self.author else None]
        parts += [text for field in self.fields or () for text in (field.name, field.value)]
        return sum(len(part) for part in parts if part)


class AllowedMentions(Request):
    """Whom a message may actually call."""

    parse: list[Literal["users", "roles", "everyone"]] | None = None
    users: Annotated[list[Snowflake], Field(max_length=100)] | None = None
    roles: Annotated[list[Snowflake], Field(max_length=100)] | None = None
    replied_user: bool | None = None

    @model_validator(mode="after")
    def _lists_and_parse_exclude_each_other(self) -> Self:
        for kind, listed in (("users", self.users), ("roles", self.roles)):
            if listed and kind in (self.parse or ()):
                raise PydanticCustomError(
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    "parse:['{kind}'] and {kind}: [ids...] are mutually exclusive.",
                    {"kind": kind},
                )
        return self


class AttachmentMeta(Request):
    """A new file by its number in the upload, or an old one by its id (then Discord ignores the rest)."""

    id: Snowflake
    filename: Annotated[str, Field(min_length=1, max_length=1024)] | None = None
    description: Annotated[str, Field(max_length=1024)] | None = None
    title: Annotated[str, Field(max_length=1024)] | None = None
    is_spoiler: bool | None = None


def _own_words_only(value: Json) -> Json:
    """Keep only what an edit may say about an old attachment; clients send the whole object back."""
    if isinstance(value, dict) and "url" in value:
        return {key: value[key] for key in ("id", "filename", "description") if key in value}
    return value


def _nonce(value: Json) -> Json:
    if value is not None and (isinstance(value, bool) or not isinstance(value, str | int)):
        raise PydanticCustomError("BASE_TYPE_INVALID", "A nonce is a text or a number.")
    if len(str(value or "")) > MOST_NONCE:
        raise PydanticCustomError("BASE_TYPE_MAX_LENGTH", f"Must be {MOST_NONCE} or fewer in length.")
    return value


class MessageReference(Request):
    """The message that is replied to."""

    type: Literal[0] | None = None
    message_id: Snowflake
    channel_id: Snowflake | None = None
    guild_id: Snowflake | None = None
    fail_if_not_exists: bool | None = None


class MessageFields(Request):
    """What every way of sending or editing a message can carry."""

    content: Text | None = None
    embeds: Annotated[list[Embed], Field(max_length=10)] | None = None
    allowed_mentions: AllowedMentions | None = None
    components: Annotated[list[InMessage], Field(max_length=40)] | None = None
    attachments: (
        Annotated[list[Annotated[AttachmentMeta, BeforeValidator(_own_words_only)]], Field(max_length=10)] | None
    ) = None
    flags: Annotated[int, Field(ge=0)] | None = None
    tts: bool | None = None
    poll: JsonObject | None = None


class NewMessage(MessageFields):
    """The body of POST /channels/{id}/messages."""

    nonce: Annotated[str | int | None, BeforeValidator(_nonce)] = None
    enforce_nonce: bool | None = None
    message_reference: MessageReference | None = None
    sticker_ids: Annotated[list[Snowflake], Field(max_length=3)] | None = None


class MessageEdit(MessageFields):
    """The body of a PATCH on a message, and the data of callback type 7."""


class InteractionMessage(MessageFields):
    """The data of callback type 4 and the body of a follow-up."""


class Deferral(Request):
    """The data of callback type 5."""

    flags: Annotated[int, Field(ge=0)] | None = None
