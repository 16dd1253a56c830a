"""What somebody has earned in finished games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class UnseenGame(NamedTuple):
    """A finished game where somebody had a seat, and which was not looked at for achievements."""

    code: str
    game: str
    seat: int


@dataclass(frozen=True, slots=True)
class Earned:
    """An achievement of a game, the table where it was earned first, and when that ended (seconds since 1970)."""

    game: str
    key: str
    table: str
    at: float
