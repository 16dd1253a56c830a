"""Ratings: how strong people and bot players are in a game, computed from records of finished games alone."""

from .plackett_luce import PROVISIONAL, Party, RatedGame, Rating, Ratings, after, replayed_ratings
from .ranking import Ranked, ranking
from .seats import SeatRecord, rated_game

__all__ = [
    "PROVISIONAL",
    "Party",
    "Ranked",
    "RatedGame",
    "Rating",
    "Ratings",
    "SeatRecord",
    "after",
    "ranking",
    "rated_game",
    "replayed_ratings",
]
