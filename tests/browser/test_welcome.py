"""The first minutes on the page: what to do, a slash that works at once, games under way to look at and play on."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from bot.app import open_examples
from bot.sandbox import Sandbox
from bot.ui.interactions.bot_client import BotClient
from rules import GAMES

from .conftest import PATIENCE_MS, PHONE, Connect, OpenPage
from .demo_bot import DemoBot

pytestmark = pytest.mark.browser


async def test_a_slash_opens_the_commands_wherever_the_focus_is(open_page: OpenPage, demo: DemoBot) -> None:
    page = await open_page("Ana")
    await page.get_by_role("heading", name="Welcome, Ana").click()
    await page.keyboard.press("/")
    await expect(page.locator("#write")).to_be_focused()
    await expect(page.get_by_role("option", name="/show board")).to_be_visible()
    await page.keyboard.type("go")
    await expect(page.get_by_role("listbox").get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Commands", exact=True).first.click()
    await expect(page.get_by_role("option", name="/show board")).to_be_visible()


async def test_who_types_before_the_bot_is_there_sees_its_commands_as_they_come(
    open_page: OpenPage, connect: Connect
) -> None:
    page = await open_page("Ana")
    await page.keyboard.press("/")
    await expect(page.locator(".completions")).to_contain_text("The bot is on its way …")
    client = DemoBot()
    async with connect(client):
        await expect(page.get_by_role("option", name="/show board")).to_be_visible()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("combobox", name="where")).to_be_focused()
        await client.close()


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
async def test_a_newcomer_reads_what_to_do_and_begins_with_a_press(
    open_page: OpenPage, ratskeller: BotClient, size: tuple[int, int]
) -> None:
    page = await open_page("Bea", size=size)
    welcome = page.get_by_role("region", name="Pour commencer")
    await expect(welcome).to_contain_text("Compléter avec des bots")
    await welcome.get_by_role("button", name="/table ouvrir").click()
    await expect(page.get_by_role("option", name="Hameln")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


async def test_a_game_of_each_kind_stands_in_its_middle_and_is_played_on(
    open_page: OpenPage, sandbox: Sandbox, ratskeller: BotClient
) -> None:
    await open_examples(sandbox, ratskeller.tables)
    page = await open_page("Ana")
    dan = int(sandbox.person("Dan").user.id)
    waiting = await ratskeller.tables.waiting_for(dan)
    assert {(table.game, table.status) for table in waiting} == {(key, "running") for key in GAMES}
    examples = page.get_by_role("region", name="How to begin").get_by_role("button", name=", as Dan")
    await expect(examples).to_have_count(len(GAMES))
    await examples.filter(has_text=re.compile("^Rattus, ")).click()
    await expect(page.locator(".self")).to_have_text("as Dan")
    await expect(page.get_by_role("article").last).to_contain_text("Waiting for")
    await page.get_by_role("button", name="My move").click()
    panel = page.get_by_role("article").filter(has_text="only you see this")
    await panel.get_by_role("button", name="Knight").first.click()
    code = next(table.code for table in waiting if table.game == "rattus")
    async with asyncio.timeout(PATIENCE_MS / 1000):
        while await ratskeller.tables.draft(code, dan) is None:  # a turn is a plan
            await asyncio.sleep(0.02)
    assert not any(n for n in sandbox.world.notifications.get(sandbox.person("Dan").user.id, ()) if not n.suppressed)
