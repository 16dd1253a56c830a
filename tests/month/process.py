"""One process of the host: the service and its workers on a file, a client of Discord, and its sudden end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord

from bot.tables import BotPlayers, Courier, DueMessage, ExpiryWorker, Posted, PreparedAnswers, Tables, Timing
from bot.tables.values.delivery import FormRefused, Later, Never
from bot.tables.workers.reminding import ReminderWorker
from bot.tables.workers.worker import Worker
from bot.ui.delivery.dispatch import Delivery
from bot.ui.interactions.client import Client
from bot.ui.interactions.servers import Servers
from bot.ui.kit.illustrator import Illustrator
from bot.ui.screens.same import judged
from db import Database, DatabaseError, Where
from rules import GAMES

from .discord_in_memory import Discord, delivering
from .simulated import InlineThread, SimulatedClock, open_inline

Written = Callable[[Any], None]
Delivered = Callable[[DueMessage, Posted | Exception | None], None]


@dataclass
class Process:
    """The host between a start and its end; everything of the product but pictures and the gateway's wire."""

    database: Database
    thread: InlineThread
    tables: Tables
    client: Client
    servers: Servers
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @classmethod
    async def start(
        cls,
        where: Where,
        clock: SimulatedClock,
        world: Discord,
        draw: Callable[[int], bytes],
        written: Written,
        delivered: Delivered,
        died: Callable[[], None],
    ) -> Process:
        """Open the database and let the workers begin."""
        database, thread = open_inline(where, written, died)
        tables = Tables(database, clock, GAMES, timing=Timing(hand_in_lot=bytes(16)), program="month", draw=draw)
        await tables.begin()
        client = world.client()
        process = cls(database, thread, tables, client, Servers(client, tables))
        delivery = Delivery(client, tables, GAMES, clock, Illustrator())
        for worker in process._workers(clock, partial(_deliver, delivery, delivered)):
            process.begin(worker.run())
        process.begin(process._ready())
        return process

    def _workers(self, clock: SimulatedClock, deliver: Any) -> Iterator[Worker]:
        yield Courier(self.database, clock, self.tables, deliver)
        yield BotPlayers(self.database, clock, self.tables)
        yield ExpiryWorker(self.database, clock, self.tables)
        yield ReminderWorker(self.database, clock, self.tables)
        yield PreparedAnswers(self.database, clock, self.tables, partial(judged, GAMES))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run until it is done or the process ends."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _ready(self) -> None:
        """As the client does when it is connected."""
        await self.tables.uptime.discord_back()
        await self.servers.check()

    def kill(self) -> None:
        """From now on nothing is carried out any more."""
        self.thread.killed = True
        for task in tuple(self.tasks):
            task.cancel()

    async def bury(self) -> None:
        """After `kill`: wait for what is left, and close the database."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.sleep(0.1)
        with contextlib.suppress(Exception):
            self.thread.mortal.close()


async def _deliver(delivery: Delivery, delivered: Delivered, row: DueMessage) -> Posted | None:
    with delivering(row):
        try:
            posted = await delivery(row)
        except (Later, Never, FormRefused, discord.HTTPException, DatabaseError):
            raise  # what the courier is made for
        except Exception as fault:
            delivered(row, fault)
            raise
    delivered(row, posted)
    return posted
