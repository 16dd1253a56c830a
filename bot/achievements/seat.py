"""A seat of a finished game, as achievements look back on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from rules.core import Arg, Result

V = TypeVar("V")

ReadEvent = tuple[str, Mapping[str, Arg]]  # an event as everybody read it: its key and facts


@dataclass(frozen=True, slots=True)
class PlayedSeat(Generic[V]):
    """One seat of a game that is over; it holds what lies open by then, and nothing of what was ever secret."""

    seat: int
    most_seats: int  # with how many the game can be played
    end: V  # the public view of the end, where everything lies open
    result: Result
    events: tuple[ReadEvent, ...]  # in order, without what was taken back

    @property
    def has_won(self) -> bool:
        """Whether the seat has won, alone or together with others."""
        return self.seat in self.result.winners

    def told(self, key: str) -> Iterator[Mapping[str, Arg]]:
        """The facts of every event of this kind, whoever it is about."""
        return (facts for known, facts in self.events if known == key)

    def own(self, key: str) -> Iterator[Mapping[str, Arg]]:
        """The facts of every event of this kind about this seat."""
        return (facts for facts in self.told(key) if facts.get("seat") == self.seat)

    def numbers(self, key: str, fact: str = "n") -> list[int]:
        """A fact of these events that is a number."""
        return [int(str(facts[fact])) for facts in self.own(key)]

    def scored(self, line: str) -> int:
        """The points of this seat in a line of the scoring; 0 where it has none."""
        return next((found.points[self.seat] or 0 for found in self.result.lines if found.key == line), 0)


class Achievement(NamedTuple):
    """A feat by its key, under which its name and sentence stand in the catalogues, and whether a seat has done it."""

    key: str
    is_earned: Callable[[PlayedSeat[Any]], bool]
