"""Nobody holds a table for ever, or keeps it ringing: by coming back without an answer, by offers, by time away."""

from __future__ import annotations

from functools import partial

import pytest

from bot.tables.storage.notification_store import record_notified
from rules.core import Refused

from .absent import DAY, HOUR, left, only_ana_asked, passing, stand
from .host import ANA, BEA, DAN, Host, refusing
from .test_ladder import bots, voted


async def press(host: Host, code: str) -> None:
    """Ana presses whatever could give back their seat, and does not answer."""
    absences = host.tables.absences
    await absences.come_back(code, ANA.id)
    for way in (absences.take_over, absences.withdraw_offer, absences.offer):
        try:
            await way(code, ANA.id)
        except Refused:
            continue


async def test_who_comes_back_again_and_again_without_an_answer_is_played_for(host: Host) -> None:
    code = await voted(host)
    await host.tables.absences.take_over(code, ANA.id)
    assert (await stand(host, code, 0), await left(host, code, 0)) == ("own", 24 * HOUR)
    await passing(host, 24 * HOUR)
    assert (await host.look(code)).ballot is None, "nobody is asked a second time"
    assert await stand(host, code, 0) == "cared"
    with refusing("answer_first"):
        await host.tables.absences.take_over(code, ANA.id)
    assert not await host.tables.absences.come_back(code, ANA.id)
    with refusing("answer_first"):
        await host.tables.absences.offer(code, ANA.id)


async def test_their_own_answer_gives_them_their_seat_at_once(host: Host) -> None:
    code = await voted(host)
    await host.tables.absences.take_over(code, ANA.id)
    await passing(host, 24 * HOUR)
    await host.answer(code, 0)
    assert await stand(host, code, 0) == "own"


async def test_after_the_caretakers_answer_the_seat_is_theirs_as_ever_with_time_to_answer(host: Host) -> None:
    code = await voted(host)
    await host.tables.absences.take_over(code, ANA.id)
    await passing(host, 24 * HOUR)
    assert await bots(host, code, 0)
    assert await host.tables.absences.come_back(code, ANA.id)
    assert 0 in (await host.look(code)).awaited
    assert await left(host, code, 0) == 24 * HOUR


@pytest.mark.parametrize("pace", ["leisurely", "relaxed", "daily", "lively"])
async def test_a_table_waits_for_nobody_who_presses_and_presses_and_never_answers(host: Host, pace: str) -> None:
    code = await only_ana_asked(host, 3, pace=pace)
    for _ in range(40 * 4):
        await passing(host, 6 * HOUR)
        if await stand(host, code, 0) == "cared":
            break
        await press(host, code)
        ballot = (await host.look(code)).ballot
        assert ballot is None
    else:
        raise AssertionError("held for forty days")
    assert await bots(host, code, 0)


async def test_an_offer_to_leave_that_is_taken_back_gives_time_once(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await passing(host, 40 * HOUR)
    for hours in (24, 23, 22):
        await host.tables.absences.offer(code, ANA.id, leaving=True)
        await host.tables.absences.withdraw_offer(code, ANA.id)
        assert await left(host, code, 0) == hours * HOUR
        await passing(host, HOUR)


async def test_a_time_away_that_is_ended_at_once_gives_time_once(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await passing(host, 40 * HOUR)
    for hours in (24, 23, 22):
        now = host.clock.now()
        await host.tables.absences.announce(ANA.id, now, now + DAY, choice="care")
        await host.tables.absences.back(ANA.id)
        assert await left(host, code, 0) == hours * HOUR
        await passing(host, HOUR)


async def test_a_seat_offered_and_withdrawn_again_and_again_rings_the_others_once_for_a_friend(host: Host) -> None:
    code, heard = await only_ana_asked(host, 3, pace="daily"), list[bool]()
    for _ in range(3):
        await host.tables.absences.offer(code, ANA.id)
        await host.tables.absences.apply_for(code, 0, DAN)
        call = await host.tables.notifications.call(await host.look(code), BEA.id, "candidate")
        heard.append(call is not None)
        if call:
            await host.db.write(partial(record_notified, code=code, notified=(call,), now=host.clock.now()))
        await host.tables.absences.withdraw_offer(code, ANA.id)
    assert heard == [True, False, False]
