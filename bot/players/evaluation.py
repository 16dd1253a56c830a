"""What a position is worth to each seat: the share of a win that the weighted features of a game foretell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from typing import Any

from rules.core import AnyGame, State

from .features import Features, Weights


@dataclass
class Judge:
    """Judges positions of a game by its weighted features."""

    game: AnyGame
    features: Features[Any]
    weights: Weights
    judged: int = 0  # positions so far

    def foretold(self, g: State) -> list[float]:
        """The share of the victory that each seat may expect: together 1, less what is left for a game nobody wins."""
        features = self.features
        by = self.weights.at(features.progress(g))
        return shares([sum(map(mul, by, own)) for own in features.of(g)], nobody=features.nobody)

    def worths(self, g: State) -> list[float]:
        """The share of the victory that each seat has, or may expect while the game runs.

        The longer a game goes on beyond its usual length, the more its progress counts as well, so that bot players do
        not wait for each other forever.
        """
        self.judged += 1
        end, features = won(self.game, g), self.features
        shared = end if end is not None else self.foretold(g)
        beyond = features.overtime(g) if features.overtime else 0.0
        if not beyond:
            return shared
        progress = features.progress(g) if end is None else 1.0
        return [(1 - beyond) * share + beyond * progress for share in shared]


def shares(merits: Sequence[float], *, nobody: bool) -> list[float]:
    """The softmax of the seats' merits; `nobody`: with a share for a game that nobody wins, of merit 0."""
    most = max(merits)
    powers = [exp(merit - most) for merit in merits]
    total = sum(powers) + (exp(-most) if nobody else 0.0)
    return [power / total for power in powers]


def won(game: AnyGame, g: State) -> list[float] | None:
    """How the victory of a finished game is shared, all 0 if nobody won; None while it runs."""
    if g.asked:
        return None
    result = game.result(g)
    assert result is not None
    each = 1 / len(result.winners) if result.winners else 0.0
    return [each if seat in result.winners else 0.0 for seat in range(len(result.places))]
