"""`python -m tests.load`: raises the moves a second in steps and finds the most that a bot carries at Discord's limits.

Good is a rate at which 99 of a hundred presses are answered within 400 ms and 99 of a hundred boards stand within five
seconds after they are due. The line is as slow as Discord's: 150 ms a request, an event comes up to 120 ms late.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time

from tests.scale.places import place

from .rates import Rates
from .run import running
from .step import HEAD, Step

WARM_UP = 5.0  # seconds: next to a cold start, of which pictures cost more than twice as much as later


def main() -> None:
    """Run until the rate is found or the time is over."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=3.0, help="begin no further step after so long")
    parser.add_argument("--seconds", type=float, default=15.0, help="of moves in each step")
    parser.add_argument("--first", type=float, default=2.0, help="moves a second to begin with")
    parser.add_argument("--warm-up", type=float, default=WARM_UP, help="seconds of moves before the first step")
    parser.add_argument("--text", action="store_true", help="without pictures")
    parser.add_argument("--postgres", metavar="ADDRESS", help="on this server, beside the databases that it has")
    wanted = parser.parse_args()
    with place(wanted.postgres, wanted.tables) as named:
        asyncio.run(_measured(wanted, named))


async def _measured(wanted: argparse.Namespace, named: str) -> None:
    drawn = "text" if wanted.text else "pictures"
    async with running(named, wanted.tables, drawn) as run:
        load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
        print(f"{wanted.tables} tables, {drawn}, {os.cpu_count()} processors, load before: {load}\n{HEAD}", flush=True)
        await run.step(wanted.first, wanted.warm_up)
        rates, until, best = Rates(wanted.first), time.monotonic() + wanted.minutes * 60, None
        while time.monotonic() < until and not rates.is_found:
            step = await run.step(rates.next, wanted.seconds)
            print(step.line(), flush=True)
            if not step.was_tried:
                print("  too few tables for more")
                break
            best = _better(best, step)
            rates.note(good=step.is_good)
    found = f"{best.moves / best.seconds:.1f} moves a second" if best else "none of these rates"
    print(f"carried: {found}{'' if rates.is_found else ' (not searched to the end)'}")


def _better(best: Step | None, step: Step) -> Step | None:
    return step if step.is_good and (best is None or step.asked > best.asked) else best


if __name__ == "__main__":
    main()
