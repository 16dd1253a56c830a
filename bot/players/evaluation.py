"""What a position is worth to a seat: the share of a win that it has, or that the weighted features foretell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from typing import Any, Final

from rules.core import AnyGame, Result, State

from .features import Features, Scenario, Weights, everybody_can_win

LARGEST_GAP: Final = 50.0  # between strengths: beyond it nothing is left to share
BY_POINTS: Final = 0.02  # how much points count in the end, beside the victory: enough where nothing else decides
SCALE: Final = 4.0  # points that count as much as a strength of 1


@dataclass
class Judge:
    """Judges positions of a game by its weighted features."""

    game: AnyGame
    features: Features[Any]
    weights: Weights
    judged: int = 0  # positions so far

    def strengths(self, g: State) -> list[float]:
        """The weighted features of each seat, in a position that is settled."""
        by = self.weights.at(self.features.progress(g))
        return [sum(map(mul, by, own)) for own in self.features.of(g)]

    def foretold(self, g: State, seat: int) -> float:
        """The share of the victory that a seat may expect while the game runs, by what it knows."""
        settled = self.features.settled(g)
        strengths = self.strengths(settled)
        return share(strengths, scenarios_of(self.features, settled, seat, len(strengths)), seat)

    def worth(self, g: State, seat: int) -> float:
        """The share of the victory that a seat has in the end, or may expect while the game runs.

        The longer a game goes on beyond its usual length, the more its progress counts as well, so that bot players do
        not wait for each other forever.
        """
        self.judged += 1
        end, features = ended(self.game, g), self.features
        shared = self.foretold(g, seat) if end is None else self._worth_at_end(g, end, seat)
        beyond = features.overtime(g) if features.overtime else 0.0
        if not beyond:
            return shared
        progress = features.progress(g) if end is None else 1.0
        return (1 - beyond) * shared + beyond * progress

    def _worth_at_end(self, g: State, end: Result, seat: int) -> float:
        """What the end is worth to a seat. Who can win no more, or has won already, still plays for points."""
        known = self.features.share_at_end
        shared = known(g, seat) if known is not None else shares_of(end)[seat]
        points = [total / SCALE for total in end.totals]
        return (1 - BY_POINTS) * shared + BY_POINTS * share(points, everybody_can_win(len(points)), seat)


def scenarios_of(features: Features[Any], g: State, seat: int, seats: int) -> Sequence[Scenario]:
    """The ways a game may go on as a seat sees them: one in which all can win, where the game names none."""
    scenarios = features.scenarios
    return scenarios(g, seat) if scenarios is not None else everybody_can_win(seats)


def share(strengths: Sequence[float], scenarios: Sequence[Scenario], seat: int) -> float:
    """The share of a seat: the softmax of strengths over all scenarios, where each seat counts as far as it can win."""
    powers = [exp(min(strength - strengths[seat], LARGEST_GAP)) for strength in strengths]
    found = 0.0
    for probability, can_win in scenarios:
        others = sum(map(mul, powers, can_win)) - can_win[seat]
        found += probability * can_win[seat] / (1.0 + others)
    return found


def ended(game: AnyGame, g: State) -> Result | None:
    """How a game ended; None while it runs."""
    return None if g.asked else game.result(g)


def shares_of(end: Result) -> list[float]:
    """How the victory of a finished game is shared, all 0 if nobody won."""
    each = 1 / len(end.winners) if end.winners else 0.0
    return [each if seat in end.winners else 0.0 for seat in range(len(end.places))]
