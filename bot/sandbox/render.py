"""Renders world records as Discord's JSON objects."""

import zlib
from collections.abc import Iterator

from .clock import iso
from .entities import (
    THREADS,
    VOCAL,
    Attachment,
    Channel,
    ChannelType,
    Emoji,
    Guild,
    Member,
    Message,
    MessageType,
    User,
)
from .interactions import Interaction, Kind
from .wire import Json, JsonObject
from .world import World

FILE_LIMIT = 10 * 1024 * 1024
ATTACHED = "attachment://"
REQUIRE_TAG = 1 << 4  # a flag of a forum


class Renderer:
    """Writes JSON for one kind of reader, whose address for media is `cdn`."""

    def __init__(self, world: World, cdn: str) -> None:
        self.world = world
        self.cdn = cdn

    def user(self, user: User) -> JsonObject:
        """Return a user object."""
        return {
            "id": user.id,
            "username": user.username,
            "global_name": None if user.bot else user.name,
            "discriminator": "0000" if user.bot else "0",
            "avatar": None,
            "banner": None,
            "accent_color": None,
            "bot": user.bot,
            "system": False,
            "flags": 0,
            "public_flags": 0,
            "primary_guild": None,
        }

    def me(self) -> JsonObject:
        """Return the bot's own user object."""
        own = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None, "premium_type": 0}
        return self.user(self.world.bot) | own

    def member(self, guild: Guild, member: Member) -> JsonObject:
        """Return a member object without permissions."""
        return {
            "user": self.user(member.user),
            "nick": member.nick,
            "avatar": None,
            "banner": None,
            "roles": [role.id for role in member.roles],
            "joined_at": iso(member.joined),
            "premium_since": None,
            "communication_disabled_until": iso(member.timed_out_until) if member.timed_out_until else None,
            "pending": False,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }

    def acting_member(self, guild: Guild, user_id: str, channel: Channel) -> JsonObject:
        """Return the member of an interaction, with the permissions in its channel."""
        member = self.member(guild, guild.members[user_id])
        return member | {"permissions": str(self.world.allowed(channel, user_id))}

    def channel(self, channel: Channel) -> JsonObject:
        """Return a channel, thread or DM object."""
        shown: JsonObject = {
            "id": channel.id,
            "type": int(channel.type),
            "flags": 0,
            "last_message_id": channel.last_message_id,
            "last_pin_timestamp": None if channel.last_pin is None else iso(channel.last_pin),
        }
        if channel.type is ChannelType.DM:
            return shown | {"recipients": [self.user(self.world.user(channel.recipient_id or ""))]}
        shown |= {
            "guild_id": channel.guild_id,
            "name": channel.name,
            "parent_id": channel.parent_id,
            "rate_limit_per_user": channel.slowmode,
        }
        return shown | (self._thread(channel) if channel.type in THREADS else self._text_channel(channel))

    def _text_channel(self, channel: Channel) -> JsonObject:
        overwrites = [
            {"id": target, "type": int(target in self.world.users), "allow": str(o.allow), "deny": str(o.deny)}
            for target, o in channel.overwrites.items()
        ]
        shown: JsonObject = {
            "topic": channel.topic,
            "position": channel.position,
            "permission_overwrites": overwrites,
            "nsfw": False,
        }
        if channel.type in VOCAL:
            shown |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
        return shown | self._forum(channel) if channel.type is ChannelType.FORUM else shown

    def _forum(self, channel: Channel) -> JsonObject:
        tags = [
            {"id": tag.id, "name": tag.name, "moderated": tag.moderated, "emoji_id": None, "emoji_name": None}
            for tag in channel.tags
        ]
        return {
            "flags": REQUIRE_TAG if channel.tag_required else 0,
            "available_tags": tags,
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
        }

    def _thread(self, channel: Channel) -> JsonObject:
        thread = channel.thread
        assert thread is not None, "a channel of a thread's type has its thread"
        shown: JsonObject = {
            "owner_id": thread.owner_id,
            "message_count": thread.message_count,
            "total_message_sent": thread.message_count,
            "member_count": len(thread.members),
            "thread_metadata": {
                "archived": thread.archived,
                "locked": thread.locked,
                "archive_timestamp": iso(thread.archive_changed),
                "auto_archive_duration": thread.auto_archive_minutes,
                "create_timestamp": iso(thread.created),
            },
        }
        if self._is_post(channel):
            shown["applied_tags"] = list(thread.tags)
        if channel.type is ChannelType.PRIVATE_THREAD:
            shown["thread_metadata"]["invitable"] = thread.invitable
        if self.world.bot.id in thread.members:
            shown["member"] = self.thread_member(channel, self.world.bot.id)
        return shown

    def _is_post(self, channel: Channel) -> bool:
        parent = self.world.channels.get(channel.parent_id or "")
        return parent is not None and parent.type is ChannelType.FORUM

    def thread_member(self, channel: Channel, user_id: str) -> JsonObject:
        """Return a thread member object."""
        assert channel.thread is not None, "only threads have thread members"
        joined = iso(channel.thread.members[user_id])
        return {"id": channel.id, "user_id": user_id, "join_timestamp": joined, "flags": 0}

    def attachment(self, attachment: Attachment, *, ephemeral: bool) -> JsonObject:
        """Return an attachment object."""
        url = f"{self.cdn}/attachments/{attachment.channel_id}/{attachment.id}/{attachment.filename}"
        shown: JsonObject = {
            "id": attachment.id,
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        }
        if attachment.size is not None:
            shown |= {"width": attachment.size[0], "height": attachment.size[1]}
        if attachment.description is not None:
            shown["description"] = attachment.description
        return shown | ({"ephemeral": True} if ephemeral else {})

    def message(self, message: Message) -> JsonObject:
        """Return a message object."""
        attachments = [self.attachment(a, ephemeral=message.only_for is not None) for a in message.attachments]
        shown: JsonObject = {
            "id": message.id,
            "channel_id": message.channel_id,
            "type": int(message.type),
            "author": self.user(self.world.user(message.author_id)),
            "content": message.content,
            "timestamp": iso(message.created),
            "edited_timestamp": None if message.edited is None else iso(message.edited),
            "flags": message.flags,
            "components": [self._component(c, attachments) for c in message.components],
            "embeds": [self._embed(e, attachments) for e in message.embeds],
            "attachments": attachments,
            "mentions": [self.user(self.world.user(uid)) for uid in message.mentions],
            "mention_roles": [],
            "mention_everyone": message.mention_everyone,
            "pinned": message.pinned is not None,
            "tts": False,
        }
        if message.nonce is not None:
            shown["nonce"] = message.nonce
        if message.origin is not None:
            shown |= self._origin(message)
        if message.replies_to is not None:
            shown |= self._reply(message)
        if message.tells_of is not None:
            shown |= self._told_of(message, *message.tells_of)
        if (thread := self.world.channels.get(message.id)) is not None and thread.id != message.channel_id:
            shown["thread"] = self.channel(thread)
        return shown

    def _origin(self, message: Message) -> JsonObject:
        origin = message.origin
        assert origin is not None, "asked for only where there is one"
        guild_id = self.world.channel(message.channel_id).guild_id
        metadata: JsonObject = {
            "id": origin.interaction_id,
            "type": origin.kind,
            "user": self.user(self.world.user(origin.user_id)),
            "authorizing_integration_owners": {"0": guild_id or "0"},
        }
        if origin.kind == Kind.COMPONENT:
            metadata["interacted_message_id"] = origin.pressed_message_id
        if origin.kind == Kind.MODAL:
            metadata["triggering_interaction_metadata"] = metadata | {"type": int(Kind.COMMAND)}
        bot = self.world.bot.id
        shown: JsonObject = {"application_id": bot, "webhook_id": bot, "interaction_metadata": metadata}
        if origin.command is not None:  # the deprecated place where Discord still tells the command's name
            deprecated = {key: metadata[key] for key in ("id", "type", "user")}
            shown["interaction"] = deprecated | {"name": origin.command}
        return shown

    def _reply(self, message: Message) -> JsonObject:
        channel = self.world.channel(message.channel_id)
        reference = self._reference(channel.id, message.replies_to)
        parent = channel.messages.get(message.replies_to or "")
        shown = None if parent is None else self._plain(parent)
        return {"message_reference": reference, "referenced_message": shown}

    def _told_of(self, message: Message, channel_id: str, message_id: str | None) -> JsonObject:
        reference = {"message_reference": self._reference(channel_id, message_id)}
        if message.type is not MessageType.THREAD_STARTER:
            return reference
        channel = self.world.channels.get(channel_id)
        starter = None if channel is None else channel.messages.get(message_id or "")
        return reference | {"referenced_message": None if starter is None else self._plain(starter)}

    def _plain(self, message: Message) -> JsonObject:
        """Return a message without the one it refers to, and without its thread."""
        nested = ("referenced_message", "thread")
        return {key: value for key, value in self.message(message).items() if key not in nested}

    def _reference(self, channel_id: str, message_id: str | None) -> JsonObject:
        reference: JsonObject = {"type": 0, "channel_id": channel_id}
        if message_id is not None:
            reference["message_id"] = message_id
        channel = self.world.channels.get(channel_id)
        if channel is not None and channel.guild_id is not None:
            reference["guild_id"] = channel.guild_id
        return reference

    def _component(self, component: JsonObject, attachments: list[JsonObject]) -> JsonObject:
        """Return a stored component with its `attachment://` addresses resolved, as Discord returns it."""
        shown = dict(component)
        for key in ("components", "items"):
            if key in shown:
                shown[key] = [self._component(child, attachments) for child in shown[key]]
        for key in ("accessory", "component"):
            if key in shown:
                shown[key] = self._component(shown[key], attachments)
        for key in ("media", "file"):
            if key in shown:
                shown[key] = resolved(shown[key]["url"], attachments)
        return shown

    def _embed(self, embed: JsonObject, attachments: list[JsonObject]) -> JsonObject:
        pictures = {key: embed[key] for key in ("image", "thumbnail") if key in embed}
        return embed | {key: _embed_media(picture, attachments) for key, picture in pictures.items()}

    def emoji(self, emoji: Emoji) -> JsonObject:
        """Return an application emoji object."""
        return {
            "id": emoji.id,
            "name": emoji.name,
            "user": self.user(self.world.bot),
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": emoji.animated,
            "available": True,
        }

    def interaction(self, interaction: Interaction) -> JsonObject:
        """Return an interaction as the gateway sends it."""
        channel = self.world.channel(interaction.channel_id)
        bot = self.world.bot.id
        shown: JsonObject = {
            "id": interaction.id,
            "application_id": bot,
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": self._with_files(interaction.data),
            "channel_id": channel.id,
            "channel": self.channel(channel) | {"permissions": str(self.world.allowed(channel, interaction.user_id))},
            "locale": interaction.locale,
            "app_permissions": str(self.world.allowed(channel, bot)),
            "entitlements": [],
            "attachment_size_limit": FILE_LIMIT,
            "context": 0 if channel.guild_id else 1,
            "authorizing_integration_owners": {"0": channel.guild_id or "0"},
        }
        if interaction.message is not None:
            shown["message"] = self.message(interaction.message)
        return shown | self._actor(interaction, channel)

    def _with_files(self, data: JsonObject) -> JsonObject:
        """Return the data of a command with the addresses of its files as this reader has them."""
        resolved = data.get("resolved") or {}
        if "attachments" not in resolved:
            return data
        sent = [file for file in self.world.command_files if file.id in resolved["attachments"]]
        files = {file.id: self.attachment(file, ephemeral=True) for file in sent}
        return data | {"resolved": resolved | {"attachments": files}}

    def _actor(self, interaction: Interaction, channel: Channel) -> JsonObject:
        if channel.guild_id is None:
            return {"user": self.user(self.world.user(interaction.user_id))}
        guild = self.world.guild(channel.guild_id)
        return {
            "guild_id": guild.id,
            "guild_locale": guild.locale,
            "guild": {"id": guild.id, "locale": guild.locale, "features": guild.features},
            "member": self.acting_member(guild, interaction.user_id, channel),
        }


def resolved(url: str, attachments: list[JsonObject]) -> JsonObject:
    """Return a media object; an `attachment://` address becomes that of the uploaded file."""
    if not url.startswith(ATTACHED):
        # Discord gives what it unfurls an id; any stable number will do.
        return {"id": str(zlib.crc32(url.encode())), "url": url, "proxy_url": url}
    file = next(a for a in attachments if a["filename"] == url.removeprefix(ATTACHED))
    media = {"id": file["id"], "url": file["url"], "proxy_url": file["url"], "attachment_id": file["id"]}
    return media | {key: file[key] for key in ("content_type", "width", "height") if key in file}


def _embed_media(picture: JsonObject, attachments: list[JsonObject]) -> JsonObject:
    shown = picture | resolved(picture["url"], attachments)
    return {key: value for key, value in shown.items() if key not in ("id", "attachment_id")}


def walk(components: Json) -> Iterator[JsonObject]:
    """Yield every component of a rendered tree, parents before children."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        yield from walk([component[key] for key in ("accessory", "component") if key in component])
