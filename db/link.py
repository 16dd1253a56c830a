"""What a piece of work gets to speak to the database with, whichever store it is: SQL in, rows out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from .errors import BadDatabase

T = TypeVar("T")


class Answer(Protocol):
    """The rows that a statement returned, and how many it changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were inserted, changed or deleted."""

    @property
    def description(self) -> Any:
        """The columns, each with its name first."""

    def fetchone(self) -> Any:
        """The next row; None after the last."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A transaction under way. Parameters are written `?`, or `?1` where one is used several times.

    Statements keep to what both stores understand; what a statement raises are the classes of `sqlite3`.
    """

    def execute(self, sql: str, params: Sequence[Any] = ..., /) -> Answer:
        """Carry out one statement."""


Work = Callable[[Connection], T]


class Store(Protocol):
    """A database that is open, for use in one thread."""

    @property
    def lost(self) -> BadDatabase | None:
        """Why this process will never have it again: another bot has taken or upgraded it; None while it may."""

    def read(self, work: Work[T]) -> T:
        """Carry out work that only reads, on one consistent moment of the database."""

    def write(self, work: Work[T]) -> T:
        """Carry out work in one transaction: durable when this returns, undone if it raises."""

    def listen(self, heard: Callable[[], None]) -> None:
        """Call `heard`, in another thread, whenever a process that shares the database told that it wrote something."""

    def tell(self) -> None:
        """Tell those that they may look."""

    def problems(self) -> tuple[str, ...]:
        """The damage that a full check finds; empty if there is none."""

    def close(self) -> None:
        """Close it, and let another process have it."""
