"""Replays: a game played again from its record and cut into steps, and the pages, films and stories made of it."""

from .achieved import look_back
from .cache import ReplayCache, played_of
from .played import PlayedGame, checked, played_again
from .steps import ReplayStep, perspective_at, steps_of
from .story import Story, TurningPoint, lead_of, story_of

__all__ = [
    "PlayedGame",
    "ReplayCache",
    "ReplayStep",
    "Story",
    "TurningPoint",
    "checked",
    "lead_of",
    "look_back",
    "perspective_at",
    "played_again",
    "played_of",
    "steps_of",
    "story_of",
]
