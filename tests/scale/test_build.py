"""Copied tables are tables: they can be looked at and played, and nobody sits at too many of them."""

from __future__ import annotations

from pathlib import Path

from bot.tables import Courier, DueMessage, Tables
from db import Database
from tests.support.company import Company
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

from .build import BEGAN, BUSY, TABLES_EACH, code_of, delivered, multiply, play_some

COPIES = 25


async def test_copies_are_played_like_the_tables_they_come_from(tmp_path: Path) -> None:
    database = await Database.open(fresh(tmp_path / "tables.db"))
    try:
        first = await play_some(database)
        await multiply(database, first, COPIES)
        clock = MovableClock(BEGAN)
        tables = Tables(database, clock)
        await tables.begin()
        copies = [await tables.look(code_of(number)) for number in range(COPIES)]
        assert len({copy.place.channel for copy in copies}) == COPIES
        assert [copy.game for copy in copies[: len(first)]] == [(await tables.look(code)).game for code in first]
        for person in {person for copy in copies for person in copy.people}:
            assert len(await tables.tables_of(person)) <= TABLES_EACH
        company = Company(tables, seed=2)
        for copy in copies:
            moved = await company.make(copy.code, *company.next_move(copy))
            assert moved.table.writes == copy.writes + 1
        clock.move(120)
        arrived = set[str]()

        async def deliver(row: DueMessage) -> None:
            arrived.add(row.code)

        await delivered(Courier(database, clock, tables, deliver, debounce=0), database)
        assert arrived >= {copy.code for copy in copies}
    finally:
        await database.close()


async def test_few_of_many_tables_have_messages_due_and_all_have_timers(tmp_path: Path) -> None:
    database = await Database.open(fresh(tmp_path / "tables.db"))
    try:
        await multiply(database, await play_some(database), COPIES)
        codes = "select distinct code from {} where code like 'X10000%' order by code"
        busy = await database.read(lambda link: link.execute(codes.format("outbox")).fetchall())
        timed = await database.read(lambda link: link.execute(codes.format("timers")).fetchall())
    finally:
        await database.close()
    assert [code for (code,) in busy] == [code_of(number) for number in range(BUSY)]
    assert len(timed) == COPIES
