"""The sandbox world: everything in it, how to find it, and who hears of changes."""

import asyncio
import unicodedata
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from typing import TypeVar

from . import permissions
from .clock import Clock
from .entities import (
    THREADS,
    Attachment,
    Channel,
    ChannelType,
    Emoji,
    Guild,
    Member,
    Message,
    Notification,
    Overwrite,
    Role,
    Tag,
    User,
)
from .errors import ApiError, Code
from .happenings import (
    ChannelChanged,
    ChannelGone,
    ChannelMade,
    GuildAvailable,
    GuildChanged,
    GuildJoined,
    GuildLeft,
    GuildUnavailable,
    Happening,
    MemberChanged,
    MemberJoined,
    PersonChanged,
    RoleGiven,
    RoleGone,
)
from .interactions import Interaction, Modal
from .wire import JsonObject

DISCORD_EPOCH_MS = 1_420_070_400_000
# Expired tokens stay known for a while, so that using one is reported as late and not as unknown.
FORGOTTEN_AFTER = 3600.0
# How much of the past is kept; the newest stays.
MOST_MESSAGES = 3_000  # per channel
MOST_NOTIFICATIONS = 1_000  # per person
MOST_INTERACTIONS = 10_000
MOST_FILE_BYTES = 256 * 1024 * 1024
MOST_COMMAND_FILES = 50  # files that came with commands
Found = TypeVar("Found")


class World:
    """Everything a sandbox knows, as one registry that tells its listeners what happens."""

    def __init__(self, clock: Clock | None = None, bot_name: str = "ratskeller") -> None:
        self.clock = clock or Clock()
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.commands: list[JsonObject] = []
        self.guild_commands: dict[str, list[JsonObject]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.modals: dict[str, Modal] = {}
        self.emojis: dict[str, Emoji] = {}
        self.nonces: dict[tuple[str, str], Message] = {}
        self.notifications: dict[str, list[Notification]] = {}
        self.examples: dict[str, User] = {}  # channel -> who sits there: what the page offers to a newcomer
        self.listeners: list[Callable[[Happening], None]] = []
        self._left: dict[str, dict[str, Channel]] = {}  # guild from which the bot was removed -> its channels
        self._dms: dict[str, Channel] = {}
        self._files: weakref.WeakValueDictionary[str, Attachment] = weakref.WeakValueDictionary()
        self.command_files: deque[Attachment] = deque(maxlen=MOST_COMMAND_FILES)  # files that came with commands
        self.shards = 1  # how many the gateway recommends to a bot
        self._last_id = 0
        self._waiting: list[asyncio.Future[None]] = []
        self.bot = self._add_user(bot_name, bot_name.title(), "en-US", bot=True)

    # -- announcing and waiting

    def tell(self, happening: Happening) -> None:
        """Call every listener, then wake those that wait for something."""
        for listener in tuple(self.listeners):
            listener(happening)
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, find: Callable[[], Found | None], timeout: float = 60.0) -> Found:
        """Return the first truthy result of `find`, which is called again after every happening."""
        async with asyncio.timeout(timeout):
            while not (found := find()):
                future = asyncio.get_running_loop().create_future()
                self._waiting.append(future)
                await future
        return found

    def new_id(self, later_ms: int = 0) -> str:
        """Return a fresh snowflake, greater than every earlier one."""
        moment = int(self.clock.now() * 1000) - DISCORD_EPOCH_MS + later_ms
        self._last_id = max(self._last_id + 1, moment << 22)
        return str(self._last_id)

    # -- building

    def _add_user(self, username: str, name: str, locale: str, *, bot: bool = False) -> User:
        user = User(self.new_id(), username, name, locale, bot)
        self.users[user.id] = user
        return user

    def add_person(self, name: str, locale: str = "en-US") -> User:
        """Add a person who is in no guild yet."""
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        return self._add_user("_".join(plain.split()) or "somebody", name, locale)

    def add_guild(self, name: str, owner: User, locale: str = "en-US") -> Guild:
        """Add a guild with its owner and the bot, and tell the bot that it was invited."""
        guild = self.add_guild_without_bot(name, owner, locale)
        self.invite_bot(guild)
        return guild

    def add_guild_without_bot(self, name: str, owner: User, locale: str = "en-US") -> Guild:
        """Add a guild with its owner and without the bot."""
        # A guild's shard is its creation time modulo the number of shards: spread guilds that are made at once.
        guild = Guild(self.new_id(later_ms=len(self.guilds)), name, owner.id, int(permissions.EVERYONE), locale)
        self.guilds[guild.id] = guild
        guild.members[owner.id] = Member(owner, self.clock.now())
        return guild

    def invite_bot(self, guild: Guild) -> None:
        """Add the bot to a guild, for the first time or again, and tell it."""
        self.guilds[guild.id] = guild
        self.channels |= self._left.pop(guild.id, {})
        role = Role(self.new_id(), self.bot.name, int(permissions.BOT), self.bot.id)
        guild.roles.append(role)
        guild.members[self.bot.id] = Member(self.bot, self.clock.now(), [role])
        self.tell(GuildJoined(guild))

    def join(self, guild: Guild, user: User) -> Member:
        """Add a person to a guild."""
        guild.members[user.id] = member = Member(user, self.clock.now())
        self.tell(MemberJoined(guild, user))
        return member

    def leave(self, guild: Guild, user: User) -> None:
        """Remove a person from a guild and its threads; joining again does not put them back into the threads."""
        del guild.members[user.id]
        for channel in self.threads_of(guild):
            if channel.thread is not None:
                channel.thread.members.pop(user.id, None)
        self.tell(PersonChanged(user))

    def delete_account(self, user: User) -> None:
        """Delete a user's account: they are in no guild any more, and nobody can write to them."""
        user.deleted, user.name = True, "Deleted User"
        for guild in self.guilds.values():
            guild.members.pop(user.id, None)
        self.tell(PersonChanged(user))

    def give_role(self, guild: Guild, user: User, name: str, held: int) -> Role:
        """Give a member a new role with more permissions."""
        role = Role(self.new_id(), name, held)
        guild.roles.append(role)
        guild.members[user.id].roles.append(role)
        self.tell(RoleGiven(guild, role, user))
        return role

    def set_roles(self, guild: Guild, user: User, *roles: Role) -> None:
        """Give a member exactly these roles of the guild."""
        guild.members[user.id].roles = list(roles)
        self.tell(MemberChanged(guild, user))

    def delete_role(self, guild: Guild, role: Role) -> None:
        """Delete a role; those who had it lose it, and channels drop its overwrites."""
        guild.roles.remove(role)
        for member in guild.members.values():
            member.roles = [held for held in member.roles if held is not role]
        for channel in self.channels_of(guild):
            channel.overwrites.pop(role.id, None)
        self.tell(RoleGone(guild, role))

    def time_out(self, guild: Guild, user: User, seconds: float) -> None:
        """Time a member out; nobody is told when it is over."""
        guild.members[user.id].timed_out_until = self.clock.now() + seconds
        self.tell(MemberChanged(guild, user))

    def remove_guild(self, guild: Guild) -> None:
        """Remove the bot from a guild; it finds the channels again if it is invited again."""
        del self.guilds[guild.id]
        del guild.members[self.bot.id]
        guild.roles = [role for role in guild.roles if role.bot_id != self.bot.id]
        self._left[guild.id] = {c.id: c for c in self.channels.values() if c.guild_id == guild.id}
        for channel in self._left[guild.id]:
            del self.channels[channel]
        self.guild_commands.pop(guild.id, None)
        self.tell(GuildLeft(guild))

    def make_unavailable(self, guild: Guild) -> None:
        """Make a guild unavailable, as in an outage at Discord: the bot is told, and stays a member."""
        self.tell(GuildUnavailable(guild))

    def make_available(self, guild: Guild) -> None:
        """Make a guild available again."""
        self.tell(GuildAvailable(guild))

    def add_channel(
        self, guild: Guild, name: str, topic: str | None = None, kind: ChannelType = ChannelType.TEXT
    ) -> Channel:
        """Add a text channel, or one for announcements, voice or a stage."""
        return self._add_channel(guild, Channel(self.new_id(), kind, name, guild.id, topic=topic))

    def _add_channel(self, guild: Guild, channel: Channel) -> Channel:
        channel.position = sum(1 for _ in self.channels_of(guild))
        self.channels[channel.id] = channel
        self.tell(ChannelMade(channel))
        return channel

    def add_forum(self, guild: Guild, name: str, *tags: str, tag_required: bool = False) -> Channel:
        """Add a forum whose posts may have these tags; only moderators can apply those that begin with `!`."""
        made = tuple(Tag(self.new_id(), tag.lstrip("!"), tag.startswith("!")) for tag in tags)
        forum = Channel(self.new_id(), ChannelType.FORUM, name, guild.id, tags=made, tag_required=tag_required)
        return self._add_channel(guild, forum)

    def has_dm(self, person: User) -> bool:
        """Tell whether the bot and a person already have a DM."""
        return person.id in self._dms

    def open_dm(self, person: User) -> Channel:
        """Return the DM between the bot and a person; it is created on first use."""
        if person.id in self._dms:
            return self._dms[person.id]
        self._dms[person.id] = channel = Channel(self.new_id(), ChannelType.DM, person.name, recipient_id=person.id)
        self.channels[channel.id] = channel
        self.tell(ChannelMade(channel))
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages, as a moderator would."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.delete_channel(thread)
        del self.channels[channel.id]
        self.tell(ChannelGone(channel))

    def change_person(self, person: User, *, locale: str | None = None, dms_closed: bool | None = None) -> None:
        """Change a person's language, or close or open their DMs."""
        person.locale = locale or person.locale
        person.dms_closed = person.dms_closed if dms_closed is None else dms_closed
        self.tell(PersonChanged(person))

    def make_community(self, guild: Guild, locale: str) -> None:
        """Turn a guild into a community with a language of its own."""
        guild.community, guild.locale = True, locale
        self.tell(GuildChanged(guild))

    def deny(self, channel: Channel, denied: int, target: User | Role | None = None) -> None:
        """Deny permissions in one channel, to the bot unless another target is given; 0 gives them back."""
        channel.overwrites[(target or self.bot).id] = Overwrite(deny=denied)
        self.tell(ChannelChanged(channel))

    # -- keeping

    def keep_message(self, channel: Channel, message: Message) -> None:
        """Keep a new message, and drop the oldest of a full channel."""
        channel.messages[message.id] = message
        while len(channel.messages) > MOST_MESSAGES:
            del channel.messages[next(iter(channel.messages))]

    def keep_file(self, file: Attachment) -> None:
        """Keep an uploaded file; if all files together take too much room, the oldest are emptied."""
        self._files[file.id] = file
        room = MOST_FILE_BYTES
        for kept in reversed(list(self._files.values())):
            room -= len(kept.data)
            if room < 0:
                kept.data = b""

    def keep_command_file(self, file: Attachment) -> None:
        """Keep a file that came with a command, and forget the oldest if there are too many."""
        self.keep_file(file)
        self.command_files.append(file)

    def keep_notification(self, user_id: str, notification: Notification) -> None:
        """Record that a user was called, and drop the oldest calls if there are too many."""
        noted = self.notifications.setdefault(user_id, [])
        noted.append(notification)
        del noted[:-MOST_NOTIFICATIONS]

    def keep_interaction(self, interaction: Interaction) -> None:
        """Keep an interaction; drop those whose token expired long ago, and the oldest if there are too many."""
        self.interactions[interaction.token] = interaction
        while self._outlived(oldest := next(iter(self.interactions.values()))):
            del self.interactions[oldest.token]
            if oldest.modal is not None:
                self.modals.pop(oldest.modal.id, None)

    def _outlived(self, oldest: Interaction) -> bool:
        late = oldest.expired(self.clock.now() - FORGOTTEN_AFTER)
        return late or len(self.interactions) > MOST_INTERACTIONS

    # -- finding

    def shares_guild_with(self, person: User) -> bool:
        """Tell whether the bot and a person share a guild."""
        return any({person.id, self.bot.id} <= guild.members.keys() for guild in self.guilds.values())

    def people(self) -> list[User]:
        """Return everybody but the bot."""
        return [user for user in self.users.values() if not user.bot]

    def user(self, user_id: str) -> User:
        """Return a user, or raise Discord's 10013."""
        return _found(self.users.get(user_id), Code.UNKNOWN_USER)

    def guild(self, guild_id: str) -> Guild:
        """Return a guild, or raise Discord's 10004."""
        return _found(self.guilds.get(guild_id), Code.UNKNOWN_GUILD)

    def channel(self, channel_id: str) -> Channel:
        """Return a channel, thread or DM; raise Discord's 10003, or 50001 in a guild that removed the bot."""
        if any(channel_id in channels for channels in self._left.values()):
            raise ApiError(Code.MISSING_ACCESS)
        return _found(self.channels.get(channel_id), Code.UNKNOWN_CHANNEL)

    def message(self, channel: Channel, message_id: str) -> Message:
        """Return a message that a REST call may name (no ephemeral), or raise Discord's 10008."""
        message = channel.messages.get(message_id)
        return _found(message if message is not None and message.only_for is None else None, Code.UNKNOWN_MESSAGE)

    def any_message(self, message_id: str) -> Message | None:
        """Return a message wherever it is, including ephemerals."""
        return next((c.messages[message_id] for c in self.channels.values() if message_id in c.messages), None)

    def threads_of(self, guild: Guild) -> Iterator[Channel]:
        """Yield the threads of a guild."""
        return (c for c in self.channels.values() if c.guild_id == guild.id and c.type in THREADS)

    def channels_of(self, guild: Guild) -> Iterator[Channel]:
        """Yield the channels of a guild without threads."""
        return (c for c in self.channels.values() if c.guild_id == guild.id and c.type not in THREADS)

    def commands_in(self, guild_id: str | None) -> list[JsonObject]:
        """Return the commands that can be typed in a guild, or with None in a DM."""
        return self.commands + self.guild_commands.get(guild_id or "", [])

    def allowed(self, channel: Channel, user_id: str) -> int:
        """Return the permissions of a user in a channel; 0 if they cannot see it."""
        if channel.guild_id is None:
            return int(permissions.DIRECT) if user_id in (channel.recipient_id, self.bot.id) else 0
        guild = self.guild(channel.guild_id)
        place = self.channels.get(channel.parent_id or channel.id, channel)
        held = permissions.in_channel(guild, place, user_id)
        if user_id in guild.members and guild.members[user_id].timed_out_until > self.clock.now():
            held &= permissions.TIMED_OUT
        if channel.type is ChannelType.PRIVATE_THREAD and not self._in_thread(channel, user_id, held):
            return 0
        return held

    def _in_thread(self, channel: Channel, user_id: str, held: int) -> bool:
        inside = channel.thread is not None and user_id in channel.thread.members
        return inside or bool(held & permissions.May.MANAGE_THREADS)


def _found(thing: Found | None, code: Code) -> Found:
    if thing is None:
        raise ApiError(code)
    return thing
