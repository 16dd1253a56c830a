"""Through the real client: two tables with the same deal, each in a private thread, up to their comparison."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest

from bot.sandbox import Channel, May, Person
from bot.tables import Snapshot
from tests.support.wire import Wire

from .rig import EPHEMERAL, PATIENCE, Rig, button, ids, planted, rigged, said
from .test_edits_tried_again import nothing_due, refused_once

NAMES = ("Ana", "Bea", "Dan", "Émile")


async def full_lobby(rig: Rig, game: str = "rattus_cartus") -> str:
    """A lobby of two tables of two, full; Ana is its host."""
    ana, here = rig.person("Ana"), rig.channel()
    await ana.command(here, "table open", game=game, seats=2).message()
    code = (await rig.table_in(here)).code
    assert "2 tables" in said(await ana.command(here, "duplicate", tables=2).message())
    for name in NAMES[1:]:
        assert code in said(await rig.person(name).command(here, "table join").message())
    await ana.until_message(here, lambda m: bool(button(m, f"j:{code}:")))  # nobody is faster than the courier
    return code


async def dealt(rig: Rig) -> tuple[Snapshot, Snapshot]:
    """The two tables after the start, each in its thread."""
    code = await full_lobby(rig)
    reply = await rig.person("Ana").command(rig.channel(), "table start").message()
    assert "sealed for 2 tables" in said(reply)
    codes = (await rig.look(code)).terms.sisters
    for each in codes:
        await rig.board(each, at(rig, await rig.look(each)))
    one, other = [await rig.look(each) for each in codes]
    return one, other


def at(rig: Rig, table: Snapshot) -> Person:
    """Somebody who sits at a table."""
    return next(rig.person(name) for name in NAMES if int(rig.person(name).user.id) in table.people and name != "Ana")


def thread(rig: Rig, table: Snapshot) -> Channel:
    """Where a table is played."""
    return rig.wire.world.channel(str(table.place.channel))


def is_unknown(reply: str) -> bool:
    """Whether somebody is told that there is no such table for them."""
    return "no table" in reply or "pas de table" in reply


async def test_each_table_plays_in_a_private_thread_that_the_others_do_not_see(rig: Rig) -> None:
    one, other = await dealt(rig)
    lobby = await at(rig, one).until_message(rig.channel(), lambda m: "same deal" in said(m) and "Seal" in said(m))
    assert one.code not in said(lobby) and other.code not in said(lobby)
    for own, beside in ((one, other), (other, one)):
        person = at(rig, own)
        places = [place.id for place in person.channels()]
        assert thread(rig, own).id in places and thread(rig, beside).id not in places
        for command in ("table show", "table log", "table replay", "table since", "watch table"):
            reply = said(await person.command(rig.channel(), command, table=beside.code).message())
            assert is_unknown(reply), (command, reply)
        for form in ("R:{}", "l:{}", "d:{}:0:text:0", "W:{}", "P:{}", "o:{}", "m:{}", "k:{}:0:record:0"):
            id = form.format(beside.code)
            reply = said(await person.press(await planted(rig, id), id).message())
            assert is_unknown(reply), (id, reply)


async def test_who_could_not_be_added_for_a_moment_is_in_their_private_thread_with_its_next_message(rig: Rig) -> None:
    """They saw neither the thread nor its board until they were mentioned there."""
    code = await full_lobby(rig, "rattus")
    rig.wire.sandbox.faults.refuse("PUT", "/channels/*/thread-members/*", 503, times=4)
    await rig.person("Ana").command(rig.channel(), "table start").message()
    for sister in (await rig.look(code)).terms.sisters:
        async with asyncio.timeout(PATIENCE):
            while str((table := await rig.look(sister)).place.channel) == rig.channel().id:
                await asyncio.sleep(0.01)
        asked = table.players[table.awaited[0]]
        people = {int(person.user.id): person for person in map(rig.person, NAMES)}
        (absent,) = (people[id] for id in table.people if not asked or id != asked.person)
        here = thread(rig, table)
        async with asyncio.timeout(PATIENCE):
            while not rig.wire.world.channel(here.id).messages:
                await asyncio.sleep(0.01)
        assert rig.client is not None
        async with asyncio.timeout(PATIENCE):  # nobody mentions them, as they are not asked
            await rig.client.tables.messages.request(sister, "board")
            while here.id not in [place.id for place in absent.channels()]:
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("where", ["another channel", "a private message"])
async def test_who_left_the_server_and_returned_is_in_their_thread_again_by_table_board(rig: Rig, where: str) -> None:
    one, other = await dealt(rig)
    person, guild = at(rig, one), rig.wire.world.guild(rig.channel().guild_id or "")
    rig.wire.world.leave(guild, person.user)
    rig.wire.world.join(guild, person.user)
    assert thread(rig, one).id not in [place.id for place in person.channels()], "as at Discord"
    here = rig.channel() if where == "another channel" else person.dm()
    assert str(one.place.channel) in said(await person.command(here, "table board", table=one.code).message())
    places = [place.id for place in person.channels()]
    assert thread(rig, one).id in places and thread(rig, other).id not in places


async def test_the_lobby_that_they_came_from_opens_no_thread(rig: Rig) -> None:
    one, other = await dealt(rig)
    await rig.person("Ana").until_message(rig.channel(), lambda m: "Seal" in said(m))
    threads = [place for place in rig.wire.world.channels.values() if place.parent_id == rig.channel().id]
    assert {place.id for place in threads} == {thread(rig, table).id for table in (one, other)}


async def test_completion_names_no_table_with_the_same_deal_to_a_manager_who_plays(rig: Rig) -> None:
    ana, tables = rig.person("Ana"), await dealt(rig)
    offered = await ana.autocomplete(rig.channel(), "server close", "table", {"table": ""})
    own = [table.code for table in tables if int(ana.user.id) in table.people]
    assert [choice["value"] for choice in offered] == own


async def test_completion_names_nobody_of_the_other_table_in_its_thread(rig: Rig) -> None:
    """Who manages threads may open that one, and play the same deal."""
    ana, (one, other) = rig.person("Ana"), await dealt(rig)
    own, foreign = (one, other) if int(ana.user.id) in one.people else (other, one)
    assert await ana.autocomplete(thread(rig, own), "table nudge", "seat")
    for path, option in (("table nudge", "seat"), ("rules why", "what"), ("cartus supplies", "card")):
        assert await ana.autocomplete(thread(rig, foreign), path, option) == [], path


async def test_two_tables_are_played_to_their_comparison(rig: Rig) -> None:
    one, other = await dealt(rig)
    await rig.played_out(one.code)
    person = at(rig, one)
    end = await person.until_message(thread(rig, one), lambda m: "· the end" in said(m))
    assert ids(end) == [f"l:{one.code}"] and "come with the comparison" in said(end)
    over = await person.command(thread(rig, one), "move").message()
    assert not ids(over) and "come with the comparison" in said(over)
    for command in ("table record", "table verify", "table replay", "table rematch", "duplicate"):
        assert "still played at another table" in said(await person.command(thread(rig, one), command).message())
    await rig.restart()
    await rig.played_out(other.code)
    for table in (one, other):
        reader = at(rig, table)
        told = await reader.until_message(thread(rig, table), lambda m: "one deal, 2 tables" in said(m))
        end = await reader.until_message(thread(rig, table), lambda m: bool(button(m, "k:")))
        assert button(end, f"k:{table.code}:0:record") and "come with the comparison" not in said(end)
        assert one.code in said(told) and other.code in said(told) and (one.seal or "") in said(told)
        assert said(told).count("round by round") == 4
        for each in (one, other):
            replay = await reader.press(told, button(told, f"R:{each.code}")).message()
            assert replay["flags"] & EPHEMERAL and each.code in said(replay)
    words = said(await person.command(rig.channel(), "duplicate", table=other.code).message())
    assert "round by round" in words


async def test_a_comparison_is_sent_once_though_the_end_cannot_be_edited_for_a_moment(rig: Rig) -> None:
    one, other = await dealt(rig)
    await rig.played_out(one.code)
    reader, here = at(rig, one), thread(rig, one)
    end = await reader.until_message(here, lambda m: "· the end" in said(m))
    await nothing_due(rig)
    refused_once(rig, end, 503, 0)
    await rig.played_out(other.code)
    await reader.until_message(here, lambda m: m["id"] == end["id"] and bool(button(m, "k:")))
    await nothing_due(rig)
    assert len([m for m in reader.messages(here) if "one deal, 2 tables" in said(m)]) == 1


async def test_where_no_files_may_be_attached_the_comparison_comes_in_words(wire: Wire, tmp_path: Path) -> None:
    async with rigged(wire, tmp_path, pictures=True) as rig:
        one, other = await dealt(rig)
        for place in (rig.channel(), thread(rig, one), thread(rig, other)):
            wire.world.deny(place, int(May.ATTACH_FILES))
        for table in (one, other):
            await rig.played_out(table.code)
        for table in (one, other):
            await at(rig, table).until_message(
                thread(rig, table), lambda m: "one deal, 2 tables" in said(m), timeout=PATIENCE
            )


@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 50013)], ids=["for a moment", "with a picture"])
async def test_a_comparison_is_written_again_though_discord_refuses_that(
    wire: Wire, tmp_path: Path, status: int, code: int
) -> None:
    async with rigged(wire, tmp_path, pictures=True) as rig:
        one, other = await dealt(rig)
        for table in (one, other):
            await rig.played_out(table.code)
        told = await at(rig, one).until_message(
            thread(rig, one), lambda m: "one deal, 2 tables" in said(m), timeout=PATIENCE
        )
        await nothing_due(rig)
        refused_once(rig, told, status, code)
        assert rig.client is not None
        wire.sandbox.transcript.exchanges.clear()
        await rig.client.tables.messages.request(one.code, "compare")
        edits: list[int] = []
        async with asyncio.timeout(PATIENCE):
            while edits[-1:] != [200]:
                await asyncio.sleep(0.01)
                edits = [edit.status for edit in wire.sandbox.transcript.find("PATCH", f"/messages/{told['id']}")]
        assert len(edits) == 2


async def test_without_private_threads_no_deal_is_played_twice(rig: Rig) -> None:
    code = await full_lobby(rig)
    rig.wire.world.deny(rig.channel(), int(May.CREATE_PRIVATE_THREADS))
    ana = rig.person("Ana")
    assert "Create Private Threads" in said(await ana.command(rig.channel(), "table start").message())
    assert (await rig.look(code)).status == "open"
    rig.wire.world.deny(rig.channel(), 0)
    assert "Only" in said(await rig.person("Dan").command(rig.channel(), "duplicate", tables=1).message())


def sister(rig: Rig, table: Snapshot) -> Person:
    """Somebody who sits at this table, and not at that of the host."""
    return next(person for person in map(rig.person, NAMES) if int(person.user.id) in table.people)


async def test_who_plays_the_deal_elsewhere_is_not_let_into_the_thread_of_one_that_is_over(rig: Rig) -> None:
    one, other = await dealt(rig)
    ana = rig.person("Ana")
    mine, theirs = (one, other) if int(ana.user.id) in one.people else (other, one)
    await rig.played_out(mine.code)
    here = thread(rig, mine)
    await ana.until_message(here, lambda m: "· the end" in said(m))
    opened = await ana.command(here, "table open", game="rattus", seats=2).message()
    assert "still played at another table" in said(opened)
    again = await ana.command(here, "table rematch", table=mine.code).message()
    assert "still played at another table" in said(again)
    assert here.id not in [channel.id for channel in sister(rig, theirs).channels()]
    await rig.played_out(theirs.code)
    await ana.until_message(here, lambda m: "one deal, 2 tables" in said(m))
    assert "still played" not in said(await ana.command(here, "table open", game="rattus", seats=2).message())


async def test_a_table_that_lost_its_thread_goes_on_in_one_of_its_own_wherever_it_is_asked_for(rig: Rig) -> None:
    one, other = await dealt(rig)
    ana = rig.person("Ana")
    mine, theirs = (one, other) if int(ana.user.id) in one.people else (other, one)
    assert rig.client
    cellar = rig.client.get_channel(int(rig.channel().id))
    assert isinstance(cellar, discord.TextChannel)
    private = discord.ChannelType.private_thread
    friends = await cellar.create_thread(name="friends", type=private, invitable=False)
    for person in (ana, sister(rig, theirs)):
        await friends.add_user(discord.Object(int(person.user.id)))
    rig.wire.world.delete_channel(thread(rig, mine))
    among_friends = rig.wire.world.channel(str(friends.id))
    asked = await ana.command(among_friends, "table board", table=mine.code).message()
    assert "its own thread" in said(asked)
    await rig.board(mine.code, ana)
    now = thread(rig, await rig.look(mine.code))
    assert now.id not in (str(friends.id), rig.channel().id)
    assert now.id not in [channel.id for channel in sister(rig, theirs).channels()]
    assert not any(mine.code in said(message) for message in sister(rig, theirs).messages(among_friends.id))
