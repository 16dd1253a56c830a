"""Edits that fail at Discord for a moment are made later; those that it refuses are given up."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3

import pytest

from bot.sandbox.wire import JsonObject
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.topics import END_ASKED

from .rig import PATIENCE, Rig, button, ids, said

REFUSED = [(404, 10008), (404, 10003), (403, 50013), (403, 50001)]  # statuses with Discord's codes


async def test_the_lobby_of_a_table_that_closed_loses_its_buttons_though_discord_failed_for_a_moment(rig: Rig) -> None:
    code, lobby = await open_lobby(rig)
    refused_once(rig, lobby, 503)
    await closed(rig, code)
    await rig.person("Bea").until_message(rig.channel(), lambda m: m["id"] == lobby["id"] and not ids(m))
    await nothing_due(rig)
    assert edits(rig, lobby) == 2 and len(public(rig)) == 1


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_the_lobby_of_a_table_that_closed_is_left_alone_where_discord_refuses_the_edit(
    rig: Rig, status: int, code: int
) -> None:
    table, lobby = await open_lobby(rig)
    refused_once(rig, lobby, status, code)
    await closed(rig, table)
    await nothing_due(rig)
    assert edits(rig, lobby) == 1 and len(public(rig)) == 1


async def test_without_a_connection_an_edit_counts_as_not_arrived(rig: Rig) -> None:
    code, lobby = await open_lobby(rig)
    rig.wire.sandbox.faults.cut("PATCH", f"/channels/*/messages/{lobby['id']}")
    await closed(rig, code)
    assert rig.delivering is not None
    courier = rig.delivering.courier
    async with asyncio.timeout(PATIENCE):
        while code not in courier._unreached:
            await asyncio.sleep(0.01)
    await nothing_due(rig)
    assert not courier._unreached and edits(rig, lobby) == 2


async def test_the_last_message_of_a_game_is_written_again_though_discord_failed_for_a_moment(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    place = str((await rig.board(code, ana))["channel_id"])
    await rig.played_out(code)
    end = await ana.until_message(place, lambda m: "🏁" in said(m))
    await nothing_due(rig)
    before, count = edits(rig, end), len(ana.messages(place))
    refused_once(rig, end, 503)
    assert rig.client is not None
    await rig.client.tables.messages.request(code, "end")
    await nothing_due(rig)
    assert edits(rig, end) == before + 2 and len(ana.messages(place)) == count


async def test_a_decided_notice_loses_its_buttons_later_where_discord_failed_for_a_moment(rig: Rig) -> None:
    code, asked = await asked_to_end(rig)
    assert rig.client is not None
    refused_once(rig, asked, 503)
    await rig.client.tables.withdraw_vote(code, int(rig.person("Ana").user.id))
    await nothing_due(rig)
    assert not votes_on(rig, asked), "though no further board was due"
    assert edits(rig, asked) == 2


async def test_a_notice_loses_its_buttons_though_discord_failed_at_the_last_message_of_its_table(rig: Rig) -> None:
    """For as long as it fails they stand; who presses one reads that it is decided."""
    code, asked = await asked_to_end(rig)
    dan, ana, bea = (rig.person(name) for name in ("Dan", "Ana", "Bea"))
    assert rig.client is not None
    faults = rig.wire.sandbox.faults
    faults.refuse("PATCH", f"/channels/*/messages/{asked['id']}", 503, times=1000)
    await rig.client.tables.vote_end(code, int(bea.user.id))
    await rig.until(code, "closed")
    await ana.until_message(str((await rig.look(code)).place.channel), lambda m: button(m, f"k:{code}:") != "")
    (press,) = votes_on(rig, asked)
    told = said(await dan.press(asked, press).message())
    assert "is closed" in told and "nothing can be done or decided there any more" in told
    await rig.stop()
    faults.clear()
    await rig.start()
    await nothing_due(rig)
    assert not votes_on(rig, asked), "it was due still after a restart"


async def test_of_two_notices_of_a_kind_the_older_loses_its_buttons_before_the_newer_one_comes(rig: Rig) -> None:
    code, asked = await asked_to_end(rig)
    ana = int(rig.person("Ana").user.id)
    assert rig.client is not None
    rig.wire.sandbox.faults.refuse("PATCH", f"/channels/*/messages/{asked['id']}", 503, times=2)
    await rig.client.tables.messages._put(
        code,
        PlannedMessage(
            "notice",
            int(rig.person("Dan").user.id),
            END_ASKED,
            {"seat": (await rig.look(code)).seat_of(ana) or 0, "votes": 1, "people": 3, "until": 0},
            sound=True,
        ),
    )
    await nothing_due(rig)
    assert not votes_on(rig, asked)
    dan = rig.person("Dan")
    assert len([m for m in dan.messages(dan.dm()) if button(m, f"v:{code}:0:end:ask")]) == 1


async def asked_to_end(rig: Rig) -> tuple[str, JsonObject]:
    """A table of three where Ana votes to end it: its code, and the notice of that to Dan."""
    dan = rig.person("Dan")
    code = await rig.running("Ana", "Dan", "Bea", seats=3)
    assert rig.client is not None
    await rig.client.tables.vote_end(code, int(rig.person("Ana").user.id))
    asked = await dan.until_message(dan.dm(), lambda m: bool(button(m, f"v:{code}:0:end:ask")))
    await nothing_due(rig)
    return code, asked


def votes_on(rig: Rig, message: JsonObject) -> list[str]:
    """The buttons to vote on a private message of Dan's as it stands now."""
    dan = rig.person("Dan")
    (now,) = [m for m in dan.messages(dan.dm()) if m["id"] == message["id"]]
    return [id for id in ids(now) if id.startswith("v:")]


async def nothing_due(rig: Rig) -> None:
    """Wait until every row of the outbox is delivered or given up."""
    with contextlib.closing(sqlite3.connect(rig.database)) as connection:
        async with asyncio.timeout(PATIENCE):
            while connection.execute("select 1 from outbox").fetchone():
                await asyncio.sleep(0.01)


async def open_lobby(rig: Rig) -> tuple[str, JsonObject]:
    """A table where Ana sits alone: its code, and its message, with nothing left to send."""
    bea = rig.person("Bea")
    await rig.person("Ana").command(rig.channel(), "table open", game="hameln").message()
    code = (await rig.table_in(rig.channel())).code
    lobby = await bea.until_message(rig.channel(), lambda m: bool(button(m, f"j:{code}:")))
    await nothing_due(rig)
    return code, lobby


async def closed(rig: Rig, code: str) -> None:
    """Ana leaves her table, which closes it."""
    ana = rig.person("Ana")
    panel = await ana.command(rig.channel(), "table leave", table=code).message()
    await ana.press(panel, button(panel, f"q:{code}:0:leave:sure")).message()
    await rig.until(code, "closed")


def refused_once(rig: Rig, message: JsonObject, status: int, code: int = 0) -> None:
    """Let the next edit of a message be answered so."""
    words: JsonObject = {"message": "made up by a test", "code": code}
    rig.wire.sandbox.faults.refuse("PATCH", f"/channels/*/messages/{message['id']}", status, words)


def edits(rig: Rig, message: JsonObject) -> int:
    """How often an edit of a message was tried."""
    return len(rig.wire.sandbox.transcript.find("PATCH", f"/messages/{message['id']}"))


def public(rig: Rig) -> list[JsonObject]:
    """What stands in the channel for everybody."""
    return [m for m in rig.person("Bea").messages(rig.channel()) if m["author"]["id"] != rig.person("Bea").user.id]
