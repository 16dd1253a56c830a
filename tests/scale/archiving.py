"""What a table takes while it stands in the database, and once it is archived: how a host of many years stays small."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import NamedTuple

from db import Connection, Database, archive

from .build import BEGAN, multiply, play_some
from .places import compact, size, where_of

TABLES = 4_000
AT_A_TIME = 50  # tables that are archived in one transaction


class Archived(NamedTuple):
    """Of each table: kilobytes in the database while it stood there and once archived, and milliseconds to archive."""

    stood: float
    left: float
    took: float

    def line(self) -> str:
        """For people."""
        return (
            f"a table that has ended: {self.stood:.1f} kB, once archived {self.left:.2f} kB beside the file of its "
            f"record; {self.took:.2f} ms to archive"
        )


async def archiving(named: str, tables: int = TABLES) -> Archived:
    """End and archive so many tables of some moves in a database of this name."""
    empty = await _filled(named, 0)
    full = await _filled(named, tables)
    database = await Database.open(where_of(named))
    try:
        codes = await database.write(_end_all)
        began = perf_counter()
        for at in range(0, len(codes), AT_A_TIME):
            await database.write(partial(_archive, codes=codes[at : at + AT_A_TIME]))
        took = (perf_counter() - began) * 1000
    finally:
        await database.close()
    compact(named)
    return Archived((full - empty) / tables * 1000, (size(named) - empty) / tables * 1000, took / len(codes))


async def _filled(named: str, tables: int) -> float:
    """Megabytes of the database once it has so many tables more."""
    database = await Database.open(where_of(named))
    try:
        if tables:
            await multiply(database, await play_some(database), tables)
    finally:
        await database.close()
    compact(named)
    return size(named)


def _end_all(connection: Connection) -> list[str]:
    connection.execute("update tables set status = 'over', ended = ?", (BEGAN,))
    return [code for (code,) in connection.execute("select code from tables order by code")]


def _archive(connection: Connection, codes: Sequence[str]) -> None:
    for code in codes:
        archive.remove(connection, code, BEGAN, f"2026/{code}.json.gz")
