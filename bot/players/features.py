"""What a game's positions are judged by, and how much each of it counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.core import State

G = TypeVar("G", bound=State)


@dataclass(frozen=True, slots=True)
class Features(Generic[G]):
    """What a game's positions are judged by."""

    names: tuple[str, ...]
    of: Callable[[G], Sequence[Sequence[float]]]  # for each seat one number a name, about -3 to 3
    progress: Callable[[G], float]  # 0 when the game begins, 1 at its end
    turn: Callable[[G], object]  # changes where a turn, or a phase, is over: play-outs are cut there
    nobody: bool = False  # whether a game may end without a winner: one feature is then 1 for every seat
    turns: int = 2  # so many are played to their end before a position is judged, with the one of the question
    shortlist: int = 6  # answers that are played on; where there are more, all are judged at once first
    tries: int = 1  # of each that is still in, at least, before the worse half goes
    width: int = 3  # answers that a seat chooses from meanwhile; 1: it answers by lot
    own_width: int = 0  # the same for the seat that thinks, at a level that plans; 0: as many as the others
    playout_factor: float = 1.0  # how many play-outs a level that plays on makes for each of its iterations
    static_factor: float = 1.0  # how many positions it judges at once for each, to find the few of its shortlist
    overtime: Callable[[G], float] | None = None  # 0 to 1: how far a game that need not end is beyond its usual length


@dataclass(frozen=True, slots=True)
class Weights:
    """How much a feature counts at the beginning of a game and at its end; in between it goes evenly."""

    early: tuple[float, ...]
    late: tuple[float, ...]

    def at(self, progress: float) -> list[float]:
        """How much each feature counts at a moment of the game."""
        return [one + (other - one) * progress for one, other in zip(self.early, self.late, strict=True)]
