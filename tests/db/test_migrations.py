"""Migrations: each once, in order, in one transaction, with a copy before; every released schema comes up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.tables import Tables
from db import Database, Unreadable
from db.migrations import STEPS, Migration, steps_in
from rules.core import Move
from tests.support.movable_clock import MovableClock
from tests.support.toys import TOYS

RELEASED = sorted((Path(__file__).parent / "released").glob("*.sql"))

ONE = Migration(1, "create table birds (name text); insert into birds values ('magpie');")
TWO = Migration(2, "alter table birds add column colour text; update birds set colour = 'black and white';")
WRONG = Migration(2, "alter table birds add column colour text; insert into nests values (1);")


def content(path: Path, table: str = "birds") -> list[tuple[object, ...]]:
    """The rows of a table in a file."""
    connection = sqlite3.connect(path)
    rows = connection.execute(f"select * from {table}").fetchall()
    connection.close()
    return rows


async def opened(path: Path, *steps: Migration) -> None:
    """The file brought up to date."""
    await (await Database.open(path, steps)).close()


async def test_an_older_database_is_brought_up_to_date_after_a_copy_was_made(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    await opened(path, ONE)
    await opened(path, ONE, TWO)
    assert content(path) == [("magpie", "black and white")]
    assert content(tmp_path / "t.db.v1.bak") == [("magpie",)]


async def test_a_new_or_current_database_needs_no_copy(tmp_path: Path) -> None:
    await opened(tmp_path / "t.db", ONE, TWO)
    await opened(tmp_path / "t.db", ONE, TWO)
    assert not list(tmp_path.glob("*.bak"))


async def test_a_step_that_fails_changes_nothing_and_the_copy_stays(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    await opened(path, ONE)
    for _ in range(2):
        with pytest.raises(Unreadable, match="nests"):
            await opened(path, ONE, WRONG)
    assert content(path) == [("magpie",)]
    await opened(path, ONE, TWO)
    assert sorted(copy.name for copy in tmp_path.glob("*.bak")) == ["t.db.v1-2.bak", "t.db.v1-3.bak", "t.db.v1.bak"]


def test_a_gap_in_the_numbers_is_a_fault_of_the_program(tmp_path: Path) -> None:
    (tmp_path / "0001_one.sql").write_text("select 1;")
    (tmp_path / "0003_three.sql").write_text("select 3;")
    with pytest.raises(ValueError, match="gap"):
        steps_in(tmp_path)


def test_every_released_schema_is_kept_for_this_test() -> None:
    """The newest may still be in the making: its dump comes with its release."""
    kept, versions = [int(dump.stem) for dump in RELEASED], [step.version for step in STEPS]
    assert kept in (versions, versions[:-1])


@pytest.mark.parametrize("dump", RELEASED, ids=lambda dump: dump.stem)
async def test_tables_of_a_released_version_load_and_go_on(tmp_path: Path, dump: Path) -> None:
    path = tmp_path / "t.db"
    connection = sqlite3.connect(path)
    connection.executescript(dump.read_text("utf-8"))
    connection.close()
    database = await Database.open(path)
    tables = Tables(database, MovableClock(), TOYS)
    await tables.begin()
    codes = await database.read(
        lambda connection: [code for (code,) in connection.execute("select code from tables order by opened")]
    )
    assert [(await tables.look(code)).status for code in codes] == ["over", "running", "open"]
    running = await tables.look(codes[1])
    seat = running.awaited[0]
    ask, player = running.ask_of(seat), running.players[seat]
    assert ask and player and player.person
    move = Move(seat, ask.choice, ask.options[: ask.most], ask.revision)
    done = await tables.play(codes[1], player.person, [move], key="first")
    assert done.table.revision == running.revision + 1
    assert await tables.log(codes[0])
    await database.close()
