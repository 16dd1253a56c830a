"""Time away: announced and taken back, at tables that start meanwhile, and what it does to reminders and nudges."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from bot.tables import Place
from bot.tables.storage import notification_store
from bot.tables.values import Notified
from bot.tables.values.messages import MORNING
from db import StopRow, select

from .absent import DAY, HOUR, left, only_ana_asked, passing, player, stand, timers
from .host import ANA, BEA, CHLOE, HERE, Host, refusing
from .test_ladder import asleep_of_two, log
from .test_reminders import alarm, reminded
from .test_standings import manner_to

THERE = Place(1, 12)


async def test_what_was_announced_and_has_not_begun_is_taken_back(host: Host) -> None:
    code = await only_ana_asked(host, pace="daily")
    now, before, absences = host.clock.now(), await timers(host, code), host.tables.absences
    await absences.announce(ANA.id, now + DAY, now + 6 * DAY)
    await absences.announce(ANA.id, now + 20 * DAY, now + 22 * DAY, code=code)
    assert await absences.days_left(ANA.id) == 23
    assert not await absences.back(ANA.id), "an own move ends only what has begun"
    assert len(await absences.away(ANA.id)) == 2
    assert await absences.take_back_announced(ANA.id) == 2
    assert (await absences.away(ANA.id), await absences.days_left(ANA.id)) == ((), 30)
    assert await host.db.read(lambda link: select(link, StopRow, "where why = 'away'")) == []
    assert await timers(host, code) == before
    await passing(host, 2 * DAY)
    assert (await player(host, code, 0)).away_until is None


async def test_three_times_away_may_be_announced_and_no_two_share_a_day(host: Host) -> None:
    now, absences = host.clock.now(), host.tables.absences
    for n in range(3):
        await absences.announce(ANA.id, now + 10 * n * DAY, now + (10 * n + 2) * DAY)
    with refusing("away_too_often"):
        await absences.announce(ANA.id, now + 50 * DAY, now + 52 * DAY)
    with refusing("away_already"):
        await absences.announce(ANA.id, now + 11 * DAY, now + 13 * DAY)
    await passing(host, 2 * DAY)
    await absences.announce(ANA.id, now + 50 * DAY, now + 52 * DAY)


async def test_a_table_that_starts_while_somebody_is_away_knows_it(host: Host) -> None:
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + 5 * DAY, choice="care")
    code = await host.running(3)
    await passing(host, 60)
    found = await player(host, code, 0)
    assert (found.away_until, found.stand, found.stand_why) == (now + 5 * DAY, "cared", "away")
    await passing(host, 5 * DAY)
    assert ((await player(host, code, 0)).away_until, await stand(host, code, 0)) == (None, "own")


async def test_no_seat_is_offered_at_a_table_that_starts_while_somebody_is_away(host: Host) -> None:
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + 5 * DAY, choice="offer")
    code = await host.running(3)
    await passing(host, 60)
    assert ((await player(host, code, 0)).away_until, await stand(host, code, 0)) == (now + 5 * DAY, "own")


async def test_where_nobody_takes_the_seat_of_somebody_away_the_caretaker_plays_until_they_are_back(host: Host) -> None:
    code, now = await only_ana_asked(host, 3, pace="daily"), host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + 20 * DAY, choice="offer")
    await passing(host, 7 * DAY + 60)
    found = await player(host, code, 0)
    assert (found.stand, found.stand_why, found.is_cared_for) == ("cared", "away", True)
    assert (await host.look(code)).runs
    await passing(host, 13 * DAY)
    found = await player(host, code, 0)
    assert (found.away_until, found.stand) == (None, "own")


# --------------------------------------------------------------------------- all away


async def all_away(host: Host) -> str:
    """A table that sleeps because both let the caretaker play: Ana for three days, Bea for five."""
    code, now = await host.running(2, pace="daily"), host.clock.now()
    for person, days in ((ANA, 3), (BEA, 5)):
        await host.tables.absences.announce(person.id, now, now + days * DAY, choice="care")
    assert (await host.look(code)).standing == "asleep"
    return code


async def test_where_all_are_away_with_the_caretaker_the_table_sleeps_until_the_first_returns(host: Host) -> None:
    code = await all_away(host)
    await passing(host, 3 * DAY)
    assert (await host.look(code)).runs
    assert (await stand(host, code, 0), await stand(host, code, 1)) == ("own", "cared")
    assert (await log(host, code))[-2:] == ["table_away_over", "table_wakes"]
    assert await left(host, code, 0) == 48 * HOUR
    assert await alarm(host, ANA.id) is not None
    assert await manner_to(host, code, ANA.id) == "sound"


async def test_who_wakes_it_by_coming_back_early_is_not_called(host: Host) -> None:
    code = await all_away(host)
    await passing(host, DAY)
    await host.tables.absences.back(ANA.id)
    assert (await host.look(code)).runs
    sounds = {row.kind: row.sound for row in await host.outbox(code) if row.person == ANA.id}
    assert (sounds["direct_message"], sounds["late"]) == (0, 1)


async def test_who_returns_is_away_no_more_where_the_channel_of_the_sleeping_table_is_taken(host: Host) -> None:
    code = await all_away(host)
    await host.tables.open(CHLOE, HERE, "magpie", 2)
    await passing(host, 3 * DAY)
    found = await player(host, code, 0)
    assert (found.stand, found.away_until) == ("own", None)
    assert (await host.look(code)).standing == "asleep"


async def test_the_end_of_a_time_away_wakes_nothing_where_its_seat_was_no_cause_of_the_sleep(host: Host) -> None:
    code, now = await asleep_of_two(host), host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + DAY, choice="wait")
    await passing(host, DAY)
    assert (await host.look(code)).standing == "asleep"


# --------------------------------------------------------------------------- reminders and nudges


async def test_nobody_away_has_an_alarm_and_at_the_end_it_is_there_again(host: Host) -> None:
    await only_ana_asked(host)
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now + HOUR, now + 3 * DAY)
    assert await alarm(host, ANA.id) == now + DAY
    await passing(host, HOUR)
    assert await alarm(host, ANA.id) is None
    await passing(host, 3 * DAY - HOUR)
    assert await alarm(host, ANA.id) == now + 3 * DAY, "overdue, and so at once"


async def test_an_alarm_is_there_again_where_the_table_never_knew_that_its_player_was_away(host: Host) -> None:
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + 3 * DAY)
    code = await only_ana_asked(host)
    assert await alarm(host, ANA.id) is None
    await host.db.write(lambda link: link.execute("update aways set begun = 0"))
    host.clock.move(3 * DAY + 1)
    await host.tables.absences.begin_and_end()
    assert (await player(host, code, 0)).away_until is None
    assert await alarm(host, ANA.id) == host.clock.now(), "overdue, and so at once"


async def test_who_comes_back_early_is_reminded_again(host: Host) -> None:
    await only_ana_asked(host)
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + 3 * DAY)
    assert await alarm(host, ANA.id) is None
    await host.tables.absences.back(ANA.id)
    assert await alarm(host, ANA.id) == now + DAY


async def test_away_at_one_table_leaves_reminders_and_nudges_at_the_others(host: Host) -> None:
    away, here = await only_ana_asked(host, 3), await host.running(3, THERE)
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + 5 * DAY, code=away)
    assert await alarm(host, ANA.id) == now + DAY
    assert [wait.brief.code for wait in await host.tables.reminders.tables(ANA.id, "remind")] == [here]
    await passing(host, 7 * HOUR)
    with refusing("nudge_away"):
        await host.tables.nudges.nudge(await host.look(away), BEA.id, 0)
    await host.tables.nudges.nudge(await host.look(here), BEA.id, 0)


async def test_five_reminders_in_a_wait_whatever_is_asked_in_it(host: Host) -> None:
    code = await host.running(2, looks="in_turn")
    await host.until(code, "look")
    (seat,) = (await host.look(code)).awaited
    person = (await host.look(code)).people[seat]
    for _ in range(4):
        host.clock.move(DAY)
        await reminded(host, person)
    await host.answer(code, seat)
    assert (await host.ask(code, seat)).choice == "swap", "the same wait goes on"
    now = host.clock.now()
    assert await alarm(host, person) == now + DAY
    host.clock.move(DAY)
    await reminded(host, person)
    assert await alarm(host, person) is None


async def test_five_reminders_again_in_the_next_wait(host: Host) -> None:
    code = await host.running(2)
    for _ in range(5):
        host.clock.move(DAY)
        await reminded(host, ANA.id)
    assert await alarm(host, ANA.id) is None
    await host.answer(code, 0)
    while 0 not in (await host.look(code)).awaited:
        await host.answer(code, (await host.look(code)).awaited[0])
    assert await alarm(host, ANA.id) == host.clock.now() + DAY


async def test_who_offers_their_seat_and_plays_on_is_reminded(host: Host) -> None:
    code = await only_ana_asked(host, 3)
    await host.tables.absences.offer(code, ANA.id)
    assert await alarm(host, ANA.id) == host.clock.now() + DAY


# --------------------------------------------------------------------------- what the morning tells


async def at_night(host: Host, code: str, person: int) -> None:
    """Something came silently for a person."""
    told = (Notified(person, None, until=host.clock.now() + HOUR),)
    work = partial(notification_store.record_notified, code=code, notified=told, now=host.clock.now())
    await host.db.write(work)


async def named(host: Host, person: int) -> list[str]:
    """The tables of which the morning tells."""
    return [wait.brief.code for wait in await host.tables.reminders.tables(person, MORNING)]


async def test_the_morning_tells_of_a_vote_that_came_at_night_until_it_is_answered(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await passing(host, 48 * HOUR)
    assert (await host.look(code)).ballot
    for person in (BEA, CHLOE):
        await at_night(host, code, person.id)
    assert (await named(host, BEA.id), await named(host, CHLOE.id)) == ([code], [code])
    await host.tables.absences.vote(code, BEA.id, "wait")
    assert (await named(host, BEA.id), await named(host, CHLOE.id)) == ([], [code])


async def test_the_morning_tells_of_a_pause_that_was_asked_for_at_night(host: Host) -> None:
    code = await only_ana_asked(host, 3)
    await host.tables.absences.ask_pause(code, ANA.id, None)
    await at_night(host, code, BEA.id)
    assert await named(host, BEA.id) == [code]
    await host.tables.absences.answer(code, BEA.id, yes=False)
    assert await named(host, BEA.id) == []


async def test_the_morning_tells_of_a_question_that_came_at_night_unless_its_table_is_muted(host: Host) -> None:
    code = await only_ana_asked(host)
    assert await named(host, ANA.id) == []
    await at_night(host, code, ANA.id)
    assert await named(host, ANA.id) == [code]
    await host.tables.notifications.set_muted(code, ANA.id, True)
    assert await named(host, ANA.id) == []


async def test_the_morning_names_what_came_first_at_night_first(host: Host) -> None:
    codes = [await host.running(3, Place(1, channel)) for channel in (11, 12)]
    for code in codes:
        await host.until(code, "lay")
        first = (await host.look(code)).players[(await host.look(code)).awaited[0]]
        assert first and first.person and first.person != CHLOE.id
        await host.tables.absences.ask_pause(code, first.person, None)
        await at_night(host, code, CHLOE.id)
        host.clock.move(60)
    assert await named(host, CHLOE.id) == codes


async def test_the_morning_asks_nothing_of_who_is_away_by_then(host: Host) -> None:
    code, now = await only_ana_asked(host, 3), host.clock.now()
    await host.tables.absences.ask_pause(code, ANA.id, None)
    await at_night(host, code, BEA.id)
    await host.tables.absences.announce(BEA.id, now, now + DAY)
    assert await named(host, BEA.id) == []
    await host.tables.absences.back(BEA.id)
    assert await named(host, BEA.id) == [code]


async def test_the_morning_tells_nothing_of_a_table_that_is_frozen(host: Host) -> None:
    code = await only_ana_asked(host, 3)
    await host.tables.absences.ask_pause(code, ANA.id, None)
    await at_night(host, code, BEA.id)
    await host.tables.absences.freeze(code)
    assert await named(host, BEA.id) == []
    await host.tables.absences.thaw(code)
    assert await named(host, BEA.id) == [code]


async def test_who_is_back_at_once_is_not_away_again_by_a_round_of_the_worker_in_between(host: Host) -> None:
    """Their tables said for ever that they are away, until a moment that was over."""
    code, now, absences = await only_ana_asked(host), host.clock.now(), host.tables.absences
    await absences.announce(ANA.id, now, now + DAY)
    noted, rounds = absences._note, list[asyncio.Task[float | None]]()

    async def note(*given: Any) -> None:
        rounds.append(asyncio.create_task(absences.begin_and_end()))
        await asyncio.wait(rounds, timeout=0.2)
        await noted(*given)

    absences._note = note  # type: ignore[method-assign, assignment]
    assert await absences.back(ANA.id)
    await asyncio.gather(*rounds)
    assert (await player(host, code, 0)).away_until is None
