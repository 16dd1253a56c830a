"""A transaction on PostgreSQL: statements are sent at once, and only reading an answer waits for it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import Any

import psycopg
from psycopg.types.numeric import Int8Dumper

Raw = psycopg.Connection[tuple[Any, ...]]


class LazyAnswer:
    """The result of a statement, awaited on first access."""

    def __init__(self, cursor: psycopg.Cursor[Any], pipeline: psycopg.Pipeline) -> None:
        self._cursor, self._pipeline = cursor, pipeline

    @property
    def rowcount(self) -> int:
        """How many rows were inserted, changed or deleted."""
        self._pipeline.sync()
        return self._cursor.rowcount

    @property
    def description(self) -> Any:
        """The columns, each with its name first."""
        self._pipeline.sync()
        return self._cursor.description

    def fetchone(self) -> Any:
        """The next row; None after the last."""
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        return self._cursor.fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cursor.fetchall())


class PipelineLink:
    """Sends statements down a pipeline, one after the other, without waiting for each."""

    def __init__(self, raw: Raw, pipeline: psycopg.Pipeline) -> None:
        self._raw, self._pipeline = raw, pipeline

    def execute(self, sql: str, params: Sequence[Any] = (), /) -> LazyAnswer:
        """Send one statement. Its errors are raised when an answer is next awaited."""
        return LazyAnswer(self._raw.execute(numbered(sql), params), self._pipeline)


@lru_cache(maxsize=1000)
def numbered(sql: str) -> bytes:
    """A statement with its parameters written as PostgreSQL does: `?` and `?2` become `$1` and `$2`."""
    numbers = count(1)
    return re.sub(r"\?(\d*)", lambda mark: f"${mark[1] or next(numbers)}", sql).encode()


class _Whole(Int8Dumper):
    """Sends integers and booleans as one type, whatever their size."""

    def dump(self, obj: int) -> bytes:
        return b"%d" % obj


def speak_alike(raw: Raw) -> None:
    """Make a connection send values as SQLite stores them."""
    raw.cursor_factory = psycopg.RawCursor
    raw.adapters.register_dumper(int, _Whole)
    raw.adapters.register_dumper(bool, _Whole)
