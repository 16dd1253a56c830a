"""What a position is worth to each seat: the features of a game, weighed, as the share of a win they foretell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from typing import Generic, TypeVar

from rules.core import AnyGame, State

G = TypeVar("G", bound=State)


@dataclass(frozen=True, slots=True)
class Features(Generic[G]):
    """What a game's positions are judged by."""

    names: tuple[str, ...]
    of: Callable[[G], Sequence[Sequence[float]]]  # for each seat one number a name, about -3 to 3
    progress: Callable[[G], float]  # 0 when the game begins, 1 at its end
    turn: Callable[[G], object]  # changes where a turn, or a phase, is over: play-outs are cut there
    nobody: bool = False  # whether a game may end without a winner: one feature is then 1 for every seat
    turns: int = 2  # so many are played to their end before a position is judged, with the one of the question
    width: int = 3  # answers that a seat chooses from meanwhile; 1: it answers by lot
    pace: float = 1.0  # how many positions a level that plays on tries for each of its iterations
    at_once: float = 1.0  # how many it judges at once for each, to find the few that it plays on
    overtime: Callable[[G], float] | None = None  # 0 to 1: how far a game that need not end is beyond its usual length


@dataclass(frozen=True, slots=True)
class Weights:
    """How much a feature counts at the beginning of a game and at its end; in between it goes evenly."""

    early: tuple[float, ...]
    late: tuple[float, ...]

    def at(self, progress: float) -> list[float]:
        """How much each feature counts at a moment of the game."""
        return [one + (other - one) * progress for one, other in zip(self.early, self.late, strict=True)]


def foretold(features: Features[G], weights: Weights, g: G) -> list[float]:
    """The share of the victory that each seat may hope for, adding up to 1."""
    by = weights.at(features.progress(g))
    return shares([sum(map(mul, by, own)) for own in features.of(g)], nobody=features.nobody)


def worths(game: AnyGame, features: Features[G], weights: Weights, g: G) -> list[float]:
    """The share of the victory that each seat has, or may hope for while the game runs.

    The longer a game goes on beyond its usual length, the more its progress counts beside that, so that bot players do
    not wait for each other for ever.
    """
    end = won(game, g)
    shared = end if end is not None else foretold(features, weights, g)
    beyond = features.overtime(g) if features.overtime else 0.0
    if not beyond:
        return shared
    progress = features.progress(g) if end is None else 1.0
    return [(1 - beyond) * share + beyond * progress for share in shared]


def shares(merits: Sequence[float], *, nobody: bool) -> list[float]:
    """The softmax of what speaks for each seat, beside nobody, for whom nothing does."""
    most = max(merits)
    powers = [exp(merit - most) for merit in merits]
    total = sum(powers) + (exp(-most) if nobody else 0.0)
    return [power / total for power in powers]


def won(game: AnyGame, g: State) -> list[float] | None:
    """How the victory of a game that is over is shared; None while it runs. Nobody may have won."""
    if g.asked:
        return None
    result = game.result(g)
    assert result is not None
    each = 1 / len(result.winners) if result.winners else 0.0
    return [each if seat in result.winners else 0.0 for seat in range(len(result.places))]
