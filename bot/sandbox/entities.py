"""The contents of a sandbox world: plain mutable records, changed only through the world's own functions."""

from dataclasses import dataclass, field
from enum import IntEnum

from .clock import Alarm
from .wire import JsonObject


class ChannelType(IntEnum):
    """Discord's channel types that the sandbox knows."""

    TEXT = 0
    DM = 1
    VOICE = 2
    NEWS = 5
    NEWS_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15


class MessageType(IntEnum):
    """Discord's message types that the sandbox knows; all but plain, reply and command answer are system messages."""

    PLAIN = 0
    MEMBER_ADDED = 1
    PINNED = 6
    THREAD_STARTED = 18
    REPLY = 19
    COMMAND_ANSWER = 20
    THREAD_STARTER = 21


THREADS = (ChannelType.NEWS_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)
VOCAL = (ChannelType.VOICE, ChannelType.STAGE)  # they have a chat for those who may connect


@dataclass(slots=True)
class User:
    """A person or the bot."""

    id: str
    username: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_closed: bool = False
    deleted: bool = False  # the account was deleted; its messages stay


@dataclass(frozen=True, slots=True)
class Role:
    """What some members of a guild may do beyond the others; `bot_id` marks the role that a bot brings along."""

    id: str
    name: str
    permissions: int
    bot_id: str | None = None


@dataclass(slots=True)
class Member:
    """A user in a guild."""

    user: User
    joined: float
    roles: list[Role] = field(default_factory=list)
    nick: str | None = None
    timed_out_until: float = 0.0


@dataclass(slots=True)
class Guild:
    """A server: its members, and in `everyone` what everybody may do."""

    id: str
    name: str
    owner_id: str
    everyone: int
    locale: str = "en-US"  # only a community can choose another
    community: bool = False
    members: dict[str, Member] = field(default_factory=dict)
    roles: list[Role] = field(default_factory=list)
    most_threads: int = 1000  # active at a time
    system_channel_id: str | None = None  # where Discord welcomes newcomers

    @property
    def features(self) -> list[str]:
        """The guild's special features, as Discord lists them."""
        return ["COMMUNITY"] if self.community else []


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What a channel gives or takes for one member, for a role, or for everybody (under the guild's id)."""

    allow: int = 0
    deny: int = 0


@dataclass(slots=True, weakref_slot=True)
class Attachment:
    """An uploaded file; its data is dropped when newer files need the room."""

    id: str
    channel_id: str
    filename: str
    content_type: str
    data: bytes
    description: str | None = None
    size: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Origin:
    """The interaction that a message answers."""

    interaction_id: str
    kind: int
    user_id: str
    pressed_message_id: str | None = None
    command: str | None = None


@dataclass(slots=True)
class Message:
    """A message; `only_for` names the one person who sees an ephemeral.

    `tells_of` is the channel and message that a system message is about. `edits` counts how often it was edited.
    """

    id: str
    channel_id: str
    author_id: str
    created: float
    type: MessageType = MessageType.PLAIN
    content: str = ""
    flags: int = 0
    components: list[JsonObject] = field(default_factory=list)
    embeds: list[JsonObject] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    edited: float | None = None
    edits: int = 0
    nonce: str | int | None = None
    mentions: tuple[str, ...] = ()
    mention_everyone: bool = False
    replies_to: str | None = None
    tells_of: tuple[str, str | None] | None = None
    origin: Origin | None = None
    only_for: str | None = None
    pinned: float | None = None


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag that posts of a forum may have; only moderators can apply a moderated one."""

    id: str
    name: str
    moderated: bool = False


@dataclass(slots=True)
class Thread:
    """What a thread has beyond a channel."""

    owner_id: str
    created: float
    archive_changed: float
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    invitable: bool = True
    members: dict[str, float] = field(default_factory=dict)
    message_count: int = 0
    archive_timer: Alarm | None = None
    tags: tuple[str, ...] = ()  # ids, of a post in a forum


@dataclass(slots=True)
class Channel:
    """A channel of any kind, a thread or a DM, with its messages in order."""

    id: str
    type: ChannelType
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    recipient_id: str | None = None
    topic: str | None = None
    position: int = 0
    slowmode: int = 0
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    thread: Thread | None = None
    tags: tuple[Tag, ...] = ()  # of a forum
    tag_required: bool = False
    messages: dict[str, Message] = field(default_factory=dict)
    last_message_id: str | None = None
    last_pin: float | None = None


@dataclass(slots=True)
class Emoji:
    """An emoji of the application."""

    id: str
    name: str
    content_type: str
    data: bytes
    animated: bool = False


@dataclass(frozen=True, slots=True)
class Notification:
    """A message called a user; `suppressed` if it was sent silently.

    `text` is what a phone shows of it: the content as it was sent, but nothing of components V2.
    """

    message_id: str
    channel_id: str
    reason: str
    suppressed: bool
    text: str
