"""People press at three tables while processes of a cluster are killed, halted, stopped and replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, STDOUT
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from db import Server
from tests.crash.crash_run import PACE, PATIENCE, CrashRun
from tests.crash.figures import Figures
from tests.support.bot_process import ROOT, BotProcess

SHARDS = 4
CLUSTER = (("gateway",), ("gateway",), ("courier",), ("courier",), ("players",))
GOES_ON = 2  # answers that must be acknowledged between two events


class Event(NamedTuple):
    """What befell one process, and how long it took until all it had held was free, or people were answered again."""

    what: str
    seconds: float


class ClusterRun(CrashRun):
    """One sandbox with several shards, one database, and processes that come and go; `lease` in seconds.

    `older`: a checkout of an earlier version, which all of them run at first; whoever comes later runs this one.
    """

    def __init__(
        self,
        folder: Path,
        seed: int,
        server: Server,
        lease: float,
        figures: Figures | None = None,
        *,
        older: Path | None = None,
    ) -> None:
        super().__init__(folder, seed, server, troubles=False, figures=figures)
        self.lease, self.events, self.bots, self._program = lease, list[Event](), list[BotProcess](), older or ROOT
        self.sandbox.world.shards = SHARDS

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
            self.sandbox, self.database, self.log, PACE, roles=roles, lease=self.lease, program=self._program
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

    @property
    def older(self) -> list[BotProcess]:
        """The processes that still run the earlier version."""
        return [bot for bot in self.bots if bot.program != ROOT]

    async def _goes_on(self) -> None:
        """Return when people were answered again; they must be, whatever befell the processes."""
        before = self._acknowledged()
        async with asyncio.timeout(PATIENCE):
            while self._acknowledged() < before + GOES_ON:
                await asyncio.sleep(0.05)

    def _acknowledged(self) -> int:
        return sum(len(presser.acknowledged) for presser in self.pressers)

    # ------------------------------------------------------------------- what befalls them

    async def _event(self, n: int) -> None:
        """The kinds come in turn, so that a short run has all of them; which process it is comes by chance."""
        kinds: tuple[Callable[[BotProcess], Awaitable[None]], ...] = (
            self._killed,
            self._halted,
            self._replaced,
            self._cut,
        )
        bot = self.chance.choice(self.older or self.bots)
        await kinds[n % len(kinds)](bot)

    async def _killed(self, bot: BotProcess) -> None:
        """SIGKILL; another one is started at once."""
        began = time.monotonic()
        bot.kill()
        await bot.gone()
        self.bots.remove(bot)
        self.figures.kills["at any moment"] += 1
        starting = asyncio.create_task(self._started(bot.roles))
        await self._gone(bot.pid)
        self.events.append(Event(f"{bot.roles[0]} killed", time.monotonic() - began))
        self.bots.append(await starting)

    async def _halted(self, bot: BotProcess) -> None:
        """SIGSTOP for longer than its lease, in the middle of whatever it does; then it wakes up, and goes on."""
        began = time.monotonic()
        os.kill(bot.pid, signal.SIGSTOP)
        try:
            await self._gone(bot.pid)
            self.events.append(Event(f"{bot.roles[0]} halted", time.monotonic() - began))
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
        await self._gone(bot.pid)
        self.events.append(Event(f"{bot.roles[0]} replaced", time.monotonic() - began))
        self.figures.befell["a process was replaced"] += 1

    async def _cut(self, bot: BotProcess) -> None:
        """The connections of all processes to the database break, in the middle of whatever they carry."""
        began = time.monotonic()
        self.beside.cut()
        await self._goes_on()
        self.events.append(Event("connections cut", time.monotonic() - began))
        self.figures.befell["all connections were cut"] += 1

    async def _gone(self, pid: int) -> None:
        """Return when no process counts on this one any more: it has no lease, and holds nothing."""
        async with asyncio.timeout(PATIENCE):
            while self.beside.read("select 1 from processes where name like ?1", f"{pid} on %"):
                await asyncio.sleep(0.02)

    def told(self) -> list[str]:
        """How long it took, by what happened."""
        by_kind: dict[str, list[float]] = {}
        for event in self.events:
            by_kind.setdefault(event.what, []).append(event.seconds)
        counted = Counter(event.what for event in self.events)
        return [f"{what}: {counted[what]}, mended after at most {max(by_kind[what]):.1f} s" for what in sorted(by_kind)]
