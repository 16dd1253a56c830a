"""`python -m bot move-database`, stopped by whoever typed it."""

from __future__ import annotations

import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

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
