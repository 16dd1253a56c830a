"""Through the real client: whatever takes a table's place from the bot, the table goes on once it has it again."""

from __future__ import annotations

import asyncio
import time
from typing import NoReturn

import discord
import pytest

from bot.sandbox import May
from bot.sandbox.entities import Channel
from bot.ui.kit.permissions import is_closed
from tests.support.movable_clock import MovableClock

from .rig import PATIENCE, Rig, said
from .test_frozen import begun, going_on

TEN_MINUTES = 600.0


def parent_of(rig: Rig, channel: int) -> Channel:
    """The channel of a thread."""
    return rig.wire.world.channel(rig.wire.world.channel(str(channel)).parent_id or "")


async def closed(rig: Rig, channel: int, *, is_so: bool = True) -> None:
    """Wait until the bot knows that it may not write in a channel, or may again."""
    assert rig.client is not None
    async with asyncio.timeout(PATIENCE):
        while await is_closed(rig.client, channel) is not is_so:
            await asyncio.sleep(0.01)


async def at_rest(rig: Rig, code: str) -> None:
    """A table rests, as after an hour without a place."""
    assert rig.client is not None
    await closed(rig, (await rig.look(code)).place.channel)
    await rig.client.tables.absences.freeze(code)


async def test_a_table_goes_on_as_soon_as_the_bot_has_its_role_back(rig: Rig) -> None:
    code, guild = await begun(rig)
    world = rig.wire.world
    guild.everyone &= ~int(May.SEND_MESSAGES_IN_THREADS)
    world.make_community(guild, "en-US")  # tells the bot of everybody's permissions, too
    roles = guild.members[world.bot.id].roles
    world.set_roles(guild, world.bot)
    await at_rest(rig, code)
    world.set_roles(guild, world.bot, *roles)
    await going_on(rig, code)


async def test_a_table_goes_on_as_soon_as_a_role_that_forbade_it_is_deleted(rig: Rig) -> None:
    code, guild = await begun(rig)
    world = rig.wire.world
    parent = parent_of(rig, (await rig.look(code)).place.channel)
    role = world.give_role(guild, world.bot, "muted", 0)
    world.set_roles(guild, world.bot, role)  # its own would allow it again
    world.deny(parent, int(May.SEND_MESSAGES_IN_THREADS), role)
    await at_rest(rig, code)
    world.delete_role(guild, role)
    await going_on(rig, code)


async def test_a_table_goes_on_within_ten_minutes_after_the_bots_time_out_of_which_nobody_tells(rig: Rig) -> None:
    await rig.stop()
    rig.clock = clock = MovableClock()
    await rig.start()
    code, guild = await begun(rig)
    channel, world = (await rig.look(code)).place.channel, rig.wire.world
    world.time_out(guild, world.bot, seconds := time.time() - world.clock.now() + 3600.0)
    await at_rest(rig, code)
    assert rig.client is not None
    server = rig.client.get_guild(int(guild.id))
    assert server is not None
    server.me.timed_out_until = None  # discord.py goes by the time of this machine, which does not move for us
    await closed(rig, channel, is_so=False)
    world.clock.advance(seconds)
    assert (await rig.look(code)).standing == "frozen", "no event tells of the end of a time-out"
    clock.move(TEN_MINUTES)
    await going_on(rig, code)


async def test_a_place_of_which_discord_tells_nothing_now_keeps_no_other_table_from_going_on(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (await begun(rig))[0], (await begun(rig))[0]
    client, channel = rig.client, (await rig.look(first)).place.channel
    assert client is not None
    for code in (first, second):
        await client.tables.absences.freeze(code)
    get_channel = client.get_channel

    async def too_fast(id: int) -> NoReturn:
        raise discord.RateLimited(45.0)

    monkeypatch.setattr(client, "get_channel", lambda id: None if id == channel else get_channel(id))
    monkeypatch.setattr(client, "fetch_channel", too_fast)
    assert await is_closed(client, channel) is None
    await client._servers.look_again()
    assert [(await rig.look(code)).standing for code in (first, second)] == ["frozen", "runs"]
    shown = await rig.person("Ana").command(rig.channel(), "table board", table=first).message()
    assert "our fault" not in said(shown) and str(channel) in said(shown), "nothing is moved, and nothing failed"
