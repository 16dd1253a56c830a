"""Long runs of the conformance suite: `python -m tests.soak 2000`, or one failed game again by its seed."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle, islice

from .conformance.games import ALL, CASES, rerun
from .conformance.moment import Case, play_game
from .conformance.properties import PROPERTIES, hidden_things_differ, replay_equals_play, the_end_is_quiet


@dataclass(slots=True)
class Outcome:
    """What one game came to."""

    case: Case
    seed: int
    decisions: int = 0
    fault: str = ""
    unknown: dict[str, list[int]] = field(default_factory=dict)


@dataclass(slots=True)
class Figures:
    """What a run came to."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    faults: int = 0
    unknown: dict[str, dict[str, list[int]]] = field(default_factory=dict)

    def add(self, one: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += one.decisions
        self.longest = max(self.longest, one.decisions)
        self.faults += bool(one.fault)
        things = self.unknown.setdefault(one.case.key, {})
        for name, (worlds, differ) in one.unknown.items():
            seen = things.setdefault(name, [0, 0])
            seen[0], seen[1] = seen[0] + worlds, seen[1] + differ


def one_game(job: tuple[Case, int, int]) -> Outcome:
    """Play one game with all checks; a fault is told, not raised."""
    case, seed, every = job
    game = ALL[case.key]
    try:
        played = play_game(game, case.seats, game.contract.options[case.option], seed, PROPERTIES, every)
        replay_equals_play(played)
        the_end_is_quiet(played)
    except Exception as fault:  # whatever goes wrong is what a soak looks for
        return Outcome(case, seed, fault=f"{type(fault).__name__}: {fault}")
    return Outcome(case, seed, len(played.moves), unknown=played.unknown)


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument(
        "games", type=int, nargs="?", default=2000, help="how many games, all seats and options in turn"
    )
    parser.add_argument("--game", choices=sorted(ALL), help="this game only")
    parser.add_argument("--seats", type=int, help="with so many seats only")
    parser.add_argument("--option", type=int, help="with this option set of its contract only")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; every game takes the next")
    parser.add_argument("--every", type=int, default=1, help="check every so many moves")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    return parser.parse_args(given)


def jobs(wanted: argparse.Namespace) -> Iterator[tuple[Case, int, int]]:
    """The games to play: round robin over all seat counts and options that were not ruled out."""
    fitting = [
        case
        for case in CASES
        if wanted.game in (None, case.key)
        and wanted.seats in (None, case.seats)
        and wanted.option in (None, case.option)
    ]
    if not fitting:
        sys.exit("no game has such seats and options")
    for seed, case in enumerate(islice(cycle(fitting), wanted.games), wanted.seed):
        yield case, seed, wanted.every


def run(wanted: argparse.Namespace) -> Figures:
    """Play them all; faults are printed as they come, with the command that shows them again."""
    figures, started = Figures(), time.monotonic()
    with multiprocessing.get_context("spawn").Pool(wanted.workers) as pool:
        for one in pool.imap_unordered(one_game, jobs(wanted), chunksize=4):
            figures.add(one)
            if one.fault:
                print(f"FAULT {one.case.key}: {one.fault}\n  {rerun(one.case, one.seed)}", flush=True)
            if figures.games % 500 == 0:
                print(f"{figures.games} games …", flush=True)
    seconds = time.monotonic() - started
    print(f"seeds {wanted.seed} to {wanted.seed + wanted.games - 1}, checks at every {wanted.every}. move")
    print(f"{figures.games} games, {figures.decisions} decisions, longest game {figures.longest}")
    print(f"{figures.decisions / seconds:.0f} decisions/s with checks, {seconds:.0f} s, {figures.faults} faults")
    return figures


def main() -> int:
    """Non-zero where anything failed."""
    figures = run(arguments())
    for key, things in figures.unknown.items():
        try:
            hidden_things_differ(things)
        except AssertionError as fault:
            print(f"FAULT {key}: {fault}")
            figures.faults += 1
    return 1 if figures.faults else 0


if __name__ == "__main__":
    sys.exit(main())
