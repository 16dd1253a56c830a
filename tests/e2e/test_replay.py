"""`/table replay` through real discord.py: step by step with pictures, in one private message."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from functools import partial

import pytest

from bot.pictures import BOARD, HAND
from bot.replays.work_queue import WorkQueueFull
from bot.sandbox import Channel, Person
from bot.sandbox.typed import Refused, attached
from bot.sandbox.wire import JsonObject
from tests.recorded.test_recorded import RECORDS
from tests.support.presser import Presser

from .games import by_chance
from .picturing import drawn, refreshed, sizes_of, words_of
from .rig import PATIENCE, Rig, button, planted, said

DRAWS = True


async def test_a_replay_steps_through_the_game_with_a_picture_at_each_step(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2), rig.person("Ana")
    pressers = [Presser(rig.person(name), rig.channel(), random.Random(1)) for name in ("Ana", "Dan")]
    for presser in pressers * 3:
        await presser.answer(code)
    opened = await ana.command(rig.channel(), "table replay", table=code).message()
    last = await drawn(rig, "Ana", opened, "· step")
    steps = int(said(last).partition(" of ")[2].split()[0])
    assert steps and f"step {steps} of {steps}" in said(last) and sizes_of(rig, last) == [BOARD, HAND]
    await ana.press(last, button(last, f"R:{code}:0:replay_first")).wait()
    shown = await drawn(rig, "Ana", last, "step 0 of")
    assert shown["id"] == last["id"] and words_of(shown) != words_of(last)
    for n in range(1, steps + 1):
        await ana.press(shown, button(shown, f"R:{code}:0:replay_on")).wait()
        shown = await drawn(rig, "Ana", shown, f"step {n} of")
    assert said(shown) == said(last) and not button(shown, f"R:{code}:0:replay_on")
    await ana.select(shown, button(shown, f"R:{code}:0:replay_viewer"), "p").wait()
    async with asyncio.timeout(PATIENCE):
        while sizes_of(rig, await refreshed(rig, "Ana", shown)) != [BOARD]:
            await asyncio.sleep(0.02)


async def test_the_replay_of_a_finished_game_is_given_as_a_page(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2, game="rattus"), rig.person("Ana")
    early = await ana.press(await planted(rig, f"k:{code}:0:page:0"), f"k:{code}:0:page:0").message()
    assert "over" in said(early)
    await rig.played_out(code)
    place = rig.wire.world.channels[str((await rig.look(code)).place.channel)]
    replay = await ana.command(place, "table replay", table=code).message()
    pressed = ana.press(replay, button(replay, f"k:{code}:0:page"))
    async with asyncio.timeout(PATIENCE):
        while not any(answer["attachments"] for answer in pressed.followups()):
            await asyncio.sleep(0.05)
    given = pressed.followups()
    assert len(given) == 1, "the line of progress becomes the answer"
    (file,) = rig.wire.world.channels[given[0]["channel_id"]].messages[given[0]["id"]].attachments
    assert file.data.startswith(b"<!doctype html>") and code.encode() in file.data


async def test_a_bot_that_stops_while_a_film_is_made_ends_that_process_and_says_so(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = asyncio.Queue[asyncio.subprocess.Process]()
    start = asyncio.create_subprocess_exec

    async def noted(*words: str, **how: object) -> asyncio.subprocess.Process:
        begun.put_nowait(process := await start(sys.executable, "-c", "import time; time.sleep(60)", **how))  # type: ignore[arg-type]
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    monkeypatch.setattr("bot.ui.interactions.bot_client.GRACE", 2.0)
    code, ana = await rig.running("Ana", "Dan", seats=2, game="rattus"), rig.person("Ana")
    await rig.played_out(code)
    place = rig.wire.world.channels[str((await rig.look(code)).place.channel)]
    replay = await ana.command(place, "table replay", table=code).message()
    pressed = [ana.press(replay, button(replay, f"k:{code}:0:film")) for _ in range(2)]
    async with asyncio.timeout(PATIENCE):
        process = await begun.get()
    await rig.stop()
    assert process.returncode == -signal.SIGKILL and begun.empty(), "nothing is begun for the second one"
    told = [said(answer) for press in pressed for answer in press.followups()]
    assert all("could not be made" in text for text in told) and len(told) == 2


async def test_a_finished_game_is_played_on_from_a_step_in_its_own_place(rig: Rig) -> None:
    old, ana = await rig.running("Ana", "Dan", seats=2, game="rattus"), rig.person("Ana")
    await rig.played_out(old)
    place = rig.wire.world.channels[str((await rig.look(old)).place.channel)]
    await ana.command(place, "table replay", table=old).wait()
    for id in (f"R:{old}:0:replay_{choice}" for choice in ("bot", "stay", "fork")):
        shown = await ana.until_message(place, partial(_offers, id))
        await ana.press(shown, button(shown, id)).wait()
        if "_bot" in id:
            thought = await ana.until_message(place, lambda m: "Played: " in said(m))
            assert "%" in said(thought)
    asked = await ana.until_message(place, lambda m: bool(button(m, f"R:{old}:0:replay_fork_")))
    await ana.press(asked, button(asked, f"R:{old}:0:replay_fork_0")).wait()
    await ana.until_message(place, lambda m: f"played on from {old}" in said(m))
    table = await rig.table_in(place)
    assert table.code != old and table.people == (int(ana.user.id),)
    shown = await rig.board(table.code, ana, until="Practice")
    assert f"played on from {old}" in said(shown)
    assert old in place.name and table.code not in place.name, "the thread stays that of the game that was played there"
    again = await played_on(rig, ana, table.code, place)
    assert (await rig.look(table.code)).status == "closed" and (await rig.look(again)).status == "running"


async def played_on(rig: Rig, ana: Person, practice: str, place: Channel) -> str:
    """Answer once in a running practice, then play on from the step before; returns the new table's code."""
    await rig.asked(practice, "Ana")
    ask = next(ask for ask in (await rig.look(practice)).asks if ask.seat == 0)
    await rig.answered(practice, ask, by_chance(ask))
    await ana.command(place, "table replay", table=practice).wait()
    for id in (f"R:{practice}:0:replay_{choice}" for choice in ("back", "fork", "fork_0")):
        shown = await ana.until_message(place, partial(_offers, id))
        await ana.press(shown, button(shown, id)).wait()
    await ana.until_message(place, lambda m: f"played on from {practice}" in said(m))
    return (await rig.table_in(place)).code


def _offers(id: str, message: JsonObject) -> bool:
    return bool(button(message, id))


async def test_a_record_that_somebody_attaches_is_checked(rig: Rig) -> None:
    ana, place = rig.person("Ana"), rig.channel()
    file = RECORDS[0].read_bytes()
    sound = await ana.command(place, "table verify", record=attached("game one.json", file)).message()
    assert "all as sealed" in said(sound)
    large = await ana.command(place, "table verify", record=attached("x.json", b" " * 4_000_001)).message()
    assert "larger than 4 MB" in said(large)
    for what, reason in (("x", "must be a file"), (attached("x", bytes(10 * 2**20 + 1)), "too large")):
        with pytest.raises(Refused, match=reason):
            ana.command(place, "table verify", record=what)
    without = await ana.command(place, "table verify").message()
    assert "no table" in said(without).lower()


async def test_a_server_s_finished_games_come_as_a_zip_file_after_a_line_of_progress(rig: Rig) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2, game="rattus"), rig.person("Ana")
    await rig.played_out(code)
    asked = ana.command(rig.channel(), "server export")
    async with asyncio.timeout(PATIENCE):
        while not (message := await asked.message())["attachments"]:
            await asyncio.sleep(0.02)
    assert message["attachments"][0]["filename"].endswith("-1.zip") and "with one game" in said(message)


async def test_an_export_whose_lines_discord_refuses_gives_up_its_place_at_once(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, ana = await rig.running("Ana", "Dan", seats=2, game="rattus"), rig.person("Ana")
    await rig.played_out(code)
    assert rig.client is not None
    services, full = rig.client.services, asyncio.get_running_loop().create_future()

    def when_it_failed(*_: object) -> None:
        try:
            with services.exports.place():
                full.set_result(False)
        except WorkQueueFull:
            full.set_result(True)

    monkeypatch.setattr(services.exports, "_most", 1)
    monkeypatch.setattr(services.faults, "add", when_it_failed)
    rig.wire.sandbox.faults.refuse("PATCH", "/webhooks/*/*/messages/@original", 403, times=1000)
    ana.command(rig.channel(), "server export")
    async with asyncio.timeout(PATIENCE):
        assert await full is False
