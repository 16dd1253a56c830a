"""Random games of Hameln for the tests of its face."""

from __future__ import annotations

from random import Random

from rules.core import Ask, Pick
from rules.hameln import game
from tests.faces.playing import RandomGames, by_chance


def pick(chance: Random, ask: Ask) -> Pick:
    """Any answer; but marriages are liked, so that many houses are lived in."""
    if "marry" in ask.options and chance.random() < 0.7:
        return ("marry",)
    return by_chance(chance, ask, busy=0.5)


games = RandomGames(game, 24, pick)  # all seat counts under all options of the contract, twice
