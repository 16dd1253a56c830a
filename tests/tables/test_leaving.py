"""Leaving a running table: resigning, and ending it together."""

from __future__ import annotations

import json
from functools import partial

from bot.tables.storage.notification_store import record_notified

from .absent import DAY, HOUR, only_ana_asked, passing
from .host import ANA, BEA, CHLOE, DAN, HERE, Host, refusing
from .test_ladder import cared


async def test_resigning_needs_a_second_press_and_gives_the_seat_to_a_bot_player(host: Host) -> None:
    code = await host.running(3)
    with refusing("not_sure"):
        await host.tables.resign(code, BEA.id)
    outcome = await host.tables.resign(code, BEA.id, sure=True)
    player = outcome.table.players[1]
    assert player and (player.person, player.bot_number, player.awaited_since) == (None, 1, host.clock.now())
    assert outcome.entries[0].event.facts == {"seat": 1, "name": "Bea", "house": 1}
    assert await host.tables.tables_of(BEA.id) == ()


async def test_when_no_person_is_left_the_table_closes_without_a_result(host: Host) -> None:
    code = await host.running(2)
    await host.tables.resign(code, ANA.id, sure=True)
    assert (await host.look(code)).host == BEA.id
    table = (await host.tables.resign(code, BEA.id, sure=True)).table
    assert (table.status, table.result, table.awaited) == ("closed", None, ())


async def test_more_than_half_of_the_people_end_a_table(host: Host) -> None:
    code = await host.running(4)
    for person, status in ((ANA, "running"), (BEA, "running"), (DAN, "closed")):
        assert (await host.tables.vote_end(code, person.id)).table.status == status


async def test_of_two_both_must_want_the_end(host: Host) -> None:
    code = await host.running(2)
    assert (await host.tables.vote_end(code, ANA.id)).table.status == "running"
    with refusing("voted_already") as no:
        await host.tables.vote_end(code, ANA.id)
    assert no.refusal.facts == {"votes": 1, "people": 2}
    assert (await host.tables.vote_end(code, BEA.id)).table.status == "closed"


async def test_bot_players_have_no_vote_and_who_resigns_takes_their_vote_along(host: Host) -> None:
    code = await host.running(4)
    await host.tables.vote_end(code, ANA.id)
    await host.tables.vote_end(code, BEA.id)
    table = (await host.tables.resign(code, BEA.id, sure=True)).table
    assert (table.status, table.voters) == ("running", (ANA.id,))
    assert (await host.tables.vote_end(code, CHLOE.id)).table.status == "closed"


async def test_when_somebody_resigns_the_votes_of_the_others_may_be_enough(host: Host) -> None:
    code = await host.running(3)
    await host.tables.resign(code, CHLOE.id, sure=True)
    await host.tables.vote_end(code, ANA.id)
    assert (await host.tables.resign(code, BEA.id, sure=True)).table.status == "closed"


async def test_only_players_of_a_running_table_vote_or_resign(host: Host) -> None:
    code = await host.running(2)
    for transition in (host.tables.vote_end(code, DAN.id), host.tables.resign(code, DAN.id, sure=True)):
        with refusing("not_seated"):
            await transition
    await host.to_the_end(code)
    for transition in (host.tables.vote_end(code, ANA.id), host.tables.resign(code, ANA.id, sure=True)):
        with refusing("game_over"):
            await transition


async def test_a_request_to_take_back_ends_when_one_of_those_concerned_resigns(host: Host) -> None:
    code = await host.running(3)
    await host.until(code, "lay")
    first = (await host.look(code)).awaited[0]
    people = (ANA, BEA, CHLOE)
    await host.answer(code, first)
    second = (await host.look(code)).awaited[0]
    await host.answer(code, second)
    assert (await host.tables.undo(code, people[first].id)).table.undo_request
    assert (await host.tables.resign(code, people[second].id, sure=True)).table.undo_request is None


async def test_what_was_played_before_somebody_resigned_stays_played(host: Host) -> None:
    code = await host.running(4)
    await host.until(code, "lay")
    people, order = (ANA, BEA, CHLOE, DAN), []
    for _ in range(2):
        order.append((await host.look(code)).awaited[0])
        await host.answer(code, order[-1])
    await host.tables.resign(code, people[order[1]].id, sure=True)
    await host.restart()
    with refusing("no_take_back") as no:  # the bot player would agree, and play the same hand anew
        await host.tables.undo(code, people[order[0]].id)
    assert no.refusal.facts == {"barrier": "table_resigned"}
    (third,) = (await host.look(code)).awaited
    await host.answer(code, third)
    assert (await host.tables.undo(code, people[third].id)).table.awaited == (third,), "what came after is free again"


# --------------------------------------------------------------------------- who counts


async def test_a_vote_to_end_that_is_enough_when_a_seat_goes_to_a_bot_player_ends_the_table(host: Host) -> None:
    code = await host.running(4)
    await host.tables.absences.offer(code, DAN.id, leaving=True)
    await passing(host, 3 * DAY)
    for person in (ANA, BEA):
        await host.tables.vote_end(code, person.id)
    await passing(host, 4 * DAY + 60)
    assert (await host.look(code)).status == "closed"


async def test_a_vote_to_end_that_is_enough_when_somebody_is_cared_for_by_a_vote_ends_the_table(host: Host) -> None:
    code = await only_ana_asked(host, 4, pace="daily")
    for person in (BEA, CHLOE):
        await host.tables.vote_end(code, person.id)
    await passing(host, 48 * HOUR)
    for person in (BEA, CHLOE):
        await host.tables.absences.vote(code, person.id, "care")
    assert (await host.look(code)).status == "closed"


async def test_the_vote_of_somebody_cared_for_by_a_vote_counts_when_they_are_back_and_no_sooner(host: Host) -> None:
    code = await cared(host, 3)
    for person, votes in ((ANA, 0), (BEA, 1)):
        outcome = await host.tables.vote_end(code, person.id)
        assert outcome.entries[-1].event.facts["votes"] == votes
        assert outcome.entries[-1].event.facts["people"] == 2
    assert outcome.table.status == "running"
    with refusing("voted_already") as no:
        await host.tables.vote_end(code, BEA.id)
    assert no.refusal.facts == {"votes": 1, "people": 2}
    assert (await host.tables.absences.take_over(code, ANA.id)).table.status == "closed"


# --------------------------------------------------------------------------- who is called


async def called_to_the_end(host: Host, code: str) -> list[dict[str, object]]:
    """The facts of the mentions that are due because the table was closed."""
    return [json.loads(row.facts) for row in await host.outbox(code) if (row.kind, row.topic) == ("mention", "ended")]


async def test_who_ends_a_table_by_a_vote_is_not_called_for_it_and_the_others_are(host: Host) -> None:
    code = await host.running(3)
    for person in (ANA, BEA):
        await host.tables.vote_end(code, person.id)
    assert await called_to_the_end(host, code) == [{"people": [ANA.id, CHLOE.id]}]


async def test_nobody_is_called_when_somebody_ends_their_own_game_against_bots(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    await host.tables.bot_seats.fill(code, ANA.id)
    await host.tables.start(code, ANA.id)
    assert (await host.tables.vote_end(code, ANA.id)).table.status == "closed"
    assert await called_to_the_end(host, code) == []


async def test_who_ends_a_table_by_their_answer_to_a_ballot_is_not_called_for_it(host: Host) -> None:
    code = await only_ana_asked(host, 2, pace="daily")
    await passing(host, 48 * HOUR)
    assert (await host.tables.absences.vote(code, BEA.id, "end")).table.status == "closed"
    assert await called_to_the_end(host, code) == [{"people": [ANA.id]}]


# --------------------------------------------------------------------------- how long a vote stands, and who is told


async def told_of_a_vote(host: Host, code: str) -> list[int]:
    """Who is told by a notice that somebody wants to end the table."""
    return [row.person for row in await host.outbox(code) if (row.kind, row.topic) == ("notice", "end_asked")]


async def test_a_vote_to_end_lapses_after_seven_days_whatever_happens_meanwhile(host: Host) -> None:
    code = await host.running(3)
    await host.tables.vote_end(code, ANA.id)
    host.clock.move(7 * DAY - 1)
    assert (await host.look(code)).votes_to_end(host.clock.now()) == (1, 3)
    host.clock.move(2)
    assert (await host.look(code)).votes_to_end(host.clock.now()) == (0, 3)
    assert (await host.tables.vote_end(code, BEA.id)).table.status == "running"
    assert (await host.look(code)).voters == (BEA.id,)
    assert (await host.tables.vote_end(code, ANA.id)).table.status == "closed"


async def test_a_vote_that_has_lapsed_does_not_end_a_table_when_somebody_resigns(host: Host) -> None:
    code = await host.running(3)
    await host.tables.vote_end(code, ANA.id)
    host.clock.move(8 * DAY)
    await host.tables.resign(code, BEA.id, sure=True)
    assert (await host.tables.resign(code, CHLOE.id, sure=True)).table.status == "running"


async def test_a_vote_to_end_is_withdrawn(host: Host) -> None:
    code = await host.running(3)
    with refusing("not_voted"):
        await host.tables.withdraw_vote(code, ANA.id)
    await host.tables.vote_end(code, ANA.id)
    outcome = await host.tables.withdraw_vote(code, ANA.id)
    assert outcome.entries[-1].event.facts == {"seat": 0, "votes": 0, "people": 3}
    assert await told_of_a_vote(host, code) == [], "what nobody has read yet is not sent"
    assert (await host.tables.vote_end(code, BEA.id)).table.status == "running"


async def test_the_others_are_told_of_the_first_vote_to_end_and_not_of_each(host: Host) -> None:
    code = await host.running(4)
    await host.tables.vote_end(code, ANA.id)
    assert await told_of_a_vote(host, code) == [BEA.id, CHLOE.id, DAN.id]
    (first, *_) = [row.version for row in await host.outbox(code) if row.topic == "end_asked"]
    await host.tables.vote_end(code, BEA.id)
    assert [row.version for row in await host.outbox(code) if row.topic == "end_asked"] == [first] * 3


async def test_votes_to_end_given_and_withdrawn_again_and_again_tell_the_others_twice_in_seven_days(host: Host) -> None:
    code = await host.running(3)

    async def told_of_the_next() -> list[int]:
        await host.tables.vote_end(code, ANA.id)
        told = await told_of_a_vote(host, code)
        await host.tables.withdraw_vote(code, ANA.id)
        host.clock.move(HOUR)
        return told

    assert [await told_of_the_next() for _ in range(4)] == [[BEA.id, CHLOE.id]] * 2 + [[]] * 2
    await host.tables.vote_end(code, BEA.id)
    assert await told_of_a_vote(host, code) == [ANA.id, CHLOE.id], "of somebody else's vote they are told"
    await host.tables.withdraw_vote(code, BEA.id)
    host.clock.move(7 * DAY)
    assert await told_of_the_next() == [BEA.id, CHLOE.id]


async def test_a_vote_to_end_that_is_withdrawn_and_given_again_at_once_sounds_once(host: Host) -> None:
    code = await host.running(3)
    calls = []
    for _ in range(2):
        table = (await host.tables.vote_end(code, ANA.id)).table
        calls.append(call := await host.tables.notifications.call(table, BEA.id, "end_asked"))
        await host.db.write(partial(record_notified, code=code, notified=[call] if call else [], now=host.clock.now()))
        await host.tables.withdraw_vote(code, ANA.id)
    assert [call is not None for call in calls] == [True, False]


async def test_a_vote_that_would_end_the_table_is_refused_to_who_does_not_know_it(host: Host) -> None:
    code = await host.running(3)
    await host.tables.vote_end(code, ANA.id, decisive=False)
    with refusing("vote_decides") as no:
        await host.tables.vote_end(code, BEA.id, decisive=False)
    assert no.refusal.facts == {"votes": 2, "people": 3}
    assert (await host.look(code)).voters == (ANA.id,)
    assert (await host.tables.vote_end(code, BEA.id)).table.status == "closed"


async def test_a_vote_stored_by_an_earlier_version_stands_for_seven_days_from_the_next_move_on(host: Host) -> None:
    code = await host.running(3)
    await host.db.write(lambda link: link.execute("update tables set votes = ?", (f"[{ANA.id}]",)) and None)
    await host.restart()
    host.clock.move(9 * DAY)
    assert (await host.look(code)).votes_to_end(host.clock.now()) == (1, 3)
    await host.answer(code, 0)
    host.clock.move(8 * DAY)
    assert (await host.tables.vote_end(code, BEA.id)).table.status == "running"


async def test_after_the_clock_was_set_back_a_vote_stands_for_seven_days_and_no_longer(host: Host) -> None:
    code = await host.running(3)
    host.clock.move(365 * DAY)
    await host.tables.vote_end(code, ANA.id)
    host.clock.move(-365 * DAY)
    await host.answer(code, 0)
    host.clock.move(8 * DAY)
    assert (await host.tables.vote_end(code, BEA.id)).table.status == "running"


async def test_the_vote_to_end_it_goes_with_who_gave_their_seat_to_a_stand_in(host: Host) -> None:
    code = await only_ana_asked(host, 3, pace="daily")
    await host.tables.absences.offer(code, ANA.id)
    await host.tables.vote_end(code, ANA.id)
    await host.tables.absences.apply_for(code, 0, DAN)
    await host.tables.absences.answer(code, BEA.id, yes=True)
    table = (await host.tables.absences.answer(code, CHLOE.id, yes=True)).table
    assert (table.people, table.votes) == ((DAN.id, BEA.id, CHLOE.id), ())
    assert not table.asks_to_end(BEA.id, host.clock.now()), "nobody who sits there wants it ended"
