"""The database on a PostgreSQL server: transactions, repeated if the server asks for it or the connection was lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, sleep
from typing import Final, Generic, TypeVar

import psycopg

from db.errors import BadDatabase, DatabaseError
from db.link import Work
from db.migrations import Migration
from db.server import Server

from . import schema
from .faults import as_known, in_words, unknown, unusable
from .last_commit import LastCommit
from .link import PipelineLink, Raw
from .session import Session
from .wake_up import TELL, Listener

T = TypeVar("T")

READ: Final = b"begin isolation level repeatable read read only"
WRITE: Final = b"begin isolation level repeatable read"
# Serialization failure; deadlock; a key was taken since the transaction began. A key that is taken the work itself sees
# when it is repeated, and reports in its own words.
REPEATED: Final = ("40001", "40P01", "23505")
TRIES: Final = 12
PAUSE: Final = 0.02  # seconds at most before the second try; doubled before each further one …
LONGEST_PAUSE: Final = 0.5  # … up to this
_MIGRATING: Final = b"select pg_advisory_lock(hashtextextended('ratskeller migrates ' || current_schema(), 0))"
_MIGRATED: Final = b"select pg_advisory_unlock(hashtextextended('ratskeller migrates ' || current_schema(), 0))"
UNKNOWN: Final = 10.0  # seconds to find out whether a transaction whose connection broke was committed


class PostgresStore:
    """A connection on which transactions run one after the other."""

    def __init__(self, session: Session, server: Server) -> None:
        self._session, self._server, self._last = session, server, LastCommit()
        self._listener: Listener | None = None
        self._told_by = 0  # backend process id of the connection that last announced a write

    @property
    def lost(self) -> BadDatabase | None:
        """Why this process will never have the database again; None while it may."""
        return self._session.lost

    def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent snapshot of the database."""
        return self._carry_out(READ, work)

    def write(self, work: Work[T]) -> T:
        """Run `work` in one transaction: durable when this returns, undone if it raises.

        It runs again if another process was first, or if the connection broke before the commit.
        """
        return self._carry_out(WRITE, work)

    def _carry_out(self, begin: bytes, work: Work[T]) -> T:
        for tries in range(1, TRIES + 1):
            raw = self._session.raw()
            attempt = _Attempt(raw, begin, work, self._last if begin == WRITE else None)
            try:
                return attempt.carry_out()
            except psycopg.Error as bad:
                if raw.closed:
                    if attempt.is_committing and self._was_committed(attempt.number):
                        return attempt.results[0]
                elif bad.sqlstate not in REPEATED:
                    raise as_known(bad) from bad
                if tries == TRIES:
                    raise as_known(bad) from bad
                sleep(random.uniform(0, min(PAUSE * 2 ** (tries - 1), LONGEST_PAUSE)))
        raise AssertionError

    def _was_committed(self, number: int) -> bool:
        """Whether this process's transaction with this number is stored; waits while the server still works on it."""
        until = monotonic() + UNKNOWN
        while True:
            try:
                stored = self._last.is_stored(self._session.raw(), number)
                if stored is not None:
                    return stored
            except (psycopg.Error, DatabaseError) as away:  # never report a failure without being sure
                if monotonic() > until:
                    raise unknown() from away
            if monotonic() > until:
                raise unknown()
            sleep(0.05)

    def listen(self, heard: Callable[[], None]) -> None:
        """Call `heard`, in another thread, whenever another process that shares the database announces a write."""
        self._listener = Listener(self._server, heard, lambda: self._told_by)

    def tell(self) -> None:
        """Announce a write to other processes; if that fails they find it by polling."""
        with suppress(psycopg.Error, DatabaseError):
            raw = self._session.raw()
            self._told_by = raw.info.backend_pid
            raw.execute(TELL)

    def problems(self) -> tuple[str, ...]:
        """What cannot be read when the server reads every row of every table."""
        sql = "select tablename from pg_tables where schemaname = current_schema() order by 1"
        names = self.read(lambda connection: connection.execute(sql).fetchall())
        raw, found = self._session.raw(), []
        for (name,) in names:
            try:
                raw.execute(f'select count(hashtext(t::text)) from "{name}" t'.encode()).fetchone()
            except psycopg.Error as bad:
                found.append(f"table {name}: {in_words(bad)}")
        return tuple(found)

    def close(self) -> None:
        """End the connection, so that another process can take the database."""
        if self._listener:
            self._listener.end()
        self._session.close()


class _Attempt(Generic[T]):
    """One try to carry out work in a transaction."""

    def __init__(self, raw: Raw, begin: bytes, work: Work[T], last: LastCommit | None) -> None:
        self._raw, self._begin, self._work, self._last = raw, begin, work, last
        self.number = 0  # from `LastCommit`, for a transaction that writes
        self.is_committing = False
        self.results: list[T] = []

    def carry_out(self) -> T:
        """Run the work and commit. If it or the server raises, nothing is stored unless it `is_committing`."""
        try:
            if self._last:
                self._last.enter(self._raw)
            with self._raw.pipeline() as pipeline:
                self._raw.execute(self._begin)
                noted = self._last.note(self._raw) if self._last else None
                self.results.append(self._work(PipelineLink(self._raw, pipeline)))
                if noted:
                    self.number, self.is_committing = noted(), True
                self._raw.execute(b"commit")  # sent and waited for at the end of the pipeline
        except BaseException:
            self._undo()
            raise
        return self.results[0]

    def _undo(self) -> None:
        idle = psycopg.pq.TransactionStatus.IDLE
        if not self._raw.closed and self._raw.info.transaction_status != idle:
            self._raw.execute(b"rollback")


def open_server(server: Server, steps: tuple[Migration, ...], *, alone: bool, shared: bool = False) -> PostgresStore:
    """Open the database and migrate it to the newest version. Raises `BadDatabase` with a clear message.

    `alone`: no other process may open it with `alone` or `shared`, or migrate it, until this one closes it.
    """
    try:
        if not alone:  # first: while we share the lock we could not take it alone to migrate
            _migrate(server, steps)
        session = Session(server, alone=alone, shared=shared, knows=len(steps))
    except psycopg.Error as bad:
        raise unusable(server, bad) from None
    try:
        if alone and schema.is_behind(session.raw(), server, steps):
            _migrate_alone(session.raw(), steps)
    except psycopg.Error as bad:
        session.close()
        raise unusable(server, bad) from bad
    except BaseException:
        session.close()
        raise
    return PostgresStore(session, server)


def _migrate_alone(raw: Raw, steps: tuple[Migration, ...]) -> None:
    """Migrate the database to the newest version; commands that open it may be about to migrate it, too."""
    raw.execute(_MIGRATING)
    schema.migrate(raw, steps)
    raw.execute(_MIGRATED)


def _migrate(server: Server, steps: tuple[Migration, ...]) -> None:
    """Migrate the database to the newest version, one process at a time.

    While bots run on it only expanding steps are applied. Raises `InUse` if one of them is not.
    """
    session = Session(server, alone=False)
    try:
        if not schema.is_behind(session.raw(), server, steps):
            return
        session.raw().execute(_MIGRATING)
        if all(step.is_expanding for step in schema.missing(session.raw(), server, steps)):
            schema.migrate(session.raw(), steps)
            return
        alone = Session(server, alone=True)
        try:
            schema.migrate(alone.raw(), steps)
        finally:
            alone.close()
    finally:
        session.close()
