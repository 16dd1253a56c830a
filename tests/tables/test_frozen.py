"""A table that has lost its place stands still, and afterwards stands as it stood before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.transitions.absence import VOTE_FOR, fall_asleep, set_stand
from bot.tables.transitions.pauses import KEPT_FOR, WARNED
from bot.tables.transitions.transition import Transition
from bot.tables.values import Ballot

from .absent import passing
from .host import ANA, BEA, CHLOE, Host, refusing
from .test_ladder import asleep_of_two, log, voted
from .test_moderation import THERE

DAY = 86_400.0


async def test_a_frozen_table_takes_no_answers_and_goes_on_with_the_same_question(host: Host) -> None:
    code = await host.running(3)
    seat = (await host.look(code)).awaited[0]
    ask = await host.ask(code, seat)
    await host.tables.absences.freeze(code)
    with refusing("frozen"):
        await host.tables.absences.freeze(code)
    with refusing("frozen"):
        await host.answer(code, seat)
    await host.restart()
    await host.tables.absences.thaw(code)
    assert await host.ask(code, seat) == ask
    await host.answer(code, seat)
    with refusing("not_paused"):
        await host.tables.absences.thaw(code)


@pytest.mark.parametrize("standing", ["frozen", "asleep"])
async def test_what_a_table_at_rest_does_not_allow_is_refused_by_why_it_rests(host: Host, standing: str) -> None:
    code = await (host.running(2) if standing == "frozen" else asleep_of_two(host))
    if standing == "frozen":
        await host.tables.absences.freeze(code)
    with refusing(standing):
        await host.tables.absences.ask_pause(code, ANA.id, None)
    with refusing(standing):
        await host.tables.absences.resume(code, ANA.id)
    with refusing(standing):
        await host.tables.absences.pause_by_moderator(code)
    with refusing(standing):
        await host.tables.nudges.nudge(await host.look(code), ANA.id, 1)


@pytest.mark.parametrize("until", [None, 3 * DAY])
async def test_a_paused_table_is_paused_afterwards(host: Host, until: float | None) -> None:
    code = await host.running(2)
    paused_until = None if until is None else host.clock.now() + until
    await host.tables.absences.ask_pause(code, ANA.id, paused_until)
    await host.tables.absences.answer(code, BEA.id, yes=True)
    paused = await host.look(code)
    assert (paused.standing, paused.standing_until) == ("paused", paused_until)
    host.clock.move(DAY)
    await host.tables.absences.freeze(code)
    await host.restart()
    host.clock.move(DAY)
    outcome = await host.tables.absences.thaw(code)
    assert [entry.event.key for entry in outcome.entries] == ["table_thawed"]
    thawed = outcome.table
    stood = ("paused", paused.standing_since, paused_until)
    assert (thawed.standing, thawed.standing_since, thawed.standing_until) == stood
    assert thawed.before_frozen is None
    await host.tables.absences.resume(code, ANA.id)
    assert (await host.look(code)).runs


async def test_an_open_vote_has_its_whole_time_again(host: Host) -> None:
    code = await host.running(3)
    seat = (await host.look(code)).awaited[0]
    ballot = Ballot(seat, host.clock.now(), host.clock.now() + VOTE_FOR)

    def vote_on(transition: Transition) -> None:
        set_stand(transition, seat, "voted")
        transition.table = replace(transition.table, ballot=ballot)

    await host.tables._transactions.apply(code, vote_on)
    await host.tables.absences.freeze(code)
    host.clock.move(20 * DAY)
    table = (await host.tables.absences.thaw(code)).table
    assert table.ballot == replace(ballot, until=host.clock.now() + VOTE_FOR)


async def test_its_channel_is_free_for_others_and_it_waits_until_they_are_gone(host: Host) -> None:
    code = await host.running(3)
    await host.tables.absences.freeze(code)
    other = await host.lobby(2)
    with refusing("place_taken"):
        await host.tables.absences.thaw(code)
    await host.tables.close(other, ANA.id)
    assert (await host.tables.absences.thaw(code)).table.runs


async def test_those_who_manage_the_server_move_it_where_it_can_go_on(host: Host) -> None:
    code = await host.running(3)
    await host.tables.absences.freeze(code)
    assert (await host.tables.moderation.move(code, THERE)).table.standing == "frozen"
    assert (await host.tables.absences.thaw(code)).table.place == THERE


async def test_it_warns_after_twenty_three_days_and_closes_after_thirty(host: Host) -> None:
    code = await host.running(3)
    await host.tables.absences.freeze(code)
    host.clock.move(KEPT_FOR["frozen"] - WARNED + 1)
    assert (await host.tables.expire(code, "doze")).table.status == "running"
    assert {row.person for row in await host.outbox(code) if row.topic == "doze"} == set((await host.look(code)).people)
    with refusing("nothing_to_do"):
        await host.tables.expire(code, "doze")
    host.clock.move(WARNED + 1)
    closed = await host.tables.expire(code, "doze")
    assert (closed.table.status, closed.entries[-1].event.facts) == ("closed", {"why": "gone_server"})


async def test_a_sleeping_table_that_was_warned_before_has_as_many_days_again(host: Host) -> None:
    code = await host.running(2)
    await host.tables._transactions.apply(code, fall_asleep)
    await passing(host, 54 * DAY)
    await host.tables.absences.freeze(code)
    await passing(host, 10 * DAY)
    thawed = (await host.tables.absences.thaw(code)).table
    assert (thawed.standing, thawed.standing_until) == ("asleep", host.clock.now() + WARNED)
    await passing(host, WARNED)
    assert (await host.look(code)).status == "closed"


async def test_a_pause_that_is_agreed_to_meanwhile_begins_when_there_is_a_place_again(host: Host) -> None:
    code = await host.running(3)
    await host.tables.absences.ask_pause(code, ANA.id, None)
    await host.tables.absences.freeze(code)
    assert (await host.tables.absences.answer(code, BEA.id, yes=True)).table.standing == "frozen"
    assert (await host.tables.absences.thaw(code)).table.standing == "paused"
    await host.tables.absences.resume(code, ANA.id)
    assert (await host.look(code)).runs


async def test_a_table_stands_afterwards_as_it_stood_when_it_lost_its_place_this_time(host: Host) -> None:
    code = await asleep_of_two(host)
    await host.tables.absences.take_over(code, BEA.id)

    def stood_otherwise(transition: Transition) -> None:
        transition.table = replace(transition.table, before_frozen=("paused", 0.0, None))

    await host.tables._transactions.apply(code, stood_otherwise)
    await host.tables.absences.freeze(code)
    assert (await host.tables.absences.thaw(code)).table.runs


async def test_a_seat_for_which_a_stand_in_is_sought_is_offered_all_the_same(host: Host) -> None:
    code = await voted(host)
    await host.tables.absences.freeze(code)
    for person in (BEA, CHLOE):
        await host.tables.absences.vote(code, person.id, "seek")
    assert "table_seeks" in await log(host, code)
    player = (await host.tables.absences.thaw(code)).table.players[0]
    assert player and (player.stand, player.stand_why) == ("offered", "ballot")
