"""One bot at a time: a lock file next to the database, released by the kernel however the process ends."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from .errors import BadDatabase, InUse, explained
from .private import OWNER_ONLY


class Lock:
    """Held from creation until `release`, or until the process ends.

    The file stays except after `discard`. A lock on a file that another process removed locks nothing: it is retaken.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises `InUse`, or another `BadDatabase`."""
        self.path = lock_file(database)
        self._is_new = not self.path.exists()
        self._handle = self._taken(database)
        while not self._is_in_place():
            os.close(self._handle)
            self._handle = self._taken(database)
        self._sign()

    def _taken(self, database: Path) -> int:
        """Open and lock the file; returns its handle."""
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        except OSError as bad:
            raise explained(database, bad) from bad
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as held:
            holder = os.read(handle, 20).decode("ascii", "replace").strip()
            os.close(handle)
            raise InUse(database, holder) from held
        except OSError as bad:
            os.close(handle)
            raise explained(database, bad) from bad
        return handle

    def _is_in_place(self) -> bool:
        """Whether others that want the lock would open the same file."""
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self._handle))
        except FileNotFoundError:
            return False

    def _sign(self) -> None:
        """Write our process id for a process that finds the lock held; a full disk may prevent it."""
        with suppress(OSError):
            os.ftruncate(self._handle, 0)
            os.write(self._handle, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let another process take the lock."""
        os.close(self._handle)

    def discard(self) -> None:
        """Release the lock after the database could not be opened; deletes the lock file if we created it."""
        if self._is_new:
            with suppress(OSError):
                self.path.unlink()  # before the release: whoever has it open finds it gone, and makes a new one
        self.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, bad: BaseException | None, at: TracebackType | None) -> None:
        self.release()


def is_held(database: Path) -> bool | None:
    """Whether a bot serves this database now; None if that cannot be known."""
    if not lock_file(database).exists():
        return False
    try:
        Lock(database).release()
    except InUse:
        return True
    except BadDatabase:  # we may not open it
        return None
    return False


def lock_file(database: Path) -> Path:
    """The lock file of a database: next to the file itself, even if `database` is a symbolic link."""
    real = database.resolve()
    return real.with_name(real.name + ".lock")
