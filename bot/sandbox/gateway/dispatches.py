"""The world's happenings as gateway events, each with the intent that a bot needs to receive it."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntFlag

from bot.sandbox import happenings as h
from bot.sandbox.clock import iso
from bot.sandbox.entities import THREADS, Channel, Guild, Message, Role, User
from bot.sandbox.permissions import May
from bot.sandbox.render import Renderer
from bot.sandbox.wire import JsonObject


class Intent(IntFlag):
    """The intents that matter here; the numbers are Discord's."""

    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


@dataclass(frozen=True, slots=True)
class Dispatch:
    """One event; `reduced` is what a bot without the message content intent gets instead."""

    name: str
    data: JsonObject
    guild_id: str | None
    intent: Intent
    reduced: JsonObject | None = None


def dispatches(renderer: Renderer, happening: h.Happening) -> Iterator[Dispatch]:
    """Yield the gateway events of a happening; none for things the bot may not see."""
    world = renderer.world
    data: JsonObject
    match happening:
        case h.MessagePosted(message) if _bot_sees(renderer, message):
            yield _message("MESSAGE_CREATE", renderer, message)
        case h.MessageEdited(message) if _bot_sees(renderer, message):
            yield _message("MESSAGE_UPDATE", renderer, message)
        case h.MessageDeleted(message) if _bot_sees(renderer, message):
            channel = world.channel(message.channel_id)
            data = {"id": message.id, "channel_id": channel.id} | _in_guild(channel)
            yield Dispatch("MESSAGE_DELETE", data, channel.guild_id, _messages(channel))
        case h.PinsChanged(channel):
            moment = None if channel.last_pin is None else iso(channel.last_pin)
            data = {"channel_id": channel.id, "last_pin_timestamp": moment} | _in_guild(channel)
            intent = Intent.GUILDS if channel.guild_id else Intent.DIRECT_MESSAGES
            yield Dispatch("CHANNEL_PINS_UPDATE", data, channel.guild_id, intent)
        case h.ChannelMade(channel) if channel.guild_id is not None and channel.type not in THREADS:
            yield _channel("CREATE", renderer, channel, {})
        case h.ThreadStarted(channel) if channel.id in world.channels:
            yield _channel("CREATE", renderer, channel, {"newly_created": True})
        case h.ChannelChanged(channel):
            yield _channel("UPDATE", renderer, channel, {})
        case h.ChannelGone(channel):
            yield _channel("DELETE", renderer, channel, {})
        case h.MemberJoined(guild, user):
            data = renderer.member(guild, guild.members[user.id]) | {"guild_id": guild.id}
            yield Dispatch("GUILD_MEMBER_ADD", data, guild.id, Intent.GUILD_MEMBERS)
        case h.RoleGiven(guild, role, user):
            data = {"guild_id": guild.id, "role": role_object(role, guild.roles.index(role) + 1)}
            yield Dispatch("GUILD_ROLE_CREATE", data, guild.id, Intent.GUILDS)
            yield _member_update(renderer, guild, user)
        case h.RoleGone(guild, role):
            data = {"guild_id": guild.id, "role_id": role.id}
            yield Dispatch("GUILD_ROLE_DELETE", data, guild.id, Intent.GUILDS)
        case h.MemberChanged(guild, user):
            yield _member_update(renderer, guild, user)
        case h.GuildJoined(guild):
            data = guild_create(renderer, guild)
            del data["unavailable"]  # its absence tells a client that the guild is new to it
            yield Dispatch("GUILD_CREATE", data, guild.id, Intent.GUILDS)
        case h.GuildAvailable(guild):
            yield Dispatch("GUILD_CREATE", guild_create(renderer, guild), guild.id, Intent.GUILDS)
        case h.GuildChanged(guild):
            data = guild_object(renderer, guild)
            yield Dispatch("GUILD_UPDATE", data, guild.id, Intent.GUILDS)
        case h.GuildLeft(guild):
            yield Dispatch("GUILD_DELETE", {"id": guild.id}, guild.id, Intent.GUILDS)
        case h.GuildUnavailable(guild):
            yield Dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": True}, guild.id, Intent.GUILDS)
        case h.InteractionSent(interaction):
            guild_id = world.channel(interaction.channel_id).guild_id
            yield Dispatch("INTERACTION_CREATE", renderer.interaction(interaction), guild_id, Intent.NONE)
        case _:
            pass


def _member_update(renderer: Renderer, guild: Guild, user: User) -> Dispatch:
    """Return a member's update; for changes of the bot itself `GUILDS` is enough."""
    data = renderer.member(guild, guild.members[user.id]) | {"guild_id": guild.id}
    intent = Intent.GUILDS if user.id == renderer.world.bot.id else Intent.GUILD_MEMBERS
    return Dispatch("GUILD_MEMBER_UPDATE", data, guild.id, intent)


def _bot_sees(renderer: Renderer, message: Message) -> bool:
    channel = renderer.world.channels.get(message.channel_id)
    if channel is None or message.only_for is not None:
        return False
    return bool(renderer.world.allowed(channel, renderer.world.bot.id) & May.VIEW_CHANNEL)


def _in_guild(channel: Channel) -> JsonObject:
    return {} if channel.guild_id is None else {"guild_id": channel.guild_id}


def _messages(channel: Channel) -> Intent:
    return Intent.GUILD_MESSAGES if channel.guild_id else Intent.DIRECT_MESSAGES


def _message(name: str, renderer: Renderer, message: Message) -> Dispatch:
    world = renderer.world
    channel = world.channel(message.channel_id)
    data = renderer.message(message) | _in_guild(channel)
    if channel.guild_id is not None:
        guild = world.guild(channel.guild_id)
        if (member := guild.members.get(message.author_id)) is not None:
            data["member"] = {key: value for key, value in renderer.member(guild, member).items() if key != "user"}
    own = message.author_id == world.bot.id or world.bot.id in message.mentions or channel.guild_id is None
    reduced = None if own else data | {"content": "", "embeds": [], "components": [], "attachments": []}
    return Dispatch(name, data, channel.guild_id, _messages(channel), reduced)


def _channel(verb: str, renderer: Renderer, channel: Channel, extra: JsonObject) -> Dispatch:
    thread = channel.type in THREADS
    data = renderer.channel(channel) | extra
    if thread and verb == "DELETE":
        data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
    return Dispatch(f"{'THREAD' if thread else 'CHANNEL'}_{verb}", data, channel.guild_id, Intent.GUILDS)


def guild_object(renderer: Renderer, guild: Guild) -> JsonObject:
    """Return a guild object as REST answers it."""
    return {
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "roles": _roles(guild),
        "preferred_locale": guild.locale,
        "features": guild.features,
        "emojis": [],
        "stickers": [],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_id": guild.system_channel_id,
        "system_channel_flags": 0,
        "afk_timeout": 300,
        "widget_enabled": False,
        "region": "deprecated",
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        **dict.fromkeys(NOTHING),
    }


NOTHING = (
    *("icon", "description", "home_header", "splash", "discovery_splash", "banner", "application_id"),
    *("afk_channel_id", "widget_channel_id", "max_presences", "vanity_url_code"),
    *("rules_channel_id", "safety_alerts_channel_id", "public_updates_channel_id", "incidents_data"),
)


def _roles(guild: Guild) -> list[JsonObject]:
    everyone = Role(guild.id, "@everyone", int(guild.everyone))
    return [role_object(role, place) for place, role in enumerate([everyone, *guild.roles])]


def role_object(role: Role, position: int) -> JsonObject:
    """Return a role object."""
    shown = _role(role.id, role.name, role.permissions, position)
    return shown if role.bot_id is None else shown | {"managed": True, "tags": {"bot_id": role.bot_id}}


def _role(role_id: str, name: str, held: int, position: int) -> JsonObject:
    return {
        "id": role_id,
        "name": name,
        "permissions": str(held),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild_create(renderer: Renderer, guild: Guild) -> JsonObject:
    """Return the data of GUILD_CREATE: the guild with its channels, open threads and members."""
    world = renderer.world
    bot = world.bot.id
    threads = [c for c in world.threads_of(guild) if c.thread and not c.thread.archived and world.allowed(c, bot)]
    return guild_object(renderer, guild) | {
        "joined_at": iso(guild.members[bot].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "channels": [renderer.channel(c) for c in world.channels_of(guild)],
        "threads": [renderer.channel(c) for c in threads],
        "members": [renderer.member(guild, member) for member in guild.members.values() if member.user.id == bot],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
