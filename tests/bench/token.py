"""Requests of a move that count against the token's 50 a second: everything but answers to presses.

Four people who read by private message, in lively play: the board is young, nobody else writes. Once every question
sounds and is answered within seconds; once they answer before it would; and once nobody moves before all is delivered
that a move leads to, which costs most.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import discord

from bot.clock import WallClock
from bot.config import Settings
from bot.hosting import DiscordOptions, PlayOptions, hosting
from bot.sandbox import Sandbox, point_at
from bot.sandbox.transcript import Exchange
from bot.serving import serve_until_stopped
from bot.tables import Timing
from tests.support.presser import Presser, said

from .figures import Figure
from .wire import sandboxed

MOVES = 40
AIM = 2.5
NAMES = ("Ana", "Bea", "Chloé", "Dan")
GAMES = ("rattus_cartus", "rattus", "notre_dame", "hameln")
PACES = {
    "each question sounds": Timing(quiet=0.0, bot_player=0.0, burst=0.0),
    "answered before the sound": Timing(bot_player=0.0, burst=0.0),
    "all delivered": Timing(quiet=0.0, bot_player=0.0, burst=0.0, sealed=0.0, fold=0.0, picture=0.0),
}
QUIET, QUIET_DRAWN = 0.15, 0.6  # seconds without a request: what the last move left to do is done
FREE = re.compile(r"^/(interactions|webhooks)/")  # these have limits of their own


@dataclass(slots=True)
class Counted:
    """The requests of the token since the start of the measured moves, by method, route and who reads the channel."""

    sandbox: Sandbox
    moves: int = 0
    requests: Counter[str] = field(default_factory=Counter)

    def hear(self, exchange: Exchange) -> None:
        """Count an exchange, unless it answers a press."""
        if not FREE.match(exchange.path):
            self.requests[f"{exchange.method} {self._route(exchange.path)}"] += 1

    def _route(self, path: str) -> str:
        found = re.match(r"/channels/(\d+)", path)
        channel = self.sandbox.world.channels.get(found[1]) if found else None
        where = "" if channel is None else ", private" if channel.recipient_id else ", public"
        return re.sub(r"\d+", "N", path) + where


async def measure(folder: Path, game: str, timing: Timing, *, pictures: bool) -> Counted:
    """Play a number of moves and count."""
    async with sandboxed() as sandbox:
        point_at(sandbox.address, discord.http.Route, discord.gateway.DiscordWebSocket)
        settings = Settings.model_construct(
            database=folder / "tables.db", editions=None, bot_player_delay=0.0, pictures=pictures, painters=0
        )
        options, play = DiscordOptions(guild_ready_timeout=0.05), PlayOptions(timing=timing)
        async with hosting(settings, WallClock(), discord=options, play=play) as host:
            asked = asyncio.Event()
            serving = asyncio.create_task(serve_until_stopped(host.start(sandbox.token), asked))
            while not host.is_ready():
                await asyncio.sleep(0.01)
            counted = await _played(sandbox, game, QUIET_DRAWN if pictures else QUIET)
            asked.set()
            await serving
    return counted


async def _played(sandbox: Sandbox, game: str, quiet: float) -> Counted:
    chance, channel = random.Random(1), next(iter(sandbox.world.channels.values()))
    pressers = [Presser(sandbox.person(name), channel, chance) for name in NAMES]
    heard = Counted(sandbox)
    sandbox.transcript.hooks.append(heard.hear)
    host, *others = (presser.person for presser in pressers)
    for person in (host, *others):
        await person.command(channel, "settings notices", where="dm").message()
    opened = await host.command(channel, "table open", game=game, seats=len(NAMES)).message()
    code = said(opened).partition("table ")[2].split()[0]
    for person in others:
        await person.command(channel, "table join", table=code).message()
    await host.command(channel, "table start", table=code).message()
    await _quiet(heard, quiet)
    heard.requests.clear()
    while heard.moves < MOVES:
        moved = 0
        for presser in pressers:
            if await presser.answer(code):
                moved += 1
                await _quiet(heard, quiet)
        heard.moves += moved
        if not moved:
            break
    return heard


async def _quiet(heard: Counted, quiet: float) -> None:
    """Wait until nothing was requested for so long."""
    before = -1
    while before != (before := heard.requests.total()):
        await asyncio.sleep(quiet)


def figures() -> Iterator[Figure]:
    """Requests a move of each game, and by what."""
    for pace in PACES:
        for pictures in (False, True):
            for game in GAMES:
                yield from _of(game, pace, pictures=pictures)


def _of(game: str, pace: str, *, pictures: bool) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        counted = asyncio.run(measure(Path(folder), game, PACES[pace], pictures=pictures))
    drawn = "pictures" if pictures else "text"
    yield Figure(f"{game}, {drawn}, {pace}", counted.requests.total() / counted.moves, "a move", aim=AIM)
    for route, n in counted.requests.most_common():
        yield Figure(f"    {route}", n / counted.moves, "a move")
