"""Somebody for whom the caretaker plays by a vote is back, or back and silent again: soon that needs no new vote."""

from __future__ import annotations

import pytest

from bot.tables.transitions.topics import SENT_AWAY

from .absent import DAY, left, passing, stand
from .host import ANA, BEA, CHLOE, DAN, Host
from .test_ladder import cared, log, voted


async def silent_in_a_new_wait(host: Host, code: str) -> None:
    """Ana is back, answers, and is asked again later, when all others have answered."""
    await host.tables.absences.take_over(code, ANA.id)
    while 0 in (await host.look(code)).awaited:
        await host.answer(code, 0)
    while (await host.look(code)).awaited != (0,):
        await host.answer(code, next(seat for seat in (await host.look(code)).awaited if seat))


async def test_who_is_silent_again_within_two_weeks_has_the_caretaker_at_once(host: Host) -> None:
    code = await cared(host, 3)
    await silent_in_a_new_wait(host, code)
    await passing(host, await left(host, code, 0))
    assert (await stand(host, code, 0), (await host.look(code)).ballot) == ("cared", None)
    told = (await host.tables.log(code))[-1].event
    assert (told.key, told.facts) == ("table_cared", {"seat": 0, "n": 0, "of": 0}), "there was no vote"


async def test_after_two_weeks_the_others_are_asked_again(host: Host) -> None:
    code = await cared(host, 3)
    await silent_in_a_new_wait(host, code)
    await host.tables.absences.pause_by_moderator(code)
    await passing(host, 14 * DAY)
    await host.tables.absences.resume(code, ANA.id)
    await passing(host, await left(host, code, 0))
    ballot = (await host.look(code)).ballot
    assert (await stand(host, code, 0), ballot and ballot.seat) == ("voted", 0)


async def test_who_is_back_keeps_their_seat_and_the_log_tells_of_no_candidate_that_was_declined(host: Host) -> None:
    code = await voted(host)
    for person in (BEA, CHLOE):
        await host.tables.absences.vote(code, person.id, "seek")
    await passing(host, 2.5 * DAY)  # three days after the last call
    await host.tables.absences.apply_for(code, 0, DAN)
    await host.tables.absences.take_over(code, ANA.id)
    table = await host.look(code)
    assert (table.proposal, await stand(host, code, 0)) == (None, "own")
    assert (await log(host, code))[-1] == "table_back"
    told = [row.topic for row in await host.outbox(code) if row.person == DAN.id]
    assert told == [SENT_AWAY]


async def test_who_became_host_by_a_vote_stays_host_when_somebody_else_resigns(host: Host) -> None:
    code = await cared(host, 3)
    assert (await host.look(code)).host == BEA.id
    await host.tables.absences.take_over(code, ANA.id)
    table = (await host.tables.resign(code, CHLOE.id, sure=True)).table
    assert (table.people, table.host) == ((ANA.id, BEA.id), BEA.id)


DECIDED = [("wait", 2, "table_waits_on"), ("care", 1, "table_cared"), ("seek", 2, "table_seeks")]


@pytest.mark.parametrize("choice, n, key", DECIDED)  # the first who wants the caretaker decides, as a tie does
async def test_all_read_what_the_vote_decided_and_by_how_many(host: Host, choice: str, n: int, key: str) -> None:
    code = await voted(host)
    for person in (BEA, CHLOE)[:n]:
        outcome = await host.tables.absences.vote(code, person.id, choice)
    assert [(entry.event.key, entry.event.facts) for entry in outcome.entries] == [(key, {"seat": 0, "n": n, "of": n})]
