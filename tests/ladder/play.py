"""A game between bot players, without tables: each seat answers by its own level."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from hashlib import blake2b

from bot.players import BALANCED, Judge, Level, Style, think
from bot.players.candidates import any_pick
from bot.players.evaluation import ended, shares_of
from rules.core import AnyGame, Ask, Move, Pick, State

Chooser = Callable[[State, Ask, int], Pick]  # the table, the question, how many answers came before
Watcher = Callable[[State], None]


def by_chance(seed: int) -> Chooser:
    """A seat that answers at random."""
    chance = random.Random(seed)
    return lambda state, ask, number: any_pick(ask, chance)


def by_level(judge: Judge, level: Level, seed: int, style: Style = BALANCED) -> Chooser:
    """A seat that thinks, from what it may know alone."""

    def choose(state: State, ask: Ask, number: int) -> Pick:
        answer_seed = blake2b(b"%d:%d:%d" % (seed, ask.seat, number), digest_size=32).digest()
        world = judge.game.imagine(state, ask.seat, answer_seed)
        return think(judge, world, ask.seat, answer_seed, level, style).pick

    return choose


def play(game: AnyGame, state: State, choosers: Sequence[Chooser], watch: Watcher = lambda _: None) -> list[float]:
    """Play to the end; returns the share of the victory of each seat."""
    shares = shares_at_end(game, play_out(game, state, choosers, watch))
    assert shares is not None
    return shares


def shares_at_end(game: AnyGame, g: State) -> list[float] | None:
    """How the victory is shared where the game has ended; None while it runs."""
    end = ended(game, g)
    return None if end is None else shares_of(end)


LONGEST = 5000  # answers after which a game counts as one that never ends


def play_out(game: AnyGame, state: State, choosers: Sequence[Chooser], watch: Watcher = lambda _: None) -> State:
    """Play to the end; returns the last state. Raises `RuntimeError` where bot players do not bring it to one."""
    number = 0
    while open_now := [ask for ask in state.asked if ask.given is None]:
        ask = open_now[0]
        pick = choosers[ask.seat](state, ask, number)
        watch(state)
        state, _events = game.play(state, Move(ask.seat, ask.choice, pick, ask.revision))
        number += 1
        if number == LONGEST:
            raise RuntimeError(f"{game.key} has not ended after {LONGEST} answers")
    return state
