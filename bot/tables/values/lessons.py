"""What a lesson is dealt, and what it has told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class LessonDeal:
    """A deal that was chosen to teach: how many sit there, where the learner does, and the secret of the dice."""

    number: int  # of the deals of this lesson, from 0
    seats: int
    seat: int
    secret: bytes = field(repr=False)
    options: Any  # the game's own `Options`
