"""Random games of Rattus for the tests of its face."""

from __future__ import annotations

from random import Random

from rules.core import Ask, Pick
from rules.rattus import game
from tests.faces.playing import RandomGames, by_chance


def pick(chance: Random, ask: Ask) -> Pick:
    """Any answer; but powers are liked, so that every card is seen at work before the plague ends the turn."""
    liked = [option for option in ask.options if isinstance(option, tuple) and option[0] in ("take", "use")]
    if liked and chance.random() < 0.5:
        return (chance.choice(liked),)
    return by_chance(chance, ask, busy=0.5)


games = RandomGames(game, 54, pick)  # all seat counts under all options of the contract, twice
