"""A thinker's process: what it knows, when it ends, and how many of them a machine has."""

from __future__ import annotations

import subprocess
import sys

from bot.players.pool import usual_thinkers


def test_a_thinker_knows_nothing_of_discord_the_database_or_tables() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, bot.players.thinker; print(*sys.modules)"], capture_output=True, check=True
    ).stdout.decode()
    assert {"discord", "aiohttp", "db", "bot.tables", "structlog"}.isdisjoint(loaded.split())


PARENT = """
import asyncio, time
from bot.players import EASY
from bot.players.pool import Pool

async def main():
    pool = Pool(1)
    await pool._all[0].start()
    print(*pool.processes, flush=True)
    time.sleep(60)

asyncio.run(main())
"""


def test_thinkers_end_with_a_bot_that_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        parent.kill()
    for _ in range(500):
        if not _runs(pid):
            return
        subprocess.run(["sleep", "0.02"], check=True)
    raise AssertionError("the thinker outlived its parent")


def _runs(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().split()[2] != "Z"
    except FileNotFoundError:
        return False


def test_a_machine_with_one_core_has_one_thinker_and_none_has_more_than_two() -> None:
    code = "import os; os.sched_setaffinity(0, {min(os.sched_getaffinity(0))}); "
    code += "from bot.players.pool import usual_thinkers; print(usual_thinkers())"
    told = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True).stdout
    assert (told, usual_thinkers() in (1, 2)) == ("1\n", True)
