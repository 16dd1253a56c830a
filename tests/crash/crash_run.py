"""A night at three tables: people press, bot players move, and the bot is killed at random moments.

Meanwhile the disk fills up, the clock is set, and Discord refuses nearly everything for a while.
"""

from __future__ import annotations

import asyncio
import fnmatch
import random
import time
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from discord.utils import snowflake_time

from bot.sandbox import Channel, NoAnswer, Sandbox
from bot.sandbox.interactions import ANSWER_WITHIN
from bot.sandbox.rest.messages import NONCE_HOLDS
from bot.sandbox.transcript import Exchange
from bot.tables import Timing
from bot.tables.values import LevelName
from db import Server, Where
from tests.support.beside import Beside
from tests.support.bot_process import BotProcess
from tests.support.disks import SmallDisk
from tests.support.presser import WAIT, Presser

from .figures import Figures
from .machine import DAY, Machine

PACE = Timing(quiet=0.2, bot_player=0.1, burst=0.1, sealed=0.1, fold=0.1, picture=0.1)
LIVES = 1.5  # seconds between start and kill at most, where nothing else is waited for
PATIENCE = 60.0
WAITS_FOR_ROOM = 10.0  # seconds: a start is refused or done in less
SILENT = (NoAnswer, TimeoutError)

# When the bot is killed: at any moment, while it starts, or as a request of it was carried out and not answered yet.
REQUESTS = {
    "as it sent a message": ("POST", "/channels/*/messages"),
    "as it edited a message": ("PATCH", "/channels/*/messages/*"),
    "as it answered a person": ("POST", "/interactions/*/callback"),
}
MOMENTS = ("at any moment", "at any moment", "while it started", *REQUESTS)


@dataclass(frozen=True)
class Seating:
    """Who opens a table of a game where, who joins, and how many seats there are; bot players take what is left."""

    channel: str
    opener: str
    others: tuple[str, ...]
    seats: int
    game: str = "rattus_cartus"


SEATINGS = (
    Seating("tavern", "Ana", ("Dan",), 3),
    Seating("cellar", "Bea", ("Dan", "Émile"), 5),
    Seating("plague-night", "Chloé", ("Émile",), 2),
)


class CrashRun:
    """One sandbox that lasts, one database, and one bot process after another, with or without `pictures`."""

    seatings: tuple[Seating, ...] = SEATINGS

    def __init__(
        self,
        folder: Path,
        seed: int,
        where: SmallDisk | Server | None,
        *,
        pictures: bool = False,
        troubles: bool = True,
        figures: Figures | None = None,
    ) -> None:
        """`troubles`: the disk fills up and the clock is set; on a server connections are cut instead.

        `figures`: where to count, for whoever wants to know what happened until it failed.
        """
        self.pictures, self.troubles = pictures, troubles
        disk = where if isinstance(where, SmallDisk) else None
        self.folder, self.figures, self.chance = folder, figures or Figures(seed), random.Random(seed)
        self.database: Where = where if isinstance(where, Server) else (disk.path if disk else folder) / "tables.db"
        self.beside, self.log = Beside(self.database), folder / "bot.log"
        self.sandbox = Sandbox()
        self.machine = Machine(disk, self.chance, self.figures.befell, self.beside, self.sandbox.limits)
        self.sandbox.gateway.starts.total = 1_000_000  # kills come faster than Discord lets a bot start
        self.sandbox.world.change_person(self.sandbox.person("Émile").user, dms_closed=True)  # rung in public instead
        self.sandbox.transcript.hooks.append(self._hear)
        self.nonces: defaultdict[str, Counter[str]] = defaultdict(Counter)  # how often which message was the answer
        self.beside_earlier = list[float]()  # seconds between two that stood beside each other
        self.pressers: list[Presser] = []
        self._up, self._over = asyncio.Event(), False
        self._bot: BotProcess | None = None
        self._next: asyncio.Task[BotProcess] | None = None
        self._killing: tuple[str, str, int] | None = None  # on which request, after how many such

    async def pass_by(self, kills: int) -> Figures:
        """Play through so many kills, then let everything arrive and the last bot leave."""
        began = time.monotonic()
        await self.sandbox.start()
        try:
            async with asyncio.TaskGroup() as people:
                for seating in self.seatings:
                    self._seat(people, seating)
                for _ in range(kills):
                    await self._life(self.chance.choice(MOMENTS))
                await self._last_life(kills)
            await self._settled()
            await self._stop()
        finally:
            await self.sandbox.stop()
            self._count(time.monotonic() - began)
        return self.figures

    # ------------------------------------------------------------------- the bot

    async def _life(self, moment: str) -> None:
        """One process from its start to its kill."""
        if self.machine.is_full:
            await self._start_on_a_full_disk()
        bot = await self._loaded()
        self.figures.kills[moment] += 1
        going = asyncio.create_task(bot.go())
        if moment == "while it started":
            await asyncio.sleep(self.chance.uniform(0.0, 0.4))
        elif await going:
            self._up.set()
            await self._until(bot, moment)
        self._up.clear()
        bot.kill()
        await going
        await bot.gone()
        await self.beside.is_free()
        self.sandbox.world.clock.advance(ANSWER_WITHIN)  # whoever waits for an answer need not wait any longer

    async def _start_on_a_full_disk(self) -> None:
        """Half of the time somebody clears it first; else the start is refused, and says why.

        Where there is room enough to open the file and none to take a shard, the bot waits for it.
        """
        if self.chance.random() < 0.5:
            return self.machine.make_room()
        bot = await self._loaded()
        going = asyncio.create_task(bot.go())
        done, _ = await asyncio.wait({going}, timeout=WAITS_FOR_ROOM)
        if not done:
            self.machine.make_room()
        if await going:  # what lay beside the file was room enough
            bot.kill()
            self.machine.make_room()
        else:
            self.machine.refused_a_start()
        await bot.gone()
        return None

    async def _until(self, bot: BotProcess, moment: str) -> None:
        """Wait for the moment, while this and that goes wrong."""
        if not self.troubles:
            return await self._moment(bot, moment)
        going_wrong = asyncio.create_task(self.machine.go_wrong(bot))
        try:
            await self._moment(bot, moment)
        finally:
            going_wrong.cancel()
            await asyncio.gather(going_wrong, return_exceptions=True)
        return None

    async def _moment(self, bot: BotProcess, moment: str) -> None:
        """Where it does not come in time, any moment will do."""
        if moment not in REQUESTS:
            return await asyncio.sleep(self.chance.uniform(0.05, LIVES))
        self._killing = (*REQUESTS[moment], self.chance.randrange(6))
        try:
            async with asyncio.timeout(2 * LIVES):
                await bot.gone()
        except TimeoutError:
            pass
        finally:
            self._killing = None
        return None

    async def _last_life(self, enough: int) -> None:
        """The process that is not killed: people go on until they have made enough moves in all, then rest."""
        self.machine.make_room()
        bot = await self._loaded(last=True)
        assert await bot.go()
        self._up.set()
        async with asyncio.timeout(PATIENCE):
            while sum(len(presser.acknowledged) for presser in self.pressers) < enough:
                await asyncio.sleep(0.1)
        self._over = True
        self.machine.put_right(bot)

    async def _loaded(self, *, last: bool = False) -> BotProcess:
        """A process that has imported everything; the one after it begins to do so at once."""
        self._bot = await (self._next or self._load())
        self._next = None if last else asyncio.create_task(self._load())
        self._bot.set_clock(self.machine.ahead)
        self.figures.starts += 1
        return self._bot

    async def _load(self) -> BotProcess:
        bot = BotProcess(self.sandbox, self.database, self.log, PACE, self.pictures)
        await bot.load()
        return bot

    async def _settled(self) -> None:
        """Return when nothing is due soon: no message, no move of a bot player. Late rings are further away.

        Nothing is due about a day ahead either: that would wait for a clock that was set back.
        """
        due = (
            "select code, kind, due from outbox union all select code, kind, due from timers where kind = 'bot_player'"
        )
        waiting = f"select * from ({due}) as waiting where due < ?1 or due > ?2"
        deadline = time.monotonic() + 3 * PATIENCE  # a message tried before may wait a minute for its next try
        while rows := self.beside.read(waiting, time.time() + PATIENCE, time.time() + DAY / 2):
            assert time.monotonic() < deadline, f"still due, at {time.time():.1f}: {[tuple(row) for row in rows]}"
            await asyncio.sleep(0.1)

    async def _stop(self) -> None:
        assert self._bot
        await self._bot.stop()

    def _hear(self, exchange: Exchange) -> None:
        """Note which message answers to which nonce; kill where this is the request that was waited for."""
        if nonce := exchange.body.get("nonce") if isinstance(exchange.body, dict) and exchange.status == 200 else None:
            self._note_send(self.nonces[nonce], exchange.answer["id"])
        if self._killing and self._bot:
            method, path, more = self._killing
            if exchange.method == method and fnmatch.fnmatchcase(exchange.path, path):
                self._killing = (method, path, more - 1)
                if more == 0:
                    self._bot.kill()
        self.sandbox.transcript.exchanges.clear()

    def _note_send(self, ids: Counter[str], id: str) -> None:
        """Note what came of a send under a nonce, and whether it stands beside an earlier one that is still there."""
        if id not in ids:
            self.beside_earlier += [seconds(one, id) for one in ids if self.sandbox.world.any_message(one)]
        ids[id] += 1

    # ------------------------------------------------------------------- the people

    def _seat(self, people: asyncio.TaskGroup, seating: Seating) -> None:
        channel = next(c for c in self.sandbox.world.channels.values() if c.name == seating.channel)
        people.create_task(self._keep_open(seating, channel))
        for name in (seating.opener, *seating.others):
            presser = Presser(self.sandbox.person(name), channel, random.Random(self.chance.random()))
            self.pressers.append(presser)
            people.create_task(self._play(seating, presser))

    async def _play(self, seating: Seating, presser: Presser) -> None:
        """Answer whatever is asked; where the bot is silent, open the panel anew when it is back."""
        while not self._over:
            await self._up.wait()
            code, status = self._table(seating)
            try:
                if status != "running" or not await presser.answer(code):
                    await asyncio.sleep(0.05)
            except SILENT:
                self.figures.silent += 1

    async def _keep_open(self, seating: Seating, channel: Channel) -> None:
        """Whenever no table runs there, do what is still missing for the next one."""
        while not self._over:
            await self._up.wait()
            code, status = self._table(seating)
            try:
                if status == "open":
                    await self._fill(seating, channel, code)
                elif status != "running":
                    fields = {"game": seating.game, "seats": seating.seats}
                    await self._type(seating.opener, channel, "table open", **fields)
                else:
                    await asyncio.sleep(0.2)
            except SILENT:
                self.figures.silent += 1

    async def _fill(self, seating: Seating, channel: Channel, code: str) -> None:
        for name in seating.others:
            await self._type(name, channel, "table join", table=code)
        level = self.chance.choice(get_args(LevelName))
        self.figures.filled[level] += 1
        await self._type(seating.opener, channel, "table fill", table=code, level=level)
        await self._type(seating.opener, channel, "table start", table=code)

    async def _type(self, name: str, channel: Channel, command: str, **options: object) -> None:
        await self.sandbox.person(name).command(channel, command, options).message(WAIT)

    def _table(self, seating: Seating) -> tuple[str, str]:
        """Code and status of the newest table of this opener: a look behind the curtain, never to choose a move."""
        opener = self.sandbox.person(seating.opener).user.id
        found = self.beside.read(
            "select code, status from tables where host = ? order by opened desc limit 1", int(opener)
        )
        return found[0] if found else ("", "none")

    # ------------------------------------------------------------------- the parts

    def _count(self, seconds: float) -> None:
        figures, sends = self.figures, self.nonces.values()
        figures.seconds = seconds
        figures.acknowledged = sum(len(presser.acknowledged) for presser in self.pressers)
        figures.messages = sum(len(ids) for ids in sends)
        figures.sent_again = sum(ids.total() - 1 for ids in sends)
        figures.doubles = sum(late <= NONCE_HOLDS for late in self.beside_earlier)
        figures.anew = len(self.beside_earlier) - figures.doubles


def seconds(earlier: str, later: str) -> float:
    """Seconds between the moments at which two messages came to exist."""
    return (snowflake_time(int(later)) - snowflake_time(int(earlier))).total_seconds()
