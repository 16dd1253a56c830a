"""Which of Discord's shards this process opens, and when it may: agreed upon in the database with all that share it."""

from __future__ import annotations

import asyncio
import json
import math
import sqlite3
from collections import Counter
from collections.abc import Collection, Mapping, Set
from dataclasses import dataclass, replace
from functools import partial
from operator import itemgetter
from typing import Final

from bot.faults import log_fault
from db import Connection, Database, processes, shards
from db.processes import TakenForGone
from db.shards import StartedTooOften

from .membership import ALONE, Member

__all__ = ["USUAL_PACE", "ShardLeases", "ShardPlan", "StartPace", "StartedTooOften"]

AGAIN: Final = 1.0  # seconds until a database that failed is asked again
CUT_OFF: Final = 30.0  # seconds until others take the shards of a process that is connected with none of them
STUCK: Final = 180.0  # seconds until anybody takes those, as who should have taken them cannot, it seems


@dataclass(frozen=True, slots=True)
class StartPace:
    """How fast and how often sessions are started.

    Discord wants five seconds between two of a bucket, measured where they arrive, and voids the token of a bot that
    starts a thousand in a day.
    """

    spacing: float = 5.5  # seconds
    most: int = 10  # starts of a shard within an hour


USUAL_PACE: Final = StartPace()


@dataclass(frozen=True, slots=True)
class ShardPlan:
    """The shards that this process holds, and those that it is to take: of nobody, or of another process.

    That is one which has too many, or has been without Discord for long.
    """

    held: frozenset[int]
    free: frozenset[int] = frozenset()  # to take now, as nobody holds them
    surplus: tuple[int, str] | None = None  # and who holds it


@dataclass(frozen=True, slots=True)
class Gateways:
    """Who could hold shards: how many processes in all, without those that have been cut off from Discord for long.

    `is_heard`: whether this process holds no shards, or is connected with some of them; `heard`: for which that is so,
    in one order for all.
    `stuck`: those of `cut_off` that have been so for so long that anybody takes their shards.
    """

    n: int
    cut_off: Set[str] = frozenset()
    is_heard: bool = True
    heard: tuple[str, ...] = ()
    stuck: Set[str] = frozenset()


class ShardLeases:
    """The shards of this process. `only`: it takes none but these; else it takes an equal share."""

    def __init__(
        self,
        database: Database,
        member: Member = ALONE,
        pace: StartPace = USUAL_PACE,
        only: Collection[int] | None = None,
    ) -> None:
        self._database, self._member, self._pace, self._only = database, member, pace, only
        self._buckets = 1

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return self._member is not ALONE

    @property
    def is_living(self) -> bool:
        """Whether others rely on it that this process holds what it held."""
        return self._member.is_living

    async def begin(self, recommended: int, buckets: int) -> tuple[int, ShardPlan]:
        """Agree on how many shards there are, and take the first ones. `recommended`, `buckets`: by Discord."""
        self._buckets = buckets

        def write(connection: Connection) -> tuple[int, ShardPlan]:
            return shards.agree(connection, recommended), self._claim(connection)

        while True:
            try:
                return await self._database.write(write)
            except TakenForGone:  # it slept; its next heartbeat enters it anew
                await asyncio.sleep(AGAIN)

    async def plan(self) -> ShardPlan:
        """Take what is free of this process's share, and return what it holds."""
        plan = await self._database.read(lambda connection: self._look(connection, self._member.id))
        try:
            return await self._database.write(self._claim) if plan.free else plan
        except TakenForGone:
            return ShardPlan(frozenset())

    async def take_over(self, shard: int, before: str) -> bool:
        """Hold a shard in place of the process that held it. False where somebody else was first, or it needs none."""
        me = self._member.id

        def write(connection: Connection) -> bool:
            self._member.confirm(connection, me)
            gateways = self._gateways(connection, me)
            given = next_given(shards.holders(connection), me, gateways, self._only)
            is_given = gateways.is_heard and before in gateways.cut_off  # whose turn it was, this one is open
            if not is_given and (given is None or given[1] != before):
                return False  # opening may take long: that one may be connected again
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
            cut_off=cut_off,
            is_heard=not is_cut_off,
            heard=tuple(row.id for row in working if row.cut_off_since is None),
            stuck=processes.cut_off(connection, STUCK),
        )

    async def check(self, shard: int) -> None:
        """Raise `StartedTooOften` where a shard must not start now."""
        await self._database.read(partial(shards.check_starts, shard=shard, most=self._pace.most))

    async def turn(self, shard: int) -> None:
        """Wait until a shard may start; where the database fails nobody starts. Raises `StartedTooOften`."""
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
            except sqlite3.Error as fault:
                log_fault("a shard cannot start while the database fails", fault, shard=shard)
                wait = AGAIN
            if not wait:
                return
            await asyncio.sleep(wait)


def planned(
    holders: Mapping[int, str | None], me: str, gateways: Gateways, only: Collection[int] | None = None
) -> ShardPlan:
    """What a process does about the shards, by who holds each; `only`: which it may hold at all.

    One that is cut off itself takes none: while Discord is away from all, nothing moves.
    """
    mine = frozenset(shard for shard, holder in holders.items() if holder == me)
    if not gateways.is_heard:
        return ShardPlan(mine)
    free = [shard for shard in sorted(holders) if holders[shard] is None and (only is None or shard in only)]
    most = len(holders) if only is not None else math.ceil(len(holders) / gateways.n)
    claimed = frozenset(free[: max(0, most - len(mine))])
    return ShardPlan(mine, claimed, None if claimed else next_given(holders, me, gateways, only))


def next_given(
    holders: Mapping[int, str | None], me: str, gateways: Gateways, only: Collection[int] | None = None
) -> tuple[int, str] | None:
    """A shard that this process is to take of another one, with its holder."""
    if not gateways.is_heard:
        return None
    lost = [(shard, at) for shard, at in sorted(holders.items()) if at is not None and at in gateways.cut_off]
    if only is not None:
        return next((given for given in lost if given[0] in only), None)
    if not lost:
        return _surplus(holders, me, gateways.n)
    takers = _takers(holders, gateways)
    for shard, holder in lost:
        if holder in gateways.stuck or (takers and takers[shard % len(takers)] == me):
            return shard, holder
    return None


def _takers(holders: Mapping[int, str | None], gateways: Gateways) -> list[str]:
    """Who has room for shards of those that are cut off. Each opens its own ones, as Discord counts the starts."""
    counts = Counter(holder for holder in holders.values() if holder is not None)
    return [each for each in gateways.heard if counts[each] < math.ceil(len(holders) / gateways.n)]


def _surplus(holders: Mapping[int, str | None], me: str, gateways: int) -> tuple[int, str] | None:
    """A shard of whoever holds the most, with its holder, where this process has less than its share."""
    counts = Counter(holder for holder in holders.values() if holder is not None)
    share = len(holders) // gateways
    richest, most = max(sorted(counts.items()), key=itemgetter(1), default=("", 0))
    if counts[me] >= share or most <= share:
        return None
    return next((shard, richest) for shard, holder in sorted(holders.items()) if holder == richest)
