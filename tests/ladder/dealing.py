"""One deal of a match: the one on each seat in turn, the other on all others."""

from __future__ import annotations

import random
import time
from pathlib import Path
from statistics import fmean

from bot.players import BALANCED, LEVELS, STYLES, Judge
from bot.players.weights import features_of, read, weights_of
from rules import GAMES
from rules.core import Ask, Pick, State

from .noted import Deal
from .play import Chooser, by_chance, by_level, play
from .rows import RANDOM, Row


def chooser(game: str, seats: int, level: str, seed: int, file: str = "") -> Chooser:
    """A seat of this level, and of the style behind it, by the weights in a file or by those that bot players have."""
    if level == RANDOM:
        return by_chance(seed)
    level, _, style = level.partition("-")
    leaning = STYLES[style or BALANCED.name]
    features = features_of(game)
    weights = read(Path(file), features) if file else weights_of(game, seats)
    return by_level(Judge(GAMES[game], features, weights), LEVELS[level], seed, leaning)


def timed(choose: Chooser, seconds: list[float]) -> Chooser:
    """The same seat, with the seconds of this process that each of its thoughts took."""

    def answer(state: State, ask: Ask, number: int) -> Pick:
        began = time.process_time()
        pick = choose(state, ask, number)
        if len(ask.options) > 1:
            seconds.append(time.process_time() - began)
        return pick

    return answer


def deal(row: Row, number: int) -> Deal:
    """One deal, the one on each seat in turn: its mean share, and how long it thought."""
    game, seats, one, other, _bar, before = row
    secret = random.Random(f"{game}:{seats}:{number}").randbytes(32)
    shares, seconds = list[float](), list[float]()
    for own in range(seats):
        seeds = [(number * seats + own) * seats + seat for seat in range(seats)]  # no two seats draw the same lots
        choosers = [chooser(game, seats, other, seed, before) for seed in seeds]
        choosers[own] = timed(chooser(game, seats, one, seeds[own]), seconds)
        shares.append(play(GAMES[game], GAMES[game].new(seats, secret), choosers)[own])
    return Deal(fmean(shares), seconds)
