"""Whom a message calls: the mentions in its text that `allowed_mentions` lets through."""

import re
from collections.abc import Iterator, Sequence

from .entities import Message
from .permissions import May
from .render import walk
from .requests.messages import AllowedMentions
from .wire import JsonObject
from .world import World

USER = re.compile(r"<@!?(\d+)>")
EVERYONE = re.compile(r"@(?:everyone|here)\b")


def _text(content: str, components: Sequence[JsonObject]) -> str:
    """Return the text in which mentions count: content and text displays, not embeds."""
    return "\n".join((content, *(c["content"] for c in walk(list(components)) if c["type"] == 10)))


def called(world: World, message: Message, allowed: AllowedMentions | None) -> tuple[tuple[str, ...], bool]:
    """Return the users that a message actually calls, and whether it calls everyone."""
    text = _text(message.content, message.components)
    users = dict.fromkeys(uid for uid in _named(text, allowed) if uid in world.users)
    if (answered := _author_replied_to(world, message, allowed)) is not None:
        users[answered] = None
    channel = world.channel(message.channel_id)
    may_all = bool(world.allowed(channel, message.author_id) & May.MENTION_EVERYONE)
    everyone = may_all and _parses(allowed, "everyone") and EVERYONE.search(text) is not None
    return tuple(users), everyone


def read_out(world: World, text: str) -> str:
    """Return a text with the names of those it mentions, as a notification shows it."""
    return USER.sub(lambda match: f"@{world.users[match[1]].name}" if match[1] in world.users else match[0], text)


def _named(text: str, allowed: AllowedMentions | None) -> Iterator[str]:
    for match in USER.finditer(text):
        if _parses(allowed, "users") or (allowed is not None and match[1] in (allowed.users or ())):
            yield match[1]


def _parses(allowed: AllowedMentions | None, kind: str) -> bool:
    return allowed is None or kind in (allowed.parse or ())


def _author_replied_to(world: World, message: Message, allowed: AllowedMentions | None) -> str | None:
    """Return the author of the message replied to, if the reply calls them."""
    if message.replies_to is None or (allowed is not None and not allowed.replied_user):
        return None
    parent = world.channel(message.channel_id).messages.get(message.replies_to)
    return None if parent is None or parent.author_id == message.author_id else parent.author_id
