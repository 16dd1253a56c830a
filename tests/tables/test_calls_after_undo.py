"""An undo withdraws a question that somebody was called or voted on for: neither outlives the question."""

from __future__ import annotations

from .absent import HOUR, account, left, passing, stand
from .host import ANA, BEA, CHLOE, Host


async def test_a_vote_ends_when_an_undo_withdraws_the_question_of_who_is_voted_on(host: Host) -> None:
    code = await host.running(3, pace="daily")
    await host.until(code, "lay")
    for seat in (0, 1):
        await host.answer(code, seat)
    await passing(host, await left(host, code, 2))
    before = await host.look(code)
    assert before.ballot and before.ballot.seat == 2
    table = (await host.tables.undo(code, BEA.id)).table
    assert table.awaited == (1,)
    assert (table.ballot, await stand(host, code, 2)) == (None, "own")


async def test_who_was_called_is_not_called_for_the_earlier_question_that_comes_back_to_them(host: Host) -> None:
    code = await host.running(3, pace="daily")
    await host.until(code, "look")
    for seat in (1, 0, 2):
        await host.answer(code, seat, "pass")
    await passing(host, await left(host, code, 0) - HOUR)
    assert (await host.ask(code, 0)).choice == "lay"
    assert await stand(host, code, 0) == "called"
    await host.tables.undo(code, BEA.id)
    for person in (ANA, CHLOE):
        await host.tables.agree(code, person.id)
    assert (await host.ask(code, 0)).choice == "look"
    assert (await stand(host, code, 0), (await account(host, code, 0)).called_at) == ("own", None)
