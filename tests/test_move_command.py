"""`python -m bot move-database`: stopped by whoever typed it, and what it says at its end."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import WallClock
from bot.tables import Person, Place, Tables
from db import Database, Server
from tests.support import postgres
from tests.support.fresh_database import fresh_file

from .support.shell import Shell, finished


@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.thorough
def test_a_move_that_is_stopped_says_that_nothing_was_moved(tmp_path: Path, signum: signal.Signals) -> None:
    shell, database = Shell(tmp_path), fresh_file(tmp_path / "old.db")
    many = """insert into ratings with recursive n(n) as (select 1 union all select n + 1 from n where n < 200000)
        select 'rattus', n, '', 1.5, 2.5, 3 from n"""
    with closing(sqlite3.connect(database)) as there, there:
        there.execute(many)
    process = shell.start("-m", "bot", "move-database", "old.db", "new.db")
    while process.poll() is None and not (tmp_path / "new.db").exists():
        time.sleep(0.01)
    process.send_signal(signum)
    done = finished(process)
    assert (done.code, done.out) == (2, ""), done.err
    assert "stopped: nothing was moved, new.db is empty and old.db as it was" in done.err
    if signum == signal.SIGINT:
        assert shell.bot("move-database", "old.db", "new.db").code == 0


async def test_a_move_names_the_folder_of_the_archive_that_goes_along(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "old.db")
    tables = Tables(database, WallClock())
    await tables.begin()
    code = (await tables.open(Person(7, "Ana", "en-GB"), Place(1, 2), "rattus_cartus")).table.code
    await database.write(lambda link: link.execute("insert into archived (code, at, file) values (?, 0, '')", (code,)))
    await database.close()
    done = await asyncio.to_thread(Shell(tmp_path).bot, "move-database", "old.db", "new.db")
    assert done.code == 0, done.err
    assert done.out.endswith("1 tables are in the archive: rename its folder old.archive to new.archive\n")


@pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
def test_a_move_to_a_server_names_its_address_with_all_options_but_the_password(tmp_path: Path) -> None:
    server = postgres.bare_for(tmp_path / "moved")
    address = f"{server.url}{'&' if '?' in server.url else '?'}sslmode=prefer&password=hunter2"
    fresh_file(tmp_path / "old.db")
    done = Shell(tmp_path).bot("move-database", "old.db", address)
    assert done.code == 0, done.err
    assert done.out.endswith(f"; set RATSKELLER_DATABASE={Server(address).without_password} (with its password)\n")
    assert "sslmode=prefer" in done.out and "hunter2" not in done.out
