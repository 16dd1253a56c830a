"""The ladder of absence against people who mean harm, outages, the change of clocks, and who leaves and comes back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.tables.values import Snapshot
from db import DraftRow, select
from rules.core import Move, Refused

from .absent import (
    DAY,
    HOUR,
    PARIS,
    account,
    at,
    delivered,
    host_at,
    left,
    night,
    only_ana_asked,
    passing,
    player,
    stand,
    timers,
)
from .host import ANA, BEA, CHLOE, DAN, Host, refusing
from .test_ladder import bots, called, cared, log, voted
from .test_stand_ins import offered
from .test_standings import asleep, paused

Begin = Callable[[Host], Awaitable[str]]


async def sought(host: Host) -> str:
    """The table seeks a stand-in for Ana."""
    code = await voted(host)
    for person in (BEA, CHLOE):
        await host.tables.absences.vote(code, person.id, "seek")
    return code


async def left_by(host: Host, choice: str) -> str:
    """Ana is away for ten days, with this choice."""
    code, now = await only_ana_asked(host, 3, pace="daily"), host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + 10 * DAY, choice=choice)  # type: ignore[arg-type]
    return code


async def waiting_away(host: Host) -> str:
    return await left_by(host, "wait")


async def cared_away(host: Host) -> str:
    return await left_by(host, "care")


async def offered_away(host: Host) -> str:
    return await left_by(host, "offer")


async def leaving(host: Host) -> str:
    """Ana has given up, and their seat is offered first."""
    code = await only_ana_asked(host, 3, pace="daily")
    await host.tables.absences.offer(code, ANA.id, leaving=True)
    return code


async def with_candidate(host: Host) -> str:
    """Dan would take the seat that Ana offers."""
    code = await offered(host)
    await host.tables.absences.apply_for(code, 0, DAN)
    return code


async def plain(host: Host) -> str:
    return await only_ana_asked(host, 3, pace="daily")


ANYHOW: dict[str, Begin] = {
    "own": plain,
    "called": called,
    "voted": voted,
    "cared by vote": cared,
    "offered by vote": sought,
    "away": waiting_away,
    "cared away": cared_away,
    "offered away": offered_away,
    "offered": offered,
    "with a candidate": with_candidate,
    "leaving": leaving,
    "paused": paused,
    "asleep": asleep,
}


# --------------------------------------------------------------------------- leaving and coming back


@pytest.mark.parametrize("state", ANYHOW)
async def test_who_comes_back_by_hand_has_their_seat_time_to_answer_and_nothing_hangs(host: Host, state: str) -> None:
    code = await ANYHOW[state](host)
    await host.tables.absences.back(ANA.id)
    if (await host.look(code)).standing == "paused":
        await host.tables.absences.resume(code, ANA.id)
    elif await stand(host, code, 0) not in ("own", "called") or (await host.look(code)).standing == "asleep":
        try:
            await host.tables.absences.take_over(code, ANA.id)
        except Refused:  # they play on while their seat is offered
            await host.tables.absences.withdraw_offer(code, ANA.id)
    table, found = await host.look(code), await player(host, code, 0)
    assert table.runs and found.stand in ("own", "called") and found.away_until is None
    assert (table.ballot, table.proposal) == (None, None)
    assert await left(host, code, 0) >= HOUR
    due = await timers(host, code)
    assert ("empty", 0) in due and due["empty", 0] > host.clock.now()
    await host.answer(code, 0)
    assert await stand(host, code, 0) == "own"


@pytest.mark.parametrize("state", ANYHOW)
async def test_who_leaves_for_good_leaves_nothing_that_hangs(host: Host, state: str) -> None:
    code = await ANYHOW[state](host)
    await host.tables.resign(code, ANA.id, sure=True)
    table, found = await host.look(code), await player(host, code, 0)
    assert (found.bot_number, found.stand, found.account) == (1, "own", None)
    assert (table.ballot, table.proposal) == (None, None)
    assert not {kind for kind, seat in await timers(host, code) if seat == 0} & {"last", "empty", "offer"}


@pytest.mark.parametrize("state", ANYHOW)
async def test_who_is_erased_leaves_an_offered_seat_with_a_bot_player(host: Host, state: str) -> None:
    code = await ANYHOW[state](host)
    await host.tables.personal_data.erase(ANA.id)
    table, found = await host.look(code), await player(host, code, 0)
    assert (found.bot_number, found.stand, found.stand_why, found.name) == (1, "offered", "left", "")
    assert table.ballot is None and ANA.id not in table.people
    if table.runs:
        assert ("offer", 0) in await timers(host, code)


# --------------------------------------------------------------------------- rows that nothing else holds


async def test_an_answer_after_a_last_call_ends_it(host: Host) -> None:
    code = await called(host)
    await host.answer(code, 0)
    assert await stand(host, code, 0) == "own"


async def test_who_comes_back_while_the_others_vote_has_an_increment_of_time(host: Host) -> None:
    code = await voted(host)
    assert await host.tables.absences.come_back(code, ANA.id)
    assert ((await host.look(code)).ballot, await left(host, code, 0)) == (None, 24 * HOUR)


async def test_the_last_person_at_a_table_has_nobody_to_leave_their_seat_to(host: Host) -> None:
    code = await host.running(2)
    await host.tables.resign(code, BEA.id, sure=True)
    with refusing("alone"):
        await host.tables.absences.offer(code, ANA.id)
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + DAY, choice="offer")
    assert await stand(host, code, 0) == "own", "which waits"


async def test_there_is_no_pause_while_the_others_vote(host: Host) -> None:
    code = await voted(host)
    with refusing("ballot_open"):
        await host.tables.absences.ask_pause(code, BEA.id, None)


async def test_a_vote_ends_a_request_for_a_pause(host: Host) -> None:
    code = await called(host)
    await passing(host, 11 * HOUR)
    await host.tables.absences.ask_pause(code, BEA.id, None)
    await passing(host, HOUR)
    table = await host.look(code)
    assert table.ballot and table.proposal is None and table.runs


@pytest.mark.parametrize(("begin", "then"), [(sought, ("cared", "ballot")), (offered_away, ("cared", "away"))])
async def test_an_offer_that_nobody_takes_leaves_the_seat_to_the_caretaker(
    host: Host, begin: Begin, then: tuple[str, str]
) -> None:
    code = await begin(host)
    await passing(host, 7 * DAY)
    found = await player(host, code, 0)
    assert (found.stand, found.stand_why) == then
    assert "table_offer_over" in await log(host, code)


async def test_an_offer_by_somebody_who_left_ends_with_a_bot_player(host: Host) -> None:
    code = await leaving(host)
    assert not await host.tables.absences.come_back(code, ANA.id), "to look on does not undo that"
    assert await stand(host, code, 0) == "offered"
    await passing(host, 7 * DAY)
    found = await player(host, code, 0)
    assert (found.bot_number, found.person, found.stand) == (1, None, "own")
    assert "table_resigned" in await log(host, code)


async def test_the_seat_of_somebody_erased_is_offered_for_seven_days(host: Host) -> None:
    code = await plain(host)
    await host.tables.personal_data.erase(ANA.id)
    await passing(host, 7 * DAY - 60)
    assert await stand(host, code, 0) == "offered"
    await passing(host, 60)
    found = await player(host, code, 0)
    assert (found.stand, found.bot_number) == ("own", 1)
    with refusing("not_offered"):
        await host.tables.absences.apply_for(code, 0, DAN)


async def test_an_erased_candidate_and_an_erased_voter_hold_up_nothing(host: Host) -> None:
    code = await with_candidate(host)
    await host.tables.personal_data.erase(DAN.id)
    assert ((await host.look(code)).proposal, await stand(host, code, 0)) == (None, "offered")
    assert ("agree", 0) not in await timers(host, code)
    await host.tables.absences.ask_pause(code, BEA.id, None)
    await host.tables.personal_data.erase(BEA.id)
    assert (await host.look(code)).proposal is None and ("agree", 0) not in await timers(host, code)


async def test_an_answer_that_comes_after_the_caretakers_changes_nothing(host: Host) -> None:
    code = await cared_away(host)
    ask = await host.ask(code, 0)
    assert await bots(host, code, 0)
    before = await host.look(code)
    with refusing("out_of_date"):
        await host.submit(code, 0, Move(0, ask.choice, ask.options[:1], ask.revision))
    assert (await host.look(code)).state == before.state
    assert await host.tables.absences.come_back(code, ANA.id, by_hand=True)
    assert await stand(host, code, 0) == "own"


async def test_who_comes_back_as_the_table_agrees_finds_the_seat_taken_or_keeps_it(host: Host) -> None:
    code = await cared(host)
    await host.tables.absences.come_back(code, ANA.id)
    with refusing("not_offered"):
        await host.tables.absences.apply_for(code, 0, DAN)
    await host.tables.absences.offer(code, ANA.id, leaving=True)
    await host.tables.absences.apply_for(code, 0, DAN)
    for person in (BEA, CHLOE):
        await host.tables.absences.answer(code, person.id, yes=True)
    with refusing("not_seated"):
        await host.tables.absences.take_over(code, ANA.id)


async def test_the_end_leaves_no_vote_no_offer_and_no_timer(host: Host) -> None:
    code = await with_candidate(host)
    await host.tables.moderation.close(code, 1)
    table = await host.look(code)
    assert (table.ballot, table.proposal, await timers(host, code)) == (None, None, {})
    assert await host.db.read(lambda link: select(link, DraftRow, "where code = ?", code)) == []


# --------------------------------------------------------------------------- harm


async def test_offering_a_seat_and_keeping_it_again_wins_no_time(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await passing(host, 40 * HOUR)
    for _ in range(3):
        await host.tables.absences.offer(code, ANA.id)
        await host.tables.absences.withdraw_offer(code, ANA.id)
    assert await left(host, code, 0) == 8 * HOUR
    assert (await account(host, code, 0)).called_at is not None


async def test_who_is_voted_on_and_offers_their_seat_is_back_and_calls_nobody_again(host: Host) -> None:
    code = await voted(host)
    await host.tables.absences.offer(code, ANA.id)
    assert ((await host.look(code)).ballot, await stand(host, code, 0)) == (None, "offered")
    await passing(host, HOUR)
    assert (await host.look(code)).ballot is None
    assert await left(host, code, 0) == 23 * HOUR


async def test_one_who_is_there_cannot_end_the_game_of_two_who_are_not(host: Host) -> None:
    code = await voted(host)
    now = host.clock.now()
    await host.tables.absences.announce(CHLOE.id, now, now + DAY, choice="care")
    assert (await host.look(code)).ballot
    with refusing("no_ballot"):
        await host.tables.absences.vote(code, BEA.id, "end")


async def test_nobody_asks_for_a_pause_twice_a_day(host: Host) -> None:
    code = await plain(host)
    await host.tables.absences.ask_pause(code, ANA.id, None)
    for person in (BEA, CHLOE):
        await host.tables.absences.answer(code, person.id, yes=False)
    for typed in (code, code.lower()):
        with refusing("pause_soon"):
            await host.tables.absences.ask_pause(typed, ANA.id, None)
    await host.tables.absences.ask_pause(code, BEA.id, None)
    await host.tables.absences.answer(code, ANA.id, yes=False)
    await host.tables.absences.answer(code, CHLOE.id, yes=False)
    await passing(host, DAY)
    await host.tables.absences.ask_pause(code, ANA.id, None)


async def test_a_call_is_no_call_for_the_question_that_comes_back_by_an_undo(host: Host) -> None:
    code = await host.running(3, pace="daily")
    await host.until(code, "look")
    for seat in (0, 1):
        await host.answer(code, seat, "pass")
    await passing(host, 36 * HOUR)
    assert await stand(host, code, 2) == "called"
    await host.tables.undo(code, BEA.id)
    found = await player(host, code, 2)
    assert (found.stand == "called") == (found.account is not None and found.account.called_at is not None)


# --------------------------------------------------------------------------- the bot is off, and clocks change


# The states that come without days of waiting.
CHANGING = ("own", "away", "cared away", "offered away", "offered", "with a candidate", "leaving", "paused")


def untouched(before: Snapshot, after: Snapshot) -> bool:
    """Whether nothing was decided."""
    stands = [[(p.person, p.stand, p.stand_why) for p in t.players if p] for t in (before, after)]
    return stands[0] == stands[1] and before.standing == after.standing


@pytest.mark.parametrize("state", ANYHOW)
async def test_three_days_without_the_bot_decide_nothing_and_cost_no_time(host: Host, state: str) -> None:
    code = await ANYHOW[state](host)
    before, had = await host.look(code), await left(host, code, 0)
    await passing(host, 30)
    had = await left(host, code, 0)
    host.clock.move(3 * DAY)
    await host.restart()
    await passing(host, 60)
    after = await host.look(code)
    assert untouched(before, after)
    assert had - 120 <= await left(host, code, 0) <= had
    assert (after.ballot is None, after.proposal is None) == (before.ballot is None, before.proposal is None)
    for question in (after.ballot, after.proposal):
        assert question is None or question.until >= host.clock.now() + 11 * HOUR


async def test_a_long_outage_of_discord_decides_nothing_meanwhile(host: Host) -> None:
    code = await called(host)
    await host.tables.uptime.discord_gone()
    await passing(host, 20 * HOUR)
    assert await stand(host, code, 0) == "called"
    await host.tables.uptime.discord_back()
    assert await left(host, code, 0) == 12 * HOUR
    await passing(host, 12 * HOUR)
    assert await stand(host, code, 0) == "voted"
    await host.tables.uptime.discord_gone()
    await passing(host, 60 * HOUR)
    assert await stand(host, code, 0) == "voted"
    await host.tables.uptime.discord_back()
    await passing(host, 11 * HOUR)
    assert await stand(host, code, 0) == "voted"
    await passing(host, HOUR)
    assert await stand(host, code, 0) == "cared"


@pytest.mark.parametrize("state", CHANGING)
@pytest.mark.parametrize("evening", ["2026-10-24T18:00", "2027-03-27T18:00"])
async def test_when_clocks_change_timers_are_the_same_whoever_derives_them(
    tmp_path: Path, state: str, evening: str
) -> None:
    host = await host_at(tmp_path, at(evening) - 3 * DAY)
    try:
        for person in (ANA, BEA, CHLOE):
            await night(host, person.id, PARIS)
        code = await ANYHOW[state](host)
        await passing(host, max(0.0, at(evening) - host.clock.now()))
        await delivered(host)
        before = await timers(host, code)
        await host.restart()
        assert await timers(host, code) == before
        await passing(host, 20 * HOUR)
        last = await timers(host, code)
        await host.restart()
        assert await timers(host, code) == last
    finally:
        await host.stop()
