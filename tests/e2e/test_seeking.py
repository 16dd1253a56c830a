"""Through the real client: `/play` finds others, opens one table for them, and can be left."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord

from bot.sandbox import Channel, Person
from bot.sandbox.entities import Notification
from bot.tables import Person as Player
from bot.tables import Snapshot

from .rig import EPHEMERAL, PATIENCE, Rig, button, ids, planted, said
from .test_calls import calls, filled


async def test_two_who_wait_for_the_same_game_get_a_table_and_are_called(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    answer = await ana.command(rig.channel(), "play", game="rattus", players=2).message()
    assert answer["flags"] & EPHEMERAL and "Nobody else waits for it yet" in said(answer)
    assert "2 players" in said(await ana.command(rig.channel(), "turns").message())
    begun = await dan.command(rig.channel(), "play", game="rattus", pace="daily").message()
    assert "has begun" in said(begun)
    table = await only_table(rig)
    assert set(table.people) == {int(ana.user.id), int(dan.user.id)} and table.terms.pace == "daily"
    await rig.board(table.code, ana)
    letter = await ana.until_message(ana.dm(), lambda message: table.code in said(message))
    assert table.code in said(letter)
    assert "Stop waiting" not in str(await ana.command(rig.channel(), "turns").message())


async def test_who_waited_and_is_told_in_the_channel_is_called_there_though_nothing_is_asked_yet(rig: Rig) -> None:
    assert rig.client is not None
    people = [rig.person(name) for name in ("Ana", "Bea", "Dan")]
    for person in people:
        await rig.client.tables.people.change(int(person.user.id), lambda own: replace(own, notices="channel"))
        await person.command(rig.channel(), "play", game="rattus", players=3).message()
    table = await only_table(rig)
    waiting = [person for person in people[:2] if table.seat_of(int(person.user.id)) not in table.awaited]
    assert waiting, "one of three is asked first"
    for person in waiting:
        board = await filled(person, await called_to_begin(rig, person))
        assert button(board, f"h:{table.code}")


async def test_who_waited_reads_with_which_options_it_begins_and_where_in_the_language_of_the_server(rig: Rig) -> None:
    assert rig.client is not None
    server = int(rig.channel().guild_id or 0)
    await rig.client.tables.people.change_server(server, lambda own: replace(own, language="fr"))
    people = [rig.person(name) for name in ("Ana", "Bea", "Dan")]
    for person in people[:2]:
        await person.command(rig.channel(), "play", game="rattus", players=3).message()
    begun = await people[2].command(rig.channel(), "play", game="rattus", players=3).message()
    assert "leisurely: no clock" in said(begun)
    table = await only_table(rig)
    assert table.terms.language == "fr", "though all three read English"
    waiting = next(each for each in people[:2] if table.seat_of(int(each.user.id)) not in table.awaited)
    letter = await waiting.until_message(waiting.dm(), lambda m: "has begun" in said(m) or "a commencé" in said(m))
    told = said(letter)
    assert "leisurely: no clock" in told or "tranquille : sans horloge" in told.replace("\u202f", " ")
    place = (await only_table(rig)).place.channel
    assert place != int(rig.channel().id) and str(place) in str(letter["components"])


async def called_to_begin(rig: Rig, person: Person) -> Notification:
    """The call that somebody's table has begun, as soon as there is one."""

    def found() -> list[Notification]:
        return [note for note in calls(person) if "complete and has begun" in note.text]

    return (await rig.wire.world.until(found, PATIENCE))[0]


async def test_a_wait_is_left_by_a_button_and_a_button_of_another_game_ends_nothing(rig: Rig) -> None:
    ana = rig.person("Ana")
    answer = await ana.command(rig.channel(), "play", game="hameln").message()
    stop = button(answer, "S:RULES:0:leave:")
    assert "not wait for **Hameln** any more" in said(await ana.press(answer, stop).message())
    forged = await planted(rig, stop.replace("hameln", "rattus"))
    assert "do not wait for that" in said(await ana.press(forged, stop.replace("hameln", "rattus")).message())
    assert "server" in said(await ana.command(ana.dm(), "play", game="hameln").message())


async def test_open_tables_that_everybody_may_see_stand_under_ones_own(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    await ana.command(rig.channel(), "table open", game="notre_dame", seats=3).message()
    code = (await rig.table_in(rig.channel())).code
    turns = await dan.command(rig.channel(), "turns").message()
    assert "Open tables here" in said(turns) and "1 of 3 seats" in said(turns)
    joined = await dan.press(turns, button(turns, f"j:{code}:")).message()
    assert code in said(joined)
    assert not any(id.startswith(f"j:{code}") for id in ids(await dan.command(rig.channel(), "turns").message()))


async def only_table(rig: Rig) -> Snapshot:
    """The one table of the server, wherever it went."""
    assert rig.client is not None
    (brief,) = await rig.client.tables.tables_in(int(rig.channel().guild_id or 0))
    return await rig.look(brief.code)


async def test_a_table_whose_free_seats_are_kept_for_others_is_not_listed_as_open(rig: Rig) -> None:
    ana, dan, emile = (rig.person(name) for name in ("Ana", "Dan", "Émile"))
    code = await rig.running("Ana", "Dan", seats=2)
    assert rig.client is not None
    for person in (ana, dan):
        await rig.client.tables.vote_end(code, int(person.user.id))
    again = (await rig.client.tables.rematch(code, Player(int(ana.user.id), "Ana"))).table.code
    assert again not in said(await emile.command(rig.channel(), "turns").message())
    assert again in said(await dan.command(rig.channel(), "turns").message())
    await rig.client.tables.invitations.decline(again, int(dan.user.id))
    assert again in said(await emile.command(rig.channel(), "turns").message())


async def private_thread(rig: Rig, *names: str) -> Channel:
    """A private thread of the usual channel, with these people in it."""
    assert rig.client is not None
    parent = rig.client.get_channel(int(rig.channel().id))
    assert isinstance(parent, discord.TextChannel)
    made = await parent.create_thread(name="a circle", type=discord.ChannelType.private_thread, invitable=False)
    for name in names:
        await made.add_user(discord.Object(int(rig.person(name).user.id)))
    async with asyncio.timeout(PATIENCE):
        while rig.client.get_channel(made.id) is None:
            await asyncio.sleep(0.01)
    return rig.wire.world.channel(str(made.id))


async def test_an_open_table_in_a_private_thread_is_listed_to_nobody_outside(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    thread = await private_thread(rig, "Ana")
    await ana.command(thread, "table open", game="notre_dame", seats=3).message()
    code = (await rig.table_in(thread)).code
    assert code not in str(await dan.command(rig.channel(), "turns").message())


async def test_who_waits_in_a_private_thread_is_brought_together_with_nobody_outside(rig: Rig) -> None:
    assert rig.client is not None
    ana, bea, dan = (rig.person(name) for name in ("Ana", "Bea", "Dan"))
    thread = await private_thread(rig, "Ana", "Bea")
    await ana.command(thread, "play", game="rattus", players=2).message()
    assert "Nobody else" in said(await dan.command(rig.channel(), "play", game="rattus", players=2).message())
    assert "a commencé" in said(await bea.command(thread, "play", game="rattus", players=2).message())
    assert int(dan.user.id) not in (await only_table(rig)).people
