"""A lesson in the browser, from *Learn* to the last word: a newcomer clicks in one private message."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

import pytest
from playwright.async_api import Locator, Page, expect

from bot.lessons import lesson_of
from bot.text import words_for
from bot.ui.interactions.host import Host
from rules import GAMES

from .conftest import OpenPage
from .hands import typed, write
from .players import MOST_ACTS, ByMouse

pytestmark = pytest.mark.browser

READERS = {"en": ("Ana", "/learn game "), "fr": ("Bea", "/apprendre jeu ")}
LESSONS = [(game, ("en", "fr")[n % 2]) for n, game in enumerate(GAMES)]  # the languages share the games


@dataclass
class Learner(ByMouse):
    """Clicks in the lesson until its ending stands there."""

    async def learn(self) -> Locator:
        """The ending."""
        ending = self.private.filter(has=self.page.get_by_role("button", name=self.words("lesson-again")))
        for _ in range(MOST_ACTS):
            await self.settled()
            if await ending.count():
                return ending.last
            if not await self._click(self.private.last):
                raise AssertionError(f"the lesson leads nowhere:\n{await self.private.last.inner_text()}")
        raise AssertionError("the lesson has no end")


async def begun(page: Page, game: str, language: str) -> None:
    """Type the command, and take the game by its whole name: that of one begins another's."""
    name = words_for(language)(f"game-{game}")
    await write(page, f"{READERS[language][1]}{name}")
    offered = page.get_by_role("listbox").get_by_role("option")
    await offered.filter(has_text=re.compile(rf"^\s*{re.escape(name)}\s*$")).click()
    await typed(page, "⏎")


@pytest.mark.parametrize(("game", "language"), LESSONS)
async def test_a_newcomer_learns_a_game_by_clicking(
    open_page: OpenPage, ratskeller: Host, game: str, language: str
) -> None:
    name, _ = READERS[language]
    page, lesson, words = await open_page(name), lesson_of(language, game), words_for(language)
    assert lesson is not None
    await begun(page, game, language)
    learner = Learner(page, ratskeller.tables, name, language, random.Random(1))
    await expect(learner.private.last).to_contain_text(lesson.texts.welcome)
    ending = await learner.learn()
    await expect(ending).to_contain_text(lesson.texts.ending)
    assert learner.acts >= lesson.structure.least
    await ending.get_by_role("button", name=words("lesson-play-on")).click()
    await expect(learner.private.last).not_to_contain_text(lesson.texts.ending)
