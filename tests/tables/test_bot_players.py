"""Bot players: they play whole games, alone and among people, across restarts and beside broken tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.tables import BotPlayers, ExpiryWorker, Place
from bot.tables.values import BotAnswer
from bot.tables.workers.bot_players import Chooser, Question, by_lot
from db import LogRow, TimerRow, select
from rules.core import Ask, Move

from .host import ANA, BEA, HERE, Host, enough, refusing

DAY = 86_400.0


@asynccontextmanager
async def bot_players_at_work(host: Host, choose: Chooser = by_lot) -> AsyncIterator[BotPlayers]:
    """The loop of the bot players, for as long as the block lasts."""
    bot_players = BotPlayers(host.db, host.clock, host.tables, choose)
    task = asyncio.create_task(bot_players.run())
    yield bot_players
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def with_bot_players(host: Host, people: int, seats: int, place: Place = HERE) -> str:
    """A running table of so many people and bot players."""
    code = (await host.tables.open(ANA, place, "magpie", seats)).table.code
    await host.tables.set_options(code, ANA.id, {"seating": "joined"})
    if people > 1:
        await host.tables.join(code, BEA)
    await host.tables.bot_seats.fill(code, ANA.id)
    await host.tables.start(code, ANA.id)
    return code


async def passing(host: Host, seconds: float = 3.0) -> None:
    """Time passes, and everything that wakes by it has its turn."""
    host.clock.move(seconds)
    await quiet(host)


async def quiet(host: Host) -> None:
    """Until nobody has anything to do now."""
    for _ in range(400):
        await asyncio.sleep(0)
        await host.db.read(lambda connection: None)


async def played_by_ana(host: Host, code: str) -> None:
    """Ana answers by chance whenever they are asked, until the game is over."""
    chance = random.Random(1)
    for _ in range(400):
        table = await host.look(code)
        if table.status == "over":
            return
        if 0 in table.awaited:
            ask = await host.ask(code, 0)
            pick = chance.sample(ask.options, chance.randint(ask.least, min(ask.most, len(ask.options))))
            await host.submit(code, 0, Move(0, ask.choice, tuple(pick), ask.revision))
        await passing(host)
    raise AssertionError(f"the game does not end: {table.asks}")


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_bot_players_play_whole_games_with_a_person(host: Host, seats: int) -> None:
    code = await with_bot_players(host, 1, seats)
    async with bot_players_at_work(host):
        await played_by_ana(host, code)
    assert (await host.look(code)).result


async def test_a_bot_player_waits_a_few_seconds_before_it_moves(host: Host) -> None:
    code = await with_bot_players(host, 1, 2)
    async with bot_players_at_work(host):
        await passing(host, 2.9)
        assert (await host.ask(code, 1)).given is None
        await passing(host, 0.2)
        assert (await host.ask(code, 1)).given is not None


async def test_a_bot_player_answers_sealed_while_people_think(host: Host) -> None:
    code = await with_bot_players(host, 2, 4)
    async with bot_players_at_work(host):
        await passing(host)
        await passing(host)
    assert (await host.look(code)).awaited == (0, 1)


async def test_a_bot_player_goes_on_after_a_restart(host: Host) -> None:
    code = await with_bot_players(host, 1, 3)
    await host.restart()
    async with bot_players_at_work(host):
        await passing(host)
        await passing(host)
    assert (await host.look(code)).awaited == (0,)


async def test_a_bot_player_takes_over_the_open_question_of_who_resigns(host: Host) -> None:
    code = await host.running(3)
    await host.tables.resign(code, BEA.id, sure=True)
    async with bot_players_at_work(host):
        await passing(host)
    assert (await host.look(code)).awaited == (0, 2)


async def test_no_bot_player_ever_moves_twice_for_one_question(host: Host) -> None:
    code = await with_bot_players(host, 1, 3)
    async with bot_players_at_work(host) as bot_players:
        host.clock.move(3)
        await asyncio.gather(*(bot_players.answer(code, 1) for _ in range(5)))
        await quiet(host)
    moves = await host.db.read(lambda connection: select(connection, LogRow, "where code = ? and seat = 1", code))
    assert len(moves) == 1


async def asked_of_one_who_is_away(host: Host) -> str:
    """A table where a bot player is awaited, and Ana asks Bea whether both may take back."""
    code = await host.running(3)
    await host.until(code, "look")
    await host.tables.resign(code, 103, sure=True)
    for seat in (0, 1):
        await host.answer(code, seat, "pass")
    assert (await host.tables.undo(code, ANA.id)).table.undo_request
    return code


async def timers(host: Host) -> list[tuple[str, float]]:
    """What will happen by itself, and in how many seconds."""
    rows = await host.db.read(lambda connection: select(connection, TimerRow))
    return [(row.kind, row.due - host.clock.now()) for row in rows]


async def test_bot_players_wait_for_the_answer_to_a_request_a_day_and_no_longer(host: Host) -> None:
    code = await asked_of_one_who_is_away(host)
    assert await timers(host) == [("undo_request", DAY)]
    await host.restart()
    async with bot_players_at_work(host):
        keeper = ExpiryWorker(host.db, host.clock, host.tables)
        await passing(host, DAY - 1)
        await keeper.round()
        before = await host.look(code)
        assert before.undo_request and before.awaited == (2,)
        await passing(host, 2)
        await keeper.round()
        assert (await host.look(code)).undo_request is None
        await passing(host)
    assert (await host.look(code)).revision > before.revision
    (lapsed,) = [entry.event for entry in await host.tables.log(code) if entry.event.key == "table_undo_lapsed"]
    assert lapsed.facts == {"seat": 0}


async def test_a_request_that_was_answered_leaves_no_timer_and_a_new_one_has_a_day_of_its_own(host: Host) -> None:
    code = await asked_of_one_who_is_away(host)
    await host.tables.decline(code, BEA.id)
    assert [kind for kind, _ in await timers(host)] == ["bot_player"]
    host.clock.move(100)
    await host.tables.undo(code, ANA.id)
    assert await timers(host) == [("undo_request", DAY)]
    await host.tables.agree(code, BEA.id)
    assert "undo_request" not in [kind for kind, _ in await timers(host)]
    with refusing("no_undo_request"):
        await host.tables.expire(code, "undo_request")


async def test_bot_players_go_on_as_soon_as_a_request_is_declined(host: Host) -> None:
    code = await asked_of_one_who_is_away(host)
    async with bot_players_at_work(host):
        await passing(host, 60)
        before = await host.look(code)
        assert before.awaited == (2,)
        await host.tables.decline(code, BEA.id)
        await passing(host, 60)
    assert (await host.look(code)).revision > before.revision


async def test_a_bot_player_that_thought_while_its_table_was_paused_moves_nothing_there(host: Host) -> None:
    code = await with_bot_players(host, 2, 3)
    ask = await host.ask(code, 2)
    await host.tables.absences.pause_by_moderator(code)
    before = await host.look(code)
    with refusing("paused"):
        await host.tables.bot_seats.play(code, 2, [Move(2, ask.choice, enough(ask), ask.revision)], key="late")
    assert await host.look(code) == before


async def test_a_fault_at_one_table_never_stops_the_others(host: Host) -> None:
    bad = await with_bot_players(host, 1, 2)
    good = await with_bot_players(host, 1, 2, Place(1, 12))
    newest = (await host.states(bad))[-1]
    await host.db.write(
        lambda connection: connection.execute("update states set state = '{}' where code = ?", (bad,)) and None
    )
    await host.restart()
    with capture_logs() as lines:
        async with bot_players_at_work(host):
            await passing(host)
            assert (await host.look(good)).awaited == (0,)
            await host.db.write(
                lambda connection: (
                    connection.execute("update states set state = ? where code = ?", (newest.state, bad)) and None
                )
            )
            await passing(host, 61)
    assert (await host.look(bad)).awaited == (0,), "it is tried again, and goes on once the table is repaired"
    assert [(line["error"], line["table"]) for line in lines] == [("BrokenTable", bad)]
    assert host.secret.hex() not in str(lines)


async def test_a_chooser_that_fails_is_logged_and_tried_again(host: Host) -> None:
    code = await with_bot_players(host, 1, 2)
    calls: list[Ask] = []

    async def choose(question: Question) -> BotAnswer:
        ask = question.ask
        calls.append(ask)
        if len(calls) == 1:
            raise KeyError("no idea")
        return BotAnswer(Move(ask.seat, ask.choice, enough(ask), ask.revision))

    with capture_logs() as lines:
        async with bot_players_at_work(host, choose):
            await passing(host)
            await passing(host, 61)
    assert [ask.seat for ask in calls] == [1, 1]
    assert [(line["error"], line["table"], line["seat"]) for line in lines] == [("KeyError", code, 1)]
    assert "no idea" not in str(lines)
    assert (await host.look(code)).awaited == (0,)


async def test_a_table_with_bot_players_is_played_through_a_crash_at_every_step(tmp_path: Path) -> None:
    host = Host(tmp_path / "t.db")
    await host.start()
    code = await with_bot_players(host, 1, 2)
    for _ in range(12):
        async with bot_players_at_work(host):
            host.clock.move(3)
            for _ in range(random.Random(host.clock.now()).randint(0, 30)):
                await asyncio.sleep(0)
        await host.restart()
        if 0 in (await host.look(code)).awaited:
            await host.answer(code, 0)
    moves = await host.db.read(
        lambda connection: select(connection, LogRow, "where code = ? and action is not null order by line", code)
    )
    assert [row.revision for row in moves] == list(range(len(moves)))
    await host.stop()
