"""Sound, mention or silence, decided in one place: for every way, manner and occasion."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.tables import DueMessage, NotificationState, Notified, PersonSettings, Place
from bot.tables.storage import serialization
from bot.tables.storage.notification_store import SOUNDS_KEPT_FOR, about, record_notified
from bot.tables.transitions.notification_policy import (
    CEILING,
    MEMORY,
    TOGETHER,
    Recipient,
    decision,
    question_of,
    way_to,
)
from bot.tables.transitions.topics import END_ASKED, PAUSE_ASKED
from bot.tables.values import Notices
from bot.tables.values.settings import DmState
from bot.tables.values.timing import Timing
from db import AlarmRow, DueRow, SoundRow, select
from tests.support.timers import fire

from .host import ANA, BEA, CHLOE, PEOPLE, Host

NOW = 1_000_000.0
PACE = Timing()


def known(
    person: PersonSettings | None = None,
    notification_state: NotificationState | None = None,
    last: NotificationState | None = None,
) -> Recipient:
    return Recipient(person or PersonSettings(1), notification_state or NotificationState("AAAA", 1), last, NOW)


def due(row: DueRow) -> DueMessage:
    """An outbox row as the courier hands it out."""
    sound = bool(row.sound)
    facts = serialization.read_facts(row.facts)
    return DueMessage(row.id or 0, row.code, row.kind, row.person, row.topic, facts, row.due, sound, row.nonce, 0, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("notices", "dm", "way"),
    [
        ("dm", "unknown", "dm"),
        ("dm", "open", "dm"),
        ("dm", "closed", "channel"),
        ("channel", "open", "channel"),
        ("nowhere", "closed", "nowhere"),
    ],
)
def test_a_person_is_told_by_private_message_if_it_works_else_in_the_channel(notices: str, dm: str, way: str) -> None:
    assert way_to(PersonSettings(1, notices=notices, dm=dm)) == way  # type: ignore[arg-type]


def test_a_question_sounds_once() -> None:
    assert decision(known(), 7, sound=True).manner == "sound"
    assert (
        decision(
            known(notification_state=NotificationState("AAAA", 1, notified_at=1.0, notified_for=7)), 7, sound=True
        ).manner
        == "silence"
    )
    assert (
        decision(
            known(notification_state=NotificationState("AAAA", 1, notified_at=1.0, notified_for=6)), 7, sound=True
        ).manner
        == "sound"
    )


@pytest.mark.parametrize(
    "told",
    [known(PersonSettings(1, notices="nowhere")), known(notification_state=NotificationState("AAAA", 1, muted=True))],
    ids=["nowhere", "muted"],
)
def test_nowhere_and_mute_are_silence(told: Recipient) -> None:
    assert decision(told, 7, sound=True).manner == "silence"


def test_what_asks_nothing_or_deserves_no_sound_is_silent() -> None:
    assert decision(known(), None, sound=True).manner == "silence"
    assert decision(known(), 7, sound=False).manner == "silence"


def test_within_a_minute_one_sound_stands_for_several_tables() -> None:
    last = NotificationState("BBBB", 1, notified_at=NOW - TOGETHER + 1, notified_for=3)
    together = decision(known(last=last), 7, sound=True)
    assert (together.manner, together.bundled_with) == ("bundled", "BBBB")
    later = NotificationState("BBBB", 1, notified_at=NOW - TOGETHER, notified_for=3)
    assert decision(known(last=later), 7, sound=True).manner == "sound"
    own = NotificationState("AAAA", 1, notified_at=NOW - 5, notified_for=3)
    assert decision(known(notification_state=own, last=own), 7, sound=True).manner == "sound", (
        "the same table asks something new"
    )


async def test_who_is_asked_by_the_own_press_is_rung_late_by_the_way_of_that_moment(host: Host) -> None:
    code = await host.running(2, looks="in_turn")
    await host.until(code, "look")
    seat = (await host.look(code)).awaited[0]
    await host.answer(code, seat, 1)
    person = (ANA, BEA)[seat].id
    (late,) = [row for row in await host.outbox(code) if row.kind == "late"]
    assert (late.person, late.due, late.sound) == (person, host.clock.now() + PACE.late, 1)
    table = await host.look(code)
    hearing = host.tables.notifications
    host.clock.move(PACE.late)
    assert (await hearing.decision(due(late), table, person)).manner == "sound"
    earlier = replace(due(late), facts={"since": 5})
    assert (await hearing.decision(earlier, table, person)).manner == "silence", "made for a question before this one"
    host.clock.jump(-2 * PACE.late)
    assert (await hearing.decision(due(late), table, person)).manner == "sound"
    await host.tables.people.change(person, lambda own: replace(own, notices="channel"))
    assert (await hearing.decision(due(late), table, person)).way == "channel"


async def test_a_changed_sealed_answer_rings_nobody(host: Host) -> None:
    code = await host.running(3)
    assert [ask.choice for ask in (await host.look(code)).asks] == ["pass_on"] * 3, "sealed, and asked at once"
    await host.answer(code, 0)
    before = {(row.kind, row.person): (row.due, row.sound) for row in await host.outbox(code) if row.sound}
    host.clock.move(20)
    ask = await host.ask(code, 0)
    assert ask.given is not None
    await host.answer(code, 0, *ask.options[-max(1, ask.least) :])
    after = {(row.kind, row.person): (row.due, row.sound) for row in await host.outbox(code) if row.sound}
    assert after == before


async def test_all_who_are_called_in_the_channel_stand_in_one_row_that_waits_for_the_last(host: Host) -> None:
    for person in (ANA, BEA, CHLOE):
        await host.tables.people.change(person.id, lambda own: replace(own, notices="channel"))
    code = await host.running(3)
    (ring,) = [row for row in await host.outbox(code) if row.kind == "mention"]
    assert ring.facts == f'{{"people":[{ANA.id},{BEA.id},{CHLOE.id}]}}'
    assert ring.due == host.clock.now() + PACE.quiet
    table = await host.look(code)
    verdicts = [await host.tables.notifications.decision(due(ring), table, person.id) for person in (ANA, BEA, CHLOE)]
    assert [(v.way, v.manner, v.question) for v in verdicts] == [
        ("channel", "sound", question_of(table, person.id)) for person in (ANA, BEA, CHLOE)
    ]


async def test_what_is_set_at_one_table_holds_there_and_over_a_restart(host: Host) -> None:
    here, there = await host.running(2), await host.running(2, Place(1, 12))
    await host.tables.notifications.set_muted(here, ANA.id, True)
    await host.tables.notifications.set_discreet(here, BEA.id, True)
    await host.restart()
    hearing = host.tables.notifications
    assert await hearing.notification_state(here, ANA.id) == NotificationState(here, ANA.id, muted=True)
    assert await hearing.notification_state(here, BEA.id) == NotificationState(here, BEA.id, discreet=True)
    assert await hearing.notification_state(there, ANA.id) == NotificationState(there, ANA.id)
    await hearing.set_muted(here, ANA.id, False)
    assert await hearing.notification_state(here, ANA.id) == NotificationState(here, ANA.id)


async def test_a_request_to_take_back_reaches_each_person_by_his_way(host: Host) -> None:
    await host.tables.people.change(BEA.id, lambda own: replace(own, notices="channel"))
    code = await host.running(3)
    await host.until(code, "look")
    await host.answer(code, 0, "pass")
    await host.answer(code, 1, "pass")
    await host.tables.undo(code, ANA.id)
    (ring,) = [row for row in await host.outbox(code) if row.topic == "undo_asked"]
    assert (ring.kind, ring.facts) == ("mention", f'{{"people":[{BEA.id}]}}')
    table = await host.look(code)
    assert (await host.tables.notifications.decision(due(ring), table, BEA.id)).manner == "sound"
    assert (await host.tables.notifications.decision(due(ring), table, CHLOE.id)).manner == "silence"
    await host.tables.decline(code, BEA.id)
    assert not [row for row in await host.outbox(code) if row.topic == "undo_asked"]
    declined = [(row.kind, row.person) for row in await host.outbox(code) if row.topic == "undo_declined"]
    assert declined == [("notice", ANA.id)]


async def asked_back(host: Host, notices: Notices = "dm", dm: DmState = "unknown") -> str:
    """A table where Ana has asked Bea whether both may take back."""
    await host.tables.people.change(ANA.id, lambda own: replace(own, notices=notices, dm=dm))
    code = await host.running(3)
    await host.until(code, "look")
    await host.answer(code, 0, "pass")
    await host.answer(code, 1, "pass")
    await host.tables.undo(code, ANA.id)
    return code


@pytest.mark.parametrize(("notices", "dm"), [("channel", "unknown"), ("dm", "closed")])
async def test_who_is_told_in_the_channel_is_called_there_once_a_request_is_declined(
    host: Host, notices: Notices, dm: DmState
) -> None:
    code = await asked_back(host, notices, dm)
    await host.tables.decline(code, BEA.id)
    (ring,) = [row for row in await host.outbox(code) if row.topic == "undo_declined"]
    assert (ring.kind, ring.facts) == ("mention", f'{{"people":[{ANA.id}]}}')


async def test_who_is_told_nowhere_hears_nothing_of_a_request(host: Host) -> None:
    code = await asked_back(host, notices="nowhere")
    await host.tables.decline(code, BEA.id)
    assert not [row for row in await host.outbox(code) if row.topic == "undo_declined"]


@pytest.mark.parametrize(("notices", "rows"), [("dm", [("notice", ANA.id, 0)]), ("channel", [])])
async def test_that_nobody_answered_a_request_makes_no_sound(
    host: Host, notices: Notices, rows: list[tuple[str, int, int]]
) -> None:
    code = await asked_back(host, notices)
    await fire(host.tables, code, "undo_request")
    lapsed = [row for row in await host.outbox(code) if row.topic == "undo_lapsed"]
    assert [(row.kind, row.person, row.sound) for row in lapsed] == rows


async def test_boards_of_a_burst_are_one_and_the_first_comes_at_once(host: Host) -> None:
    code = await host.running(3)
    host.clock.move(60)
    start = host.clock.now()
    await host.answer(code, 0)

    async def board() -> float:
        return next(row.due for row in await host.outbox(code) if row.kind == "board") - start

    assert await board() <= 0
    await host.db.write(lambda connection: connection.execute("delete from outbox where kind = 'board'"))  # delivered
    host.clock.move(3)
    await host.answer(code, 1)
    assert await board() == 3 + PACE.burst
    host.clock.move(3)
    await host.answer(code, 2)
    assert await board() == 3 + PACE.burst, "it does not wait longer for each further move"


# ------------------------------------------------------------------- not again, not too many


async def sheet_of(host: Host, code: str, person: int) -> DueMessage:
    """The sheet that is due to somebody."""
    (row,) = [row for row in await host.outbox(code) if row.kind == "direct_message" and row.person == person]
    return due(row)


async def manner(host: Host, code: str, person: int) -> str:
    """How the sheet of this person would go out, sounding if that is its due; where it sounds, that is noted."""
    row, table = replace(await sheet_of(host, code, person), sound=True), await host.look(code)
    decision = await host.tables.notifications.decision(row, table, person)
    if decision.manner != "silence":
        notified = (Notified(person, decision.question, decision.bundled_with, decision.about),)
        await host.db.write(lambda connection: record_notified(connection, code, notified, host.clock.now()))
    return decision.manner


async def test_moved_taken_back_and_moved_again_rings_the_next_one_once(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "lay")
    first = (await host.look(code)).awaited[0]
    heard = []
    for n in range(10):
        await host.answer(code, first, (await host.ask(code, first)).options[n % 3])
        (second,) = (await host.look(code)).awaited
        heard.append(await manner(host, code, (ANA, BEA, CHLOE)[second].id))
        host.clock.move(60)
        await host.tables.undo(code, (ANA, BEA, CHLOE)[first].id)
    assert heard == ["sound", *["silence"] * 9]
    await host.answer(code, first)
    host.clock.move(MEMORY)
    assert await manner(host, code, (ANA, BEA, CHLOE)[second].id) == "sound", "after an hour it may be called again"


async def test_who_takes_their_own_answer_back_is_not_rung_for_its_question_again(host: Host) -> None:
    code = await host.running(2)
    for seat in (0, 1):
        assert await manner(host, code, (ANA, BEA)[seat].id) == "sound"
    ask = await host.ask(code, 0)
    await host.answer(code, 0)
    await host.tables.undo(code, ANA.id)
    assert (await host.ask(code, 0)).same_question(ask)
    assert await manner(host, code, ANA.id) == "silence"


async def test_whose_answer_goes_back_at_the_request_of_another_is_rung_for_its_question_again(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "look")
    assert [await manner(host, code, person.id) for person in (ANA, BEA)] == ["sound", "sound"]
    for seat in (0, 1):
        await host.answer(code, seat, "pass")
    await host.tables.undo(code, ANA.id)
    await host.tables.agree(code, BEA.id)
    assert [await manner(host, code, person.id) for person in (ANA, BEA)] == ["silence", "sound"]


async def test_a_question_stays_the_same_occasion_while_the_table_is_asked_something_else(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "lay")
    asked = (await host.look(code)).awaited[0]
    person = PEOPLE[asked].id
    other = next(each for each in (await host.look(code)).people if each != person)
    question = about(await host.look(code), person)
    await host.tables.absences.ask_pause(code, other, None)
    await host.tables.vote_end(code, other)
    table = await host.look(code)
    assert table.proposal and table.votes
    assert about(table, person) == question
    assert len({question, about(table, person, PAUSE_ASKED), about(table, person, END_ASKED)}) == 3


async def test_a_request_asked_again_and_again_sounds_once(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "look")
    for seat in (0, 1):
        await host.answer(code, seat, "pass")
    heard = []
    for _ in range(4):
        await host.tables.undo(code, ANA.id)
        call = await host.tables.notifications.call(await host.look(code), BEA.id, "undo_asked")
        heard.append(call is not None)
        if call:
            await host.db.write(partial(record_notified, code=code, notified=(call,), now=host.clock.now()))
        await host.tables.decline(code, ANA.id)
    assert heard == [True, False, False, False]


def test_beyond_the_ceiling_of_an_hour_messages_come_silently() -> None:
    one_below = Recipient(PersonSettings(1), NotificationState("AAAA", 1), None, NOW, ("",) * (CEILING - 1))
    assert decision(one_below, 7, sound=True).manner == "sound"
    full = replace(one_below, sounds=("",) * CEILING)
    assert decision(full, 7, sound=True).manner == "silence"
    assert not full.wants_sound("")


async def test_sounds_of_all_tables_are_counted_for_an_hour_and_then_forgotten(host: Host) -> None:
    code = await host.running(2)
    table = await host.look(code)
    for n in range(CEILING):
        call = await host.tables.notifications.call(table, ANA.id, "end")
        assert call, n
        await host.db.write(partial(record_notified, code=code, notified=(call,), now=host.clock.now()))
    assert await host.tables.notifications.call(table, ANA.id, "end") is None
    assert await host.tables.notifications.call(table, BEA.id, "end"), "everybody has an hour of their own"
    host.clock.move(MEMORY)
    call = await host.tables.notifications.call(table, ANA.id, "end")
    assert call
    await host.db.write(partial(record_notified, code=code, notified=(call,), now=host.clock.now()))
    host.clock.move(SOUNDS_KEPT_FOR + 1)
    await host.db.write(partial(record_notified, code=code, notified=(call,), now=host.clock.now()))
    (kept,) = await host.db.read(lambda connection: connection.execute("select count(*) from sounds").fetchone())
    assert kept == 1


def test_at_night_nothing_sounds_and_the_morning_is_owed() -> None:
    night = replace(known(), quiet_until=NOW + 60)
    found = decision(night, 7, sound=True, about="a")
    assert (found.manner, found.later, found.about) == ("silence", NOW + 60, "a")
    assert decision(night, 7, sound=False).later is None
    for nobody in (PersonSettings(1, notices="nowhere"), None):
        muted = NotificationState("AAAA", 1, muted=nobody is None)
        assert decision(replace(known(nobody, muted), quiet_until=NOW + 60), 7, sound=True).later is None


async def test_what_came_silently_at_night_sets_one_alarm_for_its_end(host: Host) -> None:
    code = await host.running(2)
    await host.tables.hours.set_zone(ANA.id, "America/Los_Angeles")  # midnight there
    morning = host.clock.now() + 8 * 3600
    call = await host.tables.notifications.call(await host.look(code), ANA.id, "end")
    assert call and call.until == morning
    await host.db.write(partial(record_notified, code=code, notified=(call,), now=host.clock.now()))
    alarms = await host.db.read(lambda connection: select(connection, AlarmRow, "where kind = 'morning'"))
    assert alarms == [AlarmRow(ANA.id, "morning", morning)]
    state = await host.tables.notifications.notification_state(code, ANA.id)
    assert (state.quiet_at, state.notified_at) == (host.clock.now(), None)
    assert not await host.db.read(lambda connection: select(connection, SoundRow))
