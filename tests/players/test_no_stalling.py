"""Bot players among themselves bring a game to its end, also where nobody has to do anything."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.players import EASY, Judge, Weights
from bot.players.features import Features
from bot.players.weights import features_of
from rules import GAMES
from rules.core import State
from tests.ladder import play

FEATURES = features_of("rattus")
NONE_SPARED = tuple(-float(name == "spared") for name in FEATURES.names)
MISER = Weights(NONE_SPARED, NONE_SPARED)  # who judges like this never wants to place a cube
QUICK = replace(EASY, iterations=16, worlds=2)
ANSWERS = 400  # games of easy play take 120 to 250


def end_of(features: Features[Any]) -> State:
    """A game of two misers to its end."""
    game, secret = GAMES["rattus"], random.Random("misers").randbytes(32)
    return play.play_out(
        game, game.new(2, secret), [play.by_level(Judge(game, features, MISER), QUICK, seat) for seat in range(2)]
    )


def test_two_that_shrink_from_placing_cubes_do_not_move_the_plague_to_and_fro_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "LONGEST", ANSWERS)
    with pytest.raises(RuntimeError, match="has not ended"):
        end_of(replace(FEATURES, overtime=None))
    monkeypatch.undo()
    assert GAMES["rattus"].result(end_of(FEATURES)) is not None


def test_the_longer_a_game_lasts_beyond_its_usual_length_the_more_its_progress_counts() -> None:
    game = GAMES["rattus"]
    state = game.new(2, bytes(32))
    foretold = Judge(game, replace(FEATURES, overtime=None), MISER).worth(state, 1)
    assert Judge(game, replace(FEATURES, overtime=lambda g: 0.0), MISER).worth(state, 1) == foretold
    late = replace(FEATURES, overtime=lambda g: 0.9, progress=lambda g: 0.5)
    assert Judge(game, late, MISER).worth(state, 1) == pytest.approx(0.1 * foretold + 0.9 * 0.5)
