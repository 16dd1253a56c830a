"""Which Discord shards this process opens and when, coordinated with the other processes through the database."""

from __future__ import annotations

import asyncio
import json
import math
from collections import Counter
from collections.abc import Collection, Mapping, Set
from dataclasses import dataclass, replace
from functools import partial
from operator import itemgetter
from typing import Final

from bot.faults import RepeatedFaults
from db import Connection, Database, DatabaseError, processes, shards
from db.processes import TakenForGone
from db.shards import StartedTooOften

from .membership import ALONE, Member

__all__ = ["USUAL_PACE", "ShardLeases", "ShardPlan", "StartPace", "StartedTooOften"]

RETRY_AFTER: Final = 1.0  # seconds until the next try after a failure of the database
CUT_OFF: Final = 30.0  # seconds until others take the shards of a process none of whose shards is connected
STUCK: Final = 180.0  # seconds until any process may take them, as the one whose turn it was seems unable to


@dataclass(frozen=True, slots=True)
class StartPace:
    """How fast and how often sessions are started.

    Discord requires five seconds between two starts of a bucket, measured on arrival, and voids the token of a bot
    that starts a thousand sessions in a day.
    """

    spacing: float = 5.5  # seconds between two starts of a bucket
    most: int = 10  # starts of one shard per hour


USUAL_PACE: Final = StartPace()


@dataclass(frozen=True, slots=True)
class ShardPlan:
    """The shards that this process holds, and those that it is to take: free ones, or one of another process."""

    held: frozenset[int]
    free: frozenset[int] = frozenset()  # held by nobody, to be taken now
    takeover: tuple[int, str] | None = None  # a shard and its holder, which has too many or is cut off


@dataclass(frozen=True, slots=True)
class Gateways:
    """The processes that could hold shards. One is cut off while it holds shards and none of them is connected."""

    n: int  # how many there are, without those in `cut_off`, but at least 1
    is_connected: bool = True  # whether this process is not cut off
    connected: tuple[str, ...] = ()  # the ids of those that are not cut off, in the same order for every process
    cut_off: Set[str] = frozenset()  # the ids of those cut off for at least `CUT_OFF` seconds
    stuck: Set[str] = frozenset()  # the ids of those cut off for at least `STUCK` seconds


class ShardLeases:
    """The shards of this process: those of `only` if it is given, otherwise an equal share of all."""

    def __init__(
        self,
        database: Database,
        member: Member = ALONE,
        pace: StartPace = USUAL_PACE,
        only: Collection[int] | None = None,
    ) -> None:
        self._database, self._member, self._pace, self._only = database, member, pace, only
        self._buckets, self._faults = 1, RepeatedFaults()

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return self._member is not ALONE

    @property
    def is_living(self) -> bool:
        """Whether this process's lease is valid, so that it still holds its shards."""
        return self._member.is_living

    async def begin(self, recommended: int, buckets: int) -> tuple[int, ShardPlan]:
        """Agree on how many shards there are, and take the first ones.

        `recommended`: the number that Discord recommends; `buckets`: its `max_concurrency`, how many may start at once.
        """
        self._buckets = buckets

        def write(connection: Connection) -> tuple[int, ShardPlan]:
            return shards.agree(connection, recommended), self._claim(connection)

        while True:
            try:
                return await self._database.write(write)
            except TakenForGone:  # this process was suspended; its next heartbeat registers it anew
                await asyncio.sleep(RETRY_AFTER)

    async def plan(self) -> ShardPlan:
        """Take the free shards of this process's share; returns what it then holds, and a takeover if one is due."""
        plan = await self._database.read(lambda connection: self._look(connection, self._member.id))
        try:
            return await self._database.write(self._claim) if plan.free else plan
        except TakenForGone:
            return ShardPlan(frozenset())

    async def take_over(self, shard: int, before: str) -> bool:
        """Take a shard over from the process `before`. False if another was first, or it is no longer called for."""
        me = self._member.id

        def write(connection: Connection) -> bool:
            self._member.confirm(connection, me)
            gateways = self._gateways(connection, me)
            takeover = next_takeover(shards.holders(connection), me, gateways, self._only)
            is_open_here = gateways.is_connected and before in gateways.cut_off  # whichever process's turn it now is
            if not is_open_here and (takeover is None or takeover[1] != before):
                return False  # opening may take long: meanwhile the holder may be connected again
            return shards.take(connection, shard, me, before)

        try:
            return await self._database.write(write)
        except TakenForGone:
            return False

    def _claim(self, connection: Connection) -> ShardPlan:
        me = self._member.id
        self._member.confirm(connection, me)
        plan = self._look(connection, me)
        taken = {shard for shard in plan.free if shards.take(connection, shard, me, None)}
        return replace(plan, held=plan.held | taken, free=frozenset())

    def _look(self, connection: Connection, me: str) -> ShardPlan:
        return planned(shards.holders(connection), me, self._gateways(connection, me), self._only)

    def _gateways(self, connection: Connection, me: str) -> Gateways:
        rows = [row for row in processes.living(connection) if "gateway" in json.loads(row.roles)]
        cut_off = processes.cut_off(connection, CUT_OFF)
        is_cut_off = any(row.id == me and row.cut_off_since is not None for row in rows)
        working = [row for row in rows if row.id not in cut_off]
        return Gateways(
            n=max(1, len(working)),
            is_connected=not is_cut_off,
            connected=tuple(row.id for row in working if row.cut_off_since is None),
            cut_off=cut_off,
            stuck=processes.cut_off(connection, STUCK),
        )

    async def check(self, shard: int) -> None:
        """Raise `StartedTooOften` if a shard must not start now."""
        await self._database.read(partial(shards.check_starts, shard=shard, most=self._pace.most))

    async def turn(self, shard: int) -> None:
        """Wait until a shard may start; while the database fails, none does. Raises `StartedTooOften`."""
        take_turn = partial(
            shards.take_turn,
            shard=shard,
            bucket=shard % self._buckets,
            spacing=self._pace.spacing,
            most=self._pace.most,
        )
        while True:
            try:
                wait = await self._database.write(take_turn)
                self._faults.forget(str(shard))
            except DatabaseError as fault:
                self._faults.note(str(shard), "a shard cannot start while the database fails", fault, shard=shard)
                wait = RETRY_AFTER
            if not wait:
                return
            await asyncio.sleep(wait)


def planned(
    holders: Mapping[int, str | None], me: str, gateways: Gateways, only: Collection[int] | None = None
) -> ShardPlan:
    """What process `me` should do, given who holds each shard; `only`: the shards that it may hold at all.

    A process that is cut off takes none, so no shard changes hands while no process can reach Discord.
    """
    mine = frozenset(shard for shard, holder in holders.items() if holder == me)
    if not gateways.is_connected:
        return ShardPlan(mine)
    free = [shard for shard in sorted(holders) if holders[shard] is None and (only is None or shard in only)]
    most = len(holders) if only is not None else math.ceil(len(holders) / gateways.n)
    claimed = frozenset(free[: max(0, most - len(mine))])
    return ShardPlan(mine, claimed, None if claimed else next_takeover(holders, me, gateways, only))


def next_takeover(
    holders: Mapping[int, str | None], me: str, gateways: Gateways, only: Collection[int] | None = None
) -> tuple[int, str] | None:
    """The shard that this process should take over from another one, with its holder."""
    if not gateways.is_connected:
        return None
    lost = [(shard, at) for shard, at in sorted(holders.items()) if at is not None and at in gateways.cut_off]
    if only is not None:
        return next((given for given in lost if given[0] in only), None)
    if not lost:
        return _from_the_richest(holders, me, gateways.n)
    takers = _takers(holders, gateways)
    for shard, holder in lost:
        if holder in gateways.stuck or (takers and takers[shard % len(takers)] == me):
            return shard, holder
    return None


def _takers(holders: Mapping[int, str | None], gateways: Gateways) -> list[str]:
    """The connected processes with room for the shards of those that are cut off.

    The shards are divided among them so that no two open the same one: Discord counts the starts.
    """
    counts = Counter(holder for holder in holders.values() if holder is not None)
    return [each for each in gateways.connected if counts[each] < math.ceil(len(holders) / gateways.n)]


def _from_the_richest(holders: Mapping[int, str | None], me: str, gateways: int) -> tuple[int, str] | None:
    """A shard of the process that holds the most, with its holder, if this process has less than its share."""
    counts = Counter(holder for holder in holders.values() if holder is not None)
    share = len(holders) // gateways
    richest, most = max(sorted(counts.items()), key=itemgetter(1), default=("", 0))
    if counts[me] >= share or most <= share:
        return None
    return next((shard, richest) for shard, holder in sorted(holders.items()) if holder == richest)
