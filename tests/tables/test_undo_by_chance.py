"""Moves taken back by chance, in a row and over changed answers: log and record agree on what stands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.tables import Snapshot, Tables
from bot.tables.storage import records
from db import Database
from db import tables as rows
from rules import GAMES
from rules.core import Move, Refused
from tests.support.company import Company
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

PLAYED = 80  # presses before the rest is played to its end


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
async def test_the_record_of_moves_taken_back_in_a_row_is_good_and_the_log_strikes_the_same_moves(
    key: str, seed: int, tmp_path: Path
) -> None:
    database = await Database.open(fresh(tmp_path / "undo.db"))
    try:
        tables = Tables(database, MovableClock(), GAMES)
        await tables.begin()
        company = Company(tables, seed)
        code = await company.sit_down(key, GAMES[key].seats[0])
        backs = 0
        for _ in range(PLAYED):
            backs += await pressed(tables, company, code)
        await company.play_on(code)
        record = records.read(await tables.recorded.text(code))
        assert records.verify(record, GAMES).valid and backs
        standing = await database.read(lambda connection: rows.moves_standing(connection, code, 0))
        assert len(standing) == len(records.standing_moves(record))
        assert sum(move.back > 0 for move in record.moves) == backs
    finally:
        await database.close()


async def pressed(tables: Tables, company: Company, code: str) -> bool:
    """Somebody answers, changes a sealed answer or takes back; whether something went back."""
    chance, table = company.chance, await tables.look(code)
    if table.status != "running":
        return False
    before = table.lines
    with suppress(Refused):
        match chance.choice(("answer", "answer", "change", "undo", "undo")):
            case "answer":
                await company.play_on(code, 1)
            case "change":
                await changed(company, code, table)
            case "undo":
                await undone(tables, chance, code, table)
    return any(entry.line > before and entry.event.key in BACK for entry in await tables.log(code))


BACK = ("table_taken_back", "table_undo_granted")


async def changed(company: Company, code: str, table: Snapshot) -> None:
    """Somebody changes what they sealed."""
    for ask in table.asks:
        player = table.players[ask.seat]
        if ask.given is not None and player and player.person:
            pick = tuple(company.chance.sample(ask.options, ask.least))
            await company.make(code, player.person, Move(ask.seat, ask.choice, pick, ask.revision))


async def undone(tables: Tables, chance: random.Random, code: str, table: Snapshot) -> None:
    """Somebody takes back, and whoever is asked agrees."""
    asked = (await tables.undo(code, chance.choice(table.people))).table
    for seat in asked.undo_request.needed if asked.undo_request else ():
        player = asked.players[seat]
        assert player and player.person
        await tables.agree(code, player.person)


async def test_a_plan_whose_last_state_an_undo_brought_back_still_goes_back_as_a_whole(tmp_path: Path) -> None:
    database = await Database.open(fresh(tmp_path / "plan.db"))
    try:
        tables = Tables(database, MovableClock(), GAMES)
        await tables.begin()
        company = Company(tables)
        code = await company.sit_down("rattus", 2)
        while (table := await tables.look(code)).asks[0].choice != "turn":
            await company.play_on(code, 1)
        first, second, third = next(turns(table))
        player = table.players[first.seat]
        assert player and player.person
        await tables.play(code, player.person, [first, second], key="plan")
        await tables.play(code, player.person, [third], key="after it")
        await tables.undo(code, player.person)
        back = (await tables.undo(code, player.person)).table
        assert [ask.options for ask in back.asks] == [ask.options for ask in table.asks]
        assert (await tables.log(code))[-1].event.facts["moves"] == 1, "people count a plan as one"
    finally:
        await database.close()


def turns(table: Snapshot) -> Iterator[tuple[Move, Move, Move]]:
    """Three answers of a seat in a row that can be taken back; after the first two its turn goes on."""

    def answers(state: Any) -> Iterator[tuple[Move, Any]]:
        for ask in state.asked:
            for option in ask.options:
                move = Move(ask.seat, ask.choice, (option,), ask.revision)
                after = GAMES["rattus"].play(state, move)[0]
                if after.undo_reach and after.undo_seat == ask.seat:
                    yield move, after

    for first, one in answers(table.state):
        for second, two in answers(one):
            for third, _ in answers(two):
                if {first.seat} == {second.seat} == {third.seat}:
                    yield first, second, third
