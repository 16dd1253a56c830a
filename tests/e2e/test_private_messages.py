"""When private messages count as closed, and when as open again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.topics import NEW_HOST
from bot.ui.delivery.sending import AGAIN_AFTER, GIVEN_UP_AFTER
from tests.support.wire import Wire

from .rig import Rig, button, ids, said
from .sound_recorder import QUIET, SoundRecorder, listening

CLOSED = [(403, 50007), (403, 50278)]
FAILED = [
    *((403, 50001), (403, 50013), (404, 10003), (404, 10013), (400, 50033)),
    *((403, 20026), (500, 0), (502, 0), (503, 0), (401, 0)),
]


@pytest.fixture
async def recorder(wire: Wire, tmp_path: Path) -> AsyncIterator[SoundRecorder]:
    """A bot on a clock that the test moves."""
    async with listening(wire, tmp_path, "Ana", "Dan") as ears:
        yield ears


async def state(rig: Rig, name: str = "Dan") -> str:
    """What is noted of somebody's private messages."""
    assert rig.client is not None
    return (await rig.client.tables.people.settings(int(rig.person(name).user.id))).dm


async def asked_while_it_fails(recorder: SoundRecorder, status: int, code: int, times: int) -> str:
    """A table that has asked Dan, while what is written to them was answered so; returns its code."""
    rig, private = recorder.rig, recorder.rig.person("Dan").dm().id
    table = await rig.lobby("Ana", "Dan", seats=2)
    await recorder.calm()
    body = {"message": "made up by a test", "code": code}
    rig.wire.sandbox.faults.refuse("POST", f"/channels/{private}/messages", status, body, times=times)
    await rig.person("Ana").command(rig.channel(), "table start").message()
    await recorder.pass_by(QUIET)
    return table


@pytest.mark.parametrize(("status", "code"), CLOSED)
async def test_two_answers_of_discord_close_private_messages_and_the_channel_calls(
    recorder: SoundRecorder, status: int, code: int
) -> None:
    await asked_while_it_fails(recorder, status, code, 1)
    await recorder.pass_by(QUIET)
    assert await state(recorder.rig) == "closed"
    assert recorder.sounds()["Dan"] == ["mention"]


@pytest.mark.parametrize(("status", "code"), FAILED)
async def test_what_fails_for_another_reason_closes_nothing_and_is_tried_again(
    recorder: SoundRecorder, status: int, code: int
) -> None:
    table = await asked_while_it_fails(recorder, status, code, 1)
    assert await state(recorder.rig) != "closed"
    await recorder.pass_by(AGAIN_AFTER)
    assert len(recorder.letters("Dan", table)) == 1 and recorder.sounds()["Dan"] == ["dm"]
    assert await state(recorder.rig) == "open"


async def test_what_discord_refuses_for_no_reason_of_theirs_is_given_up_after_a_day(recorder: SoundRecorder) -> None:
    await asked_while_it_fails(recorder, 404, 10003, 1000)
    for _ in range(3):
        await recorder.pass_by(GIVEN_UP_AFTER)
    assert not recorder._count("kind = 'direct_message' and sound = 1") and await state(recorder.rig) != "closed"


async def test_they_count_as_open_again_as_soon_as_any_of_them_arrives(recorder: SoundRecorder) -> None:
    rig, dan = recorder.rig, recorder.rig.person("Dan")
    code = await asked_while_it_fails(recorder, 403, 50007, 1)
    assert await state(rig) == "closed" and rig.client is not None
    notice = PlannedMessage("notice", int(dan.user.id), NEW_HOST)  # as one that was due before
    await rig.client.tables.messages._put(code, notice)
    await recorder.calm()
    assert await state(rig) == "open"


async def test_who_presses_in_the_private_channel_is_written_to_there_again(recorder: SoundRecorder) -> None:
    rig, dan = recorder.rig, recorder.rig.person("Dan")
    rig.wire.world.change_person(dan.user, dms_closed=True)
    code = await rig.running("Ana", "Dan", seats=2)
    await recorder.pass_by(QUIET)
    assert await state(rig) == "closed"
    rig.wire.world.change_person(dan.user, dms_closed=False)
    await dan.command(rig.channel(), "turns").message()
    assert await state(rig) == "closed", "this tells nothing of it"
    page = await dan.command(dan.dm(), "turns").message()
    assert await state(rig) == "unknown"
    panel = await dan.press(page, button(page, f"o:{code}")).message()
    assert code in said(panel) and ids(panel)


async def test_a_private_channel_is_opened_once_however_many_people_there_are(recorder: SoundRecorder) -> None:
    """discord.py keeps 128 of them: with more people nearly every message opened one anew, which Discord limits."""
    rig, world = recorder.rig, recorder.rig.wire.world
    guild = world.guild(rig.channel().guild_id or "")
    people = [world.add_person(f"Guest {n}") for n in range(140)]
    for person in people:
        world.join(guild, person)
    assert rig.client is not None
    channels = rig.client._delivery._private.channels
    rig.wire.sandbox.transcript.exchanges.clear()
    first, again = [[await channels.to(int(person.id)) for person in people] for _ in range(2)]
    assert [channel.id for channel in first] == [channel.id for channel in again]
    assert len(rig.wire.sandbox.transcript.find("POST", "/users/@me/channels")) == len(people)
