"""`python -m tests.crash 200`: so many kills of the bot at random moments, then the look afterwards."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.support.disks import small_disk

from .crash_check import look_at
from .crash_run import CrashRun
from .figures import Figures

A_NIGHT = 25  # kills; then another world, and another seed
DISK = 32 << 20  # bytes: far more than a night needs, and soon filled


async def one_night(folder: Path, seed: int, kills: int, *, pictures: bool = False, troubles: bool = True) -> Figures:
    """One world through so many kills. Raises `AssertionError` where anything was lost or doubled."""
    with small_disk(folder / "disk", DISK) as disk:
        night = CrashRun(folder, seed, disk, pictures=pictures, troubles=troubles)
        try:
            await night.pass_by(kills)
            await look_at(night)
        except BaseException as error:
            error.add_note(f"seed {seed}\n{night.log.read_text('utf-8')[-4000:]}")
            raise
    return night.figures


def main() -> int:
    """Non-zero where anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="the first night's")
    wanted = parser.parse_args()
    for night, before in enumerate(range(0, wanted.kills, A_NIGHT)):
        with TemporaryDirectory() as folder:
            kills = min(A_NIGHT, wanted.kills - before)
            print(asyncio.run(one_night(Path(folder), wanted.seed + night, kills, pictures=True)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
