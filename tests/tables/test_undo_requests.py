"""What becomes of a request to take back while people go on playing, and who is told of it."""

from __future__ import annotations

from bot.tables.transitions.topics import UNDO_ASKED, UNDO_DECLINED
from db import DueRow, delete

from .absent import timers
from .host import ANA, BEA, CHLOE, Host


async def test_who_is_asked_and_plays_on_instead_has_declined_and_who_asked_is_told_by_whom(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "look")
    for seat in (1, 0):
        await host.answer(code, seat, "pass")
    undo_request = (await host.tables.undo(code, BEA.id)).table.undo_request
    assert undo_request and undo_request.needed == (0,)
    await host.answer(code, 2, "pass")
    outcome = await host.answer(code, 0)
    assert outcome.table.undo_request is None
    assert [e.event.facts for e in outcome.entries if e.event.key == "table_undo_declined"] == [{"seat": 0}]
    told = [(row.person, row.facts) for row in await host.outbox(code) if row.topic == UNDO_DECLINED]
    assert told == [(BEA.id, '{"seat":0}')]


async def asking(host: Host) -> str:
    """A table of three where Ana and Bea have answered and Ana asks to take both answers back."""
    code = await host.running(3)
    await host.until(code, "look")
    for seat in (0, 1):
        await host.answer(code, seat, "pass")
    await host.tables.undo(code, ANA.id)
    return code


async def test_who_has_been_asked_is_not_asked_again_when_a_third_moves_and_is_asked_as_well(host: Host) -> None:
    code = await asking(host)
    assert await asked(host, code) == [BEA.id]
    await host.db.write(lambda link: delete(link, DueRow, "topic = ?", UNDO_ASKED))  # it has arrived
    await host.answer(code, 2, "pass")
    assert await asked(host, code) == [CHLOE.id]


async def test_a_request_to_take_back_ends_when_it_was_to_although_others_move(host: Host) -> None:
    code = await asking(host)
    due = (await timers(host, code))["undo_request", 0]
    host.clock.move(60)
    await host.answer(code, 2, "pass")
    assert (await timers(host, code))["undo_request", 0] == due


async def asked(host: Host, code: str) -> list[int | None]:
    """To whom a message is due that asks them to agree."""
    return [row.person for row in await host.outbox(code) if row.topic == UNDO_ASKED]
