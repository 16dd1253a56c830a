"""A full disk, as far as this process can see."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def full_disk(database: Path) -> Iterator[None]:
    """Let no file grow beyond the present size of this database's write-ahead log, so that every commit fails.

    For small databases only: after a thousand pages SQLite reuses its log from the start.
    """
    size = database.with_name(f"{database.name}-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
