"""(b) Press to answer, beside a bare ping of the same bot at the same server.

Three presses: a durable move; a step of a plan, whose answer looks ahead; and a move until its board stands redrawn.
Real discord.py, real HTTP and WebSocket, a database on disk. Once with sandbox, people and bot in one process, once
with the bot in its own, and so once more with pictures: every answer then brings the hand. Pings and presses take
turns, so that whatever slows one slows the other.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import discord

from bot.clock import WallClock
from bot.config import Settings
from bot.hosting import DiscordOptions, PlayOptions, hosting
from bot.sandbox import Clock, Handle, Person, Sandbox, first_world, point_at
from bot.sandbox.render import walk
from bot.sandbox.transcript import Exchange
from bot.sandbox.wire import JsonObject
from bot.serving import serve_until_stopped
from bot.tables import Timing
from bot.tables.workers.courier import DEBOUNCE
from bot.ui.kit import ids
from bot.ui.kit.ids import read_id
from bot.ui.screens.plans import BACK
from tests.support.bot_process import BotProcess, with_ping
from tests.support.presser import Presser, offered, said

from .figures import Figure

MOVES, WARM_UP = 300, 30
AIM_P50, AIM_P99 = 8.0, 12.0
AIM_PREVIEW, AIM_PREVIEW_MS = 10.0, 20.0
PACE = Timing(quiet=0.2, bot_player=0.0, burst=0.0, sealed=0.0)
QUIET = 0.02  # seconds without a request: what the last move left to do is done


@dataclass(slots=True)
class Measured:
    """Milliseconds from the press, of everything after the warm-up."""

    pings: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    previews: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)  # until redrawn, without the debounce that the courier takes


class ServiceFixture:
    """Two people at one table after another, who move, and one of whom pings."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox, chance = sandbox, random.Random(1)
        self.channel = next(iter(sandbox.world.channels.values()))
        self.pressers = [Presser(sandbox.person(name), self.channel, chance) for name in ("Ana", "Dan")]
        self.measured, self._redrawn, self._requests = Measured(), dict[str, float](), 0
        sandbox.transcript.hooks.append(self._hear)

    async def measure(self) -> Measured:
        """Play until there are enough moves, once to get warm and once to measure."""
        for moves in (WARM_UP, MOVES):
            self.measured, code = Measured(), await self._open()
            while len(self.measured.moves) < moves:
                moved = [presser for presser in self.pressers if await self._turn(presser, code)]
                if not moved:
                    code = await self._open()
        return self.measured

    async def _turn(self, presser: Presser, code: str) -> bool:
        """Somebody looks ahead, moves and pings, if they are asked."""
        measured = self.measured
        await self._quiet()
        previews = [_ms(handle) async for handle in self._look_ahead(presser, code)]
        self._redrawn.clear()
        if not await presser.answer(code):
            return False
        move = presser.acknowledged[-1].handle
        await self._quiet()
        measured.pings.append(await self._ping(presser.person))
        measured.moves.append(_ms(move))
        measured.previews += previews
        if code in self._redrawn:
            measured.boards.append((self._redrawn[code] - move.interaction.created - DEBOUNCE) * 1000)
        return True

    async def _look_ahead(self, presser: Presser, code: str) -> AsyncIterator[Handle]:
        """Every step that a plan can begin with, each taken back."""
        panel = await presser.panel(code)
        for component, id in list(offered(panel, code)):
            if id.verb == ids.PLAY and id.choice == "enter":
                handle = presser.person.press(panel, component["custom_id"])
                ahead = await handle.message()
                back = next((each for each, other in offered(ahead, code) if other.what == BACK), None)
                if back is None:
                    return  # the panel was overtaken: its press opened the newest
                yield handle
                panel = await presser.person.press(ahead, back["custom_id"]).message()

    def _hear(self, exchange: Exchange) -> None:
        """A request came in; perhaps it sends or edits a board."""
        self._requests += 1
        if exchange.method in ("PATCH", "POST") and "/channels/" in exchange.path and isinstance(exchange.body, dict):
            code = next(_boards_in(exchange.body), "")
            self._redrawn.setdefault(code, self.sandbox.world.clock.now())

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
        """The courier takes a debounce, then delivers."""
        await asyncio.sleep(DEBOUNCE)
        before = -1
        while before != (before := self._requests):
            await asyncio.sleep(QUIET)


def _ms(handle: Handle) -> float:
    assert handle.interaction.answered_at is not None
    return (handle.interaction.answered_at - handle.interaction.created) * 1000


def _boards_in(body: JsonObject) -> Iterator[str]:
    """The tables whose board is in a message: *My hand* stands on boards only."""
    for component in walk(body.get("components")):
        id = read_id(component.get("custom_id", ""))
        if id is not None and id.verb == ids.HAND:
            yield id.table


def figures() -> list[Figure]:
    """p50 and p99 of each press and of a ping, and the ratios."""
    found = []
    for where, measure in (("one process", _together), ("bot apart", _apart)):
        with TemporaryDirectory() as folder:
            made = asyncio.run(measure(Path(folder)))
        ping, slow_ping = median(made.pings), _p99(made.pings)
        found += [
            Figure(f"a move, {where}, p50", median(made.moves), "ms", median(made.moves) / ping, "× ping", AIM_P50),
            Figure(f"a move, {where}, p99", _p99(made.moves), "ms", _p99(made.moves) / slow_ping, "× ping", AIM_P99),
            *_shown(f"a plan looked ahead, {where}", made.previews, ping),
            *_shown(f"a move and its board, {where}", made.boards, ping),
            Figure(f"a ping, {where}, p50", ping, "ms", slow_ping, "ms p99"),
        ]
    with TemporaryDirectory() as folder:
        made = asyncio.run(_apart(Path(folder), pictures=True))
    drawn = (("a move", made.moves), ("a plan looked ahead", made.previews))
    return found + [Figure(f"{what}, with pictures, p50", median(of), "ms", _p99(of), "ms p99") for what, of in drawn]


def _shown(what: str, found: Sequence[float], ping: float) -> list[Figure]:
    """The middle as a ratio to a ping, the slow end in milliseconds: both have an aim."""
    return [
        Figure(f"{what}, p50", median(found) / ping, "× ping", median(found), "ms", AIM_PREVIEW),
        Figure(f"{what}, p99", _p99(found), "ms", aim=AIM_PREVIEW_MS),
    ]


def _p99(values: Sequence[float]) -> float:
    return quantiles(values, n=100)[98]


async def _together(folder: Path) -> Measured:
    """Sandbox, people and bot share one event loop."""
    async with sandboxed() as sandbox:
        point_at(sandbox.address, discord.http.Route, discord.gateway.DiscordWebSocket)
        settings = Settings.model_construct(
            database=folder / "tables.db", editions=None, bot_player_delay=0.0, pictures=False
        )
        options, play = DiscordOptions(guild_ready_timeout=0.05), PlayOptions(timing=PACE)
        async with hosting(settings, WallClock(), discord=options, play=play) as host:
            asked = asyncio.Event()
            serving = asyncio.create_task(serve_until_stopped(with_ping(host).start(sandbox.token), asked))
            while not host.is_ready():
                await asyncio.sleep(0.01)
            measured = await ServiceFixture(sandbox).measure()
            asked.set()
            await serving
    return measured


async def _apart(folder: Path, *, pictures: bool = False) -> Measured:
    """The bot has a process and an event loop of its own."""
    async with sandboxed() as sandbox:
        bot = BotProcess(sandbox, folder / "tables.db", folder / "bot.log", PACE, pictures)
        await bot.load()
        await bot.go()
        measured = await ServiceFixture(sandbox).measure()
        await bot.stop()
    return measured


@asynccontextmanager
async def sandboxed() -> AsyncIterator[Sandbox]:
    """A sandbox that runs while the block does."""
    sandbox = Sandbox(first_world(Clock()))
    await sandbox.start()
    try:
        yield sandbox
    finally:
        await sandbox.stop()
