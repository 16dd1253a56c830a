"""A new database for a test: made by the migrations once in a process, and copied from then on."""

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
    """The path, at which there is a database from now on; one that is there already stays as it is.

    On PostgreSQL it is the database that stands for this path.
    """
    return postgres.database_for(path) if on_postgres else fresh_file(path)


def fresh_file(path: Path) -> Path:
    """The path, at which there is an SQLite file from now on; one that is there already stays as it is."""
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
