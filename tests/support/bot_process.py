"""The bot in a process of its own: the real host on a real database, pointed at a sandbox's address.

    bot = BotProcess(sandbox, folder / "tables.db", folder / "bot.log", Timing(quiet=0.2, bot_player=0.1, burst=0.1))
    await bot.load()     # a process that has imported everything and waits
    await bot.go()       # database open, logged in, ready
    bot.kill()           # SIGKILL, from anywhere
    await bot.gone()

A process that is told to `stop` ends as after Ctrl-C, and so does one whose parent ends.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from pathlib import Path

import discord
from discord import app_commands

from bot.app import at_discord
from bot.clock import WallClock
from bot.config import Settings
from bot.hosting import DiscordOptions, PlayOptions, hosting
from bot.logs import set_up_logging
from bot.outcome import CannotStart
from bot.sandbox import Sandbox, point_at
from bot.serving import serve_until_stopped
from bot.tables import Timing
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.lateness import Lateness
from db import Server, Where
from db.processes import LEASE
from tests.support.starts import AT_WILL

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds; a process needs some to import, and a minute if much else runs at the same time
LOOK = 0.2  # seconds between looks at the wall clock: a set clock is noticed while a test waits
LOADED, READY = b"loaded\n", b"ready\n"
GO, SET_CLOCK = "go\n", "clock "


@dataclass
class BotProcess:
    """One bot process at a sandbox that speaks plain HTTP; `program`: the checkout that it runs."""

    sandbox: Sandbox
    database: Where
    log: Path
    timing: Timing
    pictures: bool = False
    roles: tuple[str, ...] = ()
    lease: float = LEASE
    program: Path = ROOT
    _process: Process | None = None

    async def load(self) -> None:
        """Start the process and let it import what it needs; it does nothing else yet."""
        database = self.database.url if isinstance(self.database, Server) else str(self.database)
        args = [self.sandbox.address, database, str(self.timing.quiet), str(self.timing.bot_player)]
        args += ["--pictures"] if self.pictures else []
        args += ["--lease", str(self.lease), "--roles", *self.roles]
        environment = {**os.environ, "DISCORD_TOKEN": self.sandbox.token, "PYTHONPATH": str(self.program)}
        with self.log.open("ab") as log:  # in its folder a bot on a database server keeps its small files
            command, where = (sys.executable, "-m", __name__, *args), self.log.parent
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=log, env=environment, cwd=where
            )
        await self._said(LOADED)

    async def go(self) -> bool:
        """Open the database and log in; False if the process ended before it was ready: killed, or refused."""
        assert self._process and self._process.stdin
        self._process.stdin.write(GO.encode())
        return await self._said(READY)

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process
        return self._process.pid

    def set_clock(self, ahead: float) -> None:
        """Set its machine's clock this many seconds ahead from now on; possible before `go`, too."""
        assert self._process and self._process.stdin
        self._process.stdin.write(f"{SET_CLOCK}{ahead}\n".encode())

    def kill(self) -> None:
        """Send SIGKILL at once."""
        assert self._process
        if self._process.returncode is None:
            self._process.kill()

    async def gone(self) -> None:
        """Return once the process has ended."""
        assert self._process
        await self._process.wait()

    async def stop(self) -> None:
        """Let what is on its way arrive, then end."""
        assert self._process and self._process.stdin
        self._process.stdin.close()
        async with asyncio.timeout(PATIENCE):
            await self._process.wait()

    async def _said(self, word: bytes) -> bool:
        assert self._process and self._process.stdout
        async with asyncio.timeout(PATIENCE):
            line = await self._process.stdout.readline()
        assert line in (word, b""), line
        return line == word


def with_ping(host: BotClient) -> BotClient:
    """The host with a command that only answers: what an interaction costs without our code."""

    @app_commands.command(name="ping", description="pong")
    async def ping(interaction: discord.Interaction[BotClient]) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    host.tree.add_command(ping)
    return host


# ------------------------------------------------------------------- the process itself


class MachineClock:
    """The wall clock of a machine, ahead by as much as the parent says."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self._ahead

    def heed(self, line: str) -> bool:
        """Set the clock if the line says so; False for any other line."""
        if not line.startswith(SET_CLOCK):
            return False
        self._ahead = float(line.removeprefix(SET_CLOCK))
        return True


async def _serve(args: argparse.Namespace, timing: Timing, wall: MachineClock) -> None:
    point_at(args.address, discord.http.Route, discord.gateway.DiscordWebSocket)
    settings = Settings.model_construct(
        database=args.database,
        editions=None,
        bot_player_delay=timing.bot_player,
        pictures=args.pictures,
        roles=tuple(args.roles),
    )
    clock = WallClock(wall, LOOK)
    served = hosting(
        settings,
        clock,
        discord=DiscordOptions(guild_ready_timeout=0.05, lateness=Lateness(), starts=AT_WILL),
        play=PlayOptions(timing=timing),
        lease=args.lease,
    )
    async with served as host:
        asked = asyncio.Event()
        working = at_discord(with_ping(host), os.environ["DISCORD_TOKEN"], settings)
        serving = asyncio.create_task(serve_until_stopped(working, asked, reason_to_stop=host.process.reason_to_stop))
        while settings.has("gateway") and not host.is_ready():
            if serving.done():
                serving.result()  # why it could not log in
            await asyncio.sleep(0.005)
        _say(READY)
        while wall.heed(await asyncio.to_thread(sys.stdin.readline)):  # until told to stop, or the parent ends
            pass
        asked.set()
        await serving


def _say(word: bytes) -> None:
    sys.stdout.buffer.write(word)
    sys.stdout.flush()


def _main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("database", type=lambda named: Server.named_by(named) or Path(named))
    parser.add_argument("quiet", type=float)
    parser.add_argument("bot_player", type=float)
    parser.add_argument("--pictures", action="store_true")
    parser.add_argument("--lease", type=float)
    parser.add_argument("--roles", nargs="*")
    args = parser.parse_args()
    set_up_logging("INFO", "console")
    _say(LOADED)
    wall = MachineClock()
    while wall.heed(line := sys.stdin.readline()):
        pass
    if line == GO:
        wait = args.quiet
        timing = Timing(quiet=wait, bot_player=args.bot_player, burst=wait, sealed=wait, fold=wait, picture=wait)
        try:
            asyncio.run(_serve(args, timing, wall))
        except CannotStart as why:
            print(why, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(_main())
