"""Matches between levels: `python -m tests.ladder rattus 2 easy random --games 200`.

Every deal is played once with the first level on each seat and the other level on all others, so that neither the deal
nor the seat favours one. A match ends early where the lower end of the 95 % interval has passed the bar.
"""

from __future__ import annotations

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import count, islice
from statistics import fmean, stdev

from bot.players import LEVELS
from bot.players.weights import features_of, weights_of
from rules import GAMES

from .play import Chooser, by_chance, by_level, play

RANDOM = "random"


@dataclass(slots=True)
class Match:
    """What a match came to so far: the mean share of the victory of the one, a deal at a time."""

    deals: list[float] = field(default_factory=list)
    games: int = 0

    @property
    def share(self) -> float:
        """The mean share."""
        return fmean(self.deals)

    @property
    def margin(self) -> float:
        """Half of the 95 % interval, from how much the deals differ."""
        return 1.96 * stdev(self.deals) / len(self.deals) ** 0.5 if len(self.deals) > 1 else 1.0


def chooser(game: str, seats: int, level: str, seed: int) -> Chooser:
    """A seat of this level."""
    if level == RANDOM:
        return by_chance(seed)
    return by_level(GAMES[game], features_of(game), weights_of(game, seats), LEVELS[level], seed)


def deal(game: str, seats: int, one: str, other: str, number: int) -> float:
    """One deal, the one on each seat in turn; its mean share."""
    secret = random.Random(f"{game}:{seats}:{number}").randbytes(32)
    shares = []
    for own in range(seats):
        levels = [one if seat == own else other for seat in range(seats)]
        choosers = [chooser(game, seats, level, number * 10 + own) for level in levels]
        shares.append(play(GAMES[game], GAMES[game].new(seats, secret), choosers)[own])
    return fmean(shares)


def match(game: str, seats: int, one: str, other: str, games: int, bar: float, processes: int) -> Match:
    """A match of at most so many games."""
    found = Match()
    with ProcessPoolExecutor(processes) as pool:
        for share in pool.map(partial(deal, game, seats, one, other), islice(count(), -(-games // seats))):
            found.deals.append(share)
            found.games += seats
            if found.games >= games // 5 and len(found.deals) > 9 and found.share - found.margin >= bar:
                pool.shutdown(cancel_futures=True)
                break
    return found


def main() -> None:
    """Play a match and print its line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("seats", type=int)
    parser.add_argument("one", choices=[RANDOM, *LEVELS])
    parser.add_argument("other", choices=[RANDOM, *LEVELS])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bar", type=float, default=2.0, help="stop where the interval is above this")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    began = time.monotonic()
    came = match(args.game, args.seats, args.one, args.other, args.games, args.bar, args.processes)
    took = time.monotonic() - began
    who = f"{args.game}, {args.seats} seats, {args.one} against {args.other}"
    print(
        f"{who}: {came.share:.2f} ± {came.margin:.2f} of the victory in {came.games} games ({took:.0f} s)", flush=True
    )


if __name__ == "__main__":
    main()
