"""(c) A durable move on PostgreSQL, beside the very same statements in one pipeline: where a server is named.

`RATSKELLER_TEST_POSTGRES` names it; of a cluster that `.ci/postgres` starts the figures leave the disk out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

import psycopg

from db import Server
from db.postgres.link import numbered, speak_alike
from tests.support import postgres

from .commit import NotingDatabase, Statement, measured, p99
from .figures import Figure

AIM = 2.0


class RawPipeline:
    """Plain psycopg in a thread."""

    def __init__(self, server: Server) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._connection = psycopg.connect(server.url, autocommit=True, prepare_threshold=None)
        speak_alike(self._connection)

    async def run(self, statements: Sequence[Statement]) -> None:
        """One transaction in one hop, and one wait."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, statements)

    def _transaction(self, statements: Sequence[Statement]) -> None:
        with self._connection.pipeline():
            self._connection.execute(b"begin isolation level repeatable read")
            for sql, params in statements:
                self._connection.execute(numbered(sql), params)
            self._connection.execute(b"commit")

    def close(self) -> None:
        """End the thread and the connection."""
        self._thread.shutdown()
        self._connection.close()


def figures() -> list[Figure]:
    """p50 and p99 in microseconds, and the ratios; nothing without a server."""
    if not postgres.ADDRESS:
        return []
    try:
        pairs = asyncio.run(_measure())
    finally:
        postgres.give_back()
        postgres.drop_all()
    ours, raw = zip(*pairs, strict=True)
    ratio = median(one / other for one, other in pairs)
    return [
        Figure("a move on PostgreSQL, p50", median(ours), "µs", ratio, "× raw, in one pipeline", AIM),
        Figure("a move on PostgreSQL, p99", p99(ours), "µs", p99(ours) / p99(raw), "× raw, in one pipeline"),
        Figure("raw, in one pipeline, p50", median(raw), "µs", p99(raw), "µs p99"),
    ]


async def _measure() -> list[tuple[float, float]]:
    played, twin = (postgres.database_for(Path(name)) for name in ("played", "twin"))
    database = await NotingDatabase.open(played)
    return await measured(database, RawPipeline(twin))
