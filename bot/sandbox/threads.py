"""Threads: archived when nobody writes, opened again when somebody does, and joined by those whom a message names."""

from collections.abc import Iterable, Sequence

from .entities import Channel, ChannelType, Thread
from .errors import ApiError, Code, Problem, malformed
from .happenings import ChannelChanged, ChannelMade, ThreadJoined
from .permissions import May
from .world import World

WEEK = 10080  # minutes


def start_thread(world: World, parent: Channel, name: str) -> Channel:
    """Add an empty public thread of the bot's to a channel."""
    now, bot = world.clock.now(), world.bot.id
    thread = Channel(world.new_id(), ChannelType.PUBLIC_THREAD, name, parent.guild_id, parent.id)
    thread.thread = Thread(bot, now, now, auto_archive_minutes=WEEK, members={bot: now})
    world.channels[thread.id] = thread
    restart_archive_timer(world, thread)
    world.tell(ChannelMade(thread))
    return thread


def set_tags(world: World, post: Channel, tags: Sequence[str]) -> None:
    """Give a forum post these tags. Raise 50035 for a tag that the forum lacks, 50013 for a moderated one."""
    forum, thread = world.channels.get(post.parent_id or ""), post.thread
    known = {tag.id: tag for tag in forum.tags} if forum is not None else {}
    for at, each in enumerate(tags):
        if each not in known:
            raise malformed(Problem(("applied_tags", at), "FORUM_TAG_NOT_FOUND", "Unknown tag"))
        if known[each].moderated and not manages(world, post, world.bot.id):
            raise ApiError(Code.MISSING_PERMISSIONS)
    assert thread is not None, "only threads have tags"
    thread.tags = tuple(dict.fromkeys(tags))


def restart_archive_timer(world: World, channel: Channel) -> None:
    """Have a thread archived once it has been quiet for its time; each message restarts the timer."""
    thread = channel.thread
    if thread is None:
        return
    if thread.archive_timer is not None:
        thread.archive_timer.cancel()
    thread.archive_timer = world.clock.call_in(
        thread.auto_archive_minutes * 60.0, lambda: _archive(world, channel, thread)
    )


def _archive(world: World, channel: Channel, thread: Thread) -> None:
    if not thread.archived and channel.id in world.channels:
        moderate(world, channel, archived=True)


def moderate(world: World, channel: Channel, *, archived: bool | None = None, locked: bool | None = None) -> None:
    """Archive, open, lock or unlock a thread and announce it, as somebody who manages threads may at any time."""
    thread = channel.thread
    assert thread is not None, "only threads are archived or locked"
    if archived is not None and archived != thread.archived:
        thread.archived, thread.archive_changed = archived, world.clock.now()
        restart_archive_timer(world, channel)
    thread.locked = thread.locked if locked is None else locked
    world.tell(ChannelChanged(channel))


# -- what an archived or locked thread allows


def manages(world: World, channel: Channel, user_id: str) -> bool:
    """Tell whether a user may change threads of others, and write in locked ones."""
    return bool(world.allowed(channel, user_id) & May.MANAGE_THREADS)


def demand_active(world: World, channel: Channel, user_id: str) -> None:
    """Raise 50083 for an archived thread, and 160005 for a locked one unless the user manages threads."""
    if channel.thread is None:
        return
    if channel.thread.archived:
        raise ApiError(Code.THREAD_ARCHIVED)
    if channel.thread.locked and not manages(world, channel, user_id):
        raise ApiError(Code.THREAD_LOCKED)


def demand_writable(world: World, channel: Channel, user_id: str) -> None:
    """Raise like `demand_active`, but let an archived thread pass that a message would open."""
    thread = channel.thread
    if thread is None:
        return
    if thread.locked and not manages(world, channel, user_id):
        raise ApiError(Code.THREAD_ARCHIVED if thread.archived else Code.THREAD_LOCKED)
    if thread.archived:
        demand_room(world, channel)


def demand_room(world: World, channel: Channel) -> None:
    """Raise 160006 if the guild has as many active threads as it may have."""
    guild = world.guild(channel.guild_id or "")
    active = sum(not other.thread.archived for other in world.threads_of(guild) if other.thread is not None)
    if active >= guild.most_threads:
        raise ApiError(Code.TOO_MANY_THREADS)


def open_again(world: World, channel: Channel) -> None:
    """Open an archived thread because somebody writes in it."""
    if channel.thread is not None and channel.thread.archived:
        moderate(world, channel, archived=False)


def add_mentioned(world: World, channel: Channel, user_ids: Iterable[str]) -> None:
    """Add those whom a message in a thread names to its members, if they can see its channel."""
    if channel.thread is None:
        return
    parent = world.channels.get(channel.parent_id or "")
    for user_id in user_ids:
        if user_id not in channel.thread.members and parent is not None and world.allowed(parent, user_id):
            channel.thread.members[user_id] = world.clock.now()
            world.tell(ThreadJoined(channel, world.user(user_id)))
