"""Permission bits, and what a member may do in a channel."""

from enum import IntFlag

from .entities import Channel, Guild


class May(IntFlag):
    """The permissions the sandbox checks; the numbers are Discord's."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL = (1 << 53) - 1
# A careful server: everybody may do no more than the bot is invited with, so that this hides nothing its role lacks.
EVERYONE = (
    May.VIEW_CHANNEL
    | May.SEND_MESSAGES
    | May.READ_MESSAGE_HISTORY
    | May.USE_APPLICATION_COMMANDS
    | May.SEND_MESSAGES_IN_THREADS
)
BOT = (
    May.VIEW_CHANNEL
    | May.SEND_MESSAGES
    | May.SEND_MESSAGES_IN_THREADS
    | May.CREATE_PUBLIC_THREADS
    | May.CREATE_PRIVATE_THREADS
    | May.ATTACH_FILES
    | May.READ_MESSAGE_HISTORY
)
# In a DM both sides may do everything that DMs allow.
DIRECT = (
    May.VIEW_CHANNEL
    | May.SEND_MESSAGES
    | May.READ_MESSAGE_HISTORY
    | May.USE_APPLICATION_COMMANDS
    | May.ADD_REACTIONS
    | May.EMBED_LINKS
    | May.ATTACH_FILES
    | May.USE_EXTERNAL_EMOJIS
    | May.PIN_MESSAGES
)


# What a timed-out member may still do.
TIMED_OUT = May.VIEW_CHANNEL | May.READ_MESSAGE_HISTORY


def of_member(guild: Guild, user_id: str) -> int:
    """Return what a member may do in the guild as a whole."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if user_id == guild.owner_id:
        return ALL
    held = int(guild.everyone)
    for role in member.roles:
        held |= role.permissions
    return ALL if held & May.ADMINISTRATOR else held


def in_channel(guild: Guild, place: Channel, user_id: str) -> int:
    """Return what a member may do in a channel; for a thread `place` is its parent."""
    held, member = of_member(guild, user_id), guild.members.get(user_id)
    if held == ALL or member is None:
        return held
    for targets in ([guild.id], [role.id for role in member.roles], [user_id]):
        overwrites = [place.overwrites[target] for target in targets if target in place.overwrites]
        for overwrite in overwrites:
            held &= ~overwrite.deny
        for overwrite in overwrites:  # one role's allow outweighs another's deny
            held |= overwrite.allow
    return held if held & May.VIEW_CHANNEL else 0
