"""Practice tables: a position of a finished game, played on among bots, with a record that says where it comes from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.tables import Place, Snapshot, Tables
from bot.tables.storage import records
from bot.tables.values import PracticeOrigin
from bot.tables.values.bot_names import bot_names_of, styles_of
from db import LogRow, TimerRow, select
from rules import GAMES
from rules.core import Move, Refused
from tests.support.company import Company
from tests.support.toys import TOYS

from .host import ANA, BEA, DAN, HERE, Host, enough, refusing

ELSEWHERE = Place(1, 77)


async def ended(tables: Tables, game: str, moves: int) -> Snapshot:
    """A table of three people who ended it after so many moves."""
    company = Company(tables)
    code = await company.sit_down(game, 3)
    for person in (await company.play_on(code, moves)).people[:2]:
        await tables.vote_end(code, person)
    return await tables.look(code)


async def played_by_all(host: Host, code: str) -> Snapshot:
    """Ana answers, and so do the bots, until the game is over."""
    number = 0
    while asks := [ask for ask in (await host.look(code)).asks if ask.given is None]:
        ask, number = asks[0], number + 1
        player = (await host.look(code)).players[ask.seat]
        move = Move(ask.seat, ask.choice, enough(ask), ask.revision)
        if player and player.person:
            await host.submit(code, ask.seat, move)
        else:
            await host.tables.bot_seats.play(code, ask.seat, [move], key=f"bot-{number}")
    return await host.look(code)


@pytest.mark.parametrize("game", GAMES)
async def test_a_practice_table_stands_where_the_finished_one_stood_and_is_the_same_after_a_restart(
    tmp_path: Path, game: str
) -> None:
    host = Host(tmp_path / "tables.db", games=GAMES)
    await host.start()
    old = await ended(host.tables, game, 30)
    stood = await host.tables.recorded.so_far(old.code)
    before = records.begun(stood, GAMES, 20).now
    table = (await host.tables.practice.open(old, 20, 1, DAN, ELSEWHERE)).table
    assert GAMES[game].save(table.state) == GAMES[game].save(before)
    assert (table.status, table.people, table.seat_of(DAN.id)) == ("running", (DAN.id,), 1)
    assert [player.level for player in table.players if player and player.bot_number] == ["middle", "middle"]
    assert table.terms.origin == PracticeOrigin(old.code, 20) and table.options == old.options
    await host.restart()
    again = await host.look(table.code)
    assert (again.state, again.players, again.terms) == (table.state, table.players, table.terms)
    assert await host.tables.state_at(again, again.lines) == again.state, "its own log leads there"
    await host.stop()


async def test_bots_keep_names_styles_and_levels_where_one_plays_on_from_their_game(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 4)).table.code
    await host.tables.bot_seats.fill(code, ANA.id, 1, "easy")
    await host.tables.bot_seats.fill(code, ANA.id, 1, "strong")
    await host.tables.join(code, BEA)
    await host.tables.start(code, ANA.id)
    for person in (ANA.id, BEA.id):
        await host.tables.vote_end(code, person)
    old = await host.look(code)
    bots = [seat for seat, player in enumerate(old.players) if player and player.bot_number]
    for seat in range(4):
        new = (await host.tables.practice.open(old, 0, seat, ANA, Place(1, 100 + seat))).table
        names = named(new)
        assert len(set(names.values())) == len(names) == 3
        for other in set(bots) - {seat}:
            assert names[other] == named(old)[other]
            assert styles_of(new.code, new.players)[other] == styles_of(old.code, old.players)[other]
            assert level_of(new, other) == level_of(old, other)


def named(table: Snapshot) -> dict[int, int]:
    """The name of the bot on each seat."""
    names = bot_names_of(table.code, [player.bot_number for player in table.players if player])
    return {seat: names[p.bot_number] for seat, p in enumerate(table.players) if p and p.bot_number}


def level_of(table: Snapshot, seat: int) -> str:
    player = table.players[seat]
    assert player
    return player.level


async def test_its_record_can_be_checked_and_tells_where_it_comes_from(host: Host) -> None:
    old = await host.to_the_end(await host.running(3))
    table = (await host.tables.practice.open(old, 5, 0, ANA, ELSEWHERE)).table
    with refusing("not_over"):
        await host.tables.recorded.text(table.code)
    await played_by_all(host, table.code)
    record = records.read(await host.tables.recorded.text(table.code))
    assert record.origin == records.RecordedOrigin(table=old.code, moves=5)
    assert records.verify(record, TOYS).valid
    whole = records.read(await host.tables.recorded.text(old.code))
    assert whole.origin is None and (whole.seal, whole.secret) == (record.seal, record.secret)
    kept = [(move.seat, move.choice, move.pick) for move in record.moves[:5]]
    assert kept == [(move.seat, move.choice, move.pick) for move in records.standing_moves(whole)[:5]]


async def test_moves_taken_back_in_the_finished_game_are_not_copied(host: Host) -> None:
    code = await host.running(2)
    await host.until(code, "lay")
    seat = (await host.look(code)).awaited[0]
    await host.answer(code, seat)
    player = (await host.look(code)).players[seat]
    assert player and player.person
    await host.tables.undo(code, player.person)
    old = await host.to_the_end(code)
    record = records.read(await host.tables.recorded.text(code))
    assert len(records.standing_moves(record)) < len(record.moves)
    half = len(records.standing_moves(record)) // 2
    table = (await host.tables.practice.open(old, half, 0, ANA, ELSEWHERE)).table
    assert json.loads((await lines(host, table.code))[half + 1].action or "{}")["choice"]
    assert sum(line.action is not None for line in await lines(host, table.code)) == half + 1


async def lines(host: Host, code: str) -> list[LogRow]:
    """The log of a table as it is stored."""
    return await host.db.read(lambda link: select(link, LogRow, "where code = ? order by line", code))


async def test_what_others_played_is_nobodys_in_the_log_and_cannot_be_taken_back(host: Host) -> None:
    old = await host.to_the_end(await host.running(2))
    table = (await host.tables.practice.open(old, 4, 0, DAN, ELSEWHERE)).table
    copied = [line for line in await lines(host, table.code) if "choice" in (line.action or "")]
    assert len(copied) == 4 and {line.person for line in copied} == {None}
    assert len(await host.states(table.code)) == 1
    with pytest.raises(Refused, match="take_back"):
        await host.tables.undo(table.code, DAN.id)
    about = await host.tables.personal_data.stored(DAN.id)
    assert not [row for row in about["log"] if "choice" in (row["action"] or "")]


async def test_own_moves_can_be_taken_back_as_far_as_the_position_one_plays_on_from(host: Host) -> None:
    old = await host.to_the_end(await host.running(2))
    for moves in range(3, 30):
        opened = (await host.tables.practice.open(old, moves, 0, DAN, Place(1, 100 + moves))).table
        ask = opened.ask_of(0)
        if ask is None or ask.given is not None:
            continue
        played = (await host.answer(opened.code, 0)).table
        if played.state is None or not played.state.undo_reach or 1 not in played.awaited:
            continue
        back = (await host.tables.undo(opened.code, DAN.id)).table
        assert back.state is not None and opened.state is not None and back.ask_of(0)
        assert (back.state.agenda, back.state.draws) == (opened.state.agenda, opened.state.draws)
        with pytest.raises(Refused, match="take_back"):
            await host.tables.undo(opened.code, DAN.id)
        return
    raise AssertionError("nothing could be taken back")


async def test_bots_go_on_at_a_practice_table(host: Host) -> None:
    old = await host.to_the_end(await host.running(3))
    table = (await host.tables.practice.open(old, 5, 0, ANA, ELSEWHERE)).table
    timers = await host.db.read(lambda link: select(link, TimerRow, "where code = ?", table.code))
    asked = {seat for seat in table.awaited if seat != 0}
    assert {timer.seat for timer in timers if timer.kind == "bot_player"} == asked


async def test_only_a_finished_game_can_be_played_on_and_not_from_its_end(host: Host) -> None:
    code = await host.running(2)
    with refusing("not_over"):
        await host.tables.practice.open(await host.look(code), 1, 0, ANA, ELSEWHERE)
    old = await host.to_the_end(code)
    with refusing("game_over"):
        await host.tables.practice.open(old, 10_000, 0, ANA, ELSEWHERE)
    with refusing("bad_seats"):
        await host.tables.practice.open(old, 1, 7, ANA, ELSEWHERE)
    first = await host.tables.practice.open(old, 0, 0, ANA, ELSEWHERE, key="press")
    again = await host.tables.practice.open(old, 0, 0, ANA, ELSEWHERE, key="press")
    assert again.repeated and again.table.code == first.table.code
    with refusing("one_per_channel"):
        await host.tables.practice.open(old, 0, 0, BEA, ELSEWHERE)


async def test_a_rematch_of_a_practice_table_is_a_game_like_any_other(host: Host) -> None:
    old = await host.to_the_end(await host.running(2))
    practice = (await host.tables.practice.open(old, 3, 0, ANA, ELSEWHERE)).table
    await host.tables.vote_end(practice.code, ANA.id)
    again = (await host.tables.rematch(practice.code, ANA)).table
    assert again.status == "running" and again.terms.origin is None and again.seal == old.seal  # the host's fixed draw
    assert sum("choice" in (line.action or "") for line in await lines(host, again.code)) == 0


async def test_ones_own_running_practice_ends_where_it_is_played_on_from_an_earlier_step(host: Host) -> None:
    old = await host.to_the_end(await host.running(3))
    first = (await host.tables.practice.open(old, 5, 1, DAN, ELSEWHERE)).table
    with refusing("not_over"):
        await host.tables.practice.open(first, 3, 1, ANA, Place(1, 78))
    with refusing("not_your_seat"):
        await host.tables.practice.open(first, 3, 0, DAN, ELSEWHERE)
    taken = (await host.tables.practice.open(old, 4, 0, ANA, Place(1, 79))).table
    with refusing("one_per_channel"):
        await host.tables.practice.open(first, 3, 1, DAN, taken.place)
    assert (await host.look(first.code)).status == "running", "what is refused ends nothing"
    again = (await host.tables.practice.open(first, 3, 1, DAN, ELSEWHERE, key="press")).table
    assert (await host.look(first.code)).status == "closed" and again.status == "running"
    assert again.terms.origin == PracticeOrigin(first.code, 3) and again.people == (DAN.id,)
    repeated = await host.tables.practice.open(await host.look(first.code), 3, 1, DAN, ELSEWHERE, key="press")
    assert repeated.repeated and repeated.table.code == again.code
