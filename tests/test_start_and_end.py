"""What somebody who hosts a bot sees of its start and its end: in the log, in a pipe, without what it needs."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bot.players.pool import Pool
from bot.program import SOURCES, _commit_in, build, program
from bot.sandbox import Sandbox

from .support.shell import PATIENCE, ROOT, Shell, finished
from .test_command_line import AT_ADDRESS

# `python -m bot` as a terminal starts it: Ctrl-C goes to all processes of its group.
IN_A_GROUP = "import os, sys; os.setsid(); os.execv(sys.executable, [sys.executable, '-m', 'bot'])"


async def test_the_log_tells_what_starts_where_it_is_connected_and_that_it_has_ended(tmp_path: Path) -> None:
    sandbox = Sandbox()
    await sandbox.start()
    try:
        process = Shell(tmp_path).start("-c", AT_ADDRESS, sandbox.address, DISCORD_TOKEN=sandbox.token)
        assert process.stderr is not None
        said = ""
        while "connected to Discord" not in said:
            said += (line := await asyncio.to_thread(process.stderr.readline))
            assert line, said
        process.send_signal(signal.SIGTERM)
        done = await asyncio.to_thread(finished, process)
    finally:
        await sandbox.stop()
    assert done.code == 0
    assert f"the bot starts                 [bot.logs] database=ratskeller.db program={build()!r} roles=all" in said
    assert "servers=1" in said
    assert "the bot has ended" in done.err
    assert "nobody waited for" not in done.err, "an event that comes in the moment of the end is logged as what it is"


def until(process: subprocess.Popen[str], holds: Callable[[int], bool]) -> None:
    """Wait until something holds of a process that runs."""
    while not holds(process.pid):
        assert process.poll() is None
        time.sleep(0.01)


def has_begun_to_load(pid: int) -> bool:
    return "pydantic_core" in Path(f"/proc/{pid}/maps").read_text("utf-8")


def has_begun_one_that_draws(pid: int) -> bool:
    children = " ".join(path.read_text("utf-8") for path in Path(f"/proc/{pid}/task").glob("*/children")).split()
    return any("spawn_main" in Path(f"/proc/{child}/cmdline").read_text("utf-8") for child in children)


def test_ctrl_c_while_the_program_is_loaded_ends_it_without_a_word(tmp_path: Path) -> None:
    process = Shell(tmp_path).start("-c", IN_A_GROUP)
    until(process, has_begun_to_load)
    os.killpg(process.pid, signal.SIGINT)
    done = finished(process)
    assert (done.code, done.out, done.err) == (130, "", "")


def test_ctrl_c_while_a_process_that_draws_is_started_is_its_parent_s_alone(tmp_path: Path) -> None:
    process = Shell(tmp_path).start("-c", IN_A_GROUP, RATSKELLER_SANDBOX_PORT="0", RATSKELLER_PAINTERS="1")
    until(process, has_begun_one_that_draws)
    time.sleep(0.2)  # now it loads what it draws with
    os.killpg(process.pid, signal.SIGINT)
    done = finished(process)
    assert (done.code, "a process that draws was lost" in done.err) == (0, False), done.err


async def test_a_process_that_thinks_leaves_ctrl_c_to_its_parent_while_it_is_started() -> None:
    before, pool = set(multiprocessing.active_children()), Pool(1)
    beginning = asyncio.create_task(pool.wait_until_ready(PATIENCE))
    while not (started := set(multiprocessing.active_children()) - before):
        await asyncio.sleep(0.01)
    (pid,) = (process.pid for process in started)
    assert pid
    await asyncio.sleep(0.2)  # now it loads what it thinks with
    os.kill(pid, signal.SIGINT)
    await beginning
    running = pool.processes
    await pool.close()
    assert running == (pid,)


def test_a_start_tells_of_a_setting_that_nobody_reads(tmp_path: Path) -> None:
    with Shell(tmp_path).running(RATSKELLER_PICTURE="false", RATSKELLER_SANDBOX_PORT="0") as process:
        assert process.stderr is not None
        assert "RATSKELLER_PICTURE: there is no such setting" in process.stderr.readline()


def test_a_program_that_is_not_installed_knows_its_version() -> None:
    assert f'version = "{program().removeprefix("ratskeller ")}"' in SOURCES.read_text("utf-8")


def test_a_program_tells_the_commit_that_is_checked_out_if_there_is_one(tmp_path: Path) -> None:
    assert _commit_in(tmp_path) == ""
    git = ("git", "-C", str(tmp_path), "-c", "user.name=ana", "-c", "user.email=ana@localhost")
    for words in (("init", "--quiet"), ("commit", "--quiet", "--allow-empty", "--message", "one")):
        subprocess.run((*git, *words), check=True)
    whole = subprocess.run((*git, "rev-parse", "HEAD"), capture_output=True, text=True, check=True).stdout
    assert _commit_in(tmp_path) == whole[:8]


def test_a_reader_that_has_enough_is_no_fault(tmp_path: Path) -> None:
    with Shell(tmp_path).start("-m", "bot", "check") as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()  # as `head` does
        assert process.stderr.read() == ""
    assert process.returncode == 2


def test_a_python_without_what_is_needed_says_how_to_have_it(tmp_path: Path) -> None:
    bare = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.append({str(ROOT)!r}); import bot.__main__"]
    came = subprocess.run(bare, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert came.returncode == 2
    assert "`make .venv/ready` installs what is needed" in came.stderr and "Traceback" not in came.stderr
