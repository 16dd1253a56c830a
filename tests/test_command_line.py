"""`python -m bot` as whoever hosts it types it: processes of their own, in a folder of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot import pictures
from bot.__main__ import main
from bot.cli.arguments import THEMES, parser
from bot.clock import WallClock
from bot.sandbox import Sandbox
from bot.tables import Person, Place, Tables
from db import Database
from db.migrations import STEPS

from .support.logs import debug_log
from .support.shell import ROOT, Done, Shell, finished, read_until
from .support.wire import free_port

RECORDS = sorted((ROOT / "tests/recorded").glob("*/rattus_cartus/record-*.json"))
Command = Callable[..., Done]
COMMANDS = ("run", "sandbox", "check", "trial", "backup", "verify", "picture", "repair")
WELL_FORMED = "MTIzNDU2.abcdef.ghijklmnopqrstuvwxyz"
# As `python -m bot`, but with Discord at the given address: there is no other way to have it refuse a token.
AT_ADDRESS = """
import sys, discord
from bot.sandbox import point_at
from bot.__main__ import main
point_at(sys.argv[1], discord.http.Route, discord.gateway.DiscordWebSocket)
sys.exit(main(sys.argv[2:]))
"""


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """A fresh folder."""
    return Shell(tmp_path)


@pytest.fixture
def here(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Command]:
    """The same within this process, which is much faster, for commands that only read files."""
    for name in [name for name in os.environ if name.startswith(("RATSKELLER_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)

    def bot(*words: str) -> Done:
        code = main(words)
        printed = capsys.readouterr()
        return Done(code, printed.out, printed.err)

    with debug_log():
        yield bot


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database as the settings expect it by default."""
    path = tmp_path / "ratskeller.db"
    asyncio.run(_make(path))
    return path


async def _make(path: Path) -> None:
    await (await Database.open(path)).close()


# --------------------------------------------------------------------------- help


def test_the_program_lists_its_commands(shell: Shell) -> None:
    done = finished(shell.start("-m", "bot", "--help"))
    assert (done.code, done.err) == (0, "")
    assert all(f"\n    {command} " in done.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parser().parse_args([command, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m bot {command}")


def test_the_themes_of_the_command_line_are_those_of_the_pictures() -> None:
    assert set(THEMES) == set(pictures.THEMES)


def test_a_command_that_does_not_exist_is_refused_with_those_that_do(shell: Shell) -> None:
    done = shell.bot("play")
    assert done.code == 2
    assert "invalid choice: 'play'" in done.err
    assert "verify" in done.err


# --------------------------------------------------------------------------- verify


def test_a_sound_record_is_found_sound(shell: Shell) -> None:
    done = shell.bot("verify", str(RECORDS[0]))
    assert done.code == 0, done.out + done.err
    assert "all as sealed" in done.out


def test_a_record_with_another_pick_is_told_apart_at_its_move(here: Command, tmp_path: Path) -> None:
    record = json.loads(RECORDS[0].read_text("utf-8"))
    at, move = next((n, m) for n, m in enumerate(record["moves"], start=1) if m["choice"] == "enter")
    move["pick"] = [98]
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record), "utf-8")
    done = here("verify", str(bad))
    assert done.code == 1
    assert f"NOT as sealed: bad_move at move {at}" in done.out


def test_a_record_with_another_secret_breaks_its_seal(here: Command, tmp_path: Path) -> None:
    record = json.loads(RECORDS[0].read_text("utf-8"))
    record["secret"] = "00" * 32
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record), "utf-8")
    done = here("verify", str(bad))
    assert (done.code, "bad_seal" in done.out) == (1, True)


@pytest.mark.parametrize("text", ["", "{}", "[]", "no json", '{"format": "ratskeller-record-9"}'])
def test_a_file_that_is_no_record_is_said_to_be_none(here: Command, tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text, "utf-8")
    done = here("verify", str(file))
    assert done.code == 2
    assert f"{file}: this is no record of a game" in done.err


def test_a_missing_record_is_named(here: Command) -> None:
    done = here("verify", "nowhere.json")
    assert (done.code, done.err) == (2, "nowhere.json: cannot be read: No such file or directory\n")


# --------------------------------------------------------------------------- backup


async def test_a_database_in_use_is_copied_whole(shell: Shell, tmp_path: Path) -> None:
    held = await Database.open(tmp_path / "ratskeller.db")
    tables = Tables(held, WallClock())
    await tables.begin()
    opened = await tables.open(Person(7, "Ana", "en-GB"), Place(1, 2), "rattus_cartus")
    done = await asyncio.to_thread(shell.bot, "backup")
    await held.close()
    assert done.code == 0, done.err
    (copy,) = (tmp_path / "backups").iterdir()
    assert done.out == f"copied to backups/{copy.name}\n"
    connection = sqlite3.connect(copy)
    assert connection.execute("select code from tables").fetchall() == [(opened.table.code,)]
    connection.close()


def test_a_backup_goes_where_it_is_told_and_overwrites_nothing(shell: Shell, database: Path) -> None:
    assert shell.bot("backup", "mine.db").code == 0
    done = shell.bot("backup", "mine.db")
    assert done.code == 2
    assert "a backup never overwrites anything" in done.err


@pytest.mark.parametrize("command", [("backup",), ("repair", "7F3K")])
def test_without_a_database_nothing_is_made(shell: Shell, tmp_path: Path, command: tuple[str, ...]) -> None:
    done = shell.bot(*command)
    assert done.code == 2
    assert "there is no database here yet" in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_database_is_moved_into_another_file_and_not_onto_itself(here: Command, database: Path) -> None:
    done = here("move-database", database.name, f"./{database.name}")
    assert (done.code, "are the same database" in done.err) == (2, True), done.err
    assert here("move-database", database.name, "new.db").out.endswith("; set RATSKELLER_DATABASE=new.db\n")


# --------------------------------------------------------------------------- check


def test_check_finds_everything_well(shell: Shell, database: Path) -> None:
    done = shell.bot("check")
    assert done.code == 0, done.out + done.err
    assert "sound" in done.out
    assert "token     none" in done.out
    assert done.out.endswith("all well\n")


def test_a_process_with_roles_needs_a_token_and_a_server(shell: Shell, database: Path) -> None:
    assert "DISCORD_TOKEN is not" in shell.bot(RATSKELLER_ROLES="players").err
    ran = shell.bot(RATSKELLER_ROLES="players", DISCORD_TOKEN=WELL_FORMED)
    assert ran.code == 3 and "several need a PostgreSQL server" in ran.err


def test_migrate_says_at_which_version_the_database_is(shell: Shell, database: Path) -> None:
    done = shell.bot("migrate")
    assert (done.code, done.out.split()[-4:]) == (0, ["is", "at", "version", str(len(STEPS))])


def test_check_finds_a_damaged_database(shell: Shell, database: Path) -> None:
    whole = database.read_bytes()
    database.write_bytes(whole[:4096] + b"\xff" * 8192 + whole[12288:])
    done = shell.bot("check")
    assert done.code == 1
    assert f"PROBLEM {database.name}" in done.out


def test_check_and_run_refuse_what_is_no_database(shell: Shell, database: Path) -> None:
    database.write_text("Dear diary, today I played Rattus Cartus again. " * 50, "utf-8")
    for suffix in ("-wal", "-shm"):
        database.with_name(database.name + suffix).unlink(missing_ok=True)
    checked = shell.bot("check")
    assert (checked.code, "file is not a database" in checked.out) == (1, True)
    ran = shell.bot(DISCORD_TOKEN=WELL_FORMED)
    assert (ran.code, "The database cannot be used." in ran.err) == (3, True)
    assert "file is not a database" in ran.err


def test_a_database_of_a_newer_program_is_refused_by_check_and_run(shell: Shell, database: Path) -> None:
    connection = sqlite3.connect(database)
    connection.execute("pragma user_version = 900")
    connection.close()
    checked = shell.bot("check")
    assert (checked.code, "newer" in checked.out) == (1, True)
    ran = shell.bot(DISCORD_TOKEN=WELL_FORMED)
    assert (ran.code, "newer" in ran.err) == (2, True)
    assert f"restore the backup that was made before the upgrade ({database.name}.v*.bak beside it)" in ran.err


def test_a_broken_data_file_is_named_by_check_and_run(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "editions" / "rattus_cartus" / "mine"
    folder.mkdir(parents=True)
    (folder / "supplies.toml").write_text("[[supplies]\nnonsense", "utf-8")
    checked = shell.bot("check", RATSKELLER_EDITIONS="editions")
    assert (checked.code, "supplies.toml" in checked.out) == (1, True)
    ran = shell.bot("sandbox", RATSKELLER_EDITIONS="editions", RATSKELLER_SANDBOX_PORT="0")
    assert ran.code == 3
    assert "A data file in editions cannot be used" in ran.err
    assert "supplies.toml" in ran.err


# --------------------------------------------------------------------------- start and end


def test_a_port_in_use_is_said_with_the_setting_that_changes_it(shell: Shell) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = shell.bot("sandbox", RATSKELLER_SANDBOX_PORT=port)
    assert done.code == 2
    assert port in done.err
    assert "RATSKELLER_SANDBOX_PORT" in done.err


@pytest.mark.parametrize("command", ["run", "check"])
def test_a_malformed_token_is_refused_without_repeating_it(shell: Shell, command: str) -> None:
    done = shell.bot(command, DISCORD_TOKEN="hunter2")
    assert done.code == 3
    assert "DISCORD_TOKEN: this is no bot token" in done.err
    assert "hunter2" not in done.err


async def test_a_token_that_discord_refuses_is_said_to_be_refused(shell: Shell) -> None:
    sandbox = Sandbox()
    await sandbox.start()
    try:
        process = shell.start("-c", AT_ADDRESS, sandbox.address, DISCORD_TOKEN=WELL_FORMED)
        done = await asyncio.to_thread(finished, process)
    finally:
        await sandbox.stop()
    assert done.code == 3
    assert "Discord refused the token in DISCORD_TOKEN" in done.err
    assert WELL_FORMED not in done.err


def test_a_discord_out_of_reach_is_said_to_be_out_of_reach(shell: Shell) -> None:
    nobody = f"http://127.0.0.1:{free_port()}"
    done = finished(shell.start("-c", AT_ADDRESS, nobody, DISCORD_TOKEN=WELL_FORMED))
    assert done.code == 2
    assert "Discord cannot be reached" in done.err


# --------------------------------------------------------------------------- trial


@pytest.mark.parametrize(
    ("words", "token", "said"),
    [
        (("123456789012345678",), "", "There is no token"),
        (("tavern",), WELL_FORMED, "tavern: this is no channel; copy its link at Discord, or its number."),
        (("123456789012345678", "--wait", "-1"), WELL_FORMED, "--wait takes 0 to 600 seconds."),
        (("123456789012345678", "--wait", "nan"), WELL_FORMED, "--wait takes 0 to 600 seconds."),
    ],
)
@pytest.mark.thorough
def test_a_trial_that_cannot_begin_says_why(shell: Shell, words: tuple[str, ...], token: str, said: str) -> None:
    done = shell.bot("trial", *words, DISCORD_TOKEN=token)
    assert (done.code, said in done.err) == (2, True), done.err


@pytest.mark.parametrize(
    ("token", "code", "said"),
    [("right", 2, "There is no channel"), ("wrong", 3, "Discord refused the token in DISCORD_TOKEN")],
)
@pytest.mark.thorough
async def test_a_trial_with_a_wrong_token_or_channel_ends_with_a_sentence(
    shell: Shell, token: str, code: int, said: str
) -> None:
    sandbox = Sandbox()
    await sandbox.start()
    try:
        known = sandbox.token if token == "right" else WELL_FORMED
        words = (sandbox.address, "trial", "123456789012345678")
        process = shell.start("-c", AT_ADDRESS, *words, DISCORD_TOKEN=known)
        done = await asyncio.to_thread(finished, process)
    finally:
        await sandbox.stop()
    assert (done.code, said in done.err) == (code, True), done.err
    assert known not in done.out + done.err


@pytest.mark.parametrize("stopped", [False, True])
@pytest.mark.thorough
async def test_a_trial_leaves_nothing_behind_here_or_at_discord(shell: Shell, stopped: bool) -> None:
    sandbox = Sandbox()
    await sandbox.start()
    channel = next(channel for channel in sandbox.world.channels.values() if channel.name == "tavern")
    link = f"https://discord.com/channels/{channel.guild_id}/{channel.id}"
    words = (sandbox.address, "trial", link, "--wait", "30" if stopped else "0")
    try:
        process = shell.start("-c", AT_ADDRESS, *words, DISCORD_TOKEN=sandbox.token)
        if stopped:
            await asyncio.to_thread(read_until, process, "Press the button in #tavern")
            process.send_signal(signal.SIGINT)
        done = await asyncio.to_thread(finished, process)
    finally:
        await sandbox.stop()
    assert done.code == 1, done.out + done.err  # nobody has pressed
    assert ("ended early" if stopped else "3 not shown") in done.out
    assert not channel.messages
    assert list(shell.folder.iterdir()) == []  # no database


@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("settled", [False, True])
@pytest.mark.thorough
def test_the_sandbox_ends_cleanly_at_any_moment(shell: Shell, signum: signal.Signals, settled: bool) -> None:
    with shell.running(RATSKELLER_SANDBOX_PORT="0") as process:
        said = read_until(process, "Ctrl-C ends")
        assert "Ratskeller is open: http://127.0.0.1:" in said
        assert "DISCORD_TOKEN" in said
        if settled:
            assert process.stderr is not None
            assert "commands registered" in process.stderr.readline()
        process.send_signal(signum)
        assert finished(process).code == 0
    assert list(shell.folder.iterdir()) == []  # the look-alike keeps nothing


# ------------------------------------------------------------------- picture


def test_picture_draws_a_position_of_a_record_and_says_what_is_on_it(shell: Shell) -> None:
    done = shell.bot("picture", str(RECORDS[0]), "--at", "12", "--out", "board.png")
    assert done.code == 0, done.err
    assert (shell.folder / "board.png").read_bytes().startswith(b"\x89PNG")
    assert done.out.startswith("board.png\nRattus Cartus, Round ")


def test_picture_draws_a_hand_as_svg_in_the_language_asked_for(here: Command, tmp_path: Path) -> None:
    done = here("picture", str(RECORDS[0]), "--at", "0", "--seat", "2", "--language", "fr", "--out", "hand.svg")
    assert done.code == 0, done.err
    assert (tmp_path / "hand.svg").read_text("utf-8").startswith("<svg ")
    assert "Ta main" in done.out


@pytest.mark.parametrize(
    ("record", "wrong", "reason"),
    [
        (RECORDS[0], ("--at", "100000"), "this record has"),
        (RECORDS[0], ("--seat", "9"), "this table has"),
        (RECORDS[0], ("--out", "nowhere/board.png"), "cannot be written"),
        (RECORDS[0], ("--out", "board.gif"), "a picture is written as .png or .svg"),
        (RECORDS[0].parents[1] / "hameln/record-3.json", ("--at", "40", "--seat", "2"), "that it alone knows"),
    ],
)
def test_picture_says_what_it_cannot_draw(here: Command, record: Path, wrong: tuple[str, ...], reason: str) -> None:
    done = here("picture", str(record), *wrong)
    assert done.code == 2
    assert reason in done.err
