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
    """Held from the moment it is made until `release`, or until the process is gone.

    The file stays: a lock on a file that another process removed would lock nothing.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises `InUse`, or another `BadDatabase`."""
        self.path = lock_file(database)
        try:
            self._handle = os.open(self.path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        except OSError as bad:
            raise explained(database, bad) from bad
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as held:
            holder = os.read(self._handle, 20).decode("ascii", "replace").strip()
            os.close(self._handle)
            raise InUse(database, holder) from held
        except OSError as bad:
            os.close(self._handle)
            raise explained(database, bad) from bad
        self._sign()

    def _sign(self) -> None:
        """Write our process id for a process that finds the lock held; a full disk may prevent it."""
        with suppress(OSError):
            os.ftruncate(self._handle, 0)
            os.write(self._handle, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let another process take the lock."""
        os.close(self._handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, bad: BaseException | None, at: TracebackType | None) -> None:
        self.release()


def is_held(database: Path) -> bool | None:
    """Whether a bot serves this database now; None where that cannot be known."""
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
