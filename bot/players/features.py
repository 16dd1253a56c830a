"""What a game brings for its bot players: features by which positions are judged, weights, and how to search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from rules.core import Ask, Pick, State

G = TypeVar("G", bound=State)


class Scenario(NamedTuple):
    """One way a game may go on: its probability, and for each seat the chance that it can win then."""

    probability: float
    can_win: list[float]


def same(g: G) -> G:
    """The position as it is."""
    return g


def nothing(g: object, ask: Ask) -> None:
    """No answer in particular."""


def everybody_can_win(seats: int) -> list[Scenario]:
    """The one scenario of a game where nobody drops out."""
    return [Scenario(1.0, [1.0] * seats)]


def unchanged(g: object) -> float:
    """The factor 1."""
    return 1.0


def by_seats(g: Any) -> float:
    """A factor for games where each seat takes time to judge: 1 for two seats, less with more."""
    seats: int = g.seats
    return min(1.0, 2.5 / seats)


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How a game's positions are searched; the numbers were found in matches (docs/matches.md)."""

    turns: int = 2  # played to their end before a position is judged, including the one of the question
    shortlist: int = 6  # answers that are played on; if there are more, all are first judged without that
    tries: int = 1  # of each remaining answer, at least, before the worse half is dropped
    width: int = 3  # answers that a seat chooses from in play-outs; 1: it answers at random
    own_width: int = 0  # the same for the seat that thinks, at a level with wide play-outs; 0: `width`
    playout_factor: float = 1.0  # how many play-outs a level makes for each of its iterations
    judging_factor: float = 1.0  # how many positions it judges without them for each, to find the shortlist
    positions_factor: Callable[[Any], float] = unchanged  # on the positions that a level may judge


@dataclass(frozen=True, slots=True)
class Features(Generic[G]):
    """The features by which a game's positions are judged, and what the search has to know of the game."""

    names: tuple[str, ...]
    of: Callable[[G], Sequence[Sequence[float]]]  # for each seat one number per name, about -3 to 3
    progress: Callable[[G], float]  # 0 when the game begins, 1 at its end
    turn: Callable[[G], object]  # changes when a turn, or a phase, is over: play-outs are cut there
    settled: Callable[[G], G] = same  # the position that is judged instead of one in the middle of things
    scenarios: Callable[[G, int], Sequence[Scenario]] | None = None  # as a seat sees them; None: all seats can win
    share_at_end: Callable[[G, int], float] | None = None  # of the victory, by what a seat knew; None: by the result
    sensible: Callable[[G, Ask], Sequence[Pick] | None] = nothing  # always candidates, and the only ones in play-outs
    overtime: Callable[[G], float] | None = None  # 0 to 1: how far a game that need not end is beyond its usual length
    search: SearchSettings = SearchSettings()


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each feature counts at the beginning of a game and at its end; linear in between."""

    early: tuple[float, ...]
    late: tuple[float, ...]

    def at(self, progress: float) -> list[float]:
        """How much each feature counts at this progress of the game, from 0 to 1."""
        return [one + (other - one) * progress for one, other in zip(self.early, self.late, strict=True)]
