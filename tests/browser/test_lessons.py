"""A lesson in the browser, from *Learn* to the last word: a newcomer clicks in one private message."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

import pytest
from playwright.async_api import Locator, Page, expect

from bot.lessons import lesson_of
from bot.lessons.quiz import OPTIONS
from bot.text import LOCALES, words_for
from bot.ui.interactions.bot_client import BotClient
from rules import GAMES

from .conftest import OpenPage
from .hands import typed, write
from .players import MOST_ACTS, ByMouse

pytestmark = pytest.mark.browser

READERS = {
    "en": ("Ana", "/learn game ", "/learn quiz ", "/settings reading "),
    "fr": ("Bea", "/apprendre jeu ", "/apprendre quiz ", "/réglages lecture "),
}
LESSONS = [
    pytest.param(game, language, marks=() if game == "rattus" else pytest.mark.thorough)
    for game in GAMES
    for language in LOCALES
]
BY_WORDS = (("rattus", "en"), ("notre_dame", "fr"))  # all in `tests/e2e/test_lessons.py`


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

    async def ask(self) -> Locator:
        """The last answer of a round of *What happens here?*, each question answered by the first option or by lot."""
        next_one, last = (
            self.private.last.get_by_role("button", name=self.words(key), exact=True)
            for key in ("quiz-next", "quiz-again")
        )
        for _ in range(MOST_ACTS):
            options = self.private.last.locator("button.button:enabled")
            await options.nth(self.chance.randrange(OPTIONS)).click()
            await expect(next_one.or_(last)).to_be_visible()
            if await last.count():
                return self.private.last
            await next_one.click()
            await expect(next_one).to_have_count(0)
        raise AssertionError("the round has no end")


async def chosen(page: Page, command: str, value: str) -> None:
    """Type a command, and take a value by its whole name: the name of one game begins another's."""
    await write(page, f"{command}{value}")
    offered = page.get_by_role("listbox").get_by_role("option")
    await offered.filter(has_text=re.compile(rf"^\s*{re.escape(value)}\s*$")).click()
    await typed(page, "⏎")


async def learns(open_page: OpenPage, host: BotClient, game: str, language: str, *, spoken: bool = False) -> None:
    """From the command to the ending, and one step beyond."""
    name, command, _, reading = READERS[language]
    page, lesson, words = await open_page(name), lesson_of(language, game), words_for(language, spoken=spoken)
    assert lesson is not None
    learner = Learner(page, host.tables, name, language, random.Random(1), spoken=spoken)
    if spoken:
        await chosen(page, reading, words("ui-offer-reading-words"))
        await expect(learner.private.last).to_be_visible()
    await chosen(page, command, words(f"game-{game}"))
    await expect(learner.private.last).to_contain_text(lesson.texts.welcome)
    await expect(learner.private.last).to_contain_text(words("lesson-look", text="").strip())
    ending = await learner.learn()
    await expect(ending).to_contain_text(lesson.texts.ending)
    assert learner.acts >= lesson.structure.least
    await ending.get_by_role("button", name=words("lesson-play-on")).click()
    await expect(learner.private.last).not_to_contain_text(lesson.texts.ending)


@pytest.mark.parametrize(("game", "language"), LESSONS)
@pytest.mark.sampled
async def test_a_newcomer_learns_a_game_by_clicking(
    open_page: OpenPage, ratskeller: BotClient, game: str, language: str
) -> None:
    await learns(open_page, ratskeller, game, language)


@pytest.mark.parametrize(("game", "language"), BY_WORDS)
@pytest.mark.thorough
async def test_whoever_listens_learns_by_words_alone(
    open_page: OpenPage, ratskeller: BotClient, game: str, language: str
) -> None:
    await learns(open_page, ratskeller, game, language, spoken=True)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.thorough
async def test_a_round_of_what_happens_here_comes_to_its_end(
    open_page: OpenPage, ratskeller: BotClient, language: str
) -> None:
    name, _, command, _ = READERS[language]
    page, words = await open_page(name), words_for(language)
    learner = Learner(page, ratskeller.tables, name, language, random.Random(2))
    for game in ("rattus", "notre_dame"):  # one after the other in the same window
        await chosen(page, command, words(f"game-{game}"))
        await expect(learner.private.last).to_contain_text(words("quiz-title", game=words(f"game-{game}")))
        done = await learner.ask()
        await expect(done).to_contain_text(words("quiz-done", first=0, of=10, tries=0).split(":")[0].strip())
