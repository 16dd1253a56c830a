"""How many statements a move costs, and how often it waits for a server."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

from bot.tables import Person, Tables
from db import Database
from tests.bench.commit import NotingDatabase
from tests.support import postgres
from tests.support.company import Company
from tests.support.cut_proxy import CutProxy
from tests.support.movable_clock import MovableClock

MOVES, SEATS = 60, 4
MOST = 27.0  # on average; 55 before they were read once for all people and written only where something changed
WAITS_OF_A_PRESS = 4.0  # what it knows of its reader; 10 before
WAITS = 6.0  # on average; 14 before all that does not follow from what is written was asked for at once


async def test_a_move_is_one_transaction_of_few_statements(tmp_path: Path) -> None:
    database = await NotingDatabase.open(tmp_path / "tables.db")
    try:
        database.noted = []
        tables = Tables(database, MovableClock())
        await tables.begin()
        company = Company(tables)
        code, counts = await company.sit_down("rattus_cartus", SEATS), list[int]()
        table = await tables.look(code)
        while len(counts) < MOVES and table.status == "running":
            person, move = company.next_move(table)
            database.noted.clear()
            table = (await company.make(code, person, move)).table
            (statements,) = database.noted
            counts.append(len(statements))
    finally:
        await database.close()
    assert mean(counts) <= MOST, counts


@pytest.mark.sqlite  # of the two stores that tests run on: this one has its own server
@pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
async def test_a_move_waits_for_a_server_six_times_at_most(tmp_path: Path) -> None:
    async with CutProxy(postgres.database_for(tmp_path), tmp_path) as proxy:
        database = await Database.open(proxy.server)
        try:
            tables = Tables(database, MovableClock())
            await tables.begin()
            company = Company(tables)
            code, counts = await company.sit_down("rattus_cartus", SEATS), list[int]()
            table, looks = await tables.look(code), list[int]()
            while len(counts) < MOVES and table.status == "running":
                person, move = company.next_move(table)
                before = proxy.round_trips
                assert (await tables.panels.met(Person(person, "Ana", "en"), code))[1]
                looked = proxy.round_trips
                table = (await company.make(code, person, move)).table
                looks.append(looked - before)
                counts.append(proxy.round_trips - looked)
        finally:
            await database.close()
    assert mean(counts) <= WAITS, counts
    assert mean(looks) <= WAITS_OF_A_PRESS, looks
