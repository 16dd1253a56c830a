"""Starts that cannot succeed: a second bot on one file, a full disk, one that can only be read."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import db
from bot.__main__ import main
from bot.reaching_discord import minutes
from bot.sandbox import Sandbox
from bot.tables import Timing
from db import Database, SubmissionRow

from .support.bot_process import BotProcess
from .support.disks import WHY_NOT, SmallDisk, small_disk
from .support.shell import Shell, finished
from .test_command_line import AT_ADDRESS, RECORDS, WELL_FORMED

PACE = Timing(quiet=0.2, bot_player=0.1, burst=0.1, sealed=0.1, fold=0.1, picture=0.1)


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """A fresh folder."""
    (tmp_path / "here").mkdir()
    return Shell(tmp_path / "here")


class Bot:
    """`python -m bot` in this process, with everything it says."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch

    def __call__(self, database: Path, *words: str) -> tuple[int, str]:
        """Exit code and everything printed."""
        self._monkeypatch.setenv("RATSKELLER_DATABASE", str(database))
        code = main(words)
        printed = self._capsys.readouterr()
        return code, printed.out + printed.err


@pytest.fixture
def bot(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Bot]:
    """Commands with settings of their own; logging afterwards is as it was."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", WELL_FORMED)
    monkeypatch.setenv("RATSKELLER_SANDBOX_PORT", "0")
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield Bot(capsys, monkeypatch)
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    """A disk with room for one database and its log of writing."""
    with small_disk(tmp_path / "disk", 4 << 20) as disk:
        if disk is None:
            pytest.skip(WHY_NOT)
        yield disk


def with_work_to_take_up(path: Path) -> None:
    """A database to which every start has something to write: an interaction of long ago to be forgotten."""
    asyncio.run(_make(path))
    connection = sqlite3.connect(path)  # where a submission needs no table
    with connection:
        db.insert(connection, SubmissionRow("long ago", "7F3K", 0.0, 1, 1))
    connection.close()


async def _make(path: Path) -> None:
    await (await Database.open(path)).close()


def known_in(path: Path) -> int:
    """How many interactions a sound file knows."""
    connection = sqlite3.connect(path)
    assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    (known,) = connection.execute("select count(*) from submissions").fetchone()
    connection.close()
    return int(known)


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Somebody else has the file open."""
    connection = sqlite3.connect(path)
    connection.execute("select count(*) from submissions").fetchone()
    try:
        yield
    finally:
        connection.close()


# --------------------------------------------------------------------------- two on one file


@pytest.mark.thorough
async def test_a_second_bot_on_one_file_is_refused_and_who_only_looks_is_not(shell: Shell) -> None:
    path = shell.folder / "ratskeller.db"
    sandbox = Sandbox()
    await sandbox.start()
    first = BotProcess(sandbox, path, shell.folder / "bot.log", PACE)
    try:
        await first.load()
        assert await first.go()
        second = await asyncio.to_thread(shell.bot, "run", DISCORD_TOKEN=WELL_FORMED)
        beside = [await asyncio.to_thread(shell.bot, *words) for words in LOOKS]
        first.kill()
        await first.gone()
        after = BotProcess(sandbox, path, shell.folder / "bot.log", PACE)
        await after.load()
        assert await after.go()
        await after.stop()
    finally:
        await sandbox.stop()
    assert second.code == 2
    assert f"another bot (process {first.pid}) runs on this database" in second.err
    assert [(done.code, done.err) for done in beside] == [(0, "")] * len(LOOKS)


LOOKS = (("check",), ("backup",), ("repair",), ("verify", str(RECORDS[0])))


# --------------------------------------------------------------------------- Discord's patience


@pytest.mark.parametrize(("seconds", "told"), [(0, "0 minutes"), (1, "1 minute"), (60, "1 minute"), (61, "2 minutes")])
def test_a_wait_is_told_in_minutes(seconds: float, told: str) -> None:
    assert minutes(seconds) == told


@pytest.mark.parametrize(
    ("times", "starts", "most_guilds", "said"),
    [
        (10, 1000, 2500, "Shard 0 was connected anew 10 times within an hour."),
        (0, 0, 2500, "Discord would void its token with the next time; it can be started in 0 minutes."),
        (9, 1000, 0, "the bot is in too many servers for so few shards; stop all its processes and start them again"),
    ],
)
async def test_a_bot_that_must_not_connect_says_why(
    shell: Shell, times: int, starts: int, most_guilds: int, said: str
) -> None:
    path = shell.folder / "ratskeller.db"
    await _make(path)
    connection = sqlite3.connect(path)
    with connection:
        connection.executemany("insert into identified values (0, ?)", [(time.time() - 1800,)] * times)
    connection.close()
    sandbox = Sandbox()
    sandbox.gateway.starts.total, sandbox.gateway.starts.most_guilds = starts, most_guilds
    token = sandbox.token
    await sandbox.start()
    try:
        process = shell.start("-c", AT_ADDRESS, sandbox.address, DISCORD_TOKEN=token)
        done = await asyncio.to_thread(finished, process)
    finally:
        await sandbox.stop()
    assert (done.code, said in done.err) == (2, True), done.err
    assert "30 minutes" in done.err or times != 10
    assert sandbox.gateway.identifies == 0 and sandbox.token == token


# --------------------------------------------------------------------------- the disk


@pytest.mark.parametrize("command", ["run", "check", "backup", "repair"])
def test_a_full_disk_is_said_to_be_full(bot: Bot, disk: SmallDisk, command: str) -> None:
    path = disk.path / "tables.db"
    with_work_to_take_up(path)
    disk.fill()
    code, told = bot(path, command)
    assert code == (1 if command == "check" else 2)
    assert f"{path}: no room is left on its disk" in told
    assert "put a backup in its place" not in told
    disk.make_room()
    assert known_in(path) == 1


def test_a_disk_that_is_full_for_the_first_write_is_said_to_be_full(bot: Bot, disk: SmallDisk) -> None:
    path = disk.path / "tables.db"
    with_work_to_take_up(path)
    with reading(path):  # keeps what SQLite lays beside the file, so that opening it again needs no room
        disk.fill()
        code, told = bot(path, "run")
    assert code == 2
    assert f"The database cannot be used. {path}: no room is left on its disk" in told
    disk.make_room()
    assert known_in(path) == 1


@pytest.mark.parametrize("command", ["run", "check", "backup", "repair"])
def test_a_disk_that_can_only_be_read_is_said_to_be_so(bot: Bot, disk: SmallDisk, command: str) -> None:
    path = disk.path / "tables.db"
    with_work_to_take_up(path)
    disk.forbid_writing()
    code, told = bot(path, command)
    assert code == (1 if command == "check" else 2)
    assert f"{path}: the file, its folder or its disk cannot be written" in told
    assert "put a backup in its place" not in told


def test_a_backup_to_a_full_disk_is_said_to_find_no_room(bot: Bot, disk: SmallDisk, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with_work_to_take_up(path)
    disk.fill()
    code, told = bot(path, "backup", str(disk.path / "copy.db"))
    assert code == 2
    assert "the backup could not be written: no room is left on its disk" in told
    assert [file.name for file in disk.path.iterdir()] == ["ballast"]


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("/proc/tables.db", "name a file in a folder that the bot's user may write"),
        ("folder", "name a file in a folder that the bot's user may write"),
        ("nowhere/tables.db", "there is no folder nowhere; make it, or name a file in another one"),
    ],
)
def test_a_path_at_which_no_file_can_be_is_said_to_want_one(bot: Bot, tmp_path: Path, path: str, wanted: str) -> None:
    (tmp_path / "folder").mkdir()
    code, told = bot(Path(path), "run")
    assert code == 3, "no start makes it right"
    assert f"The database cannot be used. {path}: " in told
    assert wanted in told
    assert "Errno" not in told and ".lock" not in told
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize("sql", ["create table songs (name text)", ""])
def test_a_database_of_another_program_or_one_that_was_moved_ends_with_code_3(
    bot: Bot, tmp_path: Path, sql: str
) -> None:
    path = tmp_path / "tables.db"
    if not sql:
        asyncio.run(_make(path))
    with closing(sqlite3.connect(path)) as there, there:
        there.execute(sql or "insert into moved (at, target) values (0, 'new.db')")
    code, told = bot(path, "run")
    assert (code, "The database cannot be used." in told) == (3, True)


def test_a_sandbox_without_room_for_its_world_says_so(
    bot: Bot, disk: SmallDisk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk.forbid_writing()
    monkeypatch.setattr("tempfile.tempdir", str(disk.path))
    assert bot(tmp_path / "tables.db", "sandbox") == (2, "No temporary folder can be made: Read-only file system.\n")


def test_others_may_read_an_older_file_and_check_says_so(bot: Bot, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with_work_to_take_up(path)
    assert "others on this machine can read it" not in bot(path, "check")[1]
    path.chmod(0o644)
    code, told = bot(path, "check")
    assert code == 0
    assert f"{path}: others on this machine can read it; `chmod 600` keeps" in told
