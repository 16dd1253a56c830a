"""A newcomer in front of the page: one plays by mouse, one by typing. They act on what the page shows, nothing else."""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import dataclass, field
from typing import Final

from playwright.async_api import ElementHandle, Error, Locator, Page, TimeoutError, expect

from bot.tables import Tables
from bot.text import words_for

from .hands import said_by_page, typed, write

LONGEST: Final = 600  # seconds of a game; it takes 10 to 30 where nothing else runs, many times that on a busy machine
MOST_ACTS: Final = 200  # for one decision; more means that the page leads nowhere
LOOK_AGAIN: Final = 3000  # milliseconds until somebody whose panel changed under their hand looks again
BESIDE: Final = (
    "ui-take-back",
    "ui-why",
    "ui-put-back",
    "ui-rules",
    "ui-hide-hints",
    "note-open",
    "lesson-finish",
    "ui-at-hand",
    "ui-board-in-words",
    "ui-log",
    "replay-button",
    "ui-rematch",
)  # buttons that answer nothing

USABLE: Final = "button.button:enabled, .select-box:enabled"
MENU: Final = "\n▾"  # what the page writes into a menu that is closed
CHOSEN: Final = re.compile(r"✓$|[1-9]/\d+$")  # cards that are put in already


@dataclass
class Newcomer:
    """Somebody who plays one game in one window."""

    page: Page
    tables: Tables
    name: str
    language: str
    chance: random.Random
    acts: int = field(default=0, init=False)  # clicks or commands that answered something
    spoken: bool = field(default=False, kw_only=True)  # reads in words mode

    def __post_init__(self) -> None:
        self.words = words_for(self.language, spoken=self.spoken)
        self.articles = self.page.get_by_role("log").get_by_role("article")
        self.private = self.articles.filter(has_text=said_by_page("Only you can see this", self.language))
        my_move = self.page.get_by_role("button", name=self.words("ui-my-move"), exact=True)
        self.boards = self.articles.filter(has=my_move)
        end = self.words("ui-end-title", title="")
        public = self.articles.filter(has_not_text=said_by_page("Only you can see this", self.language))
        self.end = public.filter(has=self.page.get_by_role("heading", name=re.compile(f"{re.escape(end)}$")))

    async def to_the_end(self) -> None:
        """Decide whenever the board calls, until the final scoring stands there."""
        async with asyncio.timeout(LONGEST):
            while await self.called():
                await self.decide()

    async def called(self) -> bool:
        """Wait until the board calls this person; False when the final scoring stands there.

        The service is asked for the bell only: the board of a moment ago may still call whoever has answered since.
        """
        while (table := await self.tables.table_of(int(self.channel))) and table.status == "running":
            if any(player and player.name == self.name for player in map(table.players.__getitem__, table.awaited)):
                call = self.boards.last.get_by_text(re.compile(rf"^[^·]*\b{self.name}\b[^·]*[,:] [^·]*\.$"))
                await expect(call.first).to_be_visible()
                return True
            await asyncio.sleep(0.02)
        await expect(self.end.last).to_be_visible()  # the last board may stand a moment beside it
        return False

    @property
    def channel(self) -> str:
        """The channel that the window shows, by its address."""
        return self.page.url.rpartition("channel=")[2]

    async def decide(self) -> None:
        """Answer the question of the moment."""
        raise NotImplementedError

    async def settled(self) -> None:
        """Wait until nothing on the page waits for the bot."""
        await expect(self.page.locator(".log [aria-busy=true], .log .note[role=status]")).to_have_count(0)

    async def newest(self) -> str:
        """The id of the newest private answer; "" where there is none. An older panel goes when a new one comes."""
        return await self.private.last.get_attribute("id") or "" if await self.private.count() else ""


@dataclass
class ByMouse(Newcomer):
    """Opens the panel from the board and clicks in it until nothing is asked there any more."""

    async def decide(self) -> None:
        """Click *My move*, then whatever the panel offers."""
        before = await self.newest()
        await self.boards.last.get_by_role("button", name=self.words("ui-my-move")).click()
        await expect(self.private.last).not_to_have_attribute("id", before)
        for _ in range(MOST_ACTS):
            await self.settled()
            if not await self._click(self.private.last):
                return
        raise AssertionError(f"the panel leads nowhere:\n{await self.private.last.inner_text()}")

    async def _click(self, panel: Locator) -> bool:
        """One click on something that answers, mostly on what ends the question; False where nothing is asked.

        The panel follows the table by itself: all is read at one moment, and who finds it changed looks again.
        """
        usable = panel.locator(USABLE)
        offers = await usable.evaluate_all("all => all.map(one => [one.innerText.trim(), one.className])")
        beside = {self.words(key) for key in BESIDE}
        answers = {
            place: classes
            for place, (text, classes) in enumerate(offers)
            if text.removesuffix(MENU) not in beside and not CHOSEN.search(text)
        }
        if not answers:
            return False
        ready = [place for place, classes in answers.items() if "success" in classes]
        place = self.chance.choice(ready if ready and self.chance.random() < 0.6 else list(answers))
        act = self._choose if "select-box" in answers[place] else self._press
        try:
            element = await usable.nth(place).element_handle(timeout=LOOK_AGAIN)
            if (await element.inner_text()).strip() != offers[place][0]:
                return True  # the panel has changed: at the end *Rematch* stands where an answer stood
            await act(element)
        except Error:  # it is gone, or a menu that stands open covers it
            await self.page.keyboard.press("Escape")
            return True
        self.acts += 1
        return True

    async def _press(self, button: ElementHandle) -> None:
        await button.click(timeout=LOOK_AGAIN)

    async def _choose(self, menu: ElementHandle) -> None:
        await menu.click(timeout=LOOK_AGAIN)
        entries = self.page.get_by_role("listbox").get_by_role("option")
        await entries.first.wait_for(timeout=LOOK_AGAIN)  # where the panel was drawn anew meanwhile it is closed again
        left = await entries.and_(self.page.locator("[aria-selected=false]")).all()  # of many, one more each time
        offered = left or await entries.all()
        if not offered:
            raise TimeoutError("the menu is closed again")
        await self.chance.choice(offered).click(timeout=LOOK_AGAIN)
        done = self.page.get_by_role("button", name=said_by_page("Done", self.language))
        if await done.count():
            await done.click()


@dataclass
class ByTyping(Newcomer):
    """Types commands and takes what completion offers, by arrow keys and Enter."""

    commands: tuple[tuple[str, str, str], ...] = ()  # the kernel's name of the question, sub-command, parameter

    async def decide(self) -> None:
        """Type the sub-command of the question that the board names; where the board lags behind, look again."""
        sub, parameter = await self.asked()
        if (
            sub == "enter"
            and self.chance.random() < 0.2
            and await self.run(f"/cartus {self.words('cmd-cartus-pass')} ⏎")
        ):
            return
        value = await self.complete(sub, parameter, "")
        for _ in range(MOST_ACTS):
            if value is None:
                return
            if sub == "enter" and self.chance.random() < 0.5:
                await typed(self.page, f"{self.words('par-cards')}⏎")
                await self.take()
            if await self.run("⏎"):
                return
            value = await self.complete(sub, parameter, f"{value}, ")
        raise AssertionError(f"/cartus {sub} leads nowhere")

    async def asked(self) -> tuple[str, str]:
        """The sub-command and its parameter for the question of the board; in doubt `/move` says it."""
        board = await self.boards.last.inner_text()
        for choice, sub, parameter in self.commands:
            if self.words(f"rattus_cartus-call-{choice}") in board:
                return sub, parameter
        raise AssertionError(f"the board names no question:\n{board}")

    async def complete(self, sub: str, parameter: str, begun: str) -> str | None:
        """Begin the command and take one of the completions; returns what stands in the box then, if anything fits."""
        await write(self.page, f"/cartus {self.words(f'cmd-cartus-{sub}')} ")
        box = self.page.get_by_role("combobox", name=self.words(f"par-{parameter}"))
        await expect(box).to_be_focused()
        await typed(self.page, begun)
        if await self.take():
            return await box.input_value()
        await self.page.get_by_role("button", name=re.compile("Leave the command|Quitter la commande")).press("Enter")
        return None

    async def take(self) -> bool:
        """Take one of the completions that the bot offers; False where it offers none."""
        offers = self.page.locator("#completions:not([aria-busy])").get_by_role("option")
        nothing = self.page.get_by_text(re.compile("Nothing matches|Rien ne correspond"))
        await expect(offers.or_(nothing).first).to_be_visible()
        if await nothing.count():
            return False
        for _ in range(self.chance.randrange(await offers.count())):
            await self.page.keyboard.press("ArrowDown")
        await self.page.keyboard.press("Enter")
        return True

    async def run(self, keys: str) -> bool:
        """Send the command with the last keys; whether the answer says that it was understood."""
        before = await self.newest()
        await (typed(self.page, keys) if keys == "⏎" else write(self.page, keys))
        await expect(self.private.last).not_to_have_attribute("id", before)
        await self.settled()
        self.acts += 1
        return self.words("ui-understood", what="") in await self.private.last.inner_text()
