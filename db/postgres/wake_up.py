"""How processes wake each other: one announces a write, the others hear it at once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import psycopg

from db.errors import BadDatabase
from db.server import Server

from .link import Raw
from .session import connect

CHANNEL: Final = "ratskeller"
TELL: Final = b"select pg_notify('ratskeller', current_schema())"
HEARD_WITHIN: Final = 1.0  # seconds between two checks whether to end
RETRY_AFTER: Final = 1.0  # seconds until a lost connection is reopened


class Listener:
    """Listens in a thread and on a connection of its own; what it misses only costs time, as workers poll too.

    `own`: returns the backend process id of the connection on which this process announces writes; those are skipped.
    """

    def __init__(self, server: Server, heard: Callable[[], None], own: Callable[[], int]) -> None:
        self._server, self._heard, self._own = server, heard, own
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="wake up", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Stop listening; the thread ends by itself."""
        self._end.set()

    def _listen(self) -> None:
        while not self._end.is_set():
            with suppress(psycopg.Error, BadDatabase):
                self._listen_on(connect(self._server))
            self._end.wait(RETRY_AFTER)

    def _listen_on(self, raw: Raw) -> None:
        with raw:
            (schema,) = raw.execute(b"select current_schema()").fetchone() or ("",)
            raw.execute(f"listen {CHANNEL}".encode())
            self._heard()  # what was announced before
            while not self._end.is_set():
                for notice in raw.notifies(timeout=HEARD_WITHIN):
                    if notice.payload == schema and notice.pid != self._own():
                        self._heard()
