"""A camera for screens that no bot has sent: each is put into the sandbox as a message, and its picture taken."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Final
from urllib.parse import urlencode

import discord
from PIL import Image as Pixels
from playwright.async_api import Page

from bot.pictures import THEMES, Theme, painter_of, png
from bot.sandbox import Clock, Sandbox, first_world, point_at
from bot.ui.kit.render import files, layout
from bot.ui.kit.scenes import question_scene
from bot.ui.kit.screen import Image, Menu, Screen
from bot.ui.screens import panel as panels
from bot.ui.screens.marks import picture_question
from tests.questions import Shown
from tests.ui.tables import facts_of

from .renderer import LOCALES, chromium

PHONE: Final = 400
SHEET: Final = (1200, 990)  # pixels of a contact sheet: larger ones are shown smaller
MENUS: Final = """(article, menus) => { for (const [title, entries] of menus) {
  const list = document.createElement("div");
  list.style.cssText = "margin:8px 16px;padding:8px;border:1px dashed;font-size:14px";
  list.innerText = `▾ ${title}\\n` + entries.join("\\n");
  article.append(list);
} }"""
DECODED: Final = "article => Promise.all([...article.querySelectorAll('img')].map(image => image.decode()))"


def panel_of(shown: Shown, theme: Theme = THEMES["dark"]) -> Screen:
    """The panel of a question with its picture, as its player sees it."""
    parts = panels._parts(shown.plan, panels.Note(), facts_of(shown.plan.true.table, shown.since), None, (), "")
    painter = painter_of(shown.plan.true.table.game)
    assert painter
    scene = question_scene(shown.plan.now, picture_question(shown.plan), shown.before, theme)
    drawing = painter.question(scene)
    drawn = (Image(png(*drawing, theme.zoom), painter.question_alt(scene), "question.png"),) if drawing else ()
    return Screen(tuple(parts)).pictured(drawn)


@dataclass(frozen=True)
class Camera:
    """Somebody's window at a channel, and who writes there."""

    page: Page
    channel: discord.PartialMessageable

    async def take(self, screen: Screen) -> bytes:
        """A screen as a PNG, with the entries of its menus below it."""
        message = await self.channel.send(view=layout(screen), files=files(screen.images))
        article = self.page.locator(f"#m-{message.id}")
        await article.wait_for()
        if screen.images:
            await article.locator("img").first.wait_for()
        await self.page.locator(".log [aria-busy=true]").first.wait_for(state="detached")
        await article.evaluate(DECODED)
        await article.evaluate(MENUS, [list(menu) for menu in _menus(screen)])
        return await article.screenshot()


def _menus(screen: Screen) -> Iterator[tuple[str, list[str]]]:
    """The menus of a screen, which are closed on a picture: what stands on them, and their entries."""
    for part in screen.parts:
        if isinstance(part, Menu):
            yield part.placeholder, [" — ".join(filter(None, (entry.label, entry.about))) for entry in part.entries]


@contextlib.asynccontextmanager
async def camera(language: str, *, width: int = PHONE, scale: float = 1) -> AsyncIterator[Camera]:
    """A window of this width whose person reads this language."""
    sandbox = Sandbox(first_world(Clock(stopped=True)))
    ana = sandbox.person("Ana").user
    sandbox.world.change_person(ana, locale=LOCALES[language])
    await sandbox.start()
    point_at(sandbox.address, discord.http.Route, discord.gateway.DiscordWebSocket)
    place = next(channel.id for channel in sandbox.world.channels.values() if channel.name == "tavern")
    async with chromium() as browser:
        context = await browser.new_context(viewport={"width": width, "height": 2600}, device_scale_factor=scale)
        page = await context.new_page()
        await page.goto(f"{sandbox.page}#{urlencode({'person': ana.id, 'channel': place})}")
        await page.get_by_role("log").wait_for()
        async with discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05) as client:
            await client.login(sandbox.token)
            connected = asyncio.create_task(client.connect())
            await client.wait_until_ready()
            yield Camera(page, client.get_partial_messageable(int(place)))
        await connected
    await sandbox.stop()


def contact_sheets(pictures: Sequence[bytes], width: int = PHONE) -> Iterator[Pixels.Image]:
    """Many pictures on few: in columns, each picture at this width."""
    columns = SHEET[0] // width
    sheet, filled = _blank(), [0] * columns
    for data in pictures:
        small = _at_width(data, width)
        if min(filled) + small.height > SHEET[1] and max(filled):
            yield sheet
            sheet, filled = _blank(), [0] * columns
        column = filled.index(min(filled))
        sheet.paste(small, (column * width, filled[column]))
        filled[column] += small.height + 6
    if max(filled):
        yield sheet


def _blank() -> Pixels.Image:
    return Pixels.new("RGB", SHEET, "#808080")


def _at_width(data: bytes, width: int) -> Pixels.Image:
    with Pixels.open(BytesIO(data)) as picture:
        return picture.convert("RGB").resize((width, picture.height * width // picture.width))
