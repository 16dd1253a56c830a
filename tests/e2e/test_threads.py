"""Threads of tables at a strict Discord: opened with everybody in them, kept open, done without where need be."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Channel, May, Message
from bot.sandbox.entities import MessageType, Thread
from bot.sandbox.happenings import ChannelChanged, Happening
from bot.sandbox.threads import moderate
from bot.sandbox.wire import JsonObject
from bot.tables import Person as Player
from bot.tables import Snapshot
from bot.ui.delivery.direct_messages import DirectMessages
from db import Connection
from rules.core import Refused
from tests.support.logs import debug_log
from tests.support.wire import Wire

from .players import Presser
from .rig import EPHEMERAL, PATIENCE, Rig, button, said
from .sound_recorder import QUIET, listening

PEOPLE = ("Ana", "Bea", "Dan")
WEEK = 7 * 24 * 3600
REFUSED: JsonObject = {"message": "Invalid Form Body", "code": 50035}
NOT_ALLOWED: JsonObject = {"message": "Missing Permissions", "code": 50013}
GONE: JsonObject = {"message": "Unknown Channel", "code": 10003}


async def until(true: Callable[[], object]) -> None:
    """Wait until this holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def delivered(rig: Rig, code: str, kind: str = "board") -> None:
    """Wait until the bot knows where the public message stands, and nothing more is due at its table."""
    assert rig.client is not None
    async with asyncio.timeout(PATIENCE):
        while not any(m.kind == kind and m.person is None for m in await rig.client.tables.messages.posted(code)):
            await asyncio.sleep(0.01)
        while await rig.client.tables._database.read(partial(_due, code=code)):
            await asyncio.sleep(0.01)


def _due(connection: Connection, code: str) -> list[Any]:
    return connection.execute("select 1 from outbox where code = ? and person = 0", (code,)).fetchall()


async def thread_of(rig: Rig, code: str) -> tuple[Channel, Thread]:
    """The thread of a running table whose board stands."""
    await rig.board(code, rig.person("Ana"))
    await delivered(rig, code)
    channel = rig.wire.world.channel(str((await rig.look(code)).place.channel))
    assert channel.thread is not None
    return channel, channel.thread


async def nothing_due(rig: Rig) -> None:
    """Wait until nothing is due to anybody."""
    with contextlib.closing(sqlite3.connect(rig.database)) as connection:
        await until(lambda: connection.execute("select 1 from outbox").fetchone() is None)


async def settled(rig: Rig, code: str) -> None:
    """Wait until no public message of a table is due any more."""
    public = "select 1 from outbox where code = ? and kind in ('board', 'mention', 'lobby')"
    with contextlib.closing(sqlite3.connect(rig.database)) as connection:
        await until(lambda: connection.execute(public, (code,)).fetchone() is None)


def boards_in(rig: Rig, channel: Channel, code: str) -> list[Message]:
    """The boards of a table that stand in a channel."""
    shown = rig.person("Ana").messages(channel)
    ids = [m["id"] for m in shown if button(m, f"h:{code}") and not m["flags"] & EPHEMERAL]
    return [channel.messages[id] for id in ids]


async def answer(rig: Rig, name: str, code: str) -> None:
    """Somebody answers in direct messages, where no thread is in the way."""
    person = rig.person(name)
    direct_message = await person.until_message(person.dm(), lambda m: bool(button(m, f"o:{code}")))
    panel = await person.press(direct_message, f"o:{code}").message()
    await person.press(panel, button(panel, f"p:{code}:")).message()


async def told(rig: Rig, name: str, *words: str) -> JsonObject:
    """The direct message that says all this."""
    person = rig.person(name)
    return await person.until_message(person.dm(), lambda m: all(word in said(m) for word in words))


# --------------------------------------------------------------------------- opening


async def test_the_players_are_in_the_thread_before_anything_is_shown_there(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", "Bea", seats=3)
    channel, thread = await thread_of(rig, code)
    people = {rig.person(name).user.id for name in ("Ana", "Dan", "Bea")}
    assert people <= set(thread.members)
    kinds = [m.type for m in channel.messages.values() if m.only_for is None]
    assert kinds[:5] == [MessageType.THREAD_STARTER, *[MessageType.MEMBER_ADDED] * 3, MessageType.PLAIN]


async def test_the_threads_name_follows_the_seats_twice_in_ten_minutes_at_most(rig: Rig) -> None:
    code = await rig.running("Ana", "Bea", "Chloé", "Dan", seats=4)
    channel, _ = await thread_of(rig, code)
    assert code in channel.name and "Ana" in channel.name
    for name in ("Ana", "Bea"):
        await gives_up(rig, name, channel, code)
        async with asyncio.timeout(PATIENCE):
            while name in channel.name:
                await asyncio.sleep(0.01)
    await gives_up(rig, "Chloé", channel, code)
    await settled(rig, code)
    assert "Chloé" in channel.name and "Dan" in channel.name, "Discord allows two changes within ten minutes"


async def test_a_thread_that_a_person_renamed_keeps_that_name(rig: Rig) -> None:
    code = await rig.running("Ana", "Bea", "Dan", seats=3)
    channel, _ = await thread_of(rig, code)
    channel.name = "Final of our club"
    rig.wire.world.tell(ChannelChanged(channel))
    client = rig.client
    assert client is not None
    await until(lambda: getattr(client.get_channel(int(channel.id)), "name", "") == channel.name)
    await gives_up(rig, "Ana", channel, code)
    await settled(rig, code)
    assert channel.name == "Final of our club"


async def test_a_table_of_another_game_in_the_thread_of_one_that_has_ended_gives_it_its_name(rig: Rig) -> None:
    code = await rig.running("Ana", "Bea", seats=2)
    channel, _ = await thread_of(rig, code)
    assert rig.client
    for name in ("Ana", "Bea"):
        await rig.client.tables.vote_end(code, int(rig.person(name).user.id))
    other = await rig.running("Ana", "Bea", seats=2, channel=channel, game="rattus")
    await until(lambda: channel.name.startswith(f"Rattus {other} · "))


async def test_who_takes_a_seat_is_added_to_the_thread(rig: Rig) -> None:
    code = await rig.running("Ana", "Bea", seats=2)
    channel, thread = await thread_of(rig, code)
    assert rig.client
    absences, dan = rig.client.tables.absences, rig.person("Dan")
    await absences.offer(code, int(rig.person("Bea").user.id))
    seat = (await rig.look(code)).seat_of(int(rig.person("Bea").user.id))
    assert seat is not None
    await absences.apply_for(code, seat, Player(int(dan.user.id), "Dan"))
    for name in ("Ana", "Bea"):
        await absences.answer(code, int(rig.person(name).user.id), yes=True)
    assert (await rig.look(code)).seat_of(int(dan.user.id)) == seat
    async with asyncio.timeout(PATIENCE):
        while "Dan" not in channel.name:
            await asyncio.sleep(0.01)
    assert dan.user.id in thread.members


async def gives_up(rig: Rig, name: str, channel: Channel, code: str) -> None:
    """Somebody leaves their seat to a bot player."""
    sure = await rig.person(name).command(channel, "table resign").message()
    await rig.person(name).press(sure, button(sure, f"v:{code}")).message()


async def test_a_thread_stays_in_the_list_for_a_quiet_week(rig: Rig) -> None:
    _, thread = await thread_of(rig, await rig.running("Ana", "Dan", seats=2))
    assert thread.auto_archive_minutes * 60 == WEEK


async def test_where_the_lobby_was_deleted_the_thread_begins_without_a_message(rig: Rig) -> None:
    ana, public_channel = rig.person("Ana"), rig.channel()
    code = await rig.lobby("Ana", "Dan", seats=2)
    lobby = await ana.until_message(public_channel, lambda m: bool(button(m, f"b:{code}")))
    await delivered(rig, code, "lobby")
    del public_channel.messages[lobby["id"]]
    await ana.command(public_channel, "table start").message()
    channel, thread = await thread_of(rig, code)
    assert (channel.parent_id, channel.id != lobby["id"]) == (public_channel.id, True)
    assert {ana.user.id, rig.person("Dan").user.id} <= set(thread.members)


async def test_a_server_that_is_not_at_hand_gets_its_thread_all_the_same(rig: Rig) -> None:
    ana, public_channel = rig.person("Ana"), rig.channel()
    code = await rig.lobby("Ana", "Dan", seats=2)
    await delivered(rig, code, "lobby")
    assert rig.client is not None
    guild = rig.wire.world.guild(public_channel.guild_id or "")
    rig.client._connection._guilds.pop(int(guild.id))  # as where Discord has not told of it in time
    await ana.command(public_channel, "table start").message()
    channel, thread = await thread_of(rig, code)
    assert channel.parent_id == public_channel.id and ana.user.id in thread.members


@pytest.mark.parametrize("lacking", [May.CREATE_PUBLIC_THREADS, May.SEND_MESSAGES_IN_THREADS])
async def test_without_the_permission_the_channel_is_played_in_and_the_host_is_told_once(
    rig: Rig, lacking: May
) -> None:
    ana, public_channel = rig.person("Ana"), rig.channel()
    rig.wire.world.deny(public_channel, int(lacking))
    code = await rig.running("Ana", "Dan", seats=2)
    assert (await rig.board(code, ana))["channel_id"] == public_channel.id
    name = (lacking.name or "").replace("_", " ").title().replace(" In ", " in ")
    await told(rig, "Ana", code, name, "played in")
    await Presser(rig, "Ana", code).answer()
    await Presser(rig, "Dan", code).answer()
    assert len([m for m in ana.messages(ana.dm()) if "played in" in said(m)]) == 1
    dan = rig.person("Dan")
    assert not [m for m in dan.messages(dan.dm()) if "played in" in said(m)]


async def test_where_the_server_has_no_room_for_threads_the_host_is_told_that(rig: Rig) -> None:
    ana, public_channel = rig.person("Ana"), rig.channel()
    rig.wire.world.guild(public_channel.guild_id or "").most_threads = 0
    code = await rig.running("Ana", "Dan", seats=2)
    assert (await rig.board(code, ana))["channel_id"] == public_channel.id
    await told(rig, "Ana", code, "as many open threads as Discord allows")


async def test_a_thread_that_was_opened_though_the_line_broke_is_found_again(rig: Rig) -> None:
    public_channel = rig.channel()
    rig.wire.sandbox.faults.cut("POST", "/channels/*/threads", times=1)
    code = await rig.running("Ana", "Dan", seats=2)
    _, thread = await thread_of(rig, code)
    assert rig.person("Dan").user.id in thread.members
    assert len([c for c in rig.wire.world.channels.values() if c.parent_id == public_channel.id]) == 1


@pytest.mark.parametrize(
    ("status", "body", "told"),
    [(400, REFUSED, ["HTTPException 400 50035"]), (403, NOT_ALLOWED, []), (404, GONE, []), (503, None, [])],
)
async def test_that_nobody_is_added_stands_in_the_log_as_a_fault_where_our_request_was_malformed(
    rig: Rig, status: int, body: JsonObject | None, told: list[str]
) -> None:
    rig.wire.sandbox.faults.refuse("PUT", "/channels/*/thread-members/*", status, body, times=5)
    with debug_log() as log:
        _, thread = await thread_of(rig, await rig.running("Ana", "Dan", seats=2))
    assert rig.person("Dan").user.id not in thread.members
    faults = {
        line["error"]
        for line in log.lines
        if line["event"] == "somebody was not added to a thread" and line["level"] == "error"
    }
    assert sorted(faults) == told


# --------------------------------------------------------------------------- kept open


async def test_the_thread_of_a_running_table_is_opened_again_when_discord_archives_it(rig: Rig) -> None:
    channel, thread = await thread_of(rig, await rig.running("Ana", "Dan", seats=2))
    heard: list[bool] = []

    def hear(happening: Happening) -> None:
        if isinstance(happening, ChannelChanged) and happening.channel is channel:
            heard.append(thread.archived)

    rig.wire.world.listeners.append(hear)
    rig.wire.clock.advance(WEEK + 1)
    await until(lambda: heard == [True, False])
    rig.wire.clock.advance(WEEK + 1)  # and again: nobody has written since
    await until(lambda: heard == [True, False, True, False])


async def test_a_thread_that_was_archived_while_the_bot_was_away_is_opened_at_the_start(rig: Rig) -> None:
    _, thread = await thread_of(rig, await rig.running("Ana", "Dan", seats=2))
    await rig.stop()
    rig.wire.clock.advance(WEEK + 1)
    assert thread.archived
    await rig.start()
    await until(lambda: not thread.archived)


async def test_what_a_moderator_archived_stays_so_until_the_next_board(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    channel, thread = await thread_of(rig, code)
    moderate(rig.wire.world, channel, archived=True)
    await rig.restart()  # by then the bot has heard of it, and would have acted
    assert thread.archived
    await answer(rig, "Ana", code)
    await until(lambda: not thread.archived)
    await rig.board(code, rig.person("Ana"), until="Ana")


# --------------------------------------------------------------------------- locked


@pytest.mark.parametrize("archived", [False, True])
async def test_when_the_thread_is_locked_people_are_told_and_the_table_moves(rig: Rig, archived: bool) -> None:
    ana, cellar = rig.person("Ana"), rig.channel("cellar")
    code = await rig.running("Ana", "Dan", seats=2)
    channel, _ = await thread_of(rig, code)
    moderate(rig.wire.world, channel, archived=archived, locked=True)
    await answer(rig, "Ana", code)
    for name in ("Ana", "Dan"):
        await told(rig, name, code, "is locked", "/table board")

    reply = await ana.command(cellar, "table board", table=code).message()
    assert "the bottom of this channel" in said(reply), said(reply)
    assert (await rig.board(code, ana))["channel_id"] == cellar.id
    await answer(rig, "Dan", code)
    assert len(boards_in(rig, cellar, code)) == 1


async def test_when_a_table_moves_private_messages_and_the_lobby_link_to_its_new_place_by_one_silent_edit_each(
    rig: Rig,
) -> None:
    ana, cellar, names = rig.person("Ana"), rig.channel("cellar"), ("Ana", "Dan")
    code = await rig.running("Ana", "Dan", seats=2)
    channel, _ = await thread_of(rig, code)
    questions = {name: await question_of(rig, name, code) for name in names}
    assert all(f"/{channel.id}" in str(question["components"]) for question in questions.values())
    await nothing_due(rig)
    moderate(rig.wire.world, channel, archived=False, locked=True)
    transcript = rig.wire.sandbox.transcript
    seen = len(transcript.exchanges)
    await ana.command(cellar, "table board", table=code).message()
    await nothing_due(rig)
    for name, question in questions.items():
        private = rig.person(name).dm().id
        (edit,) = [each for each in [*transcript.exchanges][seen:] if f"/channels/{private}/" in each.path]
        assert (edit.method, edit.path.rsplit("/", 1)[1]) == ("PATCH", question["id"])
        now = await question_of(rig, name, code)
        assert f"/{cellar.id}" in str(now["components"]) and f"<#{cellar.id}>" in said(now)
    lobby = await ana.until_message(rig.channel(), lambda m: code in said(m) and "the deal is sealed" in said(m))
    assert f"<#{cellar.id}>" in said(lobby) and f"<#{channel.id}>" not in said(lobby)


async def question_of(rig: Rig, name: str, code: str) -> JsonObject:
    """The private message of a table with the question to this person."""
    person = rig.person(name)
    return await person.until_message(person.dm(), lambda m: bool(button(m, f"o:{code}")))


async def test_a_table_whose_thread_is_open_does_not_move(rig: Rig) -> None:
    ana = rig.person("Ana")
    code = await rig.running("Ana", "Dan", seats=2)
    channel, _ = await thread_of(rig, code)
    reply = await ana.command(rig.channel("cellar"), "table board", table=code).message()
    assert channel.id in said(reply) and "closed to me" in said(reply)


# --------------------------------------------------------------------------- sent once


async def test_what_fails_after_a_board_was_sent_does_not_send_it_again(rig: Rig) -> None:
    code = await rig.running("Ana", "Dan", seats=2)
    channel, _ = await thread_of(rig, code)
    path, ana = f"/channels/{channel.id}/messages", rig.person("Ana")
    sent = len(rig.wire.sandbox.transcript.find("POST", path))
    rig.person("Dan").say(channel, "good luck")  # the board is not the newest any more: a new one is due
    rig.wire.sandbox.faults.cut("POST", path)  # it arrives, but nobody is told
    rig.wire.sandbox.faults.refuse("PATCH", f"{path}/*", 400, REFUSED, times=2)  # the new one and the old one
    await answer(rig, "Ana", code)
    await until(lambda: len(boards_in(rig, channel, code)) == 2)
    await until(lambda: len([e for e in rig.wire.sandbox.transcript.exchanges if e.injected]) == 2)
    await settled(rig, code)
    assert len(rig.wire.sandbox.transcript.find("POST", path)) == sent + 2  # the one that was lost, and its second try
    await rig.board(code, ana, until="Dan")


# --------------------------------------------------------------------------- in words


async def test_opening_a_table_says_what_it_will_be_without(rig: Rig) -> None:
    rig.wire.world.deny(rig.channel(), int(May.CREATE_PUBLIC_THREADS | May.ATTACH_FILES))
    reply = await rig.person("Ana").command(rig.channel(), "table open", game="rattus_cartus", seats=2).message()
    assert "no thread of its own" in said(reply) and "Create Public Threads" in said(reply)
    assert "Attach Files" not in said(reply)  # this bot draws nothing


async def test_who_gives_the_seat_up_while_the_thread_opens_gets_no_message_of_the_game(
    wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def resigned_meanwhile(self: DirectMessages, table: Snapshot) -> Snapshot:
        with contextlib.suppress(Refused):  # the second of them
            await self.tables.resign(table.code, int(wire.person("Dan").user.id), sure=True)
        return await self.tables.look(table.code)

    async with listening(wire, tmp_path, *PEOPLE) as recorder:
        monkeypatch.setattr(DirectMessages, "_in_its_thread", resigned_meanwhile)
        code = await recorder.rig.running(*PEOPLE, seats=3)
        await recorder.pass_by(QUIET)
        assert recorder.letters("Ana", code)
        dan = recorder.rig.person("Dan")
        assert not [said(message) for message in dan.messages(dan.dm()) if code in said(message)]
