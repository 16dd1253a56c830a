"""A process whose database is on a PostgreSQL server, which may end before any statement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Any, TypeVar

from db import Answer, Connection, InUse, Server, TransientDatabaseError
from db.link import Store, Work
from db.migrations import STEPS
from db.postgres.store import PostgresStore, open_server
from tests.support.beside import Looking

from .simulated import KEY, SET_KEY, Killed

T = TypeVar("T")
PATIENCE = 10.0  # seconds until a server has noticed that the process before is gone


class MortalServer:
    """A database on a server: each transaction runs as ever, unless the process ends in it."""

    def __init__(self, server: Server) -> None:
        self._inner, self.connection = _opened(server), Looking(server)
        self.changes, self.full = 0, False
        self.left: int | None = None
        self._inner.write(lambda connection: connection.execute(SET_KEY, KEY))

    lost: None = None

    @property
    def store(self) -> Store:
        """Itself: it goes between the bot and its store."""
        return self

    def read(self, work: Work[T]) -> T:
        """As ever."""
        return self._inner.read(lambda connection: work(_Mortal(self, connection)))

    def write(self, work: Work[T]) -> T:
        """As ever, or refused where the server's disk is full."""
        if self.full:
            raise TransientDatabaseError("no room is left on the server", "SQLSTATE 53100")
        result = self._inner.write(lambda connection: work(_Mortal(self, connection)))
        self.changes += 1
        return result

    def listen(self, heard: Callable[[], None]) -> None:
        """Nobody shares it."""

    def tell(self) -> None:
        """Nobody is there to hear it."""

    def problems(self) -> tuple[str, ...]:
        """As ever."""
        return self._inner.problems()

    @contextmanager
    def troubled(self, *, full: bool, left: int | None) -> Iterator[None]:
        """Let work be carried out on a full disk, and only so many statements more."""
        self.full, self.left = full, left
        yield

    def close(self) -> None:
        """End both connections."""
        self._inner.close()
        self.connection.close()


class _Mortal:
    """A transaction that ends the process before a statement."""

    def __init__(self, mortal: MortalServer, connection: Connection) -> None:
        self._mortal, self._connection = mortal, connection

    def execute(self, sql: str, params: Sequence[Any] = (), /) -> Answer:
        """Carry out one statement, unless it is the one too many."""
        if self._mortal.left is not None:
            self._mortal.left -= 1
            if self._mortal.left < 0:
                self._mortal.left = None
                raise Killed
        return self._connection.execute(sql, params)


def _opened(server: Server) -> PostgresStore:
    """The store, as soon as the server has noticed that nobody has it."""
    until = monotonic() + PATIENCE
    while True:
        try:
            return open_server(server, STEPS, alone=True)
        except InUse:
            if monotonic() > until:
                raise
            sleep(0.01)
