"""Rows of people who wait for others to play with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from .mapping import MappedRow


@dataclass(frozen=True, slots=True)
class SeekRow(MappedRow):
    """A person on a server who waits for a table of a game; 0 seats, no pace and no language mean any."""

    TABLE: ClassVar = "seeks"
    KEY: ClassVar = ("guild", "person", "game")
    guild: int
    person: int = field(repr=False)
    game: str
    name: str = field(repr=False)
    channel: int
    scope: int
    seats: int
    pace: str
    language: str
    reads: str
    since: float
    lapsed: int = 0
