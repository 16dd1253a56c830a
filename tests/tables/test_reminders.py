"""Alarms in the database: derived from what waits, the same whoever derives them, within the limits of rings."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.tables import Notified, Place
from bot.tables.storage import reminders
from bot.tables.storage.notification_store import record_notified
from bot.tables.transitions.reminder_policy import AFTER_A_CALL
from bot.tables.workers.reminding import BATCH_SIZE, ReminderWorker
from db import AlarmRow, Connection, select, upsert_all

from .absent import account, at, host_at, night, only_ana_asked, passing
from .host import ANA, BEA, CHLOE, Host

HOUR, DAY = 3600.0, 86_400.0


async def alarm(host: Host, person: int) -> float | None:
    """When a person is reminded next."""
    where = "where person = ? and kind = 'remind'"
    rows = await host.db.read(lambda connection: select(connection, AlarmRow, where, person))
    return rows[0].due if rows else None


async def reminded(host: Host, person: int) -> None:
    """A reminder of all that waits was delivered now."""
    codes = [wait.brief.code for wait in await host.tables.reminders.tables(person, "remind")]
    note = partial(reminders.note, person=person, topic="remind", codes=codes, now=host.clock.now())
    await host.db.write(note)


async def waiting(host: Host, code: str) -> int:
    """Somebody whom the table waits for."""
    table = await host.look(code)
    player = table.players[table.awaited[0]]
    assert player and player.person
    return player.person


async def test_an_alarm_follows_what_waits_and_goes_with_the_answer(host: Host) -> None:
    code = await host.running(2)
    person = await waiting(host, code)
    assert await alarm(host, person) == host.clock.now() + DAY
    await host.tables.people.change(person, lambda own: replace(own, remind=4))
    assert await alarm(host, person) == host.clock.now() + 4 * HOUR
    await host.tables.people.change(person, lambda own: replace(own, remind=0))
    assert await alarm(host, person) is None
    await host.tables.people.change(person, lambda own: replace(own, remind=24))
    await host.tables.notifications.set_muted(code, person, True)
    assert await alarm(host, person) is None
    await host.tables.notifications.set_muted(code, person, False)
    await host.to_the_end(code)
    assert (await alarm(host, ANA.id), await alarm(host, BEA.id)) == (None, None)


async def test_a_restart_derives_the_same_alarms(host: Host) -> None:
    code = await host.running(2)
    person = await waiting(host, code)
    before = await alarm(host, person)
    await host.db.write(lambda connection: connection.execute("delete from alarms"))
    await host.restart()
    assert before is not None and await alarm(host, person) == before


async def test_whoever_was_to_be_reminded_during_an_outage_is_reminded_some_in_each_round(host: Host) -> None:
    now, people = host.clock.now(), 2 * BATCH_SIZE + 1
    alarms = [AlarmRow(person, kind, now) for kind in reminders.KINDS for person in range(1, people + 1)]
    await host.db.write(lambda connection: upsert_all(connection, alarms))
    worker, told = ReminderWorker(host.db, host.clock, host.tables), list[int]()
    for _ in range(3):
        await worker.round()
        told.append(len(await host.outbox("")))
    assert told == [BATCH_SIZE, 2 * BATCH_SIZE, people]


async def test_five_reminders_of_one_question_and_then_silence(host: Host) -> None:
    person = await waiting(host, await host.running(2))
    for _ in range(5):
        host.clock.move(DAY)
        assert await alarm(host, person) == host.clock.now()
        await reminded(host, person)
    assert await alarm(host, person) is None


async def test_a_nudge_that_rang_puts_a_reminder_off_for_an_hour(host: Host) -> None:
    code = await host.running(2)
    person = await waiting(host, code)
    host.clock.move(DAY - 60)
    now = host.clock.now()
    await host.db.write(partial(reminders.note_ring, person=person, kind="nudge", code=code, now=now))
    await host.tables.reminders.derive(person)
    assert await alarm(host, person) == now + HOUR
    assert not await host.tables.reminders.may_ring(person)
    host.clock.move(HOUR)
    assert await host.tables.reminders.may_ring(person)


async def test_a_reminder_that_rang_keeps_a_nudge_silent_for_an_hour(host: Host) -> None:
    code = await host.running(2)
    person = await waiting(host, code)
    host.clock.move(DAY)
    await reminded(host, person)
    may_sound = partial(reminders.nudge_may_sound, code=code, person=person)
    assert not await host.db.read(partial(may_sound, now=host.clock.now() + HOUR - 1))
    assert await host.db.read(partial(may_sound, now=host.clock.now() + HOUR))


async def test_nudges_sound_at_a_table_once_in_six_hours_and_at_all_together_once_an_hour(host: Host) -> None:
    code, other = await host.running(2), await host.running(2, Place(1, 12))
    began = host.clock.now()
    await host.db.write(partial(reminders.note_ring, person=ANA.id, kind="nudge", code=code, now=began))
    for hours, here, there in ((0.9, False, False), (1, False, True), (5.9, False, True), (6, True, True)):
        for each, sounds in ((code, here), (other, there)):
            now = began + hours * HOUR
            may_sound = partial(reminders.nudge_may_sound, code=each, person=ANA.id, now=now)
            assert await host.db.read(may_sound) == sounds, (hours, each == code)
    before = partial(reminders.nudge_may_sound, code=code, person=ANA.id, now=began - HOUR)
    assert await host.db.read(before), "the clock was set back"


async def test_a_last_call_puts_a_reminder_off_for_hours(host: Host) -> None:
    """Both say that the table waits: one of them rings."""
    code = await only_ana_asked(host, 2, pace="daily")
    await host.tables.people.change(ANA.id, lambda own: replace(own, remind=12))
    await passing(host, 12 * HOUR)
    await reminded(host, ANA.id)
    due = await alarm(host, ANA.id)
    await passing(host, 24 * HOUR)
    called_at = (await account(host, code, 0)).called_at
    assert called_at is not None and due is not None and due < called_at + AFTER_A_CALL
    assert await alarm(host, ANA.id) == called_at + AFTER_A_CALL


async def test_a_reminder_knows_until_when_there_is_time(host: Host) -> None:
    code = await only_ana_asked(host, 2, pace="daily")
    (wait,) = await host.tables.reminders.tables(ANA.id, "remind")
    assert wait.until is not None and wait.until == (await account(host, code, 0)).until
    (turn,) = await host.tables.reminders.turns(ANA.id)
    assert turn.until == wait.until


async def test_a_list_of_ones_tables_begins_with_what_has_waited_longest(host: Host) -> None:
    older = await host.running(2)
    host.clock.move(60)
    newer = await host.running(2, Place(1, 12))
    assert [turn.brief.code for turn in await host.tables.reminders.turns(ANA.id)] == [older, newer]
    longer = "update players set awaited_since = awaited_since - 120 where code = ?"
    await host.db.write(lambda connection: connection.execute(longer, (newer,)) and None)
    assert [turn.brief.code for turn in await host.tables.reminders.turns(ANA.id)] == [newer, older]


async def test_a_list_of_ones_tables_knows_an_empty_seat_between_others(host: Host) -> None:
    code = await host.lobby(3)
    await host.tables.leave(code, BEA.id)
    (turn,) = await host.tables.reminders.turns(CHLOE.id)
    assert turn.players == (await host.look(code)).players and turn.players[1] is None


async def test_where_people_play_by_no_clock_neither_reminder_nor_list_tell_of_one(host: Host) -> None:
    code = await only_ana_asked(host, 2, pace="leisurely")
    assert (await account(host, code, 0)).until is not None, "from then on the caretaker may come"
    (wait,), (turn,) = await host.tables.reminders.tables(ANA.id, "remind"), await host.tables.reminders.turns(ANA.id)
    assert wait.until is None and turn.until is None


async def test_alarms_that_are_due_become_one_message(host: Host) -> None:
    person = await waiting(host, await host.running(2))
    await host.db.write(lambda connection: reminders.derive(connection, person, host.clock.now()))
    host.clock.move(DAY)
    await host.tables.reminders.put_off(person, host.clock.now())
    for _ in range(2):
        await host.tables.reminders.ring(person)
    due = await host.db.read(
        lambda connection: connection.execute("select topic, sound from outbox where kind = 'reminder'").fetchall()
    )
    assert due == [("remind", 1)]
    left = await host.db.read(lambda connection: select(connection, AlarmRow, "where person = ?", person))
    assert left == []


async def test_a_reminder_that_comes_to_its_delivery_at_night_is_due_in_the_morning(tmp_path: Path) -> None:
    host = await host_at(tmp_path, at("2026-03-10 12:00"))
    person = await waiting(host, await host.running(2))
    await night(host, person)
    await host.tables.people.change(person, lambda own: replace(own, remind=4))
    host.clock.move(11 * HOUR)  # it was due by day, and the bot was off
    await host.tables.reminders.ring(person)
    assert await alarm(host, person) is None and not await host.tables.reminders.is_due(person, "remind")
    assert await alarm(host, person) == at("2026-03-11 08:00")
    host.clock.move(9 * HOUR)
    assert await host.tables.reminders.is_due(person, "remind")
    await host.stop()


async def test_what_is_told_in_the_morning_and_comes_to_its_delivery_in_the_next_night_waits_for_its_end(
    tmp_path: Path,
) -> None:
    host = await host_at(tmp_path, at("2026-03-10 23:00"))
    await night(host, ANA.id)
    assert not await host.tables.reminders.is_due(ANA.id, "morning")
    (row,) = await host.db.read(lambda connection: select(connection, AlarmRow))
    assert (row.person, row.kind, row.due) == (ANA.id, "morning", at("2026-03-11 08:00"))
    await host.stop()


async def test_a_reminder_in_the_morning_names_also_what_is_only_to_be_decided_since_the_night(tmp_path: Path) -> None:
    host = await host_at(tmp_path, at("2026-03-10 03:00"))
    code, other = await host.running(3), await host.running(3, Place(1, 12))
    await host.until(code, "lay")
    asked = await waiting(host, code)
    person = next(person for person in (await host.look(code)).people if person != asked)
    await night(host, person)
    await host.tables.people.change(person, lambda own: replace(own, remind=4))
    await host.tables.absences.ask_pause(code, asked, None)
    told = (Notified(person, None, until=at("2026-03-10 08:00")),)
    await host.db.write(partial(record_notified, code=code, notified=told, now=host.clock.now()))
    assert [wait.brief.code for wait in await host.tables.reminders.tables(person, "morning")] == [code]
    host.clock.move(5 * HOUR)
    assert await alarm(host, person) == host.clock.now(), "both are due"
    await host.tables.reminders.ring(person)
    assert [wait.brief.code for wait in await host.tables.reminders.tables(person, "remind")] == [other, code]
    await reminded(host, person)
    assert await host.tables.reminders.tables(person, "morning") == ()
    await host.stop()


async def test_a_vote_to_end_that_came_at_night_is_named_in_the_morning_to_who_has_not_voted(tmp_path: Path) -> None:
    host = await host_at(tmp_path, at("2026-03-10 03:00"))
    code = await host.running(3)
    await host.until(code, "lay")
    asked = await waiting(host, code)
    person = next(person for person in (await host.look(code)).people if person != asked)
    await night(host, person)
    await host.tables.vote_end(code, asked)
    told = (Notified(person, None, until=at("2026-03-10 08:00")),)
    await host.db.write(partial(record_notified, code=code, notified=told, now=host.clock.now()))
    assert [wait.brief.code for wait in await host.tables.reminders.tables(person, "morning")] == [code]
    await host.tables.withdraw_vote(code, asked)
    assert await host.tables.reminders.tables(person, "morning") == ()
    await host.tables.vote_end(code, person)
    assert await host.tables.reminders.tables(person, "morning") == ()
    await host.stop()


async def test_a_vote_to_end_that_has_lapsed_is_not_named_in_the_morning(tmp_path: Path) -> None:
    host = await host_at(tmp_path, at("2026-03-10 03:00"))
    code = await host.running(3)
    await host.until(code, "lay")
    asked = await waiting(host, code)
    person, third = (person for person in (await host.look(code)).people if person != asked)
    await night(host, person)

    async def named(votes: list[object]) -> bool:
        await host.db.write(partial(_store_votes, code=code, votes=votes))
        return [wait.brief.code for wait in await host.tables.reminders.tables(person, "morning")] == [code]

    now = host.clock.now()
    told = (Notified(person, None, until=at("2026-03-10 08:00")),)
    await host.db.write(partial(record_notified, code=code, notified=told, now=now))
    assert [await named([[asked, when]]) for when in (now - 6 * DAY, now - 8 * DAY, 0, now + DAY)] == [
        *(True, False, True, True),  # since when is not known; after the clock was set back
    ]
    assert await named([asked]), "as an earlier version stored it"
    assert not await named([[asked, now - 8 * DAY], [third, now - 8 * DAY]])
    assert await named([[person, now - 8 * DAY], [third, now - DAY]]), "their own has lapsed, another stands"
    assert not await named([[person, now - DAY], [third, now - DAY]])
    await host.stop()


def _store_votes(connection: Connection, code: str, votes: list[object]) -> None:
    connection.execute("update tables set votes = ? where code = ?", (json.dumps(votes), code))
