"""The page of a replay in a real Chromium: it steps, speaks both languages, checks the seal, and asks nobody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.replays import played_again
from bot.replays.limits import MOST
from bot.replays.page import page_of
from rules import GAMES
from tests.replays.records import record

from .conftest import DESKTOP, PHONE

SHORT = ("rattus_cartus/record-2", "rattus/record-2", "notre_dame/record-2", "hameln/record-3")


def written(folder: Path, name: str, secret: str = "") -> Path:
    """The page of a record in a file; `secret`: what stands there in place of the true one."""
    of = record(name)
    told = of.model_copy(update={"secret": secret}) if secret else of
    text = page_of(played_again(of, GAMES), told, "en")
    assert len(text.encode()) < MOST / 4
    path = folder / "game.html"
    path.write_text(text, "utf-8")
    return path


class Opened:
    """A page in a window, and what went wrong there."""

    def __init__(self, page: Page) -> None:
        self.page, self.troubles, self.requests = page, list[str](), list[str]()
        page.on("console", lambda message: self.troubles.append(message.text))
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))

    async def at(self, path: Path) -> None:
        """Open the file."""
        await self.page.goto(path.as_uri())
        await expect(self.page.locator("#title")).not_to_be_empty()

    async def svg(self, place: str = "#board") -> str:
        """The drawing at a place."""
        found = await self.page.locator(place).first.evaluate("place => place.shadowRoot.innerHTML")
        return str(found)

    async def is_sound(self) -> None:
        """Nothing went wrong, nothing was asked for, nothing is wider than the window."""
        assert self.troubles == [] and len(self.requests) == 1
        assert await self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.browser
@pytest.mark.parametrize("name", SHORT)
@pytest.mark.thorough
async def test_the_page_steps_through_a_game_in_both_languages_and_looks(
    chromium: Browser, tmp_path: Path, name: str
) -> None:
    for size in (PHONE, DESKTOP)[: 2 if name == SHORT[0] else 1]:
        page = await chromium.new_page(viewport={"width": size[0], "height": size[1]})
        opened = Opened(page)
        await opened.at(written(tmp_path, name))
        await expect(page.locator("#verdict")).to_have_class("right")
        start = await opened.svg()
        assert start.count("<svg") == 1 and "textLength" in start
        for n in range(1, 12):
            await page.keyboard.press("ArrowRight")
            await expect(page.locator("#where")).to_contain_text(f"step {n}/")
            assert await page.locator("#news").inner_text()
            if await opened.svg() != start:  # supplies are taken unseen: they may change no board
                break
        assert await opened.svg() != start
        assert await page.locator("#result").is_hidden()
        await page.keyboard.press("End")
        await expect(page.locator("#where")).to_contain_text("The end")
        assert await page.locator("#result td").count() > 4
        assert await page.locator("#on").is_disabled()
        for seat in ("0", "o"):
            await page.select_option("#viewer", seat)
            await expect(page.locator("#hands .picture")).to_have_count(1 if seat == "0" else len(record(name).seated))
            for place in await page.locator("#hands .picture").all():
                assert await place.is_hidden() or await place.evaluate("place => place.shadowRoot.children.length")
        await page.select_option("#viewer", "p")
        await expect(page.locator("#hands .picture")).to_have_count(0)
        await page.select_option("#look", "contrast")
        await page.select_option("#language", "fr")
        await expect(page.locator("#where")).to_contain_text("La fin")
        await page.locator("#large").check()
        await page.locator("#rounds button").first.click()
        await expect(page.locator("#where")).to_contain_text(re.compile("Tour( de table)? 1"))
        await page.locator("#play").click()
        await page.select_option("#speed", "400")
        await expect(page.locator("#where")).not_to_contain_text("étape 1/")
        await opened.is_sound()
        await page.close()


@pytest.mark.browser
async def test_a_page_whose_secret_was_changed_says_so(chromium: Browser, tmp_path: Path) -> None:
    page = await chromium.new_page()
    opened = Opened(page)
    await opened.at(written(tmp_path, SHORT[1], "ab" * 32))
    await expect(page.locator("#verdict")).to_have_class("wrong")
    await page.close()


@pytest.mark.browser
async def test_the_space_bar_presses_what_has_the_focus_and_plays_elsewhere(chromium: Browser, tmp_path: Path) -> None:
    page = await chromium.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    opened = Opened(page)
    await opened.at(written(tmp_path, SHORT[1]))
    await page.locator("#large").press(" ")
    await expect(page.locator("#large")).to_be_checked()
    await page.locator("#large").press(" ")
    await page.locator("#rounds button").nth(1).press(" ")
    await expect(page.locator("#rounds button").nth(1)).to_have_attribute("aria-current", "true")
    await expect(page.locator("#slider")).to_have_attribute("aria-valuetext", await page.locator("#where").inner_text())
    await expect(page.locator("#play")).to_have_text("Play")
    await page.evaluate("document.activeElement.blur()")
    await page.keyboard.press(" ")
    await expect(page.locator("#play")).to_have_text("Pause")
    board, controls = await page.locator("#board").bounding_box(), await page.locator("#controls").bounding_box()
    assert board and controls and board["y"] + board["height"] <= controls["y"]
    await opened.is_sound()
    await page.close()
