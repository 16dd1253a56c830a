"""Messages of a channel: sent, read, edited, deleted, pinned."""

from bot.sandbox import posting
from bot.sandbox.clock import iso
from bot.sandbox.entities import THREADS, Channel, ChannelType, Message, MessageType
from bot.sandbox.errors import ApiError, Code, NotSupported, Problem, malformed
from bot.sandbox.happenings import PinsChanged, Typing
from bot.sandbox.permissions import May
from bot.sandbox.posting import Post
from bot.sandbox.requests.messages import MessageEdit, NewMessage
from bot.sandbox.wire import JsonObject

from .call import NO_CONTENT, Answer, Call, route

NONCE_HOLDS = 180.0
MOST_NONCES = 2_000
MOST_PINS = 250
MOST_DIGITS = 20


@route("POST", "/channels/{channel}/messages")
def send(call: Call) -> Answer:
    """Create a message; with `enforce_nonce` a repeated nonce returns the existing message."""
    channel = call.channel()
    call.demand(channel, May.SEND_MESSAGES_IN_THREADS if channel.type in THREADS else May.SEND_MESSAGES)
    if channel.type is ChannelType.FORUM:
        raise ApiError(Code.NOT_A_TEXT_CHANNEL)
    fields = call.read(NewMessage)
    _demand_contents(call, channel, fields)
    recipient = call.world.users.get(channel.recipient_id or "")
    if recipient is not None and not call.world.shares_guild_with(recipient):
        raise ApiError(Code.NO_MUTUAL_GUILDS)
    if recipient is not None and recipient.dms_closed:
        raise ApiError(Code.CLOSED_DMS)
    if fields.sticker_ids:
        raise NotSupported("stickers")
    if (before := _same_nonce(call, fields)) is not None:
        return Answer(call.renderer.message(before))
    headers = call.limits.count_message(channel.id)
    message = posting.post(call.world, _post(call, channel, fields))
    if fields.nonce is not None:
        _remember(call, str(fields.nonce), message)
    return Answer(call.renderer.message(message), headers=headers)


def _post(call: Call, channel: Channel, fields: NewMessage) -> Post:
    return Post(
        channel,
        call.world.bot.id,
        fields,
        call.files,
        nonce=fields.nonce,
        reference=fields.message_reference,
    )


def _demand_contents(call: Call, channel: Channel, fields: NewMessage) -> None:
    if fields.embeds:
        call.demand(channel, May.EMBED_LINKS)
    if call.files:
        call.demand(channel, May.ATTACH_FILES)
    if fields.message_reference is not None:
        call.demand(channel, May.READ_MESSAGE_HISTORY)


def _remember(call: Call, nonce: str, message: Message) -> None:
    """Remember a nonce, and forget those that have expired."""
    nonces, now = call.world.nonces, call.world.clock.now()
    nonces.pop((call.world.bot.id, nonce), None)
    nonces[call.world.bot.id, nonce] = message
    while len(nonces) > MOST_NONCES or now - next(iter(nonces.values())).created > NONCE_HOLDS:
        del nonces[next(iter(nonces))]


def _same_nonce(call: Call, fields: NewMessage) -> Message | None:
    if fields.nonce is None or not fields.enforce_nonce:
        return None
    message = call.world.nonces.get((call.world.bot.id, str(fields.nonce)))
    if message is None or call.world.clock.now() - message.created > NONCE_HOLDS:
        return None
    channel = call.world.channels.get(message.channel_id)
    return message if channel is not None and message.id in channel.messages else None


@route("GET", "/channels/{channel}/messages")
def history(call: Call) -> Answer:
    """Return messages newest first: before, after or around one, or the latest."""
    channel = call.channel()
    if not call.world.allowed(channel, call.world.bot.id) & May.READ_MESSAGE_HISTORY:
        return Answer([])
    limit = _limit(call, 50, 100)
    seen = [m for m in channel.messages.values() if m.only_for is None]
    return Answer([call.renderer.message(m) for m in reversed(_window(call, seen, limit))])


def _limit(call: Call, usual: int, most: int) -> int:
    given = call.query.get("limit", str(usual))
    if not _is_number(given) or not 1 <= int(given) <= most:
        words = f"int value should be between 1 and {most}."
        raise malformed(Problem(("limit",), "NUMBER_TYPE_MAX", words))
    return int(given)


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= MOST_DIGITS


def _id(call: Call, key: str) -> int:
    if not _is_number(call.query[key]):
        raise malformed(Problem((key,), "NUMBER_TYPE_COERCE", "Value is not snowflake."))
    return int(call.query[key])


def _window(call: Call, seen: list[Message], limit: int) -> list[Message]:
    """Return the wanted messages, oldest first."""
    query = {key: _id(call, key) for key in ("before", "after", "around") if key in call.query}
    if "after" in query:
        return [m for m in seen if int(m.id) > query["after"]][:limit]
    if "around" in query:
        before = [m for m in seen if int(m.id) < query["around"]][-(limit // 2) :]
        return before + [m for m in seen if int(m.id) >= query["around"]][: limit - len(before)]
    if "before" in query:
        seen = [m for m in seen if int(m.id) < query["before"]]
    return seen[-limit:]


@route("GET", "/channels/{channel}/messages/{message}")
def read(call: Call) -> Answer:
    """Return one message."""
    return Answer(call.renderer.message(call.message(call.channel(May.READ_MESSAGE_HISTORY))))


@route("PATCH", "/channels/{channel}/messages/{message}")
def change(call: Call) -> Answer:
    """Edit one of the bot's own messages."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.world.bot.id:
        raise ApiError(Code.NOT_THE_AUTHOR)
    if message.type not in (MessageType.PLAIN, MessageType.REPLY, MessageType.COMMAND_ANSWER):
        raise ApiError(Code.SYSTEM_MESSAGE)
    fields = call.read(MessageEdit)
    if call.files:
        call.demand(channel, May.ATTACH_FILES)
    call.limits.count_edit(message)
    posting.edit(call.world, message, fields, call.files, now=call.world.clock.now())
    return Answer(call.renderer.message(message))


@route("DELETE", "/channels/{channel}/messages/{message}")
def remove(call: Call) -> Answer:
    """Delete a message; somebody else's needs the permission, and cannot be deleted in a DM."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.world.bot.id:
        if channel.type is ChannelType.DM:
            raise ApiError(Code.NOT_IN_DM)
        call.demand(channel, May.MANAGE_MESSAGES)
    if channel.thread is not None and channel.thread.archived and channel.thread.locked:
        call.demand_active(channel)
    posting.delete(call.world, message)
    return NO_CONTENT


@route("POST", "/channels/{channel}/typing")
def typing(call: Call) -> Answer:
    """Show that the bot is writing."""
    channel = call.channel(May.SEND_MESSAGES)
    call.world.tell(Typing(channel, call.world.bot))
    return NO_CONTENT


@route("GET", "/channels/{channel}/messages/pins")
def pins(call: Call) -> Answer:
    """Return the pinned messages, the latest pin first."""
    pinned = _pinned(call.channel(May.READ_MESSAGE_HISTORY))
    limit = _limit(call, 50, 50)
    items: list[JsonObject] = [
        {"pinned_at": iso(m.pinned or 0.0), "message": call.renderer.message(m)} for m in pinned[:limit]
    ]
    return Answer({"items": items, "has_more": len(pinned) > limit})


@route("GET", "/channels/{channel}/pins")
def old_pins(call: Call) -> Answer:
    """Return the pinned messages as a bare list."""
    return Answer([call.renderer.message(m) for m in _pinned(call.channel(May.READ_MESSAGE_HISTORY))])


def _pinned(channel: Channel) -> list[Message]:
    return sorted((m for m in channel.messages.values() if m.pinned), key=lambda m: m.pinned or 0.0, reverse=True)


@route("PUT", "/channels/{channel}/messages/pins/{message}")
@route("PUT", "/channels/{channel}/pins/{message}")
def pin(call: Call) -> Answer:
    """Pin a message."""
    channel = call.channel(May.PIN_MESSAGES)
    call.demand_active(channel)
    message = call.message(channel)
    if message.pinned is None and len(_pinned(channel)) >= MOST_PINS:
        raise ApiError(Code.TOO_MANY_PINS)
    if message.pinned is None:
        message.pinned = channel.last_pin = call.world.clock.now()
        call.world.tell(PinsChanged(channel))
        posting.announce(call.world, channel, MessageType.PINNED, tells_of=(channel.id, message.id))
    return NO_CONTENT


@route("DELETE", "/channels/{channel}/messages/pins/{message}")
@route("DELETE", "/channels/{channel}/pins/{message}")
def unpin(call: Call) -> Answer:
    """Unpin a message."""
    channel = call.channel(May.PIN_MESSAGES)
    call.message(channel).pinned = None
    call.world.tell(PinsChanged(channel))
    return NO_CONTENT
