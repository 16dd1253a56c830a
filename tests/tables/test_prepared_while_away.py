"""What was prepared comes before the caretaker of somebody who is away, and rests where a vote put the caretaker in."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

import pytest

import db
from bot.tables import BotPlayers
from bot.tables.storage import player_rows
from bot.tables.values import BotAnswer, Judgement, PreparedAnswer, Snapshot, StandingAnswer
from bot.tables.workers.bot_players import Question
from bot.tables.workers.prepared_answers import Judge
from db import DueRow, LogRow, TimerRow
from rules.core import Move

from .absent import DAY
from .host import CHLOE, DAN, PEOPLE, Host
from .preparing import at_work, laying, legally, never, prepared, rows, timers
from .test_bot_players import quiet


async def away(host: Host, code: str, seat: int = 1) -> None:
    """Somebody goes away for days and leaves their seats to the caretaker."""
    now = host.clock.now()
    await host.tables.absences.announce(PEOPLE[seat].id, now, now + 5 * DAY, choice="care")
    found = (await host.look(code)).players[seat]
    assert found and (found.stand, found.stand_why) == ("cared", "away")


async def both_at_work(host: Host, *steps: float, judge: Judge = legally) -> None:
    """Time passes in these steps; caretaker and prepared answers are looked after, the caretaker first."""
    caretaker = BotPlayers(host.db, host.clock, host.tables)
    async with at_work(host, judge) as worker:
        for seconds in steps:
            host.clock.move(seconds)
            await caretaker.round()
            await quiet(host)
            await worker.round()
            await quiet(host)


async def decided(host: Host, code: str) -> str:
    """Whose the last answer of Bea's seat is, which the log tells nobody else; "" while it is asked."""
    if 1 in (await host.look(code)).awaited:
        return ""
    assert [entry.by for entry in await host.tables.log(code) if entry.seat == 1][-1] == "care"
    found = await host.db.read(lambda link: db.select(link, LogRow, "where code = ? and seat = 1 order by line", code))
    return found[-1].by


async def test_of_somebody_away_the_prepared_answer_is_handed_in_and_they_stay_away(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await away(host, code)
    await host.answer(code, 0)
    await both_at_work(host, 14.9, 0.1)
    table = await host.look(code)
    assert await decided(host, code) == "prepared"
    assert await rows(host) == []
    assert table.players[1] and table.players[1].stand == "cared"


async def test_what_does_not_fit_is_left_to_the_caretaker(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await away(host, code)
    await host.answer(code, 0)
    await both_at_work(host, 14.9, 1.1, judge=never)
    assert await decided(host, code) == "care"


Stored = Literal["nothing", "an answer", "one that does not fit"]
WORLDS: Final[tuple[Stored, ...]] = ("nothing", "an answer", "one that does not fit")
Told = list[tuple[object, ...]]


@pytest.mark.parametrize("meanwhile", ["", "a pause", "a request", "said late", "asked again"])
async def test_others_cannot_tell_what_was_prepared_from_what_the_caretaker_answers(host: Host, meanwhile: str) -> None:
    """Neither by the moment, nor by the log, nor by who is asked when it is to go back."""
    told = list[Told]()
    for stored in WORLDS:
        await host.stop()
        host.path, host.clock, host.codes = host.path.with_name(f"{stored}.sqlite3"), type(host.clock)(), ["ABCD"]
        await host.start()
        told.append(await seen_by_others(host, stored, meanwhile))
    assert told == [told[0]] * len(WORLDS)


async def seen_by_others(host: Host, stored: Stored, meanwhile: str) -> Told:
    """When the seat of somebody who is away passes, and what the others know of it then."""
    code, seat = await host.running(3), 0 if meanwhile == "asked again" else 1
    other, third = PEOPLE[1 - seat].id, CHLOE.id
    await host.tables.people.change(PEOPLE[seat].id, lambda own: replace(own, notices="channel"))
    await host.until(code, "look")
    await host.answer(code, 1 - seat, "pass")
    if meanwhile != "said late":
        await passes_if_asked(host, code, seat, stored)
    await away(host, code, seat)
    host.clock.move(1)
    if meanwhile == "said late":
        await passes_if_asked(host, code, seat, stored)
    elif meanwhile == "asked again":
        await host.answer(code, 2, "pass")
    elif meanwhile == "a pause":
        await host.tables.absences.pause_by_moderator(code, by=DAN.id)
        host.clock.move(DAY)
        await host.tables.absences.resume(code, other)
    elif meanwhile == "a request":
        await host.answer(code, 2, "pass")
        await host.tables.undo(code, other)
        host.clock.move(DAY / 2)
        await host.tables.decline(code, third)
    await host.db.write(lambda link: db.delete(link, DueRow, "code = ?", code))
    seconds = await until_answered(host, code, seat, no_more if stored == "one that does not fit" else legally)
    due = [(row.kind, row.person, row.topic, row.facts, row.sound, row.due) for row in await host.outbox(code)]
    asked = (await host.tables.undo(code, other)).table
    assert asked.undo_request and asked.undo_request.needed == (2,), "one is away"
    back = (await host.tables.agree(code, third)).table
    marks = [(entry.event.key, entry.seat, entry.by, entry.undone) for entry in await host.tables.log(code)]
    stands = [player and (player.stand, player.account) for player in back.players]
    return [(seconds, back.revision, back.awaited, stands), *due, *marks]


async def passes_if_asked(host: Host, code: str, seat: int, stored: Stored) -> None:
    """A standing answer is given, in some of the worlds."""
    if stored != "nothing":
        await host.tables.answers.set_standing(code, PEOPLE[seat].id, "look", ("pass",))


def no_more(table: Snapshot, answer: PreparedAnswer | StandingAnswer) -> Judgement:
    """Nothing of it fits any more."""
    return Judgement()


async def until_answered(host: Host, code: str, seat: int, judge: Judge) -> float:
    """Time passes from one timer to the next until a seat has passed; returns how much."""

    async def passing(question: Question) -> BotAnswer:
        return BotAnswer(Move(question.ask.seat, question.ask.choice, ("pass",), question.ask.revision))

    caretaker, began = BotPlayers(host.db, host.clock, host.tables, passing), host.clock.now()
    async with at_work(host, judge) as worker:
        while (ask := (await host.look(code)).ask_of(seat)) and ask.choice == "look":
            due, now = await host.db.read(lambda link: db.select(link, TimerRow, "")), host.clock.now()
            host.clock.move(min((timer.due - now for timer in due if timer.due > now), default=DAY))
            for work in (caretaker, worker, caretaker):  # a commit, or that nothing is handed in, wakes both
                await work.round()
                await quiet(host)
    return host.clock.now() - began


async def test_a_fault_of_what_was_prepared_holds_up_no_caretaker(host: Host) -> None:
    def fails(table: Snapshot, answer: PreparedAnswer | StandingAnswer) -> Judgement:
        raise ValueError

    code = await laying(host)
    await prepared(host, code)
    await away(host, code)
    await host.answer(code, 0)
    await both_at_work(host, 14.9, 1.1, judge=fails)
    assert await decided(host, code) == "care"


async def test_after_a_restart_the_caretaker_still_comes_second(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await away(host, code)
    await host.answer(code, 0)
    host.clock.move(3600)
    await host.restart()
    await both_at_work(host, 0, 1.1)
    assert await decided(host, code) == "prepared"


async def test_where_a_vote_put_the_caretaker_in_nothing_prepared_is_handed_in(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    bea = (await host.look(code)).players[1]
    assert bea
    voted = player_rows.player_row(code, 1, replace(bea, stand="cared", stand_why="ballot"))
    await host.db.write(lambda connection: db.upsert(connection, voted))
    await host.restart()
    await host.answer(code, 0)
    assert await timers(host) == []
    await both_at_work(host, 5)
    assert await decided(host, code) == "care"
