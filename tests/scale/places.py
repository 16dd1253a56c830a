"""Where the databases are: a file, or a database of its own on a PostgreSQL server, both gone afterwards."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit, urlunsplit

from db import Server, Where


@contextmanager
def place(server: str | None, tables: int) -> Iterator[str]:
    """The name of a database that does not exist yet: of a file, or on the server at this address."""
    if server is None:
        with TemporaryDirectory(prefix="scale-") as folder:
            yield str(Path(folder) / "tables.db")
        return
    name = f"scale_{os.getpid()}_{tables}"
    _on(server, f"create database {name} encoding 'UTF8' template template0")
    try:
        yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
    finally:
        _on(server, f"drop database {name} with (force)")


def where_of(named: str) -> Where:
    """What the name names."""
    return Server.named_by(named) or Path(named)


def settle(named: str) -> None:
    """What a server does by itself some minutes after so many rows have come."""
    if Server.named_by(named):
        _on(named, "vacuum analyze")


def compact(named: str) -> None:
    """Give back to the disk what rows that went have left."""
    if Server.named_by(named):
        _on(named, "vacuum full")
        return
    with closing(sqlite3.connect(named)) as connection:
        connection.execute("vacuum")
        connection.execute("pragma wal_checkpoint(truncate)")


def size(named: str) -> float:
    """Megabytes on the disk."""
    if Server.named_by(named):
        return float(str(_on(named, "select pg_database_size(current_database())"))) / 1e6
    return Path(named).stat().st_size / 1e6


def _on(server: str, sql: str) -> object:
    import psycopg  # needed where a server is named, alone

    with psycopg.connect(server, autocommit=True) as connection:
        answer = connection.execute(sql.encode())
        found = answer.fetchone() if answer.description else None
        return found[0] if found else None
