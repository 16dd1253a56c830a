"""Rows of blocks: who will not sit with whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar, Final

from .link import Connection
from .mapping import MappedRow

_BETWEEN: Final = "select 1 from blocks where (person = ?1 and blocked = ?2) or (person = ?2 and blocked = ?1)"


@dataclass(frozen=True, slots=True)
class BlockRow(MappedRow):
    """A person whom another has blocked, with the name they had at the time."""

    TABLE: ClassVar = "blocks"
    KEY: ClassVar = ("person", "blocked")
    person: int = field(repr=False)
    blocked: int = field(repr=False)
    name: str = field(repr=False)
    at: float


def blocked_between(connection: Connection, person: int, others: Iterable[int]) -> bool:
    """Whether a person has blocked any of these others, or any of them has blocked that person."""
    return any(connection.execute(_BETWEEN, (person, other)).fetchone() for other in others)
