"""A client that only logs in delivers all messages, while another one with the gateway takes the presses.

What other files promise of threads, posts and permissions is promised once more: here discord.py has no server, channel
or member at hand for the one that delivers.
"""

# ruff: noqa: F401  # tests of other files that are collected here once more

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.sandbox import Channel, May
from bot.sandbox.threads import moderate
from bot.ui.delivery.places import Places
from bot.ui.delivery.threads import CLAIM_TRIES, CLAIM_WAIT
from bot.ui.kit.permissions import FOR_THREADS
from tests.support.wire import Wire

from .picturing import gallery, pictured
from .rig import Rig, button, logged_in, rigged, said
from .test_duplicates import (
    test_each_table_plays_in_a_private_thread_that_the_others_do_not_see,
    test_without_private_threads_no_deal_is_played_twice,
)
from .test_forum import (
    test_a_post_whose_opening_was_not_noted_is_found_again_after_a_crash,
    test_a_table_is_a_post_with_its_lobby_first_and_two_open_from_one_channel,
    test_a_table_that_begins_at_once_has_a_post_with_its_board,
    test_its_board_comes_below_and_the_end_tags_it_and_lets_it_be_archived_soon,
    test_missing_tags_are_named_and_a_forum_where_the_bot_may_not_post_leaves_the_table_where_it_is,
)
from .test_live_panels import test_after_the_end_a_live_panel_has_the_result_and_no_buttons
from .test_threads import (
    answer,
    delivered,
    settled,
    test_a_thread_that_was_opened_though_the_line_broke_is_found_again,
    test_the_players_are_in_the_thread_before_anything_is_shown_there,
    test_the_threads_name_follows_the_seats_twice_in_ten_minutes_at_most,
    test_what_a_moderator_archived_stays_so_until_the_next_board,
    test_where_the_lobby_was_deleted_the_thread_begins_without_a_message,
    test_where_the_server_has_no_room_for_threads_the_host_is_told_that,
    test_without_the_permission_the_channel_is_played_in_and_the_host_is_told_once,
    thread_of,
    until,
)
from .test_undeliverable import (
    test_a_missing_permission_is_told_to_the_host_by_name,
    test_when_the_channel_is_gone_people_are_told_and_the_table_moves,
)

APART = True


@pytest.fixture
async def drawing(wire: Wire, tmp_path: Path) -> AsyncIterator[Rig]:
    """A bot that draws."""
    async with rigged(wire, tmp_path, pictures=True) as ready:
        yield ready


async def test_a_game_from_its_lobby_to_its_end_in_a_thread(drawing: Rig) -> None:
    rig = drawing
    ana, dan = rig.person("Ana"), rig.person("Dan")
    await dan.command(rig.channel(), "settings notices", where="channel").message()
    code = await rig.lobby("Ana", "Dan", seats=2)
    lobby = await ana.until_message(rig.channel(), lambda m: bool(button(m, f"b:{code}")))
    assert gallery(lobby), "the lobby shows its game"
    await ana.command(rig.channel(), "table start").message()
    board = await pictured(rig, code)
    channel, thread = await thread_of(rig, code)
    assert channel.id == lobby["id"] and {ana.user.id, dan.user.id} <= set(thread.members)
    await ana.until_message(ana.dm(), lambda m: bool(button(m, f"o:{code}")))
    await until(lambda: any(f"<@{dan.user.id}>" in said(m) for m in ana.messages(channel)))
    await answer(rig, "Ana", code)
    moderate(rig.wire.world, channel, archived=True)
    await rig.played_out(code)
    await ana.until_message(channel, lambda m: bool(button(m, f"k:{code}:0:verify") and gallery(m)))
    assert not thread.archived, "a message opens the thread again"
    assert board["channel_id"] == channel.id
    await until(lambda: any("is over" in said(m) for m in ana.messages(ana.dm())))


async def test_in_lively_play_nothing_is_fetched_at_each_move(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    await thread_of(rig, code)
    await settled(rig, code)
    heard = rig.wire.sandbox.transcript
    before, moves = len(heard.exchanges), 12
    for _ in range(moves):
        ask = next(ask for ask in (await rig.look(code)).asks if ask.given is None)
        await rig.answered(code, ask, ask.options[: max(1, ask.least)])
        await settled(rig, code)
    asked = [each for each in list(heard.exchanges)[before:] if each.method == "GET" and "messages" not in each.path]
    assert not asked


async def test_two_processes_that_open_the_thread_of_a_table_at_once_open_one(rig: Rig) -> None:
    code = await begun_without_a_message(rig)
    assert len(await opened_by_two(rig, code, rig.channel())) == 1


async def test_two_processes_that_open_the_post_of_a_table_at_once_open_one(rig: Rig) -> None:
    assert rig.client
    forum = rig.wire.world.add_forum(rig.wire.world.guild(rig.channel().guild_id or ""), "tables")
    await until(lambda: rig.client is not None and rig.client.get_channel(int(forum.id)) is not None)
    code = await begun_without_a_message(rig)
    await rig.person("Ana").command(rig.channel(), "server rooms", mode="forum", channel=forum.id).message()
    assert len(await opened_by_two(rig, code, forum)) == 1


async def test_a_start_alone_takes_over_what_a_process_was_killed_over_while_it_opened_a_thread(rig: Rig) -> None:
    code = await begun_without_a_message(rig)
    assert rig.client
    async with logged_in(rig.client, rig.wire, delivers=False) as killed:
        opening = killed._delivery.threads._alone(code)
        await opening.__aenter__()  # and it never comes out of it
        await rig.client.tables.begin()
        async with asyncio.timeout(CLAIM_WAIT * CLAIM_TRIES):
            assert len(await opened_by_two(rig, code, rig.channel())) == 1
        await opening.__aexit__(None, None, None)


async def test_a_permission_that_was_granted_or_taken_meanwhile_is_told_as_it_is(rig: Rig) -> None:
    assert rig.client
    tavern, world, wanted = rig.channel(), rig.wire.world, FOR_THREADS
    async with logged_in(rig.client, rig.wire, delivers=False) as client:
        places = Places(client, rig.client.clock)
        channel = await places.found(int(tavern.id))
        assert isinstance(channel, discord.TextChannel) and not await places.lacking(channel, wanted)
        before = dict(tavern.overwrites)
        world.deny(tavern, int(May.CREATE_PUBLIC_THREADS))
        assert not await places.lacking(channel, wanted), "Discord says so soon enough"
        assert await places.lacking(channel, wanted, surely=True) == ("create_public_threads",)
        kept = await places.found(int(tavern.id))
        assert isinstance(kept, discord.TextChannel)
        assert await places.lacking(kept, wanted) == ("create_public_threads",)
        tavern.overwrites.clear()
        tavern.overwrites.update(before)
        assert not await places.lacking(kept, wanted), "what lacks is looked up anew"


async def begun_without_a_message(rig: Rig) -> str:
    """A table that has just begun and has no message anywhere, while nobody delivers."""
    code = await rig.lobby("Ana", "Dan", seats=2)
    await delivered(rig, code, "lobby")
    assert rig.client and rig.delivering
    await rig.delivering.courier.stop()
    await rig.client.tables.messages.forget(code, "lobby")
    await rig.client.tables.start(code, int(rig.person("Ana").user.id))
    return code


async def opened_by_two(rig: Rig, code: str, parent: Channel) -> list[Channel]:
    """Two processes ask for the place of a table at once; the threads that there are in a channel then."""
    assert rig.client
    table = await rig.look(code)
    async with (
        logged_in(rig.client, rig.wire, delivers=False) as one,
        logged_in(rig.client, rig.wire, delivers=False) as two,
    ):
        found = await asyncio.gather(*(each._delivery.threads.of(table) for each in (one, two)))
    assert len({placement.table.place for placement in found}) == 1
    return [channel for channel in rig.wire.world.channels.values() if channel.parent_id == parent.id]
