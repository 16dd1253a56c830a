"""Random games of Rattus Cartus for the tests of its face."""

from __future__ import annotations

from rules.rattus_cartus import game
from tests.faces.playing import RandomGames

games = RandomGames(game, 60)
