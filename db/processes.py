"""The processes that serve a database together: a row each, a lease by the database's clock, and what they hold.

A process whose lease has run out counts as gone: whoever notices it first deletes its row and frees what it held.
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
SHOWN = 63  # … truncated to this many bytes
LEASE = 15.0  # seconds from one heartbeat until a process counts as gone
MOST_AHEAD = 1.0  # seconds that the clocks of two machines may differ
FAR_AHEAD = 10.0  # seconds at which a process stops: its calls and timers would come at the wrong time
# A process restarted in a container has the id and host name of its predecessor, which may still count as living.
_random_part = uuid4().hex[:8]


@dataclass(frozen=True, slots=True)
class ProcessRow(MappedRow):
    """A process that serves the database; times are the database's clock, in seconds since 1970.

    `lost`: whether a gateway hears less of Discord than it should. `cut_off_since`: since when it has held shards and
    been connected with none of them.
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
    """A living process of another program version: what we write that it cannot read, and the other way round."""

    name: str
    ours: frozenset[str]
    theirs: frozenset[str]


class TakenForGone(Exception):
    """This process counts as gone: what it held is free, and it must `enter` again before it takes anything."""


def own_sign() -> str:
    """What identifies this process among those of all machines: its process id and random hex digits."""
    return f"{os.getpid()}-{_random_part}"


def own_name() -> str:
    """By which an operator finds this process, and the server its connections: its sign and its machine."""
    return f"{own_sign()} on {socket.gethostname()}"


def number_of(name: str) -> int:
    """The process id in the name of a process."""
    sign = name.partition(" on ")[0]
    return int(sign.partition("-")[0])


def is_here(name: str) -> bool:
    """Whether a process of this name is on this machine; the server truncates a long one."""
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
    """Add a process to those that serve the database, and free what one held that had it alone."""
    sql = """insert into processes (id, name, roles, program, knows, began, until, reads)
        select ?, ?, ?, ?, ?, now.at, now.at + ?, ? from (select server_time() as at) now"""
    listed = None if reads is None else json.dumps(sorted(reads))
    connection.execute(sql, (id, name, roles, program, len(STEPS), lease, listed))
    _free(connection)


def renew(connection: Connection, id: str, lease: float, *, lost: bool, cut_off: bool) -> bool:
    """Renew the lease. False if the process was considered gone: then it holds nothing any more."""
    # A time in the future comes from a clock that has been set back since.
    since = "case when cut_off_since <= server_time() then cut_off_since else server_time() end" if cut_off else "null"
    sql = f"update processes set until = server_time() + ?, lost = ?, cut_off_since = {since} where id = ?"
    return connection.execute(sql, (lease, int(lost), id)).rowcount > 0


def confirm(connection: Connection, id: str) -> None:
    """Keep a process from being considered gone until this transaction ends. Raises `TakenForGone` if it was already.

    Call this in each transaction that takes something for a process: nobody would free what a missing process holds.
    """
    if connection.execute("update processes set until = until where id = ?", (id,)).rowcount == 0:
        raise TakenForGone


def leave(connection: Connection, id: str) -> None:
    """Remove a process and free what it holds."""
    connection.execute("delete from processes where id = ?", (id,))
    _free(connection)


def forget_expired(connection: Connection) -> tuple[str, ...]:
    """Remove processes whose lease has run out, and free what they held; returns their names.

    Their connections are ended first: one stuck in a transaction may have locked what is to be freed.
    """
    gone = connection.execute("select id, name from processes where until < server_time()").fetchall()
    for id, name in gone:
        connection.execute("select end_connections(?)", (name,)).fetchone()
        connection.execute("delete from processes where id = ?", (id,))
    if gone:
        _free(connection)
    return tuple(name for _, name in gone)


def clamp(connection: Connection, lease: float) -> None:
    """Let no lease end later than one that begins now: a later end comes from a clock that has been set back since."""
    latest = "update processes set until = server_time() + ?1 where until > server_time() + ?1"
    connection.execute(latest, (lease,))


def forget_all(connection: Connection) -> None:
    """Remove all processes and free what they held; only for a caller that has the database alone."""
    connection.execute("delete from processes")
    _free(connection)


def living(connection: Connection) -> list[ProcessRow]:
    """The processes with a lease, the oldest first."""
    return select(connection, ProcessRow, "where until >= server_time() order by began, id")


def unlike(connection: Connection, reads: Collection[str]) -> tuple[Unlike, ...]:
    """The living processes that read more or less than this, the oldest first.

    A process that does not say what it reads (programs from before version 31) counts as alike.
    """
    sql = "select name, reads from processes where until >= server_time() and reads is not null order by began, id"
    ours = frozenset(reads)
    there = [(name, frozenset(json.loads(listed))) for name, listed in connection.execute(sql).fetchall()]
    return tuple(Unlike(name, ours - theirs, theirs - ours) for name, theirs in there if theirs != ours)


def cut_off(connection: Connection, seconds: float) -> frozenset[str]:
    """The ids of gateways that have been connected with none of their shards for this long."""
    sql = "select id from processes where cut_off_since <= server_time() - ?"
    return frozenset(id for (id,) in connection.execute(sql, (seconds,)).fetchall())


def ahead_of(connection: Connection) -> float:
    """By how many seconds at least this machine's clock is ahead of the database's; negative if it is behind."""
    before = time.time()
    there = float(connection.execute("select server_time()").fetchone()[0])
    return max(before - there, 0.0) or min(time.time() - there, 0.0)


def _free(connection: Connection) -> None:
    """Free what missing processes hold; its `attempts` still tell which message may have been sent already."""
    orphaned = "holder is not null and holder not in (select id from processes)"
    connection.execute(f"update lanes set holder = null where {orphaned}")
    connection.execute(f"update shards set holder = null where {orphaned}")
    outbox.forget_empty(connection)
