"""How bot players think: candidates, evaluation, search, levels and styles, from one seat's view alone.

A game brings its features (`bot/games/<game>/player`); everything else is the same for all games. Nothing here knows
tables, people or Discord: what comes in is an imagined world of one seat, what goes out is a pick.
"""

import rules.core  # noqa: F401  # before the modules here, so that built ones are found

from .evaluation import Judge
from .features import Features, Scenario, SearchSettings, Weights, by_seats
from .levels import EASY, LEVELS, MIDDLE, STRONG, Level
from .styles import BALANCED, STYLES, Style
from .thinking import Thought, think

__all__ = [
    "BALANCED",
    "EASY",
    "LEVELS",
    "MIDDLE",
    "STRONG",
    "STYLES",
    "Features",
    "Judge",
    "Level",
    "Scenario",
    "SearchSettings",
    "Style",
    "Thought",
    "Weights",
    "by_seats",
    "think",
]
