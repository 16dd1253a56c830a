"""The interface to an open database, the same for both stores: SQL in, rows out."""

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
    """An open transaction. Parameters are written `?`, or `?1` if one is used several times.

    Statements use only what both stores understand. What they raise belongs to the store: work lets it pass, and
    whoever handed the work in gets a `DatabaseError`.
    """

    def execute(self, sql: str, params: Sequence[Any] = ..., /) -> Answer:
        """Execute one statement."""


Work = Callable[[Connection], T]


class Store(Protocol):
    """An open database, for use in one thread."""

    @property
    def lost(self) -> BadDatabase | None:
        """Why this process can never use it again (another bot took or upgraded it); None while it can."""

    def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent snapshot of the database."""

    def write(self, work: Work[T]) -> T:
        """Run `work` in one transaction: durable when this returns, undone if it raises."""

    def listen(self, heard: Callable[[], None]) -> None:
        """Call `heard`, in another thread, whenever another process that shares the database announces a write."""

    def tell(self) -> None:
        """Announce a write to those processes."""

    def problems(self) -> tuple[str, ...]:
        """The damage that a full check finds; empty if there is none."""

    def close(self) -> None:
        """Close it, so that another process can take it."""
