"""How reliable people were lately: usual answers without nights and days away, games, seats, and that it fades."""

from __future__ import annotations

from functools import partial

import pytest

import db
from bot.tables.transitions import absence
from bot.tables.transitions.reliability import FADES, LEAST, trimmed_mean, usual_answer
from bot.tables.values import DAY, HOUR, Reliability
from db import WaitRow
from rules.core import Move

from .host import ANA, BEA, CHLOE, DAN, PEOPLE, Host

NOW = 1_800_000_000.0


async def of(host: Host, person: int) -> Reliability:
    return (await host.tables.reliability.of([person]))[person]


async def answer_after(host: Host, code: str, seconds: float, times: int) -> None:
    """All who are asked answer after so long, whatever they are asked on the way, so many times."""
    for _ in range(times):
        host.clock.move(seconds)
        for seat in (await host.look(code)).awaited:
            while seat in (await host.look(code)).awaited:
                await host.answer(code, seat)


def test_a_trimmed_mean_leaves_out_a_tenth_at_either_end() -> None:
    assert trimmed_mean([(n, 1.0) for n in (0, 5, 5, 5, 5, 5, 5, 5, 5, 1000)]) == 5
    assert trimmed_mean([(n, 1.0) for n in (0, 1, *[5] * 16, 1000, 9000)]) == 5, "several are left out, too"
    assert trimmed_mean([(3.0, 0.5), (3.0, 0.1)]) == pytest.approx(3.0)


def test_too_few_answers_say_nothing_and_old_ones_fade() -> None:
    waits = [(NOW - DAY, HOUR)] * (LEAST - 1)
    assert usual_answer(waits, NOW) is None
    assert usual_answer([*waits, (NOW - FADES, HOUR)], NOW) is None
    assert usual_answer([*waits, (NOW, HOUR)], NOW) == pytest.approx(HOUR)
    old_and_new = [*[(NOW - 90 * DAY, 20 * HOUR)] * 10, *[(NOW, HOUR)] * 10]
    slow = usual_answer(old_and_new, NOW)
    assert slow is not None and slow < 2 * HOUR


async def test_a_newcomer_is_new(host: Host) -> None:
    assert (await of(host, DAN.id)).is_new


async def test_usual_answers_are_those_of_each_person(host: Host) -> None:
    code = await host.running(2)
    await answer_after(host, code, 2 * HOUR, 24)
    found = await host.tables.reliability.of([ANA.id, BEA.id])
    told = [one.answers_within for one in found.values()]
    assert told == [pytest.approx(2 * HOUR)] * 2


async def test_nights_are_left_out_at_a_pace_without_a_clock_too(host: Host) -> None:
    for person in (ANA, BEA):
        await host.tables.hours.set_zone(person.id, "Europe/Paris")
        await host.tables.hours.set_quiet(person.id, 22 * 60, 8 * 60)
    host.clock.move(10 * DAY)
    code = await host.running(2)
    await answer_after(host, code, 24 * HOUR, 20)
    told = [one.answers_within for one in (await host.tables.reliability.of([ANA.id, BEA.id])).values()]
    assert told == [pytest.approx(14 * HOUR)] * 2


async def test_days_away_are_left_out(host: Host) -> None:
    host.clock.move(NOW)
    code = await host.running(2)
    now, table = host.clock.now(), await host.look(code)
    asked = table.people[table.awaited[0]]
    await host.tables.absences.announce(asked, now + HOUR, now + 5 * DAY)
    host.clock.move(HOUR)
    await host.tables.absences.begin_and_end()
    await answer_after(host, code, 3 * DAY, 1)
    found = "where at > ? and person = ?"
    told = await host.db.read(lambda link: db.select(link, WaitRow, found, now, asked))
    assert [row.seconds for row in told] == [pytest.approx(HOUR)]


async def test_games_finished_are_counted_for_three_months(host: Host) -> None:
    code = await host.running(3)
    await host.to_the_end(code)
    assert (await of(host, ANA.id)).finished == 1
    host.clock.move(FADES + 1)
    assert (await of(host, ANA.id)).is_new, "it has faded"


async def test_a_seat_given_up_is_counted_and_one_alone_with_bots_is_not(host: Host) -> None:
    code = await host.running(3)
    await host.tables.resign(code, CHLOE.id, sure=True)
    assert (await of(host, CHLOE.id)) == Reliability(given_up=1)
    assert (await of(host, ANA.id)).given_up == 0


async def test_a_seat_given_up_counts_still_when_somebody_else_has_taken_it(host: Host) -> None:
    code = await host.running(3)
    await host.tables.absences.offer(code, CHLOE.id)
    await host.tables.absences.apply_for(code, 2, DAN)
    for person in (ANA, BEA):
        await host.tables.absences.answer(code, person.id, yes=True)
    assert (await host.look(code)).seat_of(DAN.id) == 2
    assert [(await of(host, person.id)).given_up for person in (CHLOE, DAN)] == [1, 0]


async def test_games_alone_with_bot_players_tell_nothing(host: Host) -> None:
    code = await host.running(2)
    await host.to_the_end(code)
    sql = "update players set person = null, name = '', bot_number = 1 where code = ? and seat = 1"
    await host.db.write(lambda connection: connection.execute(sql, (code,)) and None)
    assert (await of(host, ANA.id)).finished == 0


async def test_the_caretaker_s_share_counts_once_the_table_has_ended(host: Host) -> None:
    """Before that, one answer more of the caretaker's would tell that nothing had been prepared."""
    code = await host.running(2)
    for ended in (False, True):
        if ended:
            await host.to_the_end(code)
        await host.db.write(
            lambda connection: connection.execute(
                "update players set decided = 30, cared = 10 where code = ? and person = ?", (code, ANA.id)
            )
        )
        assert (await of(host, ANA.id)).cared == (0.25 if ended else 0.0)


async def test_a_plan_counts_as_many_answers_as_a_caretaker_gives_for_the_same_turn(host: Host) -> None:
    """Else whom the caretaker helps out for one long turn has their seat left out of the ratings."""
    code = await host.running(2, looks="in_turn")
    await host.until(code, "look")
    before = (await host.look(code)).players
    for by_care in (False, True):
        (seat,) = (await host.look(code)).awaited
        ask = await host.ask(code, seat)
        plan = Move(seat, "look", (1,), ask.revision), Move(seat, "swap", (2,), ask.revision + 1)
        if by_care:
            await host.tables._transactions.apply(code, partial(absence.care, seat=seat, why="ballot"))
            for move in plan:
                await host.tables.absences.play_caretaker(code, seat, move, key=next(host.keys))
        else:
            await host.submit(code, seat, *plan)
        was, now = before[seat], (await host.look(code)).players[seat]
        assert was and now
        counted = (now.decided - was.decided, now.cared - was.cared)
        assert counted == ((0, 2) if by_care else (2, 0))


async def test_of_a_plan_only_the_moves_that_go_back_are_counted_no_more(host: Host) -> None:
    code = await host.running(2, looks="in_turn")
    await host.until(code, "look")
    (seat,) = (await host.look(code)).awaited
    before = (await host.look(code)).players[seat]
    ask = await host.ask(code, seat)
    await host.submit(code, seat, Move(seat, "look", (1,), ask.revision), Move(seat, "swap", (2,), ask.revision + 1))
    table = (await host.tables.undo(code, PEOPLE[seat].id)).table
    player = table.players[seat]
    assert before and player and table.ask_of(seat) is not None
    assert player.decided - before.decided == 1, "the look is a barrier, and stays played"


async def test_waits_are_exported_and_erased(host: Host) -> None:
    code = await host.running(2)
    await answer_after(host, code, HOUR, 6)
    assert "waits" in await host.tables.personal_data.stored(ANA.id)
    await host.tables.personal_data.erase(ANA.id)
    assert "waits" not in await host.tables.personal_data.stored(ANA.id)
    assert (await of(host, ANA.id)).answers_within is None
