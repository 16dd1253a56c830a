"""A studio: the product with its page in Chromium, and a camera that takes one message at the width of a phone."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlencode

import discord
from playwright.async_api import Browser, Page, async_playwright

from bot.clock import WallClock
from bot.config import Settings
from bot.hosting import DiscordOptions, PlayOptions, hosting
from bot.sandbox import Channel, Clock, Person, Sandbox, first_world, point_at
from bot.sandbox.wire import JsonObject
from bot.tables.values.timing import Timing
from bot.text import Words, words_for
from bot.ui.interactions.bot_client import BotClient
from tests.e2e.rig import button, said

FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
PHONE: Final = {"width": 400, "height": 800}
TALL: Final = {"width": 400, "height": 2600}  # no message is longer: nothing covers a part of it
LOCALES: Final = {"en": "en-GB", "fr": "fr"}


@dataclass
class Renderer:
    """One language's world, and where its pictures go."""

    sandbox: Sandbox
    host: BotClient
    browser: Browser
    folder: Path
    language: str
    pages: dict[tuple[str, str], Page] = field(default_factory=dict)
    taken: int = 0

    @property
    def words(self) -> Words:
        """The texts of this language."""
        return words_for(self.language)

    def person(self, name: str) -> Person:
        """Somebody of the world."""
        return self.sandbox.person(name)

    def channel(self, name: str) -> Channel:
        """A channel of the world."""
        return next(channel for channel in self.sandbox.world.channels.values() if channel.name == name)

    async def window(self, name: str, place: str) -> Page:
        """Somebody's phone at a channel."""
        if (name, place) not in self.pages:
            context = await self.browser.new_context(viewport=TALL)  # type: ignore[arg-type]
            page = await context.new_page()
            where = urlencode({"person": self.person(name).user.id, "channel": place})
            await page.goto(f"{self.sandbox.page}#{where}")
            await page.get_by_role("log").wait_for()
            self.pages[name, place] = page
        return self.pages[name, place]

    async def shot(self, title: str, name: str, message: JsonObject) -> JsonObject:
        """Picture of a message as somebody sees it; returns the message."""
        page = await self.window(name, message["channel_id"])
        article = page.locator(f"#m-{message['id']}")
        await article.wait_for()
        await page.locator(".log [aria-busy=true]").first.wait_for(state="detached")
        await asyncio.sleep(0.1)  # the page draws what has just come
        await article.scroll_into_view_if_needed()
        await article.screenshot(path=self._file(title))
        return message

    async def screen(self, title: str, page: Page) -> None:
        """Picture of the whole phone."""
        await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        await asyncio.sleep(0.1)
        await page.screenshot(path=self._file(title))
        await page.set_viewport_size(TALL)  # type: ignore[arg-type]

    def _file(self, title: str) -> Path:
        self.taken += 1
        return self.folder / f"{self.language}-{self.taken:02d}-{title}.png"

    # ------------------------------------------------------------------- what people do

    async def run(self, name: str, place: Channel | str, command: str, **options: Any) -> JsonObject:
        """Somebody runs a command; returns the answer."""
        return await self.person(name).command(place, command, options).message()

    async def press(self, name: str, message: JsonObject, start: str) -> JsonObject:
        """Somebody presses the first button whose id starts so; returns the answer, or the message as it became."""
        id = button(message, start)
        assert id, f"no button {start}: {said(message)}"
        person = self.person(name)
        answer = person.press(message, id)
        with contextlib.suppress(TimeoutError, AssertionError):
            return await answer.message()
        return next(m for m in person.messages(message["channel_id"]) if m["id"] == message["id"])

    async def until(self, name: str, place: Channel | str, start: str, text: str = "") -> JsonObject:
        """The newest message with such a button and such a text, as soon as there is one."""
        return await self.person(name).until_message(place, lambda m: bool(button(m, start)) and text in said(m))


@contextlib.asynccontextmanager
async def renderer(browser: Browser, folder: Path, language: str, *, pictures: bool = False) -> AsyncIterator[Renderer]:
    """A world in which everybody speaks this language; `pictures`: the bot draws."""
    sandbox = Sandbox(first_world(Clock(stopped=True)))
    for user in sandbox.world.people():
        sandbox.world.change_person(user, locale=LOCALES[language])
    await sandbox.start()
    point_at(sandbox.address, discord.http.Route, discord.gateway.DiscordWebSocket)
    at_once = Timing(quiet=0.0, bot_player=0.0, burst=0.0, sealed=0.0, fold=0.0, picture=0.0, newest=0.0)
    with TemporaryDirectory(prefix="ratskeller-") as apart:
        settings = Settings.model_construct(database=Path(apart) / "studio.db", editions=None, pictures=pictures)
        discord_options, play = DiscordOptions(guild_ready_timeout=0.05), PlayOptions(timing=at_once)
        async with hosting(settings, WallClock(), discord=discord_options, play=play) as host, host:
            await host.login(sandbox.token)
            task = asyncio.create_task(host.connect())
            await host.wait_until_ready()
            yield Renderer(sandbox, host, browser, folder, language)
        await task
    await sandbox.stop()


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The machine's own Chromium."""
    found = shutil.which("chromium")
    assert found, "no Chromium here"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        await browser.close()
