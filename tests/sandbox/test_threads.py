"""Threads as Discord documents them, for a bot with the permissions of the README and no more."""

import asyncio
import io
import re
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.sandbox import Channel, May, Person, Refused, buttons
from bot.sandbox.permissions import BOT
from bot.sandbox.threads import moderate
from tests.support.wire import Wire, wired

from .pilot import Pilot, grid_view
from .test_messages import place

README = Path(__file__).parents[2] / "README.md"
QUIET = 3 * 24 * 3600  # seconds of a thread that is archived after three days


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    """A sandbox as it comes, where the bot has its own role only."""
    async with wired() as started:
        yield started


@pytest.fixture
async def thread(pilot: Pilot, tavern: Channel) -> discord.Thread:
    """A thread of the bot's own."""
    starter = await place(pilot, tavern).send("table 7")
    return await starter.create_thread(name="table 7", auto_archive_duration=4320)


async def code_of(refused: object) -> int:
    """The code with which Discord refuses."""
    with pytest.raises(discord.HTTPException) as caught:
        await refused  # type: ignore[misc]  # a coroutine
    return caught.value.code


def test_the_role_of_the_bot_has_the_permissions_of_the_readme_and_no_more() -> None:
    sentence = re.search(r"these permissions only:(.*?)On the page", README.read_text("utf-8"), re.S)
    assert sentence is not None
    names = re.findall(r"\*([^*]+)\*", sentence[1])
    held = [re.sub(r"\s+", "_", name).upper().replace("VIEW_CHANNELS", "VIEW_CHANNEL") for name in names]
    assert sorted(held) == sorted(May(bit).name or "" for bit in BOT)
    assert f"permissions={int(BOT)}`" in README.read_text("utf-8")


async def test_everybody_may_no_more_than_the_bot_but_type_commands(pilot: Pilot, wire: Wire, tavern: Channel) -> None:
    assert wire.world.allowed(tavern, wire.world.bot.id) == BOT | May.USE_APPLICATION_COMMANDS


async def test_the_gateway_tells_of_a_thread_after_the_answer_that_made_it(pilot: Pilot, tavern: Channel) -> None:
    made = await place(pilot, tavern).create_thread(name="table 8", type=discord.ChannelType.public_thread)
    assert pilot.get_channel(made.id) is None
    async with asyncio.timeout(60):
        while pilot.get_channel(made.id) is None:
            await asyncio.sleep(0.01)


async def test_a_quiet_thread_is_archived_and_the_bot_hears_of_it(
    pilot: Pilot, wire: Wire, thread: discord.Thread
) -> None:
    heard = asyncio.create_task(pilot.wait_for("raw_thread_update", timeout=60))
    await asyncio.sleep(0)
    wire.clock.advance(QUIET + 1)
    assert (await heard).data["thread_metadata"]["archived"] is True


async def test_another_time_of_quiet_starts_anew(wire: Wire, thread: discord.Thread) -> None:
    made = wire.world.channel(str(thread.id)).thread
    assert made is not None
    wire.clock.advance(QUIET - 60)
    await thread.edit(auto_archive_duration=10080)
    wire.clock.advance(6 * 24 * 3600)
    assert not made.archived
    wire.clock.advance(24 * 3600 + 60)
    assert made.archived


async def test_an_archived_thread_takes_in_nobody_and_is_opened_by_who_may_write(
    pilot: Pilot, wire: Wire, bea: Person, thread: discord.Thread
) -> None:
    made = wire.world.channel(str(thread.id))
    moderate(wire.world, made, archived=True)
    bea_there = discord.Object(int(bea.user.id))
    assert await code_of(thread.add_user(bea_there)) == 50083
    await thread.edit(archived=False)
    await thread.add_user(bea_there)
    assert made.thread is not None and bea.user.id in made.thread.members


async def test_in_a_locked_thread_only_who_manages_threads_writes(
    pilot: Pilot, wire: Wire, bea: Person, thread: discord.Thread
) -> None:
    sent, made = await thread.send("board"), wire.world.channel(str(thread.id))
    moderate(wire.world, made, locked=True)
    bea_there = discord.Object(int(bea.user.id))
    refused = (thread.send("board 2"), sent.edit(content="board 2"), thread.add_user(bea_there))
    assert [await code_of(each) for each in refused] == [160005] * 3
    assert await code_of(thread.edit(name="mine")) == 50013

    guild = wire.world.guild(made.guild_id or "")
    wire.world.give_role(guild, wire.world.bot, "keeper of order", int(May.MANAGE_THREADS))
    await sent.edit(content="board 2")
    await thread.send("board 3")


async def test_who_leaves_the_server_leaves_its_threads_and_is_not_put_back(
    wire: Wire, bea: Person, pilot: Pilot, tavern: Channel
) -> None:
    private = await place(pilot, tavern).create_thread(name="table 8", type=discord.ChannelType.private_thread)
    await private.add_user(discord.Object(int(bea.user.id)))
    here, guild = wire.world.channel(str(private.id)), wire.world.guild(tavern.guild_id or "")
    assert here in bea.channels()
    wire.world.leave(guild, bea.user)
    wire.world.join(guild, bea.user)
    assert here not in bea.channels()


async def test_a_locked_and_archived_thread_stays_shut(pilot: Pilot, wire: Wire, thread: discord.Thread) -> None:
    sent, made = await thread.send("board"), wire.world.channel(str(thread.id))
    moderate(wire.world, made, archived=True, locked=True)
    assert await code_of(thread.send("board 2")) == 50083
    assert await code_of(sent.delete()) == 50083
    assert await code_of(thread.edit(archived=False)) == 50013
    moderate(wire.world, made, archived=False)
    await sent.delete()


async def test_a_guild_has_so_many_active_threads_and_no_more(
    pilot: Pilot, wire: Wire, tavern: Channel, thread: discord.Thread
) -> None:
    made = wire.world.channel(str(thread.id))
    wire.world.guild(made.guild_id or "").most_threads = 1
    starter = await place(pilot, tavern).send("table 8")
    assert await code_of(starter.create_thread(name="table 8")) == 160006
    moderate(wire.world, made, archived=True)
    await starter.create_thread(name="table 8")
    assert await code_of(thread.send("board")) == 160006
    assert await code_of(thread.edit(archived=False)) == 160006


async def test_each_permission_is_asked_for_where_it_is_needed(
    pilot: Pilot, wire: Wire, bea: Person, tavern: Channel, thread: discord.Thread
) -> None:
    channel, sent = place(pilot, tavern), await thread.send("board")
    bea_there, dot = discord.Object(int(bea.user.id)), [discord.File(io.BytesIO(b"x"), "x")]
    wire.world.deny(tavern, int(May.CREATE_PUBLIC_THREADS))
    assert await code_of(channel.create_thread(name="x", type=discord.ChannelType.public_thread)) == 50013
    await thread.add_user(bea_there)
    wire.world.deny(tavern, int(May.SEND_MESSAGES_IN_THREADS))
    assert [await code_of(each) for each in (thread.send("x"), thread.add_user(bea_there))] == [50013] * 2
    await channel.send("x")
    wire.world.deny(tavern, int(May.ATTACH_FILES))
    assert [await code_of(each) for each in (thread.send("x", files=dot), sent.edit(attachments=dot))] == [50013] * 2
    await thread.send("x")
    wire.world.deny(tavern, int(May.SEND_MESSAGES))
    await thread.send("in threads another permission counts")


async def test_a_locked_thread_has_no_field_to_type_in(wire: Wire, ana: Person, thread: discord.Thread) -> None:
    bea, made = wire.person("Bea"), wire.world.channel(str(thread.id))
    moderate(wire.world, made, locked=True)
    with pytest.raises(Refused, match="locked"):
        bea.say(made, "hello?")
    with pytest.raises(Refused, match="locked"):
        bea.command(made, "ping")
    ana.say(made, "closed for today")  # who owns the server


async def test_a_press_opens_an_archived_thread_first(wire: Wire, bea: Person, thread: discord.Thread) -> None:
    sent, made = await thread.send(view=grid_view(1)), wire.world.channel(str(thread.id))
    moderate(wire.world, made, archived=True)
    message = next(m for m in bea.messages(made) if m["id"] == str(sent.id))
    await bea.press(message, next(iter(buttons(message).values()))).message()
    assert made.thread is not None and not made.thread.archived
