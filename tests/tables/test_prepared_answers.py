"""Prepared answers: kept until their question comes, handed in before it sounds, and dropped when they are over."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.tables import PreparedAnswer, PreparedStep
from rules.core import Refused

from .host import ANA, BEA, CHLOE, Host, refusing
from .preparing import at_work, direct_messages, laying, legally, never, passing, prepared, rows, timers, two_cards

# --------------------------------------------------------------------------- kept


async def test_an_answer_is_kept_over_a_restart_and_told_to_nobody_else(host: Host) -> None:
    code = await laying(host)
    made = await prepared(host, code)
    await host.restart()
    assert await host.tables.answers.prepared(code, 1) == made
    assert await host.tables.answers.prepared(code, 2) is None


async def test_a_newer_answer_takes_the_place_of_the_one_before_under_a_higher_version(host: Host) -> None:
    code = await laying(host)
    first, *more = [(await prepared(host, code)).version for _ in range(3)]
    assert more == [first + 1, first + 2]
    assert len(await rows(host)) == 1


async def test_only_what_is_asked_next_can_be_prepared(host: Host) -> None:
    code = await laying(host)
    for step in (PreparedStep("lay", (2,), ()), PreparedStep("prize", (1,), (0,))):
        with refusing("not_ahead"):
            await host.tables.answers.prepare(code, BEA.id, (step,), "")


async def test_who_is_asked_now_has_nothing_to_prepare(host: Host) -> None:
    code = await laying(host)
    with refusing("not_ahead"):
        await prepared(host, code, 0)


async def test_a_stranger_prepares_nothing(host: Host) -> None:
    code = await laying(host)
    with refusing("not_seated"):
        await host.tables.answers.prepare(code, 999, (PreparedStep("lay", (1,), ()),), "")


async def test_a_plan_that_is_too_long_says_how_long_it_may_be(host: Host) -> None:
    code = await laying(host)
    with pytest.raises(Refused) as why:
        await host.tables.answers.prepare(code, BEA.id, (PreparedStep("lay", (1,), ()),) * 21, "")
    assert (why.value.refusal.key, why.value.refusal.facts) == ("plan_too_long", {"most": 20})


async def test_nothing_is_handed_in_before_the_question(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    async with at_work(host) as worker:
        await passing(host, worker, 3600)
    assert await timers(host) == []
    assert (await host.look(code)).awaited == (0,)


# --------------------------------------------------------------------------- handed in


async def test_it_is_handed_in_ten_to_fifteen_seconds_after_the_question_and_before_it_sounds(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await host.answer(code, 0)
    ((seat, wait),) = await timers(host)
    assert seat == 1
    assert 10.0 <= wait < 14.9
    async with at_work(host) as worker:
        await passing(host, worker, wait - 0.1)
        assert (await host.look(code)).awaited == (1,)
        await passing(host, worker, 0.2)
    assert (await host.look(code)).awaited == (2,)
    assert await rows(host) == []
    assert [row.sound for row in await direct_messages(host, code)] == [0]


async def test_it_is_handed_in_once_however_often_its_timer_is_due(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await host.answer(code, 0)
    before = (await host.look(code)).revision
    async with at_work(host) as worker:
        assert [await worker.answer(code, 1) for _ in range(4)] == [True, False, False, False]
    assert (await host.look(code)).revision == before + 1


async def test_two_tables_wait_differently(host: Host) -> None:
    for channel in (11, 12):
        code = await laying(host, channel)
        await prepared(host, code)
        await host.answer(code, 0)
    assert len({wait for _, wait in await timers(host)}) == 2


async def test_it_does_not_count_as_an_own_press(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    before = (await host.look(code)).players[1]
    await host.answer(code, 0)
    async with at_work(host) as worker:
        await passing(host, worker)
    after = await host.look(code)
    assert after.players[1] and before
    assert after.players[1].last_line == before.last_line
    assert await host.tables.answers.handed_in(code, 1, before.last_line)


async def test_the_log_does_not_tell_it_from_a_press(host: Host) -> None:
    lines = []
    for beforehand in (True, False):
        code = await laying(host, 11 + beforehand)
        steps = two_cards(await host.look(code), 1)
        if beforehand:
            await prepared(host, code)
        await host.answer(code, 0)
        async with at_work(host) as worker:
            await passing(host, worker, 0.0 if not beforehand else 15.0)
        if not beforehand:
            await host.answer(code, 1, *steps[0].pick)
        lines.append([(entry.seat, entry.event) for entry in (await host.tables.log(code))[1:]])
    assert lines[0] == lines[1]


async def test_handing_in_writes_no_line_to_the_logs(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    with capture_logs() as logs:
        await host.answer(code, 0)
        async with at_work(host) as worker:
            await passing(host, worker)
    assert await rows(host) == []
    assert logs == []


async def test_what_does_not_fit_becomes_a_draft_and_the_question_sounds_as_ever(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await host.answer(code, 0)
    async with at_work(host, never) as worker:
        await passing(host, worker)
    assert (await host.look(code)).awaited == (1,)
    assert await rows(host) == []
    draft = await host.tables.draft(code, BEA.id)
    assert draft is not None and draft.unfit
    assert [step.choice for step in draft.steps] == ["lay"]
    assert [row.sound for row in await direct_messages(host, code)] == [1]
    assert await timers(host) == []


async def test_an_illegal_plan_is_refused_as_a_whole(host: Host) -> None:
    code = await laying(host)
    step = two_cards(await host.look(code), 1)[0]
    await host.tables.answers.prepare(code, BEA.id, (step, PreparedStep("lay", (1,), ())), "")
    await host.answer(code, 0)
    before = (await host.look(code)).revision
    async with at_work(host) as worker:
        await passing(host, worker)
    assert (await host.look(code)).revision == before
    assert await rows(host) == []


async def test_an_answer_that_was_changed_meanwhile_is_not_played_as_it_was_read(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await host.answer(code, 0)
    table = await host.look(code)
    row = await host.tables.answers.stored_for(table, 1)
    assert row is not None
    await host.tables.answers.set_mode(code, BEA.id, row.version, "anyway")
    with pytest.raises(Refused, match="not_ahead"):
        await host.tables.answers.hand_in(table, legally(table, await answer(host, code)), row)
    assert (await host.look(code)).awaited == (1,)


async def answer(host: Host, code: str) -> PreparedAnswer:
    """What Bea has prepared."""
    found = await host.tables.answers.prepared(code, 1)
    assert found is not None
    return found


async def test_it_waits_while_somebody_asks_for_their_moves_back(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "lay")
    await prepared(host, code, 2)
    await host.answer(code, 0)
    await host.answer(code, 1)
    assert (await host.tables.undo(code, ANA.id)).table.undo_request
    async with at_work(host) as worker:
        await passing(host, worker, 60)
        assert (await host.look(code)).awaited == (2,)
        await host.tables.decline(code, BEA.id)
        ((_, wait),) = await timers(host)
        assert 10.0 <= wait < 14.9, "nobody answers at the moment when somebody declines"
        await passing(host, worker, wait)
    assert not [ask for ask in (await host.look(code)).asks if ask.choice == "lay"]


async def test_when_a_table_goes_on_after_a_pause_it_is_handed_in_after_the_usual_seconds(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await host.answer(code, 0)
    for person in (ANA, BEA, CHLOE):
        table = await host.look(code)
        if table.proposal is None and table.runs:
            await host.tables.absences.ask_pause(code, person.id, None)
        elif table.runs:
            await host.tables.absences.answer(code, person.id, yes=True)
    assert (await host.look(code)).standing == "paused"
    assert await timers(host) == []
    host.clock.move(3600)
    await host.tables.absences.resume(code, ANA.id)
    ((seat, wait),) = await timers(host)
    assert (seat, 10.0 <= wait < 14.9) == (1, True)


async def test_what_others_do_in_between_neither_hastens_nor_delays_it(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "look")
    await host.tables.answers.set_standing(code, BEA.id, "look", ("pass",))
    before = await timers(host)
    host.clock.move(4)
    await host.answer(code, 0, "pass")
    ((seat, wait),) = await timers(host)
    assert (seat, round(wait + 4, 3)) == (1, round(before[0][1], 3))


# --------------------------------------------------------------------------- dropped


async def test_an_own_press_takes_its_place(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await host.answer(code, 0)
    await host.answer(code, 1)
    assert await rows(host) == []
    assert await timers(host) == []


async def test_it_is_dropped_when_the_seat_changes_hands_with_all_that_was_begun(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await host.tables.answers.set_draft(code, 1, 7, (1,), ())
    await host.tables.resign(code, BEA.id, sure=True)
    assert await rows(host) == []
    assert await host.tables.answers.draft(code, 1) is None


async def test_it_is_dropped_with_the_end_of_the_table(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    for person in (ANA, BEA):
        await host.tables.vote_end(code, person.id)
    assert (await host.look(code)).status == "closed"
    assert await rows(host) == []


# --------------------------------------------------------------------------- taken back


async def test_it_can_be_taken_back_and_never_plays_again_by_itself(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await host.answer(code, 0)
    async with at_work(host) as worker:
        await passing(host, worker)
        assert (await host.look(code)).awaited == (2,)
        await host.tables.undo(code, BEA.id)
        assert (await host.look(code)).awaited == (1,)
        await passing(host, worker, 3600)
    assert (await host.look(code)).awaited == (1,)
    assert not await host.tables.answers.handed_in(code, 1, 0)


async def test_who_moved_before_can_take_back_alone_until_then_and_needs_consent_afterwards(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await host.answer(code, 0)
    async with at_work(host) as worker:
        await passing(host, worker, 9.9)
        assert (await host.tables.undo(code, ANA.id)).table.undo_request is None
        await host.answer(code, 0)
        await passing(host, worker)
    assert (await host.tables.undo(code, ANA.id)).table.undo_request is not None


# --------------------------------------------------------------------------- nobody can tell


async def public_rows(host: Host, code: str) -> list[tuple[object, ...]]:
    """What is due to everybody but Bea, and when; names of messages are by lot."""
    rows = [row for row in await host.outbox(code) if row.person != BEA.id]
    return [(row.kind, row.person, row.topic, row.facts, row.due, row.sound, row.version) for row in rows]


async def test_others_are_sent_the_same_at_the_same_time_whether_it_was_prepared_or_pressed(host: Host) -> None:
    sent = []
    for prepares in (True, False):
        host.clock = type(host.clock)()
        await host.stop()
        host.path = host.path.with_name(f"twin-{prepares}.sqlite3")
        await host.start()
        code = await laying(host)
        pick = two_cards(await host.look(code), 1)[0].pick
        if prepares:
            await prepared(host, code)
        await host.answer(code, 0)
        between = await public_rows(host, code)
        host.clock.move(14.9)
        if prepares:
            async with at_work(host) as worker:
                await passing(host, worker, 0)
        else:
            await host.answer(code, 1, *pick)
        assert (await host.look(code)).awaited == (2,)
        sent.append((between, await public_rows(host, code)))
    assert sent[0] == sent[1]


async def test_what_stands_prepared_for_somebody_else_changes_no_row_of_a_move(host: Host) -> None:
    sent = []
    for prepares in (True, False):
        host.clock = type(host.clock)()
        await host.stop()
        host.path = host.path.with_name(f"twin-{prepares}.sqlite3")
        await host.start()
        code = await laying(host)
        if prepares:
            await prepared(host, code, 2)
        await host.answer(code, 0)
        rows = [row for row in await host.outbox(code) if row.person != CHLOE.id]
        sent.append([(row.kind, row.person, row.facts, row.due, row.sound) for row in rows])
    assert sent[0] == sent[1]


async def test_taken_back_by_consent_it_is_not_played_again_either(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await host.answer(code, 0)
    async with at_work(host) as worker:
        await passing(host, worker)
        assert (await host.tables.undo(code, ANA.id)).table.undo_request
        await host.tables.agree(code, BEA.id)
        assert (await host.look(code)).awaited == (0,)
        await host.answer(code, 0)
        await passing(host, worker, 3600)
    assert (await host.look(code)).awaited == (1,)
