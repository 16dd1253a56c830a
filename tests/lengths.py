"""`python -m tests.lengths`: measure how long games last, for forecasts, into `rules/<game>/length.json`.

Everybody answers after waits that are drawn alike, of mean 1; the rest of the game is then counted in waits.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

from rules import GAMES
from rules.core import AnyGame, Ask, Move

from .conformance.moment import random_move
from .support.burgher import burghers_move

GAMES_EACH: Final = 200
STEP: Final = 10  # moves
LEAST: Final = 20  # games that must come so far for a row of its own
Player = Callable[[Random, Any, Sequence[Ask]], Move]
# Random play at Hameln rarely marries, which no person would.
PLAYERS: Final[dict[str, Player]] = {"hameln": burghers_move}


class Point(NamedTuple):
    """A moment of a game: moves, the time, and what waits have begun since the start."""

    moves: int
    now: float
    alone: int
    together: float


def main() -> None:
    """Write one file for each game."""
    for key, game in GAMES.items():
        seats = {str(seats): rows(game, seats) for seats in game.seats}
        text = ",\n".join(f' "{n}": {json.dumps(found)}' for n, found in seats.items())
        Path("rules", key, "length.json").write_text(f'{{"step": {STEP}, "seats": {{\n{text}\n}}}}\n')
        print(key, {n: found[0] for n, found in seats.items()})


def rows(game: AnyGame, seats: int, games: int = GAMES_EACH) -> list[tuple[float, float, float]]:
    """What is still to come after 0, 10, 20 … moves: alone, together, spread."""
    found = defaultdict[int, list[tuple[float, float, float]]](list)
    for seed in range(games):
        points = played(game, seats, Random(seed))
        end, at = points[-1], {point.moves // STEP: point for point in reversed(points)}
        for row in range(end.moves // STEP + 1):
            point = at.get(row, end)
            found[row].append((end.alone - point.alone, end.together - point.together, end.now - point.now))
    return [row_of(found[row], seats) for row in sorted(found) if len(found[row]) >= min(LEAST, games)]


def row_of(points: Sequence[tuple[float, float, float]], seats: int) -> tuple[float, float, float]:
    """Means of what is to come, and how far games differ from them beyond the chance of single waits."""
    alone, together = (fmean(point[n] for point in points) for n in (0, 1))
    counted = [a + t * harmonic(seats) for a, t, _ in points]
    return round(alone, 1), round(together, 1), round(pstdev(counted), 1)


def played(game: AnyGame, seats: int, chance: Random) -> list[Point]:
    """A game in which everybody answers after a drawn time all that they are asked."""
    state, due = game.new(seats, chance.randbytes(32)), dict[int, float]()
    points, now, moves, alone, together = list[Point](), 0.0, 0, 0, 0.0
    player = PLAYERS.get(game.key, at_random)
    while asked := {ask.seat for ask in state.asked if ask.given is None}:
        points.append(Point(moves, now, alone, together))
        fresh = asked - due.keys()
        if fresh and len(fresh | due.keys()) == 1:
            alone += 1
        elif fresh:
            together += (harmonic(len(asked)) - harmonic(len(asked) - len(fresh))) / harmonic(seats)
        due = {seat: due.get(seat, now + chance.expovariate(1.0)) for seat in asked}
        seat = min(asked, key=due.__getitem__)
        now = due[seat]
        while mine := [ask for ask in state.asked if ask.seat == seat and ask.given is None]:
            state, _ = game.play(state, player(chance, state, mine))
            moves += 1
        due = {ask.seat: due[ask.seat] for ask in state.asked if ask.given is None and ask.seat in due}
    return [*points, Point(moves, now, alone, together)]


def at_random(chance: Random, state: Any, asks: Sequence[Ask]) -> Move:
    """Whatever is legal."""
    return random_move(chance, asks)


def harmonic(n: int) -> float:
    """The mean of the longest of n waits of mean 1."""
    return sum(1 / k for k in range(1, n + 1))


if __name__ == "__main__":
    main()
