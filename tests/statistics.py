"""What random play comes to: `python -m tests.statistics rattus 3000`. A sanity check of data, not of skill."""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any, Final

from rules import GAMES
from rules.core import AnyGame, Only
from tests.conformance.moment import random_move

# For each game: the facts of events that are worth counting.
TELLING: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "rattus": (("took", "card"), ("turned_up", "hit"), ("last_round", "supply")),
    "rattus_cartus": (("acts", "building"), ("drew", "n")),
}


@dataclass(slots=True)
class Tally:
    """What was counted over all games of one seat count."""

    decisions: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    why: Counter[str] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    facts: dict[str, Counter[object]] = field(default_factory=dict)


def play(game: AnyGame, seats: int, options: object, seed: int, tally: Tally) -> None:
    """One game of random play, counted."""
    rng = random.Random(seed)
    g, n = game.new(seats, rng.randbytes(32), options), 0
    while asks := game.asks(g):
        g, events = game.play(g, random_move(rng, asks))
        n += 1
        for event in events:
            tally.told[event.key] += 1
            _count(game.key, event.key, event.facts, tally)
    result = game.result(g)
    assert result is not None
    tally.decisions.append(n)
    tally.best.append(max(result.totals))
    tally.why[result.why] += 1
    tally.winners.update(result.winners)


def _count(game: str, key: str, facts: Mapping[str, Any], tally: Tally) -> None:
    for event, name in TELLING.get(game, ()):
        if event == key and not isinstance(facts[name], Only):
            tally.facts.setdefault(f"{event} {name}", Counter())[facts[name]] += 1


def report(seats: int, tally: Tally) -> list[str]:
    """The figures of one seat count as lines."""
    games = len(tally.decisions)
    low, high = quantiles(tally.decisions, n=20)[0], quantiles(tally.decisions, n=20)[-1]
    lines = [
        f"{seats} seats, {games} games",
        f"  decisions: median {median(tally.decisions):.0f}, 90 % between {low:.0f} and {high:.0f},"
        f" longest {max(tally.decisions)}",
        f"  best total: median {median(tally.best):.0f}, from {min(tally.best)} to {max(tally.best)}",
        f"  decided by: {_shares(tally.why, games)}",
        f"  won by seat: {_shares(tally.winners, games)}",
    ]
    lines += [f"  {name}: {_shares(counts, counts.total())}" for name, counts in sorted(tally.facts.items())]
    each = ", ".join(f"{key} {n / games:.1f}" for key, n in tally.told.most_common())
    return [*lines, f"  events a game: {each}"]


def _shares(counts: Mapping[Any, int], of: int) -> str:
    ordered = sorted(counts.items(), key=lambda item: (str(type(item[0])), item[0]))
    return ", ".join(f"{name} {100 * n / of:.1f} %" for name, n in ordered)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.statistics", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("games", type=int, nargs="?", default=1000, help="for each number of seats")
    wanted = parser.parse_args()
    game = GAMES[wanted.game]
    options = game.contract.options
    for seats in game.seats:
        tally = Tally()
        for seed in range(wanted.games):
            play(game, seats, options[seed % len(options)], seed, tally)
        print("\n".join(report(seats, tally)), flush=True)


if __name__ == "__main__":
    main()
