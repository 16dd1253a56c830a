"""Creates, edits and deletes messages."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from . import layout, mentions, threads, uploads
from .entities import THREADS, Channel, Message, MessageType, Notification, Origin
from .errors import ApiError, Code, NotSupported, Problem
from .happenings import MessageDeleted, MessageEdited, MessagePosted
from .interactions import Kind
from .requests import rules
from .requests.messages import MessageFields, MessageReference
from .requests.rules import COMPONENTS_V2, EPHEMERAL, LOADING, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS
from .requests.strict import refuse
from .uploads import Uploads
from .world import World

SENDABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
EDITABLE = SUPPRESS_EMBEDS | COMPONENTS_V2
# The flags of a message that no edit can remove.
LASTING = EPHEMERAL | COMPONENTS_V2 | SUPPRESS_NOTIFICATIONS


@dataclass(frozen=True, slots=True)
class Post:
    """A message to be created: who sends what where, and in answer to what."""

    channel: Channel
    author_id: str
    fields: MessageFields
    files: Uploads = field(default_factory=dict)
    flags_allowed: int = SENDABLE
    nonce: str | int | None = None
    reference: MessageReference | None = None
    origin: Origin | None = None
    only_for: str | None = None
    loading: bool = False
    id: str | None = None  # the first message of a forum post has the post's id


def post(world: World, post: Post) -> Message:
    """Check and create a message, and tell everybody who may see it."""
    _check(post.fields, None, post.flags_allowed)
    fields, channel = post.fields, post.channel
    threads.demand_writable(world, channel, post.author_id)
    message = Message(
        post.id or world.new_id(), channel.id, post.author_id, world.clock.now(), content=fields.content or ""
    )
    message.flags = (fields.flags or 0) | (LOADING if post.loading else 0) | (EPHEMERAL if post.only_for else 0)
    message.nonce, message.origin, message.only_for = post.nonce, post.origin, post.only_for
    message.replies_to = _replied_to(post)
    message.type = _type(post, message)
    _fill(world, message, fields, post.files)
    if not (_substance(message) or post.loading):
        raise ApiError(Code.EMPTY_MESSAGE)
    message.mentions, message.mention_everyone = mentions.called(world, message, fields.allowed_mentions)
    _count_in_thread(world, channel)
    threads.add_mentioned(world, channel, message.mentions)
    world.keep_message(channel, message)
    if message.only_for is None:
        channel.last_message_id = message.id
    world.tell(MessagePosted(message, _notify(world, message)))
    return message


def announce(
    world: World,
    channel: Channel,
    kind: MessageType,
    *,
    content: str = "",
    mentions: tuple[str, ...] = (),
    tells_of: tuple[str, str | None] | None = None,
) -> None:
    """Post a system message in the bot's name; it calls nobody."""
    message = Message(world.new_id(), channel.id, world.bot.id, world.clock.now(), kind, content)
    message.mentions, message.tells_of = mentions, tells_of
    world.keep_message(channel, message)
    channel.last_message_id = message.id
    world.tell(MessagePosted(message, frozenset()))


def edit(world: World, message: Message, fields: MessageFields, files: Uploads, *, now: float) -> Message:
    """Check and change a message: only what the request names changes, and nobody is called."""
    threads.demand_active(world, world.channel(message.channel_id), world.bot.id)
    _check(fields, message, EDITABLE | (message.flags & LASTING))
    was = (message.content, message.embeds, message.components, message.attachments, message.flags)
    if "content" in fields.model_fields_set:
        message.content = fields.content or ""
    if fields.flags is not None:
        message.flags = fields.flags | message.flags & (LASTING | LOADING)
    try:
        _fill(world, message, fields, files)
        if not _substance(message):
            raise ApiError(Code.EMPTY_MESSAGE)
    except ApiError:
        message.content, message.embeds, message.components, message.attachments, message.flags = was
        raise
    message.flags &= ~LOADING
    message.mentions, message.mention_everyone = mentions.called(world, message, fields.allowed_mentions)
    message.edited = now
    message.edits += 1
    world.tell(MessageEdited(message))
    return message


def delete(world: World, message: Message) -> None:
    """Delete a message."""
    channel = world.channel(message.channel_id)
    del channel.messages[message.id]
    world.tell(MessageDeleted(message))


def is_v2(flags: int) -> bool:
    """Tell whether flags include components V2."""
    return bool(flags & COMPONENTS_V2)


def _check(fields: MessageFields, old: Message | None, flags_allowed: int) -> None:
    if fields.poll is not None and not is_v2(fields.flags or 0):
        raise NotSupported("polls")
    said = fields.model_fields_set
    kept = old is not None
    v2 = is_v2((fields.flags or 0) | (old.flags if old else 0))
    content = fields.content if not kept or "content" in said else old.content if old else ""
    has_embeds = bool(fields.embeds) or bool(old and old.embeds and "embeds" not in said)
    refuse(rules.problems(rules.Draft(fields, v2, content or "", has_embeds, flags_allowed)))
    if v2 and rules.weight(fields.components or ()) > rules.MOST_BYTES:
        raise ApiError(Code.TOO_HEAVY)


def _fill(world: World, message: Message, fields: MessageFields, files: Uploads) -> None:
    """Put components, embeds and files of a request into a message."""
    said = fields.model_fields_set
    if "embeds" in said:
        message.embeds = layout.stored_embeds(fields.embeds)
    if "components" in said:
        message.components = layout.stored(fields.components)
    wanted = (fields.attachments or []) if "attachments" in said else None
    ids = [world.new_id() for _ in files]
    message.attachments = uploads.attach(ids, message.channel_id, files, wanted, message.attachments)
    for file in message.attachments:
        world.keep_file(file)
    refuse(uploads.missing_files(message.components, message.embeds, message.attachments))


def _substance(message: Message) -> bool:
    return bool(message.content.strip() or message.embeds or message.components or message.attachments)


def _type(post: Post, message: Message) -> MessageType:
    if post.origin is not None and post.origin.kind == Kind.COMMAND:
        return MessageType.COMMAND_ANSWER
    return MessageType.REPLY if message.replies_to is not None else MessageType.PLAIN


def _replied_to(post: Post) -> str | None:
    """Return the id of the message replied to; refuse an unknown one unless the request allows it."""
    reference = post.reference
    if reference is None:
        return None
    parent = post.channel.messages.get(reference.message_id)
    if parent is not None and parent.only_for is None:
        return parent.id
    if reference.fail_if_not_exists is not False:
        refuse([Problem(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")])
    return None


def _count_in_thread(world: World, channel: Channel) -> None:
    """Count a message in its thread, and open the thread again if it was archived."""
    if channel.type not in THREADS or channel.thread is None:
        return
    channel.thread.message_count += 1
    threads.open_again(world, channel)
    threads.restart_archive_timer(world, channel)


def _notify(world: World, message: Message) -> frozenset[str]:
    """Record whom a new message calls, and return those it calls with sound."""
    suppressed = bool(message.flags & SUPPRESS_NOTIFICATIONS)
    reasons, text = dict(_reasons(world, message)), mentions.read_out(world, message.content)
    for user_id, reason in reasons.items():
        world.keep_notification(user_id, Notification(message.id, message.channel_id, reason, suppressed, text))
    return frozenset() if suppressed else frozenset(reasons)


def _reasons(world: World, message: Message) -> Iterator[tuple[str, str]]:
    channel = world.channel(message.channel_id)
    if message.only_for is not None:
        return
    if message.mention_everyone and channel.guild_id is not None:
        yield from ((uid, "everyone") for uid in world.guild(channel.guild_id).members)
    yield from ((uid, "mention") for uid in message.mentions if world.allowed(channel, uid))
    if channel.recipient_id not in (None, message.author_id):
        yield channel.recipient_id or "", "dm"
