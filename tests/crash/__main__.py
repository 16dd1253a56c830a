"""`python -m tests.crash 200`: so many kills of the bot at random moments, then the look afterwards.

With `--postgres` on a server.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from db import Server
from tests.support import postgres
from tests.support.disks import small_disk

from .crash_check import look_at
from .crash_run import CrashRun
from .figures import Figures

A_NIGHT = 25  # kills; then another world, and another seed
DISK = 32 << 20  # bytes: far more than a night needs, and soon filled


async def one_night(
    folder: Path,
    seed: int,
    kills: int,
    *,
    server: Server | None = None,
    pictures: bool = False,
    troubles: bool = True,
    figures: Figures | None = None,
) -> Figures:
    """One world through so many kills, counted in `figures`.

    Raises `AssertionError` where anything was lost or doubled.
    """
    with nullcontext(server) if server else small_disk(folder / "disk", DISK) as where:
        night = CrashRun(folder, seed, where, pictures=pictures, troubles=troubles, figures=figures)
        try:
            await night.pass_by(kills)
            await look_at(night)
        except BaseException as error:
            error.add_note(f"seed {seed}\n{night.log.read_text('utf-8')[-4000:]}")
            raise
        finally:
            night.beside.close()
    return night.figures


def main() -> int:
    """Non-zero where anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="the first night's")
    on_server = "the database is on the server that RATSKELLER_TEST_POSTGRES names; its connections are cut"
    parser.add_argument("--postgres", action="store_true", help=on_server)
    wanted = parser.parse_args()
    if wanted.postgres and not postgres.ADDRESS:
        parser.error(postgres.WHY_NOT)
    try:
        return _nights(wanted)
    finally:
        postgres.drop_all()


def _nights(wanted: argparse.Namespace) -> int:
    for night, before in enumerate(range(0, wanted.kills, A_NIGHT)):
        with TemporaryDirectory() as folder:
            kills = min(A_NIGHT, wanted.kills - before)
            server = postgres.database_for(Path(folder)) if wanted.postgres else None
            figures = asyncio.run(one_night(Path(folder), wanted.seed + night, kills, server=server, pictures=True))
            print(figures, flush=True)
            postgres.give_back()
    return 0


if __name__ == "__main__":
    sys.exit(main())
