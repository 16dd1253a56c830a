"""Calls that arrive late: no time runs before somebody could know, and none is over before a last call arrived."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.transitions.due_messages import PlannedMessage
from db import StopRow, select

from .absent import DAY, account, at, delivered, host_at, left, only_ana_asked, passing, stand, timers, until
from .host import ANA, HERE, PEOPLE, Host

HOUR = 3600.0


async def test_nothing_counts_before_a_question_that_came_late(tmp_path: Path) -> None:
    host = await host_at(tmp_path, at("2026-11-23T20:00"))
    code = await only_ana_asked(host, pace="daily")
    await until(host, at("2026-11-23T21:40"), delivering=False)
    assert await left(host, code, 0) == 46 * HOUR + 20 * 60
    await delivered(host)
    assert await left(host, code, 0) == 48 * HOUR
    assert (await timers(host, code))["empty", 0] == at("2026-11-25T21:40")
    assert [row.topic for row in await host.outbox(code) if row.kind == "board"] == [""], "the board shows the new time"
    await passing(host, HOUR)
    assert await left(host, code, 0) == 47 * HOUR
    await host.stop()


async def test_a_question_that_came_within_ten_minutes_came_in_time(host: Host) -> None:
    code = await only_ana_asked(host, pace="daily")
    await passing(host, 9 * 60, delivering=False)
    await delivered(host)
    assert await left(host, code, 0) == 48 * HOUR - 9 * 60


async def test_a_question_is_late_by_itself_and_not_by_what_failed_before_it(host: Host) -> None:
    code = await host.running(2, HERE, pace="daily")
    await passing(host, DAY, delivering=False)
    await host.until(code, "lay")
    (seat,) = (await host.look(code)).awaited
    before = await left(host, code, seat)
    await host.db.write(lambda link: link.execute("update outbox set failing_since = ?", (host.clock.now() - DAY,)))
    await passing(host, 300, delivering=False)
    await delivered(host)
    assert await left(host, code, seat) == before - 300


@pytest.mark.thorough
async def test_nobody_is_called_last_for_a_question_that_they_were_not_told_yet(host: Host) -> None:
    code = await only_ana_asked(host, pace="daily")
    await passing(host, 5 * DAY, delivering=False)
    assert await stand(host, code, 0) == "own"
    await delivered(host)
    assert await left(host, code, 0) == 48 * HOUR
    await passing(host, 36 * HOUR)
    assert await stand(host, code, 0) == "called"
    await passing(host, 12 * HOUR)
    assert await stand(host, code, 0) == "voted"


async def test_an_account_is_not_empty_before_its_last_call_arrived_half_a_day_ago(host: Host) -> None:
    code = await only_ana_asked(host, pace="daily")
    await passing(host, 36 * HOUR - 1)
    await passing(host, 1 + 20 * HOUR, delivering=False)
    assert (await stand(host, code, 0), await left(host, code, 0)) == ("called", 0)
    await delivered(host)
    assert (await timers(host, code))["empty", 0] == host.clock.now() + 12 * HOUR
    await passing(host, 12 * HOUR - 1)
    assert await stand(host, code, 0) == "called"
    await passing(host, 1)
    assert await stand(host, code, 0) == "voted"


async def test_a_question_told_after_its_last_call_brings_the_call_again(host: Host) -> None:
    code = await only_ana_asked(host, pace="daily")
    await passing(host, 36 * HOUR)
    assert await stand(host, code, 0) == "called"
    await host.tables.messages._put(code, PlannedMessage("direct_message", ANA.id, sound=True))
    since = (await account(host, code, 0)).wait_since
    await host.db.write(lambda link: link.execute("update outbox set failing_since = ?", (since,)))
    await delivered(host)
    assert (await stand(host, code, 0), await left(host, code, 0)) == ("own", 48 * HOUR)
    assert ("last", 0) in await timers(host, code)


async def test_the_credit_for_one_wait_is_no_credit_for_the_next(host: Host) -> None:
    code = await host.running(2, HERE, pace="daily")
    await passing(host, 2 * HOUR, delivering=False)
    await delivered(host)
    stops = await host.db.read(lambda link: select(link, StopRow, "where why = 'ring'"))
    assert {stop.person for stop in stops} == {person.id for person in PEOPLE[:2]}
    await host.until(code, "lay")
    (seat,) = (await host.look(code)).awaited
    before = await left(host, code, seat)
    await passing(host, HOUR)
    assert await left(host, code, seat) == before - HOUR


async def test_a_credit_that_a_clock_set_back_would_have_in_the_future_is_none(host: Host) -> None:
    code = await only_ana_asked(host, pace="daily")
    await passing(host, 10 * HOUR, delivering=False)
    await delivered(host)
    host.clock.jump(-5 * HOUR)
    await host.restart()
    assert await left(host, code, 0) <= 48 * HOUR
    (due,) = {when for (kind, seat), when in (await timers(host, code)).items() if (kind, seat) == ("empty", 0)}
    assert due == host.clock.now() + await left(host, code, 0)
    assert await host.db.read(lambda link: select(link, StopRow, "where ended > ?", host.clock.now())) == []
