"""Calls in the channel: a text that a phone shows, the board in its place, and nobody called twice."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.sandbox import Person
from bot.sandbox.entities import Notification
from bot.sandbox.wire import JsonObject

from .rig import PATIENCE, Rig, button, said

V2 = 1 << 15
MEMORY = 200.0  # seconds: for less Discord remembers a nonce
REFUSED = {"message": "made up", "code": 0}


async def out_of_reach(rig: Rig, name: str) -> Person:
    """Somebody whose direct messages are closed."""
    person = rig.person(name)
    rig.wire.world.change_person(person.user, dms_closed=True)
    return person


def calls(person: Person) -> list[Notification]:
    """By what somebody was called in channels."""
    return [note for note in person.notifications() if note.reason == "mention" and not note.suppressed]


async def called(person: Person) -> Notification:
    """The first call, as soon as there is one."""
    return (await person.world.until(lambda: calls(person), PATIENCE))[0]


async def filled(person: Person, note: Notification) -> JsonObject:
    """The message of a call, as soon as the screen stands there."""

    def stands(message: JsonObject) -> bool:
        return message["id"] == note.message_id and bool(message["flags"] & V2)

    return await person.until_message(note.channel_id, stands, PATIENCE)


def plain(person: Person, note: Notification) -> JsonObject:
    """The message of a call that is a text still."""
    found = next(m for m in person.messages(note.channel_id) if m["id"] == note.message_id)
    assert not found["flags"] & V2 and not found["components"]
    return found


async def started_in_the_dark(rig: Rig, *names: str) -> str:
    """A table that starts where it opened; board and call arrive, and the bot does not hear of it."""
    assert rig.client is not None
    public_channel = rig.channel()
    await rig.client.tables.people.change_server(
        int(public_channel.guild_id or 0), lambda server: replace(server, rooms="here")
    )
    await rig.client.tables.people.change(int(rig.person("Dan").user.id), lambda own: replace(own, notices="channel"))
    code = await rig.lobby(*names, seats=len(names))
    await rig.restart()  # nothing of the lobby is under way any more
    rig.wire.sandbox.faults.cut("POST", f"/channels/{public_channel.id}/messages", times=2)
    await rig.person(names[0]).command(public_channel, "table start").message()
    return code


async def test_a_phone_shows_who_is_called_to_do_what_and_the_board_takes_the_place_of_that_text(rig: Rig) -> None:
    dan = await out_of_reach(rig, "Dan")
    code = await rig.running("Ana", "Dan", seats=2)
    note = await called(dan)
    assert note.text.startswith("@Dan, ") and code in note.text and len(note.text.splitlines()[0]) > len("@Dan, ")
    board = await filled(dan, note)
    assert button(board, f"h:{code}") and not board["content"]
    assert [user["id"] for user in board["mentions"]] == [dan.user.id], "who was called is called by it still"
    assert len(calls(dan)) == 1


async def test_an_invitation_in_the_channel_shows_on_a_phone_and_becomes_the_lobby(rig: Rig) -> None:
    dan = await out_of_reach(rig, "Dan")
    ana, public_channel = rig.person("Ana"), rig.channel()
    await ana.command(public_channel, "table open", game="rattus_cartus", seats=2).message()
    code = (await rig.table_in(public_channel)).code
    await ana.command(public_channel, "table invite", player=dan.user.id).message()
    note = await called(dan)
    assert note.text.startswith("@Dan, you are invited") and code in note.text
    lobby = await filled(dan, note)
    assert button(lobby, f"j:{code}") and "you are invited" in said(lobby)


async def test_a_call_whose_board_failed_gets_it_after_a_restart_and_nobody_is_called_again(rig: Rig) -> None:
    dan, faults = await out_of_reach(rig, "Dan"), rig.wire.sandbox.faults
    faults.refuse("PATCH", "/channels/*/messages/*", 403, REFUSED, times=1000)
    code = await rig.running("Ana", "Dan", seats=2)
    note = await called(dan)
    async with asyncio.timeout(PATIENCE):
        while not any(each.injected for each in rig.wire.sandbox.transcript.exchanges):  # the edit is refused
            await asyncio.sleep(0.01)
    plain(dan, note)
    await rig.stop()
    faults.clear()
    rig.wire.clock.advance(MEMORY)
    await rig.start()
    assert button(await filled(dan, note), f"h:{code}")
    assert len(calls(dan)) == 1


async def test_a_call_that_was_sent_and_forgotten_is_found_and_nobody_is_called_again(rig: Rig) -> None:
    dan, faults = rig.person("Dan"), rig.wire.sandbox.faults
    code = await started_in_the_dark(rig, "Ana", "Dan")
    note = await called(dan)
    await rig.stop()
    faults.clear()
    rig.wire.clock.advance(MEMORY)
    plain(dan, note)
    await rig.start()
    assert button(await filled(dan, note), f"h:{code}")
    assert len(calls(dan)) == 1


async def test_who_is_due_while_a_call_is_tried_again_is_called_too(rig: Rig) -> None:
    dan, bea = rig.person("Dan"), rig.person("Bea")
    await bea.command(rig.channel(), "settings notices", where="nowhere").message()
    code = await started_in_the_dark(rig, "Ana", "Dan", "Bea")
    await called(dan)
    assert rig.client is not None
    await rig.client.tables.people.change(int(bea.user.id), lambda own: replace(own, notices="channel"))
    await rig.client.tables.messages.mention(code, int(bea.user.id))
    await filled(bea, await called(bea))
    assert (len(calls(dan)), len(calls(bea))) == (1, 1)


async def test_where_somebody_deletes_a_call_a_board_comes_all_the_same(rig: Rig) -> None:
    dan, faults = await out_of_reach(rig, "Dan"), rig.wire.sandbox.faults
    faults.refuse("PATCH", "/channels/*/messages/*", 403, REFUSED, times=1)
    code = await rig.running("Ana", "Dan", seats=2)
    note = await called(dan)
    del rig.wire.world.channel(note.channel_id).messages[note.message_id]
    board = await dan.until_message(note.channel_id, lambda m: bool(button(m, f"h:{code}")), PATIENCE)
    assert board["id"] != note.message_id and len(calls(dan)) == 1


async def test_who_is_called_to_agree_to_a_pause_reads_that_on_the_board_and_nothing_of_taking_back(rig: Rig) -> None:
    bea = await out_of_reach(rig, "Bea")
    code = await rig.running("Ana", "Bea", seats=2)
    await filled(bea, await called(bea))
    await rig.person("Ana").command(rig.channel(), "table pause", table=code).message()
    note = (await bea.world.until(lambda: calls(bea)[1:], PATIENCE))[0]
    board = said(await filled(bea, note))
    assert f"<@{bea.user.id}>, somebody asks for a pause" in board
    assert "came to nothing" not in board, "nobody asked to take anything back"
