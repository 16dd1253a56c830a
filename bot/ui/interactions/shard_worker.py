"""Opens the shards that this process holds, closes those that it does not, and takes its share of the others'."""

from __future__ import annotations

from functools import partial

import structlog

from bot.clock import Clock
from bot.tables.workers.shard_leases import ShardLeases
from bot.tables.workers.worker import Worker

from .client import Client

LOG = structlog.get_logger(__name__)
EVERY, ALONE_EVERY = 1.0, 60.0  # seconds; alone it only opens again what was closed for too many starts


class ShardWorker(Worker):
    """Follows in the client what the database says about shards.

    A shard of a process that is gone is taken before it is opened. One of a process that goes on is opened before it
    is taken: for a moment both hear everything, so that nothing is missed, and what is done twice counts once. So is
    one of a process that is cut off from Discord: who cannot open it either does not take it.
    """

    NAME = "shards"
    HEEDS_COMMITS = False
    BACK_OFF = (1.0,)  # what this process holds no more must be closed, whether the database answers or not

    def __init__(self, client: Client, leases: ShardLeases, clock: Clock, every: float | None = None) -> None:
        super().__init__(clock)
        self._client, self._leases, self._every = client, leases, every or (EVERY if leases.is_shared else ALONE_EVERY)
        self._held = frozenset[int]()
        self._taking: set[int] = set()  # shards that another process still holds

    def is_cut_off(self) -> bool:
        """Whether this process holds shards, and is connected with none of them."""
        shards = self._held or self._client.opened - self._taking  # these, where the client still opens the first ones
        return bool(shards) and shards.isdisjoint(self._client.connected)

    async def round(self) -> float | None:
        """Compare, and open or close."""
        if self._client.is_ready():  # the first shards are opened by the client itself
            await self._follow()
        return self.clock.now() + self._every

    async def _follow(self) -> None:
        held = frozenset[int]()
        if self._leases.is_living:
            plan = await self._leases.plan()
            held = plan.held
            for shard in sorted(held - self._client.opened)[:1]:
                self.begin("opening", partial(self._open, shard))
            if plan.takeover:
                self.begin("taking", partial(self._take, *plan.takeover))
        self._held = held
        for shard in (self._client.opened | self._client.connected) - held - self._taking:
            LOG.info("a shard is another process's now", shard=shard)
            await self._client.close_shard(shard)

    async def _open(self, shard: int) -> None:
        if await self._client.open_shard(shard):
            LOG.info("a shard was opened", shard=shard)

    async def _take(self, shard: int, holder: str) -> None:
        self._taking.add(shard)
        try:
            if await self._client.open_shard(shard) and await self._leases.take_over(shard, holder):
                LOG.info("a shard was taken over", shard=shard)
        finally:
            self._taking.discard(shard)
