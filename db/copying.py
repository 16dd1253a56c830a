"""Copies all rows of a database into a new one, between stores of either kind, and verifies that they arrived."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, NamedTuple

from .catalogue import columns_of
from .errors import BadDatabase, DatabaseError, explained
from .link import Connection, Store, Work
from .lock import lock_file
from .migrations import STEPS
from .private import make_folder
from .sqlite_store import names_to_disk, open_file

CHUNK: Final = 500  # game tables whose rows are in memory at once
# Not copied: they describe the database itself or the processes that serve it.
LEFT_OUT: Final = ("meta", "moved", "processes", "shards", "identify", "identified", "quota", "commits")
FIRST: Final = ("tables", "cups")  # copied first, as others refer to them
# Columns that refer to rows of the same table: set once all its rows are there.
LATER: Final = {"tables": "rematch_of"}
KNOWN_WITHIN: Final = 60.0  # seconds to find out whether a source that went away was marked
NUMBERED: Final = "outbox"  # its next id is copied too, as ids are never reused
Check = Callable[[], None]  # raises to stop the copying


class Copied(NamedTuple):
    """How many rows each table has."""

    rows: dict[str, int]

    @property
    def total(self) -> int:
        """The number of rows in all tables."""
        return sum(self.rows.values())


class Differs(Exception):
    """What arrived is not what was sent; the message names the table."""


class MoveStopped(Exception):
    """The move was stopped before the source was marked: the target is empty, and the source is unchanged."""


class MarkUnknown(Exception):
    """Everything was copied, but it is not known whether the source was marked."""


def _go_on() -> None:
    """Never stop."""


def copy_all(source: Store, target: Store, check: Check = _go_on) -> Copied:
    """Copy everything into an empty database, in one transaction on each side."""
    return source.read(lambda here: target.write(partial(_copy, here, check=check)))


def verify(source: Store, target: Store, check: Check = _go_on) -> None:
    """Compare all rows of both databases. Raises `Differs`."""
    one, other = source.read(partial(digests, check=check)), target.read(partial(digests, check=check))
    for table, digest in one.items():
        if other.get(table) != digest:
            raise Differs(f"table {table} differs: {digest.rows} rows here, {_rows(other.get(table))} there")


def is_empty(connection: Connection) -> bool:
    """Whether nobody has used this database yet."""
    return not any(_one(connection, f"select count(*) from {table}") for table in ("tables", "people", "servers"))


def move_all(source: Store, target: Store, mark: Work[None], is_marked: Work[bool], check: Check = _go_on) -> Copied:
    """Copy everything into an empty database, verify that it arrived, and mark the source.

    `check` is called for each row and before the mark; if it raises, the target is empty again and the source unmarked.

    Raises `Differs` if the copy is wrong; the target is then empty again, and the source is not marked. Raises
    `MarkUnknown`, with everything in the target, if the source went away while it was being marked.
    """
    copied = copy_all(source, target, check)
    try:
        verify(source, target, check)
        check()
        _mark(source, mark, is_marked)
    except MarkUnknown:
        raise
    except BaseException:
        target.write(_clear)
        raise
    return copied


def _mark(source: Store, mark: Work[None], is_marked: Work[bool]) -> None:
    """Mark the source. Raises what `mark` raises only if the source is certainly not marked, else `MarkUnknown`."""
    try:
        source.write(mark)
    except DatabaseError as failed:
        if not _read_at_last(source, is_marked, failed):
            raise


def _read_at_last(source: Store, work: Work[bool], failed: DatabaseError) -> bool:
    until = monotonic() + KNOWN_WITHIN
    while True:
        try:
            return source.read(work)
        except DatabaseError:
            if monotonic() > until:
                raise MarkUnknown from failed
            sleep(0.5)


def _clear(connection: Connection) -> None:
    for table, _ in reversed(list(_tables(connection))):
        connection.execute(f"delete from {table}")


def copy_to_file(store: Store, target: Path) -> None:
    """Write all rows to a new SQLite file. Raises `BadDatabase`."""
    if target.exists():
        raise BadDatabase(target, "exists already; a backup never overwrites anything")
    half = target.with_name(target.name + ".part")
    try:
        make_folder(target.parent)
        half.unlink(missing_ok=True)
        copy = open_file(half, STEPS, alone=False)
        try:
            copy_all(store, copy)
            copy.fold()
        finally:
            copy.close()
        lock_file(half).unlink(missing_ok=True)
        half.rename(target)
        names_to_disk(target.parent)
    except (OSError, DatabaseError) as bad:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        raise BadDatabase(target, f"the backup could not be written: {explained(target, bad).problem}") from bad


class RowsDigest(NamedTuple):
    """How many rows a table has, and the sum of their hashes, which does not depend on their order."""

    rows: int
    hashes: int


def digests(connection: Connection, check: Check = _go_on) -> dict[str, RowsDigest]:
    """The digest of each table that is copied."""
    result = {}
    for table, columns in _tables(connection):
        rows = hashes = 0
        for row in _rows_of(connection, table, columns):
            check()
            rows, hashes = rows + 1, (hashes + _hash(row)) % 2**64
        result[table] = RowsDigest(rows, hashes)
    return result


def _hash(row: tuple[Any, ...]) -> int:
    return int.from_bytes(blake2b(repr(row).encode("utf-8", "surrogatepass"), digest_size=8).digest(), "big")


def _rows(digest: RowsDigest | None) -> int:
    return digest.rows if digest else 0


def _copy(here: Connection, there: Connection, check: Check) -> Copied:
    tables, counts = list(_tables(here)), {}
    _clear(there)  # a new database already has a bot player key
    for table, columns in tables:
        counts[table] = 0
        marks = ", ".join("?" * len(columns))
        put = f"insert into {table} ({', '.join(columns)}) values ({marks})"
        later = columns.index(LATER[table]) if table in LATER else None
        for row in _rows_of(here, table, columns):
            check()
            counts[table] += 1
            there.execute(put, row if later is None else (*row[:later], None, *row[later + 1 :]))
        if table in LATER:
            _set_later(here, there, table, LATER[table])
    _go_on_numbering(here, there)
    return Copied(counts)


def _set_later(here: Connection, there: Connection, table: str, column: str) -> None:
    pairs = here.execute(f"select {column}, code from {table} where {column} is not null").fetchall()
    for pair in pairs:
        there.execute(f"update {table} set {column} = ? where code = ?", pair)


def _tables(connection: Connection) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The tables that are copied, with their columns; first those that others refer to."""
    columns = columns_of(connection)
    for table in (*FIRST, *(table for table in columns if table not in (*FIRST, *LEFT_OUT))):
        yield table, columns[table]


def _rows_of(connection: Connection, table: str, columns: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    """All rows of an SQL table; those that belong to game tables are read for `CHUNK` game tables at a time."""
    listed = f"select {', '.join(columns)} from {table}"
    if "code" not in columns:
        yield from connection.execute(listed).fetchall()
        return
    codes = [code for (code,) in connection.execute("select code from tables order by code").fetchall()]
    bounds = ["", *codes[CHUNK::CHUNK]]
    for low, high in zip(bounds, [*bounds[1:], None], strict=True):
        if high is None:
            yield from connection.execute(f"{listed} where code >= ?", (low,)).fetchall()
        else:
            yield from connection.execute(f"{listed} where code >= ? and code < ?", (low, high)).fetchall()


# ------------------------------------------------------------------- ids that are never reused


def _go_on_numbering(here: Connection, there: Connection) -> None:
    last = _last_number(here)
    if isinstance(there, sqlite3.Connection):
        there.execute("delete from sqlite_sequence where name = ?", (NUMBERED,))
        there.execute("insert into sqlite_sequence (name, seq) values (?, ?)", (NUMBERED, last))
    else:
        there.execute(f"select setval(pg_get_serial_sequence('{NUMBERED}', 'id'), ?, false)", (last + 1,))


def _last_number(connection: Connection) -> int:
    if isinstance(connection, sqlite3.Connection):
        return _one(connection, "select coalesce(max(seq), 0) from sqlite_sequence where name = ?", NUMBERED)
    (sequence,) = connection.execute(f"select pg_get_serial_sequence('{NUMBERED}', 'id')").fetchone()
    return _one(connection, f"select case when is_called then last_value else last_value - 1 end from {sequence}")


def _one(connection: Connection, sql: str, *params: object) -> int:
    (n,) = connection.execute(sql, params).fetchone()
    return int(n)
