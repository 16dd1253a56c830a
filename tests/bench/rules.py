"""(a) Rules: what one decision costs, beside the kernel's floor and a plain loop of the same run."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from time import process_time_ns
from typing import Any

from rules import GAMES
from rules.core import AnyGame, Move, Rulebook, State, cloning
from rules.fast import FORM, built_modules
from tests.support.company import any_move

from .figures import Figure

DECISIONS = 20_000
AIM = 8.0 if FORM.built else 12.0


@cloning
@dataclass(slots=True)
class Idle(State):
    """Ten fields and one question without an end: nothing but the kernel."""

    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    e: int = 0
    f: tuple[int, ...] = ()
    g: tuple[int, ...] = ()
    h: list[int] = field(default_factory=list)
    i: list[int] = field(default_factory=list)
    j: list[int] = field(default_factory=list)


idle: Rulebook[Idle] = Rulebook()


@idle.choice
def wait(g: Idle, seat: int) -> range:
    return range(3)


@wait.chosen
def wait_chosen(g: Idle, seat: int, pick: int) -> None:
    g.then(wait(seat))


def figures() -> list[Figure]:
    """The figures of the plain rules and, where `make fast` has built them, of the built ones: each in a process."""
    forms = [form for form in ("plain", "built") if form == "plain" or built_modules()[0]]
    return [figure._replace(what=f"{form}: {figure.what}") for form in forms for figure in _in_form(form)]


def _in_form(form: str) -> list[Figure]:
    command, env = [sys.executable, "-m", "tests.bench.rules"], {**os.environ, "RATSKELLER_RULES": form}
    told = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [Figure(*row) for row in json.loads(told)]


def figures_of_this_process() -> list[Figure]:
    """Microseconds per decision (check, clone, effect, settle, next questions listed) and games per second."""
    floor = kernel_floor()
    found = [Figure("kernel floor", floor, "µs/decision"), Figure("plain loop, 10⁵ rounds", plain_loop(), "ms")]
    for key, game in GAMES.items():
        each: list[float] = []
        for seats in game.seats:
            decision, games = cost_of(game, seats)
            each.append(decision)
            found.append(Figure(f"{key}, {seats} seats", decision, "µs/decision", games, "games/s"))
        mean = sum(each) / len(each)
        found.append(Figure(f"{key}, mean", mean, "µs/decision", mean / floor, "× floor", aim=AIM))
    return found


def kernel_floor() -> float:
    """A decision of a game whose effect does nothing."""
    g = Idle("00" * 32, agenda=[wait(0)])
    idle.settle(g)
    return median(_timed(lambda: _walk(g)) for _ in range(7)) / 5000


def _walk(g: Idle) -> None:
    for _ in range(5000):
        g, _events = idle.play(g, Move(0, "wait", (1,), g.asked[0].revision))


def plain_loop() -> float:
    """What the machine does otherwise at this moment, in milliseconds."""
    return median(_timed(lambda: sum(i * i for i in range(100_000))) for _ in range(7)) / 1000


def cost_of(game: AnyGame, seats: int) -> tuple[float, float]:
    """Mean µs per decision over whole games of random play, and games per second at that pace."""
    rng, spent, decisions, games = random.Random(seats), 0.0, 0, 0
    while decisions < DECISIONS // len(game.seats):
        start = game.new(seats, rng.randbytes(32), game.contract.options[games % len(game.contract.options)])
        moves = _a_game(rng, game, start)
        spent += min(_timed(partial(_played_again, game, start, moves)) for _ in range(3))
        decisions, games = decisions + len(moves), games + 1
    return spent / decisions, games / (spent / 1e6)


def _a_game(rng: random.Random, game: AnyGame, state: State) -> list[Move]:
    """The moves of a game played by chance: choosing them is not what is measured."""
    moves: list[Move] = []
    while state.asked:
        moves.append(any_move(rng, state.asked))
        state, _events = game.play(state, moves[-1])
    return moves


def _played_again(game: AnyGame, state: State, moves: list[Move]) -> None:
    for move in moves:
        state, _events = game.play(state, move)


def _timed(run: Callable[[], Any]) -> float:
    """Microseconds of this process: what others do on the machine counts less."""
    start = process_time_ns()
    run()
    return (process_time_ns() - start) / 1000


if __name__ == "__main__":
    print(json.dumps(figures_of_this_process()))
