"""Channels, threads, DMs and emojis as a bot may ask for them."""

from typing import Annotated, Literal

from pydantic import Field

from .messages import MessageFields
from .strict import Request, Snowflake

ChannelName = Annotated[str, Field(min_length=1, max_length=100)]
Tags = Annotated[list[Snowflake], Field(max_length=5)]
AutoArchive = Literal[60, 1440, 4320, 10080]


class OpenDm(Request):
    """The body of POST /users/@me/channels."""

    recipient_id: Snowflake


class ChannelChange(Request):
    """The body of PATCH /channels/{id}, for channels and threads, as far as the sandbox supports it."""

    name: ChannelName | None = None
    topic: Annotated[str, Field(max_length=1024)] | None = None
    archived: bool | None = None
    locked: bool | None = None
    invitable: bool | None = None
    auto_archive_duration: AutoArchive | None = None
    rate_limit_per_user: Annotated[int, Field(ge=0, le=21600)] | None = None
    applied_tags: Tags | None = None


class ThreadFromMessage(Request):
    """The body of POST /channels/{id}/messages/{id}/threads."""

    name: ChannelName
    auto_archive_duration: AutoArchive | None = None
    rate_limit_per_user: Annotated[int, Field(ge=0, le=21600)] | None = None


class NewThread(ThreadFromMessage):
    """The body of POST /channels/{id}/threads."""

    type: Literal[10, 11, 12] = 12
    invitable: bool | None = None


class NewPost(ThreadFromMessage):
    """The body of POST /channels/{id}/threads in a forum: a thread with its first message."""

    type: Literal[11] = 11
    applied_tags: Tags | None = None
    message: MessageFields


class NewEmoji(Request):
    """The body of POST /applications/{id}/emojis; the image is a data URL."""

    name: Annotated[str, Field(min_length=2, max_length=32, pattern=r"^\w+$")]
    image: Annotated[str, Field(pattern=r"^data:image/(png|jpeg|gif|webp|avif);base64,")]
