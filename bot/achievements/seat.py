"""A seat of a finished game, as achievements see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from rules.core import Arg, Result

V = TypeVar("V")

ReadEvent = tuple[str, Mapping[str, Arg]]  # an event as everybody could read it: key and facts


@dataclass(frozen=True, slots=True)
class PlayedSeat(Generic[V]):
    """One seat of a finished game; it holds only what is public by then, nothing that is still secret."""

    seat: int
    most_seats: int  # the maximum number of seats of the game
    end: V  # the public view of the end, where everything is open
    result: Result
    events: tuple[ReadEvent, ...]  # in order, without those taken back

    @property
    def has_won(self) -> bool:
        """Whether the seat has won, alone or together with others."""
        return self.seat in self.result.winners

    def told(self, key: str) -> Iterator[Mapping[str, Arg]]:
        """The facts of every event with this key, whichever seat it is about."""
        return (facts for known, facts in self.events if known == key)

    def own(self, key: str) -> Iterator[Mapping[str, Arg]]:
        """The facts of every event with this key about this seat."""
        return (facts for facts in self.told(key) if facts.get("seat") == self.seat)

    def numbers(self, key: str, fact: str = "n") -> list[int]:
        """The values of a numeric fact of this seat's events with this key."""
        return [int(str(facts[fact])) for facts in self.own(key)]

    def scored(self, line: str) -> int:
        """The points of this seat in a line of the scoring; 0 if it has none."""
        return next((row.points[self.seat] or 0 for row in self.result.lines if row.key == line), 0)


class Achievement(NamedTuple):
    """A feat: its key, which its texts in the catalogues share, and the function that tells if a seat has done it."""

    key: str
    is_earned: Callable[[PlayedSeat[Any]], bool]
