"""Where a game's features and weights are found: `bot/games/<game>/player.py` and `weights/<seats>.json` beside it."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rules.core import AnyGame

from .evaluation import Judge
from .features import Features, Weights


@cache
def has_features(game: str) -> bool:
    """Whether a game brings features; bot players of one without answer at random."""
    package = f"bot.games.{game}"
    return bool(find_spec(package) and find_spec(f"{package}.player"))


@cache
def features_of(game: str) -> Features[Any]:
    """The features of a game."""
    features: Features[Any] = import_module(f"bot.games.{game}.player").features
    return features


def path_of(game: str, seats: int) -> Path:
    """The file of weights for this number of seats."""
    file = import_module(f"bot.games.{game}").__file__
    assert file is not None
    return Path(file).parent / "weights" / f"{seats}.json"


@cache
def weights_of(game: str, seats: int) -> Weights:
    """The weights fitted for this number of seats. Raises `OSError`, and `KeyError` if a feature has none."""
    return read(path_of(game, seats), features_of(game))


def judge_of(game: AnyGame, seats: int) -> Judge:
    """The judge for positions of a game with this number of seats. Raises what `weights_of` raises."""
    return Judge(game, features_of(game.key), weights_of(game.key, seats))


def read(path: Path, features: Features[Any]) -> Weights:
    """The weights in a file. Raises `OSError`, and `KeyError` if a feature has none."""
    weights = json.loads(path.read_text())["weights"]
    each = [weights[name] for name in features.names]
    return Weights(tuple(early for early, _ in each), tuple(late for _, late in each))
