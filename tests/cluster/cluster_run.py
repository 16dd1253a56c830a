"""People press at a table of each game while processes of a cluster are killed, halted, stopped and replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from db import Server
from db.processes import number_of
from tests.crash.crash_run import PACE, CrashRun, Seating
from tests.crash.figures import Figures
from tests.crash.machine import storm
from tests.support.bot_process import ROOT, BotProcess

SHARDS = 4
CLUSTER = (("gateway",), ("gateway",), ("courier",), ("courier",), ("players",), ("players",))
PATIENCE = 120.0  # seconds; a process that starts on a busy machine needs most of them
STORM_OF = 5.0  # seconds
RELIED_ON = 0.75  # the part of a lease for which others rely on a process at least: its heart beats five times in one

SEATINGS = (
    Seating("tavern", "Ana", ("Dan",), 3),
    Seating("cellar", "Bea", ("Dan", "Émile"), 5, "notre_dame"),
    Seating("plague-night", "Chloé", ("Émile",), 2, "rattus"),
    Seating("riverside", "Dan", ("Ana",), 3, "hameln"),
)
ANOTHER_SERVER = ("riverside",)  # its channels


class Event(NamedTuple):
    """What befell one process, and how long it took until all it had held was free, or people were answered again."""

    what: str
    whom: str
    seconds: float


class ClusterRun(CrashRun):
    """One sandbox with several shards, one database, and processes that come and go; `lease` in seconds.

    The people of two servers play, so that a gateway that is gone leaves people of one of them without an answer.

    `older`: a checkout of an earlier version, which all of them run at first; whoever comes later runs this one, and
    with `back` the earlier one again after half of the events.
    """

    seatings = SEATINGS

    def __init__(
        self,
        folder: Path,
        seed: int,
        server: Server,
        lease: float,
        figures: Figures | None = None,
        *,
        pictures: bool = False,
        older: Path | None = None,
        back: bool = False,
    ) -> None:
        super().__init__(folder, seed, server, pictures=pictures, troubles=False, figures=figures)
        self.lease, self.events, self.bots = lease, list[Event](), list[BotProcess]()
        self._program = older.resolve() if older else ROOT
        self._back_to = self._program if back else None
        self.sandbox.world.shards = SHARDS
        another = self.sandbox.world.add_guild("Another server", self.sandbox.person("Dan").user)
        self.sandbox.world.join(another, self.sandbox.person("Ana").user)
        for name in ANOTHER_SERVER:
            self.sandbox.world.add_channel(another, name)

    async def pass_by(self, kills: int) -> Figures:
        """Play through so many events, then let everything arrive and all processes leave."""
        began = time.monotonic()
        await self.sandbox.start()
        try:
            async with asyncio.TaskGroup() as people:
                for seating in self.seatings:
                    self._seat(people, seating)
                self.bots += await asyncio.gather(*(self._started(roles) for roles in CLUSTER))
                self._up.set()
                await self._goes_on()
                await self._upgrade()
                for n in range(kills):
                    if self._back_to and n == kills // 2:
                        self._go_back(self._back_to)
                    await self._event(n)
                    await self._goes_on()
                self._over = True
            await self._settled()
            await asyncio.gather(*(bot.stop() for bot in self.bots))
        finally:
            for bot in self.bots:
                bot.kill()
            await self.sandbox.stop()
            self._count(time.monotonic() - began)
        return self.figures

    async def _started(self, roles: tuple[str, ...]) -> BotProcess:
        bot = BotProcess(
            self.sandbox,
            self.database,
            self.log,
            PACE,
            self.pictures,
            roles=roles,
            lease=self.lease,
            program=self._program,
        )
        await bot.load()
        assert await bot.go(), f"{roles} did not start"
        self.figures.starts += 1
        return bot

    async def _upgrade(self) -> None:
        """Bring the schema to this version beside processes of an earlier one; from now on this one is started."""
        if self._program == ROOT:
            return
        assert isinstance(self.database, Server)
        told = {**os.environ, "PYTHONPATH": str(ROOT), "RATSKELLER_DATABASE": self.database.url}
        migrating = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "migrate", env=told, cwd=self.log.parent, stdout=PIPE, stderr=STDOUT
        )
        said, _ = await migrating.communicate()
        assert migrating.returncode == 0, said.decode()
        self._program = ROOT
        await self._goes_on()

    def _go_back(self, older: Path) -> None:
        """From now on the earlier version is started, on the schema of this one."""
        self.demand_replaced()
        self._program = older

    @property
    def not_replaced(self) -> list[BotProcess]:
        """The processes that do not run the version that is started now."""
        return [bot for bot in self.bots if bot.program != self._program]

    def demand_replaced(self) -> None:
        """Raises `AssertionError` where a process runs another version yet."""
        assert not self.not_replaced, "too few events to replace every process of another version"

    async def _goes_on(self) -> None:
        """Return when people were answered again in every game; they must be, whatever befell the processes."""
        before = self.by_game
        async with asyncio.timeout(PATIENCE):
            while any(self.by_game[game] == answers for game, answers in before.items()):
                await asyncio.sleep(0.05)

    @property
    def by_game(self) -> dict[str, int]:
        """How many answers people were told were taken, by game."""
        games = {seating.channel: seating.game for seating in self.seatings}
        counted = dict.fromkeys(games.values(), 0)
        for presser in self.pressers:
            counted[games[presser.channel.name]] += len(presser.acknowledged)
        return counted

    # ------------------------------------------------------------------- what befalls them

    async def _event(self, n: int) -> None:
        """The kinds come in turn, so that a short run has all of them; which process it is comes by chance."""
        kinds: tuple[Callable[[BotProcess], Awaitable[None]], ...] = (
            self._killed,
            self._halted,
            self._replaced,
            self._cut,
            self._storm,
        )
        bot = self.chance.choice(self.not_replaced or self.bots)
        await kinds[n % len(kinds)](bot)

    async def _killed(self, bot: BotProcess) -> None:
        """SIGKILL; another one is started at once."""
        began = await self._relied_on(bot)
        bot.kill()
        await bot.gone()
        self.bots.remove(bot)
        self.figures.kills["at any moment"] += 1
        starting = asyncio.create_task(self._started(bot.roles))
        await self._taken_over("killed", bot, began)
        self.bots.append(await starting)

    async def _halted(self, bot: BotProcess) -> None:
        """SIGSTOP for longer than its lease, in the middle of whatever it does; then it wakes up, and goes on."""
        began = await self._relied_on(bot)
        os.kill(bot.pid, signal.SIGSTOP)
        try:
            await self._taken_over("halted", bot, began)
            await self._goes_on()
        finally:
            os.kill(bot.pid, signal.SIGCONT)
        self.figures.befell["a process was halted for longer than its lease"] += 1

    async def _replaced(self, bot: BotProcess) -> None:
        """A rolling upgrade: the new one comes first, then the old one leaves in good order."""
        self.bots.append(await self._started(bot.roles))
        began = time.monotonic()
        self.bots.remove(bot)
        await bot.stop()
        await self._gone(bot)
        self.events.append(Event("replaced", bot.roles[0], time.monotonic() - began))
        self.figures.befell["a process was replaced"] += 1

    async def _cut(self, bot: BotProcess) -> None:
        """The connections of all processes to the database break, in the middle of whatever they carry."""
        began = time.monotonic()
        self.beside.cut()
        await self._goes_on()
        self.events.append(Event("cut", "connections", time.monotonic() - began))
        self.figures.befell["all connections were cut"] += 1

    async def _storm(self, bot: BotProcess) -> None:
        """Discord refuses nearly all that any of them asks for."""
        began = time.monotonic()
        await storm(self.sandbox.limits, self.figures.befell, STORM_OF)
        await self._goes_on()
        self.events.append(Event("storm", "token", time.monotonic() - began))

    async def _relied_on(self, bot: BotProcess) -> float:
        """Return the moment soon after a heartbeat: all others count on this process for most of its lease yet."""
        async with asyncio.timeout(PATIENCE):
            while True:
                now = time.monotonic()
                if any(left >= RELIED_ON * self.lease for left in self._leases(bot)):
                    return now
                await asyncio.sleep(0.02)

    async def _taken_over(self, what: str, bot: BotProcess, began: float) -> None:
        """Return when the process, which left without a word, was taken for gone: as soon as its lease ended."""
        await self._gone(bot)
        event = Event(what, bot.roles[0], time.monotonic() - began)
        assert event.seconds >= RELIED_ON * self.lease, f"{event}: others did not wait for the end of its lease"
        self.events.append(event)

    async def _gone(self, bot: BotProcess) -> None:
        """Return when no process counts on this one any more: it has no lease, and holds nothing."""
        async with asyncio.timeout(PATIENCE):
            while self._leases(bot):
                await asyncio.sleep(0.02)

    def _leases(self, bot: BotProcess) -> list[float]:
        """How many seconds are left of its lease, below 0 where nobody has noticed that it ended; empty without one."""
        rows = self.beside.read("select name, until - server_time() from processes")
        return [left for name, left in rows if number_of(name) == bot.pid]

    def seconds(self, *what: str) -> list[float]:
        """How long it took each time that this befell a process."""
        return [event.seconds for event in self.events if event.what in what]

    def told(self) -> list[str]:
        """How long it took, by what happened to whom, and how many were answered."""
        by_kind: dict[str, list[float]] = {}
        for event in sorted(self.events):
            by_kind.setdefault(f"{event.whom} {event.what}", []).append(event.seconds)
        answers = ", ".join(f"{n} {game}" for game, n in self.by_game.items())
        took = [f"{what}: {len(all)}, mended after {min(all):.1f} to {max(all):.1f} s" for what, all in by_kind.items()]
        return [*took, f"answers acknowledged: {answers}", f"lease: {self.lease:.0f} s"]
