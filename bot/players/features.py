"""The features by which a game's positions are judged, and their weights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from rules.core import Ask, Pick, State

G = TypeVar("G", bound=State)


class Scenario(NamedTuple):
    """One way a game may go on: its chance, and for each seat the chance that it can still win in the end."""

    chance: float
    can_win: list[float]


def same(g: G) -> G:
    """The position as it is."""
    return g


def nothing(g: object, ask: Ask) -> None:
    """No answer in particular."""


def whole(g: object) -> float:
    """All of a level's budget."""
    return 1.0


def by_seats(g: Any) -> float:
    """The same budget for up to two seats; with more, of which each takes time to judge, that of two and a half."""
    seats: int = g.seats
    return min(1.0, 2.5 / seats)


@dataclass(frozen=True, slots=True)
class Features(Generic[G]):
    """The features by which a game's positions are judged, and how its positions are searched."""

    names: tuple[str, ...]
    of: Callable[[G], Sequence[Sequence[float]]]  # for each seat one number per name, about -3 to 3
    progress: Callable[[G], float]  # 0 when the game begins, 1 at its end
    turn: Callable[[G], object]  # changes when a turn, or a phase, is over: play-outs are cut there
    settled: Callable[[G], G] = same  # the position that is judged instead of one in the middle of things
    scenarios: Callable[[G, int], Sequence[Scenario]] | None = None  # as a seat sees them; None: all seats can win
    won: Callable[[G, int], float] | None = None  # of a finished game, by what a seat knew; None: all is known then
    turns: int = 2  # played to their end before a position is judged, including the one of the question
    shortlist: int = 6  # answers that are played on; if there are more, all are first judged without that
    tries: int = 1  # of each remaining answer, at least, before the worse half is dropped
    sensible: Callable[[G, Ask], Sequence[Pick] | None] = nothing  # always candidates, and the only ones in play-outs
    width: int = 3  # answers that a seat chooses from in play-outs; 1: it answers at random
    own_width: int = 0  # the same for the seat that thinks, at a level that plans; 0: `width`
    others_width: int = 0  # and for the others, at such a level; 0: `width`
    playout_factor: float = 1.0  # how many play-outs a level that plays on makes for each of its iterations
    static_factor: float = 1.0  # how many positions it judges without them for each, to find the shortlist
    budget: Callable[[G], float] = whole  # the share of a level's positions that is judged: less with more seats
    overtime: Callable[[G], float] | None = None  # 0 to 1: how far a game that need not end is beyond its usual length


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each feature counts at the beginning of a game and at its end; linear in between."""

    early: tuple[float, ...]
    late: tuple[float, ...]

    def at(self, progress: float) -> list[float]:
        """How much each feature counts at this progress of the game, from 0 to 1."""
        return [one + (other - one) * progress for one, other in zip(self.early, self.late, strict=True)]
