"""`python -m tests.cluster 12`: so many events under play, then the look afterwards, on the server of the tests."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from db import Server
from db.processes import LEASE
from tests.crash.crash_check import look_at
from tests.crash.figures import Figures
from tests.support import postgres

from .cluster_run import ClusterRun


async def one_run(
    folder: Path,
    seed: int,
    server: Server,
    events: int,
    lease: float,
    figures: Figures | None = None,
    *,
    pictures: bool = False,
    older: Path | None = None,
    back: bool = False,
) -> ClusterRun:
    """A cluster through so many events, counted in `figures`.

    Raises `AssertionError` where anything was lost or doubled.
    """
    run = ClusterRun(folder, seed, server, lease, figures, pictures=pictures, older=older, back=back)
    try:
        await run.pass_by(events)
        run.demand_replaced()
        await look_at(run)
    except BaseException as error:
        error.add_note(f"seed {seed}\n{run.log.read_text('utf-8')[-6000:] if run.log.exists() else ''}")
        raise
    finally:
        run.beside.close()
    return run


def main() -> int:
    """Non-zero where anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    parser.add_argument("events", type=int, nargs="?", default=12)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--lease", type=float, default=LEASE, help="seconds until a process counts as gone")
    parser.add_argument("--pictures", action="store_true", help="draw, too: a busy machine is too slow for that")
    parser.add_argument("--older", type=Path, metavar="FOLDER", help="a checkout of an earlier version to upgrade from")
    parser.add_argument("--back", action="store_true", help="to the earlier version again, after half of the events")
    wanted = parser.parse_args()
    if not postgres.ADDRESS:
        parser.error(postgres.WHY_NOT)
    with TemporaryDirectory() as folder:
        try:
            server = postgres.database_for(Path(folder))
            of = (Path(folder), wanted.seed, server, wanted.events, wanted.lease)
            run = asyncio.run(one_run(*of, pictures=wanted.pictures, older=wanted.older, back=wanted.back))
        finally:
            postgres.give_back()
            postgres.drop_all()
    print(run.figures)
    print(*run.told(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
