"""What goes wrong at Discord: presses twice, deliveries twice, the line dropped, sends refused, channels gone."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from bot.sandbox import May, Person
from bot.sandbox.entities import Overwrite
from bot.sandbox.wire import JsonObject
from bot.tables import Later
from bot.tables.values.timing import Timing
from bot.ui.delivery.private_channels import PrivateChannels
from bot.ui.kit.posting import WAIT_TO_OPEN
from tests.support.movable_clock import MovableClock
from tests.support.wire import Wire

from .players import Presser
from .rig import PATIENCE, Rig, button, ids, rigged, said
from .sound_recorder import QUIET, listening
from .test_edits_tried_again import nothing_due


async def panel_of(rig: Rig, person: Person, code: str) -> JsonObject:
    """The panel of a person, by command."""
    place = str((await rig.look(code)).place.channel)
    return await person.command(place, "move", table=code).message()


def answer_on(panel: JsonObject, code: str) -> str:
    """A press that is a whole answer."""
    return button(panel, f"p:{code}:")


async def moves_of(rig: Rig, code: str) -> int:
    """How many moves were stored: log lines that led to a new state."""
    assert rig.client is not None
    entries = await rig.client.tables.log(code)
    return len({entry.line for entry in entries if entry.seat is not None and not entry.event.key.startswith("table_")})


# --------------------------------------------------------------------------- twice


async def test_two_presses_at_once_make_one_move_and_the_other_is_told(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    panel = await panel_of(rig, ana, code)
    press = answer_on(panel, code)
    before = await moves_of(rig, code)
    first, second = ana.press(panel, press), ana.press(panel, press)
    await asyncio.gather(first.message(), second.message())
    assert await moves_of(rig, code) == before + 1
    # One panel was updated twice: the later answer says that the table has moved on.
    assert {first.state, second.state} == {"answered"}


async def test_two_people_answering_side_by_side_do_not_disturb_each_other(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    code = await rig.running("Ana", "Dan", seats=2)
    panels = [(person, await panel_of(rig, person, code)) for person in (ana, dan)]
    handles = [person.press(panel, answer_on(panel, code)) for person, panel in panels]
    replies = await asyncio.gather(*(handle.message() for handle in handles))
    assert all("Done" in said(reply) for reply in replies), [said(reply) for reply in replies]


async def test_the_same_interaction_delivered_twice_counts_once(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    panel = await panel_of(rig, ana, code)
    before = await moves_of(rig, code)
    rig.wire.sandbox.gateway.duplicate_next("INTERACTION_CREATE")
    assert "Done" in said(await ana.press(panel, answer_on(panel, code)).message())
    await panel_of(rig, ana, code)  # it comes after the second delivery
    assert await moves_of(rig, code) == before + 1


async def test_a_table_whose_opening_is_delivered_twice_is_open_and_said_to_be(rig: Rig) -> None:
    ana = rig.person("Ana")
    rig.wire.sandbox.gateway.duplicate_next("INTERACTION_CREATE")
    reply = await ana.command(rig.channel(), "table open", {"game": "rattus_cartus", "seats": 2}).message()
    assert "is open" in said(reply)


# --------------------------------------------------------------------------- the line


async def test_a_press_while_the_line_is_down_counts_when_it_is_up_again(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    panel = await panel_of(rig, ana, code)
    before = await moves_of(rig, code)
    await rig.wire.sandbox.gateway.drop()
    reply = await ana.press(panel, answer_on(panel, code)).message()
    assert "Done" in said(reply)
    assert await moves_of(rig, code) == before + 1


async def test_a_board_that_met_429_and_500_arrives_all_the_same(rig: Rig) -> None:
    faults = rig.wire.sandbox.faults
    faults.limit("POST", "/channels/*/messages", 0.05)
    faults.refuse("POST", "/channels/*/messages", 502)
    code = await rig.running("Ana", seats=3)
    ana = rig.person("Ana")
    assert "Waiting for" in said(await rig.board(code, ana, until="Waiting for"))
    await ana.until_message(ana.dm(), lambda m: code in said(m))


async def test_a_message_that_arrived_though_the_line_broke_is_not_sent_twice(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.lobby("Ana", seats=2)
    rig.wire.sandbox.faults.cut("POST", "/channels/*/messages", times=2)
    await ana.command(rig.channel(), "table start").message()
    board = await rig.board(code, ana)
    await ana.until_message(ana.dm(), lambda m: code in said(m))
    await nothing_due(rig)  # both have been tried again
    place = board["channel_id"]
    assert len([m for m in ana.messages(place) if button(m, f"h:{code}")]) == 1
    assert len([m for m in ana.messages(ana.dm()) if button(m, f"o:{code}")]) == 1


# --------------------------------------------------------------------------- people out of reach


async def test_with_closed_private_messages_the_channel_rings_and_the_panel_has_the_hand(rig: Rig) -> None:
    dan = rig.person("Dan")
    rig.wire.world.change_person(dan.user, dms_closed=True)
    code = await rig.running("Ana", "Dan", seats=2)
    board = await rig.board(code, dan, until=f"<@{dan.user.id}>")
    assert [n for n in dan.notifications() if n.message_id == board["id"] and n.reason == "mention"]
    panel = await dan.press(board, f"h:{code}").message()
    assert "Your hand" in said(panel)
    assert not [m for m in dan.messages(dan.dm()) if code in said(m)]


async def test_who_shares_no_server_with_us_any_more_is_written_to_once(rig: Rig) -> None:
    dan, code = rig.person("Dan"), await rig.lobby("Ana", "Dan", seats=2)
    rig.wire.world.leave(rig.wire.world.guild(rig.channel().guild_id or ""), dan.user)
    await rig.person("Ana").command(rig.channel(), "table start").message()
    await rig.board(code, rig.person("Ana"), until="has left this server")
    sent = rig.wire.sandbox.transcript.find("POST", f"/channels/{dan.dm().id}/messages")
    assert [exchange.answer["code"] for exchange in sent] == [50278]
    assert rig.client is not None and (await rig.client.tables.people.settings(int(dan.user.id))).dm == "closed"


async def test_private_channels_refused_as_opened_too_fast_are_tried_again_after_a_long_and_growing_wait(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, "Ana", "Dan") as recorder:
        wire.sandbox.limits.direct_messages = (1, 3600.0)
        code = await recorder.rig.running("Ana", "Dan", seats=2)
        await recorder.pass_by(QUIET)
        tries = [opened(wire)]
        for seconds in (WAIT_TO_OPEN - 5, 5, 2 * WAIT_TO_OPEN - 5, 5):
            await recorder.pass_by(seconds)
            tries.append(opened(wire))
        assert tries == [2, 2, 3, 3, 4], "Ana's, and Dan's that is refused"
        wire.clock.advance(3600.0)
        await recorder.pass_by(4 * WAIT_TO_OPEN)
        assert len(recorder.letters("Dan", code)) == 1 and "Dan" in recorder.sounds()


async def test_private_channels_refused_side_by_side_are_waited_for_as_one(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana") as recorder:
        assert recorder.rig.client is not None
        channels = PrivateChannels(recorder.rig.client, recorder.clock)
        people = [int(wire.person(name).user.id) for name in ("Ana", "Bea", "Chloé", "Dan", "Émile")]
        wire.sandbox.limits.direct_messages = (1, 3600.0)

        async def waits() -> list[float]:
            """How long each of those is to be waited for who have no channel."""
            found = await asyncio.gather(*(channels.to(person) for person in people), return_exceptions=True)
            return [round(later.seconds or 0) for later in found if isinstance(later, Later)]

        assert await waits() == 4 * [WAIT_TO_OPEN]
        assert await waits() == 4 * [WAIT_TO_OPEN] and opened(wire) == 5, "nobody is tried meanwhile"
        recorder.clock.move(WAIT_TO_OPEN)
        assert await waits() == 4 * [2 * WAIT_TO_OPEN]


def opened(wire: Wire) -> int:
    """How often a private channel was asked for."""
    return len(wire.sandbox.transcript.find("POST", "/users/@me/channels"))


async def test_when_the_channel_is_gone_people_are_told_and_the_table_moves(rig: Rig) -> None:
    ana, cellar = rig.person("Ana"), rig.channel("cellar")
    code = await rig.running("Ana", "Dan", seats=2)
    await rig.board(code, ana)
    thread = rig.wire.world.channel(str((await rig.look(code)).place.channel))
    rig.wire.world.delete_channel(thread)
    direct_message = await ana.until_message(ana.dm(), lambda m: bool(button(m, f"o:{code}")))
    panel = await ana.press(direct_message, f"o:{code}").message()  # the private way goes on
    await ana.press(panel, answer_on(panel, code)).message()
    told = await ana.until_message(ana.dm(), lambda m: "is gone" in said(m))
    assert code in said(told)

    reply = await ana.command(cellar, "table board", table=code).message()
    assert code in said(reply)
    board = await rig.board(code, ana)
    assert board["channel_id"] == cellar.id
    await ana.until_message(ana.dm(), lambda m: m["id"] == told["id"] and said(m).startswith("Settled"))
    await asyncio.gather(Presser(rig, "Ana", code).answer(), Presser(rig, "Dan", code).answer())


async def test_a_missing_permission_is_told_to_the_host_by_name(wire: Wire, tmp_path: Path) -> None:
    async with rigged(
        wire, tmp_path, Timing(quiet=0.0, bot_player=0.0, burst=0.0, sealed=0.0, fold=0.0, picture=0.0, newest=0.0)
    ) as rig:
        ana, public_channel = rig.person("Ana"), rig.channel()
        code = await rig.lobby("Ana", seats=2)
        await ana.until_message(public_channel, lambda m: bool(button(m, f"b:{code}")))
        guild = rig.wire.world.guild(public_channel.guild_id or "")
        denied = May.SEND_MESSAGES | May.CREATE_PUBLIC_THREADS
        public_channel.overwrites[guild.id] = Overwrite(deny=int(denied))
        await ana.command(public_channel, "table start").message()
        told = await ana.until_message(ana.dm(), lambda m: "Send Messages" in said(m))
        assert code in said(told)

        reply = await rig.person("Dan").command(public_channel, "table open", game="rattus_cartus").message()
        assert "Send Messages" in said(reply)


# --------------------------------------------------------------------------- old boards


async def test_a_board_grown_old_is_posted_anew_and_leaves_one_line(wire: Wire, tmp_path: Path) -> None:
    rig = Rig(wire, tmp_path / "rig.db", clock=MovableClock())
    await rig.start()
    try:
        ana = rig.person("Ana")
        code = await rig.running("Ana", "Dan", seats=2)
        first = await rig.board(code, ana)
        assert isinstance(rig.clock, MovableClock) and rig.client is not None
        async with asyncio.timeout(PATIENCE):  # until the bot knows as well when it was posted
            while not any(
                str(posted.message) == first["id"] for posted in await rig.client.tables.messages.posted(code)
            ):
                await asyncio.sleep(0.01)
        rig.clock.move(3600)
        panel = await panel_of(rig, ana, code)
        await ana.press(panel, answer_on(panel, code)).message()
        async with asyncio.timeout(PATIENCE):
            while (second := await rig.board(code, ana))["id"] == first["id"]:
                await asyncio.sleep(0.01)
        left = await ana.until_message(first["channel_id"], lambda m: m["id"] == first["id"] and not ids(m))
        assert said(left).startswith("-# ") and "\n" not in said(left)
        assert "Waiting for" in said(second)
    finally:
        await rig.stop()


async def test_a_board_that_somebody_deleted_is_posted_anew(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    first = await rig.board(code, ana)
    channel = rig.wire.world.channel(first["channel_id"])
    del channel.messages[first["id"]]
    panel = await panel_of(rig, ana, code)
    await ana.press(panel, answer_on(panel, code)).message()
    assert (await rig.board(code, ana))["id"] != first["id"]


# --------------------------------------------------------------------------- answers and tables that break


async def test_an_answer_that_met_502_is_given_again(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    rig.wire.sandbox.faults.refuse("POST", "/interactions/*/callback", 502)
    panel = await panel_of(rig, ana, code)
    assert "only you see this" in said(panel)


async def test_a_command_whose_answer_was_lost_is_not_called_gone_but_said_to_be_stored(rig: Rig) -> None:
    rig.wire.sandbox.faults.refuse("POST", "/interactions/*/callback", 403)
    opened = rig.person("Ana").command(rig.channel(), "table open", game="rattus_cartus", seats=2)
    reply = said(await opened.message())
    assert "stored and counts" in reply and "gone" not in reply
    assert (await rig.table_in(rig.channel())).status == "open"


async def test_a_table_that_cannot_be_read_says_so_and_the_others_live_on(rig: Rig) -> None:
    ana = rig.person("Ana")
    broken = await rig.running("Ana", "Dan", seats=2)
    whole = await rig.running("Ana", "Dan", seats=2, channel=rig.channel("cellar"))
    board = await rig.board(broken, ana)
    await rig.stop()
    with sqlite3.connect(rig.database) as connection:
        connection.execute("update states set state = '{\"version\": 1}' where code = ?", (broken,))
    connection.close()
    await rig.start()
    assert "cannot be read" in said(await ana.press(board, f"o:{broken}").message())
    assert "cannot be read" in said(await ana.command(ana.dm(), "hand", table=broken).message())
    panel = await panel_of(rig, ana, whole)
    assert "Done" in said(await ana.press(panel, answer_on(panel, whole)).message())
