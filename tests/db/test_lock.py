"""One bot on one file: the second is refused in words, and a killed one leaves nothing behind that refuses."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

from db import BadDatabase, Database, InUse, Lock
from db.lock import lock_file
from db.migrations import STEPS, Migration

HOLD = """
import asyncio, sys
from pathlib import Path
from db import Database
async def hold():
    database = await Database.open(Path(sys.argv[1]), alone=True)
    print("held", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await database.close()
asyncio.run(hold())
"""
NEXT = Migration(len(STEPS) + 1, "create table birds (name text);")


def holder(path: Path) -> subprocess.Popen[str]:
    """Another process that has opened the file for itself alone."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout and process.stdout.readline() == "held\n"
    return process


async def test_a_second_process_is_refused_and_told_which_one_is_there(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    process = holder(path)
    with pytest.raises(InUse, match=rf"another bot \(process {process.pid}\) runs on this database; stop it first"):
        await Database.open(path, alone=True)
    process.communicate("\n")
    await (await Database.open(path, alone=True)).close()


async def test_a_process_that_is_killed_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    process = holder(path)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    await (await Database.open(path, alone=True)).close()


async def test_a_file_that_is_reached_by_another_name_is_the_same_file(tmp_path: Path) -> None:
    path, other = tmp_path / "t.db", tmp_path / "elsewhere" / "link.db"
    database = await Database.open(path, alone=True)
    other.parent.mkdir()
    other.symlink_to(path)
    with pytest.raises(InUse):
        await Database.open(other, alone=True)
    await database.close()


async def test_who_only_looks_may_look_while_a_bot_runs(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    database = await Database.open(path, alone=True)
    beside = await Database.open(path)
    await beside.backup(tmp_path / "copy.db")
    await beside.close()
    with pytest.raises(InUse):
        await Database.open(path, alone=True)
    await database.close()


async def test_nobody_migrates_the_file_of_a_running_bot(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    database = await Database.open(path, alone=True)
    with pytest.raises(InUse):
        await Database.open(path, (*STEPS, NEXT))
    assert await database.read(lambda connection: connection.execute("pragma user_version").fetchone()) == (len(STEPS),)
    await database.close()
    await (await Database.open(path, (*STEPS, NEXT))).close()


async def test_an_opening_that_fails_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    path.write_bytes(b"no database at all " * 100)
    for _ in range(2):
        with pytest.raises(Exception, match="file is not a database"):
            await Database.open(path, alone=True)


@pytest.mark.parametrize("kept", [True, False])
async def test_an_opening_that_fails_leaves_no_lock_file_that_was_not_there(tmp_path: Path, kept: bool) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(b"no database at all " * 100)
    lock_file(path).touch() if kept else None
    with pytest.raises(BadDatabase):
        await Database.open(path, alone=True)
    assert lock_file(path).exists() is kept


def test_of_those_that_make_and_discard_the_lock_file_only_one_has_the_lock(tmp_path: Path) -> None:
    holders, most = 0, 0
    counting = threading.Lock()

    def take_and_discard() -> None:
        nonlocal holders, most
        for _ in range(400):
            with suppress(InUse):
                lock = Lock(tmp_path / "t.db")
                with counting:
                    holders += 1
                    most = max(most, holders)
                time.sleep(0.0005)
                with counting:
                    holders -= 1
                lock.discard()

    threads = [threading.Thread(target=take_and_discard) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1
