"""Sequential halving: all candidates are tried in the same worlds, the worse half is dropped, the rest are tried on.

A candidate that has clearly fallen behind is dropped before that: most questions take a fraction of the tries.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from math import ceil, log2, sqrt
from statistics import fmean, pstdev
from time import monotonic
from typing import Any, Final

from rules.core import Ask, Pick, State

from .evaluation import Judge
from .levels import Level
from .playouts import Playouts

Evaluate = Callable[[State, int], float]  # what a position is worth in the try of this number

CHECKED_EVERY: Final = 16  # tries, to see which candidates are clearly behind


@dataclass
class Candidate:
    """An answer that is tried out, and its results so far."""

    pick: Pick
    results: list[float] = field(default_factory=list)  # the share of the victory in each try

    @property
    def tries(self) -> int:
        """How often it was tried."""
        return len(self.results)

    @property
    def worth(self) -> float:
        """The mean share of the victory; 0 if it was never tried."""
        return sum(self.results) / self.tries if self.tries else 0.0

    def is_behind(self, best: Candidate, errors: float) -> bool:
        """Whether it is so many standard errors behind the best one in the same tries."""
        behind = [one - own for one, own in zip(best.results, self.results, strict=True)]
        mean = fmean(behind)
        # Where no try told them apart, one may still come that does.
        return mean > 0 and mean >= errors * pstdev(behind, mean) / sqrt(len(behind))


def split_behind(candidates: Sequence[Candidate], errors: float) -> tuple[list[Candidate], list[Candidate]]:
    """Those that may still be the best, and those so many standard errors behind; both the best one first."""
    best, *others = sorted(candidates, key=lambda candidate: -candidate.worth)
    abreast, behind = [best], list[Candidate]()
    for candidate in others:
        (behind if candidate.is_behind(best, errors) else abreast).append(candidate)
    return abreast, behind


@dataclass
class Search:
    """One question of one seat, tried out in worlds that this seat could be in."""

    judge: Judge
    ask: Ask
    level: Level
    worlds: Callable[[int], State]  # the world of this number
    until: float = field(init=False)
    positions: int = field(init=False)  # that it may judge
    last: int = field(init=False)  # number of the last of them by the judge's count
    turn: Any = field(init=False)  # of the question
    playouts: Playouts = field(init=False)

    def __post_init__(self) -> None:
        self.until = monotonic() + self.level.time_limit
        features = self.judge.features
        settings = features.search
        self.positions = round(self.level.positions * settings.positions_factor(self.worlds(0)))
        self.last = self.judge.judged + self.positions
        self.turn = features.turn(self.worlds(0))
        own = (self.level.wide_playouts and settings.own_width) or settings.width
        self.playouts = Playouts(self.judge, settings.turns, self.level.plies, self.ask.seat, own, settings.width)

    def best_first(self, picks: Sequence[Pick], iterations: int) -> list[Candidate]:
        """The candidates after about `iterations` tries over all of them, the best one first."""
        if not self.level.plies:
            return self._halved(picks, iterations, self._judged)
        settings = self.judge.features.search
        most = settings.shortlist
        if len(picks) > most:
            judged = round(iterations * settings.judging_factor)
            picks = [candidate.pick for candidate in self._halved(picks, judged, self._judged)]
        playouts = round(iterations * settings.playout_factor)
        ranked = self._halved(picks[:most], playouts, self._played_on, settings.tries)
        return ranked + [Candidate(pick) for pick in picks[most:]]

    def _halved(self, picks: Sequence[Pick], iterations: int, evaluate: Evaluate, least: int = 1) -> list[Candidate]:
        survivors = [Candidate(pick) for pick in picks]
        ranked: list[Candidate] = []
        halvings = max(1, ceil(log2(len(survivors)))) if survivors else 1
        numbers = count()
        while len(survivors) > 1:
            rounds, cost = max(least, iterations // (halvings * len(survivors))), 0
            for number in islice(numbers, rounds):
                before = self.judge.judged
                self._round(survivors, number, evaluate)
                cost = self.judge.judged - before
                if not self.has_room(cost):  # only after whole rounds: all have been tried equally often
                    break
                if survivors[0].tries % CHECKED_EVERY == 0:
                    survivors, behind = split_behind(survivors, self.level.standard_errors)
                    ranked = behind + ranked
                    if len(survivors) == 1:
                        break
            survivors.sort(key=lambda candidate: -candidate.worth)
            keep = ceil(len(survivors) / 2) if self.has_room(cost // 2) else 1
            survivors, ranked = survivors[:keep], survivors[keep:] + ranked
        return survivors + ranked

    def has_room(self, positions: int) -> bool:
        """Whether time and budget are left to judge this many more positions."""
        return self.judge.judged + positions <= self.last and monotonic() < self.until

    def _round(self, survivors: Sequence[Candidate], number: int, evaluate: Evaluate) -> None:
        """Try all of them in one world, each with the same randomness."""
        world = self.worlds(number % self.level.worlds)
        for candidate in survivors:
            g = world.clone()
            self.judge.game.rules.advance(g, self.ask, candidate.pick)
            candidate.results.append(evaluate(g, number))

    def _judged(self, g: State, number: int) -> float:
        """What a position is worth to the seat as it stands."""
        return self.judge.worth(g, self.ask.seat)

    def _played_on(self, g: State, number: int) -> float:
        """What it is worth after the next answers of all seats."""
        return self._judged(self.playouts.after(g, self.turn, random.Random(number)), number)
