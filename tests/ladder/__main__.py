"""Matches between levels, and between styles of a level (`middle-bold`).

`python -m tests.ladder rattus 2 easy random --games 200` plays one match, `python -m tests.ladder all` the ladder.
Every deal is played once with the first level on each seat and the other level on all others, so that neither the deal
nor the seat favours one. A match ends early where its interval has left the bar behind, or by Ctrl-C. With
`--notes FOLDER` every deal is noted there, and a match that was broken off goes on after the last one. With
`--before FILE` the other plays by the weights in that file: so new weights meet those of before; where the features
were others, too, `--features FILE` names their `player.py`. With `--first N` the match begins with the deal of that
number: its games are others than those of a match of before.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import fmean

from bot.players import LEVELS, STYLES
from bot.players.weights import path_of
from rules import GAMES

from .dealing import deal
from .intervals import exceeds, lower, upper
from .noted import Deal, MatchNotes
from .rows import LADDER, RANDOM, Row

FILES = {"--before": "before", "--features": "features"}  # options that name a file, with their place in a row


@dataclass(slots=True)
class Match:
    """What a match came to so far: the mean share of the victory of the one, a deal at a time."""

    bar: float
    deals: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # of each answer that the one had to think about

    def add(self, one: Deal) -> None:
        """One more deal."""
        self.deals.append(one.share)
        self.seconds += one.seconds

    @property
    def share(self) -> float:
        """The mean share."""
        return fmean(self.deals)

    @property
    def verdict(self) -> str:
        """What is shown of the bar so far."""
        if exceeds(self.deals, self.bar):
            return "reached"
        return "missed" if exceeds([1 - share for share in self.deals], 1 - self.bar) else "open"

    @property
    def decided(self) -> bool:
        """Whether it is shown that the share lies above the bar, or below."""
        return self.bar < 1 and self.verdict != "open"

    def row(self, args: Row) -> str:
        """The match as a row of a table in Markdown."""
        low, high = lower(self.deals), upper(self.deals)
        times = sorted(1000 * second for second in self.seconds) or [0.0]
        reached = "" if self.bar >= 1 else f"{self.bar:.2f} {self.verdict}"
        told = (
            f"`{args.game}`",
            args.seats,
            f"{args.one} against {args.other}{' as before' if args.before else ''}",
            f"{self.share:.2f}",
            f"{low:.2f} to {high:.2f}",
            len(self.deals) * args.seats,
            reached,
            f"{times[len(times) // 2]:.0f} / {times[-1]:.0f} ms",
        )
        return "| " + " | ".join(map(str, told)) + " |"


def play_match(
    found: Match, row: Row, games: int, processes: int, noted: MatchNotes | None = None, first: int = 0
) -> None:
    """At most so many games with those noted, fewer where it shows earlier on which side of the bar the share lies.

    `first`: the number of the first deal. Each deal has as many games as there are seats; the last one is played whole.
    """
    most = -(-games // row.seats)
    for one in islice(noted.deals(first), most) if noted else ():
        found.add(one)
    if found.decided:
        return
    with ProcessPoolExecutor(processes) as pool:
        try:
            left = range(first + len(found.deals), first + most)
            for number, one in zip(left, pool.map(partial(deal, row), left), strict=True):
                found.add(one)
                if noted:
                    noted.add(number, one)
                if found.decided:
                    break
        finally:  # by Ctrl-C as well: what has not begun is not played
            pool.shutdown(cancel_futures=True)


def command(row: Row, first: int) -> str:
    """How this match is played again; where it had a file, with `FILE`."""
    of_before = "".join(f" {option} FILE" for option, file in FILES.items() if getattr(row, file))
    begun = f" --first {first}" * bool(first)
    return f"python -m tests.ladder {row.game} {row.seats} {row.one} {row.other}{of_before}{begun}"


def note(row: Row, found: Match, first: int) -> None:
    """Write the match into the file of the weights, as the one they were let in by."""
    path = path_of(row.game, row.seats)
    told = json.loads(path.read_text())
    ends = [round(end, 3) for end in (lower(found.deals), upper(found.deals))]
    games = len(found.deals) * row.seats
    gate = {"match": command(row, first), "games": games, "share": round(found.share, 3), "interval": ends}
    if row.before:  # which weights those were, by how they were fitted
        gate["before"] = json.loads(Path(row.before).read_text())["fitted"]["command"]
    if row.features:
        gate["features"] = "those of before"
    path.write_text(json.dumps({"fitted": told["fitted"], "gate": gate, "weights": told["weights"]}, indent=1) + "\n")


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["all", *GAMES])
    parser.add_argument("seats", type=int, nargs="?", default=0)
    players = [RANDOM, *LEVELS, *(f"{level}-{style}" for level in LEVELS for style in STYLES)]
    parser.add_argument("one", choices=players, nargs="?", default=RANDOM)
    parser.add_argument("other", choices=players, nargs="?", default=RANDOM)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bar", type=float, default=1.0, help="stop where the share is clearly above or below")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--notes", type=Path, help="a folder: deals noted there count, and new ones are noted")
    parser.add_argument("--before", default="", help="a file of weights by which the other plays")
    parser.add_argument(
        "--features", default="", help="a `player.py` with the features of `--before`, if they were others"
    )
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first deal")
    parser.add_argument("--note", action="store_true", help="write the match into the file of the weights")
    return parser


def asked() -> argparse.Namespace:
    """What is asked for; says what is wrong with it and exits."""
    known = parser()
    args = known.parse_args()
    if args.game == "all":
        if args.note:
            known.error("--note writes one match, not all of the ladder")
    elif args.seats not in GAMES[args.game].seats:
        known.error(f"{args.game} is played by {', '.join(map(str, GAMES[args.game].seats))}")
    elif RANDOM in (args.one, args.other) and args.before:
        known.error("--before: who answers at random has no weights")
    return args


def main() -> None:
    """Play one match, or all of the ladder, and print a row of each."""
    args = asked()
    one = Row(args.game, args.seats, args.one, args.other, args.bar, args.before, args.features)
    for row in LADDER if args.game == "all" else (one,):
        found = Match(row.bar)
        with suppress(KeyboardInterrupt):  # the intervals are valid whenever one stops
            noted = MatchNotes(args.notes, row) if args.notes else None
            play_match(found, row, args.games, args.processes, noted, args.first)
        if found.deals:
            print(found.row(row), flush=True)
        if args.note and found.deals:
            note(row, found, args.first)


if __name__ == "__main__":
    main()
