"""Nudges through the real client: who may, what arrives, and what the asker reads."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.tables.transitions.topics import NUDGE
from bot.ui.delivery.asking_notices import KINDS
from bot.ui.delivery.orphan_messages import orphan_notice
from tests.support.wire import Wire

from .rig import button, ids, said
from .sound_recorder import SoundRecorder, listening
from .test_quiet_hours import asleep
from .test_reminders import DAY, HOUR, Forgetful, answered, minutes, waiting_at


async def nudge(recorder: SoundRecorder, code: str) -> str:
    """Bea nudges whom the table waits for; returns what she reads."""
    bea = recorder.rig.person("Bea")
    return plain(said(await bea.command(bea.dm(), "table nudge", table=code).message()))


def plain(text: str) -> str:
    """The text without the signs that keep names apart."""
    return text.replace("\u2068", "").replace("\u2069", "")


async def waiting(recorder: SoundRecorder) -> str:
    """A table that waits for Ana, where Bea reads English."""
    assert recorder.rig.client is not None
    await recorder.rig.client.tables.people.change(
        int(recorder.rig.person("Bea").user.id), lambda own: replace(own, language="en")
    )
    (code,) = await waiting_at(recorder, "tavern")
    return code


async def test_from_six_hours_on_a_nudge_arrives_with_sound_once_a_day(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        code = await waiting(recorder)
        assert "a nudge is possible from" in await nudge(recorder, code)
        await recorder.pass_by(6 * HOUR)
        assert "reaches Ana at once" in await nudge(recorder, code)
        await recorder.pass_by(1)
        assert recorder.sounds() == {"Ana": ["dm"]}
        ana = recorder.rig.person("Ana")
        (letter,) = [m for m in ana.messages(ana.dm()) if "glad to go on" in said(m)]
        assert "Bea" in said(letter) and code in said(letter) and button(letter, f"o:{code}")
        assert "a nudge is possible from" in await nudge(recorder, code)
        await recorder.pass_by(1)
        assert recorder.sounds() == {}


async def test_a_nudge_whose_answer_was_lost_is_not_sent_again_when_its_nonce_holds_no_longer(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        code = await waiting(recorder)
        await recorder.pass_by(6 * HOUR)
        ana = recorder.rig.person("Ana")
        wire.world.nonces = Forgetful()
        wire.sandbox.faults.cut("POST", f"/channels/{ana.dm().id}/messages")
        assert "reaches Ana at once" in await nudge(recorder, code)
        await minutes(recorder, 3)
        assert recorder.sounds() == {"Ana": ["dm"]}
        assert len([m for m in ana.messages(ana.dm()) if "glad to go on" in said(m)]) == 1


async def test_an_older_nudge_that_reads_the_same_is_not_taken_for_one_that_was_lost(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        code = await waiting(recorder)
        await recorder.pass_by(6 * HOUR)
        await nudge(recorder, code)
        await recorder.pass_by(1)
        ana, host = recorder.rig.person("Ana"), recorder.rig.client
        assert host is not None
        (sent,) = [message for message in ana.messages(ana.dm()) if "glad to go on" in said(message)]
        known = [m.message for m in await host.tables.messages.posted(code) if m.kind == KINDS[NUDGE]]
        assert known == [int(sent["id"])], "what is known to have been sent"
        channel = await (await host.fetch_user(int(ana.user.id))).create_dm()
        assert await orphan_notice(channel, sent["content"], known[0]) is None
        found = await orphan_notice(channel, sent["content"], known[0] - 1)
        assert found is not None and found.id == known[0]


async def test_at_night_it_is_silent_and_the_asker_reads_by_when_it_arrives(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        code = await waiting(recorder)
        await asleep(recorder, "Ana")
        await recorder.pass_by(6 * HOUR)
        assert "at the latest" in await nudge(recorder, code)
        await recorder.pass_by(1)
        assert recorder.sounds() == {}


async def test_muted_and_closed_are_not_told_apart_and_nothing_sounds(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        code = await waiting(recorder)
        assert recorder.rig.client is not None
        ana = int(recorder.rig.person("Ana").user.id)
        await recorder.rig.client.tables.notifications.set_muted(code, ana, True)
        await recorder.pass_by(6 * HOUR)
        assert "reaches Ana at once" in await nudge(recorder, code)
        await recorder.pass_by(1)
        assert recorder.sounds() == {}
        await recorder.rig.client.tables.people.change(ana, lambda own: replace(own, notices="nowhere"))
        await recorder.pass_by(DAY)
        assert "reaches Ana at once" in await nudge(recorder, code)
        await recorder.pass_by(1)
        assert recorder.sounds() == {}


async def test_who_is_not_asked_cannot_be_nudged_and_more_has_the_button(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        code = await waiting(recorder)
        await recorder.pass_by(7 * HOUR)
        bea = recorder.rig.person("Bea")
        board = await recorder.rig.board(code, bea)
        more = await bea.press(board, button(board, f"m:{code}")).message()
        reply = await bea.press(more, next(id for id in ids(more) if ":nudge:" in id)).message()
        assert "reaches Ana" in plain(said(reply))
        await answered(recorder, code)
        table = await recorder.rig.look(code)
        seat = recorder.seat(table, "Ana") + 1
        reply = await bea.command(bea.dm(), "table nudge", seat=seat, table=code).message()
        assert "is not asked now" in said(reply)
        reply = await bea.command(bea.dm(), "table nudge", seat=recorder.seat(table, "Bea") + 1, table=code).message()
        assert "your own seat" in said(reply)


async def test_turns_lists_what_waits_for_me_and_what_waits_for_others(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        code = await waiting(recorder)
        ana, bea = recorder.rig.person("Ana"), recorder.rig.person("Bea")
        mine = said(await ana.command(ana.dm(), "turns").message())
        assert "One table waits for you" in mine and code in mine
        reply = await bea.command(bea.dm(), "turns").message()
        assert "Waiting for others" in said(reply) and "Ana" in said(reply)
        assert button(reply, f"o:{code}")
