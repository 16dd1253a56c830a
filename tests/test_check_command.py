"""`python -m bot check` where something is not well: it says what, and never ends by a fault of its own."""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.cli.check import check
from bot.clock import WallClock
from bot.config import Settings
from bot.health import HealthReport, report_file, write_report
from bot.tables.workers.worker import Health
from db import Database, Lock, Server, Where, own_name, processes
from tests.support import postgres

from .support.disks import WHY_NOT, small_disk
from .support.wire import free_port


class Checked:
    """`check` with a database, in a folder of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, database: Where, **settings: Any) -> tuple[int, str]:
        """Exit code and everything printed."""
        known: dict[str, Any] = {"token": None, "editions": None, **settings}
        code = check(Settings.model_construct(database=database, **known), argparse.Namespace(quick=True))
        return code, self._capsys.readouterr().out


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Checked:
    """It, with nothing beside the database."""
    monkeypatch.chdir(tmp_path)
    return Checked(capsys)


# --------------------------------------------------------------------------- where the bot could not start


def test_a_database_that_is_a_folder_or_cannot_be_made_is_a_problem(checked: Checked, tmp_path: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    (tmp_path / "file").touch()
    assert checked(tmp_path / "folder.db")[1].count("folder.db is no file") == 1
    code, told = checked(tmp_path / "file" / "tables.db")
    assert (code, f"{tmp_path / 'file'} is no folder" in told) == (1, True)
    code, told = checked(tmp_path / "misspelt" / "tables.db")
    assert (code, f"there is no folder {tmp_path / 'misspelt'}; make it, or name a file" in told) == (1, True)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/proc/folder/tables.db", "there is no folder /proc/folder, and no file can be made in /proc"),
        ("/proc/tables.db", "no file can be made in /proc"),
    ],
)
def test_a_folder_that_takes_no_files_is_a_problem_and_not_that_its_disk_is_full(
    checked: Checked, path: str, said: str
) -> None:
    code, told = checked(Path(path))
    assert code == 1
    assert f"PROBLEM {path}: cannot be made: {said}; name another folder" in told
    assert "MB are left" not in told


def test_a_setting_that_nobody_reads_is_a_problem(checked: Checked, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("RATSKELER_PICTURES=false\n", "utf-8")
    code, told = checked(tmp_path / "tables.db")
    assert code == 1
    assert "PROBLEM RATSKELER_PICTURES: there is no such setting; RATSKELLER_PICTURES is probably meant" in told


def test_roles_without_a_token_or_on_a_file_are_problems(checked: Checked, tmp_path: Path) -> None:
    code, told = checked(tmp_path / "tables.db", roles=("gateway",))
    assert (code, told.count("PROBLEM RATSKELLER_ROLES is set and ")) == (1, 2)
    assert "DISCORD_TOKEN is not" in told and "several need a PostgreSQL server" in told


def test_a_folder_for_backups_that_cannot_be_written_is_a_problem(checked: Checked, tmp_path: Path) -> None:
    (tmp_path / "backups").touch()
    code, told = checked(tmp_path / "tables.db")
    assert code == 1
    assert f"PROBLEM RATSKELLER_BACKUPS: no backup can be made: {tmp_path / 'backups'} is no folder" in told


def test_a_disk_that_is_nearly_full_or_only_read_is_a_problem(checked: Checked, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 4 << 20) as disk:
        if disk is None:
            pytest.skip(WHY_NOT)
        asyncio.run(_make(disk.path / "tables.db"))
        code, told = checked(disk.path / "tables.db")
        assert (code, f"MB are left on the disk of {disk.path}" in told) == (1, True)
        disk.forbid_writing()
        code, told = checked(disk.path / "new.db")
        assert (code, f"{disk.path} cannot be written" in told) == (1, True)


async def _make(path: Path) -> None:
    await (await Database.open(path)).close()


def test_it_says_so_where_all_bot_players_are_easy_whatever_they_show(checked: Checked, tmp_path: Path) -> None:
    assert "all play easy" in checked(tmp_path / "tables.db", thinkers=0)[1]
    assert "think in up to 2 processes" in checked(tmp_path / "tables.db", thinkers=2)[1]


# --------------------------------------------------------------------------- a bot that runs


def test_the_report_of_a_bot_that_was_killed_is_not_believed(checked: Checked, tmp_path: Path) -> None:
    path, now = tmp_path / "tables.db", WallClock().now()
    write_report(report_file(path), HealthReport(now, (Health("courier", now),), process="77 on here"))
    code, told = checked(path)
    assert code == 1
    assert "PROBLEM process 77 on here has gone without an orderly end" in told
    with Lock(path):
        code, told = checked(path)
    assert code == 0
    assert "workers   process 77 on here: courier: " in told


def test_processes_that_together_do_not_do_everything_are_a_problem(checked: Checked, tmp_path: Path) -> None:
    path, now = tmp_path / "tables.db", WallClock().now()
    asyncio.run(_make(path))
    _enter(path, own_name(), '["gateway", "courier"]')
    for n, process in enumerate((own_name(), "1 on here")):
        write_report(report_file(path, f"{n}-a"), HealthReport(now, (), process=process))
    with Lock(path):
        code, told = checked(path)
    assert code == 1
    assert [line for line in told.splitlines() if line.startswith("PROBLEM")] == [
        "PROBLEM no living process has the role players",
        "PROBLEM process 1 on here has gone without an orderly end: it was killed; start it again",
    ]


def test_one_of_several_that_was_killed_is_no_problem_once_another_one_has_its_place(
    checked: Checked, tmp_path: Path
) -> None:
    path, now, roles = tmp_path / "tables.db", WallClock().now(), ("gateway", "courier", "players")
    asyncio.run(_make(path))
    machine = own_name().partition(" on ")[2]
    for n in (1, 2):
        write_report(
            report_file(path, f"{n}-a"), HealthReport(now - 20, (), process=f"{n}-a on {machine}", roles=roles)
        )
    ill = Health("courier", now, 1, 1, "OSError at courier.py:1 run")
    write_report(report_file(path, "3-a"), HealthReport(now, (ill,), process=f"3-a on {machine}", roles=roles))
    _enter(path, f"3-a on {machine}", json.dumps(roles))
    with Lock(path):
        code, told = checked(path)
    assert code == 1
    assert [line for line in told.splitlines() if line.startswith("PROBLEM")] == [
        f"PROBLEM process 2-a on {machine} has gone without an orderly end: it was killed; start it again",
        f"PROBLEM process 3-a on {machine}: the courier failed: OSError at courier.py:1 run",
    ]


def test_a_living_process_whose_report_is_not_here_is_not_said_to_hang(checked: Checked, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(_make(path))
    _enter(path, own_name(), '["gateway", "courier", "players"]')
    with Lock(path):
        code, told = checked(path)
    assert code == 0, told
    assert f"workers   process {own_name()}: no report found in {tmp_path}; its /health tells more" in told


def _enter(path: Path, name: str, roles: str) -> None:
    async def entered() -> None:
        database = await Database.open(path)
        await database.write(lambda link: processes.enter(link, "p", name, roles, "ratskeller"))
        await database.close()

    asyncio.run(entered())


def test_tables_whose_archive_is_not_here_are_a_problem(checked: Checked, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(_make(path))
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("insert into archived (code, at, file) values ('7F3K', 0, '')")
    connection.close()
    code, told = checked(path)
    assert code == 1
    assert f"1 tables are archived in {tmp_path / 'tables.archive'}, and there is no such folder here" in told
    (tmp_path / "tables.archive").mkdir()
    assert checked(path)[0] == 0


# --------------------------------------------------------------------------- data


def test_data_that_nobody_would_read_and_data_that_cannot_be_read_are_named_with_their_folder(
    checked: Checked, tmp_path: Path
) -> None:
    mine, misspelt = tmp_path / "rattus_cartus" / "mine", tmp_path / "ratus"
    for folder in (mine, misspelt / "mine"):
        folder.mkdir(parents=True)
        (folder / "supplies.toml").write_text("[[supplies]\nnonsense", "utf-8")
    code, told = checked(tmp_path / "tables.db", editions=tmp_path)
    assert code == 1
    assert f"PROBLEM {misspelt}: no game is called so; there are rattus_cartus, " in told
    assert f"PROBLEM data file {mine / 'supplies.toml'}: no valid TOML" in told


def test_an_edition_without_a_data_file_is_a_problem(checked: Checked, tmp_path: Path) -> None:
    game = tmp_path / "editions" / "rattus_cartus"
    game.mkdir(parents=True)
    (game / "supplies.toml").touch()
    for folder in (game / "<any name>", game / "mine"):
        code, told = checked(tmp_path / "tables.db", editions=tmp_path / "editions")
        assert code == 1
        assert f"PROBLEM {folder}: there is no data file here; rattus_cartus has supplies.toml" in told
        (game / "mine").mkdir(exist_ok=True)


# --------------------------------------------------------------------------- a server


def test_a_server_that_is_away_is_a_problem_and_no_fault_of_the_program(checked: Checked) -> None:
    address = f"postgresql://ana:secret@127.0.0.1:{free_port()}/games"
    code, told = checked(Server(address))
    assert code == 1
    assert told.count("PROBLEM postgresql://ana@127.0.0.1") == 1 and "the server cannot be reached" in told
    assert "secret" not in told


@pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)
@pytest.mark.parametrize(
    ("name", "user", "words"),
    [
        ("postgres", "guarded:wrong", "the server refuses this user or password"),
        ("postgres", "nobody_of_this_name", "the server refuses this user or password"),
        ("there_is_none", None, "the server has no such database"),
    ],
)
def test_a_server_that_refuses_is_a_problem_and_no_fault_of_the_program(
    checked: Checked, name: str, user: str | None, words: str
) -> None:
    code, told = checked(postgres.on_server(name, user))
    assert code == 1
    assert words in told and "PROBLEM" in told
