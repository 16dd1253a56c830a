"""One run: the sandbox and its people in this process, the bot in another, and one rate after the other."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.sandbox import Sandbox
from bot.sandbox.limits import EXEMPT
from bot.sandbox.transcript import Exchange
from db import Database
from tests.scale.places import where_of
from tests.support.beside import Beside

from .boards import Line, Look, late
from .machine import cpu_of
from .people import Heard, People
from .step import Step
from .world import Seated, empty_sandbox, people_of, seat_all

SETTLED = 600.0  # seconds at most, until all is delivered that the first moves made due
QUIET = 12.0  # seconds after a step: what is put off by ten seconds has come by then
LOOKS_EVERY = 0.25  # seconds between looks at which board stands
REST, WHILE = 0.1, 5.0  # seconds of processor time within so many: less is nothing to do

_BOARDS = "select code, max(line) from messages where kind in ('board', 'end') and person = 0 group by code"
_LINES = "select code, line, at, events = '[]' from log where at > ? and action is not null"
_DUE = "select count(*) from outbox where due <= ?"


@dataclass
class Wire:
    """What the bot has sent since a moment: requests that count against the token, and bytes of all."""

    requests: int = 0
    sent: int = 0

    def hear(self, exchange: Exchange) -> None:
        """Count an exchange."""
        self.requests += not exchange.path.startswith(EXEMPT)
        self.sent += exchange.size


@dataclass
class Run:
    """A bot at its sandbox."""

    sandbox: Sandbox
    bot: Process
    beside: Beside
    people: People
    wire: Wire

    async def step(self, rate: float, seconds: float) -> Step:
        """Let people move at this rate for a while, and see what comes of it."""
        heard, looks, began = Heard(), list[Look](), time.time()
        self.wire.requests = self.wire.sent = 0
        cpu, own, over = cpu_of(self.bot.pid), time.process_time(), self.sandbox.limits.over_limit
        looking = asyncio.create_task(self._look(looks))
        await self.people.move_about(rate, seconds, heard)
        moved = time.time() - began
        await asyncio.sleep(QUIET)
        await self._delivered(QUIET)
        looking.cancel()
        lines = [Line(*found) for found in self.beside.read(_LINES, began)]
        return Step(
            asked=rate,
            seconds=moved,
            moves=heard.moves,
            answers=heard.answers,
            late=late(lines, looks),
            sealed=sum(line.is_sealed for line in lines),
            silent=heard.silent,
            idle=heard.idle,
            cpu=cpu_of(self.bot.pid) - cpu,
            people_cpu=time.process_time() - own,
            requests=self.wire.requests,
            sent=self.wire.sent,
            over_limit=self.sandbox.limits.over_limit - over,
        )

    async def _look(self, looks: list[Look]) -> None:
        while True:
            looks.append(Look(time.time(), dict(self.beside.read(_BOARDS))))
            await asyncio.sleep(LOOKS_EVERY)

    async def settle(self) -> None:
        """Return when what the first moves made due is delivered, and the bot rests."""
        await self._delivered(SETTLED)
        async with asyncio.timeout(SETTLED):
            used = -REST
            while (now := cpu_of(self.bot.pid)) - used >= REST:
                used = now
                await asyncio.sleep(WHILE)

    async def _delivered(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while self.beside.read(_DUE, time.time())[0][0] and time.monotonic() < until:
            await asyncio.sleep(LOOKS_EVERY)


@asynccontextmanager
async def running(named: str, tables: int, drawn: str) -> AsyncIterator[Run]:
    """A bot with so many tables that has nothing left to do."""
    sandbox, wire = empty_sandbox(tables), Wire()
    await sandbox.start()
    try:
        database = await Database.open(where_of(named))
        try:
            seated: list[Seated] = await seat_all(sandbox, database)
        finally:
            await database.close()
        sandbox.transcript.hooks.append(wire.hear)
        beside = Beside(where_of(named))
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.load.bot", sandbox.address, named, drawn),
            env={**os.environ, "DISCORD_TOKEN": sandbox.token},
        )
        try:
            async with asyncio.timeout(SETTLED):
                while not sandbox.world.commands:
                    await asyncio.sleep(LOOKS_EVERY)
            run = Run(sandbox, bot, beside, People(seated, people_of(sandbox), beside, random.Random(1)), wire)
            await run.settle()
            yield run
        finally:
            bot.send_signal(signal.SIGTERM)
            await bot.wait()
            beside.close()
    finally:
        await sandbox.stop()
