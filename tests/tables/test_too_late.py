"""A table that has ended stays as it ended, whatever somebody presses there late."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.tables import Tables

from .host import ANA, BEA, DAN, Host, refusing

LATE: dict[str, Callable[[Tables, str], Awaitable[object]]] = {
    "offer": lambda tables, code: tables.absences.offer(code, ANA.id),
    "withdraw_offer": lambda tables, code: tables.absences.withdraw_offer(code, ANA.id),
    "apply_for": lambda tables, code: tables.absences.apply_for(code, 1, DAN),
    "answer": lambda tables, code: tables.absences.answer(code, ANA.id, yes=True),
    "ask_pause": lambda tables, code: tables.absences.ask_pause(code, ANA.id, None),
    "resume": lambda tables, code: tables.absences.resume(code, ANA.id),
    "need_a_day": lambda tables, code: tables.absences.need_a_day(code, ANA.id),
    "vote": lambda tables, code: tables.absences.vote(code, ANA.id, "wait"),
    "take_over": lambda tables, code: tables.absences.take_over(code, ANA.id),
    "undo": lambda tables, code: tables.undo(code, ANA.id),
    "agree": lambda tables, code: tables.agree(code, BEA.id),
    "decline": lambda tables, code: tables.decline(code, BEA.id),
    "vote_end": lambda tables, code: tables.vote_end(code, ANA.id),
    "withdraw_vote": lambda tables, code: tables.withdraw_vote(code, ANA.id),
    "resign": lambda tables, code: tables.resign(code, ANA.id, sure=True),
    "freeze": lambda tables, code: tables.absences.freeze(code),
    "thaw": lambda tables, code: tables.absences.thaw(code),
}


@pytest.mark.parametrize("act", LATE)
async def test_nothing_is_done_at_a_table_that_was_closed_by_vote(host: Host, act: str) -> None:
    code = await host.running(2)
    await host.tables.absences.offer(code, BEA.id)
    for person in (ANA, BEA):
        await host.tables.vote_end(code, person.id)
    before = await host.look(code)
    assert before.status == "closed"
    with refusing("not_running"):
        await LATE[act](host.tables, code)
    assert await host.look(code) == before
