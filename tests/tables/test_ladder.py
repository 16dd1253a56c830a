"""The ladder of absence: last call, a day more, the vote, the caretaker, the ways back, sleep, pause, stand-ins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import BotPlayers, Place

from .absent import DAY, account, left, only_ana_asked, passing, stand, timers
from .host import ANA, BEA, CHLOE, DAN, HERE, PEOPLE, Host, refusing


def said(outcome: tuple[object, ...] | list[object]) -> list[str]:
    """The keys of log entries."""
    return [entry.event.key for entry in outcome]  # type: ignore[attr-defined]


async def log(host: Host, code: str) -> list[str]:
    """What the log tells, by keys."""
    return said(await host.tables.log(code))


async def called(host: Host, n: int = 3, pace: str = "daily") -> str:
    """Ana has been called."""
    code = await only_ana_asked(host, n, pace=pace)
    await passing(host, 36 * 3600)
    assert await stand(host, code, 0) == "called"
    return code


async def voted(host: Host, n: int = 3) -> str:
    """The others vote on Ana."""
    code = await called(host, n)
    await passing(host, 12 * 3600)
    assert await stand(host, code, 0) == "voted"
    return code


async def cared(host: Host, n: int = 3) -> str:
    """The caretaker plays for Ana by a vote."""
    code = await voted(host, n)
    for person in (BEA, CHLOE, DAN)[: n - 1]:
        if (await host.look(code)).ballot:
            await host.tables.absences.vote(code, person.id, "care")
    assert await stand(host, code, 0) == "cared"
    return code


async def bots(host: Host, code: str, seat: int) -> bool:
    """The caretaker answers once for a seat."""
    return await BotPlayers(host.db, host.clock, host.tables).answer(code, seat)


# --------------------------------------------------------------------------- last call and a day more


async def test_a_last_call_tells_the_person_alone_and_no_log(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    before = await log(host, code)
    calls = await passing(host, 36 * 3600)
    assert await log(host, code) == before
    rows = [row for row in calls if row.topic == "last_call"]
    assert [(row.person, row.sound) for row in rows] == [(ANA.id, 1)]


async def test_a_last_call_reaches_a_muted_table_but_not_who_wants_nothing(host: Host) -> None:
    code = await only_ana_asked(host, 2, pace="daily")
    await host.tables.people.change(ANA.id, lambda own: replace(own, notices="nowhere"))
    calls = await passing(host, 36 * 3600)
    assert not [row for row in calls if row.topic == "last_call"]
    assert await stand(host, code, 0) == "called"
    await passing(host, 12 * 3600)
    assert await stand(host, code, 0) == "voted"


async def test_a_day_more_is_there_once_a_wait_and_three_times_a_game(host: Host) -> None:
    code = await called(host)
    await host.tables.absences.need_a_day(code, ANA.id)
    assert await left(host, code, 0) == 36 * 3600
    assert await stand(host, code, 0) == "own"
    await passing(host, 24 * 3600)
    assert await stand(host, code, 0) == "called", "there is a last call anew"
    with refusing("no_more_days"):
        await host.tables.absences.need_a_day(code, ANA.id)
    assert (await log(host, code)).count("table_needs_a_day") == 1


async def test_a_fourth_day_more_is_refused_though_it_would_be_the_first_of_its_wait(host: Host) -> None:
    code = await host.running(2, pace="daily")
    for n in range(4):
        while 0 in (await host.look(code)).awaited:
            await host.answer(code, 0)
        while (await host.look(code)).awaited != (0,):
            await host.answer(code, 1)
        await passing(host, await left(host, code, 0) - 3600)
        if n < 3:
            await host.tables.absences.need_a_day(code, ANA.id)
        else:
            with refusing("no_more_days") as no:
                await host.tables.absences.need_a_day(code, ANA.id)
            assert no.refusal.facts == {"n": 3}


async def test_away_ends_a_last_call_and_after_it_there_is_another_one(host: Host) -> None:
    code = await called(host)
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + 2 * DAY)
    assert await stand(host, code, 0) == "own"
    await passing(host, 2 * DAY + 60)
    assert await stand(host, code, 0) == "called"
    assert (await account(host, code, 0)).called_at == pytest.approx(now + 2 * DAY, abs=61)
    assert (await timers(host, code))["empty", 0] >= now + 2 * DAY + 12 * 3600


# --------------------------------------------------------------------------- the vote


async def test_an_empty_account_asks_the_others(host: Host) -> None:
    code = await voted(host)
    table = await host.look(code)
    assert table.ballot and (table.ballot.seat, table.ballot.until - table.ballot.opened) == (0, 48 * 3600)
    assert (await log(host, code))[-1] == "table_waits_long"
    rows = [row for row in await host.outbox(code) if row.topic == "ballot"]
    assert sorted(row.person for row in rows) == [BEA.id, CHLOE.id]
    with refusing("not_needed"):
        await host.tables.absences.vote(code, ANA.id, "wait")
    with refusing("no_ballot"):
        await host.tables.absences.vote(code, BEA.id, "end")


@pytest.mark.parametrize(
    ("answers", "then"),
    [
        (("wait", "wait"), "called"),
        (("wait", "care"), "cared"),
        (("seek", "seek"), "offered"),
        (("wait", "seek"), "called"),
        (("seek", "care"), "cared"),
    ],
)
async def test_most_answers_decide_and_a_tie_goes_to_the_caretaker_or_the_milder(
    host: Host, answers: tuple[str, ...], then: str
) -> None:
    code = await voted(host)
    for person, answer in zip((BEA, CHLOE), answers, strict=True):
        if (await host.look(code)).ballot:
            await host.tables.absences.vote(code, person.id, answer)
    assert await stand(host, code, 0) == then
    assert (await host.look(code)).ballot is None


async def test_a_ballot_is_decided_as_soon_as_no_answer_can_change_it(host: Host) -> None:
    code = await voted(host)
    await host.tables.absences.vote(code, BEA.id, "wait")
    assert (await host.look(code)).ballot
    await host.tables.absences.vote(code, BEA.id, "care")  # changed; a tie would be the caretaker's, too
    assert (await host.look(code)).ballot is None
    assert await stand(host, code, 0) == "cared"


async def test_silence_is_the_caretaker(host: Host) -> None:
    code = await voted(host)
    await passing(host, 48 * 3600 - 1)
    assert await stand(host, code, 0) == "voted"
    await passing(host, 1)
    assert await stand(host, code, 0) == "cared"


async def test_a_voter_who_resigns_holds_up_no_vote(host: Host) -> None:
    code = await voted(host)
    await host.tables.absences.vote(code, BEA.id, "wait")
    await host.tables.resign(code, CHLOE.id, sure=True)
    assert (await host.look(code)).ballot is None
    assert await stand(host, code, 0) == "called"


async def test_a_voter_who_goes_away_with_a_caretaker_holds_up_no_vote(host: Host) -> None:
    code = await voted(host)
    await host.tables.absences.vote(code, BEA.id, "wait")
    now = host.clock.now()
    await host.tables.absences.announce(CHLOE.id, now, now + DAY, choice="care")
    assert (await host.look(code)).ballot is None


async def test_a_voter_who_erases_everything_holds_up_no_vote(host: Host) -> None:
    code = await voted(host)
    await host.tables.absences.vote(code, BEA.id, "wait")
    await host.tables.personal_data.erase(CHLOE.id)
    assert (await host.look(code)).ballot is None


async def test_who_is_voted_on_and_resigns_ends_the_vote(host: Host) -> None:
    code = await voted(host)
    await host.tables.resign(code, ANA.id, sure=True)
    table = await host.look(code)
    assert (table.ballot, await stand(host, code, 0)) == (None, "own")


async def test_a_day_longer_needs_no_second_last_call(host: Host) -> None:
    code = await voted(host)
    await host.tables.absences.vote(code, BEA.id, "wait")
    await host.tables.absences.vote(code, CHLOE.id, "wait")
    assert "last" not in {kind for kind, _ in await timers(host, code)}
    assert (await timers(host, code))["empty", 0] == host.clock.now() + 24 * 3600
    await passing(host, 24 * 3600)
    assert await stand(host, code, 0) == "voted"


async def test_one_of_two_may_end_the_table(host: Host) -> None:
    code = await voted(host, 2)
    table = (await host.tables.absences.vote(code, BEA.id, "end")).table
    assert table.status == "closed"


async def test_what_is_answered_ends_the_vote(host: Host) -> None:
    code = await voted(host)
    await host.answer(code, 0)
    assert (await host.look(code)).ballot is None
    assert await stand(host, code, 0) == "own"


async def test_to_go_away_ends_the_vote(host: Host) -> None:
    code = await voted(host)
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + DAY)
    assert (await host.look(code)).ballot is None
    assert await stand(host, code, 0) == "own"


# --------------------------------------------------------------------------- the caretaker


async def test_the_caretaker_answers_and_the_log_says_so_and_nobody_gains_time(host: Host) -> None:
    code = await cared(host)
    before = await account(host, code, 0)
    assert await bots(host, code, 0)
    (entry,) = {entry.by for entry in await host.tables.log(code) if entry.seat == 0 and entry.event.key == "passed"}
    assert entry == "care"
    after = await account(host, code, 0)
    assert (after.left, after.granted) == (before.left, before.granted)


async def test_to_look_ends_care_by_vote_and_leaves_time_to_answer(host: Host) -> None:
    code = await cared(host)
    assert await host.tables.absences.come_back(code, ANA.id)
    assert await stand(host, code, 0) == "own"
    assert await left(host, code, 0) == 24 * 3600


async def test_to_look_does_not_end_care_that_was_asked_for(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + 5 * DAY, choice="care")
    assert not await host.tables.absences.come_back(code, ANA.id)
    assert await stand(host, code, 0) == "cared"
    await host.answer(code, 0)
    found = (await host.look(code)).players[0]
    assert found and (found.stand, found.away_until) == ("own", None)
    assert await host.tables.absences.away(ANA.id) == ()


async def test_care_within_two_weeks_needs_no_second_vote(host: Host) -> None:
    code = await cared(host)
    await host.tables.absences.come_back(code, ANA.id)
    await passing(host, 24 * 3600)
    assert (await host.look(code)).ballot is None
    assert await stand(host, code, 0) == "cared"


async def test_the_host_who_is_cared_for_passes_on_their_office(host: Host) -> None:
    code = await cared(host)
    assert (await host.look(code)).host == BEA.id


# --------------------------------------------------------------------------- sleep


async def asleep_of_two(host: Host) -> str:
    """Ana is voted on, Bea goes away with a caretaker: nobody is there."""
    code = await voted(host, 2)
    now = host.clock.now()
    await host.tables.absences.announce(BEA.id, now, now + 3 * DAY, choice="care")
    assert (await host.look(code)).standing == "asleep"
    return code


async def test_a_table_where_nobody_is_sleeps_and_leaves_no_seat_between(host: Host) -> None:
    code = await asleep_of_two(host)
    assert (await host.look(code)).ballot is None
    assert await stand(host, code, 0) == "own"
    assert not await bots(host, code, 0)
    assert {kind for kind, _ in await timers(host, code)} == {"doze"}


async def test_who_wakes_a_table_has_their_seat_and_everybody_has_time(host: Host) -> None:
    code = await asleep_of_two(host)
    assert await host.tables.absences.come_back(code, BEA.id)
    assert (await host.look(code)).runs
    assert await stand(host, code, 1) == "own"
    assert await left(host, code, 0) == 24 * 3600


async def test_when_the_last_one_who_is_there_resigns_the_table_sleeps(host: Host) -> None:
    code = await cared(host, 3)
    await host.tables.resign(code, BEA.id, sure=True)
    await host.tables.resign(code, CHLOE.id, sure=True)
    assert (await host.look(code)).standing == "asleep"


async def test_alone_with_bot_players_silence_is_sleep_which_ends_after_sixty_days(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 2)).table.code
    await host.tables.set_options(code, ANA.id, {"seating": "joined", "pace": "lively"})
    await host.tables.bot_seats.fill(code, ANA.id)
    await host.tables.start(code, ANA.id)
    await passing(host, 24 * 3600)
    table = await host.look(code)
    assert (table.standing, await stand(host, code, 0)) == ("asleep", "own")
    assert "table_waits_long" not in await log(host, code), "there is nobody to vote"
    await passing(host, 53 * DAY)
    assert [row.person for row in await host.outbox(code) if row.topic == "doze"] == [ANA.id]
    await passing(host, 7 * DAY)
    assert (await host.look(code)).status == "closed"
    assert (await host.tables.log(code))[-1].event.facts == {"why": "untouched_table"}


async def test_a_sleeping_table_whose_channel_is_taken_wakes_elsewhere(host: Host) -> None:
    code = await asleep_of_two(host)
    await host.tables.open(CHLOE, HERE, "magpie", 2)
    assert await host.tables.absences.channel_is_anothers(await host.look(code))
    assert not await host.tables.absences.come_back(code, BEA.id)
    for attempt in (host.tables.absences.take_over(code, BEA.id), host.answer(code, 0)):
        with refusing("place_taken"):
            await attempt
    await host.tables.move_to(code, Place(1, 12))
    await host.tables.absences.take_over(code, BEA.id)
    assert (await host.look(code)).runs


async def test_a_second_one_whose_time_is_over_is_voted_on_next(host: Host) -> None:
    code = await host.running(3, HERE, pace="daily")
    await host.answer(code, 2)
    await passing(host, 48 * 3600)
    assert (await stand(host, code, 0), await stand(host, code, 1)) == ("voted", "called")
    assert "empty" not in {kind for kind, _ in await timers(host, code)}, "one vote at a time"
    await host.tables.absences.vote(code, CHLOE.id, "care")
    await passing(host, 60)
    assert (await stand(host, code, 0), await stand(host, code, 1)) == ("cared", "voted")


async def test_who_votes_on_another_is_there_and_has_time_to_answer_once_before_being_voted_on(host: Host) -> None:
    code = await host.running(3, HERE, pace="daily")
    await host.answer(code, 2)
    await passing(host, 50 * 3600)
    assert (await stand(host, code, 0), await left(host, code, 1)) == ("voted", 0)
    await host.tables.absences.vote(code, BEA.id, "wait")
    await host.tables.absences.vote(code, CHLOE.id, "care")
    await passing(host, 60)
    assert (await stand(host, code, 0), await stand(host, code, 1)) == ("cared", "own")
    assert await left(host, code, 1) == 24 * 3600 - 60, "an increment, as for who comes back"
    await passing(host, 24 * 3600)
    assert await stand(host, code, 1) == "cared", "which is so once a question"


async def test_a_vote_that_ran_out_while_the_bot_was_off_is_open_for_another_twelve_hours(host: Host) -> None:
    code = await voted(host)
    await passing(host, 3600)
    host.clock.move(3 * DAY)
    await host.restart()
    await passing(host, 12 * 3600 - 60)
    assert await stand(host, code, 0) == "voted"
    await passing(host, 60)
    assert await stand(host, code, 0) == "cared"


async def test_when_a_bank_empties_the_request_lapses(host: Host) -> None:
    code = await host.running(3, HERE, undo="consent", pace="own", bank=8, increment=0, cap=8)
    await host.until(code, "lay")
    seat = (await host.look(code)).awaited[0]
    await host.answer(code, seat)
    await host.tables.undo(code, PEOPLE[seat].id)
    await passing(host, 7.9 * 3600)
    assert (await host.look(code)).undo_request
    asked = (await host.look(code)).awaited[0]
    await passing(host, 0.2 * 3600)
    assert await stand(host, code, asked) == "voted"
    assert (await host.look(code)).undo_request is None
