"""Achievements: a seat's firsts and feats, derived from a finished game by pure functions."""

from .common import COMMON
from .registry import VERSION, achievements_of, earned_by
from .seat import Achievement, PlayedSeat

__all__ = ["COMMON", "VERSION", "Achievement", "PlayedSeat", "achievements_of", "earned_by"]
