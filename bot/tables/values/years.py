"""What was played on a server in a year."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ServerYear:
    """The games of a server that ended in a year (UTC), practice left out."""

    year: int
    games: Mapping[str, int]  # by game, the most played first
    months: tuple[int, ...]  # games that ended in each, from January
    paces: Mapping[str, int]  # games by pace, the most frequent first
    people: int
    longest: tuple[str, str, int] | None  # game, table and whole days of the one that took longest
    names: tuple[tuple[str, int], ...]  # who finished most, of those who take part in ratings, with how many

    @property
    def all(self) -> int:
        """All games."""
        return sum(self.months)
