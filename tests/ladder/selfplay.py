"""Games of a level with itself, noted for `tests.ladder.fit`: the positions of each, and how the victory was shared.

A line for each game. What was noted is not played again, so a night that is broken off goes on, and other features are
fitted on the same games.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from operator import mul
from pathlib import Path
from typing import Any, NamedTuple

from bot.players import LEVELS, Judge, Weights
from bot.players.weights import features_of, judge_of
from rules import GAMES
from rules.core import Ask, Pick, State

from . import jsonl
from .play import Chooser, by_chance, by_level, play_out, shares_at_end
from .rows import RANDOM

BY_CHANCE = 0.06  # answers by chance: what nobody tries cannot be learned
VARIED = 0.7  # how far seats that vary lie apart in what they weigh a feature by
EVERY = 5  # of the positions within a turn one in so many is kept, and all where a turn is just over


class Game(NamedTuple):
    """A game that was played."""

    number: int
    shares: list[float]  # of the victory, by seat
    positions: list[dict[str, Any]]  # as saves


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Games of one level with itself, in a file."""

    game: str
    seats: int
    level: str
    path: Path
    varied: bool = False  # whether each seat weighs each feature more or less than the others do

    def games(self, games: int, processes: int | None = None) -> Iterator[Game]:
        """The first so many games; those that are not noted yet are played first, each process one at a time."""
        missing = set(range(games)) - {game.number for game in self.noted()}
        if missing:
            with ProcessPoolExecutor(processes) as pool:
                for done in as_completed([pool.submit(self.play, number) for number in sorted(missing)]):
                    jsonl.note(self.path, done.result()._asdict())
        return (game for game in self.noted() if game.number < games)

    def noted(self) -> Iterator[Game]:
        """The games in the file; a line that a kill has cut is none."""
        return (Game(**one) for one in jsonl.noted(self.path))

    def play(self, number: int) -> Game:
        """One game, two of three under the usual options, the others under all the others in turn."""
        game, features = GAMES[self.game], features_of(self.game)
        # Weights name the games they were fitted on by number alone: another seed would make them other games.
        chance = random.Random(f"gen:{self.game}:{self.seats}:{number}")
        options = (game.Options(), *game.contract.options)
        start = game.new(self.seats, chance.randbytes(32), options[0 if number % 3 else number // 3 % len(options)])
        positions, turns = list[dict[str, Any]](), [features.turn(start)]
        by_luck = by_chance(number)
        best = [by_luck if self.level == RANDOM else self._by_level(number, chance) for _ in range(self.seats)]

        def choose(state: State, ask: Ask, count: int) -> Pick:
            return (by_luck if chance.random() < BY_CHANCE else best[ask.seat])(state, ask, count)

        def watch(state: State) -> None:
            turns.append(features.turn(state))
            if turns[-1] != turns[-2] or chance.random() * EVERY < 1:
                positions.append(game.save(state))

        end = play_out(game, start, [choose] * self.seats, watch)
        shares = shares_at_end(game, end)
        assert shares is not None
        return Game(number, shares, positions)

    def _by_level(self, number: int, chance: random.Random) -> Chooser:
        judge = judge_of(GAMES[self.game], self.seats)
        if self.varied:
            factors = [chance.gauss(1, VARIED) for _ in judge.features.names]
            early, late = (tuple(map(mul, each, factors)) for each in (judge.weights.early, judge.weights.late))
            judge = Judge(judge.game, judge.features, Weights(early, late))
        return by_level(judge, LEVELS[self.level], number)
