"""Quiet hours: at night nothing sounds, it arrives silently; the morning tells what still waits."""

from __future__ import annotations

from pathlib import Path

from tests.support.wire import Wire

from .rig import said
from .sound_recorder import LATE, QUIET, SoundRecorder, listening

MIDNIGHT_THERE = "America/Los_Angeles"  # when the clock of these tests begins


async def asleep(recorder: SoundRecorder, name: str) -> None:
    """For this person it is night now."""
    person = recorder.rig.person(name)
    await person.command(person.dm(), "settings zone", zone=MIDNIGHT_THERE).message()


async def test_at_night_a_question_arrives_without_sound(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        await asleep(recorder, "Ana")
        code = await recorder.rig.running("Ana", "Bea", seats=2)
        await recorder.pass_by(QUIET)
        assert "Ana" not in recorder.sounds()
        assert len(recorder.letters("Ana", code)) == 1
        await recorder.pass_by(LATE)
        assert "Ana" not in recorder.sounds()


async def test_a_mention_in_somebodys_night_is_a_name_in_bold(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        for name in ("Ana", "Bea"):
            await (
                recorder.rig.person(name).command(recorder.rig.channel(), "settings notices", where="channel").message()
            )
        await asleep(recorder, "Ana")
        code = await recorder.rig.running("Ana", "Bea", seats=2)
        await recorder.pass_by(QUIET)
        while "Ana" not in await awaited(recorder, code):
            await recorder.play(code, (await recorder.rig.look(code)).awaited[0])
        recorder.sounds()
        await recorder.pass_by(QUIET)
        await recorder.pass_by(LATE)
        assert "Ana" not in recorder.sounds()
        board = await recorder.rig.board(code, recorder.rig.person("Ana"))
        assert f"<@{recorder.rig.person('Ana').user.id}>" not in said(board)


async def awaited(recorder: SoundRecorder, code: str) -> set[str]:
    """The names of those whom the table waits for."""
    table = await recorder.rig.look(code)
    return {recorder.name(table, seat) for seat in table.awaited}


async def test_that_a_channel_is_gone_is_told_without_sound_at_night(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        await asleep(recorder, "Ana")
        code = await recorder.rig.lobby("Ana", seats=3)
        await recorder.calm()
        recorder.sounds()
        wire.world.delete_channel(recorder.rig.channel())
        assert recorder.rig.client is not None
        await recorder.rig.client.tables.messages.request(code, "lobby")
        await recorder.pass_by(QUIET)
        ana = recorder.rig.person("Ana")
        await ana.until_message(ana.dm(), lambda m: "is gone" in said(m))
        assert "Ana" not in recorder.sounds()
