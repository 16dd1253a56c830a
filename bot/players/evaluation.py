"""What a position is worth to a seat: the share of a win that the weighted features of a game foretell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from typing import Any, Final

from rules.core import AnyGame, State

from .features import Features, Scenario, Weights

STEEPEST: Final = 50.0  # a difference between merits beyond which nothing is left to share


@dataclass
class Judge:
    """Judges positions of a game by its weighted features."""

    game: AnyGame
    features: Features[Any]
    weights: Weights
    judged: int = 0  # positions so far

    def merits(self, g: State) -> list[float]:
        """The weighted features of each seat, in a position that is settled."""
        by = self.weights.at(self.features.progress(g))
        return [sum(map(mul, by, own)) for own in self.features.of(g)]

    def foretold(self, g: State, seat: int) -> float:
        """The share of the victory that a seat may expect while the game runs, by what it knows."""
        settled = self.features.settled(g)
        merits = self.merits(settled)
        return share(merits, scenarios_of(self.features, settled, seat, len(merits)), seat)

    def worth(self, g: State, seat: int) -> float:
        """The share of the victory that a seat has, or may expect while the game runs.

        The longer a game goes on beyond its usual length, the more its progress counts as well, so that bot players do
        not wait for each other forever.
        """
        self.judged += 1
        end, features = won(self.game, g), self.features
        shared = end[seat] if end is not None else self.foretold(g, seat)
        beyond = features.overtime(g) if features.overtime else 0.0
        if not beyond:
            return shared
        progress = features.progress(g) if end is None else 1.0
        return (1 - beyond) * shared + beyond * progress


def scenarios_of(features: Features[Any], g: State, seat: int, seats: int) -> Sequence[Scenario]:
    """The ways a game may go on as a seat sees them: one in which all can win, where the game names none."""
    scenarios = features.scenarios
    return scenarios(g, seat) if scenarios is not None else [Scenario(1.0, [1.0] * seats)]


def share(merits: Sequence[float], scenarios: Sequence[Scenario], seat: int) -> float:
    """The share of a seat: the softmax of merits, where each seat counts as far as it can win, over all scenarios."""
    powers = [exp(min(merit - merits[seat], STEEPEST)) for merit in merits]
    found = 0.0
    for chance, can_win in scenarios:
        others = sum(map(mul, powers, can_win)) - can_win[seat]
        found += chance * can_win[seat] / (1.0 + others)
    return found


def won(game: AnyGame, g: State) -> list[float] | None:
    """How the victory of a finished game is shared, all 0 if nobody won; None while it runs."""
    if g.asked:
        return None
    result = game.result(g)
    assert result is not None
    each = 1 / len(result.winners) if result.winners else 0.0
    return [each if seat in result.winners else 0.0 for seat in range(len(result.places))]
