"""Forums as Discord documents them: a post is a thread with its first message, and has tags of the forum."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest

from bot.sandbox import Channel, May, Refused
from tests.support.wire import Wire, wired

from .pilot import Pilot
from .test_threads import code_of


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    """A sandbox as it comes, where the bot has its own role only."""
    async with wired() as started:
        yield started


def forum_of(pilot: Pilot, channel: Channel) -> discord.ForumChannel:
    """The forum as the client knows it."""
    found = pilot.get_channel(int(channel.id))
    assert isinstance(found, discord.ForumChannel)
    return found


@pytest.fixture
async def forum(pilot: Pilot, wire: Wire, tavern: Channel) -> Channel:
    """A forum with tags, one for moderators alone."""
    return wire.world.add_forum(wire.world.guild(tavern.guild_id or ""), "tables", "open", "over", "!official")


async def known(pilot: Pilot, forum: Channel) -> discord.ForumChannel:
    """The forum once the client has heard of it."""
    while pilot.get_channel(int(forum.id)) is None:
        await asyncio.sleep(0.01)
    return forum_of(pilot, forum)


async def test_a_post_has_the_id_of_its_first_message_which_can_be_edited(
    pilot: Pilot, wire: Wire, forum: Channel
) -> None:
    there = await known(pilot, forum)
    assert [tag.name for tag in there.available_tags] == ["open", "over", "official"]
    made = await there.create_thread(name="table 7", content="come in", applied_tags=there.available_tags[:1])
    assert made.thread.id == made.message.id and made.thread.parent_id == there.id
    assert [tag.name for tag in made.thread.applied_tags] == ["open"]
    await made.thread.get_partial_message(made.thread.id).edit(content="full")
    (message,) = wire.world.channel(str(made.thread.id)).messages.values()
    assert message.content == "full"
    changed = await made.thread.edit(applied_tags=there.available_tags[1:2], auto_archive_duration=60)
    assert [tag.name for tag in changed.applied_tags] == ["over"] and changed.auto_archive_duration == 60


async def test_what_a_forum_refuses(pilot: Pilot, wire: Wire, forum: Channel) -> None:
    there = await known(pilot, forum)
    plain = pilot.get_partial_messageable(there.id)
    assert await code_of(plain.send("no")) == 50008
    assert await code_of(there.create_thread(name="empty")) == 50006
    assert await code_of(there.create_thread(name="x", content="x", applied_tags=there.available_tags[2:])) == 50013
    unknown = [discord.Object(7)]
    assert await code_of(there.create_thread(name="x", content="x", applied_tags=unknown)) == 50035  # type: ignore[arg-type]
    assert list(wire.world.threads_of(wire.world.guild(forum.guild_id or ""))) == []
    wire.world.deny(forum, int(May.SEND_MESSAGES))
    assert await code_of(there.create_thread(name="x", content="x")) == 50013


async def test_people_type_nothing_in_a_forum_itself(wire: Wire, forum: Channel) -> None:
    with pytest.raises(Refused, match="posts"):
        wire.person("Ana").say(forum, "hello")


async def test_where_a_tag_is_required_a_post_without_one_is_refused(pilot: Pilot, wire: Wire, forum: Channel) -> None:
    forum.tag_required = True
    there = await known(pilot, forum)
    assert await code_of(there.create_thread(name="x", content="x")) == 40067
