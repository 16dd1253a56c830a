"""Forum mode: each table is a post with its lobby first, then its board; its tags tell how it goes."""

from __future__ import annotations

import asyncio

from bot.clock import WallClock
from bot.sandbox import Channel, May
from bot.sandbox.entities import Thread
from bot.sandbox.wire import JsonObject
from bot.tables import Person, Snapshot, Tables
from db import Database

from .rig import PATIENCE, Rig, button, said

TAGS = ("Rattus Cartus", "open", "running", "over", "chatter")


async def forum_mode(rig: Rig, *tags: str) -> Channel:
    """A server where tables are posts in a forum with these tags."""
    assert rig.client is not None
    guild = rig.wire.world.guild(rig.channel().guild_id or "")
    forum = rig.wire.world.add_forum(guild, "tables", *tags)
    async with asyncio.timeout(PATIENCE):
        while rig.client.get_channel(int(forum.id)) is None:
            await asyncio.sleep(0.01)
    await rig.person("Ana").command(rig.channel(), "server rooms", mode="forum", channel=forum.id).message()
    return forum


async def opened(rig: Rig, forum: Channel, name: str = "Dan") -> tuple[str, Channel]:
    """A table of three that somebody opens in the tavern: its code and its post."""
    known = {post.id for post in posts(rig, forum)}
    answer = await rig.person(name).command(rig.channel(), "table open", game="rattus_cartus", seats=3).message()
    assert f"<#{forum.id}>" in said(answer)
    post = await rig.wire.world.until(lambda: next((p for p in posts(rig, forum) if p.id not in known), None))
    return (await table_in(rig, post)).code, post


def posts(rig: Rig, forum: Channel) -> list[Channel]:
    """The posts of a forum."""
    return [channel for channel in rig.wire.world.channels.values() if channel.parent_id == forum.id]


async def table_in(rig: Rig, post: Channel) -> Snapshot:
    """The table that has moved to a post."""
    async with asyncio.timeout(PATIENCE):
        while (table := await tables(rig).table_of(int(post.id))) is None:
            await asyncio.sleep(0.01)
    return table


def tables(rig: Rig) -> Tables:
    """The table service of the bot."""
    assert rig.client is not None
    return rig.client.tables


async def tagged(rig: Rig, forum: Channel, post: Channel, *names: str) -> Thread:
    """The post once it has these tags."""
    thread, called = post.thread, {tag.id: tag.name for tag in forum.tags}
    assert thread is not None
    await rig.wire.world.until(lambda: sorted(called[tag] for tag in thread.tags) == sorted(names))
    return thread


async def test_a_table_is_a_post_with_its_lobby_first_and_two_open_from_one_channel(rig: Rig) -> None:
    forum = await forum_mode(rig, *TAGS)
    code, post = await opened(rig, forum)
    other, second = await opened(rig, forum, "Ana")
    assert code in post.name and other in second.name and code != other
    await tagged(rig, forum, post, "Rattus Cartus", "open")
    lobby = await rig.person("Ana").until_message(post, lambda m: bool(button(m, f"j:{code}:")))
    assert lobby["id"] == post.id
    await rig.person("Ana").press(lobby, button(lobby, f"j:{code}:")).message()
    assert (await rig.look(code)).free == 1
    assert not [m for m in rig.person("Ana").messages(rig.channel()) if button(m, f"j:{code}:")]


async def test_its_board_comes_below_and_the_end_tags_it_and_lets_it_be_archived_soon(rig: Rig) -> None:
    forum = await forum_mode(rig, *TAGS)
    code, post = await opened(rig, forum)
    await tables(rig).bot_seats.fill(code, int(rig.person("Dan").user.id))
    await tables(rig).start(code, int(rig.person("Dan").user.id))
    board = await rig.board(code, rig.person("Dan"))
    assert board["channel_id"] == post.id
    thread = await tagged(rig, forum, post, "Rattus Cartus", "running")
    assert rig.person("Dan").user.id in thread.members
    assert thread.auto_archive_minutes == 10080
    await tables(rig).resign(code, int(rig.person("Dan").user.id), sure=True)
    await tagged(rig, forum, post, "Rattus Cartus", "over")
    assert thread.auto_archive_minutes == 60 and not thread.archived
    rig.wire.clock.advance(3601.0)
    assert thread.archived


async def test_missing_tags_are_named_and_a_forum_where_the_bot_may_not_post_leaves_the_table_where_it_is(
    rig: Rig,
) -> None:
    guild = rig.wire.world.guild(rig.channel().guild_id or "")
    ana, forum = rig.person("Ana"), await forum_mode(rig, "Ouverte")
    answer = await ana.command(rig.channel(), "server rooms", mode="forum", channel=forum.id).message()
    assert "running" in said(answer) and "open" not in said(answer).split("Missing")[1].split(".")[0]
    tavern = await ana.command(rig.channel(), "server rooms", mode="forum", channel=rig.channel().id).message()
    assert "Which forum" in said(tavern)
    rig.wire.world.deny(forum, int(May.SEND_MESSAGES))
    refused = said(await rig.person("Dan").command(rig.channel(), "table open", game="rattus_cartus").message())
    assert f"<#{forum.id}>" in refused and await tables(rig).tables_in(int(guild.id)) == ()


async def test_a_post_whose_opening_was_not_noted_is_found_again_after_a_crash(rig: Rig) -> None:
    forum = await forum_mode(rig, *TAGS)
    code, post = await opened(rig, forum)
    await rig.stop()
    database = await Database.open(rig.database)
    tavern = int(rig.channel().id)
    await database.write(lambda link: link.execute("delete from messages where code = ?", (code,)))
    await database.write(lambda link: link.execute("update tables set channel = ?", (tavern,)))
    await Tables(database, WallClock()).messages.request(code, "lobby")
    await database.close()
    await rig.start()
    assert (await table_in(rig, post)).code == code and posts(rig, forum) == [post]


async def a_game_over(rig: Rig) -> tuple[Channel, str, Channel, Person]:
    """A game with bots that was ended by its only person: the forum, the table's code, its post, and that person."""
    forum = await forum_mode(rig, *TAGS)
    code, post = await opened(rig, forum)
    dan = Person(int(rig.person("Dan").user.id), "Dan")
    await tables(rig).bot_seats.fill(code, dan.id)
    await tables(rig).start(code, dan.id)
    await rig.board(code, rig.person("Dan"))
    await tables(rig).vote_end(code, dan.id)
    await tagged(rig, forum, post, "Rattus Cartus", "over")
    return forum, code, post, dan


async def test_a_rematch_is_a_post_of_its_own(rig: Rig) -> None:
    forum, code, post, dan = await a_game_over(rig)
    again = (await tables(rig).rematch(code, dan)).table.code
    new = await rig.wire.world.until(lambda: next((p for p in posts(rig, forum) if p is not post), None))
    assert again in new.name and (await table_in(rig, new)).code == again


async def test_a_rematch_whose_board_comes_before_its_lobby_is_a_post_of_its_own_too(rig: Rig) -> None:
    """The board had the post of the game before renamed, which was then taken for one that the rematch had opened."""
    forum, code, post, dan = await a_game_over(rig)
    await rig.stop()
    database = await Database.open(rig.database)
    again = (await Tables(database, WallClock()).rematch(code, dan)).table
    assert again.status == "running"
    await database.write(lambda link: link.execute("delete from outbox where kind = 'lobby'"))
    await database.close()
    await rig.start()
    new = await rig.wire.world.until(lambda: next((p for p in posts(rig, forum) if p is not post), None))
    assert again.code in new.name and code in post.name
    assert (await table_in(rig, new)).code == again.code


async def test_a_table_that_begins_at_once_has_a_post_with_its_board(rig: Rig) -> None:
    forum = await forum_mode(rig, *TAGS)
    ana, dan = rig.person("Ana"), rig.person("Dan")
    await ana.command(rig.channel(), "play", game="rattus_cartus", players=2).message()
    await dan.command(rig.channel(), "play", game="rattus_cartus").message()
    post = await rig.wire.world.until(lambda: next(iter(posts(rig, forum)), None))
    table = await table_in(rig, post)
    board = await rig.board(table.code, ana)
    assert board["channel_id"] == post.id
    thread = await tagged(rig, forum, post, "Rattus Cartus", "running")
    assert {ana.user.id, dan.user.id} <= thread.members.keys()
    await rig.wire.world.until(lambda: "the board stands below" in said(ana.messages(post)[0]))


async def test_a_post_that_is_refused_keeps_no_private_message_from_who_is_asked(rig: Rig) -> None:
    await forum_mode(rig, *TAGS)
    ana, dan = rig.person("Ana"), rig.person("Dan")
    for person in (ana, dan):
        await person.command(rig.channel(), "settings notices", where="dm").message()
    rig.wire.sandbox.faults.refuse_form("POST", "/channels/*/threads", times=100)
    await ana.command(rig.channel(), "play", game="rattus_cartus", players=2).message()
    await dan.command(rig.channel(), "play", game="rattus_cartus").message()
    table = await rig.wire.world.until(lambda: next((m for name in ("Ana", "Dan") for m in direct(rig, name)), None))
    assert "Your move" in said(table), "and in its usual form"


def direct(rig: Rig, name: str) -> list[JsonObject]:
    """What somebody was told of their move in private."""
    person = rig.person(name)
    return [message for message in person.messages(person.dm()) if "Your move" in said(message)]


async def test_the_post_of_a_lobby_that_is_silent_for_a_week_stays_open(rig: Rig) -> None:
    forum = await forum_mode(rig, *TAGS)
    code, post = await opened(rig, forum)
    thread = await tagged(rig, forum, post, "Rattus Cartus", "open")
    slept: list[bool] = []
    rig.wire.world.listeners.append(lambda happening: slept.append(thread.archived))
    rig.wire.clock.advance(7 * 86_400.0 + 1)
    await rig.wire.world.until(lambda: any(slept) and not thread.archived)
    assert (await rig.look(code)).status == "open"


async def test_without_its_forum_a_table_opens_where_it_was_asked_for(rig: Rig) -> None:
    forum = await forum_mode(rig, *TAGS)
    rig.wire.world.delete_channel(forum)
    await rig.person("Dan").command(rig.channel(), "table open", game="rattus_cartus", seats=2).message()
    lobby = await rig.person("Ana").until_message(rig.channel(), lambda m: bool(button(m, "j:")))
    assert lobby["channel_id"] == rig.channel().id
    check = said(await rig.person("Ana").command(rig.channel(), "server check").message())
    assert "is gone" in check


async def test_the_check_tells_of_the_forum_what_is_lacking_there(rig: Rig) -> None:
    forum = await forum_mode(rig, *TAGS)
    ana = rig.person("Ana")
    fine = said(await ana.command(rig.channel(), "server check").message())
    assert f"<#{forum.id}>" in fine and "Hameln" in fine and f"<#{rig.channel().id}>" not in fine
    rig.wire.world.deny(forum, int(May.SEND_MESSAGES_IN_THREADS))
    async with asyncio.timeout(PATIENCE):
        while "Send Messages in Threads" not in said(await ana.command(rig.channel(), "server check").message()):
            await asyncio.sleep(0.05)
    assert "no table" in said(await ana.command(rig.channel(), "server check").message()).lower()
