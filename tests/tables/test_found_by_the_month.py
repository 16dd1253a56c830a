"""Faults that the simulated month found: each is told here by itself."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

import pytest

from bot.tables import DueMessage, ExpiryWorker, Snapshot
from bot.tables.storage import clock_store, reminders, uptime
from bot.tables.storage.hours_store import set_hours
from bot.tables.storage.notification_store import about
from bot.tables.transitions.topics import LAST_CALL, NUDGE, SEATED, TO_DECIDE
from bot.tables.values import DAY, HOUR, Hours
from bot.text import words_for
from bot.ui.delivery.orphan_messages import orphan_mention
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.posting import post_mention
from bot.ui.screens.mentions import REMINDERS, mention_text, to_notify
from db import AlarmRow, TimerRow, select
from rules import GAMES
from rules.core import Move
from tests.month.discord_in_memory import PRIVATE, ROW, Discord, Sent
from tests.month.plan import Plan
from tests.support.timers import fire

from .absent import delivered
from .host import ANA, BEA, CHLOE, Host, enough
from .test_sounds import due


async def timers(host: Host, code: str, kind: str) -> list[int]:
    """The seats with a timer of this kind."""
    found = "where code = ? and kind = ? order by seat"
    return [row.seat for row in await host.db.read(lambda connection: select(connection, TimerRow, found, code, kind))]


async def silent_until_voted_on(host: Host, code: str, seat: int) -> None:
    """Nobody answers: a last call, then a vote on this seat."""
    host.clock.move(60)
    await delivered(host)
    await fire(host.tables, code, "last", seat)
    await delivered(host)
    host.clock.move(9 * DAY)
    await fire(host.tables, code, "empty", seat)


async def test_while_a_table_votes_the_empty_account_of_another_has_no_timer_that_fails_every_hour(host: Host) -> None:
    code = await host.running(3)
    awaited = (await host.look(code)).awaited
    assert len(awaited) > 1
    await silent_until_voted_on(host, code, awaited[0])
    assert await timers(host, code, "empty") == []
    for player in (await host.look(code)).players:
        if player and player.person and player.stand != "voted" and (await host.look(code)).ballot:
            await host.tables.absences.vote(code, player.person, "care")
    assert await timers(host, code, "empty") == list(awaited[1:])


async def test_what_the_caretaker_answers_earns_the_absent_no_time(host: Host) -> None:
    code = await host.running(3, pace="daily")
    seat = (await host.look(code)).awaited[0]
    await silent_until_voted_on(host, code, seat)
    for person in (ANA, BEA, CHLOE):
        if (await host.look(code)).seat_of(person.id) != seat and (await host.look(code)).ballot:
            await host.tables.absences.vote(code, person.id, "seek")
    ask = await host.ask(code, seat)
    await host.tables.absences.play_caretaker(code, seat, Move(seat, ask.choice, enough(ask), ask.revision), key="care")
    player = (await host.look(code)).players[seat]
    assert player and player.account
    assert player.account.granted == 0.0
    assert player.account.called_at is not None  # nobody takes the seat sooner than 72 hours after it


async def test_nothing_sounds_for_somebody_who_said_that_they_are_away(host: Host) -> None:
    code = await host.running(3)
    row = next(row for row in await host.outbox(code) if row.kind == "direct_message" and row.person == BEA.id)
    table, message = await host.look(code), due(row)
    sounding = await host.tables.notifications.decision(message, table, BEA.id)
    assert sounding.manner == "sound" and about(table, BEA.id)
    await host.tables.absences.announce(BEA.id, host.clock.now(), host.clock.now() + 3 * DAY + HOUR)
    assert (await host.tables.notifications.decision(message, await host.look(code), BEA.id)).manner == "silence"


async def test_with_the_pause_that_somebody_erased_asked_for_its_timer_goes(host: Host) -> None:
    code = await host.running(3)
    await host.tables.absences.ask_pause(code, BEA.id, None)
    assert await timers(host, code, "agree") == [0]
    await host.tables.personal_data.erase(BEA.id)
    assert (await host.look(code)).proposal is None
    assert await timers(host, code, "agree") == []


async def reminding(host: Host) -> tuple[Snapshot, int, DueMessage]:
    """A table whose reminder by a mention is due, whom it reminds, and the message."""
    table = await host.look(await host.running(2))
    person = next(p.person for p in table.players if p and p.person and p.awaited_since is not None)
    host.clock.move(DAY)
    await host.tables.messages.mention(table.code, person, topic="remind")
    return table, person, next(due(row) for row in await host.outbox(table.code) if row.topic == "remind")


async def test_a_reminder_in_the_channel_waits_for_an_hour_after_a_nudge(host: Host) -> None:
    table, person, row = await reminding(host)
    assert [each.person for each in await to_notify(host.tables, row, table)] == [person]
    now = host.clock.now()
    await host.db.write(partial(reminders.note_ring, person=person, kind="nudge", code=table.code, now=now))
    assert await to_notify(host.tables, row, table) == ()


async def test_a_reminder_in_the_channel_that_could_not_go_by_day_waits_for_the_end_of_the_night(host: Host) -> None:
    table, person, row = await reminding(host)
    hour = datetime.fromtimestamp(host.clock.now(), UTC).hour
    night = Hours(0.0, "UTC", hour * 60, (hour + 8) % 24 * 60)
    await host.db.write(partial(set_hours, person=person, hours=night))
    assert await to_notify(host.tables, row, table) == ()
    (alarm,) = await host.db.read(lambda connection: select(connection, AlarmRow, "where person = ?", person))
    assert (alarm.kind, alarm.due) == ("remind", await host.tables.reminders.night_of(person))


async def test_of_two_empty_accounts_the_second_is_not_held_up_for_an_hour_after_the_vote_on_the_first(
    host: Host,
) -> None:
    code = await host.running(3)
    first, second, *_ = (await host.look(code)).awaited
    keeper = ExpiryWorker(host.db, host.clock, host.tables)
    host.clock.move(60)
    await delivered(host)
    for seat in (first, second):
        await fire(host.tables, code, "last", seat)
    await delivered(host)
    host.clock.move(9 * DAY)
    await alive(host)
    await keeper.round()
    ballot = (await host.look(code)).ballot
    assert ballot and ballot.seat == first
    player = (await host.look(code)).players[first]
    assert player and player.person
    await host.tables.absences.come_back(code, player.person)
    host.clock.move(6.0)
    await keeper.round()
    ballot = (await host.look(code)).ballot
    assert ballot and ballot.seat == second


async def alive(host: Host) -> None:
    """The host was up until now."""
    await host.db.write(lambda link: link.execute("update alive set at = ?", (host.clock.now(),)) and None)


async def test_a_kill_after_somebody_changed_their_zone_leaves_no_timer_of_the_old_one(host: Host) -> None:
    code = await host.running(2, pace="daily")
    seat = (await host.look(code)).awaited[0]
    person = (await host.look(code)).players[seat]
    assert person and person.person
    before = await dues(host, code, seat)

    def killed(codes: object) -> None:
        raise KeyboardInterrupt

    host.tables.hours._afterwards = killed  # type: ignore[assignment]
    with pytest.raises(KeyboardInterrupt):
        await host.tables.hours.set_zone(person.person, "Europe/Paris")
    moved = await dues(host, code, seat)
    await host.db.write(partial(clock_store.rederive, people=[person.person]))
    assert before != moved == await dues(host, code, seat)


async def dues(host: Host, code: str, seat: int) -> list[float]:
    """When the last call of a seat is due, and the end of its time."""
    where = "where code = ? and seat = ? and kind in ('last', 'empty') order by kind"
    return [row.due for row in await host.db.read(lambda connection: select(connection, TimerRow, where, code, seat))]


@pytest.mark.parametrize("topic", [*REMINDERS, NUDGE, LAST_CALL, *TO_DECIDE, SEATED])
@pytest.mark.sampled
async def test_a_call_that_a_killed_process_sent_is_found_whatever_it_begins_with(host: Host, topic: str) -> None:
    code = await host.running(2)
    table = await host.look(code)
    world = Discord(Plan(1), host.clock.now, lambda person: False, lambda sent: None, lambda: None)
    world.guilds[1] = [table.place.channel]
    client = world.client()
    channel = client.get_partial_messageable(table.place.channel)
    public = Perspective(replace(table, game="rattus"), GAMES["rattus"], words_for("en"))
    text = mention_text(public, topic, [ANA.id])
    sent = await post_mention(channel, text, [ANA.id], nonce="forgotten")
    assert client.user
    found = await orphan_mention(channel, code, (), client.user.id)
    assert found and found.id == sent.id


async def test_in_the_month_a_private_word_on_a_channel_that_is_gone_is_no_reminder(host: Host) -> None:
    """It was counted among the reminders: the row that was under way was one (seed 1155)."""
    table, _, row = await reminding(host)
    heard = list[Sent]()
    world = Discord(Plan(1), host.clock.now, lambda person: False, heard.append, lambda: None)
    world.guilds[1] = [table.place.channel]
    under_way = ROW.set(row)
    for channel in (table.place.channel, PRIVATE + ANA.id):
        await world.client().get_partial_messageable(channel).send(f"<@{ANA.id}>")
    ROW.reset(under_way)
    assert [(sent.kind, sent.topic) for sent in heard] == [("mention", "remind"), ("report", "")]


async def paused(host: Host) -> tuple[str, int]:
    """A paused table that somebody is asked at, and their seat."""
    code = await host.running(2, pace="daily")
    seat = (await host.look(code)).awaited[0]
    await sign_of_life(host)
    host.clock.move(60)
    await host.tables.absences.ask_pause(code, ANA.id, None)
    if (await host.look(code)).proposal:
        await host.tables.absences.answer(code, BEA.id, yes=True)
    assert (await host.look(code)).standing == "paused"
    return code, seat


async def sign_of_life(host: Host) -> None:
    await host.db.write(partial(uptime.sign_of_life, now=host.clock.now()))


async def counts(host: Host, code: str, seat: int) -> float:
    """Seconds that count on the clock of a seat in the ten minutes from now."""
    player, now = (await host.look(code)).players[seat], host.clock.now()
    assert player and player.person
    pace = (await host.look(code)).terms.clock
    found = await host.db.read(partial(clock_store.calendar, code=code, pace=pace, person=player.person))
    return found.counted(now, now + 600)


async def test_a_pause_that_is_over_stops_no_clock_when_the_host_is_set_back_into_it(host: Host) -> None:
    code, seat = await paused(host)
    host.clock.move(120)
    await host.tables.absences.resume(code, BEA.id)
    await sign_of_life(host)
    host.clock.jump(-90)
    await sign_of_life(host)
    assert await counts(host, code, seat) == 600


async def test_a_pause_that_is_on_when_the_clock_is_set_back_ends_after_it_began(host: Host) -> None:
    code, seat = await paused(host)
    await sign_of_life(host)
    host.clock.jump(-7200)
    await sign_of_life(host)
    host.clock.move(60)
    assert await counts(host, code, seat) == 0
    await host.tables.absences.resume(code, BEA.id)
    assert await counts(host, code, seat) == 600


async def test_a_question_that_was_still_to_sound_when_its_table_comes_to_rest_sounds_once_it_goes_on(
    host: Host,
) -> None:
    code = await host.running(3)
    seat = (await host.look(code)).awaited[-1]
    person = (await host.look(code)).people[seat]
    sounding = {row.person for row in await host.outbox(code) if row.kind == "direct_message" and row.sound}
    assert person in sounding
    await host.tables.absences.freeze(code)
    assert not [row for row in await host.outbox(code) if row.kind == "direct_message" and row.sound]
    await host.tables.absences.thaw(code)
    assert {row.person for row in await host.outbox(code) if row.kind == "direct_message" and row.sound} == sounding
