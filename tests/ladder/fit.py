"""Fit a game's weights: `python -m tests.ladder.fit hameln 3 FILE --games 4000 --by middle`.

Games of a level with itself are noted in FILE, those that it holds are not played again. The weights are those by which
their positions foretell best how the victory was shared (a regression on its softmax, with a pull towards zero). Other
features can so be fitted on the same games. What comes out still has to win a match.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.players import LEVELS, Weights
from bot.players.evaluation import LARGEST_GAP, scenarios_of
from bot.players.features import Features, Scenario
from bot.players.weights import features_of, path_of
from rules import GAMES
from rules.core import AnyGame

from .rows import RANDOM
from .selfplay import Game, SelfPlay

PULL = 0.0005
STEPS, RATE = 600, 0.05
APART = 4  # one game in so many is left out where it is asked how well weights foretell games they have not seen

Numbers = NDArray[np.float64]


class Samples(NamedTuple):
    """Positions, along the first axis of each: `n` of them for `s` seats, with `k` features and `c` scenarios."""

    game: NDArray[np.int64]  # n: its number
    rows: Numbers  # n, s, 2k: the features as they count early and late
    chances: Numbers  # n, s, c: of each scenario, as a seat sees it
    can_win: Numbers  # n, s, c, s: the chance that each seat can still win then
    shares: Numbers  # n, s: of the victory in the end

    def only(self, which: NDArray[np.bool_]) -> Samples:
        """Those for which this holds."""
        return Samples(self.game[which], self.rows[which], self.chances[which], self.can_win[which], self.shares[which])


def samples(game: AnyGame, features: Features[Any], games: Iterable[Game]) -> Samples:
    """The positions of these games."""
    numbers, rows, shares = list[int](), list[Numbers](), list[list[float]]()
    seen = list[list[Sequence[Scenario]]]()
    for played in games:
        for save in played.positions:
            state = features.settled(game.load(save))
            progress, of = features.progress(state), np.array(features.of(state), dtype=np.float64)
            numbers.append(played.number)
            rows.append(np.concatenate([of * (1 - progress), of * progress], axis=1))
            shares.append(played.shares)
            seen.append([scenarios_of(features, state, seat, len(of)) for seat in range(len(of))])
    chances, can_win = _filled_up(seen)
    return Samples(np.array(numbers), np.array(rows), chances, can_win, np.array(shares))


def _filled_up(seen: list[list[Sequence[Scenario]]]) -> tuple[Numbers, Numbers]:
    """Their chances (n, s, c) and who can win (n, s, c, s), with scenarios of no chance where a seat sees fewer."""
    seats, most = len(seen[0]), max(len(own) for one in seen for own in one)
    chances, can_win = np.zeros((len(seen), seats, most)), np.zeros((len(seen), seats, most, seats))
    for n, one in enumerate(seen):
        for seat, own in enumerate(one):
            chances[n, seat, : len(own)] = [scenario.probability for scenario in own]
            can_win[n, seat, : len(own)] = [scenario.can_win for scenario in own]
    return chances, can_win


def parts(found: Samples, weights: Numbers) -> tuple[Numbers, Numbers]:
    """The share of each seat in each scenario (n, s, c), and what others have of the rest (n, s, c, s)."""
    strengths = found.rows @ weights
    powers = np.exp(
        np.minimum(strengths[:, None, :] - strengths[:, :, None], LARGEST_GAP)
    )  # n, s, s: of others, beside one's own
    others = found.can_win * powers[:, :, None, :]
    at = np.arange(strengths.shape[1])
    others[:, at, :, at] = 0.0
    total = 1.0 + others.sum(axis=3)
    own = found.chances * np.moveaxis(found.can_win[:, at, :, at], 0, 1) / total
    return own, others / total[..., None]


def foretold(found: Samples, weights: Numbers) -> Numbers:
    """The share of the victory that each seat may expect (n, s), above 0 and below 1."""
    told: Numbers = parts(found, weights)[0].sum(axis=2)
    return np.clip(told, 1e-6, 1 - 1e-6)


def loss(found: Samples, weights: Numbers) -> float:
    """The mean surprise of a seat at its share of the victory."""
    told = foretold(found, weights)
    surprise = found.shares * np.log(told) + (1 - found.shares) * np.log(1 - told)
    return float(-surprise.mean())


def fitted(found: Samples) -> Numbers:
    """The weights (2k) that foretell the ends best, by Adam over all positions."""
    scale = found.rows.std(axis=(0, 1)) + 1e-6
    scaled = found._replace(rows=found.rows / scale)
    w, m, v = (np.zeros(scale.shape) for _ in range(3))
    for step in range(1, STEPS + 1):
        own, others = parts(scaled, w)
        told = np.clip(own.sum(axis=2), 1e-6, 1 - 1e-6)
        off = (told - scaled.shares) / (told * (1 - told))
        # A seat's share falls with each other strength, and grows with its own as much as it falls with all of them.
        falls = np.einsum("ns,nsc,nscj->nsj", off, own, others, optimize=True)
        by_strength = falls.sum(axis=2) - falls.sum(axis=1)
        g = np.einsum("njk,nj->k", scaled.rows, by_strength) / told.size + 2 * PULL * w
        m, v = 0.9 * m + 0.1 * g, 0.99 * v + 0.01 * g * g
        rate = RATE * (1 - 0.9 * step / STEPS)
        w = w - rate * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.99**step)) + 1e-8)
    fit: Numbers = w / scale
    return fit


def as_weights(fit: Numbers) -> Weights:
    """The same as weights, to three decimals."""
    early, late = np.split(fit.round(3), 2)
    return Weights(tuple(map(float, early)), tuple(map(float, late)))


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("seats", type=int)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--by", default="easy", choices=[RANDOM, *LEVELS])
    parser.add_argument("--varied", action="store_true", help="each seat plays by weights that differ a little")
    parser.add_argument("--positions", type=int, default=0, help="to fit on at most, taken evenly; 0: all")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--to", type=Path, help="where the weights are written; left out: where bot players read them")
    return parser


def main() -> None:
    """Fit and write the file of one game and number of seats."""
    args = parser().parse_args()
    games = SelfPlay(args.game, args.seats, args.by, args.file, args.varied).games(args.games, args.processes)
    features = features_of(args.game)
    found = samples(GAMES[args.game], features, games)
    if args.positions:
        found = found.only(np.arange(len(found.game)) % -(-len(found.game) // args.positions) == 0)
    apart = found.game % APART == 0
    tested = loss(found.only(apart), fitted(found.only(~apart)))
    fit = fitted(found)
    weights, names = as_weights(fit), features.names
    told = {
        "fitted": {
            "command": f"python -m tests.ladder.fit {args.game} {args.seats} FILE --games {args.games} --by {args.by}"
            + " --varied" * args.varied
            + f" --positions {args.positions}" * bool(args.positions),
            "games": args.games,
            "positions": len(found.game),
            "loss": round(loss(found, fit), 4),
            "loss_of_games_left_out": round(tested, 4),
        },
        "weights": {name: [early, late] for name, early, late in zip(names, weights.early, weights.late, strict=True)},
    }
    path = args.to or path_of(args.game, args.seats)
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(told, indent=1) + "\n")
    print(f"{path.name} {args.game}: {told['fitted']}", flush=True)


if __name__ == "__main__":
    main()
