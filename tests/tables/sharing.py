"""What the tests of several processes need: processes that share a database, their leases, and messages in lanes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from bot.clock import WallClock
from bot.tables import DueMessage
from bot.tables.workers.courier import Deliver
from bot.tables.workers.membership import Membership
from db import Database, DueRow, outbox
from db.server import Server


@asynccontextmanager
async def sharing(
    server: Server,
    name: str = "a process",
    roles: tuple[str, ...] = ("courier", "players"),
    lease: float = 3600.0,
    reads: Collection[str] | None = None,
) -> AsyncIterator[tuple[Database, Membership]]:
    """A process that has entered, without its heart beating."""
    database = await Database.open(server, shared=True)
    member = Membership(database, WallClock(), name, "program", roles, lease, reads)
    try:
        await member.round()
        yield database, member
    finally:
        await database.close()


async def lease_ends(database: Database, member: Membership) -> None:
    """The process is as good as gone."""
    sql = "update processes set until = server_time() - 1 where id = ?"
    await database.write(lambda connection: connection.execute(sql, (member.id,)))


async def is_held(database: Database, lane: str) -> str | None:
    """Who holds a lane."""
    sql = "select holder from lanes where lane = ?"
    found: str | None = (await database.read(lambda connection: connection.execute(sql, (lane,)).fetchone()))[0]
    return found


def collecting(sent: list[DueMessage]) -> Deliver:
    """What delivers each message into a list."""

    async def deliver(row: DueMessage) -> None:
        sent.append(row)

    return deliver


def a_message(code: str = "AAAA", kind: str = "board") -> DueRow:
    return DueRow(code, kind, 0, "", "{}", 1.0, sound=0, nonce="n")


async def put(database: Database, row: DueRow) -> None:
    """Make a message due."""
    await database.write(lambda connection: outbox.put(connection, row, refresh=False))
