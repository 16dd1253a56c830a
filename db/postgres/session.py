"""One connection to a PostgreSQL server: opened, checked, and locked so that only one bot works on the database."""

from __future__ import annotations

import logging
import re
from contextlib import suppress
from time import monotonic, sleep
from typing import Final

import psycopg

from db.errors import BadDatabase, InUse, Misconfigured, NewerDatabase, Unavailable
from db.processes import SHOWN, SHOWN_AS, is_here, own_name
from db.server import Server

from . import schema
from .faults import as_known, in_words, unreachable, unusable
from .link import Raw, speak_alike

OLDEST: Final = 150_000  # PostgreSQL 15
PATIENCE: Final = 2.0  # seconds of trying to reconnect before the caller gets an error
REST: Final = 1.0  # seconds after that in which further requests fail at once
WAIT: Final = 2  # seconds for one try; libpq's minimum
_LOCK: Final = b"select pg_try_advisory_lock(hashtextextended('ratskeller ' || current_schema(), 0))"
_UNLOCK: Final = b"select pg_advisory_unlock_all()"
_SHARE: Final = b"select pg_try_advisory_lock_shared(hashtextextended('ratskeller ' || current_schema(), 0))"
_HOLDERS: Final = b"""select distinct a.application_name from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.granted and a.datname = current_database() and a.pid <> pg_backend_pid()
    order by 1"""
# A server that never hears that a connection ended (power or line failure) frees what it held after twenty seconds.
_KEPT_ALIVE: Final = b"set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2"
# A process that waits for a row locked by one that was halted in a transaction must still reach its heartbeat, which
# ends the halted one's connection once its lease is over. (To the server a pipeline is not idle: no timeout ends it.)
_PATIENT: Final = b"set lock_timeout = '2s'"
_END: Final = b"select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and application_name = $2"

logging.getLogger("psycopg").setLevel(logging.CRITICAL)  # its warnings show stored values; what matters is raised


class Session:
    """A connection that reconnects when it was lost.

    `alone`: it holds a lock in the database as long as it lives, and never reconnects without it, so that a bot that
    was cut off while another took over can write nothing. `shared`: it holds that lock together with others.
    `knows`: the newest version of the schema that the program understands: a bot that was cut off during an upgrade
    beyond it can write nothing either.
    """

    def __init__(self, server: Server, *, alone: bool, shared: bool = False, knows: int | None = None) -> None:
        """Connect. Raises `BadDatabase` with a clear message."""
        self._server, self._lock_by, self._knows = server, _LOCK if alone else _SHARE if shared else b"", knows
        self._backend, self._rest_until = 0, 0.0
        self.lost: BadDatabase | None = None  # why it will never reconnect
        try:
            self._raw = connect(server)
        except psycopg.Error as bad:
            raise unusable(server, bad) from bad
        try:
            self._look_at()
            if not self._lock():
                raise InUse(server, self._holder())
            self._limit()
        except psycopg.Error as bad:
            self.close()
            raise unusable(server, bad) from bad
        except BaseException:
            self.close()
            raise
        self._backend = self._raw.info.backend_pid

    def raw(self) -> Raw:
        """The connection, reconnected if it was lost. Raises `DatabaseError` if that is not possible now."""
        if not self._raw.closed:
            return self._raw
        if monotonic() < self._rest_until:
            raise unreachable()
        until = monotonic() + PATIENCE
        while True:
            try:
                return self._again()
            except (psycopg.Error, BadDatabase) as bad:
                if monotonic() > until:
                    self._rest_until = monotonic() + REST
                    self._note_loss(bad)
                    if isinstance(bad, psycopg.Error):
                        raise as_known(bad) from bad
                    raise unreachable(bad.problem) from bad
                sleep(0.1)

    def _note_loss(self, bad: Exception) -> None:
        """Remember if another bot took the database over, or a newer program upgraded it."""
        is_taken = isinstance(bad, InUse) and self._lock_by == _LOCK and bad.process not in ("", _shown_name())
        if isinstance(bad, BadDatabase) and (is_taken or isinstance(bad, NewerDatabase)):
            self.lost = bad

    def _again(self) -> Raw:
        self._raw = connect(self._server)
        try:
            self._look_at()
            if not self._lock():
                # The server may still take our lost connection for alive.
                self._raw.execute(_END, [self._backend, _application()])
                raise InUse(self._server, self._holder())
            if self._knows is not None:
                schema.check(self._raw, self._server, self._knows)
            self._limit()
        except BaseException:
            self.close()
            raise
        self._backend = self._raw.info.backend_pid
        return self._raw

    def _look_at(self) -> None:
        """Raise `BadDatabase` if the bot cannot use this server or database."""
        if self._raw.info.server_version < OLDEST:
            found = self._raw.info.parameter_status("server_version")
            raise Unavailable(self._server, f"the server is PostgreSQL {found}; it takes 15 or newer")
        sql = b"select current_setting('server_encoding'), pg_is_in_recovery(), current_setting('synchronous_commit')"
        encoding, standby, durable = self._raw.execute(sql).fetchone() or ("", False, "")
        if encoding != "UTF8":
            raise Unavailable(self._server, f"its encoding is {encoding}; make it anew: createdb --encoding UTF8 NAME")
        if standby:
            how = "name the primary (or, after a recovery: select pg_wal_replay_resume())"
            raise Unavailable(self._server, f"this server is a standby, which only reads; {how}")
        if durable == "off":  # an acknowledged move survives a power cut
            self._raw.execute(b"set synchronous_commit = on")

    def _lock(self) -> bool:
        """Take the lock if this connection is to hold one; False if others hold it."""
        return not self._lock_by or bool((self._raw.execute(self._lock_by).fetchone() or (False,))[0])

    def _limit(self) -> None:
        """Make the server notice when this process is gone, and limit how long it waits for another process's locks."""
        if self._lock_by:
            self._raw.execute(_KEPT_ALIVE)
        if self._lock_by == _SHARE:
            self._raw.execute(_PATIENT)

    def _holder(self) -> str:
        """The names of the processes that hold the lock, separated by commas."""
        names = [str(name) for (name,) in self._raw.execute(_HOLDERS).fetchall()]
        return ", ".join(name.removeprefix(SHOWN_AS) for name in names if name.startswith(SHOWN_AS))

    def close(self) -> None:
        """End the connection and free its lock.

        The lock is released first, as the server frees what a connection held only some moments after its end.
        """
        with suppress(psycopg.Error):
            if not self._raw.closed:
                self._raw.execute(_UNLOCK)
        self._raw.close()


def is_served_here(server: Server) -> bool | None:
    """Whether a bot on this machine serves this database now; None if that cannot be known."""
    try:
        Session(server, alone=True).close()
    except InUse as used:
        return any(is_here(name) for name in used.process.split(", "))
    except BadDatabase:
        return None
    return False


def _application() -> str:
    """The application name that the server shows for this process."""
    return f"{SHOWN_AS}{own_name()}"[:SHOWN]


def _shown_name() -> str:
    """The name of this process, truncated as the server shows it."""
    return _application().removeprefix(SHOWN_AS)


def connect(server: Server) -> Raw:
    """A new connection. Raises `psycopg.Error`, or `Misconfigured` if the URL itself is wrong."""
    try:
        raw = psycopg.connect(
            server.url,
            autocommit=True,
            client_encoding="utf8",
            application_name=_application(),
            connect_timeout=WAIT,
            prepare_threshold=None,  # psycopg takes statements of a failed pipeline for prepared
            keepalives_idle=10,
            keepalives_interval=5,
            keepalives_count=2,
            tcp_user_timeout=10_000,
        )
    except psycopg.ProgrammingError as bad:
        said = re.sub('".*"', "…", in_words(bad))  # the quoted text may be part of the password
        raise Misconfigured(server, f"its address cannot be read ({said})") from None
    speak_alike(raw)
    return raw
