"""Random games of Larder for the tests of its face."""

from __future__ import annotations

from tests.faces.playing import RandomGames
from tests.minimal.rules.larder import game

games = RandomGames(game, 24)  # all seat counts under all options of the contract, four times
