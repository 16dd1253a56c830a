"""(d) Many tables: memory and start-up with ten, a thousand and five thousand running ones, each in a fresh process."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypedDict

from bot.tables import BotPlayers, Courier, DueMessage, Tables
from db import Connection, Database
from tests.support.company import Company
from tests.support.movable_clock import MovableClock

from .figures import Figure

HOW_MANY = (10, 1_000, 5_000)
SEATS, MOVES = 4, 60
AIM = 2.0  # seconds
PAGE = os.sysconf("SC_PAGE_SIZE")
COPIED = ("tables", "deals", "players", "states", "log", "submissions", "messages", "timers", "drafts")


class Reading(TypedDict):
    """What one process measured of itself: seconds, and bytes of memory."""

    seconds: float
    before: int
    ready: int
    visited: int


def figures() -> list[Figure]:
    """Start-up and memory for each number of tables, and what one idle table adds."""
    found, read = [], list[Reading]()
    for n in HOW_MANY:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "tables.db"
            asyncio.run(build(path, n))
            read.append(_in_a_process(path))
            found.append(
                Figure(f"{n:,} tables: start-up", read[-1]["seconds"], "s", path.stat().st_size / 1e6, "MB file", AIM)
            )
            found.append(
                Figure(
                    f"{n:,} tables: memory", read[-1]["ready"] / 1e6, "MB", read[-1]["visited"] / 1e6, "MB, all seen"
                )
            )
    each = (read[-1]["ready"] - read[0]["ready"]) / (HOW_MANY[-1] - HOW_MANY[0])
    seen = (read[-1]["visited"] - read[1]["visited"]) / (HOW_MANY[-1] - HOW_MANY[1])
    return [*found, Figure("an idle table", each / 1000, "kB", seen / 1000, "kB once seen")]


# ------------------------------------------------------------------- building the databases


async def build(path: Path, n: int) -> None:
    """A database with n running tables: one that was played, and its rows under other codes."""
    database = await Database.open(path)
    try:
        tables = Tables(database, MovableClock(), program="bench", draw=random.Random(1).randbytes)
        await tables.begin()
        company = Company(tables)
        code = await company.sit_down("rattus_cartus", SEATS)
        await company.play_on(code, MOVES)
        await database.write(lambda connection: _multiply(connection, code, n))
    finally:
        await database.close()


def _multiply(connection: Connection, code: str, n: int) -> None:
    connection.execute("delete from outbox")  # all was delivered: the tables rest
    for table in COPIED:
        names = [row[1] for row in connection.execute(f"pragma table_info({table})")]
        values = [_CHANGED.get((table, name), _CHANGED.get(("", name), f"t.{name}")) for name in names]
        connection.execute(
            f"""with recursive copies (n) as (select 1 union all select n + 1 from copies where n < ?)
                insert into {table} ({", ".join(names)}) select {", ".join(values)}
                from copies join {table} t where t.code = ? and copies.n < ?""",
            (n, code, n),
        )


_CHANGED = {
    ("", "code"): "printf('X%04d', copies.n)",
    ("", "submission"): "printf('%s-%d', t.submission, copies.n)",
    ("tables", "channel"): "1000000 + copies.n",
}


# ------------------------------------------------------------------- the process that is measured


def _in_a_process(path: Path) -> Reading:
    done = subprocess.run([sys.executable, "-m", __name__, str(path)], capture_output=True, text=True, check=True)
    reading: Reading = json.loads(done.stdout)
    return reading


async def _measured(path: Path) -> Reading:
    """From nothing until all have looked round once: database open, nothing more to do for bot players and courier."""
    before, start = _memory(), perf_counter()
    database, clock = await Database.open(path), MovableClock()
    tables = Tables(database, clock, program="bench")
    await tables.begin()
    loops = [BotPlayers(database, clock, tables).run(), Courier(database, clock, tables, _deliver, debounce=0).run()]
    tasks = [asyncio.create_task(loop) for loop in loops]
    for _ in range(4):  # each look of the two is a hop or two to the database: this waits behind them
        await asyncio.sleep(0)
        await database.read(lambda connection: None)
    seconds, ready = perf_counter() - start, _memory()
    for code in await database.read(_codes):
        await tables.look(code)
    visited = _memory()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await database.close()
    return Reading(seconds=seconds, before=before, ready=ready, visited=visited)


def _codes(connection: Connection) -> list[str]:
    return [code for (code,) in connection.execute("select code from tables where status = 'running'")]


async def _deliver(row: DueMessage) -> None:
    raise AssertionError(f"nothing was due, but {row}")


def _memory() -> int:
    """Resident bytes of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_measured(Path(sys.argv[1])))))
