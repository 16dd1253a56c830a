"""What random play comes to: `python -m tests.statistics rattus 3000`. A sanity check of data, not of skill.

Where random play does what no player would, the game is also played by a simple preference, and both are shown.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any, Final

from rules import GAMES
from rules.core import AnyGame, Ask, Move, Only

from .conformance.moment import random_move
from .support.burgher import burghers_move

Player = Callable[[random.Random, Any, Sequence[Ask]], Move]  # chance, the table, the open questions

# For each game: the facts of events that are worth counting.
TELLING: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "rattus": (("took", "card"), ("turned_up", "hit"), ("last_round", "supply")),
    "rattus_cartus": (("acts", "building"), ("drew", "n")),
    "notre_dame": (("hired", "person"), ("rat_moved", "to"), ("took_message", "market")),
    "hameln": (("activated", "who"), ("married", "house"), ("piper_comes", "region")),
}

# For each game: the events of which it matters how many games have them.
RARE: Final[Mapping[str, tuple[str, ...]]] = {"hameln": ("nobody_moves", "endless_phase", "no_good")}


def at_random(rng: random.Random, g: Any, asks: Sequence[Ask]) -> Move:
    """Whatever is legal."""
    return random_move(rng, asks)


# For each game: the ways of playing it, beside random play.
PREFERENCES: Final[Mapping[str, Mapping[str, Player]]] = {"hameln": {"a simple preference": burghers_move}}


@dataclass(slots=True)
class Tally:
    """What was counted over all games of one seat count."""

    games: Counter[int] = field(default_factory=Counter)  # under each of the contract's options
    decisions: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    why: Counter[str] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    facts: dict[str, Counter[object]] = field(default_factory=dict)
    rare: Counter[tuple[str, int]] = field(default_factory=Counter)  # games with this event under these options


def play(game: AnyGame, seats: int, number: int, seed: int, tally: Tally, player: Player) -> None:
    """One game under one of the contract's options, counted."""
    rng, heard = random.Random(seed), set[str]()
    g, n = game.new(seats, rng.randbytes(32), game.contract.options[number]), 0
    while asks := g.asked:
        g, events = game.play(g, player(rng, g, asks))
        n += 1
        heard |= {event.key for event in events}
        for event in events:
            tally.told[event.key] += 1
            _count(game.key, event.key, event.facts, tally)
    result = game.result(g)
    assert result is not None
    tally.games[number] += 1
    tally.decisions.append(n)
    tally.best.append(max(result.totals))
    tally.why[result.why] += 1
    tally.winners.update(result.winners)
    tally.rare.update((event, number) for event in RARE.get(game.key, ()) if event in heard)


def _count(game: str, key: str, facts: Mapping[str, Any], tally: Tally) -> None:
    for event, name in TELLING.get(game, ()):
        if event == key and not isinstance(facts[name], Only):
            tally.facts.setdefault(f"{event} {name}", Counter())[facts[name]] += 1


def report(game: str, seats: int, tally: Tally) -> list[str]:
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
    lines += [f"  games with {event}, by options: {_by_options(tally, event)}" for event in RARE.get(game, ())]
    each = ", ".join(f"{key} {n / games:.1f}" for key, n in tally.told.most_common())
    return [*lines, f"  events a game: {each}"]


def _by_options(tally: Tally, event: str) -> str:
    return ", ".join(f"{100 * tally.rare[event, number] / n:.1f} %" for number, n in sorted(tally.games.items()))


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
    players = {"random play": at_random, **PREFERENCES.get(game.key, {})}
    for how, player in players.items():
        print(how, flush=True)
        for seats in game.seats:
            print("\n".join(report(game.key, seats, tallied(game, seats, wanted.games, player))), flush=True)


def tallied(game: AnyGame, seats: int, games: int, player: Player) -> Tally:
    """So many games, with all options in turn."""
    tally, options = Tally(), len(game.contract.options)
    for seed in range(games):
        play(game, seats, seed % options, seed, tally, player)
    return tally


if __name__ == "__main__":
    main()
