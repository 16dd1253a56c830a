"""Looking back: a game played again from its record, cut into steps, and what is made of them for people."""

from .library import ReplayLibrary
from .played import PlayedGame, played_again
from .steps import ReplayStep, perspective_at, steps_of

__all__ = ["PlayedGame", "ReplayLibrary", "ReplayStep", "perspective_at", "played_again", "steps_of"]
