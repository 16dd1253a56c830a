"""Which messages stand at Discord: remembered one per kind and person, forgotten, made anew."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import Place, Posted

from .host import ANA, BEA, Host


async def cleared(host: Host) -> None:
    """Everything that was due has gone out."""
    await host.db.write(lambda connection: connection.execute("delete from outbox") and None)


async def test_the_newest_message_of_each_kind_and_person_stands_until_it_is_forgotten(host: Host) -> None:
    code, messages = await host.running(2), host.tables.messages
    board, newer = (Posted("board", None, 11, message, 5.0, 3) for message in (70, 71))
    own = [Posted("direct_message", person.id, 12, 80 + n, 5.0, 3) for n, person in enumerate((ANA, BEA))]
    for posted in (board, newer, *own):
        await messages.remember(code.lower(), posted)
    await host.restart()
    assert {*await host.tables.messages.posted(code.lower())} == {newer, *own}
    await host.tables.messages.forget(code.lower(), "direct_message", ANA.id)
    assert {*await host.tables.messages.posted(code)} == {newer, own[1]}
    await host.tables.messages.forget(code, "board")
    assert await host.tables.messages.posted(code) == (own[1],)


async def test_messages_that_link_to_a_table_are_made_anew_and_no_others(host: Host) -> None:
    code, messages = await host.running(2), host.tables.messages
    await cleared(host)
    await messages.remember(code, Posted("board", None, 11, 70, 5.0, 0))
    await messages.request_links(code)
    assert await host.outbox(code) == []
    for kind, person in (("lobby", None), ("direct_message", BEA.id)):
        await messages.remember(code, Posted(kind, person, 11, 70, 5.0, 0))
    await messages.request_links(code)
    due = [(row.kind, row.person, row.due, row.sound) for row in await host.outbox(code)]
    now = host.clock.now()
    assert due == [("direct_message", BEA.id, now, 0), ("lobby", 0, now, 0)]


async def test_only_a_mention_of_those_who_are_asked_brings_a_new_board(host: Host) -> None:
    code, other = await host.lobby(2), (await host.tables.open(ANA, Place(1, 12), "magpie", 2)).table.code
    for topic, brings in (("pause", False), ("", True)):
        await host.tables.messages.mention(code, ANA.id, topic=topic)
        assert await host.tables.messages.has_mention_due(code) == brings
    assert not await host.tables.messages.has_mention_due(other)


async def test_who_closed_their_messages_is_tried_again_on_request_and_open_ones_stay_open(host: Host) -> None:
    people, messages = host.tables.people, host.tables.messages
    await people.change(ANA.id, lambda own: replace(own, dm="closed"))
    await people.change(BEA.id, lambda own: replace(own, dm="open"))
    for person, after in ((ANA, "unknown"), (BEA, "open")):
        await messages.try_again(person.id)
        assert (await people.settings(person.id)).dm == after


async def test_a_direct_message_that_arrived_is_remembered_of_whom_we_know(host: Host) -> None:
    code, people = await host.lobby(2), host.tables.people
    await people.dm_arrived(ANA.id, code)
    assert (await people.settings(ANA.id)).dm == "open", "they have a seat there"
    await people.dm_arrived(7, code)
    assert (await people.settings(7)).dm == "unknown", "they were erased while it was on its way"
    await people.met(BEA)
    await people.dm_arrived(BEA.id)
    assert (await people.settings(BEA.id)).dm == "open"
