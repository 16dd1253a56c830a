"""One deal of a match: the one on each seat in turn, the other on all others."""

from __future__ import annotations

import random
import sys
import time
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import fmean
from typing import Any

from bot.players import BALANCED, LEVELS, STYLES, Judge
from bot.players.features import Features
from bot.players.weights import features_of, read, weights_of
from rules import GAMES
from rules.core import Ask, Pick, State

from .noted import Deal
from .play import Chooser, by_chance, by_level, play
from .rows import RANDOM, Row


@cache
def features_in(file: str) -> Features[Any]:
    """The features in a `player.py`. Raises what reading and running it raises."""
    spec = spec_from_file_location("features_of_before", file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    features: Features[Any] = module.features
    return features


def chooser(game: str, seats: int, level: str, seed: int, file: str = "", features_file: str = "") -> Chooser:
    """A seat of this level, and of the style behind it, by the weights in a file or by those that bot players have."""
    if level == RANDOM:
        return by_chance(seed)
    level, _, style = level.partition("-")
    leaning = STYLES[style or BALANCED.name]
    features = features_in(features_file) if features_file else features_of(game)
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
    game, seats, one, other, _bar, before, features = row
    secret = random.Random(f"{game}:{seats}:{number}").randbytes(32)
    shares, seconds = list[float](), list[float]()
    for own in range(seats):
        seeds = [(number * seats + own) * seats + seat for seat in range(seats)]  # no two seats draw the same lots
        choosers = [chooser(game, seats, other, seed, before, features) for seed in seeds]
        choosers[own] = timed(chooser(game, seats, one, seeds[own]), seconds)
        shares.append(play(GAMES[game], GAMES[game].new(seats, secret), choosers)[own])
    return Deal(fmean(shares), seconds)
