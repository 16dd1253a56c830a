"""Questions of games of random play, and what a seat answers to them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from bot.players import EASY, MIDDLE, Level, Thought, think
from bot.players.weights import judge_of
from rules import GAMES
from rules.core import AnyGame, Ask, State
from tests.support.company import any_move

CASES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
OPTIONS = [(key, under) for key, game in GAMES.items() for under in range(len(game.contract.options))]
QUICK = replace(EASY, iterations=12, time_limit=60.0)
DEEP = replace(MIDDLE, iterations=16, plies=4, worlds=4, time_limit=60.0)
SEED = bytes(range(32))
Moment = tuple[State, Ask]


def moments(game: AnyGame, seats: int, every: int, under: int | None = None) -> Iterator[Moment]:
    """Questions of a game of random play, under options of this number, or others for each number of seats."""
    chance = random.Random(f"{game.key}:{seats}")
    options = game.contract.options[(seats if under is None else under) % len(game.contract.options)]
    state, number = game.new(seats, chance.randbytes(32), options), 0
    while state.asked:
        move = any_move(chance, [ask for ask in state.asked if ask.given is None])
        if number % every == 0:
            yield state, next(ask for ask in state.asked if ask.seat == move.seat)
        state, _events = game.play(state, move)
        number += 1


def thought(game: AnyGame, state: State, seats: int, seat: int, level: Level = QUICK) -> Thought:
    """What a seat answers at a table."""
    world = game.imagine(state, seat, SEED)
    return think(judge_of(game, seats), world, seat, SEED, level)
