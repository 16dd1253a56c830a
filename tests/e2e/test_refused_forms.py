"""Forms that Discord refuses as they are: a sentence to who pressed, and the least form of a message that is due."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.sandbox.transcript import Exchange
from bot.sandbox.wire import JsonObject
from bot.tables.workers.courier import REFUSALS
from bot.ui.interactions import replies
from tests.support.logs import Log, debug_log
from tests.support.wire import Wire

from .rig import EPHEMERAL, Rig, button, ids, said
from .sound_recorder import BURST, QUIET, SoundRecorder, listening
from .test_forum import forum_mode, posts, table_in
from .test_outages import until
from .test_undeliverable import answer_on, moves_of, panel_of

ALWAYS = 100_000
REFUSED = "Discord refused my answer as it was"


@pytest.fixture
def debug() -> Iterator[Log]:
    """The log on DEBUG."""
    with debug_log() as log:
        yield log


@pytest.fixture
async def recorder(debug: Log, wire: Wire, tmp_path: Path) -> AsyncIterator[SoundRecorder]:
    """Two people at a bot on a standing clock."""
    async with listening(wire, tmp_path, "Ana", "Dan") as ready:
        yield ready


async def tried_out(recorder: SoundRecorder) -> None:
    """Time for all tries of a message."""
    for pause in (0.0, 1.0, 2.0):
        await recorder.pass_by(pause)


async def started(recorder: SoundRecorder) -> str:
    """A lobby that has started a moment ago."""
    code = await recorder.rig.lobby("Ana", "Dan", seats=2)
    await recorder.calm()
    await start(recorder, code)
    return code


async def start(recorder: SoundRecorder, code: str) -> None:
    """The host starts; the message of that arrives."""
    await recorder.rig.person("Ana").command(recorder.rig.channel(), "table start").message()
    await recorder.calm()


async def moved(recorder: SoundRecorder, code: str) -> None:
    """Somebody who is asked moves, and what follows has its time."""
    await recorder.play(code, (await recorder.rig.look(code)).awaited[0])
    await recorder.pass_by(max(BURST, QUIET) + 1)


async def public(recorder: SoundRecorder, code: str) -> list[JsonObject]:
    """The messages where the table stands that everybody sees, without what is left of older ones."""
    place = str((await recorder.rig.look(code)).place.channel)
    return [m for m in recorder.rig.person("Ana").messages(place) if not m["flags"] & EPHEMERAL and ids(m)]


def refused(recorder: SoundRecorder) -> list[Exchange]:
    """What was refused until now."""
    return [exchange for exchange in recorder.rig.wire.sandbox.transcript.exchanges if exchange.injected]


def faults_in(debug: Log) -> list[str]:
    """The faults in the log: what happened."""
    return [line["event"] for line in debug.lines if line["level"] == "error"]


# --------------------------------------------------------------------------- answers


async def test_a_press_whose_answer_is_refused_counts_and_says_so(debug: Log, rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    panel, before = await panel_of(rig, ana, code), await moves_of(rig, code)
    rig.wire.sandbox.faults.refuse_form("POST", "/interactions/*/callback")
    reply = await ana.press(panel, answer_on(panel, code)).message()
    assert "is stored and counts" in said(reply) and "by typing" in said(reply) and not ids(reply)
    assert reply["flags"] & EPHEMERAL and reply["id"] != panel["id"]
    assert await moves_of(rig, code) == before + 1
    assert faults_in(debug) == ["an answer was refused as it is"]


async def test_a_command_whose_answer_is_refused_is_answered_in_the_language_of_its_reader(rig: Rig) -> None:
    dan, code = rig.person("Dan"), await rig.running("Ana", "Dan", seats=2)
    await dan.command(rig.channel(), "settings language", language="fr").message()
    rig.wire.sandbox.faults.refuse_form("POST", "/interactions/*/callback")
    reply = await dan.command(rig.channel(), "move", table=code).message()
    assert said(reply).startswith("Discord a refusé ma réponse telle quelle. Tu peux continuer")


async def test_an_answer_refused_after_a_sign_of_life_is_a_sentence_too(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    panel = await panel_of(rig, ana, code)
    monkeypatch.setattr(replies, "PATIENCE", 0)
    faults = rig.wire.sandbox.faults
    faults.refuse_form("PATCH", "/webhooks/*/messages/@original")
    reply = await ana.command(rig.channel(), "hand", table=code).message()
    assert said(reply).startswith(REFUSED)
    faults.refuse_form("PATCH", "/webhooks/*/messages/@original")
    press = ana.press(panel, answer_on(panel, code))
    await rig.wire.world.until(press.followups)
    (further,) = press.followups()
    assert "is stored and counts" in said(further) and further["flags"] & EPHEMERAL


async def test_a_press_whose_sign_of_life_is_refused_counts_and_is_answered_if_there_is_time(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    panel, before = await panel_of(rig, ana, code), await moves_of(rig, code)
    monkeypatch.setattr(replies, "PATIENCE", 0)
    rig.wire.sandbox.faults.refuse("POST", "/interactions/*/callback", 403)
    assert "Done" in said(await ana.press(panel, answer_on(panel, code)).message())
    assert await moves_of(rig, code) == before + 1


async def test_where_the_sentence_is_refused_too_nothing_more_is_said(debug: Log, rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    rig.wire.sandbox.faults.refuse_form("POST", "/interactions/*/callback", times=2)
    press = ana.command(rig.channel(), "hand", table=code)
    await until(lambda: len(faults_in(debug)) == 2)
    assert press.state == "pending"


# --------------------------------------------------------------------------- public messages


async def test_a_board_refused_three_times_comes_in_its_least_form_and_with_the_next_move_as_usual(
    recorder: SoundRecorder, debug: Log
) -> None:
    code = await recorder.rig.lobby("Ana", "Dan", seats=2)
    await recorder.calm()
    faults = recorder.rig.wire.sandbox.faults
    faults.refuse_form("*", "/channels/*", holding=f'"h:{code}"', times=ALWAYS)
    await start(recorder, code)
    await tried_out(recorder)
    (least,) = await public(recorder, code)
    assert ids(least) == [f"o:{code}"]
    assert all(told in said(least) for told in (code, "Waiting for", "Dan", "`/move`", "`/cartus`"))
    assert len(refused(recorder)) == REFUSALS
    await moved(recorder, code)
    await tried_out(recorder)
    assert len(refused(recorder)) == 2 * REFUSALS, "with each move the usual form is tried again"
    faults.clear()
    await moved(recorder, code)
    (usual,) = await public(recorder, code)
    assert usual["id"] == least["id"] and button(usual, f"h:{code}")
    assert set(faults_in(debug)) == {"a message was refused as it is"}


async def test_a_lobby_refused_three_times_has_the_ways_in_by_typing(recorder: SoundRecorder) -> None:
    ana, dan, public_channel = recorder.rig.person("Ana"), recorder.rig.person("Dan"), recorder.rig.channel()
    faults = recorder.rig.wire.sandbox.faults
    faults.refuse_form("*", "/channels/*", holding='"custom_id": "j:', times=ALWAYS)
    await ana.command(public_channel, "table open", game="rattus_cartus", seats=2).message()
    await tried_out(recorder)
    code = (await recorder.rig.table_in(public_channel)).code
    (least,) = await public(recorder, code)
    assert ids(least) == [f"c:{code}"] and "`/table join`" in said(least)
    faults.clear()
    await dan.command(public_channel, "table join").message()
    await recorder.calm()
    (usual,) = await public(recorder, code)
    assert usual["id"] == least["id"] and button(usual, f"j:{code}") and "Dan" in said(usual)


async def test_the_post_of_a_lobby_refused_three_times_begins_with_the_ways_in_by_typing(
    recorder: SoundRecorder,
) -> None:
    rig = recorder.rig
    forum = await forum_mode(rig)
    faults = rig.wire.sandbox.faults
    faults.refuse_form("*", "/channels/*", holding='"custom_id": "j:', times=ALWAYS)
    await rig.person("Ana").command(rig.channel(), "table open", game="rattus_cartus", seats=2).message()
    await tried_out(recorder)
    (post,) = posts(rig, forum)
    code = (await table_in(rig, post)).code
    (least,) = await public(recorder, code)
    assert ids(least) == [f"c:{code}"] and "`/table join`" in said(least)


async def test_a_call_gets_the_least_board_and_nobody_is_called_twice(recorder: SoundRecorder) -> None:
    dan, rig = recorder.rig.person("Dan"), recorder.rig
    await dan.command(rig.channel(), "settings notices", where="channel").message()
    code = await started(recorder)
    faults = rig.wire.sandbox.faults
    faults.refuse_form("*", "/channels/*", holding=f'"h:{code}"', times=ALWAYS)
    await recorder.pass_by(QUIET)
    await tried_out(recorder)
    assert recorder.sounds()["Dan"] == ["mention"]
    least = (await public(recorder, code))[-1]
    assert ids(least) == [f"o:{code}"] and f"<@{dan.user.id}>" in said(least).splitlines()[0]
    assert dan.user.id in [user["id"] for user in least["mentions"]], "who was called is called by it still"
    faults.clear()
    await moved(recorder, code)
    assert button((await public(recorder, code))[-1], f"h:{code}")
    assert recorder.sounds().get("Dan", []) in ([], ["mention"])


async def test_a_call_in_whose_place_nothing_may_stand_holds_up_no_board(recorder: SoundRecorder, debug: Log) -> None:
    dan, rig = recorder.rig.person("Dan"), recorder.rig
    await dan.command(rig.channel(), "settings notices", where="channel").message()
    code = await started(recorder)
    faults = rig.wire.sandbox.faults
    faults.refuse_form("PATCH", "/channels/*", times=ALWAYS)
    await recorder.pass_by(QUIET)
    await tried_out(recorder)
    assert recorder.sounds()["Dan"] == ["mention"]
    assert faults_in(debug).count("a message was refused in its least form too") == 1
    faults.clear()
    await moved(recorder, code)
    assert button((await public(recorder, code))[-1], f"h:{code}")


async def test_the_end_refused_three_times_calls_everybody_all_the_same(recorder: SoundRecorder) -> None:
    code = await started(recorder)
    recorder.rig.wire.sandbox.faults.refuse_form("*", "/channels/*", holding=":verify", times=ALWAYS)
    while (table := await recorder.rig.look(code)).status == "running":
        await recorder.play(code, table.awaited[0])
    recorder.sounds()
    await recorder.calm()
    await tried_out(recorder)
    assert recorder.sounds() == {"Ana": ["mention"], "Dan": ["mention"]}
    least = (await public(recorder, code))[-1]
    assert ids(least) == [f"k:{code}:0:record:0"] and "the end" in said(least) and "`/table record`" in said(least)


# --------------------------------------------------------------------------- direct messages


async def test_a_private_message_refused_three_times_says_that_one_is_asked_and_how_to_answer(
    recorder: SoundRecorder,
) -> None:
    ana, code = recorder.rig.person("Ana"), await started(recorder)
    faults = recorder.rig.wire.sandbox.faults
    faults.refuse_form("*", f"/channels/{ana.dm().id}/*", holding=f'"x:{code}', times=ALWAYS)
    recorder.sounds()
    await recorder.pass_by(QUIET)
    await tried_out(recorder)
    letter = recorder.letters("Ana", code)[-1]
    assert ids(letter) == [f"o:{code}"] and not letter["attachments"]
    assert said(letter).startswith("🔔 Your move in") and f"`/move` with table {code}" in said(letter)
    assert recorder.sounds()["Ana"] == ["dm"], "it rings, once"
    faults.clear()
    await recorder.play(code, recorder.seat(await recorder.rig.look(code), "Ana"))
    await recorder.pass_by(QUIET)
    assert "Your hand" in said(recorder.letters("Ana", code)[-1])


def new(exchanges: list[Exchange]) -> list[Exchange]:
    """Those that would have sent a message; others edit one that is settled."""
    return [exchange for exchange in exchanges if exchange.method == "POST"]


async def test_a_private_message_refused_in_its_least_form_too_is_dropped_with_one_fault(
    recorder: SoundRecorder, debug: Log
) -> None:
    ana, code = recorder.rig.person("Ana"), await recorder.rig.lobby("Ana", "Dan", seats=2)
    await recorder.calm()
    faults = recorder.rig.wire.sandbox.faults
    faults.refuse_form("*", f"/channels/{ana.dm().id}/*", times=ALWAYS)
    await start(recorder, code)
    await recorder.pass_by(QUIET)
    await tried_out(recorder)
    assert len(new(refused(recorder))) == REFUSALS + 1
    assert faults_in(debug).count("a message was refused in its least form too") == 1
    for _ in range(10):
        await recorder.pass_by(600)
    assert len(new(refused(recorder))) == REFUSALS + 1, "it is not tried any more"
    assert (
        recorder.rig.client is not None
        and (await recorder.rig.client.tables.people.settings(int(ana.user.id))).dm != "closed"
    )
    faults.clear()
    await recorder.play(code, recorder.seat(await recorder.rig.look(code), "Ana"))
    await recorder.pass_by(QUIET)
    assert "Your hand" in said(recorder.letters("Ana", code)[-1])
