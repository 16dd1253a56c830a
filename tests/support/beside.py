"""Reads the bot's database next to the running bot, on either store."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from db import Answer, Server, Where
from db.postgres.link import numbered, speak_alike

PATIENCE = 60.0  # seconds until a server has noticed that a bot is gone
_BOTS = "from pg_stat_activity where datname = current_database() and application_name like 'ratskeller%'"


class Looking:
    """A connection to a server that reads what is committed; it has the interface of `db.Connection`."""

    def __init__(self, server: Server) -> None:
        self._raw = psycopg.connect(server.url, autocommit=True, prepare_threshold=None)
        speak_alike(self._raw)

    def execute(self, sql: str, params: Sequence[Any] = (), /) -> Answer:
        """Execute one statement, which is a transaction by itself."""
        return self._raw.execute(numbered(sql), params)

    def close(self) -> None:
        """Close the connection."""
        self._raw.close()


class Beside:
    """Reads a database that a bot has open."""

    def __init__(self, where: Where) -> None:
        self._where, self._looking = where, Looking(where) if isinstance(where, Server) else None

    def read(self, sql: str, *params: object) -> list[Any]:
        """Run a query, read-only: a killed process's write-ahead log is left for the next one to find."""
        if self._looking:
            return self._looking.execute(sql, params).fetchall()
        assert isinstance(self._where, Path)
        with closing(sqlite3.connect(f"{self._where.as_uri()}?mode=ro", uri=True, timeout=10)) as connection:
            return connection.execute(sql, params).fetchall()

    async def is_free(self) -> None:
        """Return once no bot has the database any more: a server notices a moment later that one was killed."""
        async with asyncio.timeout(PATIENCE):
            while self._looking and self.read(f"select pid {_BOTS}"):
                await asyncio.sleep(0.01)

    def cut(self) -> bool:
        """Cut the connections of the bot; False if there are none to cut."""
        return bool(self._looking and self.read(f"select pg_terminate_backend(pid) {_BOTS}"))

    def close(self) -> None:
        """Close the connection, if there is one."""
        if self._looking:
            self._looking.close()
