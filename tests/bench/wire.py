"""(b) Press to answer: a durable move by a press, beside a bare ping of the same bot at the same server.

Real discord.py, real HTTP and WebSocket, a database on disk. Once with sandbox, people and bot in one process, once
with the bot in its own. Pings and moves take turns, so that whatever slows one slows the other.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import discord

from bot.app import hosting
from bot.clock import WallClock
from bot.config import Settings
from bot.sandbox import Clock, Handle, Person, Sandbox, first_world, point_at
from bot.tables import Pace
from bot.tables.courier import BREATH
from tests.support.bot_process import BotProcess, with_ping
from tests.support.presser import Presser, said

from .figures import Figure

MOVES, WARM_UP = 300, 30
AIM_P50, AIM_P99 = 8.0, 12.0
PACE = Pace(quiet=0.2, house=0.0, burst=0.0)
QUIET = 0.02  # seconds without a request: what the last move left to do is done


class Tavern:
    """Two people at one table after another, who move, and one of whom pings."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox, chance = sandbox, random.Random(1)
        self.channel = next(iter(sandbox.world.channels.values()))
        self.pressers = [Presser(sandbox.person(name), self.channel, chance) for name in ("Ana", "Dan")]

    async def measure(self) -> tuple[list[float], list[float]]:
        """Milliseconds of moves and of pings."""
        pings: list[float] = []
        code = await self._open()
        while len(pings) < WARM_UP + MOVES:
            moved = False
            for presser in self.pressers:
                await self._quiet()
                if await presser.answer(code):
                    moved = True
                    pings.append(await self._ping(presser.person))
            if not moved:
                code = await self._open()
        moves = [_ms(move.handle) for presser in self.pressers for move in presser.acknowledged]
        return moves[WARM_UP:], pings[WARM_UP:]

    async def _open(self) -> str:
        ana, dan = (presser.person for presser in self.pressers)
        opened = await ana.command(self.channel, "table open", game="rattus_cartus", seats=2).message()
        code = said(opened).partition("table ")[2].split()[0]
        await dan.command(self.channel, "table join", table=code).message()
        await ana.command(self.channel, "table start", table=code).message()
        return code

    async def _ping(self, person: Person) -> float:
        handle = person.command(self.channel, "ping")
        await handle.wait()
        return _ms(handle)

    async def _quiet(self) -> None:
        """The courier takes a breath, then delivers."""
        await asyncio.sleep(BREATH)
        before = -1
        while before != (before := len(self.sandbox.transcript.exchanges)):
            await asyncio.sleep(QUIET)


def _ms(handle: Handle) -> float:
    assert handle.interaction.answered_at is not None
    return (handle.interaction.answered_at - handle.interaction.created) * 1000


def figures() -> list[Figure]:
    """p50 and p99 of a move and of a ping, and the ratios."""
    found = []
    for where, measure in (("one process", _together), ("bot apart", _apart)):
        with TemporaryDirectory() as folder:
            moves, pings = asyncio.run(measure(Path(folder)))
        found += [
            Figure(f"a move, {where}, p50", median(moves), "ms", median(moves) / median(pings), "× ping", AIM_P50),
            Figure(f"a move, {where}, p99", _p99(moves), "ms", _p99(moves) / _p99(pings), "× ping", AIM_P99),
            Figure(f"a ping, {where}, p50", median(pings), "ms", _p99(pings), "ms p99"),
        ]
    return found


def _p99(values: Sequence[float]) -> float:
    return quantiles(values, n=100)[98]


async def _together(folder: Path) -> tuple[list[float], list[float]]:
    """Sandbox, people and bot share one event loop."""
    async with _sandbox() as sandbox:
        point_at(sandbox.address, discord.http.Route, discord.gateway.DiscordWebSocket)
        settings = Settings.model_construct(database=folder / "tables.db", editions=None, house_delay=0.0)
        async with hosting(settings, WallClock(), pace=PACE, ready_timeout=0.05) as host:
            serving = asyncio.create_task(with_ping(host).start(sandbox.token))
            while not host.is_ready():
                await asyncio.sleep(0.01)
            measured = await Tavern(sandbox).measure()
            await host.close()
            await serving
    return measured


async def _apart(folder: Path) -> tuple[list[float], list[float]]:
    """The bot has a process and an event loop of its own."""
    async with _sandbox() as sandbox:
        bot = BotProcess(sandbox, folder / "tables.db", folder / "bot.log", PACE)
        await bot.load()
        await bot.go()
        measured = await Tavern(sandbox).measure()
        await bot.stop()
    return measured


@asynccontextmanager
async def _sandbox() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(first_world(Clock()))
    await sandbox.start()
    try:
        yield sandbox
    finally:
        await sandbox.stop()
