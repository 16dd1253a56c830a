"""The bot's permissions in a channel: which it needs, which it lacks, and their names in Discord's settings."""

from __future__ import annotations

from typing import Final, TypeGuard

import discord

from bot.text import Words

from .posting import FAULTS, NoPlace, NotAllowed, discord_errors

NEEDED: Final = ("view_channel", "send_messages", "read_message_history")
NEEDED_IN_FORUM: Final = (*NEEDED, "send_messages_in_threads")
NEEDED_IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "read_message_history")
NEEDED_IN_VOICE: Final = (*NEEDED, "connect")  # for the chat of a voice channel or stage
# Optional: without them tables are played in the channel itself, and boards are text.
FOR_THREADS: Final = ("send_messages_in_threads", "create_public_threads")
FOR_DUPLICATES: Final = ("create_private_threads",)
FOR_PRIVATE_THREADS: Final = ("send_messages_in_threads", "create_private_threads")
FOR_PICTURES: Final = ("attach_files",)


def lacking_of(have: discord.Permissions, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """The wanted permissions that are not granted."""
    return tuple(name for name in wanted if not getattr(have, name))


def lacking_in(channel: object, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """The wanted permissions that the bot lacks in a channel; none where that is unknown.

    Without what follows from a lack: discord.py takes away what cannot be used without another permission.
    """
    have = _held(channel)
    lacking = () if have is None else lacking_of(have, wanted)
    if "view_channel" in lacking:
        return ("view_channel",)
    sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return tuple(name for name in lacking if sending not in lacking or name not in FOR_PICTURES)


def needed_in(channel: object) -> tuple[str, ...]:
    """The permissions without which nothing can be played in a channel or thread."""
    if isinstance(channel, discord.Thread):
        return NEEDED_IN_THREAD
    return NEEDED_IN_VOICE if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else NEEDED


def has_private_threads(channel: object) -> TypeGuard[discord.TextChannel]:
    """Whether private threads can open in a channel: announcement channels have none."""
    return isinstance(channel, discord.TextChannel) and not channel.is_news()


def lacking_by_channel(guild: discord.Guild, wanted: tuple[str, ...]) -> dict[tuple[str, ...], list[int]]:
    """The ids of a server's text channels, in its order, by which of the wanted permissions the bot lacks there."""
    found: dict[tuple[str, ...], list[int]] = {}
    for channel in guild.text_channels:
        found.setdefault(lacking_in(channel, wanted), []).append(channel.id)
    return found


def wanted_after_refusal(channel: object) -> tuple[str, ...]:
    """The permissions to ask for after Discord refused a message: all that lack, or all needed if none seems to.

    A channel of which nothing is known (None) is hidden from the bot.
    """
    if channel is None:
        return ("view_channel",)
    needed = needed_in(channel)
    optional = FOR_PICTURES if isinstance(channel, discord.Thread) else (*FOR_THREADS, *FOR_PICTURES)
    return lacking_in(channel, (*needed, *optional)) if lacking_in(channel, needed) else needed


async def is_closed(client: discord.Client, channel_id: int) -> bool | None:
    """Whether the bot cannot write in a channel: it is gone, hidden, a locked thread, or a permission lacks.

    None where Discord does not tell now.
    """
    channel: object = client.get_channel(channel_id)
    if channel is None:
        try:
            with discord_errors():
                channel = await client.fetch_channel(channel_id)
        except (NoPlace, NotAllowed):
            return True
        except FAULTS:
            return None
    locked = isinstance(channel, discord.Thread) and is_locked(channel)
    return locked or bool(lacking_in(channel, needed_in(channel)))


def is_locked(thread: discord.Thread) -> bool:
    """Whether a thread is locked and the bot may not manage threads."""
    have = _held(thread)
    return thread.locked and not (have is not None and have.manage_threads)


def permission_names(words: Words, names: tuple[str, ...]) -> str:
    """Permissions as Discord's own settings call them."""
    return ", ".join(words(f"permission-{name}") for name in names)


def _held(channel: object) -> discord.Permissions | None:
    """The bot's permissions in a channel; None where its server is not cached."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or channel.guild.me is None:
        return None
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return None
    return channel.permissions_for(channel.guild.me)
