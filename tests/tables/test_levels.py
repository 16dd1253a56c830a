"""How strong bot players are: chosen when they sit down, kept with their seats, and told in the record."""

from __future__ import annotations

import json
from pathlib import Path

from bot.tables.values import BotAnswer
from bot.tables.workers.bot_players import Question, by_lot
from db import TimerRow, select
from rules import GAMES
from rules.core import Move

from .host import ANA, BEA, HERE, Host, enough
from .test_bot_players import bot_players_at_work, passing, with_bot_players


async def levels(host: Host, code: str) -> list[str]:
    """The levels of a table's bot players."""
    return [player.level for player in (await host.look(code)).players if player and player.bot_number]


async def test_bot_players_sit_down_at_the_level_that_was_chosen_and_keep_it(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 4)).table.code
    await host.tables.bot_seats.fill(code, ANA.id, 1)
    await host.tables.bot_seats.fill(code, ANA.id, 1, "strong")
    await host.tables.bot_seats.fill(code, ANA.id, 1, "easy")
    assert await levels(host, code) == ["middle", "strong", "easy"]
    await host.restart()
    await host.tables.start(code, ANA.id)
    assert sorted(await levels(host, code)) == ["easy", "middle", "strong"]


async def test_a_rematch_has_bot_players_of_the_same_levels(host: Host) -> None:
    code = await with_bot_players(host, 1, 3)
    await host.tables.vote_end(code, ANA.id)
    again = (await host.tables.rematch(code, ANA)).table.code
    assert again != code and await levels(host, again) == ["middle", "middle"]


async def test_who_resigns_leaves_a_middle_bot_player(host: Host) -> None:
    code = await host.running(3)
    await host.tables.resign(code, BEA.id, sure=True)
    assert await levels(host, code) == ["middle"]


async def test_a_strong_bot_player_has_a_longer_pause_whatever_it_is_asked(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    await host.tables.set_options(code, ANA.id, {"seating": "joined"})
    await host.tables.bot_seats.fill(code, ANA.id, 1)
    await host.tables.bot_seats.fill(code, ANA.id, 1, "strong")
    await host.tables.start(code, ANA.id)
    timers = await host.db.read(lambda link: select(link, TimerRow, "where kind = 'bot_player' order by seat"))
    assert [timer.due - host.clock.now() for timer in timers] == [3.0, 4.5]
    await host.restart()
    again = await host.db.read(lambda link: select(link, TimerRow, "where kind = 'bot_player' order by seat"))
    assert again == timers


async def test_a_strong_bot_player_that_is_asked_on_after_its_answer_has_the_pause_of_all_others(
    tmp_path: Path,
) -> None:
    host, pauses, before = Host(tmp_path / "tables.db", games=GAMES), set[tuple[bool, float]](), -1
    await host.start()
    code = (await host.tables.open(ANA, HERE, "hameln", 3)).table.code
    await host.tables.join(code, BEA)
    await host.tables.bot_seats.fill(code, ANA.id, 1, "strong")
    await host.tables.start(code, ANA.id)
    for number in range(60):
        timers = await host.db.read(lambda link: select(link, TimerRow, "where kind = 'bot_player'"))
        pauses |= {(timer.seat == before, round(timer.due - host.clock.now(), 3)) for timer in timers}
        table = await host.look(code)
        before, ask = table.awaited[0], await host.ask(code, table.awaited[0])
        move = Move(before, ask.choice, enough(ask), ask.revision)
        if timers:
            await host.tables.bot_seats.play(code, before, [move], key=f"bot-{number}")
        else:
            await host.submit(code, before, move)
    assert pauses == {(False, 4.5), (True, 3.0)}
    await host.stop()


async def test_what_else_happens_at_the_table_changes_no_pause(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.db", games=GAMES)
    await host.start()
    code = (await host.tables.open(ANA, HERE, "hameln", 3)).table.code
    await host.tables.join(code, BEA)
    await host.tables.bot_seats.fill(code, ANA.id, 1, "strong")
    await host.tables.start(code, ANA.id)
    for number in range(60):
        table = await host.look(code)
        seat = table.awaited[0]
        ask = await host.ask(code, seat)
        move = Move(seat, ask.choice, enough(ask), ask.revision)
        if (player := table.players[seat]) and player.person:
            await host.submit(code, seat, move)
        elif seat in (await host.tables.bot_seats.play(code, seat, [move], key=f"bot-{number}")).table.awaited:
            break
    host.clock.move(1.0)
    timers = await host.db.read(lambda link: select(link, TimerRow, "where kind = 'bot_player'"))
    await host.tables.vote_end(code, ANA.id)
    assert timers == await host.db.read(lambda link: select(link, TimerRow, "where kind = 'bot_player'")) != []
    await host.stop()


async def weighing(question: Question) -> BotAnswer:
    """Any answer, as if it had been weighed."""
    move = (await by_lot(question)).move
    return BotAnswer(move, ((move.pick, 0.75), (question.ask.options[:1], 0.5)))


async def test_what_a_bot_player_considered_stands_in_the_record_after_the_end_and_nowhere_before(host: Host) -> None:
    code = await with_bot_players(host, 1, 2)
    async with bot_players_at_work(host, weighing):
        await passing(host, 3.1)
        assert "0.75" not in str(await host.tables.log(code))
        await host.tables.vote_end(code, ANA.id)
    record = json.loads(await host.tables.recorded.text(code))
    assert {"house": 1, "level": "middle"}.items() <= record["seated"][1].items()
    (move,) = (move for move in record["moves"] if move["seat"] == 1)
    assert move["considered"][0] == [move["pick"], 0.75]
    assert (await host.tables.recorded.verify(code)).valid
