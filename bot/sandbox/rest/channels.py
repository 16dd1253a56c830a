"""Channels, DMs and threads."""

from bot.sandbox import posting, threads
from bot.sandbox.entities import THREADS, Channel, ChannelType, MessageType, Thread
from bot.sandbox.errors import ApiError, Code, Problem, malformed
from bot.sandbox.happenings import ChannelChanged, ChannelMade, ThreadJoined, ThreadStarted
from bot.sandbox.permissions import May
from bot.sandbox.posting import Post
from bot.sandbox.requests.channels import ChannelChange, NewPost, NewThread, OpenDm, ThreadFromMessage

from .call import NO_CONTENT, Answer, Call, route


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Answer:
    """Return the DM with a user, created on first use; closed DMs show only when something is sent."""
    recipient = call.world.users.get(call.read(OpenDm).recipient_id)
    if recipient is None or recipient.deleted:
        raise ApiError(Code.INVALID_RECIPIENTS)
    if recipient.bot:
        raise ApiError(Code.CLOSED_DMS)
    if not call.world.has_dm(recipient):
        call.limits.count_dm()
    return Answer(call.renderer.channel(call.world.open_dm(recipient)))


@route("GET", "/channels/{channel}")
def read(call: Call) -> Answer:
    """Return a channel."""
    return Answer(call.renderer.channel(call.channel()))


@route("DELETE", "/channels/{channel}")
def remove(call: Call) -> Answer:
    """Delete a channel or thread."""
    channel = call.channel()
    if channel.guild_id is None:
        raise ApiError(Code.NOT_IN_DM)
    call.demand(channel, May.MANAGE_THREADS if channel.thread else May.MANAGE_CHANNELS)
    shown = call.renderer.channel(channel)
    call.world.delete_channel(channel)
    return Answer(shown)


@route("PATCH", "/channels/{channel}")
def change(call: Call) -> Answer:
    """Rename a channel or thread; archive, open, lock or unlock a thread."""
    channel = call.channel()
    wanted = call.read(ChannelChange)
    if channel.guild_id is None:
        raise ApiError(Code.NOT_IN_DM)
    if channel.thread is None:
        call.demand(channel, May.MANAGE_CHANNELS)
    else:
        _demand_changeable(call, channel, channel.thread, wanted)
    if wanted.name is not None:
        call.limits.count_rename(channel.id)
    channel.name = wanted.name or channel.name
    channel.slowmode = channel.slowmode if wanted.rate_limit_per_user is None else wanted.rate_limit_per_user
    if channel.thread is None:
        channel.topic = wanted.topic if "topic" in wanted.model_fields_set else channel.topic
        call.world.tell(ChannelChanged(channel))
    else:
        _change_thread(call, channel, channel.thread, wanted)
    return Answer(call.renderer.channel(channel))


def _demand_changeable(call: Call, channel: Channel, thread: Thread, wanted: ChannelChange) -> None:
    """Let only its owner or who manages threads change one; opening an unlocked one takes the right to write there."""
    said = wanted.model_fields_set
    opens_only = said == {"archived"} and wanted.archived is False and not thread.locked
    if opens_only:
        call.demand(channel, May.SEND_MESSAGES_IN_THREADS)
    elif thread.owner_id != call.world.bot.id or thread.locked or said & {"locked", "rate_limit_per_user"}:
        call.demand(channel, May.MANAGE_THREADS)
    if thread.archived and wanted.archived is not False:
        raise ApiError(Code.THREAD_ARCHIVED)
    if thread.archived:
        threads.demand_room(call.world, channel)


def _change_thread(call: Call, channel: Channel, thread: Thread, wanted: ChannelChange) -> None:
    thread.invitable = thread.invitable if wanted.invitable is None else wanted.invitable
    if wanted.applied_tags is not None:
        threads.set_tags(call.world, channel, wanted.applied_tags)
    if wanted.auto_archive_duration is not None:
        thread.auto_archive_minutes = wanted.auto_archive_duration
        threads.restart_archive_timer(call.world, channel)
    threads.moderate(call.world, channel, archived=wanted.archived, locked=wanted.locked)


@route("POST", "/channels/{channel}/threads")
def new_thread(call: Call) -> Answer:
    """Start a thread without a message; in a forum, a post with its first message."""
    if call.channel().type is ChannelType.FORUM:
        return _new_post(call)
    wanted = call.read(NewThread)
    kind = ChannelType(wanted.type)
    private = kind is ChannelType.PRIVATE_THREAD
    parent = _parent(call, May.CREATE_PRIVATE_THREADS if private else May.CREATE_PUBLIC_THREADS)
    if (not private and kind is not _public_thread(parent)) or (private and parent.type is ChannelType.NEWS):
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    thread = _thread(call, parent, wanted, call.world.new_id(), kind)
    if thread.thread is not None and wanted.invitable is not None:
        thread.thread.invitable = wanted.invitable
    answer = _opened(call, thread)
    if not private:
        started = MessageType.THREAD_STARTED
        posting.announce(call.world, parent, started, content=thread.name, tells_of=(thread.id, None))
    return answer


def _new_post(call: Call) -> Answer:
    """Start a thread in a forum; its first message has its id."""
    forum = call.channel(May.SEND_MESSAGES)
    wanted = call.read(NewPost)
    if forum.tag_required and not wanted.applied_tags:
        raise ApiError(Code.TAG_REQUIRED)
    thread = _thread(call, forum, wanted, call.world.new_id(), ChannelType.PUBLIC_THREAD)
    threads.set_tags(call.world, thread, wanted.applied_tags or ())
    answer = _opened(call, thread)
    try:
        first = posting.post(call.world, Post(thread, call.world.bot.id, wanted.message, call.files, id=thread.id))
    except ApiError:
        call.world.delete_channel(thread)
        raise
    shown = call.renderer.channel(thread) | {"message": call.renderer.message(first)}
    return Answer(shown, status=201, event_later=answer.event_later)


@route("POST", "/channels/{channel}/messages/{message}/threads")
def thread_from_message(call: Call) -> Answer:
    """Start a thread from a message; it has the message's id."""
    wanted = call.read(ThreadFromMessage)
    parent = _parent(call, May.CREATE_PUBLIC_THREADS | May.READ_MESSAGE_HISTORY)
    message = call.message(parent)
    if message.id in call.world.channels:
        raise ApiError(Code.THREAD_EXISTS)
    thread = _thread(call, parent, wanted, message.id, _public_thread(parent))
    answer = _opened(call, thread)
    posting.announce(call.world, thread, MessageType.THREAD_STARTER, tells_of=(parent.id, message.id))
    return answer


def _parent(call: Call, needed: May) -> Channel:
    parent = call.channel()
    if parent.type not in (ChannelType.TEXT, ChannelType.NEWS):
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    call.demand(parent, needed)
    return parent


def _public_thread(parent: Channel) -> ChannelType:
    """Return the kind of a channel's public threads: announcement channels have their own, and no private ones."""
    return ChannelType.NEWS_THREAD if parent.type is ChannelType.NEWS else ChannelType.PUBLIC_THREAD


def _thread(call: Call, parent: Channel, wanted: ThreadFromMessage, thread_id: str, kind: ChannelType) -> Channel:
    now, bot = call.world.clock.now(), call.world.bot.id
    thread = Thread(bot, now, now, auto_archive_minutes=wanted.auto_archive_duration or 1440, members={bot: now})
    made = Channel(thread_id, kind, wanted.name, parent.guild_id, parent.id, thread=thread)
    made.slowmode = wanted.rate_limit_per_user or 0
    return made


def _opened(call: Call, thread: Channel) -> Answer:
    threads.demand_room(call.world, thread)
    call.world.channels[thread.id] = thread
    threads.restart_archive_timer(call.world, thread)
    call.world.tell(ChannelMade(thread))
    return Answer(call.renderer.channel(thread), status=201, event_later=ThreadStarted(thread))


@route("GET", "/channels/{channel}/thread-members")
def thread_members(call: Call) -> Answer:
    """Return who is in a thread."""
    channel = _a_thread(call)
    return Answer(
        [call.renderer.thread_member(channel, uid) for uid in channel.thread.members] if channel.thread else []
    )


@route("PUT", "/channels/{channel}/thread-members/{user}")
def add_to_thread(call: Call) -> Answer:
    """Add somebody to a thread."""
    channel = _a_thread(call)
    call.demand(channel, May.SEND_MESSAGES_IN_THREADS)
    new = channel.thread is not None and call.path["user"] not in channel.thread.members
    answer = _join(call, channel, call.path["user"])
    if new:
        posting.announce(call.world, channel, MessageType.MEMBER_ADDED, mentions=(call.path["user"],))
    return answer


@route("PUT", "/channels/{channel}/thread-members/@me")
def join_thread(call: Call) -> Answer:
    """Join a thread."""
    return _join(call, _a_thread(call), call.world.bot.id)


def _a_thread(call: Call) -> Channel:
    channel = call.channel()
    if channel.type not in THREADS:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    return channel


def _join(call: Call, channel: Channel, user_id: str) -> Answer:
    user = call.world.user(user_id)
    guild = call.world.guild(channel.guild_id or "")
    if user.id not in guild.members:
        raise ApiError(Code.MISSING_ACCESS)
    call.demand_active(channel)
    if channel.thread is not None:
        channel.thread.members.setdefault(user.id, call.world.clock.now())
    call.world.tell(ThreadJoined(channel, user))
    return NO_CONTENT


@route("DELETE", "/channels/{channel}/thread-members/{user}")
def remove_from_thread(call: Call) -> Answer:
    """Remove somebody from a thread."""
    channel = _a_thread(call)
    call.demand(channel, May.MANAGE_THREADS)
    if channel.thread is None or call.path["user"] not in channel.thread.members:
        raise malformed(Problem(("user_id",), "BASE_TYPE_INVALID", "This user is not in the thread"))
    del channel.thread.members[call.path["user"]]
    call.world.tell(ChannelChanged(channel))
    return NO_CONTENT
