"""A disk without room, as far as this process goes."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def full_disk(database: Path) -> Iterator[None]:
    """Files may not grow beyond what this database's log of writes has reached: every commit fails on the way there.

    Good for small databases only: after a thousand pages SQLite begins to use its log again from the start.
    """
    size = database.with_name(f"{database.name}-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
