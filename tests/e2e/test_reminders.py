"""Reminders through the real client: one message for all tables, which follows what is answered."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.sandbox import Message
from bot.sandbox.wire import JsonObject
from bot.tables import DueMessage
from db import Connection
from tests.support.wire import Wire

from .rig import PATIENCE, Rig, button, ids, said
from .sound_recorder import LATE, QUIET, SoundRecorder, listening
from .test_quiet_hours import asleep

HOUR, DAY = 3600.0, 86_400.0


def reminders(recorder: SoundRecorder, name: str) -> list[JsonObject]:
    """The reminders that stand in somebody's private messages."""
    person = recorder.rig.person(name)
    return [m for m in person.messages(person.dm()) if "wait for you" in said(m) or "waits for you" in said(m)]


async def reminded(recorder: SoundRecorder) -> str:
    """A table where somebody has just been reminded; returns its code."""
    (code,) = await waiting_at(recorder, "tavern")
    await recorder.pass_by(DAY - LATE - QUIET - 60)
    await minutes(recorder, 3)
    return code


async def waiting_at(recorder: SoundRecorder, *channels: str) -> list[str]:
    """Tables that wait for Ana, the sounds of their questions past."""
    codes = []
    for channel in channels:
        code = await recorder.rig.running("Ana", "Bea", seats=2, channel=recorder.rig.channel(channel))
        await until_asked(recorder, code)
        codes.append(code)
    await recorder.pass_by(QUIET)
    await recorder.pass_by(LATE)
    recorder.sounds()
    return codes


async def until_asked(recorder: SoundRecorder, code: str) -> None:
    """Bea answers until nobody but Ana is awaited."""
    while (
        len(awaited := (table := await recorder.rig.look(code)).awaited) > 1
        or recorder.name(table, awaited[0]) != "Ana"
    ):
        seat = next(seat for seat in awaited if recorder.name(table, seat) == "Bea")
        await recorder.play(code, seat)


async def answered(recorder: SoundRecorder, code: str) -> None:
    """Ana answers until the table does not wait for her."""
    while True:
        table = await recorder.rig.look(code)
        seat = recorder.seat(table, "Ana")
        if seat not in table.awaited:
            return
        await recorder.play(code, seat)


async def test_one_message_for_all_tables_follows_what_is_answered_and_goes_with_the_last(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        first, second = await waiting_at(recorder, "tavern", "cellar")
        await recorder.pass_by(DAY - LATE - QUIET - 60)
        assert reminders(recorder, "Ana") == []
        await minutes(recorder, 3)
        (told,) = reminders(recorder, "Ana")
        assert recorder.sounds()["Ana"] == ["dm"]
        assert button(told, f"o:{first}") and button(told, f"o:{second}")
        await answered(recorder, first)
        await recorder.pass_by(600)
        (now,) = reminders(recorder, "Ana")
        assert now["id"] == told["id"]
        assert not button(now, f"o:{first}") and button(now, f"o:{second}")
        await answered(recorder, second)
        await recorder.pass_by(1)
        assert reminders(recorder, "Ana") == []


async def minutes(recorder: SoundRecorder, n: int) -> None:
    """Minute by minute, as the workers look at alarms."""
    for _ in range(n):
        await recorder.pass_by(60)
        await settled(recorder)


async def settled(recorder: SoundRecorder) -> None:
    """Until no alarm is due and what it brought has arrived."""
    async with asyncio.timeout(PATIENCE):
        while recorder.alarms_due():
            await asyncio.sleep(0.01)
    await recorder.calm()


async def test_there_are_five_the_last_says_so_and_each_takes_the_place_of_the_one_before(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        await waiting_at(recorder, "tavern")
        heard = []
        for _ in range(8):
            await recorder.pass_by(DAY)
            await settled(recorder)
            heard.append(len(recorder.sounds().get("Ana", [])))
            assert len(reminders(recorder, "Ana")) == 1
        assert heard == [1, 1, 1, 1, 1, 0, 0, 0]
        assert "last reminder" in said(reminders(recorder, "Ana")[0])


async def test_what_came_at_night_and_still_waits_rings_once_in_the_morning(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        await asleep(recorder, "Ana")
        first, second = await waiting_at(recorder, "tavern", "cellar")
        await answered(recorder, first)
        await recorder.pass_by(QUIET)
        recorder.sounds()
        await recorder.pass_by(8 * HOUR)
        await settled(recorder)
        assert recorder.sounds().get("Ana") == ["dm"]
        (told,) = reminders(recorder, "Ana")
        assert "quiet hours" in said(told) and button(told, f"o:{second}")
        await recorder.pass_by(DAY)
        await settled(recorder)
        assert len(recorder.sounds().get("Ana", [])) == 1, "the reminder, and no second morning"


async def test_who_is_told_in_the_channel_is_mentioned_at_the_longest_waiting_table(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        await recorder.rig.person("Ana").command(recorder.rig.channel(), "settings notices", where="channel").message()
        await waiting_at(recorder, "tavern", "cellar")
        await recorder.pass_by(DAY)
        await settled(recorder)
        await recorder.pass_by(QUIET)
        assert recorder.sounds().get("Ana") == ["mention"]


class Forgetful(dict[tuple[str, str], Message]):
    """Nonces that hold no longer."""

    def get(self, *_: object) -> None:  # type: ignore[override]
        return None


async def test_a_reminder_whose_answer_was_lost_is_not_sent_again_when_its_nonce_holds_no_longer(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        await waiting_at(recorder, "tavern")
        await recorder.pass_by(DAY - LATE - QUIET - 60)
        wire.world.nonces = Forgetful()
        wire.sandbox.faults.cut("POST", f"/channels/{recorder.rig.person('Ana').dm().id}/messages")
        await minutes(recorder, 3)
        assert recorder.sounds()["Ana"] == ["dm"]
        assert len(reminders(recorder, "Ana")) == 1


async def test_a_reminder_that_a_killed_bot_had_sent_goes_where_nothing_waits_when_it_is_tried_again(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        code = await reminded(recorder)
        host, ana = recorder.rig.client, int(recorder.rig.person("Ana").user.id)
        assert host is not None
        await host.tables.reminders.forget(ana)  # it was killed before it noted that
        await answered(recorder, code)
        assert len(reminders(recorder, "Ana")) == 1
        row = DueMessage(1, "", "reminder", ana, "remind", {}, host.clock.now(), True, "nonce", 1, 1)
        assert await host._delivery(row) is None
        assert reminders(recorder, "Ana") == []


async def test_a_reminder_goes_with_the_last_answer_though_discord_failed_for_a_moment(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        code = await reminded(recorder)
        (told,) = reminders(recorder, "Ana")
        wire.sandbox.faults.refuse("DELETE", f"/channels/*/messages/{told['id']}", 503)
        await answered(recorder, code)
        await minutes(recorder, 11)
        assert reminders(recorder, "Ana") == []


async def test_what_is_told_of_a_wait_is_not_sent_again_when_its_nonce_holds_no_longer(rig: Rig) -> None:
    ana, host = rig.person("Ana"), rig.client
    assert host is not None
    now = host.clock.now()
    row = DueMessage(1, "", "reminder", int(ana.user.id), "sought:hameln", {"game": "hameln"}, now, False, "one", 0, 1)
    await host._delivery(row)
    rig.wire.world.nonces = Forgetful()
    await host._delivery(replace(row, attempts=1))
    await host._delivery(replace(row, attempts=2, due=now + HOUR, failing_since=now + 60))
    assert len(ana.messages(ana.dm())) == 1
    rig.wire.clock.advance(DAY)
    await host._delivery(replace(row, nonce="another", due=now + DAY, attempts=1))
    assert len(ana.messages(ana.dm())) == 2, "that is another wait, and reads the same"


async def test_muted_tables_and_people_who_want_none_are_left_alone(wire: Wire, tmp_path: Path) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        (code,) = await waiting_at(recorder, "tavern")
        assert recorder.rig.client is not None
        ana = int(recorder.rig.person("Ana").user.id)
        await recorder.rig.client.tables.notifications.set_muted(code, ana, True)
        await recorder.pass_by(DAY)
        await settled(recorder)
        await recorder.rig.client.tables.notifications.set_muted(code, ana, False)
        await recorder.rig.client.tables.people.change(ana, lambda own: replace(own, notices="nowhere"))
        await recorder.pass_by(DAY)
        await settled(recorder)
        assert "Ana" not in recorder.sounds()
        assert reminders(recorder, "Ana") == []


def fifty(connection: Connection, code: str) -> list[str]:
    """Forty-nine tables more that stand as this one does, in other channels; returns the codes of all."""
    codes = [f"{n:02}{code[2:]}" for n in range(22, 72) if f"{n:02}{code[2:]}" != code][:49]
    for n, other in enumerate(codes):
        for table, extra in (("tables", {"channel": f"channel + {n + 1}"}), ("players", {})):
            names = [row[1] for row in connection.execute(f"pragma table_info({table})")]
            taken = [{"code": f"'{other}'", **extra}.get(name, name) for name in names]
            sql = f"insert into {table} ({', '.join(names)}) select {', '.join(taken)} from {table} where code = ?"
            connection.execute(sql, (code,))
    return [code, *codes]


async def test_who_sits_at_fifty_tables_gets_one_reminder_and_finds_each_in_the_list(
    wire: Wire, tmp_path: Path
) -> None:
    async with listening(wire, tmp_path, "Ana", "Bea") as recorder:
        (code,) = await waiting_at(recorder, "tavern")
        assert recorder.rig.client
        codes = await recorder.rig.client.tables._database.write(partial(fifty, code=code))
        await recorder.pass_by(DAY)
        await settled(recorder)
        (told,) = reminders(recorder, "Ana")
        assert "50 tables wait for you" in said(told) and "30 more" in said(told)
        assert len([id for id in ids(told) if id.startswith("o:")]) == 20
        ana, found = recorder.rig.person("Ana"), list[str]()
        page = await ana.command(ana.dm(), "turns").message()
        for _ in range(3):
            found += [id.removeprefix("o:") for id in ids(page) if id.startswith("o:")]
            page = await ana.press(page, [id for id in ids(page) if ":page:" in id][-1]).message()
        assert sorted(found[:50]) == sorted(codes)
