"""Seats that change hands, pauses and days away."""

from __future__ import annotations

import pytest

from bot.tables import Place
from db import DraftRow, select

from .absent import DAY, HOUR, give, left, only_ana_asked, passing, stand
from .host import ANA, BEA, CHLOE, DAN, HERE, PEOPLE, Host, refusing
from .test_ladder import bots, cared, voted


async def offered(host: Host, n: int = 3) -> str:
    """Ana has offered their seat."""
    code = await only_ana_asked(host, n, pace="daily")
    await host.tables.absences.offer(code, ANA.id)
    return code


async def test_a_stand_in_takes_an_offered_seat_and_nothing_of_the_old_person_stays(host: Host) -> None:
    code = await offered(host)
    ask = await host.ask(code, 0)
    await host.tables.set_draft(code, ANA.id, ask.revision, ())
    await host.tables.absences.apply_for(code, 0, DAN)
    with refusing("sits_here"):
        await host.tables.absences.apply_for(code, 0, BEA)
    await host.tables.absences.answer(code, BEA.id, yes=True)
    await host.tables.absences.answer(code, CHLOE.id, yes=True)
    table = await host.look(code)
    assert table.people == (DAN.id, BEA.id, CHLOE.id)
    assert table.host == DAN.id
    assert await host.db.read(lambda link: select(link, DraftRow, "where code = ? and seat = 0", code)) == []
    assert await left(host, code, 0) == 48 * 3600
    with refusing("not_seated"):
        await host.tables.play(code, ANA.id, [], key="late")


async def test_what_the_caretaker_answered_still_counts_after_a_stand_in_took_the_seat(host: Host) -> None:
    code = await cared(host, 3)
    await bots(host, code, 0)
    answered = (await host.look(code)).players[0]
    assert answered and answered.cared
    await host.tables.absences.offer(code, ANA.id, leaving=True)
    await host.tables.absences.apply_for(code, 0, DAN)
    await passing(host, DAY)
    player = (await host.look(code)).players[0]
    assert player and (player.person, player.cared >= answered.cared) == (DAN.id, True)
    assert (await host.tables.reliability.of([DAN.id]))[DAN.id].cared == 0, "they were not the one who was absent"


async def test_what_the_caretaker_answered_still_counts_after_a_bot_took_the_seat(host: Host) -> None:
    code = await cared(host, 3)
    await bots(host, code, 0)
    answered = (await host.look(code)).players[0]
    assert answered and answered.cared
    await host.tables.absences.offer(code, ANA.id, leaving=True)
    for other in (1, 2):
        await give(host, code, other, 30 * DAY)
    await passing(host, 7 * DAY)
    player = (await host.look(code)).players[0]
    assert player and (bool(player.bot_number), player.cared >= answered.cared) == (True, True)


async def test_silence_for_a_day_is_a_yes(host: Host) -> None:
    code = await offered(host)
    await host.tables.absences.apply_for(code, 0, DAN)
    await passing(host, DAY)
    assert (await host.look(code)).people[0] == DAN.id


async def test_a_person_who_comes_back_from_being_away_keeps_the_seat_from_a_candidate(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + DAY / 2, choice="offer")
    await host.tables.absences.apply_for(code, 0, DAN)
    await passing(host, DAY / 2)
    assert (await host.look(code)).proposal is None
    await passing(host, DAY)
    assert (await host.look(code)).people[0] == ANA.id


async def test_nobody_sits_down_sooner_than_three_days_after_the_last_call(host: Host) -> None:
    code = await voted(host)
    for person in (BEA, CHLOE):
        await host.tables.absences.vote(code, person.id, "seek")
    assert await stand(host, code, 0) == "offered"
    assert await bots(host, code, 0)
    with refusing("too_early"):
        await host.tables.absences.apply_for(code, 0, DAN)
    await passing(host, 60 * 3600)
    await host.tables.absences.apply_for(code, 0, DAN)


async def test_a_last_call_leaves_an_offered_seat_offered(host: Host) -> None:
    code = await offered(host)
    await host.tables.absences.apply_for(code, 0, DAN)
    await passing(host, DAY - 60)
    await host.tables.absences.answer(code, BEA.id, yes=False)
    await passing(host, DAY / 2)
    assert await stand(host, code, 0) in ("offered", "own")
    assert (await host.look(code)).people[0] in (ANA.id, DAN.id)


async def test_who_resigned_never_sits_on_another_seat(host: Host) -> None:
    code = await offered(host)
    await host.tables.resign(code, CHLOE.id, sure=True)
    with refusing("sat_here"):
        await host.tables.absences.apply_for(code, 0, CHLOE)


async def test_an_offer_ends_after_a_week_and_the_seat_stays_in_the_hands_of_who_offered_it(host: Host) -> None:
    code = await only_ana_asked(host, 3)
    await host.tables.absences.offer(code, ANA.id)
    await passing(host, 6.4 * DAY)
    assert await stand(host, code, 0) == "offered"
    await host.answer(code, 0)
    await host.answer(code, 0, "pass")  # which is one wait with the answer before
    await passing(host, 0.6 * DAY)
    assert await stand(host, code, 0) == "own"


async def test_who_keeps_their_seat_after_all_wakes_a_table_that_slept_since_they_left_it(host: Host) -> None:
    code, now = await only_ana_asked(host, 2, pace="daily"), host.clock.now()
    await host.tables.absences.announce(BEA.id, now, now + 3 * DAY, choice="care")
    await host.tables.absences.offer(code, ANA.id, leaving=True)
    assert (await host.look(code)).standing == "asleep"
    await host.tables.absences.withdraw_offer(code, ANA.id)
    assert (await host.look(code)).runs
    assert (await stand(host, code, 0), await left(host, code, 0)) == ("own", 48 * HOUR)


async def test_a_stand_in_wakes_a_table_that_slept_since_its_last_person_left_and_has_their_whole_time(
    host: Host,
) -> None:
    code, now = await only_ana_asked(host, 2, pace="daily"), host.clock.now()
    await host.tables.absences.announce(BEA.id, now, now + 20 * DAY, choice="care")
    await host.tables.absences.offer(code, ANA.id, leaving=True)
    await passing(host, HOUR)
    await host.tables.absences.apply_for(code, 0, DAN)
    await passing(host, DAY)
    table = await host.look(code)
    assert (table.people, table.standing) == ((DAN.id, BEA.id), "runs")
    assert await left(host, code, 0) == 48 * HOUR
    await host.answer(code, 0)


# --------------------------------------------------------------------------- pause, away, ends


async def test_a_pause_needs_more_than_half_and_anybody_ends_it(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await host.tables.absences.ask_pause(code, ANA.id, None)
    assert (await host.look(code)).runs
    await host.tables.absences.answer(code, CHLOE.id, yes=True)
    assert (await host.look(code)).standing == "paused"
    with refusing("paused"):
        await host.answer(code, 0)
    await host.tables.absences.resume(code, BEA.id)
    assert (await host.look(code)).runs


async def test_a_pause_nobody_answers_to_is_none(host: Host) -> None:
    code = await only_ana_asked(host, 3)
    await host.tables.absences.ask_pause(code, ANA.id, None)
    await passing(host, 48 * 3600)
    table = await host.look(code)
    assert (table.runs, table.proposal) == (True, None)


async def test_thirty_days_a_year_and_no_more(host: Host) -> None:
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + 20 * DAY)
    with refusing("no_days_left") as no:
        await host.tables.absences.announce(ANA.id, now + 21 * DAY, now + 32 * DAY)
    assert no.refusal.facts == {"days": 10}
    await host.tables.absences.back(ANA.id)
    assert await host.tables.absences.days_left(ANA.id) >= 29


async def test_whom_the_caretaker_plays_for_has_no_vote_to_end(host: Host) -> None:
    code = await cared(host, 3)
    await host.tables.vote_end(code, BEA.id)
    assert (await host.tables.vote_end(code, CHLOE.id)).table.status == "closed"


async def test_an_open_request_to_take_back_ends_when_the_seat_changes_hands(host: Host) -> None:
    code = await host.running(3, HERE, undo="consent")
    await host.until(code, "lay")
    seat = (await host.look(code)).awaited[0]
    await host.answer(code, seat)
    await host.tables.undo(code, PEOPLE[seat].id)
    other = next(s for s in range(3) if s != seat)
    await host.tables.absences.offer(code, PEOPLE[other].id)
    await host.tables.absences.apply_for(code, other, DAN)
    for s in range(3):
        if (await host.look(code)).proposal:
            await host.tables.absences.answer(code, PEOPLE[s].id, yes=True)
    table = await host.look(code)
    assert table.people[other] == DAN.id and table.undo_request is None


# --------------------------------------------------------------------------- who may come, and how often


async def declined(host: Host) -> str:
    """Ana's seat is offered, and the table did not want Dan."""
    code = await offered(host)
    await host.tables.absences.apply_for(code, 0, DAN)
    for person in (ANA, BEA):
        await host.tables.absences.answer(code, person.id, yes=False)
    assert (await host.look(code)).proposal is None
    return code


async def test_whom_the_table_declined_is_told_and_may_not_come_again_for_this_seat(host: Host) -> None:
    code = await declined(host)
    assert await stand(host, code, 0) == "offered"
    (told,) = [row for row in await host.outbox(code) if row.topic == "sent_away"]
    assert (told.person, told.sound) == (DAN.id, 0)
    await host.restart()
    with refusing("seat_not_for_you"):
        await host.tables.absences.apply_for(code, 0, DAN)
    await host.tables.absences.offer(code, BEA.id)
    await host.tables.absences.apply_for(code, 1, DAN)


async def told_dan(host: Host, code: str) -> list[str]:
    """What is due to Dan."""
    return [row.topic for row in await host.outbox(code) if row.person == DAN.id]


async def test_a_candidate_is_told_when_who_had_the_seat_comes_back(host: Host) -> None:
    code = await voted(host)
    for person in (BEA, CHLOE):
        await host.tables.absences.vote(code, person.id, "seek")
    await passing(host, 60 * HOUR)
    await host.tables.absences.apply_for(code, 0, DAN)
    assert await host.tables.absences.come_back(code, ANA.id, by_hand=True)
    assert await told_dan(host, code) == ["sent_away"]


async def test_a_candidate_is_told_when_the_game_ends_without_them(host: Host) -> None:
    code = await offered(host)
    await host.tables.absences.apply_for(code, 0, DAN)
    await host.to_the_end(code)
    assert await told_dan(host, code) == ["sent_away"]


@pytest.mark.parametrize("how", ["paused", "closed"])
async def test_a_candidate_is_told_when_those_who_look_after_the_server_step_in(host: Host, how: str) -> None:
    code = await offered(host)
    await host.tables.absences.apply_for(code, 0, DAN)
    await (host.tables.absences.pause_by_moderator(code) if how == "paused" else host.tables.moderation.close(code, 1))
    assert await told_dan(host, code) == ["sent_away"]


async def test_who_withdraws_is_told_nothing(host: Host) -> None:
    code = await offered(host)
    await host.tables.absences.apply_for(code, 0, DAN)
    await host.tables.personal_data.erase(DAN.id)
    assert (await host.look(code)).proposal is None and await told_dan(host, code) == []


async def test_nobody_is_declined_because_an_offer_was_taken_back(host: Host) -> None:
    code = await offered(host)
    await host.tables.absences.apply_for(code, 0, DAN)
    await host.tables.absences.withdraw_offer(code, ANA.id)
    assert "sent_away" in {row.topic for row in await host.outbox(code)}
    await host.tables.absences.offer(code, ANA.id)
    await host.tables.absences.apply_for(code, 0, DAN)


async def test_who_was_declined_and_erases_everything_leaves_no_id(host: Host) -> None:
    code = await declined(host)
    await host.tables.personal_data.erase(DAN.id)
    player = (await host.look(code)).players[0]
    assert player and [id < 0 for id in player.declined] == [True]
    with refusing("seat_not_for_you"):
        await host.tables.absences.apply_for(code, 0, DAN)
    await host.to_the_end(code)
    player = (await host.look(code)).players[0]
    assert player and player.declined == ()


async def test_somebody_stands_in_at_ten_tables_at_most(host: Host) -> None:
    codes = []
    for n in range(11):
        codes.append(await host.running(2, Place(1, 100 + n)))
        await host.tables.absences.offer(codes[n], ANA.id)
    for n, code in enumerate(codes[:10]):
        await host.tables.absences.apply_for(code, 0, DAN)
        if n % 2:  # a candidate at five tables, a stand-in at the others
            await host.tables.absences.answer(code, ANA.id, yes=True)
            await host.tables.absences.answer(code, BEA.id, yes=True)
    with refusing("stands_in_often") as no:
        await host.tables.absences.apply_for(codes[10], 0, DAN)
    assert no.refusal.facts == {"n": 10}
    await host.tables.absences.withdraw_offer(codes[0], ANA.id)
    await host.tables.absences.apply_for(codes[10], 0, DAN)


async def test_who_left_their_seat_to_a_bot_never_sits_on_another_one(host: Host) -> None:
    code = await host.running(3)
    await host.tables.absences.offer(code, ANA.id, leaving=True)
    await passing(host, 7 * DAY)
    player = (await host.look(code)).players[0]
    assert player and player.bot_number and [old.name for old in player.former] == ["Ana"]
    await host.tables.absences.offer(code, BEA.id)
    with refusing("sat_here"):
        await host.tables.absences.apply_for(code, 1, ANA)


async def test_a_host_who_leaves_their_seat_to_a_bot_is_host_no_more_and_has_no_vote(host: Host) -> None:
    code = await host.running(3)
    await host.tables.vote_end(code, ANA.id)
    await host.tables.absences.offer(code, ANA.id, leaving=True)
    await passing(host, 7 * DAY)
    table = await host.look(code)
    assert (table.people, table.host, table.voters) == ((BEA.id, CHLOE.id), BEA.id, ())


async def test_who_comes_back_to_their_own_seat_has_no_newcomers_time(host: Host) -> None:
    code = await offered(host)
    await host.tables.absences.apply_for(code, 0, DAN)
    await passing(host, DAY)
    await host.tables.absences.offer(code, DAN.id)
    await passing(host, 12 * HOUR)
    await host.tables.absences.apply_for(code, 0, ANA)
    await passing(host, DAY)
    assert (await host.look(code)).people[0] == ANA.id
    assert await left(host, code, 0) == 24 * HOUR


async def test_both_are_told_that_a_seat_has_changed_hands(host: Host) -> None:
    code = await only_ana_asked(host, 3)
    await host.tables.absences.offer(code, BEA.id)  # who has answered
    await host.tables.absences.apply_for(code, 1, DAN)
    await passing(host, DAY)
    told = {(row.topic, row.person, row.sound) for row in await host.outbox(code) if "seated" in row.topic}
    assert told == {("seated", DAN.id, 1), ("unseated", BEA.id, 1)}


async def test_a_stand_in_who_is_asked_at_once_is_told_by_the_question_alone(host: Host) -> None:
    code = await offered(host)
    await host.tables.absences.apply_for(code, 0, DAN)
    for person in (BEA, CHLOE):
        await host.tables.absences.answer(code, person.id, yes=True)
    due = {(row.kind, row.topic, row.sound) for row in await host.outbox(code) if row.person == DAN.id}
    assert due == {("direct_message", "", 1)}


async def test_who_declined_a_candidate_and_is_erased_takes_no_name_but_their_own_along(host: Host) -> None:
    code = await declined(host)
    await host.tables.personal_data.erase(BEA.id)
    names = [e.event.facts.get("name") for e in await host.tables.log(code) if "candidate" in e.event.key]
    assert names == ["Dan", "Dan"]
    await host.tables.personal_data.erase(DAN.id)
    names = [e.event.facts.get("name") for e in await host.tables.log(code) if "candidate" in e.event.key]
    assert names == ["", ""]


async def test_who_is_absent_hears_with_sound_that_the_others_offer_their_seat(host: Host) -> None:
    code = await voted(host)
    for person in (BEA, CHLOE):
        if (await host.look(code)).ballot:
            await host.tables.absences.vote(code, person.id, "seek")
    assert await stand(host, code, 0) == "offered"
    told = [
        (row.kind, row.topic, bool(row.sound))
        for row in await host.outbox(code)
        if row.topic in ("cared", "seat_offered")
    ]
    assert told == [("notice", "seat_offered", True)]


async def test_who_comes_back_as_somebody_else_takes_their_own_seat_again_has_time_to_answer_too(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await host.tables.absences.offer(code, BEA.id)
    await host.tables.absences.apply_for(code, 1, DAN)
    for person in (ANA, CHLOE):
        await host.tables.absences.answer(code, person.id, yes=True)
    await host.tables.absences.offer(code, DAN.id)
    await passing(host, 36 * HOUR)
    await host.tables.absences.apply_for(code, 1, BEA)
    await host.tables.absences.answer(code, ANA.id, yes=True)
    await passing(host, 13 * HOUR)
    await host.tables.absences.answer(code, CHLOE.id, yes=True)
    assert (await host.look(code)).people[1] == DAN.id and await stand(host, code, 0) == "voted"
    assert await host.tables.absences.come_back(code, ANA.id)
    assert (await host.look(code)).people[1] == BEA.id, "with Ana's answer that are more than half"
    assert await left(host, code, 0) == 24 * HOUR
