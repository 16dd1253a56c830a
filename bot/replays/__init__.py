"""Looking back: a game played again from its record, cut into steps, and what is made of them for people."""

from .library import ReplayLibrary, played_of
from .played import PlayedGame, played_again
from .steps import ReplayStep, perspective_at, steps_of
from .story import Story, TurningPoint, story_of

__all__ = [
    "PlayedGame",
    "ReplayLibrary",
    "ReplayStep",
    "Story",
    "TurningPoint",
    "perspective_at",
    "played_again",
    "played_of",
    "steps_of",
    "story_of",
]
