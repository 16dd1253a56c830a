"""How a table stands: what is allowed in a pause, who is called when it runs again, what those in charge do."""

from __future__ import annotations

import pytest

import db
from bot.tables import Place, Posted
from bot.tables.values import Notified
from rules.core import Move

from .absent import DAY, HOUR, delivered, left, only_ana_asked, passing, stand, timers
from .host import ANA, BEA, CHLOE, Host, refusing
from .test_ladder import log, voted
from .test_sounds import due

THERE = Place(1, 12)


async def paused(host: Host, n: int = 3) -> str:
    """A paused table where Ana is asked."""
    code = await only_ana_asked(host, n, pace="daily")
    await passing(host, HOUR)
    await host.tables.absences.ask_pause(code, ANA.id, None)
    await host.tables.absences.answer(code, BEA.id, yes=True)
    assert (await host.look(code)).standing == "paused"
    return code


async def asleep(host: Host) -> str:
    """A table of two, both asked, where Ana's time was over while Bea had the caretaker."""
    code = await host.running(2, pace="lively")
    now = host.clock.now()
    await host.tables.absences.announce(BEA.id, now, now + 20 * DAY, choice="care")
    await passing(host, 24 * HOUR)
    assert (await host.look(code)).standing == "asleep"
    return code


async def manner_to(host: Host, code: str, person: int) -> str:
    """How the question that is due to a person would reach them."""
    (row,) = [r for r in await host.outbox(code) if r.kind == "direct_message" and r.person == person and r.sound]
    return (await host.tables.notifications.decision(due(row), await host.look(code), person)).manner


async def rang(host: Host, code: str, person: int) -> None:
    """The person was called for their question."""
    seat = (await host.look(code)).seat_of(person)
    assert seat is not None
    ask = await host.ask(code, seat)
    await host.tables.messages.remember_mention(
        code,
        Posted("board-call:", None, 11, 1, host.clock.now(), 0, (Notified(person, ask.revision),)),
    )


# --------------------------------------------------------------------------- paused


async def test_an_answer_in_a_pause_is_refused_and_nothing_is_lost(host: Host) -> None:
    code = await paused(host)
    before = await host.look(code)
    with refusing("paused"):
        await host.answer(code, 0)
    assert await host.look(code) == before


async def test_a_pause_lasts_sixty_days_at_most_and_ends_in_the_future(host: Host) -> None:
    code, now = await only_ana_asked(host, 3, pace="daily"), host.clock.now()
    for until in (now, now + 60 * DAY + 1):
        with refusing("bad_date") as no:
            await host.tables.absences.ask_pause(code, ANA.id, until)
        assert no.refusal.facts == {"days": 60}
    proposal = (await host.tables.absences.ask_pause(code, ANA.id, now + 60 * DAY)).table.proposal
    assert proposal and proposal.pause_until == now + 60 * DAY


async def test_in_a_pause_people_may_leave_offer_and_vote_to_end(host: Host) -> None:
    code = await paused(host)
    await host.tables.absences.offer(code, ANA.id)
    await host.tables.vote_end(code, BEA.id)
    await host.tables.resign(code, CHLOE.id, sure=True)
    table = await host.look(code)
    assert (table.standing, table.players[2].bot_number) == ("paused", 1)  # type: ignore[union-attr]
    assert (await host.tables.vote_end(code, ANA.id)).table.status == "closed"


async def test_in_a_pause_somebody_may_erase_everything(host: Host) -> None:
    code = await paused(host)
    await host.tables.personal_data.erase(BEA.id)
    table = await host.look(code)
    assert (table.standing, table.people) == ("paused", (ANA.id, CHLOE.id))
    await host.tables.absences.resume(code, ANA.id)
    assert (await host.look(code)).runs


async def test_whoever_is_asked_is_called_anew_after_a_pause_but_not_who_ended_it(host: Host) -> None:
    code = await host.running(3, pace="daily")
    for person in (ANA, BEA):
        await rang(host, code, person.id)
    await host.tables.absences.pause_by_moderator(code)
    await passing(host, DAY)
    await host.tables.absences.resume(code, BEA.id)
    assert await manner_to(host, code, ANA.id) == "sound"
    rows = {(row.kind, row.person): row.sound for row in await host.outbox(code)}
    assert (rows["direct_message", BEA.id], rows["late", BEA.id]) == (0, 1)


async def test_a_pause_that_ends_by_itself_calls_all_who_are_asked(host: Host) -> None:
    code = await paused(host)
    await passing(host, 30 * DAY, delivering=False)
    assert (await host.look(code)).runs
    assert await manner_to(host, code, ANA.id) == "sound"


# --------------------------------------------------------------------------- asleep


async def test_the_caretaker_of_the_last_one_who_left_moves_no_more(host: Host) -> None:
    code = await asleep(host)
    assert (await log(host, code))[-1] == "table_sleeps"
    ask = await host.ask(code, 1)
    with refusing("asleep"):
        await host.tables.absences.play_caretaker(code, 1, Move(1, ask.choice, (), ask.revision), key="x")


async def test_who_wakes_a_table_has_their_seat_and_others_who_are_there_are_called(host: Host) -> None:
    code = await asleep(host)
    await passing(host, 5 * DAY)
    assert await host.tables.absences.come_back(code, BEA.id)
    assert (await stand(host, code, 0), await stand(host, code, 1)) == ("own", "own")
    assert await left(host, code, 0) == 8 * HOUR
    assert await manner_to(host, code, ANA.id) == "sound"


async def test_a_sleeping_table_is_woken_by_an_answer(host: Host) -> None:
    code = await asleep(host)
    await host.answer(code, 0)
    assert (await host.look(code)).runs


# --------------------------------------------------------------------------- frozen


@pytest.mark.parametrize("before", ["runs", "paused", "asleep"])
async def test_a_table_without_a_place_is_frozen_however_it_stood_and_stands_so_again(host: Host, before: str) -> None:
    code = await {"runs": only_ana_asked, "paused": paused, "asleep": asleep}[before](host)
    await delivered(host)
    await rang(host, code, ANA.id)
    await host.tables.absences.freeze(code)
    clocks = [kind for kind, _ in await timers(host, code)]
    assert clocks == ["doze"], "nothing rings, nothing runs"
    with refusing("frozen"):
        await host.answer(code, 0)
    await passing(host, 5 * DAY, delivering=False)
    await host.tables.absences.thaw(code)
    assert (await host.look(code)).standing == before
    if before == "runs":
        assert await manner_to(host, code, ANA.id) == "sound"
    else:
        assert not [row for row in await host.outbox(code) if row.kind == "direct_message" and row.sound]


# --------------------------------------------------------------------------- those in charge


@pytest.mark.parametrize("standing", ["runs", "paused", "asleep", "frozen"])
@pytest.mark.parametrize("act", ["close", "move", "pause"])
async def test_those_in_charge_close_move_and_pause_a_table_however_it_stands(
    host: Host, standing: str, act: str
) -> None:
    code = await {"runs": only_ana_asked, "frozen": only_ana_asked, "paused": paused, "asleep": asleep}[standing](host)
    if standing == "frozen":
        await host.tables.absences.freeze(code)
    match act:
        case "close":
            assert (await host.tables.moderation.close(code, 1)).table.status == "closed"
        case "move":
            table = (await host.tables.moderation.move(code, THERE)).table
            assert (table.place, table.standing) == (THERE, standing)
        case _ if standing == "runs":
            assert (await host.tables.absences.pause_by_moderator(code)).table.standing == "paused"
            assert (await log(host, code))[-1] == "table_paused_by_staff"
        case _:
            with refusing(standing):
                await host.tables.absences.pause_by_moderator(code)


async def test_a_vote_ends_with_a_pause_by_those_in_charge_and_the_seat_is_between_nothing(host: Host) -> None:
    code = await voted(host)
    await host.tables.absences.pause_by_moderator(code)
    assert ((await host.look(code)).ballot, await stand(host, code, 0)) == (None, "called")
    await host.tables.absences.resume(code, BEA.id)
    await passing(host, 60)
    assert await stand(host, code, 0) == "voted", "their time is over as before"


# --------------------------------------------------------------------------- what every direct message says


async def messages_to(host: Host, code: str) -> dict[int | None, bool]:
    """To whom a direct message is due, and whether it would sound."""
    return {row.person: bool(row.sound) for row in await host.outbox(code) if row.kind == "direct_message"}


async def cleared(host: Host, code: str) -> None:
    """All that is due for the table is forgotten."""
    await host.db.write(lambda connection: db.delete(connection, db.DueRow, "code = ?", code))


async def test_the_messages_of_all_are_edited_when_a_table_is_paused_and_when_it_goes_on(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await host.tables.absences.ask_pause(code, ANA.id, None)
    await cleared(host, code)
    await host.tables.absences.answer(code, BEA.id, yes=True)
    assert await messages_to(host, code) == {ANA.id: False, BEA.id: False, CHLOE.id: False}
    await cleared(host, code)
    await host.tables.absences.resume(code, BEA.id)
    assert await messages_to(host, code) == {ANA.id: True, BEA.id: False, CHLOE.id: False}


async def test_that_a_table_has_no_place_changes_the_message_of_who_is_asked_alone(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await cleared(host, code)
    await host.tables.absences.freeze(code)
    assert await messages_to(host, code) == {ANA.id: False}
    await cleared(host, code)
    await host.tables.absences.thaw(code)
    assert await messages_to(host, code) == {ANA.id: True, BEA.id: False, CHLOE.id: False}


async def test_who_is_asked_is_called_where_a_manager_takes_the_table_and_all_messages_link_there(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await cleared(host, code)
    await host.tables.moderation.move(code, THERE)
    assert await messages_to(host, code) == {ANA.id: True, BEA.id: False, CHLOE.id: False}


async def test_into_its_own_thread_a_table_goes_without_an_edit_of_any_message(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await cleared(host, code)
    await host.tables.move_to(code, THERE)
    assert not await messages_to(host, code)


async def test_the_messages_of_the_others_are_edited_when_a_seat_has_changed_hands(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await cleared(host, code)
    await host.tables.resign(code, CHLOE.id, sure=True)
    assert set(await messages_to(host, code)) == {ANA.id, BEA.id, CHLOE.id}


@pytest.mark.parametrize("how", ["declined", "lapsed", "withdrawn", "agreed"])
async def test_who_asked_for_a_pause_hears_silently_that_there_is_none(host: Host, how: str) -> None:
    code = await only_ana_asked(host, 3)
    await host.tables.absences.ask_pause(code, CHLOE.id, None)
    match how:
        case "lapsed":
            await passing(host, 49 * HOUR)
        case "withdrawn":
            await host.tables.absences.answer(code, CHLOE.id, yes=False)
        case _:
            for person in (ANA, BEA):
                if (await host.look(code)).proposal:
                    await host.tables.absences.answer(code, person.id, yes=how == "agreed")
    assert (await host.look(code)).proposal is None
    told = [(row.person, row.sound) for row in await host.outbox(code) if row.topic == "pause_declined"]
    assert told == ([(CHLOE.id, False)] if how in ("declined", "lapsed") else [])
