"""How reliable a person was lately, for those who consider sitting down with them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reliability:
    """What a person did in the last three months. `answers_within`: seconds, None: too few answers to say."""

    answers_within: float | None = None
    finished: int = 0  # games
    given_up: int = 0  # seats
    cared: float = 0.0  # share of the answers on their seats that the caretaker gave

    @property
    def is_new(self) -> bool:
        """Whether nothing can be said: a newcomer, or somebody who was long away."""
        return self.answers_within is None and not self.finished and not self.given_up
