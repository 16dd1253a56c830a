"""Fit a game's weights: `python -m tests.ladder.fit rattus 3 --games 200 --by easy`.

Positions of self-play are collected with how the game ended; the weights are those that foretell the shares of the
victory best (softmax regression with a pull towards zero). What comes out still has to win a match.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from math import exp, log
from typing import Any

from bot.players import LEVELS, Weights
from bot.players.features import Features
from bot.players.weights import features_of, judge_of, path_of
from rules import GAMES
from rules.core import AnyGame, State

from .play import Chooser, by_chance, by_level, play

EVERY = 5  # about so many moves lie between two positions that are kept
PULL = 0.002
STEPS, RATE = 250, 0.08

Sample = tuple[float, list[list[float]], list[float]]  # progress, features by seat, share of the victory by seat


def samples(game: AnyGame, seats: int, games: int, by: str, seed: int, *, at_turns: bool = False) -> list[Sample]:
    """Positions of so many games of self-play, under the usual options and under others.

    One in `EVERY` by lot, or with `at_turns` those alone at which play-outs end: where a turn is just over.
    """
    features, found = features_of(game.key), list[Sample]()
    options = (game.Options(), *game.contract.options)
    for number in range(games):
        chance = random.Random(f"{seed}:{number}")
        start = game.new(seats, chance.randbytes(32), options[0 if number % 3 else number // 3 % len(options)])
        positions: list[tuple[float, list[list[float]]]] = []

        turns = [features.turn(start)]

        def watch(
            state: State, chance: random.Random = chance, positions: list[Any] = positions, turns: list[Any] = turns
        ) -> None:
            turns.append(features.turn(state))
            if turns[-1] != turns[-2] if at_turns else chance.random() * EVERY < 1:
                positions.append((features.progress(state), [list(own) for own in features.of(state)]))

        shares = play(
            game, start, [_chooser(game, seats, by, seed * 1000 + number, chance) for _ in range(seats)], watch
        )
        found += [(progress, rows, shares) for progress, rows in positions]
    return found


def _chooser(game: AnyGame, seats: int, by: str, seed: int, chance: random.Random) -> Chooser:
    """Mostly the level, now and then chance: what nobody tries cannot be learned."""
    by_luck = by_chance(chance.randrange(1 << 30))
    if by == "random":
        return by_luck
    best = by_level(judge_of(game, seats), LEVELS[by], seed)
    return lambda state, ask, number: (by_luck if chance.random() < 0.08 else best)(state, ask, number)


def fitted(features: Features[Any], found: Sequence[Sample]) -> tuple[Weights, float]:
    """The weights that foretell the ends best, by Adam over all samples, and the mean log-likelihood."""
    width = 2 * len(features.names)
    w, m, v, loss = [0.0] * width, [0.0] * width, [0.0] * width, 0.0
    rows = [
        ([[*(x * (1 - p) for x in own), *(x * p for x in own)] for own in seats], shares) for p, seats, shares in found
    ]
    for step in range(1, STEPS + 1):
        gradient, loss = _gradient(rows, w, nobody=features.nobody)
        for k in range(width):
            g = gradient[k] / len(rows) + PULL * w[k]
            m[k], v[k] = 0.9 * m[k] + 0.1 * g, 0.99 * v[k] + 0.01 * g * g
            w[k] -= RATE * (m[k] / (1 - 0.9**step)) / ((v[k] / (1 - 0.99**step)) ** 0.5 + 1e-8)
    half = width // 2
    return Weights(tuple(round(x, 3) for x in w[:half]), tuple(round(x, 3) for x in w[half:])), loss / len(rows)


def _gradient(rows: Any, w: list[float], *, nobody: bool) -> tuple[list[float], float]:
    gradient, loss = [0.0] * len(w), 0.0
    for seats, shares in rows:
        merits = [sum(a * b for a, b in zip(w, own, strict=True)) for own in seats]
        powers = [exp(merit) for merit in merits]
        total = sum(powers) + (1.0 if nobody else 0.0)
        for own, power, share in zip(seats, powers, shares, strict=True):
            off = power / total - share
            for k, x in enumerate(own):
                if x:
                    gradient[k] += off * x
        loss -= sum(share * (merit - log(total)) for share, merit in zip(shares, merits, strict=True) if share)
    return gradient, loss


def main() -> None:
    """Fit and write the file of one game and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--by", default="easy", choices=["random", *LEVELS])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-turns", action="store_true", help="only positions at which play-outs end")
    args = parser.parse_args()
    features = features_of(args.game)
    found = samples(GAMES[args.game], args.seats, args.games, args.by, args.seed, at_turns=args.at_turns)
    weights, loss = fitted(features, found)
    path = path_of(args.game, args.seats)
    path.parent.mkdir(exist_ok=True)
    command = (
        f"python -m tests.ladder.fit {args.game} {args.seats} --games {args.games} --by {args.by} --seed {args.seed}"
        + (" --at-turns" if args.at_turns else "")
    )
    told = {
        "fitted": {"command": command, "games": args.games, "positions": len(found), "loss": round(loss, 4)},
        "weights": {
            name: [early, late] for name, early, late in zip(features.names, weights.early, weights.late, strict=True)
        },
    }
    path.write_text(json.dumps(told, indent=1) + "\n")
    print(f"{path.name} {args.game}: {len(found)} positions, loss {loss:.4f}", flush=True)


if __name__ == "__main__":
    main()
