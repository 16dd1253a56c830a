"""An interaction about absence that is delivered again gives the stored outcome."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable

import pytest

from bot.tables import Outcome
from bot.tables.absences import Absences
from rules.core import Refused

from .host import ANA, BEA, DAN, Host
from .test_ladder import called, cared, voted
from .test_stand_ins import offered

Submit = Callable[[str | None], Awaitable[Outcome]]


async def _day(host: Host) -> Submit:
    code = await called(host)
    return lambda key: host.tables.absences.need_a_day(code, ANA.id, key=key)


async def _vote(host: Host) -> Submit:
    code = await voted(host, 2)
    return lambda key: host.tables.absences.vote(code, BEA.id, "care", key=key)


async def _back(host: Host) -> Submit:
    code = await cared(host)
    return lambda key: host.tables.absences.take_over(code, ANA.id, key=key)


async def _pause(host: Host) -> Submit:
    code = await host.running(3)
    return lambda key: host.tables.absences.ask_pause(code, ANA.id, None, key=key)


async def _answer(host: Host) -> Submit:
    code = await host.running(2)
    await host.tables.absences.ask_pause(code, ANA.id, None)
    return lambda key: host.tables.absences.answer(code, BEA.id, yes=True, key=key)


async def _resume(host: Host) -> Submit:
    code = await host.running(2)
    await host.tables.absences.pause_by_moderator(code)
    return lambda key: host.tables.absences.resume(code, ANA.id, key=key)


async def _moderator(host: Host) -> Submit:
    code = await host.running(2)
    return lambda key: host.tables.absences.pause_by_moderator(code, key=key)


async def _offer(host: Host) -> Submit:
    code = await host.running(2)
    return lambda key: host.tables.absences.offer(code, ANA.id, key=key)


async def _keep(host: Host) -> Submit:
    code = await offered(host)
    return lambda key: host.tables.absences.withdraw_offer(code, ANA.id, key=key)


async def _apply(host: Host) -> Submit:
    code = await offered(host)
    return lambda key: host.tables.absences.apply_for(code, 0, DAN, key=key)


KEYED: dict[str, Callable[[Host], Awaitable[Submit]]] = {
    "need_a_day": _day,
    "vote": _vote,
    "take_over": _back,
    "ask_pause": _pause,
    "answer": _answer,
    "resume": _resume,
    "pause_by_moderator": _moderator,
    "offer": _offer,
    "withdraw_offer": _keep,
    "apply_for": _apply,
}


def test_every_act_about_absence_that_takes_a_key_is_tried_here() -> None:
    keyed = {name for name, act in vars(Absences).items() if name[0] != "_" and "key" in _parameters(act)}
    assert keyed - {"play_caretaker"} == set(KEYED)


def _parameters(act: object) -> tuple[str, ...]:
    return tuple(inspect.signature(act).parameters) if inspect.iscoroutinefunction(act) else ()


@pytest.mark.parametrize("act", KEYED)
async def test_delivered_twice_it_happens_once_and_both_get_its_outcome(host: Host, act: str) -> None:
    submit = await KEYED[act](host)
    first, second = await asyncio.gather(submit("a-key"), submit("a-key"))
    assert {first.repeated, second.repeated} == {False, True}
    assert first.entries == second.entries
    await host.restart()
    with pytest.raises(Refused):
        await submit(None)
    again = await submit("a-key")
    assert again.repeated
    assert again.entries == first.entries
