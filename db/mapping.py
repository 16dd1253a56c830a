"""Maps frozen dataclasses to SQL rows and back: the fields are the table's columns."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence, Sized
from dataclasses import dataclass, fields
from functools import cached_property
from operator import attrgetter
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from .link import Answer, Connection


@dataclass(frozen=True, slots=True)
class MappedRow:
    """Base of all rows. `TABLE` names the table, `KEY` the columns that identify a row."""

    TABLE: ClassVar[str]
    KEY: ClassVar[tuple[str, ...]]
    NUMBERED: ClassVar[str] = ""  # the column, if any, that the database numbers itself


R = TypeVar("R", bound=MappedRow)
V = TypeVar("V")


class Statements(NamedTuple):
    """The SQL of one kind of row, generated once from its fields."""

    select: str
    insert: str
    upsert: str
    update: str
    row: str  # the placeholders of one row
    changed: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]


def marks(values: Sized) -> str:
    """SQL placeholders for these values."""
    return ", ".join("?" * len(values))


class Query(Generic[V]):
    """The rows of a statement that was sent; a server's answer is awaited on first access."""

    def __init__(self, found: Iterable[Sequence[Any]], made: Callable[..., V]) -> None:
        self._found, self._made = found, made

    @cached_property
    def rows(self) -> list[V]:
        """All rows."""
        return [self._made(*row) for row in self._found]


def query(connection: Connection, kind: type[R], rest: str = "", *params: object) -> Query[R]:
    """Request the rows that `rest` (where, order, limit) selects; later writes do not change them."""
    return query_sql(connection, kind, f"{statements_of(kind).select} {rest}", *params)


def query_sql(connection: Connection, made: Callable[..., V], sql: str, *params: object) -> Query[V]:
    """Request rows by any statement; `made` is called with the columns of each."""
    answer = connection.execute(sql, params)
    return Query(answer.fetchall() if isinstance(answer, sqlite3.Cursor) else answer, made)  # a file answers at once


def select(connection: Connection, kind: type[R], rest: str = "", *params: object) -> list[R]:
    """The rows that `rest` (where, order, limit) selects."""
    return query(connection, kind, rest, *params).rows


def select_one(connection: Connection, kind: type[R], rest: str, *params: object) -> R | None:
    """The first row that `rest` selects; None if there is none."""
    found = connection.execute(f"{statements_of(kind).select} {rest} limit 1", params).fetchone()
    return kind(*found) if found else None


def insert(connection: Connection, row: MappedRow) -> None:
    """Insert a new row; the transaction fails if its key is taken."""
    sql = statements_of(type(row))
    connection.execute(sql.insert, sql.values(row))


def insert_missing(connection: Connection, row: MappedRow) -> Answer:
    """Insert the row unless its key is taken; `rowcount` of the answer is 1 if it was inserted, else 0."""
    sql = statements_of(type(row))
    return connection.execute(f"{sql.insert} on conflict do nothing", sql.values(row))


def upsert(connection: Connection, row: MappedRow) -> None:
    """Insert the row, or replace the one with the same key."""
    sql = statements_of(type(row))
    connection.execute(sql.upsert, sql.values(row))


def upsert_all(connection: Connection, rows: Sequence[MappedRow]) -> None:
    """Insert rows of one kind, or replace those with the same keys, in one statement."""
    if rows:
        sql = statements_of(type(rows[0]))
        values = [value for row in rows for value in sql.values(row)]
        connection.execute(sql.upsert.replace(sql.row, ", ".join([sql.row] * len(rows)), 1), values)


def replace(connection: Connection, row: MappedRow, guard: str, expected: object) -> bool:
    """Replace the row with the same key if its column `guard` still has the expected value; returns whether it did."""
    sql = statements_of(type(row))
    changed = (getattr(row, name) for name in (*sql.changed, *row.KEY))
    return connection.execute(f"{sql.update} and {guard} = ?", (*changed, expected)).rowcount == 1


def delete(connection: Connection, kind: type[MappedRow], where: str, *params: object) -> None:
    """Delete the rows that `where` selects."""
    connection.execute(f"delete from {kind.TABLE} where {where}", params)


def statements_of(kind: type[MappedRow]) -> Statements:
    """The SQL of this kind of row."""
    known = _STATEMENTS.get(kind)
    if known is None:
        known = _STATEMENTS[kind] = _write(kind)
    return known


_STATEMENTS: dict[type[MappedRow], Statements] = {}


def _write(kind: type[MappedRow]) -> Statements:
    listed = ", ".join(f.name for f in fields(kind))
    names = tuple(f.name for f in fields(kind) if f.name != kind.NUMBERED)
    changed = tuple(name for name in names if name not in kind.KEY)
    row = f"({marks(names)})"
    insert = f"insert into {kind.TABLE} ({', '.join(names)}) values {row}"
    sets = ", ".join(f"{name} = excluded.{name}" for name in changed)
    upsert = f"{insert} on conflict ({', '.join(kind.KEY)}) do update set {sets}"
    key = " and ".join(f"{name} = ?" for name in kind.KEY)
    update = f"update {kind.TABLE} set {', '.join(f'{name} = ?' for name in changed)} where {key}"
    return Statements(f"select {listed} from {kind.TABLE}", insert, upsert, update, row, changed, attrgetter(*names))
