"""Sequential halving: all candidates are tried in the same worlds, the worse half goes, the rest are tried on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from math import ceil, log2
from time import monotonic

from rules.core import AnyGame, Ask, Pick, State

from .candidates import any_pick
from .evaluation import Features, Weights, foretold, won
from .levels import Level


@dataclass(slots=True)
class Tried:
    """A candidate and what it came to so far."""

    pick: Pick
    tries: int = 0
    total: float = 0.0

    @property
    def worth(self) -> float:
        """The mean share of the victory; nothing is known of what was never tried."""
        return self.total / self.tries if self.tries else 0.0


@dataclass(slots=True)
class Search:
    """One question of one seat, tried out in worlds that this seat could be in."""

    game: AnyGame
    features: Features[State]
    weights: Weights
    ask: Ask
    level: Level
    worlds: Callable[[int], State]  # the world of this number
    until: float = field(init=False)

    def __post_init__(self) -> None:
        self.until = monotonic() + self.level.cap

    def best_first(self, picks: Sequence[Pick], iterations: int) -> list[Tried]:
        """The candidates after so many tries over all of them, the best one first."""
        standing = [Tried(pick) for pick in picks]
        ranked: list[Tried] = []
        halvings = max(1, ceil(log2(len(standing)))) if standing else 1
        numbers = count()
        while len(standing) > 1:
            rounds = max(1, iterations // (halvings * len(standing)))
            for number in islice(numbers, rounds):
                self._round(standing, number)
            standing.sort(key=lambda tried: -tried.worth)
            keep = ceil(len(standing) / 2) if monotonic() < self.until else 1
            standing, ranked = standing[:keep], standing[keep:] + ranked
        return standing + ranked

    def _round(self, standing: Sequence[Tried], number: int) -> None:
        """One world for all of them, and the same chance for each."""
        world = self.worlds(number % self.level.worlds)
        for tried in standing:
            tried.total += self._try(world, tried.pick, number)
            tried.tries += 1

    def _try(self, world: State, pick: Pick, number: int) -> float:
        g = world.clone()
        self.game.rules.advance(g, self.ask, pick)
        if self.level.plies:
            play_on(self.game, g, self.features, self.level.plies, random.Random(number))
        end = won(self.game, g)
        return (end if end is not None else foretold(self.features, self.weights, g))[self.ask.seat]


def play_on(game: AnyGame, g: State, features: Features[State], plies: int, chance: random.Random) -> None:
    """Play at random, in place, for about so many answers: to the end of the turn in which the last of them falls."""
    turn, advance = features.turn(g), game.rules.advance
    for ply in range(3 * plies):
        asked = g.asked
        if not asked or (ply >= plies and features.turn(g) != turn):
            return
        if len(asked) > 1:
            asked = tuple([ask for ask in asked if ask.given is None])
        ask = asked[int(chance.random() * len(asked))]
        if ply < plies:
            turn = features.turn(g)
        advance(g, ask, any_pick(ask, chance))
