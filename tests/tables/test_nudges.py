"""Nudges: who may nudge whom and when, what of it arrives where, and what the nudged person reads."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from .absent import DAY, HOUR, at, host_at, night, only_ana_asked
from .host import ANA, BEA, CHLOE, DAN, Host, refusing

SIX_HOURS = 6 * HOUR


async def asked_for(host: Host, seconds: float, n: int = 3) -> str:
    """A running table that has waited for Ana alone for so long."""
    code = await only_ana_asked(host, n, pace="daily")
    host.clock.move(seconds)
    return code


async def nudged(host: Host, code: str, asker: int, seat: int = 0) -> float | None:
    """Somebody nudges whoever has this seat; returns when it reaches them, None: at once."""
    return await host.tables.nudges.nudge(await host.look(code), asker, seat)


async def told(host: Host, code: str) -> list[tuple[str, int, int, dict[str, object]]]:
    """The nudges that are due: kind, person, whether it sounds, facts."""
    rows = [row for row in await host.outbox(code) if row.topic == "nudge"]
    return [(row.kind, row.person, row.sound, json.loads(row.facts)) for row in rows]


async def test_a_nudge_reaches_the_person_at_once_and_names_all_who_asked(host: Host) -> None:
    code = await asked_for(host, SIX_HOURS)
    assert await nudged(host, code, BEA.id) is None
    assert await told(host, code) == [("notice", ANA.id, 1, {"seats": [1], "n": 1})]
    await nudged(host, code, CHLOE.id)
    ((_, _, _, facts),) = await told(host, code)
    assert facts == {"seats": [1, 2], "n": 2}


async def test_a_nudge_names_nobody_who_asked_for_an_earlier_answer(host: Host) -> None:
    code = await asked_for(host, SIX_HOURS)
    await nudged(host, code, BEA.id)
    host.clock.move(60)
    await host.answer(code, 0)
    while (awaited := (await host.look(code)).awaited) != (0,):
        await host.answer(code, next(seat for seat in awaited if seat))
    host.clock.move(SIX_HOURS)
    await nudged(host, code, CHLOE.id)
    assert (await told(host, code))[-1][-1] == {"seats": [2], "n": 1}


async def test_whoever_is_told_in_the_channel_is_nudged_there(host: Host) -> None:
    await host.tables.people.change(ANA.id, lambda own: replace(own, notices="channel"))
    code = await asked_for(host, SIX_HOURS)
    await nudged(host, code, BEA.id)
    assert await told(host, code) == [("mention", 0, 1, {"people": [ANA.id]})]


async def test_whoever_wants_no_messages_is_not_nudged_by_one(host: Host) -> None:
    await host.tables.people.change(ANA.id, lambda own: replace(own, notices="nowhere"))
    code = await asked_for(host, SIX_HOURS)
    await nudged(host, code, BEA.id)
    assert await told(host, code) == []


async def test_a_question_is_open_for_six_hours_before_anybody_may_nudge(host: Host) -> None:
    code = await asked_for(host, SIX_HOURS - 1)
    with refusing("nudge_soon") as soon:
        await nudged(host, code, BEA.id)
    assert soon.refusal.facts["until"] == int(host.clock.now() + 1) and await told(host, code) == []
    host.clock.move(1)
    await nudged(host, code, BEA.id)


async def test_each_player_may_nudge_another_once_a_day(host: Host) -> None:
    code = await asked_for(host, SIX_HOURS)
    await nudged(host, code, BEA.id)
    with refusing("nudge_soon"):
        await nudged(host, code, BEA.id)
    host.clock.move(DAY - 1)
    await nudged(host, code, CHLOE.id)
    with refusing("nudge_soon") as soon:
        await nudged(host, code, BEA.id)
    assert soon.refusal.facts["until"] == int(host.clock.now() + 1)
    host.clock.move(1)
    await nudged(host, code, BEA.id)


async def test_a_nudge_from_the_future_holds_up_none_after_the_clock_was_set_back(host: Host) -> None:
    code = await asked_for(host, SIX_HOURS + DAY)
    await nudged(host, code, BEA.id)
    host.clock.move(-60)
    await nudged(host, code, BEA.id)


async def test_a_nudge_at_night_says_when_it_arrives(tmp_path: Path) -> None:
    host = await host_at(tmp_path, at("2026-03-10 18:00"))
    await night(host, ANA.id)
    code = await asked_for(host, SIX_HOURS)
    assert await nudged(host, code, BEA.id) == at("2026-03-11 08:00")
    await host.stop()


@pytest.mark.parametrize(
    ("asker", "seat", "refusal"),
    [
        (DAN.id, 0, "not_seated"),
        (ANA.id, 0, "nudge_yourself"),
        (ANA.id, 1, "nudge_bot"),
        (ANA.id, 2, "nudge_not_asked"),
        (ANA.id, 3, "nudge_bot"),
        (ANA.id, -1, "nudge_bot"),
    ],
)
async def test_only_players_nudge_and_only_people_who_are_asked(
    host: Host, asker: int, seat: int, refusal: str
) -> None:
    code = await asked_for(host, SIX_HOURS)
    await host.tables.resign(code, BEA.id, sure=True)
    with refusing(refusal):
        await nudged(host, code, asker, seat)


async def test_nobody_is_nudged_for_whom_the_caretaker_plays(host: Host) -> None:
    code = await asked_for(host, SIX_HOURS)
    await host.tables.absences.announce(ANA.id, host.clock.now(), host.clock.now() + 5 * DAY, choice="care")
    with refusing("nudge_not_asked"):
        await nudged(host, code, BEA.id)


async def test_nobody_is_nudged_at_a_table_that_is_over(host: Host) -> None:
    code = await asked_for(host, SIX_HOURS)
    await host.to_the_end(code)
    with refusing("not_running"):
        await nudged(host, code, BEA.id)
