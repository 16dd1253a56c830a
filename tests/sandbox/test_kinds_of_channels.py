"""What kinds of channels allow: threads of their own kinds, and chats for those who may connect."""

import pytest

from bot.sandbox import May
from bot.sandbox.entities import ChannelType
from tests.support.wire import Wire


@pytest.mark.parametrize(
    ("kind", "thread", "answered"),
    [
        (ChannelType.TEXT, 10, (400, 50024)),
        (ChannelType.TEXT, 11, (201, None)),
        (ChannelType.TEXT, 12, (201, None)),
        (ChannelType.NEWS, 10, (201, None)),
        (ChannelType.NEWS, 11, (400, 50024)),
        (ChannelType.NEWS, 12, (400, 50024)),
        (ChannelType.VOICE, 11, (400, 50024)),
    ],
)
async def test_a_thread_is_of_a_kind_that_its_channel_has(
    wire: Wire, kind: ChannelType, thread: int, answered: tuple[int, int | None]
) -> None:
    guild = wire.world.guild(wire.channel("tavern").guild_id or "")
    wire.world.give_role(guild, wire.world.bot, "singer", int(May.CONNECT))
    channel = wire.world.add_channel(guild, "lounge", kind=kind)
    status, body = await wire.rest("POST", f"/channels/{channel.id}/threads", {"name": "Table", "type": thread})
    assert (status, body.get("code")) == answered
    if status == 201:
        assert body["type"] == thread


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.STAGE])
async def test_the_chat_of_a_voice_channel_is_for_those_who_may_connect(wire: Wire, kind: ChannelType) -> None:
    guild = wire.world.guild(wire.channel("tavern").guild_id or "")
    channel = wire.world.add_channel(guild, "lounge", kind=kind)
    path, message = f"/channels/{channel.id}/messages", {"content": "Hello"}
    status, body = await wire.rest("POST", path, message)
    assert (status, body["code"]) == (403, 50001)
    wire.world.give_role(guild, wire.world.bot, "singer", int(May.CONNECT))
    assert (await wire.rest("POST", path, message))[0] == 200


async def test_no_private_channel_opens_to_a_deleted_account(wire: Wire) -> None:
    dan = wire.person("Dan").user
    wire.world.delete_account(dan)
    status, body = await wire.rest("POST", "/users/@me/channels", {"recipient_id": dan.id})
    assert (status, body["code"]) == (400, 50033)


async def test_what_one_role_allows_outweighs_what_another_forbids_in_a_channel(wire: Wire) -> None:
    tavern, bot = wire.channel("tavern"), wire.world.bot
    guild = wire.world.guild(tavern.guild_id or "")
    muted = wire.world.give_role(guild, bot, "muted", 0)
    wire.world.deny(tavern, int(May.SEND_MESSAGES), muted)
    assert not wire.world.allowed(tavern, bot.id) & May.SEND_MESSAGES
    wire.world.give_role(guild, bot, "speaker", 0)
    assert not wire.world.allowed(tavern, bot.id) & May.SEND_MESSAGES, "a role alone outweighs nothing"
    wire.world.delete_role(guild, muted)
    assert wire.world.allowed(tavern, bot.id) & May.SEND_MESSAGES


async def test_a_thread_is_renamed_twice_in_ten_minutes_and_no_more(wire: Wire) -> None:
    channel = wire.channel("tavern")
    _, thread = await wire.rest("POST", f"/channels/{channel.id}/threads", {"name": "Table", "type": 11})

    async def renamed(name: str) -> int:
        status, _ = await wire.rest("PATCH", f"/channels/{thread['id']}", {"name": name})
        return status

    assert [await renamed(name) for name in ("One", "Two", "Three")] == [200, 200, 429]
    wire.clock.advance(600)
    assert await renamed("Three") == 200
