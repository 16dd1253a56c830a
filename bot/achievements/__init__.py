"""Achievements: quiet firsts and feats of a seat, read off a finished game by pure functions."""

from .common import COMMON
from .registry import VERSION, achievements_of, earned_by
from .seat import Achievement, PlayedSeat

__all__ = ["COMMON", "VERSION", "Achievement", "PlayedSeat", "achievements_of", "earned_by"]
