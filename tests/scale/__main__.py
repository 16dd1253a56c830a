"""`python -m tests.scale`: the same on databases with ten, a thousand, ten and a hundred thousand running tables."""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from contextlib import ExitStack
from time import monotonic

from db import Database

from .archiving import archiving
from .build import multiply, play_some
from .growth import Reading, lines, together
from .opening import openings
from .places import place, settle, size, where_of

SIZES = (10, 1_000, 10_000, 100_000)


ROUNDS = 3


def main() -> None:
    """Build, measure in fresh processes, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.scale", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=SIZES, metavar="N", help="how many running tables")
    parser.add_argument("--postgres", metavar="ADDRESS", help="on this server, beside the databases that it has")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        named = {n: stack.enter_context(place(wanted.postgres, n)) for n in wanted.tables}
        for tables, name in named.items():
            began = monotonic()
            asyncio.run(_built(name, tables))
            settle(name)
            print(f"{tables:,} tables: {size(name):,.0f} MB, made in {monotonic() - began:.0f} s", flush=True)
        readings = {tables: list[Reading]() for tables in named}
        for _ in range(ROUNDS):  # in turn, so that a machine that is busy now and then is so for each of them
            for tables, name in named.items():
                readings[tables].append(_in_a_process(name, tables))
    print(f"\n{'PostgreSQL' if wanted.postgres else 'SQLite'}")
    for line in lines({tables: together(found) for tables, found in readings.items()}):
        print(line)
    print("\nopening a table of five people that is not at hand, p50 / p99", flush=True)
    with place(wanted.postgres, 0) as name:
        asyncio.run(_opened(name))
    with place(wanted.postgres, 1) as name:
        print(f"\n{asyncio.run(archiving(name)).line()}", flush=True)


async def _built(named: str, tables: int) -> None:
    database = await Database.open(where_of(named))
    try:
        await multiply(database, await play_some(database), tables)
    finally:
        await database.close()


async def _opened(named: str) -> None:
    database = await Database.open(where_of(named))
    try:
        async for opened in openings(database):
            print(opened.line(), flush=True)
    finally:
        await database.close()


def _in_a_process(named: str, tables: int) -> Reading:
    command = [sys.executable, "-m", "tests.scale.measure"]
    done = subprocess.run(command, input=json.dumps([named, tables]), stdout=subprocess.PIPE, text=True, check=True)
    reading: Reading = json.loads(done.stdout)
    return reading


if __name__ == "__main__":
    main()
