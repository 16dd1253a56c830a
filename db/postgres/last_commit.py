"""What this process committed last: a row written in each transaction shows for certain which ones are stored."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Final

import psycopg

from .link import Raw

LONG_GONE: Final = 30 * 86400.0  # seconds after which the row of a killed process is deleted
_FORGET: Final = b"delete from commits where at < server_time() - $1"
_ADD: Final = b"insert into commits (writer, number, at) values ($1, 0, server_time()) on conflict do nothing"
_NOTE: Final = b"""insert into commits (writer, number, at) values ($1, $2, server_time())
    on conflict (writer) do update set number = excluded.number, at = excluded.at returning number"""
_LAST: Final = b"select number from commits where writer = $1 for update nowait"


class LastCommit:
    """The row of one process.

    The server's own transaction ids would not do: after a crash it gives an id that had not reached its disk to another
    transaction, which may well be committed.
    """

    def __init__(self) -> None:
        self._writer, self._number, self._is_there = token_hex(8), 0, False

    def enter(self, raw: Raw) -> None:
        """Add the row before the first transaction: a missing row could not be waited for."""
        if not self._is_there:
            raw.execute(_FORGET, [LONG_GONE])
            raw.execute(_ADD, [self._writer])
            self._is_there = True

    def note(self, raw: Raw) -> Callable[[], int]:
        """Record in the open transaction that it is the newest; returns a function that awaits its number."""
        self._number += 1
        noted = raw.execute(_NOTE, [self._writer, self._number])
        return lambda: int((noted.fetchone() or (0,))[0])

    def is_stored(self, raw: Raw, number: int) -> bool | None:
        """Whether the transaction that noted this number was committed; None while the server still works on it."""
        try:
            found = raw.execute(_LAST, [self._writer]).fetchone()
            if found is None:  # somebody deleted the row: adding it waits for a transaction that is adding it, too
                raw.execute(_ADD, [self._writer])
                found = raw.execute(_LAST, [self._writer]).fetchone()
        except psycopg.errors.LockNotAvailable:
            return None
        return found is not None and found[0] == number
