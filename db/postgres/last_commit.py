"""What this process committed last: a row that is written with each transaction, and so tells for certain."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Final

import psycopg

from .link import Raw

LONG_GONE: Final = 30 * 86400.0  # seconds after which the row of a process that was killed is taken away
_FORGET: Final = b"delete from commits where at < server_time() - $1"
_ADD: Final = b"insert into commits (writer, number, at) values ($1, 0, server_time()) on conflict do nothing"
_NOTE: Final = b"""insert into commits (writer, number, at) values ($1, $2, server_time())
    on conflict (writer) do update set number = excluded.number, at = excluded.at returning number"""
_LAST: Final = b"select number from commits where writer = $1 for update nowait"


class LastCommit:
    """The row of one process.

    The number by which the server knows a transaction would not do: what was not on its disk when it crashed never was,
    and the number is given out again, to a transaction that may well be committed.
    """

    def __init__(self) -> None:
        self._writer, self._number, self._is_there = token_hex(8), 0, False

    def enter(self, raw: Raw) -> None:
        """Add the row, before the first transaction: what is not there could not be waited for."""
        if not self._is_there:
            raw.execute(_FORGET, [LONG_GONE])
            raw.execute(_ADD, [self._writer])
            self._is_there = True

    def note(self, raw: Raw) -> Callable[[], int]:
        """Write in a transaction that has begun that it is the newest; returns what waits for that, and its number."""
        self._number += 1
        noted = raw.execute(_NOTE, [self._writer, self._number])
        return lambda: int((noted.fetchone() or (0,))[0])

    def is_stored(self, raw: Raw, number: int) -> bool | None:
        """Whether the transaction that noted this number was committed; None while the server is still at it."""
        try:
            found = raw.execute(_LAST, [self._writer]).fetchone()
            if found is None:  # somebody took the row away: to add it waits for a transaction that is about to, too
                raw.execute(_ADD, [self._writer])
                found = raw.execute(_LAST, [self._writer]).fetchone()
        except psycopg.errors.LockNotAvailable:
            return None
        return found is not None and found[0] == number
