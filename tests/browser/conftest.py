"""A sandbox with its page in a real Chromium: `open_page("Ana")` is a window of Ana's, and nothing may go wrong in it.

The tests of the page use the fixture `demo`, a small bot of their own; a test of the product uses `ratskeller`.
Chromium is started once for all of them, so they share its event loop; each window has a context of its own.
"""

import contextlib
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import urlencode

import discord
import discord.gateway
import discord.http
import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect

from bot.clock import WallClock
from bot.config import Settings
from bot.hosting import DiscordOptions, PlayOptions, hosting
from bot.sandbox import Channel, Clock, Sandbox, first_world, point_at
from bot.tables.values.timing import Timing
from bot.tables.workers.bot_players import by_lot
from bot.ui.interactions.bot_client import BotClient
from tests.support.chance import DEALS
from tests.support.fresh_database import fresh

from .demo_bot import DemoBot

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP, PHONE = (1280, 800), (400, 800)
PATIENCE_MS = 10_000
LOOP: Final = "session"


class OpenPage(Protocol):
    """Opens a window of its own for a person, at a channel."""

    def __call__(
        self, person: str, channel: str = "tavern", *, size: tuple[int, int] = DESKTOP, dark: bool = False
    ) -> Awaitable[Page]: ...


Connect = Callable[[discord.Client], contextlib.AbstractAsyncContextManager[None]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests of this folder in the loop that Chromium is started in."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.asyncio(loop_scope=LOOP), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope=LOOP)
async def started_chromium() -> AsyncIterator[Browser]:
    """The machine's own Chromium."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not found:
        pytest.skip("no Chromium here: install it, or name one in the environment variable CHROMIUM")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope=LOOP)
async def chromium(started_chromium: Browser) -> AsyncIterator[Browser]:
    """Chromium without a window, and without one again after the test."""
    yield started_chromium
    for context in started_chromium.contexts:
        await context.close()


@pytest_asyncio.fixture(loop_scope=LOOP)
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox as `make run` starts it, over plain HTTP, but with a clock that stands until a test moves it."""
    started = Sandbox(first_world(Clock(stopped=True)))
    await started.start()
    yield started
    await started.stop()


@pytest.fixture
def connect(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> Connect:
    """Run a client against the sandbox, the way the product does it."""
    route, websocket = discord.http.Route, discord.gateway.DiscordWebSocket
    monkeypatch.setattr(route, "BASE", route.BASE)
    monkeypatch.setattr(websocket, "DEFAULT_GATEWAY", websocket.DEFAULT_GATEWAY)
    point_at(sandbox.address, route, websocket)

    @contextlib.asynccontextmanager
    async def running(client: discord.Client) -> AsyncIterator[None]:
        async with client:
            await client.login(sandbox.token)
            task = client.loop.create_task(client.connect())
            await client.wait_until_ready()
            yield
        await task

    return running


@pytest_asyncio.fixture(loop_scope=LOOP)
async def demo(connect: Connect) -> AsyncIterator[DemoBot]:
    """The demo bot, connected."""
    client = DemoBot()
    async with connect(client):
        yield client


@pytest_asyncio.fixture(loop_scope=LOOP)
async def ratskeller(sandbox: Sandbox, connect: Connect, tmp_path: Path) -> AsyncIterator[BotClient]:
    """The product's bot, with bot players that do not hesitate."""
    settings = Settings.model_construct(database=fresh(tmp_path / "tables.db"), editions=None, pictures=False)
    at_once = Timing(quiet=0.0, bot_player=0.0, burst=0.0, sealed=0.0, fold=0.0, picture=0.0, newest=0.0)
    play = PlayOptions(timing=at_once, draw=DEALS.randbytes, choose=by_lot)
    served = hosting(settings, WallClock(), discord=DiscordOptions(guild_ready_timeout=0.05), play=play)
    async with served as host, connect(host):
        yield host


@pytest_asyncio.fixture(loop_scope=LOOP)
async def open_page(sandbox: Sandbox, chromium: Browser) -> AsyncIterator[OpenPage]:
    """Open windows; each has storage of its own, like another browser. At the end no window may have complained."""
    complaints: list[str] = []
    expect.set_options(timeout=PATIENCE_MS)

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not overtaken(message):
            complaints.append(f"{message.text} ({message.location.get('url')})")

    async def opened(
        person: str, channel: str = "tavern", *, size: tuple[int, int] = DESKTOP, dark: bool = False
    ) -> Page:
        context = await chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light"
        )
        context.set_default_timeout(PATIENCE_MS)
        page = await context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(f"{error}\n{error.stack}"))
        place = urlencode({"person": sandbox.person(person).user.id, "channel": channel_named(sandbox, channel).id})
        await page.goto(f"{sandbox.page}#{place}")
        await page.get_by_role("log", name=channel).wait_for()
        return page

    yield opened
    assert not complaints, "the console of a window: " + "; ".join(complaints)


def overtaken(message: ConsoleMessage) -> bool:
    """Whether a press met a panel that the bot had just changed, as happens at Discord, too."""
    return "409 (Conflict)" in message.text and str(message.location.get("url")).endswith("/sandbox/press")


def channel_named(sandbox: Sandbox, name: str) -> Channel:
    """Return a channel by name."""
    return next(channel for channel in sandbox.world.channels.values() if channel.name == name)
