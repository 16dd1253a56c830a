"""What the world tells its listeners: the gateway, the page and waiting tests."""

from dataclasses import dataclass
from typing import TypeAlias

from .entities import Channel, Guild, Message, Role, User
from .interactions import Interaction


@dataclass(frozen=True, slots=True)
class MessagePosted:
    """A new message; `notified` are those whom it calls with sound."""

    message: Message
    notified: frozenset[str]


@dataclass(frozen=True, slots=True)
class MessageEdited:
    """A message looks different now."""

    message: Message


@dataclass(frozen=True, slots=True)
class MessageDeleted:
    """A message is gone."""

    message: Message


@dataclass(frozen=True, slots=True)
class PinsChanged:
    """A message was pinned or unpinned."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelMade:
    """A channel, thread or DM is new."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ThreadStarted:
    """The bot started a thread and has received the response by now: only then does the gateway report it."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelChanged:
    """A channel or thread has another name, state or permissions, or somebody was removed from a thread."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelGone:
    """A channel or thread was deleted."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ThreadJoined:
    """Somebody was added to a thread."""

    channel: Channel
    user: User


@dataclass(frozen=True, slots=True)
class MemberJoined:
    """Somebody joined the guild."""

    guild: Guild
    user: User


@dataclass(frozen=True, slots=True)
class RoleGiven:
    """A member has a new role."""

    guild: Guild
    role: Role
    user: User


@dataclass(frozen=True, slots=True)
class RoleGone:
    """A role was deleted."""

    guild: Guild
    role: Role


@dataclass(frozen=True, slots=True)
class MemberChanged:
    """A member lost or regained a role, or is timed out."""

    guild: Guild
    user: User


@dataclass(frozen=True, slots=True)
class PersonChanged:
    """A person changed their language, closed or opened their DMs, left a guild, or deleted their account."""

    user: User


@dataclass(frozen=True, slots=True)
class GuildJoined:
    """The bot is in a new guild."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class GuildChanged:
    """A guild became a community."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class GuildLeft:
    """The bot was removed from a guild."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class GuildUnavailable:
    """A guild is unavailable, as in an outage."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class GuildAvailable:
    """A guild that was unavailable is back."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class CommandsChanged:
    """The bot registered other commands."""


@dataclass(frozen=True, slots=True)
class Typing:
    """The bot shows that it is writing."""

    channel: Channel
    user: User


@dataclass(frozen=True, slots=True)
class InteractionSent:
    """A person did something that the bot has to answer."""

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class InteractionSettled:
    """The bot answered, or its three seconds ran out."""

    interaction: Interaction


Happening: TypeAlias = (
    MessagePosted
    | MessageEdited
    | MessageDeleted
    | PinsChanged
    | ChannelMade
    | ThreadStarted
    | ChannelChanged
    | ChannelGone
    | ThreadJoined
    | MemberJoined
    | RoleGiven
    | RoleGone
    | MemberChanged
    | PersonChanged
    | GuildJoined
    | GuildChanged
    | GuildLeft
    | GuildUnavailable
    | GuildAvailable
    | CommandsChanged
    | Typing
    | InteractionSent
    | InteractionSettled
)
