"""A simulated month: `python -m tests.month --seed 7`, or a night of many: `--nights 100`."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time

import structlog

from .month import Figures, Plan, simulate


def main() -> int:
    """Run one seed or several; returns 1 if a promise was broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.month", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nights", type=int, default=1, help="so many seeds in a row")
    parser.add_argument("--days", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--faults", type=float, default=1.0, help="how much goes wrong; 0: nothing")
    args = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":  # the same seed gives the same month
        os.execve(
            sys.executable, [sys.executable, "-m", "tests.month", *sys.argv[1:]], {**os.environ, "PYTHONHASHSEED": "0"}
        )
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    broken = 0
    for seed in range(args.seed, args.seed + args.nights):
        began = time.process_time()
        figures = simulate(Plan(seed, args.days, args.tables, args.people, args.faults))
        broken += bool(figures.broken)
        _told(seed, figures, time.process_time() - began)
    return 1 if broken else 0


def _told(seed: int, figures: Figures, seconds: float) -> None:
    print(f"seed {seed}: {figures.digest}, {seconds:.1f} s of CPU, tables {dict(figures.statuses)}")
    print("  " + ", ".join(f"{what} {n}" for what, n in figures.events.most_common()))
    if figures.broken:
        print(figures.broken)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
