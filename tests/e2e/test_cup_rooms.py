"""Through the real client: a cup whose tables get no threads or posts any more, and the net under it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.sandbox import Channel, May
from bot.tables import Person, Place
from bot.tables.values import Cup
from bot.ui.kit.permissions import FOR_THREADS, lacking_in

from .rig import PATIENCE, Rig, said
from .test_cups import NAMES, cup_of, message, until_round
from .test_forum import forum_mode, posts


async def opened(rig: Rig) -> str:
    """A cup of four that waits for three more people."""
    ana, here = rig.person("Ana"), rig.channel()
    await ana.command(here, "cup open", game="rattus", people=4, seats=2, rounds=2).message()
    await message(rig, "Taking part")
    return (await cup_of(rig)).code


async def joined(rig: Rig, code: str) -> None:
    """The other three take part, so that the cup begins."""
    assert rig.client is not None
    for name in NAMES[1:]:
        await rig.client.tables.cups.join(code, Person(int(rig.person(name).user.id), name))


async def until_known(known: Callable[[], bool]) -> None:
    """Until the bot's client has heard of a change."""
    async with asyncio.timeout(PATIENCE):
        while not known():
            await asyncio.sleep(0.01)


def lacks_threads(rig: Rig) -> bool:
    """Whether the client knows that it may open no threads in the cup's channel."""
    assert rig.client is not None
    return bool(lacking_in(rig.client.get_channel(int(rig.channel().id)), FOR_THREADS))


async def without_threads(rig: Rig) -> None:
    """A moderator takes *Create Public Threads* from the bot."""
    rig.wire.world.deny(rig.channel(), int(May.CREATE_PUBLIC_THREADS))
    await until_known(lambda: lacks_threads(rig))


async def without_forum(rig: Rig, forum: Channel) -> None:
    """A moderator deletes the forum."""
    rig.wire.world.delete_channel(forum)
    assert rig.client is not None
    client = rig.client
    await until_known(lambda: client.get_channel(int(forum.id)) is None)


async def places(rig: Rig, cup: Cup) -> list[Channel]:
    """Where the tables of a cup are played."""
    for table in cup.tables:
        await rig.board(table.code, rig.person("Ana"))
    return [rig.wire.world.channel(str((await rig.look(table.code)).place.channel)) for table in cup.tables]


@pytest.mark.parametrize("was_in_forum", [False, True], ids=["threads", "forum"])
async def test_a_cup_draws_no_round_where_its_tables_get_no_threads_and_goes_on_once_they_do(
    rig: Rig, was_in_forum: bool
) -> None:
    ana, here = rig.person("Ana"), rig.channel()
    forum = await forum_mode(rig) if was_in_forum else None
    code = await opened(rig)
    if forum:
        await without_forum(rig, forum)
    await without_threads(rig)
    await joined(rig, code)
    letter = await ana.until_message(ana.dm(), lambda m: code in said(m) and "/cup move" in said(m))
    assert "open no threads" in said(letter)
    assert (await cup_of(rig)).round == 0
    rig.wire.world.deny(here, 0)
    cup = await until_round(rig, 1)
    assert {place.parent_id for place in await places(rig, cup)} == {here.id}


async def test_a_cup_whose_forum_is_deleted_is_played_in_threads_under_its_channel(rig: Rig) -> None:
    forum = await forum_mode(rig)
    code = await opened(rig)
    await without_forum(rig, forum)
    await joined(rig, code)
    found = await places(rig, await until_round(rig, 1))
    assert {place.parent_id for place in found} == {rig.channel().id} and len({place.id for place in found}) == 2


async def test_a_cup_in_a_forum_draws_no_round_where_the_bot_may_not_post_there(rig: Rig) -> None:
    forum, ana = await forum_mode(rig), rig.person("Ana")
    code = await opened(rig)
    rig.wire.world.deny(forum, int(May.SEND_MESSAGES))
    assert rig.client is not None
    client = rig.client
    await until_known(lambda: bool(lacking_in(client.get_channel(int(forum.id)), ("send_messages",))))
    await joined(rig, code)
    await ana.until_message(ana.dm(), lambda m: code in said(m) and "/cup move" in said(m))
    assert (await cup_of(rig)).round == 0
    rig.wire.world.deny(forum, 0)
    found = await places(rig, await until_round(rig, 1))
    assert {place.id for place in found} == {post.id for post in posts(rig, forum)}


async def test_where_several_tables_stand_in_one_channel_a_command_is_about_one_s_own(rig: Rig) -> None:
    code = await opened(rig)
    assert rig.client is not None

    async def looks_fine(place: Place) -> bool | None:
        return True

    rig.client.tables.cups.look_at_place = looks_fine  # a lack that nobody saw in time
    await without_threads(rig)
    await joined(rig, code)
    cup = await until_round(rig, 1)
    assert {place.id for place in await places(rig, cup)} == {rig.channel().id}
    for name in NAMES:
        person = rig.person(name)
        own = next(table.code for table in cup.tables if int(person.user.id) in table.drawn)
        reply = said(await person.command(rig.channel(), "move").message())
        assert own in reply, "and not the one beside it, which they would only watch"
