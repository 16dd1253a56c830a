"""Standing answers: given as often as they are asked, until they run out, are changed or taken back."""

from __future__ import annotations

from .host import ANA, BEA, CHLOE, Host, refusing
from .preparing import at_work, laying, passing, rows, timers


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


# --------------------------------------------------------------------------- said while the question is open


async def looking(host: Host) -> str:
    """A table where all are asked whether to look, since an hour; it has rung."""
    code = await host.running(3)
    await host.until(code, "look")
    host.clock.move(3600)
    return code


async def test_said_while_its_question_is_open_it_is_given_after_the_seconds_of_any_other(host: Host) -> None:
    code = await looking(host)
    async with at_work(host) as worker:
        await host.tables.answers.set_standing(code, CHLOE.id, "look", ("pass",))
        ((seat, wait),) = await timers(host)
        assert (seat, 10.0 <= wait < 14.9) == (2, True)
        await passing(host, worker, wait - 0.1)
        assert 2 in (await host.look(code)).awaited
        await passing(host, worker, 0.2)
    assert 2 not in (await host.look(code)).awaited


async def test_said_while_its_question_is_open_it_wakes_the_worker(host: Host) -> None:
    code = await looking(host)
    woken = list[str]()
    host.tables.on_commit(lambda: woken.append(code))
    await host.tables.answers.set_standing(code, CHLOE.id, "look", ("pass",))
    assert woken


async def test_each_change_of_it_begins_the_seconds_anew_and_taking_it_away_ends_them(host: Host) -> None:
    code = await looking(host)
    await host.tables.answers.set_standing(code, CHLOE.id, "look", ("pass",))
    first = await timers(host)
    host.clock.move(9)
    await host.tables.answers.set_standing(code, CHLOE.id, "look", (0,))
    assert await timers(host) == first
    await host.tables.answers.set_standing(code, CHLOE.id, "look", ())
    assert await timers(host) == []


async def test_a_commit_in_between_leaves_its_seconds_as_they_are(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "look")
    host.clock.move(3600)
    await host.tables.answers.set_standing(code, CHLOE.id, "look", ("pass",))
    ((_, before),) = await timers(host)
    host.clock.move(2)
    await host.answer(code, 1, "pass")
    ((seat, after),) = await timers(host)
    assert (seat, round(after + 2, 3)) == (2, round(before, 3))


async def test_said_for_a_question_that_is_not_open_or_while_a_request_to_take_back_is_it_sets_no_timer(
    host: Host,
) -> None:
    code = await laying(host)
    await host.tables.answers.set_standing(code, CHLOE.id, "lay", (0,))
    assert await timers(host) == []
    await host.answer(code, 0)
    await host.answer(code, 1)
    assert (await host.tables.undo(code, ANA.id)).table.undo_request
    await host.tables.answers.set_standing(code, CHLOE.id, "lay", (1,))
    assert await timers(host) == []


async def test_before_the_game_and_after_it_nobody_answers_beforehand(host: Host) -> None:
    code, answers = await host.lobby(2), host.tables.answers
    for over in (False, True):
        if over:
            await host.tables.start(code, ANA.id)
            await host.to_the_end(code)
        with refusing("not_running"):
            await answers.set_standing(code, BEA.id, "look", ("pass",))
        with refusing("not_running"):
            await answers.drop(code, BEA.id, 1)
        with refusing("not_seated"):
            await answers.set_standing(code, CHLOE.id, "look", ("pass",))
