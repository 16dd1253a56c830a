"""Throw-away databases on the PostgreSQL server that `RATSKELLER_TEST_POSTGRES` names (`.ci/postgres` starts one)."""

from __future__ import annotations

import asyncio
import os
import threading
from collections import deque
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg

from db import Database, Server

ADDRESS = os.environ.get("RATSKELLER_TEST_POSTGRES", "")
WHY_NOT = "no PostgreSQL server: RATSKELLER_TEST_POSTGRES is not set (tests/README.md)"
# Databases are emptied for the next test: creating one takes a hundred times as long.
_EMPTY = """do $$ declare named text; begin
    perform pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid();
    for named in select tablename from pg_tables
        where schemaname = 'public' and tablename not in ('meta', 'tables', 'cups')
    loop execute 'delete from ' || named; end loop;
    delete from tables;
    delete from cups;
    insert into bot_player_key values (lower(hex(randomblob(32))));
end $$"""

_names = (f"t{os.getpid()}_{n}" for n in count())
_used: dict[Path, str] = {}  # those of the running test, by the path that they stand for
_free: deque[str] = deque()
_spoilt: set[str] = set()


def database_for(path: Path) -> Server:
    """The database that stands for a file of this path: empty when first asked for, with the newest schema."""
    if path not in _used:
        _used[path] = _free.popleft() if _free else _migrated(next(_names))
    return on_server(_used[path])


def bare_for(path: Path, options: str = "") -> Server:
    """The database that stands for this path, without any SQL table when first asked for."""
    if path not in _used:
        _used[path] = next(_names)
        _spoilt.add(_used[path])
        _admin(f"create database {_used[path]} template template0 {options}")
    return on_server(_used[path])


def on_server(name: str, user: str | None = None) -> Server:
    """A database on the tests' server."""
    where = urlsplit(ADDRESS)
    netloc = where.netloc if user is None else f"{user}@{where.netloc.rpartition('@')[2]}"
    return Server(urlunsplit(where._replace(path=f"/{name}", netloc=netloc)))


def connect(server: Server) -> psycopg.Connection[tuple[object, ...]]:
    """A connection in addition to the bot's."""
    return psycopg.connect(server.url, autocommit=True)


def give_back() -> None:
    """After a test: empty the databases that it used, for the next one."""
    while _used:
        _, name = _used.popitem()
        if name in _spoilt:
            _admin(f"drop database if exists {name} with (force)")
        else:
            with connect(on_server(name)) as server:
                server.execute(_EMPTY)
            _free.append(name)


def drop_all() -> None:
    """Drop all databases, at the end of the process."""
    while _free:
        _admin(f"drop database if exists {_free.pop()} with (force)")


def _migrated(name: str) -> str:
    _admin(f"create database {name} template template0")
    made = threading.Thread(target=asyncio.run, args=[_make(on_server(name))])  # a test may have a loop running
    made.start()
    made.join()
    return name


async def _make(server: Server) -> None:
    await (await Database.open(server)).close()


def _admin(sql: str) -> None:
    with psycopg.connect(ADDRESS, autocommit=True) as server:
        server.execute(sql.encode())
