"""Threads fall asleep when nobody writes, wake when somebody does, and take in whom a message names."""

from collections.abc import Iterable

from .entities import Channel, Thread
from .happenings import ChannelChanged, ThreadJoined
from .world import World


def doze(world: World, channel: Channel) -> None:
    """Let a thread be archived once it has been quiet for its time; each message starts that anew."""
    thread = channel.thread
    if thread is None:
        return
    if thread.sleeps is not None:
        thread.sleeps.cancel()
    thread.sleeps = world.clock.call_in(thread.auto_archive_minutes * 60.0, lambda: _sleep(world, channel, thread))


def _sleep(world: World, channel: Channel, thread: Thread) -> None:
    if not thread.archived and channel.id in world.channels:
        set_archived(world, channel, thread, archived=True)


def open_again(world: World, channel: Channel) -> None:
    """Open an archived thread because somebody writes in it."""
    if channel.thread is not None and channel.thread.archived:
        set_archived(world, channel, channel.thread, archived=False)


def set_archived(world: World, channel: Channel, thread: Thread, *, archived: bool) -> None:
    """Archive or open a thread and tell."""
    thread.archived, thread.archive_changed = archived, world.clock.now()
    world.tell(ChannelChanged(channel))


def bring_in(world: World, channel: Channel, user_ids: Iterable[str]) -> None:
    """Make members of a thread those whom a message there names, if they can see its channel."""
    if channel.thread is None:
        return
    parent = world.channels.get(channel.parent_id or "")
    for user_id in user_ids:
        if user_id not in channel.thread.members and parent is not None and world.allowed(parent, user_id):
            channel.thread.members[user_id] = world.clock.now()
            world.tell(ThreadJoined(channel, world.user(user_id)))
