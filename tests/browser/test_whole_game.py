"""Whole games of Rattus Cartus in the browser: a newcomer at the page, the product's own bot, its real database."""

from __future__ import annotations

import random
import re

import pytest
from playwright.async_api import Page, expect

from bot.sandbox import Sandbox
from bot.ui.interactions.bot_client import BotClient
from cogs.rattus_cartus import COMMANDS

from .conftest import OpenPage
from .hands import typed, write
from .players import ByMouse, ByTyping, Newcomer

pytestmark = pytest.mark.browser

SUBS = tuple(
    (choice, sub.name, step.parameter)
    for sub in COMMANDS.subs
    for step in sub.steps[:1]
    if step.parameter
    for choice in step.choices
)


async def to_the_thread(page: Page) -> None:
    """Click on the table's thread in the list of places."""
    await page.get_by_role("list", name=re.compile("(Threads of|Fils de) tavern")).get_by_role("button").click()
    await expect(page.get_by_role("log", name=re.compile("Messages (in|de) #Rattus Cartus"))).to_be_visible()


async def test_a_newcomer_opens_a_table_and_plays_a_whole_game_by_mouse(
    open_page: OpenPage, ratskeller: BotClient
) -> None:
    page, other = await open_page("Ana"), await open_page("Bea")
    await page.get_by_role("button", name="Commands").click()
    await page.get_by_role("option", name="/table open").click()
    await page.get_by_role("option", name="Rattus Cartus").click()
    await page.get_by_role("combobox", name="More options").click()
    await page.get_by_role("option", name="seats").click()
    await typed(page, "3")
    await page.get_by_role("button", name="Run").click()
    await page.get_by_role("button", name="Fill with bots").click()
    await page.get_by_role("button", name="Middle", exact=True).click()
    await expect(page.locator(".log [aria-busy=true]")).to_have_count(0)
    await page.get_by_role("button", name="Start", exact=True).click()
    await expect(page.get_by_role("log")).to_contain_text("The game begins")
    await to_the_thread(page)
    await expect(page.get_by_role("article").first).to_contain_text("the board: #Rattus Cartus")
    await expect(page.get_by_role("log")).to_contain_text("Ratskeller added Ana to the thread.")
    await to_the_thread(other)

    ana = ByMouse(page, ratskeller.tables, "Ana", "en", random.Random(1))
    await ana.to_the_end()

    end = await scoring_of(ana)
    assert "Ana" in end and "(bot, middle, " in end
    assert ana.acts > 30
    await page.get_by_role("navigation", name="Channels").get_by_role("button", name="Ratskeller").last.click()
    await expect(page.get_by_role("log", name="Messages in @Ratskeller")).to_contain_text("is over")
    await sees_only_what_is_public(other, end)


async def sees_only_what_is_public(other: Page, end: str) -> None:
    """Another person has the final scoring on the screen, and nothing that was for the first one alone."""
    log = other.get_by_role("log")
    await expect(log).to_contain_text("🏁")
    shown = await log.inner_text()
    assert [line for line in end.splitlines() if line not in shown] == []
    for channel in ("tavern", "Rattus Cartus"):
        await (
            other.get_by_role("navigation", name=re.compile("Channels|Salons"))
            .get_by_role("button", name=channel)
            .first.click()
        )
        await expect(other.get_by_role("log", name=re.compile(f"(in|de) #{channel}"))).to_be_visible()
        await expect(log).to_contain_text("Rattus Cartus")
        for secret in ("Only you can see this", "Visible pour toi seulement", "Your hand", "Ta main"):
            await expect(log).not_to_contain_text(secret)


async def scoring_of(player: Newcomer) -> str:
    """What the end message says from the winner on; the clock time above is in the reader's own language."""
    record = player.page.get_by_role("button", name=player.words("ui-record"), exact=True)  # what a panel lacks
    end = player.end.filter(has=record)
    await expect(end).to_have_count(1)
    text = await end.inner_text()
    return text[text.index("🏁") :]


@pytest.mark.thorough
async def test_a_whole_game_is_played_in_french_by_typing_commands_only(
    open_page: OpenPage, sandbox: Sandbox, ratskeller: BotClient
) -> None:
    page, other = await open_page("Bea"), await open_page("Ana")
    await write(page, "/table ouvrir Rattus⏎places⏎2⏎⏎")
    await expect(page.get_by_role("log")).to_contain_text("est ouverte")
    await write(page, "/table compléter ⏎")
    await expect(page.get_by_role("log")).to_contain_text("toutes les places sont prises")
    await write(page, "/table commencer ⏎")
    await expect(page.get_by_role("log")).to_contain_text("La donne est scellée")
    await expect(page.get_by_role("list", name="Fils de tavern")).to_be_visible()
    await page.keyboard.press("Alt+ArrowDown")
    await expect(page.get_by_role("log", name="Messages de #Rattus Cartus")).to_be_visible()
    await to_the_thread(other)

    bea = ByTyping(page, ratskeller.tables, "Bea", "fr", random.Random(2), commands=SUBS)
    await write(page, "/jouer ⏎")
    await expect(bea.private.last).to_contain_text("Ta main")
    await bea.to_the_end()

    end = await scoring_of(bea)
    assert "Bea" in end
    assert bea.acts > 30
    await sees_only_what_is_public(other, end)
