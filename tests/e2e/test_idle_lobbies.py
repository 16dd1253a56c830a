"""A lobby that nobody touches: all who sit there hear that it will close, as they like to, and may keep it open."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Person
from bot.sandbox.wire import JsonObject
from tests.support.wire import Wire

from .rig import button, planted, said
from .sound_recorder import QUIET, SoundRecorder, listening

DAY = 86_400.0
WARNED = 12 * DAY + 1
KEEP_OPEN = "t:{}:0:keep_open"


@pytest.fixture
async def recorder(wire: Wire, tmp_path: Path) -> AsyncIterator[SoundRecorder]:
    """A bot on a clock that the test moves."""
    async with listening(wire, tmp_path, "Ana", "Dan", "Émile") as ears:
        yield ears


async def warned(recorder: SoundRecorder, **where: str) -> str:
    """A lobby of Ana, Dan and Émile, who are told of things so, after twelve quiet days; returns its code."""
    rig = recorder.rig
    for name, notices in where.items():
        await rig.person(name).command(rig.channel(), "settings notices", where=notices).message()
    code = await rig.lobby("Ana", "Dan", "Émile", seats=4)
    assert rig.client is not None
    await recorder.calm()
    recorder.sounds()
    recorder.clock.move(WARNED)
    await rig.client.tables.expire(code, "warn")
    await recorder.pass_by(QUIET)
    return code


def warning(person: Person, code: str) -> JsonObject | None:
    """The private message that says that the lobby will close, as it stands now."""
    found = (m for m in person.messages(person.dm()) if button(m, KEEP_OPEN.format(code)))
    return next(found, None)


async def test_everybody_who_sits_there_is_warned_with_the_host_and_may_keep_it_open(recorder: SoundRecorder) -> None:
    rig, code = recorder.rig, await warned(recorder)
    assert recorder.sounds() == {"Ana": ["dm"], "Dan": ["dm"], "Émile": ["dm"]}
    dan, told = rig.person("Dan"), warning(rig.person("Dan"), code)
    assert told and "closes in two days" in said(told)
    answer = await dan.press(told, button(told, KEEP_OPEN.format(code))).message()
    assert "stays open for two more weeks" in said(answer)
    await recorder.calm()
    for name in ("Ana", "Dan", "Émile"):
        assert warning(rig.person(name), code) is None, "it is settled for all of them"
    recorder.clock.move(WARNED)
    assert rig.client is not None
    await rig.client.tables.expire(code, "warn")  # raises unless twelve days have to pass again


async def test_the_warning_comes_as_each_wants_to_hear_of_things(recorder: SoundRecorder) -> None:
    rig, code = recorder.rig, await warned(recorder, Dan="channel", Émile="nowhere")
    assert recorder.sounds() == {"Ana": ["dm"], "Dan": ["mention"]}
    assert warning(rig.person("Émile"), code) is None
    dan = rig.person("Dan")
    lobby = await dan.until_message(rig.channel(), lambda m: bool(button(m, KEEP_OPEN.format(code))))
    assert "it closes in two days" in said(lobby)
    shown = await dan.press(lobby, button(lobby, KEEP_OPEN.format(code))).message()
    assert shown["id"] == lobby["id"] and not button(shown, KEEP_OPEN.format(code))


async def test_who_muted_the_table_is_warned_without_sound(recorder: SoundRecorder) -> None:
    rig = recorder.rig
    code = await rig.lobby("Ana", "Dan", seats=3)
    assert rig.client is not None
    await rig.client.tables.notifications.set_muted(code, int(rig.person("Dan").user.id), True)
    await recorder.calm()
    recorder.sounds()
    recorder.clock.move(WARNED)
    await rig.client.tables.expire(code, "warn")
    await recorder.calm()
    assert recorder.sounds() == {"Ana": ["dm"]}
    assert warning(rig.person("Dan"), code)


async def test_the_button_of_an_older_version_keeps_a_lobby_open_too(recorder: SoundRecorder) -> None:
    rig, code = recorder.rig, await warned(recorder)
    id = f"t:{code}:0:stay:0"
    await rig.person("Dan").press(await planted(rig, id), id).message()
    await recorder.calm()
    assert warning(rig.person("Ana"), code) is None, "it is settled for all of them"


async def test_who_does_not_sit_there_keeps_nothing_open(recorder: SoundRecorder) -> None:
    rig, code = recorder.rig, await warned(recorder, Dan="channel")
    bea = rig.person("Bea")
    lobby = await bea.until_message(rig.channel(), lambda m: bool(button(m, KEEP_OPEN.format(code))))
    await bea.press(lobby, button(lobby, KEEP_OPEN.format(code))).message()
    assert warning(rig.person("Ana"), code), "it closes all the same"
