"""The processes that serve a database together: a row each, a lease by the database's clock, and what they hold.

A process whose lease has run out is as good as gone: whoever notices it first deletes its row and frees what it held.
"""

from __future__ import annotations

import json
import os
import socket
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar, NamedTuple
from uuid import uuid4

from . import outbox
from .link import Connection
from .mapping import MappedRow, select
from .migrations import STEPS

SHOWN_AS = "ratskeller "  # and its name: how a server shows the connections of a process …
SHOWN = 63  # … up to so many bytes
LEASE = 15.0  # seconds from one heartbeat until a process counts as gone
MOST_AHEAD = 1.0  # seconds that the clocks of two machines may differ
FAR_AHEAD = 10.0  # seconds after which a process stops: its calls and timers would come wrong
# Started again in a container a process has number and host name of the one before, which may count as living yet.
_drawn = uuid4().hex[:8]


@dataclass(frozen=True, slots=True)
class ProcessRow(MappedRow):
    """A process that serves the database; times are the database's clock, in seconds since 1970.

    `lost`: whether a gateway hears less of Discord than it should. `cut_off_since`: since when it holds shards and is
    connected with none of them.
    """

    TABLE: ClassVar = "processes"
    KEY: ClassVar = ("id",)
    id: str
    name: str
    roles: str
    program: str
    knows: int
    began: float
    until: float
    lost: int = 0
    cut_off_since: float | None = None


class Unlike(NamedTuple):
    """A living process of another program: what it cannot read that we write, and what we cannot that it writes."""

    name: str
    ours: frozenset[str]
    theirs: frozenset[str]


class TakenForGone(Exception):
    """This process counts as gone: what it held is free, and it may take nothing before it entered anew."""


def own_sign() -> str:
    """What no other process has, on whichever machine: its number there, and some signs drawn."""
    return f"{os.getpid()}-{_drawn}"


def own_name() -> str:
    """How an operator finds this process, and the server its connections: its sign and its machine."""
    return f"{own_sign()} on {socket.gethostname()}"


def number_of(name: str) -> int:
    """The number that its machine gave the process of this name."""
    sign = name.partition(" on ")[0]
    return int(sign.partition("-")[0])


def is_here(name: str) -> bool:
    """Whether a process of this name is on this machine; the server cuts off the end of a long one."""
    machine = name.partition(" on ")[2]
    is_cut = len(f"{SHOWN_AS}{name}") >= SHOWN
    return socket.gethostname().startswith(machine) if is_cut else machine == socket.gethostname()


def enter(
    connection: Connection,
    id: str,
    name: str,
    roles: str,
    program: str,
    lease: float = LEASE,
    reads: Collection[str] | None = None,
) -> None:
    """Add a process to those that serve the database, and free what one held that was alone with it."""
    sql = """insert into processes (id, name, roles, program, knows, began, until, reads)
        select ?, ?, ?, ?, ?, now.at, now.at + ?, ? from (select server_time() as at) now"""
    told = None if reads is None else json.dumps(sorted(reads))
    connection.execute(sql, (id, name, roles, program, len(STEPS), lease, told))
    _free(connection)


def renew(connection: Connection, id: str, lease: float = LEASE, *, lost: bool = False, cut_off: bool = False) -> bool:
    """Begin a new lease. False if the process was taken for gone: then it holds nothing any more."""
    # A later time than now comes from a clock that was set back since.
    since = "case when cut_off_since <= server_time() then cut_off_since else server_time() end" if cut_off else "null"
    sql = f"update processes set until = server_time() + ?, lost = ?, cut_off_since = {since} where id = ?"
    return connection.execute(sql, (lease, int(lost), id)).rowcount > 0


def confirm(connection: Connection, id: str) -> None:
    """Keep a process from being taken for gone until this transaction ends. Raises `TakenForGone` where it was.

    Whoever takes something for a process asks this in the same transaction: what one holds that is not there, nobody
    would free.
    """
    if connection.execute("update processes set until = until where id = ?", (id,)).rowcount == 0:
        raise TakenForGone


def leave(connection: Connection, id: str) -> None:
    """Take a process away and free what it holds."""
    connection.execute("delete from processes where id = ?", (id,))
    _free(connection)


def forget_expired(connection: Connection) -> tuple[str, ...]:
    """Take away processes whose lease has run out, and free what they held; returns their names.

    Their connections end first: one that sleeps in the middle of a transaction may have locked what is to be freed.
    """
    gone = connection.execute("select id, name from processes where until < server_time()").fetchall()
    for id, name in gone:
        connection.execute("select end_connections(?)", (name,)).fetchone()
        connection.execute("delete from processes where id = ?", (id,))
    if gone:
        _free(connection)
    return tuple(name for _, name in gone)


def clamp(connection: Connection, lease: float) -> None:
    """Let each lease end as soon as one that begins now: a later end comes from a clock that was set back since."""
    latest = "update processes set until = server_time() + ?1 where until > server_time() + ?1"
    connection.execute(latest, (lease,))


def forget_all(connection: Connection) -> None:
    """Take away all that came before: whoever calls this is alone with the database."""
    connection.execute("delete from processes")
    _free(connection)


def living(connection: Connection) -> list[ProcessRow]:
    """The processes with a lease, the eldest first."""
    return select(connection, ProcessRow, "where until >= server_time() order by began, id")


def unlike(connection: Connection, reads: Collection[str]) -> tuple[Unlike, ...]:
    """The living processes that read more or less than this, the eldest first.

    Whoever does not say what it reads, as programs of before version 31 do not, counts as alike.
    """
    sql = "select name, reads from processes where until >= server_time() and reads is not null order by began, id"
    ours = frozenset(reads)
    there = [(name, frozenset(json.loads(told))) for name, told in connection.execute(sql).fetchall()]
    return tuple(Unlike(name, ours - theirs, theirs - ours) for name, theirs in there if theirs != ours)


def cut_off(connection: Connection, seconds: float) -> frozenset[str]:
    """The gateways that have been connected with none of their shards for so long."""
    sql = "select id from processes where cut_off_since <= server_time() - ?"
    return frozenset(id for (id,) in connection.execute(sql, (seconds,)).fetchall())


def ahead_of(connection: Connection) -> float:
    """By how many seconds this machine's clock is surely ahead of the database's; below 0: behind it."""
    before = time.time()
    there = float(connection.execute("select server_time()").fetchone()[0])
    return max(before - there, 0.0) or min(time.time() - there, 0.0)


def _free(connection: Connection) -> None:
    """Free what nobody holds who is there; what may have been sent already is known by its attempts."""
    orphaned = "holder is not null and holder not in (select id from processes)"
    connection.execute(f"update lanes set holder = null where {orphaned}")
    connection.execute(f"update shards set holder = null where {orphaned}")
    outbox.forget_empty(connection)
