"""`python -m tests.night --hours 8`: soak, crash, cluster and month in turn, on both stores, with one report.

What is done is noted in a folder: started again it goes on there, over as many nights as it takes. Ctrl-C ends it; the
pieces under way are begun anew the next time.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
from pathlib import Path

from tests.support import postgres

from .night import Night
from .noted import Noted, program
from .pieces import POSTGRESQL, SORTS
from .report import report


def main() -> int:
    """Run, print the report, and return 1 if anything that is noted was not as it should be."""
    wanted = _arguments()
    if wanted.postgres:
        os.environ["RATSKELLER_TEST_POSTGRES"] = wanted.postgres
    sorts = [
        sort
        for sort in SORTS
        if sort.run in wanted.only
        and (sort.store != POSTGRESQL or wanted.postgres or postgres.ADDRESS)
        and (sort.run != "upgrade" or wanted.older)
    ]
    noted = Noted(wanted.folder)
    if wanted.hours:
        more = {
            "soak": ["--every", str(wanted.every)],
            "month": ["--days", str(wanted.days)],
            "upgrade": [str(wanted.older)],
        }
        night = Night(noted, wanted.folder, sorts, program(), more)
        asyncio.run(night.pass_by(wanted.hours * 3600, wanted.at_once))
    told = "\n".join(report(noted, program()))
    (wanted.folder / "report.txt").write_text(told + "\n", "utf-8")
    print(told)
    return 1 if any(done.fault for done in noted) else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.night", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    runs = list(dict.fromkeys(sort.run for sort in SORTS))
    parser.add_argument("--hours", type=float, default=8.0, help="begin nothing new after so long; 0: the report alone")
    parser.add_argument("--folder", type=Path, default=Path("build/night"), help="of the notes, the report and logs")
    parser.add_argument("--postgres", metavar="ADDRESS", help="the server; else the one RATSKELLER_TEST_POSTGRES names")
    parser.add_argument("--only", choices=runs, nargs="+", default=runs, help="these runs alone")
    upgrade = "a checkout of an earlier version, for clusters that are upgraded from it and go back"
    parser.add_argument("--older", type=Path, metavar="FOLDER", help=upgrade)
    parser.add_argument("--at-once", type=int, default=multiprocessing.cpu_count(), help="pieces side by side")
    parser.add_argument("--every", type=int, default=10, help="soak checks every so many moves")
    parser.add_argument("--days", type=float, default=30.0, help="of each month")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    return wanted


if __name__ == "__main__":
    raise SystemExit(main())
