"""Which processes serve the database, and which part of their shared work belongs to this one."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Collection, Sequence
from functools import partial
from hashlib import blake2b
from time import CLOCK_BOOTTIME, clock_gettime
from typing import Final, Protocol
from uuid import uuid4

import structlog

from bot.clock import Clock
from db import Connection, Database, ProcessRow, processes

from .worker import Worker

LOG = structlog.get_logger(__name__)
BEATS_PER_LEASE: Final = 5  # heartbeats per lease
# A process starts nothing new once this share of a lease has passed without a successful heartbeat, so that it has
# stopped before another takes over.
TRUSTED_SHARE: Final = 0.8
AGREEING_BEATS: Final = 3  # heartbeats in a row that must agree before a difference between the clocks counts

Ids = tuple[str, ...]


class Member(Protocol):
    """This process, as one of those that serve the database."""

    @property
    def id(self) -> str:
        """The id under which it holds lanes and shards in the database; a new one after others took it for gone."""

    @property
    def is_living(self) -> bool:
        """Whether it may begin new work: its lease is still valid."""

    def is_still(self, id: str) -> bool:
        """Whether no other process can have taken over what this one claimed under this id.

        A process that was suspended may resume between two requests: what it then sends could repeat or overwrite what
        another one sent meanwhile.
        """

    def is_mine(self, name: str) -> bool:
        """Whether this process does the work of this name: a table's timers, or what one process does for all."""

    def confirm(self, connection: Connection, id: str) -> None:
        """Raise `TakenForGone` if this process may not claim anything under this id in this transaction."""

    @property
    def ahead(self) -> float:
        """Seconds by which this machine's clock is ahead of the database's, at least."""

    @property
    def workers(self) -> tuple[Worker, ...]:
        """What has to run so that others take this process for living."""

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call `listener` whenever processes come or go, or this one is registered anew."""

    def heed_gateway(self, hears_too_little: Callable[[], bool], is_cut_off: Callable[[], bool]) -> None:
        """Tell others whether its gateway misses events, and whether none of its shards is connected."""

    async def leave(self) -> None:
        """Release everything that it holds, at the end."""


class Alone:
    """The only process: it holds a lock on the database, and does all the work."""

    id, is_living, ahead = "alone", True, 0.0
    workers: tuple[Worker, ...] = ()

    def is_still(self, id: str) -> bool:
        """Always: there is no other process."""
        return True

    def is_mine(self, name: str) -> bool:
        """Always: no other process shares the work."""
        return True

    def confirm(self, connection: Connection, id: str) -> None:
        """Never raises: no other process can take this one for gone."""

    def on_change(self, listener: Callable[[], None]) -> None:
        """Never calls it: no process comes or goes."""

    def heed_gateway(self, hears_too_little: Callable[[], bool], is_cut_off: Callable[[], bool]) -> None:
        """Does nothing: there is nobody to tell."""

    async def leave(self) -> None:
        """Does nothing: the lock on the database ends with the process."""


ALONE: Final = Alone()


class Membership(Worker):
    """Registers this process with those that serve the database, and renews its lease until it stops.

    A process that finds another's lease expired releases what that one held. The work of the `players` role is
    divided by name among the living processes (rendezvous hashing), which needs no coordination; if two do the same
    work at the moment of a change, the second is refused by the key of the first.
    """

    NAME = "membership"
    HEEDS_COMMITS = False
    BACK_OFF = (1.0,)

    def __init__(
        self,
        database: Database,
        clock: Clock,
        name: str,
        program: str,
        roles: Collection[str],
        lease: float = processes.LEASE,
        reads: Collection[str] | None = None,
    ) -> None:
        super().__init__(clock)
        self._database, self._name, self._program, self._roles = database, name, program, tuple(roles)
        self._lease, self._reads = lease, reads
        self.hears_too_little: Callable[[], bool] = lambda: False  # whether its gateway misses events
        self.is_cut_off: Callable[[], bool] = lambda: False  # whether none of its shards is connected
        self.id = ""
        self.ahead = 0.0  # seconds by which this machine's clock is ahead of the database's, at least
        self._aheads = deque([0.0] * AGREEING_BEATS, AGREEING_BEATS)
        self._renewed = float("-inf")
        self._living: Ids = ()
        self._players: Ids = ()
        self._listeners: list[Callable[[], None]] = []

    @property
    def workers(self) -> tuple[Worker, ...]:
        """Itself: its rounds are the heartbeats."""
        return (self,)

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call `listener` whenever processes come or go, or this one is registered anew."""
        self._listeners.append(listener)

    def heed_gateway(self, hears_too_little: Callable[[], bool], is_cut_off: Callable[[], bool]) -> None:
        """Tell others with each heartbeat whether its gateway misses events, and whether no shard is connected."""
        self.hears_too_little, self.is_cut_off = hears_too_little, is_cut_off

    @property
    def is_living(self) -> bool:
        """Whether the last heartbeat is so recent that no other process can have taken over."""
        return _seconds() - self._renewed < TRUSTED_SHARE * self._lease

    def is_still(self, id: str) -> bool:
        """Whether the current lease is valid and still under this id."""
        return self.is_living and self.id == id

    def is_mine(self, name: str) -> bool:
        """Whether this process's hash with the name is the highest of all living `players`: rendezvous hashing."""
        return self.is_living and max(self._players, key=partial(_hash_with, name), default="") == self.id

    def confirm(self, connection: Connection, id: str) -> None:
        """Raise `TakenForGone` if others took this process for gone, for instance while it was suspended."""
        processes.confirm(connection, id)

    async def round(self) -> float | None:
        """Send one heartbeat; returns when the next one is due."""
        asked = _seconds()
        is_late = asked - self._renewed > self._lease
        there, gone = await self._database.write(partial(self._beat, id=self.id, is_late=is_late))
        self._know_the_time(await self._database.read(processes.ahead_of))
        for name in gone:
            LOG.warning("a process is gone, and what it held is free", process=name)
        if there is None and not self._stopping:
            there = await self._entered()
        if there is not None and not self._stopping:
            self._renewed = asked
            self._know(there)
        return self.clock.now() + self._lease / BEATS_PER_LEASE

    async def _entered(self) -> list[ProcessRow]:
        """Register under a new id: at startup, or after this process was taken for gone and what it held released."""
        if self.id:
            LOG.warning("this process was taken for gone, and enters anew")
        self.id, self._renewed = uuid4().hex, float("-inf")
        return await self._database.write(partial(self._enter, id=self.id))

    def _know(self, there: Sequence[ProcessRow]) -> None:
        """Record which processes are alive, and call the listeners if that changed."""
        before, self._living = self._living, tuple(row.id for row in there)
        self._players = tuple(row.id for row in there if "players" in json.loads(row.roles))
        if before != self._living:
            for listener in self._listeners:
                listener()

    def _know_the_time(self, ahead: float) -> None:
        """Record the minimum by which this machine's clock is off, and log when that first exceeds the limit."""
        self._aheads.append(ahead)
        before, self.ahead = self.ahead, min(self._aheads, key=abs)
        if abs(self.ahead) > processes.MOST_AHEAD >= abs(before):
            LOG.warning("this machine's clock is off the database server's", seconds=round(self.ahead, 1))

    async def leave(self) -> None:
        """Release everything at once. A heartbeat under way does not register anew."""
        self._stopping, self._renewed = True, float("-inf")
        await self._database.write(partial(processes.leave, id=self.id))

    def _beat(
        self, connection: Connection, id: str, *, is_late: bool
    ) -> tuple[list[ProcessRow] | None, tuple[str, ...]]:
        """The living processes, None if this one is not among them; and the names of those that are gone.

        A process that is late itself declares none gone yet: the database may have been unreachable for all of them.
        """
        is_there = processes.renew(connection, id, self._lease, lost=self.hears_too_little(), cut_off=self.is_cut_off())
        processes.clamp(connection, self._lease)
        gone = () if is_late else processes.forget_expired(connection)
        return processes.living(connection) if is_there else None, gone

    def _enter(self, connection: Connection, id: str) -> list[ProcessRow]:
        processes.enter(connection, id, self._name, json.dumps(self._roles), self._program, self._lease, self._reads)
        return processes.living(connection)


def _seconds() -> float:
    """Seconds of a monotonic clock that keeps running while the machine is suspended."""
    return clock_gettime(CLOCK_BOOTTIME)


def _hash_with(name: str, id: str) -> bytes:
    """The hash of a name and a process id, the same in every process."""
    return blake2b(f"{name} {id}".encode(), digest_size=8).digest()
