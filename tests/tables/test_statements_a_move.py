"""How many statements a move costs: each is a way to the disk, or to a server and back."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

from bot.clock import MovableClock
from bot.tables import Tables
from tests.bench.commit import NotingDatabase
from tests.support.company import Company

MOVES, SEATS = 60, 4
MOST = 27.0  # on average; 55 before they were read once for all people and written only where something changed


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
