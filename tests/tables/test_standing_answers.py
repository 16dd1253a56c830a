"""Standing answers: given as often as they are asked, until they run out, are changed or taken back."""

from __future__ import annotations

from .host import BEA, Host
from .preparing import at_work, passing, rows


async def test_a_standing_answer_is_given_as_often_as_it_is_asked_and_stays(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "look")
    await host.tables.answers.set_standing(code, BEA.id, "look", ("pass",))
    await host.answer(code, 2, "pass")
    async with at_work(host) as worker:
        await passing(host, worker)
    assert 1 not in (await host.look(code)).awaited
    assert [row.choice for row in await rows(host)] == ["look"]


async def test_a_standing_answer_runs_out_with_its_span(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "look")
    await host.tables.answers.set_standing(code, BEA.id, "tribute", (0,))
    await host.until(code, "pass_on")
    assert await rows(host) == []


async def test_a_standing_answer_is_changed_and_taken_away(host: Host) -> None:
    code = await host.running(3)
    await host.tables.answers.set_standing(code, BEA.id, "look", ("pass",))
    await host.tables.answers.set_standing(code, BEA.id, "look", (0,))
    assert [answer.says for answer in await host.tables.answers.standing(code, 1)] == [(0,)]
    await host.tables.answers.set_standing(code, BEA.id, "look", ())
    assert await rows(host) == []


async def test_a_standing_answer_that_was_taken_back_does_not_come_again(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "look")
    await host.tables.answers.set_standing(code, BEA.id, "look", ("pass",))
    await host.answer(code, 2, "pass")
    async with at_work(host) as worker:
        await passing(host, worker)
        await host.tables.undo(code, BEA.id)
        await passing(host, worker, 3600)
    assert 1 in (await host.look(code)).awaited
