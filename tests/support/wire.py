"""A bot on the wire: the sandbox behind TLS, and a real discord.py client that finds Discord's hosts there.

    async with wired() as wire:
        bot = MyBot(**wire.client_options())            # any discord.Client; the library is not patched
        async with wire.running(bot):                   # logs in with wire.token and waits until it is ready
            ana, tavern = wire.person("Ana"), wire.channel("tavern")
            message = await ana.command(tavern, "table open", game="cartus").message()
            await ana.press(message, buttons(message)["Join"]).wait()
            assert "Ana sits down" in text_of(await ana.until_message(tavern, lambda m: "Ana" in text_of(m)))

`wire.sandbox` has the world, `faults`, `limits`, `gateway` (drop, reconnect, invalidate, duplicate_next) and the
`transcript` of all REST traffic. The clock stands still unless `advance`d, so that a slow machine never misses a
deadline: `wire.clock.advance(3)` makes one pass. A bot in another process can connect only if the sandbox speaks plain
HTTP: use `Sandbox().start()` and `point_at` there.

If the official description of the API lies next to the repository, every request and answer is checked against it, and
`wired` fails at its end if something did not fit. If a test fails the last exchanges are noted on its error.
"""

import asyncio
import contextlib
import functools
import socket
import ssl
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import trustme

from bot.sandbox import Channel, Clock, Delay, Delays, Person, Sandbox, World, first_world
from bot.sandbox.redirect import connector
from bot.sandbox.server import DISCORD
from bot.sandbox.transcript import Exchange

from . import openapi

PATIENCE = 60.0  # an end to what hangs: a busy machine stays far below
API = "https://discord.com/api/v10"
NOTED, KEPT = 12, 50_000

AS_DISCORD = Delay(0.15, 0.15), Delay(0.0, 0.12)  # seconds that a REST call takes; seconds by which an event is late


@functools.cache
def _authority() -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Return the TLS contexts of the server and of clients; the authority lives as long as the process."""
    authority = trustme.CA()
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(*DISCORD, "127.0.0.1").configure_cert(serving)
    trusting = ssl.create_default_context()
    authority.configure_trust(trusting)
    return serving, trusting


@dataclass(frozen=True)
class Wire:
    """A started sandbox and how a client gets to it."""

    sandbox: Sandbox

    @property
    def world(self) -> World:
        """Return the sandbox's world."""
        return self.sandbox.world

    @property
    def clock(self) -> Clock:
        """Return the sandbox's clock."""
        return self.sandbox.world.clock

    @property
    def token(self) -> str:
        """Return the bot token of this start."""
        return self.sandbox.token

    @property
    def port(self) -> int:
        """Return the port on loopback."""
        return int(self.sandbox.address.rpartition(":")[2])

    def connector(self) -> aiohttp.TCPConnector:
        """Return a fresh connector for one client."""
        return connector(self.port, _authority()[1])

    def client_options(self) -> dict[str, Any]:
        """Return the keyword arguments that connect a `discord.Client` here and make it ready at once."""
        return {"connector": self.connector(), "guild_ready_timeout": 0.05}

    def person(self, name: str) -> Person:
        """Return a person of the world by name."""
        return self.sandbox.person(name)

    def channel(self, name: str) -> Channel:
        """Return a channel of the world by name."""
        return next(channel for channel in self.world.channels.values() if channel.name == name)

    @contextlib.asynccontextmanager
    async def running(self, client: discord.Client) -> AsyncIterator[None]:
        """Run a client until the block ends; an error that ends the client early is raised."""
        task = asyncio.create_task(client.start(self.token))
        ready = asyncio.create_task(_ready(client))
        try:
            await asyncio.wait([task, ready], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                await task
            assert ready.done(), "the client was not ready in time"
            yield
        finally:
            ready.cancel()
            await client.close()
            await task

    def session(self, *, authorised: bool = True) -> aiohttp.ClientSession:
        """Return a session for raw requests, as the bot or as nobody."""
        headers = {"Authorization": f"Bot {self.token}"} if authorised else {}
        return aiohttp.ClientSession(connector=self.connector(), headers=headers)

    async def rest(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any]:
        """Send one raw REST request as the bot and return status and JSON; for what no client would send."""
        async with self.session() as session:
            options = options or ({} if body is None else {"json": body})
            async with session.request(method, f"{API}{path}", **options) as response:
                return response.status, await response.json() if response.status != 204 else None

    async def answered(self, method: str, ending: str) -> Exchange:
        """Return the latest exchange whose path has this ending, as soon as there is one."""
        async with asyncio.timeout(PATIENCE):
            while not (exchanges := self.sandbox.transcript.find(method, ending)):
                await asyncio.sleep(0.005)
        return exchanges[-1]


async def _ready(client: discord.Client) -> None:
    """Wait until the client is ready; before `start` its own `wait_until_ready` cannot be used."""
    while not client.is_ready():
        await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def wired(
    world: World | None = None, *, clock: Clock | None = None, check: bool = True, delays: Delays | None = None
) -> AsyncIterator[Wire]:
    """Start a sandbox with a standing clock behind TLS; without a world it gets `first_world`."""
    sandbox = Sandbox(world or first_world(clock or Clock(stopped=True)), delays=delays)
    sandbox.transcript.exchanges = deque(maxlen=KEPT)
    checker = openapi.checker() if check else None
    if checker is not None:
        sandbox.transcript.hooks.append(checker.hear)
    await sandbox.start(tls=_authority()[0])
    try:
        yield Wire(sandbox)
    except BaseException as error:
        error.add_note("last exchanges:\n" + "\n".join(map(str, list(sandbox.transcript.exchanges)[-NOTED:])))
        raise
    finally:
        await sandbox.stop()
    if checker is not None:
        assert not checker.problems, "\n".join(checker.problems)


def free_port() -> int:
    """Return a port of loopback that was free a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
