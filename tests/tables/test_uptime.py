"""After the host was off, or its clock set back: all clocks are worked out anew, a few tables at a time."""

from __future__ import annotations

from functools import partial

import pytest

from bot.tables import ExpiryWorker, Place
from bot.tables.absences import _begun_elsewhere
from bot.tables.storage import uptime
from bot.tables.values import LessonDeal
from db import AliveRow, DueRow, TimerRow, select

from .absent import DAY, HOUR, account, left, passing, stand, timers
from .host import ANA, BEA, HERE, Host, refusing

MANY = 6


@pytest.fixture(autouse=True)
def _few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uptime, "SOME", 4)


async def several(host: Host) -> list[str]:
    """Tables of three, all of whom are asked; sorted."""
    return sorted([await host.running(3, Place(1, 20 + n), pace="daily") for n in range(MANY)])


async def rederive_from(host: Host) -> str | None:
    (row,) = await host.db.read(lambda connection: select(connection, AliveRow))
    return row.rederive_from


async def test_hours_off_count_at_none_of_many_tables(host: Host) -> None:
    codes = await several(host)
    await host.tables.uptime.sign_of_life()
    before = {code: await timers(host, code) for code in codes}
    host.clock.move(5 * HOUR)
    await host.restart()
    assert await rederive_from(host) is None
    for code in codes:
        assert await left(host, code, 0) == 48 * HOUR
        assert await timers(host, code) == {key: due + 5 * HOUR for key, due in before[code].items()}
    assert {row.code for row in await host.db.read(partial(select, kind=DueRow))} >= set(codes)


async def test_who_is_stopped_in_the_middle_goes_on_at_the_next_start(host: Host) -> None:
    codes = await several(host)
    await host.tables.uptime.sign_of_life()
    host.clock.move(5 * HOUR)
    await host.db.write(partial(uptime.sign_of_life, now=host.clock.now()))
    await host.db.write(partial(uptime.rederive_some, now=host.clock.now()))
    assert await rederive_from(host) == codes[1]
    await host.restart()
    assert await rederive_from(host) is None
    for code in codes:
        assert (await timers(host, code))["empty", 0] == host.clock.now() + 48 * HOUR


async def test_no_time_is_over_before_its_clock_was_worked_out_anew(host: Host) -> None:
    code, *_ = await several(host)
    await host.tables.uptime.sign_of_life()
    host.clock.move(5 * DAY)
    await host.db.write(partial(uptime.sign_of_life, now=host.clock.now()))
    with refusing("nothing_to_do"):
        await host.tables.expire(code, "last", 0)
    assert await stand(host, code, 0) == "own"


# ------------------------------------------------------------------- lessons


async def lesson(host: Host) -> str:
    """A lesson of Ana's."""
    deal = LessonDeal(0, 2, 0, bytes(32), host.games["magpie"].Options())
    return (await host.tables.lessons.open(ANA, "magpie", deal)).table.code


async def test_a_lesson_has_no_clock_after_the_host_was_off_either(host: Host) -> None:
    code = await lesson(host)
    await host.tables.uptime.sign_of_life()
    before = set(await timers(host, code))
    host.clock.move(HOUR)
    await host.restart()
    assert (set(await timers(host, code)), await host.outbox(code)) == (before, [])


async def test_being_away_is_nothing_to_a_lesson(host: Host) -> None:
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now, now + 5 * DAY, choice="care")
    code = await lesson(host)
    await host.tables.absences.begin_and_end()
    assert await host.db.read(partial(_begun_elsewhere, now=now)) == []
    assert {kind for kind, _ in await timers(host, code)} <= {"lesson", "bot_player"}
    assert await stand(host, code, (await host.look(code)).seat_of(ANA.id) or 0) == "own"


async def test_a_lesson_that_was_frozen_goes_on_when_its_learner_comes(host: Host) -> None:
    code = await lesson(host)
    await host.tables.absences.freeze(code)
    table = await host.tables.lessons.of(ANA.id, "magpie")
    assert table and (table.code, table.standing) == (code, "runs")


async def test_a_lesson_is_no_table_that_waits_for_its_learner(host: Host) -> None:
    table = await host.look(await lesson(host))
    assert table.status == "running" and table.seat_of(ANA.id) in table.awaited
    assert await host.tables.reminders.turns(ANA.id) == ()


async def test_of_two_running_lessons_in_a_game_the_newer_goes_on(host: Host) -> None:
    first = await lesson(host)
    host.clock.move(60)
    second = await lesson(host)
    assert (await host.look(first)).status == "closed"
    sql = "update tables set status = 'running' where code = ?"  # as a crash between the two would leave it
    await host.db.write(lambda connection: connection.execute(sql, (first,)) and None)
    table = await host.tables.lessons.of(ANA.id, "magpie")
    assert table and table.code == second


# ------------------------------------------------------------------- timers that were read before somebody acted


async def due(host: Host, kind: str) -> TimerRow:
    """The one timer of this kind."""
    (found,) = await host.db.read(lambda connection: select(connection, TimerRow, "where kind = ?", kind))
    return found


async def test_a_lobby_does_not_close_under_somebody_who_sat_down_after_its_timer_was_read(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    host.clock.move(12 * DAY + 1)
    await worker.round()
    host.clock.move(2 * DAY + 1)
    read = await due(host, "lapse")
    await host.tables.join(code, BEA)
    with refusing("nothing_to_do"):
        await host.tables.expire(read.code, read.kind, read.seat)
    assert (await host.look(code)).status == "open"


@pytest.mark.parametrize("kind", ["warn", "last", "lesson"])
async def test_nothing_happens_before_its_timer_is_due(host: Host, kind: str) -> None:
    match kind:
        case "warn":
            code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
        case "lesson":
            code = await lesson(host)
        case _:
            code = await host.running(3, pace="daily")
    before = await host.look(code)
    with refusing("nothing_to_do"):
        await host.tables.expire(code, kind, 0)
    assert await host.look(code) == before


# ------------------------------------------------------------------- a clock that was a year ahead


YEAR = 365 * DAY


async def set_back(host: Host) -> ExpiryWorker:
    """Somebody sees that the clock is a year ahead, and sets it."""
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    host.clock.jump(-YEAR)
    await worker.round()
    return worker


async def ahead(host: Host) -> None:
    """The clock is set a year ahead, and the host goes on by it."""
    host.clock.jump(YEAR)
    await ExpiryWorker(host.db, host.clock, host.tables).round()


async def test_a_vote_lasts_no_longer_after_the_clock_was_set_back(host: Host) -> None:
    code = await host.running(3, pace="daily")
    await ahead(host)
    await passing(host, 49 * HOUR)
    assert (await host.look(code)).ballot
    await set_back(host)
    ballot = (await host.look(code)).ballot
    assert ballot and ballot.until <= host.clock.now() + 48 * HOUR


async def test_a_last_call_gives_no_year_after_the_clock_was_set_back(host: Host) -> None:
    code = await host.running(3, pace="daily")
    await ahead(host)
    await passing(host, 37 * HOUR)
    assert await stand(host, code, 0) == "called"
    await set_back(host)
    kept = await account(host, code, 0)
    assert kept.until and kept.until <= host.clock.now() + 2 * DAY


async def test_a_host_who_opened_a_table_in_the_future_is_waited_for_no_longer_than_others(host: Host) -> None:
    host.clock.jump(YEAR)
    code = await host.lobby(2)
    await set_back(host)
    host.clock.move(3 * DAY)
    assert (await host.tables.start(code, BEA.id)).table.status == "running"


async def test_who_nudged_in_the_future_may_do_so_again_after_a_day(host: Host) -> None:
    code = await host.running(2)
    await host.answer(code, 1)
    host.clock.jump(YEAR)
    host.clock.move(DAY)
    await host.tables.nudges.nudge(await host.look(code), BEA.id, 0)
    await set_back(host)
    host.clock.move(3 * DAY)
    await host.tables.nudges.nudge(await host.look(code), BEA.id, 0)
