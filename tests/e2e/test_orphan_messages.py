"""What a killed process sent and could not remember does not stay beside what the next one sends."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from dataclasses import replace

import discord
import pytest

from bot.clock import WallClock
from bot.tables import Posted, Tables
from bot.tables.values import DueKind
from bot.text import words_for
from bot.ui.delivery.direct_message_sending import send_direct_message
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.posting import post
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text
from bot.ui.screens.board import board_buttons
from bot.ui.screens.direct_message import MUTE, DirectMessage
from db import Database
from rules import GAMES

from .rig import Rig, button, said


async def sent_and_forgotten(rig: Rig, code: str) -> str:
    """A board of this table that no row remembers; returns its id."""
    assert rig.client is not None
    table = await rig.look(code)
    perspective = Perspective(table, GAMES[table.game], words_for("en"))
    channel = rig.client.get_partial_messageable(table.place.channel)
    return str(
        await post(channel, Screen((Text("forgotten"), ButtonRow(board_buttons(perspective)[:4]))), nonce="forgotten")
    )


async def test_a_board_forgotten_before_the_end_is_taken_away_with_the_end(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    place = str((await rig.board(code, ana))["channel_id"])
    forgotten = await sent_and_forgotten(rig, code)
    await rig.played_out(code)
    await ana.until_message(place, lambda m: "🏁" in said(m))
    await rig.wire.world.until(lambda: all(m["id"] != forgotten for m in ana.messages(place)))
    assert len([m for m in ana.messages(place) if button(m, f"l:{code}")]) == 1


async def due_at_the_next_start(rig: Rig, code: str) -> None:
    """The process ends in the middle of sending a board: its row was taken, and what became of it was not noted."""
    await rig.stop()
    database = await Database.open(rig.database)
    await Tables(database, WallClock()).messages.request(code, "board")
    await database.write(lambda link: link.execute("update outbox set attempts = 1"))
    await database.close()


@pytest.mark.parametrize("after", ["it was sent", "its news were noted"])
async def test_a_forgotten_board_is_taken_away_and_the_known_one_stays(rig: Rig, after: str) -> None:
    """Its process was killed after it had sent it, or after it had noted what its news begin with."""
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    known = await rig.board(code, ana)
    forgotten = await sent_and_forgotten(rig, code)
    if after == "its news were noted" and rig.client:
        noted = Posted("since", None, int(known["channel_id"]), int(forgotten), 0.0, 1)
        await rig.client.tables.messages.remember(code, noted)
        rig.timing = replace(rig.timing, newest=60.0)  # the known one was sent just now, and would not be asked about
    await due_at_the_next_start(rig, code)
    place = str(known["channel_id"])
    boards = [m["id"] for m in ana.messages(place) if button(m, f"l:{code}")]
    assert len(boards) == 2 and forgotten in boards

    await rig.start()
    await rig.wire.world.until(lambda: all(m["id"] != forgotten for m in ana.messages(place)))
    standing = [m for m in ana.messages(place) if button(m, f"l:{code}")]
    assert len(standing) == 1
    assert "Waiting for" in said(standing[0])


@pytest.mark.parametrize("kind", ["direct_message", "late"])
async def test_a_forgotten_private_message_is_taken_away_by_the_next_one(rig: Rig, kind: DueKind) -> None:
    """Sent by a process that ended at once; when the next one sends it, Discord has forgotten the nonce.

    A late ring is not sent again where its person has answered meanwhile.
    """
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    known = await ana.until_message(ana.dm(), lambda m: bool(button(m, f"{ids.MOVE}:{code}")))
    assert rig.client is not None
    channel = await rig.client.create_dm(discord.Object(int(ana.user.id)))
    row = ButtonRow((Button("Open", Id(ids.MOVE, code)), Button("Mute", Id(ids.DIRECT_MESSAGE, code, 0, MUTE, "on"))))
    forgotten = await send_direct_message(channel, DirectMessage("forgotten", row), nonce="forgotten", silent=True)
    await rig.stop()
    database = await Database.open(rig.database)
    await Tables(database, WallClock()).messages.request(code, kind, int(ana.user.id))
    await database.write(lambda link: link.execute("update outbox set attempts = 1"))
    await database.close()

    await rig.start()
    await rig.wire.world.until(lambda: all(m["id"] != str(forgotten) for m in ana.messages(ana.dm())))
    (standing,) = [m for m in ana.messages(ana.dm()) if button(m, f"{ids.MOVE}:{code}")]
    assert "forgotten" not in said(standing) and (standing["id"] == known["id"]) is (kind == "late")


async def test_a_forgotten_reminder_is_not_taken_for_a_private_message_of_the_table(rig: Rig) -> None:
    """It would be sent again with a second sound; its own row finds it (found by the simulated month)."""
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    known = await ana.until_message(ana.dm(), lambda m: bool(button(m, f"{ids.MOVE}:{code}")))
    assert rig.client is not None
    channel = await rig.client.create_dm(discord.Object(int(ana.user.id)))
    row = ButtonRow((Button("Notre Dame", Id(ids.MOVE, code)),))
    await send_direct_message(channel, DirectMessage("reminder", row), nonce="reminder", silent=False)
    await rig.stop()
    database = await Database.open(rig.database)
    await Tables(database, WallClock()).messages.request(code, "direct_message", int(ana.user.id))
    await database.write(lambda link: link.execute("update outbox set attempts = 1"))
    await database.close()

    await rig.start()
    await rig.wire.world.until(lambda: all(m["id"] != known["id"] for m in ana.messages(ana.dm())))
    with contextlib.closing(sqlite3.connect(rig.database)) as connection:
        while connection.execute("select 1 from outbox").fetchall():
            await asyncio.sleep(0.02)
    assert "reminder" in [said(m) for m in ana.messages(ana.dm())]
