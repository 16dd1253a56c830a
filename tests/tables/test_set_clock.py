"""Somebody sets the clock a day forward or back, while the bot runs or between two runs: nothing waits for it."""

from __future__ import annotations

import pytest

from bot.tables import BotPlayers, Courier, DueMessage, ExpiryWorker, Notified, Place, Timing
from bot.tables.storage.commit import clamp_waits, delay_of, enqueue
from bot.tables.storage.notification_store import record_notified
from bot.tables.storage.reminders import EDITED_EVERY, note
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.topics import AGREE_AGAIN
from bot.tables.values.messages import REFRESH, REMIND, REMINDER
from db import Connection, DueRow, MessageRow, select, upsert

from .host import ANA, BEA, CHLOE, HERE, PACE, Host
from .test_bot_players import DAY, asked_of_one_who_is_away, passing, quiet, timers, with_bot_players
from .test_courier import Post
from .test_reminders import alarm
from .test_workers import at_work

WAYS = pytest.mark.parametrize("jump", [-DAY, DAY], ids=["back", "forward"])
TIMES = pytest.mark.parametrize("restart", [False, True], ids=["running", "restarted"])


async def set_clock(host: Host, jump: float, *, restart: bool) -> None:
    """Somebody sets the clock, and the process is started anew or goes on."""
    keeper = ExpiryWorker(host.db, host.clock, host.tables)
    host.clock.jump(jump)
    if restart:
        await host.restart()
    else:
        await keeper.round()


def courier(host: Host, post: Post) -> Courier:
    """A courier that delivers there."""
    return Courier(host.db, host.clock, host.tables, post.deliver, debounce=0)


@WAYS
async def test_a_sleeping_courier_rings_at_the_usual_time_after_the_clock_was_set(host: Host, jump: float) -> None:
    post = Post(host)
    async with at_work(courier(host, post), ExpiryWorker(host.db, host.clock, host.tables)):
        await host.running(3)
        await quiet(host)
        post.arrived.clear()
        host.clock.jump(jump)
        await quiet(host)
        if jump < 0:
            assert {row.kind for row in post.arrived} <= {"board"}, "the quiet seconds begin anew"
            await passing(host, PACE.quiet)
    told = [kind for kind in post.kinds() if kind[0] != "board"]  # which shows when the clocks run out now
    assert told == [("direct_message", person.id, True) for person in (ANA, BEA, CHLOE)]


@WAYS
async def test_messages_that_were_due_arrive_after_a_restart_under_another_clock(host: Host, jump: float) -> None:
    code = await host.running(3)
    before = {row.nonce for row in await host.outbox(code)}
    await set_clock(host, jump, restart=True)
    post = Post(host)
    async with at_work(courier(host, post)):
        await passing(host, PACE.quiet)
    shown = {row.nonce for row in post.arrived if row.kind == "board"} - before  # when the clocks run out now
    assert {row.nonce for row in post.arrived} == before | shown
    assert await host.outbox(code) == []


@TIMES
async def test_what_did_not_arrive_is_tried_again_a_minute_after_a_clock_set_back(host: Host, restart: bool) -> None:
    (code,) = [(await host.tables.open(ANA, HERE, "magpie", 3)).table.code]
    tries: list[float] = []

    async def failing(row: DueMessage) -> None:
        tries.append(host.clock.now())
        raise ConnectionError

    async with at_work(Courier(host.db, host.clock, host.tables, failing, debounce=0)):
        await quiet(host)
        await passing(host, 1)
    await set_clock(host, -DAY, restart=restart)
    async with at_work(courier(host, post := Post(host))):
        await passing(host, 60)
    assert len(tries) == 2
    assert (len(post.arrived), await host.outbox(code)) == (1, [])


async def test_a_start_shortens_no_wait_of_a_message(host: Host) -> None:
    timing, now = Timing(burst=1.0), host.clock.now()
    messages = [
        PlannedMessage("direct_message", ANA.id),
        PlannedMessage("direct_message", BEA.id, sound=True),
        PlannedMessage("notice", BEA.id, AGREE_AGAIN, sound=True),
        PlannedMessage("board"),
    ]

    def work(connection: Connection) -> list[float]:
        for message in messages:
            enqueue(connection, "", message, now + delay_of(message, timing, board=timing.sealed))
        clamp_waits(connection, now, timing)
        return [row.due - now for row in select(connection, DueRow, "order by id")]

    assert await host.db.write(work) == [60.0, 15.0, 15.0, 10.0]


async def test_a_start_leaves_the_line_of_an_answered_question_in_a_reminder_for_its_minutes(host: Host) -> None:
    code, other = await host.running(2), await host.running(2, Place(1, 12))
    table, now = await host.look(code), host.clock.now()
    seat = table.awaited[0]
    person = table.people[seat]
    await host.db.write(lambda link: note(link, person, REMIND, [code, other], now))
    await host.db.write(lambda link: upsert(link, MessageRow("", REMINDER, person, 1, 2, now, 0)))
    await host.answer(code, seat)
    (before,) = [row for row in await host.outbox("") if row.topic == REFRESH]
    assert before.due == now + EDITED_EVERY
    await host.restart()
    assert [row for row in await host.outbox("") if row.topic == REFRESH] == [before]


@WAYS
@TIMES
async def test_bot_players_move_after_their_few_seconds(host: Host, jump: float, restart: bool) -> None:
    code = await with_bot_players(host, 1, 3)
    await set_clock(host, jump, restart=restart)
    async with at_work(BotPlayers(host.db, host.clock, host.tables)):
        await passing(host, PACE.bot_player)
        await passing(host, PACE.bot_player)
        assert (await host.look(code)).awaited == (0,)


async def test_a_sleeping_bot_player_wakes_when_the_clock_is_set_back(host: Host) -> None:
    code = await with_bot_players(host, 1, 2)
    async with at_work(BotPlayers(host.db, host.clock, host.tables), ExpiryWorker(host.db, host.clock, host.tables)):
        await quiet(host)
        host.clock.jump(-DAY)
        await quiet(host)
        await passing(host, PACE.bot_player)
        assert (await host.look(code)).awaited == (0,)


async def test_a_table_that_failed_is_not_left_alone_for_the_size_of_the_jump(host: Host) -> None:
    code = await with_bot_players(host, 1, 2)
    newest = (await host.states(code))[-1].state
    await host.db.write(
        lambda connection: connection.execute("update states set state = '{}' where code = ?", (code,)) and None
    )
    await host.restart()
    async with at_work(BotPlayers(host.db, host.clock, host.tables), ExpiryWorker(host.db, host.clock, host.tables)):
        await passing(host)
        await host.db.write(
            lambda connection: connection.execute("update states set state = ? where code = ?", (newest, code)) and None
        )
        host.clock.jump(-DAY)
        await quiet(host)
        await passing(host, PACE.bot_player)
        assert (await host.look(code)).awaited == (0,)


async def test_a_question_asked_before_the_clock_was_set_back_still_sets_timers_of_a_few_seconds(host: Host) -> None:
    code = await with_bot_players(host, 2, 4)
    host.clock.jump(-DAY)
    await host.answer(code, 0)  # sets the timers of this table anew
    assert {due for kind, due in await timers(host) if kind == "bot_player"} == {PACE.bot_player}


@WAYS
@TIMES
async def test_a_request_lapses_within_its_day(host: Host, jump: float, restart: bool) -> None:
    code = await asked_of_one_who_is_away(host)
    await set_clock(host, jump, restart=restart)
    async with at_work(ExpiryWorker(host.db, host.clock, host.tables)):
        await passing(host, DAY)
        assert (await host.look(code)).undo_request is None


@TIMES
async def test_a_lobby_has_its_twelve_days_and_no_more_after_the_clock_was_set_back(host: Host, restart: bool) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    host.clock.move(5 * DAY)
    await set_clock(host, -6 * DAY, restart=restart)
    assert await timers(host) == [("warn", 12 * DAY)]
    await set_clock(host, DAY, restart=restart)
    assert await timers(host) == [("warn", 11 * DAY)], "what lies in the usual span stays as it is"
    async with at_work(ExpiryWorker(host.db, host.clock, host.tables)):
        await passing(host, 11 * DAY)
        assert await timers(host) == [("lapse", 2 * DAY)]
    assert (await host.look(code)).status == "open"


async def test_a_sound_of_a_clock_set_back_keeps_no_other_table_silent(host: Host) -> None:
    code, other = await host.running(2), await host.running(2, Place(1, 12))
    row = next(row for row in await host.outbox(other) if row.kind == "direct_message" and row.sound)
    due = DueMessage(1, other, "direct_message", row.person, "", {}, row.due, True, row.nonce, 0, 1)
    now = host.clock.now()
    await host.db.write(lambda connection: record_notified(connection, code, (Notified(row.person, 3),), now))
    assert (await host.tables.notifications.decision(due, await host.look(other), row.person)).manner == "bundled"
    host.clock.jump(-DAY)
    assert (await host.tables.notifications.decision(due, await host.look(other), row.person)).manner == "sound"


async def test_moves_before_the_clock_was_set_back_make_no_burst_with_those_after(host: Host) -> None:
    code = await host.running(3)
    host.clock.jump(-DAY)
    await host.answer(code, (await host.look(code)).awaited[0])
    (board,) = [row for row in await host.outbox(code) if row.kind == "board"]
    assert board.due == host.clock.now()


@TIMES
async def test_who_was_asked_before_the_clock_was_set_back_is_reminded_within_their_usual_time(
    host: Host, restart: bool
) -> None:
    code = await host.running(2)
    table = await host.look(code)
    person = table.people[table.awaited[0]]
    await set_clock(host, -10 * DAY, restart=restart)
    assert await alarm(host, person) == host.clock.now() + DAY


async def test_who_asked_for_a_pause_before_the_clock_was_set_back_may_ask_again(host: Host) -> None:
    code = await host.running(3)
    await host.tables.absences.ask_pause(code, ANA.id, None)
    for person in (BEA, CHLOE):
        await host.tables.absences.answer(code, person.id, yes=False)
    host.clock.jump(-DAY)
    outcome = await host.tables.absences.ask_pause(code, ANA.id, None)
    assert outcome.table.proposal and outcome.table.proposal.by == ANA.id
