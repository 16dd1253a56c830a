"""A simulated month: `python -m tests.month --seed 7`, many of them: `--nights 100`, or faults planted: `--planted`."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import structlog

from tests.support import postgres

from .figures import Figures
from .forecasts import SMALL, is_honest, told_of
from .plan import Plan
from .run import simulate
from .shrink import Shrinking


def main() -> int:
    """Run one seed or several; returns 1 if a promise was broken."""
    args = _arguments(sys.argv[1:])
    if os.environ.get("PYTHONHASHSEED") != "0":  # the same seed gives the same month
        os.execve(
            sys.executable, [sys.executable, "-m", "tests.month", *sys.argv[1:]], {**os.environ, "PYTHONHASHSEED": "0"}
        )
    logging.disable(logging.CRITICAL)  # discord.py tells of every fault that is made here
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    if args.planted:
        return _planted()
    if args.forecasts:
        return _forecasts()
    if args.postgres and not postgres.ADDRESS:
        print(postgres.WHY_NOT)
        return 2
    try:
        run = _on_server if args.postgres else simulate
        return _months(_plan(args), range(args.seed, args.seed + args.nights), args.shrink, run)
    finally:
        postgres.drop_all()


def _on_server(plan: Plan) -> Figures:
    """Run a plan on an empty database of the server for tests."""
    try:
        return simulate(plan, server=postgres.database_for(Path("month")))
    finally:
        postgres.give_back()


def plan_of(arguments: Sequence[str]) -> Plan:
    """The plan that the arguments of a command tell."""
    return _plan(_arguments(arguments))


def _plan(args: argparse.Namespace) -> Plan:
    numbers = args.seed, args.days, args.tables, args.people, args.faults, args.wire
    return Plan(*numbers, args.without, args.only, cups=args.cups, duplicates=args.duplicates)


def _arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.month", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nights", type=int, default=1, help="so many seeds in a row")
    parser.add_argument("--days", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--faults", type=float, default=1.0, help="how much goes wrong with the machine; 0: nothing")
    parser.add_argument("--wire", type=float, default=1.0, help="how much goes wrong with single requests")
    parser.add_argument("--cups", type=int, default=1, help="cups of eight, each played to its table of results")
    parser.add_argument("--duplicates", type=int, default=1, help="deals that several tables play")
    parser.add_argument("--without", type=_names, default="", help="what is left out, as a story prints it")
    parser.add_argument("--only", type=_names, default="", help="what alone of its kind takes part, likewise")
    parser.add_argument("--shrink", type=float, default=300.0, help="seconds to make a failing month smaller; 0: not")
    parser.add_argument("--postgres", action="store_true", help="on the server RATSKELLER_TEST_POSTGRES names")
    parser.add_argument("--forecasts", action="store_true", help="judge what six small months without faults forecast")
    parser.add_argument("--planted", action="store_true", help="plant faults in the product, and see them found")
    return parser.parse_args(given)


def _names(told: str) -> frozenset[str]:
    return frozenset(name.replace(".", " ") for name in told.split(",") if name)


def _planted() -> int:
    from .planted import all_found

    missed = 0
    for planted, figures in all_found():
        good = figures.promise in planted.breaks.split()
        missed += not good
        told = figures.broken.splitlines()[0] if figures.broken else "nothing was found"
        print(f"{'found ' if good else 'MISSED'} {planted.plant.__name__}: day {figures.until:.1f}, {told}", flush=True)
    return 1 if missed else 0


def _forecasts() -> int:
    verdict = sum((simulate(plan).forecasts for plan in SMALL), Counter[str]())
    print(f"forecasts, of which half should be in the span: {told_of(verdict)}")
    return 0 if is_honest(verdict) else 1


def _months(plan: Plan, seeds: Sequence[int], shrink: float, run: Callable[[Plan], Figures]) -> int:
    broken = 0
    for seed in seeds:
        began = time.process_time()
        figures = run(replace(plan, seed=seed))
        broken += bool(figures.broken)
        _told(seed, figures, time.process_time() - began)
        if figures.broken and shrink:
            _shrunk(Shrinking(replace(plan, seed=seed), figures, run, shrink))
    return 1 if broken else 0


def _shrunk(shrinking: Shrinking) -> None:
    figures = shrinking.smallest()
    print(f"made smaller in {shrinking.runs} runs: {figures.until:.1f} days\n{figures.broken}", flush=True)


def _told(seed: int, figures: Figures, seconds: float) -> None:
    print(f"seed {seed}: {figures.digest}, {figures.until:.1f} days, {seconds:.1f} s of CPU, {dict(figures.statuses)}")
    print(f"  {figures.checked} looks at tables, " + ", ".join(f"{k} {n}" for k, n in figures.events.most_common()))
    print(f"  forecasts, of which half should be in the span: {told_of(figures.forecasts)}")
    if figures.broken:
        print(figures.broken)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
