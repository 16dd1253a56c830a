"""Bot players among themselves bring a game to its end, also where nobody has to do anything."""

from __future__ import annotations

import random

import pytest

from rules import GAMES
from tests.ladder.dealing import chooser
from tests.ladder.play import play_out

LONGEST = 100  # turns; the longest of 240 games of easy play took 36, of 120 random ones 48


@pytest.mark.parametrize("seed", ["stall:8", "stall:26", "stall:36"])
def test_two_that_shrink_from_placing_their_last_cubes_do_not_move_the_plague_to_and_fro_for_ever(seed: str) -> None:
    game, secret = GAMES["rattus"], random.Random(seed).randbytes(32)
    seats = [chooser("rattus", 2, "easy", seat) for seat in range(2)]
    end = play_out(game, game.new(2, secret), seats)
    assert game.result(end) is not None
    assert game.view(end, 0).turns < LONGEST
