"""Random games of Notre Dame for the tests of its face."""

from __future__ import annotations

from functools import partial

from rules.notre_dame import game
from tests.faces.playing import RandomGames, by_chance

# All seat counts under all options of the contract, twice.
games = RandomGames(game, 32, partial(by_chance, busy=0.7))
