"""What was prepared comes before the caretaker of somebody who is away, and rests where a vote put the caretaker in."""

from __future__ import annotations

from dataclasses import replace

import db
from bot.tables import BotPlayers
from bot.tables.storage import player_rows
from bot.tables.values import Judgement, PreparedAnswer, Snapshot, StandingAnswer
from bot.tables.workers.prepared_answers import Judge
from db import TimerRow

from .absent import DAY
from .host import BEA, Host
from .preparing import at_work, laying, legally, never, prepared, rows, timers
from .test_bot_players import quiet


async def away(host: Host, code: str) -> None:
    """Bea goes away for days and leaves her seats to the caretaker."""
    now = host.clock.now()
    await host.tables.absences.announce(BEA.id, now, now + 5 * DAY, choice="care")
    found = (await host.look(code)).players[1]
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
    """Whose the last answer of Bea's seat is, as the log tells it; "" while it is asked."""
    if 1 in (await host.look(code)).awaited:
        return ""
    return [entry.by for entry in await host.tables.log(code) if entry.seat == 1][-1]


async def test_of_somebody_away_the_prepared_answer_is_handed_in_and_they_stay_away(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await away(host, code)
    await host.answer(code, 0)
    await both_at_work(host, 14.9, 0.1)
    table = await host.look(code)
    assert await decided(host, code) == "hand"
    assert await rows(host) == []
    assert table.players[1] and table.players[1].stand == "cared"


async def test_what_does_not_fit_is_left_to_the_caretaker(host: Host) -> None:
    code = await laying(host)
    await prepared(host, code)
    await away(host, code)
    await host.answer(code, 0)
    await both_at_work(host, 14.9, 1.1, judge=never)
    assert await decided(host, code) == "care"


async def test_the_caretaker_of_who_is_away_waits_as_long_whether_anything_was_prepared_or_not(host: Host) -> None:
    due = []
    for prepares in (True, False):
        await host.stop()
        host.path, host.clock = host.path.with_name(f"twin-{prepares}.sqlite3"), type(host.clock)()
        await host.start()
        code = await laying(host)
        if prepares:
            await prepared(host, code)
        await away(host, code)
        await host.answer(code, 0)
        rows = await host.db.read(lambda link: db.select(link, TimerRow, "where kind = 'bot_player'"))
        due.append([(row.seat, round(row.due - host.clock.now(), 3)) for row in rows])
    assert due == [[(1, 14.9)]] * 2


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
    assert await decided(host, code) == "hand"


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
