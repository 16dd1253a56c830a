"""The tables of a database and their columns."""

from __future__ import annotations

import sqlite3

from .link import Connection

_SQLITE = """select t.name, c.name from sqlite_master t join pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'sqlite%' order by t.name, c.cid"""
_POSTGRESQL = """select table_name, column_name from information_schema.columns
    where table_schema = current_schema() order by table_name, ordinal_position"""


def columns_of(connection: Connection) -> dict[str, tuple[str, ...]]:
    """The columns of each table, in order; tables sorted by name."""
    columns: dict[str, tuple[str, ...]] = {}
    sql = _SQLITE if isinstance(connection, sqlite3.Connection) else _POSTGRESQL
    for table, column in connection.execute(sql).fetchall():
        columns[table] = (*columns.get(table, ()), column)
    return columns
