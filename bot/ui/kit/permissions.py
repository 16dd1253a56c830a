"""What the bot may do in a channel, and what Discord's own settings call each permission."""

from __future__ import annotations

from typing import Final

import discord

from bot.text import Words

NEEDED: Final = ("view_channel", "send_messages", "read_message_history")
NEEDED_IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "read_message_history")
# Without these a table is still played: in the channel itself, and with boards in text.
FOR_THREADS: Final = ("send_messages_in_threads", "create_public_threads")
FOR_PICTURES: Final = ("attach_files",)


def lacking_of(have: discord.Permissions, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """Which of the wanted permissions are not there."""
    return tuple(name for name in wanted if not getattr(have, name))


def lacking_in(channel: object, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """Which of the wanted permissions the bot lacks in a channel; none where that cannot be told."""
    have = _held(channel)
    return () if have is None else lacking_of(have, wanted)


def missing(client: discord.Client, channel_id: int) -> tuple[str, ...]:
    """What to ask for where a message was refused: all that is lacking, or what is needed if nothing seems to be."""
    channel = client.get_channel(channel_id)
    in_thread = isinstance(channel, discord.Thread)
    needed = NEEDED_IN_THREAD if in_thread else NEEDED
    lacking = lacking_in(channel, needed)
    wished = FOR_PICTURES if in_thread else (*FOR_THREADS, *FOR_PICTURES)
    return (*lacking, *lacking_in(channel, wished)) if lacking else needed


async def is_closed(client: discord.Client, channel_id: int) -> bool:
    """Whether nothing can be written in a channel: it is gone, it is a locked thread, or a permission is lacking."""
    channel: object = client.get_channel(channel_id)
    if channel is None:
        try:
            channel = await client.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden):
            return True
    if isinstance(channel, discord.Thread):
        return is_locked(channel) or bool(lacking_in(channel, NEEDED_IN_THREAD))
    return bool(lacking_in(channel, NEEDED))


def is_locked(thread: discord.Thread) -> bool:
    """Whether a thread is locked, and the bot is none of those who may write there nevertheless."""
    have = _held(thread)
    return thread.locked and not (have is not None and have.manage_threads)


def permission_names(words: Words, names: tuple[str, ...]) -> str:
    """Permissions as Discord's own settings call them."""
    return ", ".join(words(f"permission-{name}") for name in names)


def _held(channel: object) -> discord.Permissions | None:
    """All the bot may do in a channel; None where its server is not known well enough."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or channel.guild.me is None:
        return None
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return None
    return channel.permissions_for(channel.guild.me)
