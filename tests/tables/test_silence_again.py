"""Somebody whom the table cared for by a vote is silent again: for two weeks that needs no new vote."""

from __future__ import annotations

from .absent import DAY, left, passing, stand
from .host import ANA, Host
from .test_ladder import cared, log


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
    assert (await log(host, code))[-1] == "table_cared"


async def test_after_two_weeks_the_others_are_asked_again(host: Host) -> None:
    code = await cared(host, 3)
    await silent_in_a_new_wait(host, code)
    await host.tables.absences.pause_by_moderator(code)
    await passing(host, 14 * DAY)
    await host.tables.absences.resume(code, ANA.id)
    await passing(host, await left(host, code, 0))
    ballot = (await host.look(code)).ballot
    assert (await stand(host, code, 0), ballot and ballot.seat) == ("voted", 0)
