"""A new database for a test: made by the migrations once per process, and copied from then on."""

from __future__ import annotations

import asyncio
import threading
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from db import Database, Where

from . import postgres

on_postgres = False  # whether the running test has its databases there (`tests/support/stores.py`)


def fresh(path: Path) -> Where:
    """Make sure that there is a database at this path, and return the path; an existing one stays as it is.

    On PostgreSQL, return the database that stands for this path.
    """
    return postgres.database_for(path) if on_postgres else fresh_file(path)


def fresh_file(path: Path) -> Path:
    """Make sure that there is an SQLite file at this path, and return the path; an existing one stays as it is."""
    if not path.exists():
        path.write_bytes(_template())
    return path


@cache
def _template() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "template.db"
        made = threading.Thread(target=asyncio.run, args=[_make(path)])  # a test may have a loop running in its own
        made.start()
        made.join()
        return path.read_bytes()


async def _make(path: Path) -> None:
    await (await Database.open(path)).close()
