"""People who watch a table, and what they predict."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

MOST_WATCHED: Final = 10  # running tables at once
LEAST_FORESEEN: Final = 5  # games of which somebody who is ranked has predicted the end


@dataclass(frozen=True, slots=True)
class Prediction:
    """Who a watcher thinks will win: made in this round, after this line of the log."""

    person: int
    line: int
    round: int
    seat: int = field(repr=False)


@dataclass(frozen=True, slots=True)
class Foresight:
    """Who of the watchers knew first: their names, and for which share of the game they were right."""

    names: tuple[str, ...]
    share: float
